import type { Ad } from '../../../../ad-kit/ad';
import { type FieldValue as Standing, valuesIn } from '../../../../ad-kit/fieldValues';
import { formats } from '../../../../ad-kit/formats';
import { countsOf } from '../../../../ad-kit/limits';
import { type FieldValue, valueAt } from '../../../domain/ads/fieldPaths';

/** What stands at a path; empty for a list, which is added to. */
export function textAt(ad: Ad, path: string): string {
  const value = valueAt(ad, path);
  return typeof value === 'string' ? value : '';
}

/** The texts of a list in which no place is free; none for anything else. */
export function fullList(ad: Ad, path: string): readonly Standing[] {
  if (!Array.isArray(valueAt(ad, path))) return [];
  const values = valuesIn(ad, path);
  const isFree = values.length < countsOf(ad.format, path).max || values.some(({ text }) => text.trim() === '');
  return isFree ? [] : values;
}

/** How an ad is edited so that it says a text: in its field, or in a list's first free place, else in place of `taken`. */
export function editFor(ad: Ad, path: string, text: string, taken: number): { path: string; value: FieldValue } {
  const list = valueAt(ad, path);
  if (!Array.isArray(list)) return { path, value: text };
  const values = valuesIn(ad, path);
  const empty = values.findIndex((value) => value.text.trim() === '');
  const index = empty >= 0 ? empty : values.length < countsOf(ad.format, path).max ? values.length : taken;
  const isPinnable = formats[ad.format].fields.some(({ name, kind }) => name === path && kind === 'pinnable_texts');
  if (index < values.length) return { path: `${path}[${index}]${isPinnable ? '.text' : ''}`, value: text };
  // The list's items are all of the kind that is added.
  return { path, value: [...(list as unknown[]), isPinnable ? { text, pin: null } : text] as FieldValue };
}

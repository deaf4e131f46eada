import type { Ad } from './ad';
import { type AdField, formats } from './formats';

/** A text of an ad, or the id of one of its images or of its call to action, and where it stands. */
export type FieldValue = {
  /** `final_url`, `headlines[2]`, `cards[0].headline`. */
  path: string;
  /** The item's place in its list, counted from 0; `undefined` for what is no list. */
  index: number | undefined;
  text: string;
};

/**
 * What stands in a field, by the names of formats.ts: a list's items in their order, of `cards.headline` those of every
 * card. Empty texts are among it; `null` and fields that the ad lacks are not.
 */
export function valuesIn(ad: Ad, field: string): FieldValue[] {
  const [outer = '', inner] = field.split('.');
  const value = (ad as Readonly<Record<string, unknown>>)[outer];
  if (typeof value === 'string') return [{ path: outer, index: undefined, text: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    const text = typeof item === 'string' ? item : propertyOf(item, inner ?? 'text');
    return typeof text === 'string' ? [{ path: `${outer}[${index}]${inner ? `.${inner}` : ''}`, index, text }] : [];
  });
}

/** What stands in all of an ad's fields for which `isWanted` holds, in the order of the form. */
export function valuesOfFields(ad: Ad, isWanted: (field: AdField) => boolean): (FieldValue & { field: AdField })[] {
  return formats[ad.format].fields
    .filter(isWanted)
    .flatMap((field) => valuesIn(ad, field.name).map((value) => ({ ...value, field })));
}

function propertyOf(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null ? (item as Readonly<Record<string, unknown>>)[key] : undefined;
}

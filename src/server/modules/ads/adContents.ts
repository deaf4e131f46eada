import { formats } from '../../../ad-kit/formats';
import { hasForeignScheme } from '../../../ad-kit/webAddress';
import { type FieldError, invalidFields } from '../../lib/refusal';
import type { Ad, AdFields } from './ads.types';

interface FieldValue {
  /** With dots and indexes: `cards.0.final_url`. */
  path: string;
  /** What the form calls it. */
  label: string;
  value: string;
}

/** In all texts of an ad, as JSON. Many times what all platforms take, and few enough to list hundreds of ads. */
const mostCharacters = 100_000;

/**
 * Refuses what no draft may hold: two texts for one format, addresses that are no web pages, and more than anybody
 * writes. Everything else that is wrong with an ad is for its writer to see and correct.
 */
export function refuseBadContents(contents: readonly Ad[]): void {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  if (JSON.stringify(contents).length > mostCharacters) {
    errors.push({ field: 'contents', message: 'The ad has over 100,000 characters in all. Please make it shorter.' });
  }
  for (const [index, ad] of contents.entries()) {
    const { platform, label } = formats[ad.format];
    if (seen.has(ad.format)) {
      const field = `contents.${index}.format`;
      errors.push({ field, message: `The ad has two texts for one format (${label}, ${platform}). Keep one of them.` });
    }
    seen.add(ad.format);
    for (const { path, label: name, value } of valuesOf(ad, 'link')) {
      if (!hasForeignScheme(value)) continue;
      const message = `${name} must be a web address that begins with https:// or http://.`;
      errors.push({ field: `contents.${index}.${path}`, message });
    }
  }
  if (errors.length > 0) throw invalidFields(errors);
}

/** The ids of all images that an ad uses, each once. */
export function imagesOf({ contents, imageId, logoId }: Pick<AdFields, 'contents' | 'imageId' | 'logoId'>): string[] {
  const inContents = contents.flatMap((ad) => [...valuesOf(ad, 'image'), ...valuesOf(ad, 'images')]);
  const ids = [...inContents.map(({ value }) => value), imageId, logoId].filter((id) => id !== null);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** What an ad holds in its fields of a kind. */
function valuesOf(ad: Ad, kind: 'link' | 'image' | 'images'): FieldValue[] {
  return formats[ad.format].fields
    .filter((field) => field.kind === kind)
    .flatMap(({ name, label }) => leavesAt(ad, name.split('.')).map(({ path, value }) => ({ path, label, value })));
}

/** The texts at a path; on the way through lists, those of every item. */
function leavesAt(value: unknown, names: readonly string[], path: readonly string[] = []): Omit<FieldValue, 'label'>[] {
  if (typeof value === 'string') return [{ path: path.join('.'), value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesAt(item, names, [...path, String(index)]));
  const [name, ...others] = names;
  if (value === null || typeof value !== 'object' || name === undefined) return [];
  return leavesAt((value as Record<string, unknown>)[name], others, [...path, name]);
}

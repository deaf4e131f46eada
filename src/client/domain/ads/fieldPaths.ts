import type { Ad, CarouselCard, PinnableText } from '../../../ad-kit/ad';

/** What can stand in a field of an ad. */
export type FieldValue = string | number | null | string[] | PinnableText[] | CarouselCard[];

/** The steps of a path such as `cards[0].headline`. */
const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

/** What stands at a path; `undefined` where the ad has no such place. */
export function valueAt(ad: Ad, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    ad,
  );
}

/** The ad with something else at a path. A path that the ad does not have changes nothing. */
export function withValueAt<Contents extends Ad>(ad: Contents, path: string, value: FieldValue): Contents {
  return replaced(ad, stepsOf(path), value) as Contents;
}

function replaced(target: unknown, [step, ...rest]: readonly string[], value: FieldValue): unknown {
  if (step === undefined) return value;
  if (Array.isArray(target)) {
    return target.map((item: unknown, index) => (String(index) === step ? replaced(item, rest, value) : item));
  }
  if (typeof target !== 'object' || target === null || !(step in target)) return target;
  return { ...target, [step]: replaced((target as Record<string, unknown>)[step], rest, value) };
}

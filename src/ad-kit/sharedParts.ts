import type { Ad, AdFormat } from './ad';
import { sameCallToAction } from './callsToAction';
import { fitText } from './fit';
import { formats } from './formats';
import { limitsOf } from './limits';

/** What the formats of one ad usually have in common, whatever each calls it. */
export type SharedPart = 'final_url' | 'call_to_action' | 'headline' | 'description' | 'body';

/** The field that holds a shared part, format by format; lists hold it in their first text. */
const headlineFields: readonly string[] = ['headline', 'card_title', 'headlines'];

/** The text above or below the picture that says the most. */
const bodyFields: readonly string[] = ['primary_text', 'introductory_text', 'post_text'];

/** What a field shares with other formats; `undefined` for what is a format's own. */
export function sharedPartOf(field: string): SharedPart | undefined {
  if (headlineFields.includes(field) || field === 'headlines[0]') return 'headline';
  if (bodyFields.includes(field)) return 'body';
  return field === 'final_url' || field === 'call_to_action' || field === 'description' ? field : undefined;
}

/** What an ad says of a part: an empty text where it says nothing, `undefined` where its format has no such part. */
export function sharedValueOf(ad: Ad, part: SharedPart): string | undefined {
  const field = fieldOf(ad.format, part);
  if (field === undefined) return undefined;
  const value = (ad as Record<string, unknown>)[field];
  const [first] = Array.isArray(value) ? (value as (string | { text: string })[]) : [value];
  if (typeof first === 'object' && first !== null) return (first as { text: string }).text;
  return typeof first === 'string' ? first : '';
}

/**
 * The ads with one ad's part in all of them, each in its platform's terms: a call to action by the same meaning, a
 * headline shortened where the platform would refuse it. An ad whose platform has nothing of the kind, and a part of
 * which the ad says nothing, stay as they are. Ads that do not change are the same objects.
 */
export function withShared(ads: readonly Ad[], from: Ad, part: SharedPart): Ad[] {
  const value = sharedValueOf(from, part);
  if (!value) return [...ads];
  return ads.map((ad) => (ad.format === from.format ? ad : withPart(ad, part, value)));
}

/** How many ads would change if all had one ad's part. */
export function countUnshared(ads: readonly Ad[], from: Ad, part: SharedPart): number {
  return withShared(ads, from, part).filter((ad, index) => ad !== ads[index]).length;
}

function withPart(ad: Ad, part: SharedPart, value: string): Ad {
  const field = fieldOf(ad.format, part);
  const taken = field === undefined ? null : valueFor(ad.format, field, part, value);
  if (field === undefined || taken === null || taken === sharedValueOf(ad, part)) return ad;
  const before = (ad as Record<string, unknown>)[field];
  return { ...ad, [field]: Array.isArray(before) ? withFirst(before as (string | { text: string })[], taken) : taken };
}

/** The list with another first text, which keeps its pin. */
function withFirst(list: readonly (string | { text: string })[], text: string): (string | { text: string })[] {
  const [first, ...rest] = list;
  return [typeof first === 'object' ? { ...first, text } : text, ...rest];
}

/** `null` where the platform has nothing like it. */
function valueFor(format: AdFormat, field: string, part: SharedPart, value: string): string | null {
  if (part === 'call_to_action') return sameCallToAction(value, formats[format].platform);
  if (part === 'final_url') return value;
  const limit = limitsOf(format, field).find(({ effect }) => effect === 'blocks');
  return limit ? fitText(value, limit.limit, limit.unit).text || null : value;
}

function fieldOf(format: AdFormat, part: SharedPart): string | undefined {
  return formats[format].fields.find(({ name }) => sharedPartOf(name) === part)?.name;
}

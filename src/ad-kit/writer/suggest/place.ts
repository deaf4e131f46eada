import type { AdFormat } from '../../ad';
import { formats } from '../../formats';
import { limitsOf } from '../../limits';
import type { CopyBrief, CopyKind } from '../brief';
import { type CopyLimit, hardLimits, wantedLimits } from '../copyLimits';
import type { CopyPlace, TextWish } from '../wish';

/** Fields that hold prose, and what is written there: single lines, or whole sentences. */
const proseFields: Readonly<Record<string, CopyKind>> = {
  headlines: 'headline',
  long_headline: 'headline',
  headline: 'headline',
  'cards.headline': 'headline',
  card_title: 'headline',
  description: 'headline',
  'cards.description': 'headline',
  descriptions: 'description',
  primary_text: 'description',
  introductory_text: 'description',
  post_text: 'description',
};

/** The fields of a format that texts can be suggested for, in the order of its form. */
export const proseFieldsOf = (format: AdFormat): string[] =>
  formats[format].fields.map(({ name }) => name).filter((name) => name in proseFields);

/** What kind of text a place takes. LinkedIn's description has room for a sentence. */
export function kindAt(place: CopyPlace): CopyKind {
  if ('kind' in place) return place.kind;
  if (place.format === 'linkedin_image' && place.field === 'description') return 'description';
  return proseFields[place.field] ?? 'description';
}

/** What no text of a wish may exceed, and what it is written for besides. */
export type WishLimits = { hard: CopyLimit[]; wanted: CopyLimit[] };

export function limitsAt({ about, place, maxCharacters }: TextWish): WishLimits {
  if ('kind' in place) {
    const brief: CopyBrief = { ...about, adType: place.adType, maxCharacters };
    return { hard: hardLimits(brief, place.kind), wanted: wantedLimits(brief, place.kind) };
  }
  const own: CopyLimit[] = maxCharacters === null ? [] : [{ limit: maxCharacters, unit: 'code_points' }];
  const all = limitsOf(place.format, place.field);
  const limits = (isHard: boolean) =>
    all.filter(({ effect }) => !isHard || effect === 'blocks').map(({ limit, unit }) => ({ limit, unit }));
  return { hard: [...own, ...limits(true)], wanted: [...own, ...limits(false)] };
}

/** The brief that texts for a place are written by: a field of a format is written for its platform. */
export function briefAt({ about, place, maxCharacters }: TextWish): CopyBrief {
  if ('kind' in place) return { ...about, adType: place.adType, maxCharacters };
  const { platform } = formats[place.format];
  const adType = place.format === 'google_search' ? 'search' : 'display';
  return { ...about, platform, adType, maxCharacters };
}

import type { AdFormat, AdPlatform } from '../ad';
import { limitsOf } from '../limits';
import { measure, type Unit } from '../measure';
import type { CopyAdType, CopyBrief, CopyKind } from './brief';

/** The format that an ad of a type becomes. Platforms without the type have the one that comes closest. */
export function formatFor(platform: AdPlatform, adType: CopyAdType): AdFormat {
  switch (platform) {
    case 'google':
      return adType === 'search' ? 'google_search' : 'google_display';
    case 'facebook':
      return adType === 'story' ? 'facebook_story' : adType === 'carousel' ? 'facebook_carousel' : 'facebook_feed';
    case 'instagram':
      return adType === 'story' ? 'instagram_story' : adType === 'carousel' ? 'instagram_carousel' : 'instagram_feed';
    case 'linkedin':
      return 'linkedin_image';
    case 'twitter':
      return 'twitter_image';
  }
}

/** The field of a format that texts of a kind go into; none for buttons and whole ads. */
export function fieldFor(format: AdFormat, kind: CopyKind): string | undefined {
  if (kind === 'headline') {
    if (format === 'twitter_image') return 'card_title';
    return format.endsWith('_carousel') ? 'cards.headline' : format.startsWith('google_') ? 'headlines' : 'headline';
  }
  if (kind !== 'description') return undefined;
  if (format === 'twitter_image') return 'post_text';
  if (format === 'linkedin_image') return 'introductory_text';
  return format.startsWith('google_') ? 'descriptions' : 'primary_text';
}

/** A length that a text may have. */
export type CopyLimit = { limit: number; unit: Unit };

/** On a button; Google's own limit for the words of a call to action. */
const longestCall = 30;

/** What no text of a kind may exceed: the platform's hard limits, and the advertiser's own. */
export function hardLimits(brief: CopyBrief, kind: CopyKind): CopyLimit[] {
  const own: CopyLimit[] = brief.maxCharacters === null ? [] : [{ limit: brief.maxCharacters, unit: 'code_points' }];
  return [...own, ...platformLimits(brief, kind, (effect) => effect === 'blocks')];
}

/** What texts of a kind are written for: besides the hard limits, what the platform shows without cutting it. */
export function wantedLimits(brief: CopyBrief, kind: CopyKind): CopyLimit[] {
  return [...hardLimits(brief, kind), ...platformLimits(brief, kind, (effect) => effect !== 'blocks')];
}

/** Most places of Facebook show so many characters of a headline, though its feed shows fewer. */
const shownElsewhere = 40;

/** What a headline may have rather than say nothing: a fact that some places cut says more than "Learn more". */
export function roomyLimits(brief: CopyBrief): CopyLimit[] {
  const wanted = wantedLimits(brief, 'headline').map(({ limit, unit }) => ({
    limit: Math.max(limit, shownElsewhere),
    unit,
  }));
  return [...hardLimits(brief, 'headline'), ...wanted];
}

function platformLimits(
  { platform, adType }: CopyBrief,
  kind: CopyKind,
  counts: (effect: 'blocks' | 'cuts' | 'advises') => boolean,
): CopyLimit[] {
  const format = formatFor(platform, adType);
  if (kind === 'callToAction') return counts('blocks') ? [{ limit: longestCall, unit: 'code_points' }] : [];
  if (kind === 'fullAd') {
    // On X the whole ad is the post; elsewhere its parts have limits of their own.
    return platform === 'twitter' && counts('blocks') ? [{ limit: 280, unit: 'x_weighted' }] : [];
  }
  const field = fieldFor(format, kind);
  if (field === undefined) return [];
  return limitsOf(format, field)
    .filter(({ effect }) => counts(effect))
    .map(({ limit, unit }) => ({ limit, unit }));
}

export function fits(text: string, limits: readonly CopyLimit[]): boolean {
  return limits.every(({ limit, unit }) => measure(text, unit) <= limit);
}

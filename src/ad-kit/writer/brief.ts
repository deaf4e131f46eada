import type { AdPlatform } from '../ad';
import type { PhraseKind } from './reading/phraseKind';

export type CopyAdType = 'display' | 'video' | 'carousel' | 'story' | 'search';

export const copyTones = ['professional', 'casual', 'exciting', 'urgent', 'friendly'] as const;
export type CopyTone = (typeof copyTones)[number];

/** What an ad is to be written about, as its advertiser tells it. */
export type CopyBrief = {
  productName: string;
  targetAudience: string;
  platform: AdPlatform;
  adType: CopyAdType;
  tone: CopyTone;
  /** At least one; the first ones weigh most. */
  keyBenefits: readonly string[];
  /** What a person says that each benefit is, in their order; `null`, or an end before theirs, leaves it to the writer. */
  benefitKinds?: readonly (PhraseKind | null)[];
  /** "Start a subscription"; `null` leaves it to the writer. */
  callToAction: string | null;
  /** Unicode code points of every single text; `null` for the platform's own limits alone. */
  maxCharacters: number | null;
  /** Emoji are used at all: without it they are taken out of what the advertiser wrote, too. */
  includeEmojis: boolean;
};

type Benefits = Pick<CopyBrief, 'keyBenefits' | 'benefitKinds'>;

/** The benefits that are kept, each with what was said of it; no kinds where nothing was said. */
export function keptBenefits(
  { keyBenefits, benefitKinds = [] }: Benefits,
  isKept: (benefit: string, index: number) => boolean,
): Required<Benefits> {
  const kept = keyBenefits
    .map((benefit, index) => ({ benefit, kind: benefitKinds[index] ?? null, index }))
    .filter(({ benefit, index }) => isKept(benefit, index));
  const kinds = kept.map(({ kind }) => kind);
  return {
    keyBenefits: kept.map(({ benefit }) => benefit),
    benefitKinds: kinds.some((kind) => kind !== null) ? kinds : [],
  };
}

/** What is written: headlines, descriptions, words for buttons, and whole ads. */
export type CopyKind = 'headline' | 'description' | 'callToAction' | 'fullAd';

/** Texts of each kind, the best first. */
export type Copy = Record<CopyKind, string[]>;

/** More benefits than an answer can tell; the rest would only take time. */
export const mostBenefits = 12;

/** How many texts an answer has at least. */
export const fewest: Readonly<Record<CopyKind, number>> = { headline: 5, description: 3, callToAction: 3, fullAd: 2 };

/** How many the built-in writer looks for. */
export const usual: Readonly<Record<CopyKind, number>> = { headline: 8, description: 4, callToAction: 5, fullAd: 3 };

/** A search ad takes fifteen headlines, and shows those that fit what was looked for. */
const searchHeadlines = 15;

/** How many texts of a kind the built-in writer looks for, for what a brief's ad takes. */
export const usualFor = (kind: CopyKind, { platform, adType }: Pick<CopyBrief, 'platform' | 'adType'>): number =>
  kind === 'headline' && platform === 'google' && adType === 'search' ? searchHeadlines : usual[kind];

/** The brief of headlines that are asked for alone: a name, an audience, a platform and a tone are all there is. */
export const headlinesBrief = (
  asked: Pick<CopyBrief, 'productName' | 'targetAudience' | 'platform' | 'tone'>,
): CopyBrief => ({
  ...asked,
  adType: 'display',
  keyBenefits: [],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
});

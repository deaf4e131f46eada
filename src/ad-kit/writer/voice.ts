import { measure } from '../measure';
import { type CopyBrief, type CopyKind, keptBenefits } from './brief';
import { hardLimits } from './copyLimits';
import { wordsIn } from './words/includesWord';

/** How a workspace wants to be written for; every text that is shown keeps to it. */
export type BrandVoice = {
  /** In the workspace's own words; only a model can follow it. */
  description: string;
  /** Preferred where they fit. */
  wordsToUse: readonly string[];
  /** Never used, whatever their capitals. */
  bannedWords: readonly string[];
  /** Sentences that every whole ad carries in full. */
  requiredClaims: readonly string[];
};

export const noVoice: BrandVoice = { description: '', wordsToUse: [], bannedWords: [], requiredClaims: [] };

/** Where a text does not keep to a voice. */
export type VoiceFault = { type: 'banned_word'; word: string } | { type: 'missing_claim'; claim: string };

/** Where a text of a kind does not keep to a voice, whoever wrote it. Claims are missed in whole ads alone. */
export function voiceFaults(text: string, kind: CopyKind, voice: BrandVoice): VoiceFault[] {
  const words = wordsIn(text, voice.bannedWords);
  const claims = kind === 'fullAd' ? voice.requiredClaims.filter((claim) => !text.includes(claim)) : [];
  return [
    ...words.map((word) => ({ type: 'banned_word' as const, word })),
    ...claims.map((claim) => ({ type: 'missing_claim' as const, claim })),
  ];
}

/** The first banned word of a text. */
export const bannedWordIn = (text: string, { bannedWords }: BrandVoice): string | undefined =>
  wordsIn(text, bannedWords)[0];

/** A product's name has a word that is never to be used. */
export class BannedName extends Error {
  constructor(readonly word: string) {
    super(`The product’s name contains the banned word "${word}".`);
  }
}

type Said = Partial<
  Pick<CopyBrief, 'productName' | 'targetAudience' | 'keyBenefits' | 'benefitKinds' | 'callToAction'>
>;

/** A brief without what holds a banned word. Throws `BannedName` where the product's name does. */
export function withoutBannedWords<Brief extends Said>(brief: Brief, voice: BrandVoice): Brief {
  const isBanned = (text: string) => bannedWordIn(text, voice) !== undefined;
  const word = bannedWordIn(brief.productName ?? '', voice);
  if (word !== undefined) throw new BannedName(word);
  const kept: Said = {};
  if (brief.targetAudience !== undefined && isBanned(brief.targetAudience)) kept.targetAudience = '';
  if (brief.callToAction && isBanned(brief.callToAction)) kept.callToAction = null;
  const { keyBenefits, benefitKinds = [] } = brief;
  const benefits = keyBenefits && keptBenefits({ keyBenefits, benefitKinds }, (benefit) => !isBanned(benefit));
  return { ...brief, ...kept, ...benefits };
}

/** Required claims leave no room for an ad. */
export class ClaimsTooLong extends Error {
  constructor(
    /** What the claims take, and what there is, as the platform counts. */
    readonly taken: number,
    readonly limit: number,
  ) {
    super(`Required claims take ${taken} of ${limit} characters.`);
  }
}

/** What an ad has to have for itself, so that it says something besides its claims. */
const leastForAd = 40;

/** Throws `ClaimsTooLong` where a platform's own limit leaves no room beside the claims. */
export function expectRoomForClaims(brief: CopyBrief, voice: BrandVoice): void {
  if (voice.requiredClaims.length === 0) return;
  for (const { limit, unit } of hardLimits({ ...brief, maxCharacters: null }, 'fullAd')) {
    const taken = measure(withClaims('', voice), unit);
    if (taken + leastForAd > limit) throw new ClaimsTooLong(taken, limit);
  }
}

/** A whole ad with each claim that it does not have yet as a last line of its own. */
export function withClaims(text: string, { requiredClaims }: BrandVoice): string {
  return [text, ...requiredClaims.filter((claim) => !text.includes(claim))].join('\n');
}

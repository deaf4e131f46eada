import { forbiddenClaimsIn } from '../checks/advertising';
import { type Copy, type CopyBrief, keptBenefits, mostBenefits } from './brief';
import { withoutMarkup } from './markup';
import { plainLetters } from './plainLetters';
import { reasonsAgainst } from './unsayable';

/** A part of a brief that no text says, and why, as a sentence for the person who typed it. */
export type LeftOut = { text: string; reason: string };

type Claiming = Pick<CopyBrief, 'platform' | 'targetAudience'> &
  Partial<Pick<CopyBrief, 'keyBenefits' | 'benefitKinds'>>;

/**
 * A brief without what an ad can't say: what its platform forbids, what contradicts another benefit, a deadline that is
 * over on the day `today` ("2026-12-01"), commands to the writer and the like. `null` for a day that nobody knows.
 */
export function withoutUnsayable<Brief extends Claiming>(brief: Brief, today: string | null): Brief {
  const { platform, targetAudience, keyBenefits, benefitKinds } = brief;
  const reasons = keyBenefits && reasonsAgainst({ platform, keyBenefits, benefitKinds }, today);
  return {
    ...brief,
    targetAudience: forbiddenFor(targetAudience, platform) === undefined ? targetAudience : '',
    ...(keyBenefits && keptBenefits({ keyBenefits, benefitKinds }, (_text, index) => reasons?.[index] === undefined)),
  };
}

/** What the brief says and its texts don't, whoever wrote them. */
export const leftOutOf = (brief: CopyBrief, copy: Copy, today: string | null): LeftOut[] =>
  leftOutIn(brief, [...copy.headline, ...copy.description, ...copy.fullAd], today);

/** As `leftOutOf`, of any texts. */
export function leftOutIn(brief: CopyBrief, texts: readonly string[], today: string | null): LeftOut[] {
  const { platform, targetAudience, keyBenefits } = brief;
  const audience = forbiddenFor(targetAudience, platform);
  const lines = texts.map(plainLetters);
  const reasons = reasonsAgainst(brief, today);
  const kept = keyBenefits.filter((_text, index) => reasons[index] === undefined);
  const benefits = keyBenefits.flatMap((text, index) => {
    const reason = reasons[index];
    if (reason !== undefined) return [{ text, reason }];
    if (isSaid(withoutMarkup(text), lines)) return [];
    return [{ text, reason: kept.indexOf(text) < mostBenefits ? noRoom : tooMany }];
  });
  return [...(audience === undefined ? [] : [{ text: targetAudience, reason: `It ${audience}.` }]), ...benefits];
}

const noRoom = 'There was no room for it.';
const tooMany = `There was no room for it: the first ${mostBenefits} benefits are used. Put the best ones first.`;

/** An audience becomes the reader where an ad speaks to it. */
const forbiddenFor = (audience: string, platform: CopyBrief['platform']): string | undefined =>
  audience === '' ? undefined : forbiddenClaimsIn(`For ${audience}`, platform)[0]?.says;

/** The words of a fact that tell it from others, without their endings. */
export function tellingStems(fact: string): string[] {
  const words = plainLetters(fact).split(' ');
  const telling = words.filter((word) => word.length > 3 || /\d/.test(word) || !/[a-z]/.test(word));
  return (telling.length > 0 ? telling : words).map((word) => word.slice(0, Math.max(4, word.length - 3)));
}

/** Whether a line, in plain letters, has most of a fact's telling words, whatever their endings. */
export function isSaid(fact: string, lines: readonly string[]): boolean {
  const stems = tellingStems(fact);
  return lines.some((line) => stems.filter((stem) => line.includes(stem)).length * 2 >= stems.length);
}

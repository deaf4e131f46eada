import { forbiddenClaimsIn } from '../checks/advertising';
import { type Copy, type CopyBrief, keptBenefits } from './brief';

/** A part of a brief that no text says, and why, as a sentence for the person who typed it. */
export type LeftOut = { text: string; reason: string };

type Claiming = Pick<CopyBrief, 'platform' | 'targetAudience'> &
  Partial<Pick<CopyBrief, 'keyBenefits' | 'benefitKinds'>>;

/** A brief without what its platform forbids an ad to say. */
export function withoutForbiddenClaims<Brief extends Claiming>(brief: Brief): Brief {
  const { platform, targetAudience, keyBenefits, benefitKinds } = brief;
  return {
    ...brief,
    targetAudience: forbiddenFor(targetAudience, platform) === undefined ? targetAudience : '',
    ...(keyBenefits &&
      keptBenefits({ keyBenefits, benefitKinds }, (text) => forbiddenIn(text, platform) === undefined)),
  };
}

/** What the brief says and its texts don't, whoever wrote them. */
export const leftOutOf = (brief: CopyBrief, copy: Copy): LeftOut[] =>
  leftOutIn(brief, [...copy.headline, ...copy.description, ...copy.fullAd]);

/** As `leftOutOf`, of any texts. */
export function leftOutIn({ platform, targetAudience, keyBenefits }: CopyBrief, texts: readonly string[]): LeftOut[] {
  const audience = forbiddenFor(targetAudience, platform);
  const lines = texts.map(plainLetters);
  const benefits = keyBenefits.flatMap((text, index) => {
    const forbidden = forbiddenIn(text, platform);
    if (forbidden !== undefined) return [{ text, reason: `It ${forbidden}.` }];
    const isTyped = keyBenefits.slice(0, index).some((other) => plainLetters(other) === plainLetters(text));
    if (isTyped) return [{ text, reason: 'It’s there twice.' }];
    return isSaid(text, lines) ? [] : [{ text, reason: 'There was no room for it.' }];
  });
  return [...(audience === undefined ? [] : [{ text: targetAudience, reason: `It ${audience}.` }]), ...benefits];
}

const forbiddenIn = (text: string, platform: CopyBrief['platform']): string | undefined =>
  forbiddenClaimsIn(text, platform)[0]?.says;

/** An audience becomes the reader where an ad speaks to it. */
const forbiddenFor = (audience: string, platform: CopyBrief['platform']): string | undefined =>
  audience === '' ? undefined : forbiddenIn(`For ${audience}`, platform);

/** A text's words in small letters, with single spaces. */
export const plainLetters = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a fact that tell it from others, without their endings. */
export function tellingStems(fact: string): string[] {
  const words = plainLetters(fact).split(' ');
  const telling = words.filter((word) => word.length > 3 || /\d/.test(word) || !/[a-z]/.test(word));
  return (telling.length > 0 ? telling : words).map((word) => word.slice(0, Math.max(4, word.length - 3)));
}

/** Whether a line has most of a fact's telling words, whatever their endings. */
function isSaid(fact: string, lines: readonly string[]): boolean {
  const stems = tellingStems(fact);
  return lines.some((line) => stems.filter((stem) => line.includes(stem)).length * 2 >= stems.length);
}

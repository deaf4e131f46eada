import type { AdPlatform } from '../ad';
import { platformNames } from '../platforms';
import { forbiddenClaims } from '../rules/advertising';
import type { AdvertisingFault } from '../rules/rule';
import { type Check, labelOf, shortened } from './breach';

type Claim = {
  patterns: readonly RegExp[];
  /** What the text does, to follow its name. `part` is what was found. */
  says: (part: string, platform: string) => string;
};

/** What nobody may be told about themselves: health, money, origin, faith, age and the like. */
const attributes = String.raw`(?:overweight|obese|fat|diabet(?:ic|es)|depress(?:ed|ion)|anxi(?:ous|ety)|arthritis|cancer|adhd|autis(?:m|tic)|disab(?:led|ility|ilities)|debt|bankrupt(?:cy)?|bad credit|poor|broke|low[- ]income|on a budget|unemployed|jobless|divorced|addict(?:ed|ion|s)?|alcoholics?|hearing loss|infertil(?:e|ity)|menopaus(?:e|al)|balding|gay|lesbian|bisexual|transgender|christians?|muslims?|jewish|hindus?|hispanics?|latinos?|latinas?|immigrants?|felons?|seniors|elderly|pregnant|single (?:moms?|dads?|mothers?|fathers?|parents?)|(?:men|women|people|anyone|adults|everyone) (?:over|under|in their) \d{2})`;

/** Words that speak to somebody, with which an attribute becomes the reader's. */
const addresses = String.raw`(?:you|your|you[’']re|are you|hey|hello|hi|dear|meet|calling all|for|attention)`;

/** What each rule of rules/advertising.ts looks for. */
const claims: Record<AdvertisingFault, Claim> = {
  personal_attribute: {
    patterns: [
      new RegExp(String.raw`\b${addresses}\b,?(?: [\w’'-]{1,20}){0,3}? ${attributes}\b`, 'i'),
      /\bbehind on (?:your )?(?:bills|loans?|mortgage|payments|rent|taxes)\?/i,
    ],
    says: (part, platform) => `speaks of who the reader is (“${part}”), which ${platform} doesn’t allow`,
  },
  weight_promise: {
    patterns: [
      /\b(?:lose|losing|lost|drop|dropping|shed|shedding|melt|burn)\b[^.!?]{0,30}\b\d{1,3}\s?(?:lbs?|pounds?|kgs?|kilos?|inches|dress sizes)\b/i,
      /\b(?:lose|drop|shed) (?:the )?(?:weight|pounds|fat) (?:fast|quickly|without|in \d|overnight)\b/i,
    ],
    says: (part, platform) => `promises how much weight is lost (“${part}”), which ${platform} doesn’t allow`,
  },
  cure_promise: {
    patterns: [
      /\bmiracle (?:cures?|pills?|diet|drinks?)\b/i,
      /\bcure-all\b/i,
      /\b(?:cures?|heals?|reverses?|eliminates?|ends?) [^.!?]{0,20}\b(?:cancer|diabetes|arthritis|alzheimer’?'?s|anxiety|depression|autism|acne|eczema|dementia|hair loss)\b/i,
    ],
    says: (part, platform) => `promises a cure (“${part}”), which ${platform} doesn’t allow`,
  },
  guaranteed_result: {
    patterns: [
      /\bguaranteed (?:results?|weight loss|income|returns?|profits?|approval|wins?|success|jobs?|rankings?|cure)\b/i,
      /\b(?:results?|weight loss|income|returns|profits?|approval|success|lbs?|pounds) (?:is |are )?(?:100% )?guaranteed\b/i,
      /\b(?:lose|earn|double|make)\b[^.!?]{0,40}\bguaranteed\b/i,
    ],
    says: (part, platform) => `guarantees a result (“${part}”), which ${platform} doesn’t allow`,
  },
  quick_money: {
    patterns: [
      /\bget rich\b/i,
      /\b(?:double|triple) your money\b/i,
      /\bmake money (?:fast|overnight|while you sleep)\b/i,
      /\bearn \$[\d,]{1,9}(?:\+|k)? (?:a|per|every) (?:day|week|month) from home\b/i,
    ],
    says: (part, platform) => `promises quick money (“${part}”), which ${platform} doesn’t allow`,
  },
  unfair_preference: {
    patterns: [
      /\bno (?:kids|children|section 8|housing vouchers)\b(?! under| allowed in)/i,
      /\b(?:christians|whites|males|females|men|women|singles|young people) only\b/i,
      /\b(?:no credit check|guaranteed approval)\b/i,
    ],
    says: (part, platform) =>
      `prefers some people to others (“${part}”), which ${platform} doesn’t allow for homes, jobs, and credit`,
  },
  careless_drinking: {
    patterns: [
      /\b(?:drink|beer|wine|cocktails?|vodka|whiskey|shots?)\b[^.!?]{0,30}\b(?:teens?|minors|and drive|before driving|under 21)\b/i,
      /\bget (?:drunk|wasted|hammered)\b/i,
      /\bhangover[- ]free\b/i,
    ],
    says: (part, platform) => `makes light of drinking (“${part}”), which ${platform} doesn’t allow`,
  },
};

/** Longer texts are no line of an ad; what stands behind this is not looked at. */
const longestLookedAt = 5_000;

const partIn = (text: string, fault: AdvertisingFault): string | undefined => {
  for (const pattern of claims[fault].patterns) {
    const part = pattern.exec(text)?.[0];
    if (part !== undefined) return part;
  }
  return undefined;
};

export const checkAdvertising: Check<'advertising'> = (rule, subject) => {
  const { says } = claims[rule.fault];
  return subject.textsOf(rule.field).flatMap(({ path, text }) => {
    const part = partIn(text.slice(0, longestLookedAt), rule.fault);
    return part === undefined
      ? []
      : [{ path, sentence: `${labelOf(subject.ad.format, path)} ${says(shortened(part), subject.platform)}.` }];
  });
};

/** What a platform forbids a text to claim, each as words behind the text's name, with where the platform says so. */
export function forbiddenClaimsIn(text: string, platform: AdPlatform): { says: string; source: string }[] {
  const looked = text.slice(0, longestLookedAt);
  return (Object.entries(forbiddenClaims[platform]) as [AdvertisingFault, { source: string }][]).flatMap(
    ([fault, { source }]) => {
      const part = partIn(looked, fault);
      return part === undefined ? [] : [{ says: claims[fault].says(shortened(part), platformNames[platform]), source }];
    },
  );
}

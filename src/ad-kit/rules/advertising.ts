import type { AdFormat, AdPlatform } from '../ad';
import { adFormats, formats } from '../formats';
import type { AdvertisingFault, AdvertisingRule, Confidence } from './rule';

type Said = { source: string; confidence: Confidence };

const metaAttributes =
  'transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes';
const metaHealth = 'transparency.meta.com/policies/ad-standards/content-specific-restrictions/health-wellness';
const metaDeception = 'transparency.meta.com/policies/ad-standards/fraud-scams';
const metaPreference = 'transparency.meta.com/policies/ad-standards/unacceptable-content/discriminatory-practices';
const metaAlcohol = 'transparency.meta.com/policies/ad-standards/content-specific-restrictions/alcohol';
const googleClaims = 'support.google.com/adspolicy/answer/15936857';
const googleAlcohol = 'support.google.com/adspolicy/answer/6012382';
const linkedinHealth = 'linkedin.com/help/lms/answer/a1592695';
const linkedinPolicy = 'linkedin.com/legal/ads-policy';
const xDeception = 'business.x.com/en/help/ads-policies';

const meta: Partial<Record<AdvertisingFault, Said>> = {
  personal_attribute: { source: metaAttributes, confidence: 'A' },
  weight_promise: { source: metaHealth, confidence: 'B' },
  cure_promise: { source: metaDeception, confidence: 'B' },
  guaranteed_result: { source: metaDeception, confidence: 'C' },
  quick_money: { source: metaDeception, confidence: 'B' },
  unfair_preference: { source: metaPreference, confidence: 'B' },
  careless_drinking: { source: metaAlcohol, confidence: 'C' },
};

/** What each platform forbids an ad to claim, and where it says so. */
export const forbiddenClaims: Readonly<Record<AdPlatform, Partial<Record<AdvertisingFault, Said>>>> = {
  facebook: meta,
  instagram: meta,
  google: {
    weight_promise: { source: googleClaims, confidence: 'A' },
    cure_promise: { source: googleClaims, confidence: 'A' },
    guaranteed_result: { source: googleClaims, confidence: 'A' },
    quick_money: { source: googleClaims, confidence: 'A' },
    careless_drinking: { source: googleAlcohol, confidence: 'C' },
  },
  linkedin: {
    weight_promise: { source: linkedinHealth, confidence: 'A' },
    cure_promise: { source: linkedinHealth, confidence: 'B' },
    guaranteed_result: { source: linkedinPolicy, confidence: 'C' },
    quick_money: { source: linkedinPolicy, confidence: 'C' },
    unfair_preference: { source: linkedinPolicy, confidence: 'B' },
    careless_drinking: { source: linkedinPolicy, confidence: 'C' },
  },
  twitter: {
    weight_promise: { source: xDeception, confidence: 'C' },
    cure_promise: { source: xDeception, confidence: 'C' },
    guaranteed_result: { source: xDeception, confidence: 'C' },
    quick_money: { source: xDeception, confidence: 'C' },
  },
};

/** Fields of prose; names, links and ids claim nothing. */
const prose = new Set(
  'headlines long_headline headline cards.headline card_title description cards.description descriptions primary_text introductory_text post_text'.split(
    ' ',
  ),
);

/** A rule for each claim in each text of each format. They are recognised by patterns, so they advise. */
export const advertisingRules: readonly AdvertisingRule[] = adFormats.flatMap((format) =>
  formats[format].fields.filter(({ name }) => prose.has(name)).flatMap(({ name }) => rulesFor(format, name)),
);

function rulesFor(format: AdFormat, field: string): AdvertisingRule[] {
  const forbidden = Object.entries(forbiddenClaims[formats[format].platform]) as [AdvertisingFault, Said][];
  return forbidden.map(([fault, said]) => ({
    ...said,
    id: `${format.replace('_', '.')}.${field}.${fault}`,
    formats: [format],
    field,
    type: 'advertising',
    fault,
    kind: 'hard',
    isGuess: true,
    checkedOn: '2026-11',
  }));
}

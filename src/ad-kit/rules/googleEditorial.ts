import type { EditorialFault, EditorialRule } from './rule';

const checkedOn = '2026-11';
const punctuation = 'support.google.com/adspolicy/answer/14847994';
const capitals = 'support.google.com/adspolicy/answer/14848295';
const style = 'support.google.com/adspolicy/answer/14848297';
const spacing = 'support.google.com/adspolicy/answer/14848500';
const editorial = 'support.google.com/adspolicy/answer/6021546';

type Wording = Pick<EditorialRule, 'fault' | 'source' | 'confidence' | 'isGuess'>;

/** What Google's editorial policy forbids in any text of an ad. */
const wordings: readonly Wording[] = [
  { fault: 'repeated_punctuation', source: punctuation, confidence: 'A' },
  { fault: 'emoji', source: punctuation, confidence: 'A' },
  { fault: 'half_width_katakana', source: punctuation, confidence: 'A' },
  { fault: 'bullet', source: punctuation, confidence: 'A' },
  { fault: 'phone_number', source: editorial, confidence: 'A' },
  { fault: 'generic_call', source: style, confidence: 'A' },
  // Abbreviations, brands and coupon codes may be in capitals, and no list knows them all.
  { fault: 'all_caps', source: capitals, confidence: 'A', isGuess: true },
  { fault: 'spaced_letters', source: spacing, confidence: 'A', isGuess: true },
  { fault: 'spacing', source: spacing, confidence: 'A', isGuess: true },
];

/** On the older policy page; the current one names only repeated marks, so it is advice. */
const exclamationMark: Wording = {
  fault: 'exclamation_mark',
  source: 'support.google.com/adwordspolicy/answer/176095',
  confidence: 'C',
};

const texts = {
  google_search: ['headlines', 'descriptions', 'path1', 'path2'],
  google_display: ['headlines', 'long_headline', 'descriptions', 'business_name'],
} as const;

const headlines: readonly string[] = ['headlines', 'long_headline'];

/** Google's rules about wording, each for every text of both formats. */
export const googleEditorialRules: readonly EditorialRule[] = (['google_search', 'google_display'] as const).flatMap(
  (format) =>
    texts[format].flatMap((field) =>
      [...wordings, ...(headlines.includes(field) ? [exclamationMark] : [])].map((wording) => ({
        ...wording,
        id: `${idPrefix(format)}.${field}.${wording.fault satisfies EditorialFault}`,
        formats: [format],
        field,
        type: 'editorial' as const,
        kind: 'hard' as const,
        checkedOn,
      })),
    ),
);

function idPrefix(format: keyof typeof texts): string {
  return format.replace('_', '.');
}

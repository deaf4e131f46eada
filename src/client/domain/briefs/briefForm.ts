import type { CopyBrief } from '../../api/aiApi';
import type { Brief, CampaignBrief } from '../../api/campaignsApi';
import { type Problem, problemOf } from '../../api/problem';
import { linesIn } from '../../lib/text';
import { type TypedBenefits, benefitsOf, sentKinds, typedBenefits } from './benefits';

export const factFields = ['offer', 'price', 'deadline', 'proof'] as const;
export const wordFields = ['words_to_use', 'banned_words', 'required_claims'] as const;
export type WordField = (typeof wordFields)[number];

/** What is typed besides the benefits: the lists as texts of several lines, which are quick to write and to paste. */
export type FactsForm = Record<(typeof factFields)[number] | WordField, string>;

/** A brief as it is typed. */
export type BriefForm = FactsForm &
  TypedBenefits &
  Pick<Brief, 'product_name' | 'target_audience' | 'landing_page' | 'tone'>;

/** The fields of the form by their names on the wire, the benefits apart. */
export const briefFields = [
  'product_name',
  'target_audience',
  ...factFields,
  'key_benefits',
  'landing_page',
  'tone',
  ...wordFields,
] as const;

type BriefField = (typeof briefFields)[number] | `key_benefits.${number}`;

/** The fields that a form shows, those of its benefits included. */
export const shownBriefFields = ({ key_benefits }: BriefForm): BriefField[] => [
  ...briefFields,
  ...key_benefits.map((_benefit, at) => `key_benefits.${at}` as const),
];

const emptyFacts: FactsForm = {
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  words_to_use: '',
  banned_words: '',
  required_claims: '',
};

export const emptyBriefForm: BriefForm = {
  ...emptyFacts,
  product_name: '',
  target_audience: '',
  landing_page: '',
  tone: 'professional',
  key_benefits: [''],
  said_kinds: {},
};

type SentFacts = Partial<Pick<CopyBrief, keyof FactsForm>>;

/** Facts as typed, of what was sent or what a backend says; it may say nothing of them. */
export const typedFacts = (sent: SentFacts): FactsForm => ({
  offer: sent.offer ?? '',
  price: sent.price ?? '',
  deadline: sent.deadline ?? '',
  proof: sent.proof ?? '',
  words_to_use: sent.words_to_use?.join('\n') ?? '',
  banned_words: sent.banned_words?.join('\n') ?? '',
  required_claims: sent.required_claims?.join('\n') ?? '',
});

/** The brief that a campaign has; `undefined` until one is filled in. */
export const filledBrief = (kept: CampaignBrief | undefined): Brief | undefined =>
  kept && kept.revision > 0 ? kept.brief : undefined;

/** What is given of the facts: another backend may not know of them. */
export function givenFacts(form: FactsForm): SentFacts {
  const facts = factFields.map((field) => ({ [field]: form[field].trim() })).filter(hasContent);
  const lists = wordFields.map((field) => ({ [field]: linesIn(form[field]) })).filter(hasContent);
  return Object.assign({}, ...facts, ...lists) as SentFacts;
}

const hasContent = (part: Record<string, string | string[]>): boolean =>
  Object.values(part).some((value) => value.length > 0);

export const formOfBrief = (brief: Brief): BriefForm => ({
  ...typedFacts(brief),
  ...typedBenefits(brief),
  product_name: brief.product_name,
  target_audience: brief.target_audience,
  landing_page: brief.landing_page,
  tone: brief.tone,
});

export const briefOfForm = (form: BriefForm): Brief => ({
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  words_to_use: [],
  banned_words: [],
  required_claims: [],
  ...givenFacts(form),
  product_name: form.product_name.trim(),
  target_audience: form.target_audience.trim(),
  landing_page: form.landing_page.trim(),
  tone: form.tone,
  key_benefits: benefitsOf(form.key_benefits),
  benefit_kinds: sentKinds(form),
});

/**
 * Refusals by the fields of the form: the server names them within the body, and a line of a list is the list's.
 * What it says of benefits one by one stays at each.
 */
export function briefProblem(error: unknown): Problem | undefined {
  const problem = problemOf(error);
  if (!problem) return undefined;
  const entries = Object.entries(problem.fieldErrors).map(([field, sentence]) => {
    const name = field.replace(/^(?:brief|previous_brief)\./, '');
    const list = wordFields.find((each) => name.startsWith(`${each}.`));
    return [list ?? name, sentence] as const;
  });
  // The first sentence wins.
  return { ...problem, fieldErrors: Object.fromEntries(entries.toReversed()) };
}

const fieldNames: Readonly<Record<Exclude<keyof Brief, 'benefit_kinds'>, string>> = {
  product_name: 'product',
  target_audience: 'audience',
  offer: 'offer',
  price: 'price',
  deadline: 'deadline',
  proof: 'proof',
  key_benefits: 'benefits',
  landing_page: 'landing page',
  tone: 'tone',
  words_to_use: 'words to use',
  banned_words: 'banned words',
  required_claims: 'required claims',
};

/** What differs between two briefs, in words and in the order of the form. */
export const changedBriefFields = (one: Brief, other: Brief): string[] =>
  (Object.keys(fieldNames) as (keyof typeof fieldNames)[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => fieldNames[field]);

/** Whether two briefs say the same, in whatever order their fields stand. */
export const isSameBrief = (one: Brief, other: Brief): boolean =>
  changedBriefFields(one, other).length === 0 && kindsOf(one) === kindsOf(other);

/** An end without kinds says nothing. */
const kindsOf = ({ benefit_kinds: kinds }: Brief): string =>
  JSON.stringify(kinds.slice(0, kinds.findLastIndex((kind) => kind !== null) + 1));

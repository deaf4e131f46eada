import type { CopyBrief } from '../brief';
import { fillForm, type Material, materialOf } from '../slots';
import { angles } from './angles';
import { callForms, ownCallForms } from './callsToAction';
import { headlineForms, searchForms, shortHeadlines, type TonedForms, tradeForms } from './headlines';
import { topics } from './topics/topics';
import { pairForms, sentenceForms, shortSentences, situationForms } from './sentences';

/** A brief with a fact of each kind, in a trade. */
const rich: CopyBrief = {
  productName: 'Hearth Bakery',
  targetAudience: 'Neighbors',
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
  keyBenefits: [
    'From $6 a loaf',
    'Order by Thursday',
    '30-day money-back guarantee',
    'Since 1978',
    'No delivery fees',
    'In downtown Portland',
    'Baked every morning',
    'Ships in 24 hours',
    'Skip any week',
    'A baguette with every order',
    'We answer at night',
  ],
  callToAction: 'Order bread',
  maxCharacters: null,
  includeEmojis: false,
};

/** And more of some, for forms that take two of a kind. */
const richer: CopyBrief = {
  ...rich,
  keyBenefits: [
    'From $6',
    'Ships in 24 hours',
    'Keeps for a week',
    'No delivery fees',
    'Skip any week',
    'Pay by card',
    'Made in Vermont',
    'Easy to slice',
    'Coffee included',
    '24/7 support',
    'Free tastings',
  ],
};

/** A thing is "it" and has qualities of its own, which a business is not and has not. */
const ofThing: CopyBrief = {
  ...rich,
  productName: 'Nestwise thermostat',
  keyBenefits: ['From $6', 'Save energy', 'Ships in 24 hours', 'Made in Vermont', 'Easy to use'],
};

/** A trade whose customers' first situation can be asked about. */
const ofYoga: CopyBrief = { ...rich, productName: 'Sunrise yoga studio' };

const materials = [rich, richer, ofThing, ofYoga].map(materialOf);
const tables: [string, TonedForms][] = [
  ...Object.entries(headlineForms).map(([kind, forms]): [string, TonedForms] => [`headlines (${kind})`, forms]),
  ...Object.entries(sentenceForms).map(([kind, forms]): [string, TonedForms] => [`sentences (${kind})`, forms]),
  ['trade headlines', tradeForms],
  ['short headlines', shortHeadlines],
  ['situations', situationForms],
  ['calls', callForms],
  ['own calls', ownCallForms],
  ['two facts', pairForms],
  ['searches', searchForms],
  ...Object.entries(angles).flatMap(([facet, { hooks, teasers }]): [string, TonedForms][] => [
    [`hooks (${facet})`, hooks],
    [`teasers (${facet})`, teasers],
  ]),
];
const formsOf = (forms: TonedForms): string[] => Object.values(forms).flat();

const topicForms = topics.flatMap(({ lines, headlines = [], moments = [] }) => [
  ...lines.map((line) => (typeof line === 'string' ? line : line.text)),
  ...headlines,
  ...moments,
]);

it('are at least 1,200, those of topics among them', () => {
  const all = new Set([...tables.flatMap(([, forms]) => formsOf(forms)), ...shortSentences, ...topicForms]);
  expect(all.size).toBeGreaterThanOrEqual(1_200);
});

describe.each(tables)('the forms for %s', (_name, table) => {
  it('can be filled, each', () => {
    const isFilled = (form: string, material: Material) =>
      material.facts.some((fact) =>
        [undefined, ...material.facts].some(
          (other) =>
            other !== fact &&
            fillForm(form, material, { fact, others: other ? [other] : [], call: 'Order' }) !== undefined,
        ),
      );
    const empty = formsOf(table).filter((form) => !materials.some((material) => isFilled(form, material)));
    expect(empty).toEqual([]);
  });

  it('are there once in a tone', () => {
    for (const forms of Object.values(table)) expect(new Set(forms).size).toBe(forms.length);
  });
});

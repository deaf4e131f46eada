import type { CopyBrief } from '../brief';
import { byStrength, fillForm, materialOf } from '../slots';
import { callForms, ownCallForms } from './callsToAction';
import { headlineForms, namingForms, shortHeadlines, type TonedForms, tradeForms } from './headlines';
import { openingForms, sentenceForms, shortSentences, situationForms } from './sentences';

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

const material = materialOf(rich);
const tables: [string, TonedForms][] = [
  ...Object.entries(headlineForms).map(([kind, forms]): [string, TonedForms] => [`headlines (${kind})`, forms]),
  ...Object.entries(sentenceForms).map(([kind, forms]): [string, TonedForms] => [`sentences (${kind})`, forms]),
  ['naming headlines', namingForms],
  ['trade headlines', tradeForms],
  ['short headlines', shortHeadlines],
  ['openings', openingForms],
  ['situations', situationForms],
  ['calls', callForms],
  ['own calls', ownCallForms],
];
const formsOf = (forms: TonedForms): string[] => Object.values(forms).flat();

it('are at least 400', () => {
  expect(new Set([...tables.flatMap(([, forms]) => formsOf(forms)), ...shortSentences]).size).toBeGreaterThanOrEqual(
    400,
  );
});

describe.each(tables)('the forms for %s', (_name, table) => {
  it('can be filled, each', () => {
    const empty = formsOf(table).filter((form) =>
      material.facts.every(
        (fact) =>
          fillForm(form, material, {
            fact,
            others: byStrength(material.facts).filter((other) => other !== fact),
            call: 'Order',
          }) === undefined,
      ),
    );
    expect(empty).toEqual([]);
  });

  it('are there once in a tone', () => {
    for (const forms of Object.values(table)) expect(new Set(forms).size).toBe(forms.length);
  });
});

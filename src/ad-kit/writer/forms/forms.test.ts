import type { CopyBrief } from '../brief';
import { fillForm, type Material, materialOf } from '../slots';
import { callForms, ownCallForms } from './callsToAction';
import { headlineForms, labelForms, priceHeadlines, searchForms, shortHeadlines, type TonedForms } from './headlines';
import { pairForms, priceSentences, sentenceForms, shortSentences } from './sentences';

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
  keyBenefits: ['From $6', 'Save energy', 'Skip any week', 'Ships in 24 hours', 'Made in Vermont', 'Easy to use'],
};

/** An audience of a town, told by what it does. */
const ofTown: CopyBrief = {
  ...rich,
  targetAudience: 'people who bake in Boise',
  keyBenefits: ['Evening appointments', 'From $6', 'Baking class $40', 'No booking fee'],
};

/** A shop’s goods, and what comes with them. */
const ofGoods: CopyBrief = {
  ...rich,
  keyBenefits: ['Learn to bake', 'From $6', 'Linen aprons', 'A 60-minute burn time', 'Recipes mailed to you'],
};

/** Free at first, or for some. */
const ofSoftware: CopyBrief = {
  ...rich,
  productName: 'Ledgerline app',
  keyBenefits: ['Sorts expenses', '$12 a month', 'First 30 days free', 'Free for up to 3 users', 'See what you spent'],
};

/** A name that does not say what it is, what there is of it, and what a business says of itself. */
const ofShop: CopyBrief = {
  ...rich,
  productName: 'Steepery',
  keyBenefits: [
    'A tea house by the river',
    'Over 80 teas',
    'Scones baked every morning',
    'Free tasting of new teas',
    'Open 8am to 6pm',
    'Licensed and insured',
    'Dogs welcome',
    'Afternoon tea for $20',
    'From $6',
  ],
};

/** A program whose name does not say what it does. */
const ofProgram: CopyBrief = {
  ...rich,
  productName: 'Clocksmith',
  keyBenefits: ['Builds the schedule in 10 minutes', 'Shift swaps', 'Staff schedules', 'Time clock'],
};

const materials = [rich, richer, ofThing, ofTown, ofGoods, ofSoftware, ofShop, ofProgram].map(materialOf);
const tables: [string, TonedForms][] = [
  ...Object.entries(headlineForms).map(([kind, forms]): [string, TonedForms] => [`headlines (${kind})`, forms]),
  ...Object.entries(sentenceForms).map(([kind, forms]): [string, TonedForms] => [`sentences (${kind})`, forms]),
  ['two facts', pairForms],
  ['prices', priceHeadlines],
  ['sentences of prices', priceSentences],
];
const formsOf = (forms: TonedForms): string[] => Object.values(forms).flat();

const lists: [string, readonly string[]][] = [
  ['short headlines', shortHeadlines],
  ['short sentences', shortSentences],
  ['calls', callForms],
  ['own calls', ownCallForms],
  ['searches', searchForms],
  ['labels', labelForms],
];

const isFilled = (form: string, material: Material) =>
  material.facts.some((fact) =>
    [undefined, ...material.facts].some(
      (other) =>
        other !== fact && fillForm(form, material, { fact, others: other ? [other] : [], call: 'Order' }) !== undefined,
    ),
  );

const unfilled = (forms: readonly string[]) =>
  forms.filter((form) => !materials.some((material) => isFilled(form, material)));

it.each(lists)('the %s can be filled, each, and are there once', (_name, forms) => {
  expect(unfilled(forms)).toEqual([]);
  expect(new Set(forms).size).toBe(forms.length);
});

describe.each(tables)('the forms for %s', (_name, table) => {
  it('can be filled, each', () => {
    expect(unfilled(formsOf(table))).toEqual([]);
  });

  it('are there once in a tone', () => {
    for (const forms of Object.values(table)) expect(new Set(forms).size).toBe(forms.length);
  });
});

import type { CopyTone } from '../brief';
import type { PhraseKind } from '../reading/phraseKind';

/** Forms of one purpose: those of a tone, and those that go with every tone. */
export type TonedForms = Readonly<Record<CopyTone | 'any', readonly string[]>>;

/**
 * Headlines around one fact of the brief, by what it is. `{this}` is the fact as it was typed, so it stands only where
 * any fragment may; slots.ts says what the others take. A form says nothing that the fact does not say.
 */
export const headlineForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['{this}', 'Get {freeThing}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  deadline: {
    any: ['{this}'],
    professional: [],
    casual: ['Set a reminder: {this}'],
    exciting: ['{this}!'],
    urgent: ['Don’t wait: {this}'],
    friendly: ['Don’t forget: {this}'],
  },
  guarantee: {
    any: ['{this}', 'You get {aThing}', 'Backed by {aThing}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  proof: {
    any: ['{this}', '{it} {is} {proven}', 'We’re {weProven}'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  absence: {
    any: ['{this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['{this}'],
    professional: ['Find us {this}'],
    casual: ['We’re {this}'],
    exciting: ['We’re {this}'],
    urgent: [],
    friendly: ['Come see us {this}'],
  },
  state: {
    any: ['{this}', 'We’re {weOpen}'],
    professional: ['{it} {is} {trait}'],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  does: {
    any: ['{this}', '{it} {acts}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  can: {
    any: ['{act}', '{act} with {ware}', '{this}'],
    professional: [],
    casual: [],
    exciting: ['{act}!'],
    urgent: [],
    friendly: [],
  },
  thing: {
    any: ['{this}', '{product}: {itself}', 'Choose from {choice}', '{this} and {otherThing}'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  sentence: {
    any: ['{this}'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  unclear: {
    any: ['{this}'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
};

/** Headlines around a bare price, which says nothing without the product. */
export const priceHeadlines: TonedForms = {
  any: ['{product} {from}', '{product}: {this}', '{this}'],
  professional: [],
  casual: [],
  exciting: [],
  urgent: [],
  friendly: [],
};

/** A name before a fact, as a search has it; elsewhere, where nothing better is left. */
export const labelForms: readonly string[] = ['{product}: {this}', '{product}. {this}'];

/** Two facts in one line, as one hears them. */
export const joinedForms: readonly string[] = [
  '{manyWares} with {otherFeature}',
  '{head}, {otherBeside}',
  '{head}, {otherNoFee}',
  '{price}, {otherTrial}',
];

/** What people look for, as they type it: "running shoes for beginners". */
export const searchForms: readonly string[] = ['{sort} for {whom}', '{product} for {whom}'];

/** Where everything else is too long, or a brief gives little to say. */
export const shortHeadlines: readonly string[] = ['For {whom}', '{own}', 'Visit {product}'];

/** The last resorts, which say nothing of the product: another answer begins with another one. */
export const restHeadlines: readonly string[] = [
  'See for yourself',
  'Take a look',
  'See the details',
  'Find out more',
  'Learn more',
  'Have a look',
];

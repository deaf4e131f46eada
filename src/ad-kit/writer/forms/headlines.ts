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
    any: ['{this}', '{product}: {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: ['{this}. Start today'],
    friendly: [],
  },
  deadline: {
    any: ['{this}', '{product}: {this}'],
    professional: ['Plan ahead: {this}'],
    casual: ['Set a reminder: {this}'],
    exciting: ['{this}!'],
    urgent: ['Don’t wait: {this}', '{this}. Go now'],
    friendly: ['Don’t forget: {this}'],
  },
  guarantee: {
    any: ['{this}', '{product}: {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  proof: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  absence: {
    any: ['{this}', '{product}: {this}', '{spared}? None'],
    professional: [],
    casual: ['{spared}? Not here'],
    exciting: ['{this}!', '{spared}? Zero!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: ['Find us {this}'],
    casual: ['We’re {this}'],
    exciting: ['We’re {this}!'],
    urgent: ['Stop by today: {this}'],
    friendly: ['Come see us {this}'],
  },
  state: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: ['{it} {is} {trait}'],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  does: {
    any: ['{this}', '{it} {acts}', '{product}: {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  can: {
    any: ['{act}', '{act} with {product}'],
    professional: [],
    casual: [],
    exciting: ['{act}!'],
    urgent: [],
    friendly: [],
  },
  thing: {
    any: ['{this}', '{product}: {this}', '{this} and {otherThing}', '{product}, with {aThing}'],
    professional: ['{product} has {aThing}'],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  sentence: {
    any: ['{this}', '{product}: {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  unclear: {
    any: ['{this}', '{product}: {this}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
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

/** Headlines of the trade around its situations, where its finished ones are too few or too long. */
export const tradeForms: TonedForms = {
  any: ['{asked}?', '{want}'],
  professional: [],
  casual: ['{instead}? Nah'],
  exciting: ['{want}!', 'Get ready to {want}!'],
  urgent: ['{want} today', 'Time to {want}'],
  friendly: ['We’ll help you {want}'],
};

/** What people look for, as they type it: "running shoes for beginners". */
export const searchForms: TonedForms = {
  any: ['{sort} for {audience}'],
  professional: [],
  casual: [],
  exciting: [],
  urgent: [],
  friendly: [],
};

/** Where everything else is too long, or a brief gives little to say. */
export const shortHeadlines: TonedForms = {
  any: [
    '{product}',
    'See for yourself',
    'Take a look',
    'See how it works',
    'Find out how',
    'See it here',
    'Try it',
    'See how',
  ],
  professional: ['See the details', 'Learn more', 'Find out more', 'Compare for yourself'],
  casual: ['Have a look', 'Why not?', 'Go on, have a look', 'You might like this'],
  exciting: ['Here it is!', 'Come and see!', 'Let’s go!', 'You’ll want to see this!'],
  urgent: ['Start today', 'See it today', 'Begin now', 'Today’s a good day'],
  friendly: ['Come and see', 'Come say hello', 'Nice to meet you', 'We’d love to show you'],
};

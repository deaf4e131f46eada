import type { PhraseKind } from '../reading/phraseKind';
import type { TonedForms } from './headlines';

/** Whole sentences around one fact, by what it is; slots as in headlines.ts. The first name the product. */
export const sentenceForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['Get {freeThing}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  deadline: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: ['{this}. Don’t wait.'],
    friendly: [],
  },
  guarantee: {
    any: ['{this}.', 'You get {aThing}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  proof: {
    any: ['{it} {is} {proven}.', 'We’re {weProven}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  absence: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['We’re {wePlaced}.', '{this}.'],
    professional: ['You’ll find {product} {this}.'],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: ['You’ll find us {this}.'],
  },
  state: {
    any: ['{it} {is} {trait}.', 'We’re {weOpen}.', '{this}.'],
    professional: ['{it} {is} {trait}.'],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  does: {
    any: ['{introduced} that {acts}.', '{it} {acts}.', '{wareIt} {acts}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: ['{it} {acts}!'],
    urgent: [],
    friendly: [],
  },
  can: {
    any: ['{act}.', '{act} with {ware}.', '{this}.'],
    professional: ['{it} {lets} you {act}.'],
    casual: [],
    exciting: ['{act}!'],
    urgent: [],
    friendly: ['You can {act}.'],
  },
  thing: {
    any: [
      '{introduced} with {aThing}.',
      '{it} {has} {aThing}.',
      '{product}: {itself}.',
      'Choose from {choice}.',
      '{this}.',
    ],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  sentence: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
  unclear: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: [],
    urgent: [],
    friendly: [],
  },
};

/** Sentences around a bare price: it is the product’s. */
export const priceSentences: TonedForms = {
  any: ['{it} {costs}.', '{this}.'],
  professional: [],
  casual: [],
  exciting: ['{it} {costs}!'],
  urgent: [],
  friendly: [],
};

/** Two facts in one sentence; the slots that begin with "other" speak of the second. The fullest first. */
export const pairForms: TonedForms = {
  any: [
    '{manyWares} with {otherFeature}.',
    '{it} {acts} and {otherActs}.',
    '{it} {has} {aThing} and {otherThing}.',
    '{it} {is} {trait} and {otherTrait}.',
    '{it} {is} {trait} and {otherActs}.',
    '{act} and {otherAct} with {ware}.',
    '{it} {has} {aThing}, {otherAside}.',
    '{it} {acts}, {otherAside}.',
    '{price}, {otherAside}.',
    '{it} {acts}, and {otherFirstFree}.',
    '{it} {acts} and {is} {otherFreeFor}.',
    '{it} {costs}, and {otherFirstFree}.',
    '{act}, and {otherFirstFree}.',
    '{head}, {otherBeside}.',
    '{head}, {otherNoFee}.',
    '{goods}, with {otherSent}.',
  ],
  professional: [],
  casual: [],
  exciting: ['{it} {acts} and {otherActs}!', '{act} and {otherAct}!'],
  urgent: [],
  friendly: ['You can {act} and {otherAct} with us.'],
};

/** Sentences where everything else is too long. */
export const shortSentences: readonly string[] = [
  '{this}. {call}.',
  '{product}: {this}.',
  '{this}.',
  'For {whom}.',
  '{call}.',
  'See for yourself.',
  'Take a look.',
  'Find out more.',
];

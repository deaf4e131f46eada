import type { PhraseKind } from '../reading/phraseKind';
import type { TonedForms } from './headlines';

/** Whole sentences around one fact, by what it is; slots as in headlines.ts. The first name the product. */
export const sentenceForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['{this}.', '{product}: {this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  deadline: {
    any: ['{this}.'],
    professional: ['Plan ahead: {this}.'],
    casual: ['Heads up: {this}.'],
    exciting: ['{this}!'],
    urgent: ['{this}. Don’t wait.', 'Don’t put it off: {this}.'],
    friendly: ['Just a reminder: {this}.'],
  },
  guarantee: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  proof: {
    any: ['{this}.', '{product}: {this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  absence: {
    any: ['{this}.', '{spared}? None.'],
    professional: [],
    casual: ['{spared}? Nope.'],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['{this}.'],
    professional: ['You’ll find {product} {this}.'],
    casual: ['In the area? We’re {this}.', 'We’re {this}.'],
    exciting: ['Come on over: {this}!'],
    urgent: ['Come by today: {this}.'],
    friendly: ['You’ll find us {this}.'],
  },
  state: {
    any: ['{it} {is} {trait}.', '{this}.'],
    professional: ['{it} {is} {trait}.'],
    casual: [],
    exciting: ['{it} {is} {trait}!', '{this}!'],
    urgent: [],
    friendly: [],
  },
  does: {
    any: ['{it} {acts}.', '{wareIt} {acts}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: ['{it} {acts}!'],
    urgent: [],
    friendly: [],
  },
  can: {
    any: ['{act}.', '{act} with {product}.'],
    professional: ['{it} {lets} you {act}.'],
    casual: [],
    exciting: ['{act}!', '{act} with {product}!'],
    urgent: [],
    friendly: [],
  },
  thing: {
    any: ['{it} {has} {aThing}.', 'You get {gain}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: ['{it} {has} {aThing}!', 'You get {gain}!'],
    urgent: [],
    friendly: [],
  },
  sentence: {
    any: ['{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  unclear: {
    any: ['{product}: {this}.', '{this}.'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
};

/** Sentences around a bare price: it is the product’s. */
export const priceSentences: TonedForms = {
  any: ['{it} {costs}.', '{it} {costs}, so you know before you ask.', '{this}.'],
  professional: [],
  casual: [],
  exciting: ['{it} {costs}!'],
  urgent: [],
  friendly: [],
};

/** Two facts in one sentence; the slots that begin with "other" speak of the second. The fullest first. */
export const pairForms: TonedForms = {
  any: [
    '{it} {acts} and {otherActs}.',
    '{it} {acts}, with {otherAbsence}.',
    '{it} {has} {aThing} and {otherThing}.',
    '{it} {is} {trait} and {otherTrait}.',
    '{it} {is} {trait} and {otherActs}.',
    '{act} and {otherAct} with {product}.',
    '{it} {acts}, and you can {otherAct}.',
    '{act}, with {otherAbsence}.',
    '{act}, {otherTag}.',
    '{it} {has} {aThing}, {otherAside}.',
    '{it} {acts}, {otherAside}.',
    '{act} with {it}, {otherAside}.',
    '{price}, {otherAside}.',
  ],
  professional: ['You get {gain} and {otherGain}.'],
  casual: ['You get {gain}, plus {otherGain}.'],
  exciting: ['You get {gain} and {otherGain}!', '{it} {acts} and {otherActs}!', '{act} and {otherAct}!'],
  urgent: [],
  friendly: ['You can {act} and {otherAct} with us.'],
};

/** Where the trade is known: its situations, before the product answers. */
export const situationForms: TonedForms = {
  any: ['{asked}?', 'When {problem}, there’s {it}.'],
  professional: [],
  casual: ['{asked}? Been there.'],
  exciting: ['It’s time to {want}!'],
  urgent: ['Today is a good day to {want}.'],
  friendly: ['{asked}? You’re not the only one.', 'We’d love to help you {want}.'],
};

/** Sentences where everything else is too long. */
export const shortSentences: readonly string[] = [
  '{this}. {call}.',
  '{product}: {this}.',
  '{this}.',
  '{call}.',
  'See for yourself.',
  'Take a look.',
  'Find out how.',
  'See how it works.',
  'Try it.',
];

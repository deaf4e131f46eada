import type { PhraseKind } from '../reading/phraseKind';
import type { TonedForms } from './headlines';

/** Whole sentences around one fact, by what it is; slots as in headlines.ts. The first name the product. */
export const sentenceForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['{this}.', '{product}: {this}.'],
    professional: ['The terms: {this}.'],
    casual: ['{this}. That’s the deal.'],
    exciting: ['{this}!', 'And now: {this}!'],
    urgent: ['{this}. Start today.', '{this}, so why wait?'],
    friendly: ['We’re happy to say: {this}.'],
  },
  deadline: {
    any: ['{this}.'],
    professional: ['Please note the date: {this}.', 'Plan ahead: {this}.'],
    casual: ['Heads up: {this}.'],
    exciting: ['{this}!', 'Here we go: {this}!'],
    urgent: ['{this}. Don’t wait.', 'Don’t put it off: {this}.'],
    friendly: ['Just a reminder: {this}.', 'So you don’t miss it: {this}.'],
  },
  guarantee: {
    any: ['{this}.', '{product} stands behind it: {this}.'],
    professional: [],
    casual: ['Still on the fence? {this}.'],
    exciting: ['{this}!', 'So go for it: {this}!'],
    urgent: ['So why wait? {this}.'],
    friendly: ['And don’t worry: {this}.', 'We stand by it: {this}.'],
  },
  proof: {
    any: ['{this}.', '{product}: {this}.'],
    professional: ['The record: {this}.'],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: ['We’re proud of this one: {this}.'],
  },
  absence: {
    any: ['{this}.', '{product}: {this}.', '{spared}? None.'],
    professional: [],
    casual: ['{spared}? Nope.'],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['{product}: {this}.', '{this}.'],
    professional: ['You’ll find {product} {this}.'],
    casual: ['In the area? We’re {this}.', 'We’re {this}.'],
    exciting: ['Come on over: {this}!'],
    urgent: ['Come by today: {this}.'],
    friendly: ['Come say hello: {this}.', 'You’ll find us {this}.'],
  },
  state: {
    any: ['{it} {is} {trait}.', '{this}.', '{product}: {this}.'],
    professional: ['{it} {is} {trait}.', '{product}: {this}.'],
    casual: ['{trait}? Yep, that’s {product}.'],
    exciting: ['{it} {is} {trait}!', '{this}!'],
    urgent: [],
    friendly: [],
  },
  does: {
    any: ['{it} {acts}.', '{this}.', '{product}: {this}.'],
    professional: [],
    casual: ['Yes, {it} {acts}.'],
    exciting: ['{it} {acts}!'],
    urgent: ['See how {it} {acts}.'],
    friendly: [],
  },
  can: {
    any: ['With {it}, you can {act}.', '{act}.', '{act} with {it}.'],
    professional: ['{it} {lets} you {act}.'],
    casual: ['Go on, {act}.'],
    exciting: ['With {it}, you can {act}!', 'Go ahead and {act}!'],
    urgent: [],
    friendly: ['Go ahead and {act}.', 'With {it}, you’re free to {act}.'],
  },
  thing: {
    any: ['{it} {has} {aThing}.', 'With {it}, you get {gain}.', '{this}.', '{product}: {this}.'],
    professional: ['With {it}, you get {gain}.'],
    casual: ['You get {gain}.'],
    exciting: ['{it} {has} {aThing}!', 'You get {gain}!'],
    urgent: [],
    friendly: ['You’ll find {aThing} here.'],
  },
  sentence: {
    any: ['{this}.', 'With {it}, {clause}.', '{product}: {this}.'],
    professional: ['With {it}, {clause}.'],
    casual: [],
    exciting: ['{this}!', 'With {it}, {clause}!'],
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
  any: ['{it} {costs}.', 'The price: {this}.'],
  professional: ['{it} {costs}.'],
  casual: ['And the price? {this}.'],
  exciting: ['{it} {costs}!'],
  urgent: [],
  friendly: ['{it} {costs}.'],
};

/** Two facts in one sentence; the slots that begin with "other" speak of the second. The fullest first. */
export const pairForms: TonedForms = {
  any: [
    '{it} {acts} and {otherActs}.',
    '{it} {acts}, with {otherThing}.',
    '{it} {acts}, with {otherAbsence}.',
    '{it} {has} {aThing} and {otherThing}.',
    '{it} {has} {aThing}, {otherTag}.',
    '{it} {is} {trait} and {otherTrait}.',
    '{it} {is} {trait} and {otherActs}.',
    '{it} {is} {trait}, with {otherThing}.',
    'With {it}, you can {act} and {otherAct}.',
    'With {it}, you can {act}, and you get {otherGain}.',
    '{it} {acts}, and you can {otherAct}.',
    '{act}, with {otherAbsence}.',
    '{act}, {otherTag}.',
    '{it} {has} {aThing}, {otherAside}.',
    '{it} {acts}, {otherAside}.',
    '{act} with {it}, {otherAside}.',
    '{price}, {otherAside}.',
  ],
  professional: ['You get {gain} and {otherGain}.'],
  casual: ['You get {gain}, plus {otherGain}.', '{act}. Oh, and {otherAct}.'],
  exciting: ['You get {gain} and {otherGain}!', '{it} {acts} and {otherActs}!', '{act} and {otherAct}!'],
  urgent: [],
  friendly: [
    'You’ll find {aThing} and {otherThing} here.',
    'You can {act} and {otherAct} with us.',
    'You’ll find {aThing} here, with {otherAbsence}.',
  ],
};

/** What stops a reader where neither the trade nor a fact gives more; it speaks of nothing that a brief could lack. */
export const openingForms: TonedForms = {
  any: ['For {audience}.'],
  professional: [],
  casual: ['This one’s for {audience}.', 'Hey, {crowd}.'],
  exciting: ['Calling all {crowd}!'],
  urgent: ['{crowd}, start here.'],
  friendly: ['Hello, {crowd}.'],
};

/** Where the trade is known: its situations, before the product answers. */
export const situationForms: TonedForms = {
  any: ['{problem}?', 'When {problem}, there’s {product}.'],
  professional: ['There are better ways than {instead}.'],
  casual: ['{problem}? Been there.', 'You didn’t ask for {instead}.'],
  exciting: ['It’s time to {want}!', 'Ready to {want}?'],
  urgent: ['If you want to {want}, start today.', 'Today is a good day to {want}.'],
  friendly: ['{problem}? You’re not the only one.', 'We’d love to help you {want}.'],
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

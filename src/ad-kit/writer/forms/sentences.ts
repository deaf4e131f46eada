import type { PhraseKind } from '../reading/phraseKind';
import type { TonedForms } from './headlines';

/** Whole sentences around one fact, by what it is; slots as in headlines.ts. The first name the product. */
export const sentenceForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['{this}.', 'Yours {tag}.', 'At {product}: {this}.'],
    professional: ['The offer is simple: {this}.', 'The terms: {this}.'],
    casual: ['The best part: {this}.', 'And get this: {this}.'],
    exciting: ['{this}!', 'And now: {this}!', 'Here’s the good part: {this}!'],
    urgent: ['{this}. Start today.', '{this}, so why wait?'],
    friendly: ['And here’s the nice part: {this}.', 'Good news: {this}.'],
  },
  deadline: {
    any: ['{this}.'],
    professional: ['Please note the date: {this}.', 'Plan ahead: {this}.'],
    casual: ['Heads up: {this}.', 'Write it on your hand: {this}.'],
    exciting: ['{this}!', 'Here we go: {this}!'],
    urgent: ['{this}. Don’t wait.', 'The clock is ticking: {this}.', 'Don’t put it off: {this}.'],
    friendly: ['Just a reminder: {this}.', 'So you don’t miss it: {this}.'],
  },
  guarantee: {
    any: ['{this}.', '{product} stands behind it: {this}.'],
    professional: ['What stands behind it: {this}.', 'In writing: {this}.'],
    casual: ['Still on the fence? {this}.', 'And if not? {this}.'],
    exciting: ['{this}!', 'So go for it: {this}!'],
    urgent: ['So why wait? {this}.', 'Nothing holds you back: {this}.'],
    friendly: ['And don’t worry: {this}.', 'We stand by it: {this}.'],
  },
  proof: {
    any: ['{this}.', '{product}: {this}.'],
    professional: ['For the record: {this}.', 'The record: {this}.'],
    casual: ['Small flex: {this}.', 'Not to brag, but: {this}.'],
    exciting: ['Proud and loud: {this}!', '{this}!'],
    urgent: ['{this}. Come and see today.'],
    friendly: ['A point of pride: {this}.', 'We’re proud of this one: {this}.'],
  },
  absence: {
    any: ['{this}.', '{product}: {this}.', '{spared}? None.'],
    professional: ['To be clear: {this}.', 'Plainly said: {this}.'],
    casual: ['{spared}? Nope.', 'And yes, it’s true: {this}.'],
    exciting: ['{this}!', 'Yes, really: {this}!'],
    urgent: ['{this}, so start today.', 'Nothing to wait for: {this}.'],
    friendly: ['Rest easy: {this}.', 'And just between us: {this}.'],
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
    casual: ['{trait}? Yep, that’s {product}.', '{trait}, the way it ought to be.'],
    exciting: ['{it} {is} {trait}!', '{this}!'],
    urgent: [],
    friendly: ['Good to know: {this}.', '{trait}, just how you’d want it.'],
  },
  does: {
    any: ['{it} {acts}.', '{this}.', '{product}: {this}.'],
    professional: ['{it} {acts}.', 'Put simply, {it} {acts}.'],
    casual: ['{it} {acts}. Simple as that.', 'Yes, {it} {acts}.'],
    exciting: ['{it} {acts}!', 'Just watch: {it} {acts}!'],
    urgent: ['{it} {acts}, starting today.', 'See how {it} {acts}.'],
    friendly: ['{it} {acts}. We think you’ll like that.', 'Sit back: {it} {acts}.'],
  },
  can: {
    any: ['With {it}, you can {act}.', '{act}.', '{act} with {it}.'],
    professional: ['With {it}, you {act}.', '{it} {lets} you {act}.'],
    casual: ['Go on, {act}.', 'You can {act}. Simple as that.'],
    exciting: ['With {it}, you can {act}!', 'Go ahead and {act}!'],
    urgent: ['{act}, starting today with {it}.', 'Start today: {act}.'],
    friendly: ['Go ahead and {act}.', 'With {it}, you’re free to {act}.'],
  },
  thing: {
    any: ['{it} {has} {aThing}.', 'With {it}, you get {aThing}.', '{this}.', '{product}: {this}.'],
    professional: ['With {it}, you get {aThing}.', '{product}: {this}.'],
    casual: ['You get {aThing}. Not bad, right?', 'With {it}, you get {aThing}. Neat.'],
    exciting: ['{it} {has} {aThing}!', 'Yes, you get {aThing}!'],
    urgent: ['Why wait? With {it}, you get {aThing}.'],
    friendly: ['You’ll find {aThing} here.', 'And yes, {aThing}.'],
  },
  sentence: {
    any: ['{this}.', 'With {it}, {this}.', '{product}: {this}.'],
    professional: ['With {it}, {this}.', 'In short: {this}.'],
    casual: ['{this}. True story.', 'You heard right: {this}.'],
    exciting: ['{this}!', 'With {it}, {this}!'],
    urgent: ['From today on, {this}.', '{this}. So why wait?'],
    friendly: ['Good to know: {this}.', 'Just so you know, {this}.'],
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

/** Two facts in one sentence; the slots that begin with "other" speak of the second. The fullest first. */
export const pairForms: TonedForms = {
  any: [
    '{it} {acts} and {otherActs}.',
    '{it} {acts}, with {otherThing}.',
    '{it} {acts}, with {otherAbsence}.',
    '{it} {has} {aThing} and {otherThing}.',
    '{it} {has} {aThing}, {otherTag}.',
    '{it} {has} {aThing} and {otherAbsence}.',
    '{it} {is} {trait} and {otherTrait}.',
    '{it} {is} {trait} and {otherActs}.',
    '{it} {is} {trait}, with {otherThing}.',
    'With {it}, you can {act} and {otherAct}.',
    'With {it}, you can {act}, and you get {otherThing}.',
    '{it} {acts}, and you can {otherAct}.',
    '{act}, with {otherAbsence}.',
    '{act}, {otherTag}.',
    '{it} {has} {aThing}, {otherAside}.',
    '{it} {acts}, {otherAside}.',
    '{act} with {it}, {otherAside}.',
    '{price}, {otherAside}.',
    '{price}, {otherThing} included.',
  ],
  professional: [
    'You get {aThing} and {otherThing}.',
    '{it} {has} {aThing}, and {otherActs}.',
    '{it} {lets} you {act} and {otherActs}.',
  ],
  casual: [
    'You get {aThing}, plus {otherThing}.',
    '{act}. Oh, and {otherAct}.',
    'You get {aThing}, and {otherAbsence}.',
  ],
  exciting: ['You get {aThing} and {otherThing}!', '{it} {acts} and {otherActs}!', '{act} and {otherAct}!'],
  urgent: ['Get {aThing} and {otherThing}, starting today.', '{act} and {otherAct}, starting today.'],
  friendly: [
    'You’ll find {aThing} and {otherThing} here.',
    'You can {act} and {otherAct} with us.',
    'You’ll find {aThing} here, with {otherAbsence}.',
  ],
};

/** What stops a reader where neither the trade nor a fact gives more; it speaks of nothing that a brief could lack. */
export const openingForms: TonedForms = {
  any: ['For {audience}.'],
  professional: ['With {audience} in mind.'],
  casual: ['This one’s for {audience}.', 'Hey, {crowd}.'],
  exciting: ['Calling all {crowd}!'],
  urgent: ['{crowd}, start here.'],
  friendly: ['Hello, {crowd}.', 'We had {audience} in mind.'],
};

/** Where the trade is known: its situations, before the product answers. */
export const situationForms: TonedForms = {
  any: ['{problem}.', 'When {problem}, there’s {product}.'],
  professional: ['There are better ways than {instead}.'],
  casual: ['{problem}. Been there.', 'You didn’t ask for {instead}.'],
  exciting: ['It’s time to {want}!', 'Ready to {want}?'],
  urgent: ['If you want to {want}, start today.', 'Today is a good day to {want}.'],
  friendly: ['{problem}. You’re not the only one.', 'We’d love to help you {want}.'],
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

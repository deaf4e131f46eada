import type { PhraseKind } from '../reading/phraseKind';
import type { TonedForms } from './headlines';

/** Whole sentences around one fact, by what it is; slots as in headlines.ts. The first name the product. */
export const sentenceForms: Readonly<Record<PhraseKind, TonedForms>> = {
  offer: {
    any: ['{this}.', 'At {product}: {this}.'],
    professional: ['The offer: {this}.', 'The terms are simple: {this}.'],
    casual: ['And the price? {this}.', 'The best part: {this}.', 'Oh, and {product} does this: {this}.'],
    exciting: ['{this}!', 'And now: {this}!', 'Here’s the good part: {this}!'],
    urgent: ['{this}. Claim it now.', 'Don’t leave it on the table: {this}.'],
    friendly: ['A nice touch: {this}.', 'Good news: {this}.'],
  },
  deadline: {
    any: ['{this}.'],
    professional: ['Please note the date: {this}.', 'Plan ahead: {this}.'],
    casual: ['Heads up: {this}.', 'Write it on your hand: {this}.'],
    exciting: ['{this}!', 'Here we go: {this}!', 'It’s on: {this}!'],
    urgent: ['{this}. Don’t wait.', 'The clock is ticking: {this}.', 'Don’t put it off: {this}.'],
    friendly: ['Just a reminder: {this}.', 'So you don’t miss it: {this}.'],
  },
  guarantee: {
    any: ['{this}.', '{product} stands behind it: {this}.'],
    professional: ['What stands behind it: {this}.', 'The terms: {this}.'],
    casual: ['Not sure? {this}.', 'Still on the fence? {this}.', 'And if not? {this}.'],
    exciting: ['{this}!', 'So go for it: {this}!'],
    urgent: ['So why wait? {this}.', 'Start today: {this}.'],
    friendly: ['And don’t worry: {this}.', 'We stand by it: {this}.', 'Take your time: {this}.'],
  },
  proof: {
    any: ['{this}.', '{product}: {this}.'],
    professional: ['Worth noting: {this}.', 'The record: {this}.'],
    casual: ['Small flex: {this}.', 'Not to brag, but: {this}.'],
    exciting: ['Proud and loud: {this}!', '{this}!'],
    urgent: ['{this}. Come and see today.'],
    friendly: ['A point of pride: {this}.', 'We’re proud of this one: {this}.'],
  },
  absence: {
    any: ['{this}.', '{product}: {this}.', '{spared}? None.'],
    professional: ['To be clear: {this}.', 'What you won’t find: {spared}.'],
    casual: ['{spared}? Nope.', '{this}. That’s the whole trick.', 'And yes, it’s true: {this}.'],
    exciting: ['{this}!', 'Yes, really: {this}!'],
    urgent: ['Nothing to wait for: {this}.', '{this}, so start today.'],
    friendly: ['Rest easy: {this}.', 'And just between us: {this}.'],
  },
  place: {
    any: ['{product}: {this}.', '{this}.'],
    professional: ['Where to find us: {this}.'],
    casual: ['You’ll find us: {this}.', 'In the area? {this}.'],
    exciting: ['Come on over: {this}!'],
    urgent: ['Come by today: {this}.'],
    friendly: ['Come say hello: {this}.', 'We’re your neighbors: {this}.'],
  },
  state: {
    any: ['{it} {is} {trait}.', '{this}.', '{product}: {this}.'],
    professional: ['{it} {is} {trait}.', '{product}: {trait}, as it should be.'],
    casual: ['{this}? Yep, that’s {product}.', '{trait}, the way it ought to be.'],
    exciting: ['{it} {is} {trait}!', '{this}!'],
    urgent: ['{this}. Worth a look today.', '{this}. See for yourself today.'],
    friendly: ['A nice touch: {this}.', '{trait}, just how you’d want it.'],
  },
  does: {
    any: ['{it} {acts}.', '{this}.', '{product}: {this}.'],
    professional: ['{it} {acts}.', 'Put simply, {it} {acts}.'],
    casual: ['{it} {acts}. That’s the whole idea.', 'Turns out {it} {acts}.'],
    exciting: ['{it} {acts}!', 'Just watch: {it} {acts}!'],
    urgent: ['{it} {acts}. See it today.', '{this}. Take a look today.'],
    friendly: ['{it} {acts}, so you don’t have to.', 'Sit back: {it} {acts}.'],
  },
  can: {
    any: ['With {it}, you can {act}.', '{act}.', '{act} with {it}.'],
    professional: ['With {it}, you {act}.', '{it} {lets} you {act}.'],
    casual: ['Go on, {act}. {it} won’t mind.', '{act}. It’s that kind of place.', 'You can {act}. Simple as that.'],
    exciting: ['With {it}, you can {act}!', 'Go ahead and {act}!'],
    urgent: ['{act}, starting today with {it}.', 'Start today: {act}.'],
    friendly: ['Go ahead and {act}. We’re with you.', 'With {it}, you’re free to {act}.'],
  },
  thing: {
    any: ['{it} {has} {aThing}.', '{product}: {this}.', '{this}.'],
    professional: ['{it} {has} {aThing}.', '{product}: {this}.'],
    casual: ['You get {aThing}. Not bad, right?', 'Oh, and there’s this: {this}.'],
    exciting: ['{it} {has} {aThing}!', 'Say yes to {aThing}!'],
    urgent: ['{this}. See for yourself today.', 'See {aThing} for yourself.'],
    friendly: ['You’ll find {aThing} here.', 'And yes, {aThing}.'],
  },
  sentence: {
    any: ['{this}.', 'With {it}, {this}.', '{product}: {this}.'],
    professional: ['With {it}, {this}.', 'In short: {this}.'],
    casual: ['{this}. True story.', 'Here’s how it works: {this}.'],
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

/** What stops a reader where the trade is not known; it speaks of nothing that a brief could lack. */
export const openingForms: TonedForms = {
  any: ['For {audience}.', 'Made for {audience}.'],
  professional: [
    'A good decision starts with plain facts.',
    'The details decide. Here they are.',
    'For {audience}, the details matter.',
    'What matters, in a few lines.',
    'Some things are worth a second look.',
  ],
  casual: [
    'Okay, real talk.',
    'You’ve scrolled this far. Might as well.',
    'This one’s for {audience}.',
    'We’ll keep this short.',
    'Hey, {crowd}. Got a second?',
  ],
  exciting: ['You’ll want to see this!', 'This is the one!', 'Here comes something good!', 'Calling all {crowd}!'],
  urgent: [
    'You were going to look into this. Do it now.',
    'Later has a way of not happening.',
    'Today beats someday.',
    'Five minutes now saves the wondering.',
  ],
  friendly: [
    'Hi there. Glad you stopped by.',
    'Hello, {crowd}. Come on in.',
    'Pull up a chair. This won’t take long.',
    'We made this with {audience} in mind.',
  ],
};

/** Where the trade is known: its situations, before the product answers. */
export const situationForms: TonedForms = {
  any: ['When {problem}, there’s {product}.', '{problem}?', 'For {moment}.'],
  professional: [
    'When {problem}, a plan helps.',
    'There are better ways than {instead}.',
    'For {moment}, the choice matters.',
  ],
  casual: [
    '{problem}? Been there.',
    '{problem}. Again. Classic.',
    'You didn’t ask for {instead}.',
    'You could have {instead}. Or not.',
  ],
  exciting: ['It’s time to {want}!', 'Ready to {want}?', 'Here’s to {moment}!'],
  urgent: [
    '{problem}? Don’t leave it for later.',
    'If you want to {want}, start today.',
    'Today is a good day to {want}.',
  ],
  friendly: ['{problem}? You’re not the only one.', 'We’d love to help you {want}.', 'Here’s to {moment}.'],
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

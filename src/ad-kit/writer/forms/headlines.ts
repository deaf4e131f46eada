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
    professional: ['The offer: {this}', 'On offer: {this}'],
    casual: ['{this}. Yes, really', 'Well, hello: {this}', 'Math we like: {this}'],
    exciting: ['{this}!', 'Yes! {this}!', 'Get this: {this}!'],
    urgent: ['{this}. Start today', 'Act now: {this}', 'Don’t miss it: {this}'],
    friendly: ['Happy to say: {this}'],
  },
  deadline: {
    any: ['{this}', '{product}: {this}'],
    professional: ['Plan ahead: {this}', 'On the calendar: {this}'],
    casual: ['Heads up: {this}', 'Mark it down: {this}', 'Set a reminder: {this}'],
    exciting: ['It’s on! {this}!', 'Here we go: {this}!', '{this}! Go!'],
    urgent: ['Don’t wait: {this}', 'Clock’s ticking: {this}', 'Act soon: {this}', '{this}. Go now'],
    friendly: ['Just a reminder: {this}', 'So you know: {this}', 'Don’t forget: {this}'],
  },
  guarantee: {
    any: ['{this}', '{product}: {this}'],
    professional: ['Our commitment: {this}', 'What we stand by: {this}'],
    casual: ['Worried? {this}', 'No sweat: {this}', 'Sleep on it: {this}'],
    exciting: ['{this}!', 'Go for it: {this}!', 'Try it! {this}!'],
    urgent: ['Try it now: {this}', '{this}. Start today', 'Why wait? {this}'],
    friendly: ['Don’t worry: {this}', 'Rest easy: {this}', 'Our promise: {this}', 'We stand by it: {this}'],
  },
  proof: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: ['The record: {this}', 'For the record: {this}'],
    casual: ['{this}. True story'],
    exciting: ['{this}!'],
    urgent: [],
    friendly: ['Happy to tell you: {this}', 'With thanks: {this}', 'Proud to say: {this}'],
  },
  absence: {
    any: ['{this}', '{product}: {this}', '{this}, period', '{spared}? None'],
    professional: ['Plainly put: {this}', '{spared}? None, by design'],
    casual: ['{spared}? Nope', '{spared}? Nah', '{spared}? Not here'],
    exciting: ['Finally: {this}!', 'At last: {this}!', '{spared}? Zero!'],
    urgent: [],
    friendly: [],
  },
  place: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: ['Find us {this}'],
    casual: ['Around? We’re {this}', 'Look for us {this}'],
    exciting: ['Come by: {this}!', 'Find us: {this}!'],
    urgent: ['Stop by today: {this}', 'Come today: {this}'],
    friendly: ['Come see us: {this}', 'Say hi: {this}'],
  },
  state: {
    any: ['{this}', '{product}: {this}', '{product}. {this}'],
    professional: ['{it} {is} {trait}'],
    casual: ['{this}? Yep', 'Yep, {this}', '{trait}, naturally'],
    exciting: ['{this}!'],
    urgent: [],
    friendly: ['Happy to say: {this}'],
  },
  does: {
    any: ['{this}', '{it} {acts}', '{product}: {this}'],
    professional: [],
    casual: ['{this}? Yep', 'Yes, it {acts}'],
    exciting: ['{this}!', 'Watch this: it {acts}!', 'Yes, it {acts}!'],
    urgent: ['See how it {acts}'],
    friendly: ['Happy to say it {acts}'],
  },
  can: {
    any: ['{act}', '{act} with {product}'],
    professional: ['Now you can {act}'],
    casual: ['Go on, {act}'],
    exciting: ['{act}!', 'Yes, you can {act}!', 'Go ahead, {act}!'],
    urgent: [],
    friendly: ['{act} with us', 'Go ahead and {act}', 'Feel free to {act}'],
  },
  thing: {
    any: ['{this}', '{product}: {this}', '{this} and {otherThing}', '{product}, with {aThing}'],
    professional: ['{product} has {aThing}'],
    casual: ['{this}? Yep'],
    exciting: ['{this}!', 'Say hello to {aThing}!'],
    urgent: [],
    friendly: ['You’ll find {aThing}', 'Come for {aThing}'],
  },
  sentence: {
    any: ['{this}', '{product}: {this}', 'With {product}, {this}'],
    professional: [],
    casual: ['Turns out {this}'],
    exciting: ['{this}!', 'Yes, {this}!'],
    urgent: [],
    friendly: ['Just so you know, {this}'],
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
  casual: ['{product}? {this}'],
  exciting: ['{this}!'],
  urgent: [],
  friendly: [],
};

/** Headlines that name the product beside what the trade or the audience knows. At most one of them is a name alone. */
export const namingForms: TonedForms = {
  any: ['{product} for {audience}', '{product}: {place}', 'For {audience}', '{product} for {moment}'],
  professional: ['{product} for {audience}', 'With {audience} in mind', '{product}: {want}'],
  casual: ['Hey, {crowd}', 'This one’s for {audience}', '{product} over {instead}'],
  exciting: ['Calling all {crowd}!', 'This one’s for {audience}!'],
  urgent: ['{crowd}, start here'],
  friendly: ['Hello, {crowd}', 'Hello from {product}', 'For {audience}, with care'],
};

/** Headlines of the trade around its situations, where its finished ones are too few or too long. */
export const tradeForms: TonedForms = {
  any: ['{problem}?', '{want}', 'Beats {instead}'],
  professional: ['How to {want}', 'An answer to {instead}', 'Better than {instead}'],
  casual: ['{instead}? Nah', 'Anything but {instead}'],
  exciting: ['{want}!', 'Get ready to {want}!'],
  urgent: ['{want} today', 'Time to {want}', 'Don’t wait to {want}'],
  friendly: ['We’ll help you {want}', '{want}, together'],
};

/** What people look for, where a search or a name says it: "Looking for new glasses?" */
export const searchForms: TonedForms = {
  any: ['Looking for {sort}?', '{sort} for {audience}'],
  professional: [],
  casual: ['{sort}? Found it'],
  exciting: ['{sort}? Right here!'],
  urgent: ['Need {sort}?'],
  friendly: ['{sort}? Come on in'],
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

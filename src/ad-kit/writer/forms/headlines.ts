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
    any: ['{this}', '{product}: {this}', '{this}. {other}'],
    professional: ['The offer: {this}', 'In plain numbers: {this}', 'The terms: {this}'],
    casual: [
      '{this}. Yes, really',
      'Well, hello: {this}',
      'So, about the price: {this}',
      'Math we like: {this}',
      '{this}. Just saying',
    ],
    exciting: ['{this}!', 'Yes! {this}!', 'Big news: {this}!', 'Get this: {this}!', 'Grab it: {this}!'],
    urgent: [
      '{this}. Claim it today',
      'Claim it now: {this}',
      'Don’t miss it: {this}',
      'Start today: {this}',
      'Act now: {this}',
    ],
    friendly: [
      'Happy to say: {this}',
      'A nice touch: {this}',
      'Good news: {this}',
      'A little something: {this}',
      'Come say hi: {this}',
    ],
  },
  deadline: {
    any: ['{this}', '{product}: {this}', '{this}. {other}'],
    professional: ['Please note: {this}', 'Key date: {this}', 'Plan ahead: {this}', 'On the calendar: {this}'],
    casual: ['Heads up: {this}', 'Mark it down: {this}', 'Set a reminder: {this}', 'Quick one: {this}'],
    exciting: ['It’s on! {this}!', 'Here we go: {this}!', 'Get in: {this}!', '{this}! Go!'],
    urgent: [
      'Don’t wait: {this}',
      'Clock’s ticking: {this}',
      'Act soon: {this}',
      'Don’t miss it: {this}',
      '{this}. Go now',
    ],
    friendly: [
      'Just a reminder: {this}',
      'So you know: {this}',
      'Don’t forget: {this}',
      'Join us: {this}',
      'Save your spot: {this}',
    ],
  },
  guarantee: {
    any: ['{this}', '{product}: {this}', '{this}. {other}'],
    professional: ['Our commitment: {this}', 'The terms: {this}', 'What we stand by: {this}'],
    casual: ['Worried? {this}', 'No sweat: {this}', 'What if? {this}', 'Sleep on it: {this}'],
    exciting: ['{this}!', 'Go for it: {this}!', 'Try it! {this}!', 'Yes: {this}!'],
    urgent: ['Try it now: {this}', '{this}. Start today', 'Why wait? {this}', 'Go ahead: {this}'],
    friendly: [
      'Don’t worry: {this}',
      'Rest easy: {this}',
      'Our promise: {this}',
      'We stand by it: {this}',
      'Breathe easy: {this}',
    ],
  },
  proof: {
    any: ['{this}', '{product}: {this}', '{product}. {this}', '{this}. {other}'],
    professional: [
      'Worth noting: {this}',
      'Credentials: {this}',
      'The record: {this}',
      'On record: {this}',
      'For the record: {this}',
    ],
    casual: [
      'Small flex: {this}',
      'True story: {this}',
      'No big deal: {this}',
      'Not to brag: {this}',
      'Oh, and: {this}',
    ],
    exciting: ['Look: {this}!', 'Proud and loud: {this}!', '{this}!', 'Wow: {this}!'],
    urgent: ['{this}. Start here', '{this}. Come see today', '{this}. Your turn', 'Start today: {this}'],
    friendly: ['Happy to tell you: {this}', 'We earned it: {this}', 'With thanks: {this}', 'Proud to say: {this}'],
  },
  absence: {
    any: ['{this}', '{product}: {this}', '{this}. {other}', '{this}, period', '{spared}? None'],
    professional: ['Plainly put: {this}', 'To be exact: {this}', 'For clarity: {this}'],
    casual: [
      '{spared}? Nope',
      '{spared}? Nah',
      '{this}. That’s it',
      'Nope: {this}',
      '{spared}? Not here',
      'You read that right: {this}',
    ],
    exciting: ['Finally: {this}!', 'Yes! {this}!', 'At last: {this}!', '{spared}? Zero!'],
    urgent: ['Easy start: {this}', 'Nothing to wait for: {this}', '{this}. Start today', 'Start now: {this}'],
    friendly: ['Relax: {this}', 'Easy does it: {this}', 'You’ll like this: {this}', 'Between us: {this}'],
  },
  place: {
    any: ['{this}', '{product}: {this}', '{product}. {this}', '{this}. {other}'],
    professional: ['Find us {this}', 'Our address: {this}', 'Location: {this}'],
    casual: ['Around? We’re {this}', 'You know the spot: {this}', 'Look for us: {this}', 'We’re close: {this}'],
    exciting: ['Right here: {this}!', 'Come by: {this}!', 'Find us: {this}!'],
    urgent: ['Stop by today: {this}', 'Drop in now: {this}', 'Come today: {this}'],
    friendly: [
      'Come see us: {this}',
      'Hello, neighbor: {this}',
      'Drop in: {this}',
      'Say hi: {this}',
      'Your neighbor: {this}',
    ],
  },
  state: {
    any: ['{this}', '{product}: {this}', '{product}. {this}', '{this}. {other}', '{other}. {this}'],
    professional: ['Worth noting: {this}', 'To the point: {this}', 'In short: {this}', '{this}. As it should be'],
    casual: ['{this}? Yep', 'Yep, {this}', '{this}. Imagine that', 'Turns out: {this}', '{this}, naturally'],
    exciting: ['{this}!', 'Yes! {this}!', 'Oh yes: {this}!', 'Finally: {this}!'],
    urgent: ['{this}. Get yours today', '{this}. See it today', 'Go see: {this}'],
    friendly: ['Happy to say: {this}', 'A nice touch: {this}', 'Good to know: {this}', 'Just how you like it: {this}'],
  },
  does: {
    any: ['{this}', '{it} {acts}', '{this}. {other}', '{product}: {this}'],
    professional: ['To the point: it {acts}', 'In short, it {acts}', 'Simply put, it {acts}'],
    casual: ['{this}? Yep', '{this}. That’s the job', 'Yes, it {acts}', 'It {acts}. Go figure'],
    exciting: ['{this}!', 'Watch this: it {acts}!', 'Wow: it {acts}!', 'Yes, it {acts}!'],
    urgent: ['{this}. See it today', 'See how it {acts}', '{this}. Try it now', 'Today: it {acts}'],
    friendly: ['It {acts} for you', '{this}, so you needn’t', 'For you, it {acts}'],
  },
  can: {
    any: ['{act}', '{act} with {product}', '{act}. {other}', '{other}. {act}'],
    professional: ['{act}, on your terms', 'How to {act}', 'The way to {act}', '{act}. As planned'],
    casual: ['{act}. Why not?', 'Go on, {act}', '{act}. It’s allowed', '{act}. No, really'],
    exciting: ['{act}!', 'Yes, you can {act}!', 'Go ahead, {act}!', 'Go: {act}!'],
    urgent: ['{act} today', '{act}, starting today', '{act}. Start now', 'Today: {act}', 'Don’t wait. {act}'],
    friendly: ['{act} with us', '{act}. We’ll help', 'You do you: {act}', 'Go ahead and {act}', 'Feel free to {act}'],
  },
  thing: {
    any: ['{this}', '{product}: {this}', '{this}. {other}', '{this} and {otherThing}', '{product}, with {aThing}'],
    professional: ['Also here: {this}', 'Featuring {aThing}', '{product} has {aThing}'],
    casual: ['{this}? Yep', 'Oh, and {aThing}', '{this}, obviously', 'You had us at {aThing}', 'Did we say {aThing}?'],
    exciting: ['{this}!', 'Hello, {this}!', 'Yes: {this}!', 'Here comes {aThing}!', 'Look: {this}!'],
    urgent: ['{this}. See it today', 'See it now: {this}', 'Start with {aThing}'],
    friendly: ['You’ll find {aThing}', 'With {aThing} for you', 'Come in for {aThing}'],
  },
  sentence: {
    any: ['{this}', '{product}: {this}', '{this}. {other}', 'With {product}, {this}'],
    professional: ['To be clear: {this}', 'In short: {this}', 'Put simply: {this}'],
    casual: ['{this}. True story', 'Fun fact: {this}', 'Turns out {this}', 'Deal? {this}'],
    exciting: ['{this}!', 'It’s true: {this}!', 'Ready? {this}!', 'Yes, {this}!'],
    urgent: ['{this}. Start today', 'Right now, {this}', '{this}. Your move'],
    friendly: ['Good to know: {this}', 'Just so you know, {this}', 'Happy to say {this}', 'Take it from us: {this}'],
  },
  unclear: {
    any: ['{this}', '{product}: {this}', '{this}. {other}'],
    professional: [],
    casual: [],
    exciting: ['{this}!'],
    urgent: [],
    friendly: [],
  },
};

/** Headlines that name the product beside what the trade or the audience knows. At most one of them is a name alone. */
export const namingForms: TonedForms = {
  any: ['{product} for {audience}', '{product}: {place}', '{product} for {moment}'],
  professional: ['{product} for {audience}', 'Built for {audience}', 'For {audience}', '{product}: {want}'],
  casual: ['{problem}? {product}', 'Hey, {crowd}', '{moment}? {product}', '{product} over {instead}'],
  exciting: ['{product} is here!', 'Calling all {crowd}!', 'Ready to {want}?', '{moment}? {product}!'],
  urgent: ['{want} today', 'Time to {want}', 'Today’s the day to {want}'],
  friendly: ['Hello from {product}', 'Hello, {crowd}', 'For {audience}, with care'],
};

/** Headlines of the trade around its situations, where its finished ones are too few or too long. */
export const tradeForms: TonedForms = {
  any: ['{problem}?', '{want}', 'For {moment}', 'Beats {instead}'],
  professional: ['When {problem}', 'How to {want}', 'Considered for {moment}', 'An answer to {instead}'],
  casual: ['{problem}? Ugh', '{problem} again?', 'So, {problem}?', '{instead}? Nah', 'Anything but {instead}'],
  exciting: ['{want}!', 'Let’s {want}!', 'Get ready to {want}!', 'Make {moment} count!'],
  urgent: ['{want} today', 'Time to {want}', 'Don’t wait to {want}', '{problem}? Call today', '{problem}? Start now'],
  friendly: [
    '{problem}? We’re here',
    'We’ll help you {want}',
    'Here’s to {moment}',
    '{want}, together',
    'See you for {moment}',
  ],
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

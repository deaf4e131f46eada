import type { Hooks } from './hook';

export const carsHooks: Readonly<Record<string, Hooks>> = {
  auto_repair: {
    any: ['That noise isn’t nothing', 'Cars are patient, until they aren’t'],
    after: ['You just drive', 'Turn the radio back down'],
    scenes: [
      'Most people don’t mind paying for a repair. They mind not knowing what they paid for.',
      'It makes a noise, but only when you’re alone in the car. Somebody should listen to it, too.',
    ],
    professional: 'Good repairs start with a straight answer',
    casual: 'Turning up the radio isn’t a fix',
    exciting: 'Hear nothing but the road',
    urgent: 'Small noises get bigger',
    friendly: 'Tell somebody about that noise',
  },
  car_wash: {
    any: ['The road leaves marks', 'A clean car feels like a newer one'],
    after: ['Take the scenic route home', 'Keep your sleeves dry'],
    scenes: [
      'Salt, dust, and bugs are hard on paint. A regular wash is the simplest care a car gets.',
      'Somebody has written “wash me” on the back. They had a point.',
    ],
    professional: 'A clean car says something',
    casual: '“Wash me” was a hint',
    exciting: 'Shine on',
    urgent: 'Somebody’s riding with you tonight',
    friendly: 'Be good to what takes you everywhere',
  },
  driving_school: {
    any: ['Everyone stalls once', 'The road gets easier with practice'],
    after: ['The wheel is yours soon enough', 'Soon you pick the music'],
    scenes: [
      'Calm drivers come from calm lessons. The right instructor makes the first left turn feel ordinary.',
      'The first time on the highway feels like a lot. The tenth time you’ll be singing.',
    ],
    professional: 'Good drivers are taught',
    casual: 'Parallel parking isn’t magic',
    exciting: 'Keys in hand, windows down',
    urgent: 'The road test has a date',
    friendly: 'Nervous is normal',
  },
  car_dealer: {
    any: ['Sit in it before you decide', 'The right car fits your week'],
    after: ['Take a test drive', 'Argue about the playlist'],
    scenes: [
      'Buying a car should take a test drive and a straight answer. Bring your questions.',
      'You’ve read the reviews and opened forty tabs. Now go sit in one.',
    ],
    professional: 'A car is a big decision',
    casual: 'Your mechanic knows your birthday',
    exciting: 'Roll the windows down',
    urgent: 'Your old car won’t last forever',
    friendly: 'Take it around the block',
  },
  collision_repair: {
    any: ['You only looked up when you heard it', 'The other driver said sorry, and that’s that'],
    after: ['Breathe out', 'Take the long way home'],
    scenes: [
      'Nobody’s hurt, and the car looks terrible. The first part is what counts.',
      'You were stopped at a red light, humming. Then there was a claim number.',
    ],
    professional: 'Back to how it was the day before',
    casual: 'It was the other car, obviously',
    exciting: 'See it without a mark on it',
    urgent: 'You need the car by Monday',
    friendly: 'First things first: you’re okay',
  },
};

import type { Hooks } from './hook';

export const carsHooks: Readonly<Record<string, Hooks>> = {
  auto_repair: {
    any: ['That noise isn’t nothing', 'Cars are patient, until they aren’t'],
    after: ['You just drive', 'Turn the radio back down'],
    professional: 'Good repairs start with a straight answer',
    casual: 'Turning up the radio isn’t a fix',
    exciting: 'Hear nothing but the road',
    urgent: 'Small noises get bigger',
    friendly: 'Tell somebody about that noise',
  },
  car_wash: {
    any: ['The road leaves marks', 'A clean car feels like a newer one'],
    after: ['Take the scenic route home', 'Keep your sleeves dry'],
    professional: 'A clean car says something',
    casual: '“Wash me” was a hint',
    exciting: 'Shine on',
    urgent: 'Somebody’s riding with you tonight',
    friendly: 'Be good to what takes you everywhere',
  },
  driving_school: {
    any: ['Everyone stalls once', 'The road gets easier with practice'],
    after: ['The wheel is yours soon enough', 'Soon you pick the music'],
    professional: 'Good drivers are taught',
    casual: 'Parallel parking isn’t magic',
    exciting: 'Keys in hand, windows down',
    urgent: 'The road test has a date',
    friendly: 'Nervous is normal',
  },
  car_dealer: {
    any: ['Sit in it before you decide', 'The right car fits your week'],
    after: ['Take a test drive', 'Argue about the playlist'],
    professional: 'A car is a big decision',
    casual: 'Your mechanic knows your birthday',
    exciting: 'Roll the windows down',
    urgent: 'Your old car won’t last forever',
    friendly: 'Take it around the block',
  },
};

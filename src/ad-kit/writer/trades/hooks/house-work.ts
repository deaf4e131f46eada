import type { Hooks } from './hook';

export const houseWorkHooks: Readonly<Record<string, Hooks>> = {
  gutters: {
    any: ['Leaves don’t clear themselves', 'Water looks for the lowest edge'],
    after: ['Leave the ladder in the garage', 'Let it rain'],
    professional: 'Dry walls start at the gutter',
    casual: 'What’s growing up there?',
    exciting: 'Hear the rain run where it should',
    urgent: 'The leaves are already falling',
    friendly: 'Somebody else can climb up there',
  },
  junk_removal: {
    any: ['Every house keeps too much', 'An empty room is a good start'],
    after: ['You can see the floor again', 'Nobody has to borrow a truck'],
    professional: 'A clear space starts with a plan',
    casual: 'The garage was meant for a car',
    exciting: 'Get a whole room back',
    urgent: 'It has to go somewhere',
    friendly: 'A hard job is easier with help',
  },
  painter: {
    any: ['New paint changes how a room feels', 'The walls are what everyone sees'],
    after: ['You keep the brush in the drawer', 'Now the couch looks old'],
    professional: 'Good paint starts with good prep',
    casual: 'That wall has seen enough',
    exciting: 'Come home to a new color',
    urgent: 'Fresh walls before the guests come',
    friendly: 'You choose the color, we do the edges',
  },
  flooring: {
    any: ['You walk on it every day', 'A floor ties a house together'],
    after: ['Take your shoes off', 'Roll the rug up'],
    professional: 'A good floor starts underneath',
    casual: 'That carpet remembers everything',
    exciting: 'Feel the difference barefoot',
    urgent: 'Get it in before the holidays',
    friendly: 'Everybody ends up on the floor',
  },
  handyman: {
    any: ['Small jobs wait the longest', 'Every house has a list'],
    after: ['Cross one thing off tonight', 'The drill can stay in its box'],
    professional: 'Small repairs keep a house sound',
    casual: 'That shelf has leaned long enough',
    exciting: 'Watch the list get shorter',
    urgent: 'Guests notice the wobbly chair',
    friendly: 'Leave the ladder to somebody else',
  },
};

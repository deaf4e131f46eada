import type { Hooks } from './hook';

export const realEstateHooks: Readonly<Record<string, Hooks>> = {
  real_estate_agent: {
    any: ['A street says as much as a house', 'Walk the street at six in the evening'],
    after: ['Bring your wish list', 'Bring the list from the fridge'],
    scenes: [
      'A home is the biggest thing most people ever sell or buy. It helps to have somebody who does it every week.',
      'You’ve been looking at listings in bed. Let’s go see one.',
    ],
    professional: 'A big decision deserves good advice',
    casual: 'Stop scrolling listings at midnight',
    exciting: 'Find the door that’s yours',
    urgent: 'The right one may be open this weekend',
    friendly: 'Stand in the kitchen before you decide',
  },
  apartments: {
    any: ['The couch has to fit through the door', 'Count the steps to the grocery store'],
    after: ['Picture your couch in the living room', 'Bring a tape measure'],
    scenes: [
      'A place feels like yours when your evening fits in it. You know it when you walk in.',
      'You’ve outgrown the one with the window onto the wall. Come look.',
    ],
    professional: 'A good address makes good mornings',
    casual: 'Your roommate’s drums were fun once',
    exciting: 'Pick up the keys and order pizza',
    urgent: 'Leases end when they end',
    friendly: 'Come see if it feels like home',
  },
  property_management: {
    any: ['A rental can be a second job', 'Tenants call at dinner'],
    after: ['Your weekends stay weekends', 'You can put the phone on silent'],
    scenes: [
      'A rental should be income, not a second job. Somebody else can take the calls at night.',
      'The tenant called, the sink won’t stop, and you’re at dinner. It doesn’t have to be your phone.',
    ],
    professional: 'Good rentals are looked after',
    casual: 'Who fixes the sink at night?',
    exciting: 'Own the place, keep the weekend',
    urgent: 'An empty unit is hard to ignore',
    friendly: 'You can own it and still sleep',
  },
  home_builder: {
    any: ['You’ll live with it for years', 'Every good house starts on paper'],
    after: ['Start with the room you use most', 'Start thinking about where the pictures go'],
    scenes: [
      'A good house starts with how you live, not with a floor plan. The rest is craft.',
      'You’ve drawn it on napkins for years. Somebody can build that.',
    ],
    professional: 'Good building starts with good questions',
    casual: 'That kitchen has seen enough',
    exciting: 'Draw the house you want',
    urgent: 'Next year’s home starts now',
    friendly: 'Bring the napkin sketch',
  },
  coworking: {
    any: ['Kitchen tables are for dinner', 'Good work needs a good chair'],
    after: ['Bring your laptop and stay', 'Leave work at work'],
    scenes: [
      'Home is a good place to live and a hard place to focus. A desk somewhere else changes the day.',
      'The kitchen table has heard enough of your calls. Come sit with people.',
    ],
    professional: 'Focus needs a place',
    casual: 'Your cat is not a coworker',
    exciting: 'Meet the people at the next desk',
    urgent: 'Monday is coming',
    friendly: 'Come work next to good people',
  },
  senior_living: {
    any: ['You worry because you love them', 'The right place feels like a home'],
    after: ['Come and have lunch with us', 'Bring the photo albums along'],
    scenes: [
      'It’s a big step, and it should feel like coming home. Come for lunch and see.',
      'Somebody else cooks, somebody else shovels, and there’s always a fourth for cards. Come see.',
    ],
    professional: 'A good move starts with a long talk',
    casual: 'They’d rather you visited than vacuumed',
    exciting: 'A new chapter with good neighbors',
    urgent: 'It’s easier to decide without a crisis',
    friendly: 'Come for coffee and look around',
  },
};

import type { Hooks } from './hook';

export const realEstateHooks: Readonly<Record<string, Hooks>> = {
  real_estate_agent: {
    any: ['A street says as much as a house', 'Walk the street at six in the evening'],
    after: ['Bring your wish list', 'Bring the list from the fridge'],
    professional: 'A big decision deserves good advice',
    casual: 'Stop scrolling listings at midnight',
    exciting: 'Find the door that’s yours',
    urgent: 'The right one may be open this weekend',
    friendly: 'Stand in the kitchen before you decide',
  },
  apartments: {
    any: ['The couch has to fit through the door', 'Count the steps to the grocery store'],
    after: ['Picture your couch in the living room', 'Bring a tape measure'],
    professional: 'A good address makes good mornings',
    casual: 'Your roommate’s drums were fun once',
    exciting: 'Pick up the keys and order pizza',
    urgent: 'Leases end when they end',
    friendly: 'Come see if it feels like home',
  },
  property_management: {
    any: ['A rental can be a second job', 'Tenants call at dinner'],
    after: ['Your weekends stay weekends', 'You can put the phone on silent'],
    professional: 'Good rentals are looked after',
    casual: 'Who fixes the sink at night?',
    exciting: 'Own the place, keep the weekend',
    urgent: 'An empty unit is hard to ignore',
    friendly: 'You can own it and still sleep',
  },
  home_builder: {
    any: ['You’ll live with it for years', 'Every good house starts on paper'],
    after: ['Start with the room you use most', 'Start thinking about where the pictures go'],
    professional: 'Good building starts with good questions',
    casual: 'That kitchen has seen enough',
    exciting: 'Draw the house you want',
    urgent: 'Next year’s home starts now',
    friendly: 'Bring the napkin sketch',
  },
  coworking: {
    any: ['Kitchen tables are for dinner', 'Good work needs a good chair'],
    after: ['Bring your laptop and stay', 'Leave work at work'],
    professional: 'Focus needs a place',
    casual: 'Your cat is not a coworker',
    exciting: 'Meet the people at the next desk',
    urgent: 'Monday is coming',
    friendly: 'Come work next to good people',
  },
};

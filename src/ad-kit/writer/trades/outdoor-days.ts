import type { Trade } from './trade';

/** Days on the water and weeks at camp. */
export const outdoorDays: readonly Trade[] = [
  {
    id: 'boat_rental',
    industry: 'travel_and_events',
    signs: [
      'boat rental',
      'kayak',
      'paddleboard',
      'canoe rental',
      'sailing',
      'boat tour',
      'pontoon',
      'jet ski',
      'dolphins',
      'fishing charter',
    ],
    acts: ['Reserve your boat', 'Book now'],
    calls: ['Reserve a boat'],
  },
  {
    id: 'summer_camp',
    industry: 'travel_and_events',
    signs: [
      'camp',
      'summer camp',
      'day camp',
      'sleepaway',
      'campfires',
      'archery',
      'counselors',
      'cabins',
      'canoes and campfires',
      'overnight camp',
    ],
    acts: ['Register now', 'Sign up'],
  },
  {
    id: 'escape_room',
    industry: 'travel_and_events',
    signs: [
      'escape room',
      'escape game',
      'puzzle room',
      'locked room',
      'team challenge',
      'mystery room',
      'immersive game',
      'escape rooms for',
    ],
    acts: ['Book a room', 'Pick a time'],
  },
];

import type { Hooks } from './hook';

export const educationHooks: Readonly<Record<string, Hooks>> = {
  tutoring: {
    any: ['One good explanation changes a subject', 'It’s fun once it clicks'],
    after: ['You can just be the parent', 'Dinner is about something else again'],
    professional: 'Understanding takes a patient ear',
    casual: 'Homework shouldn’t end in tears',
    exciting: 'Wait for the moment it clicks',
    urgent: 'The next test has a date',
    friendly: 'Everyone learns at their own speed',
  },
  language_school: {
    any: ['Ask the way and understand the answer', 'It starts with hello'],
    after: ['Order the next coffee yourself', 'Book the trip'],
    professional: 'Learning a language starts with speaking',
    casual: 'Order dinner without pointing',
    exciting: 'Say it out loud',
    urgent: 'The trip is closer than it looks',
    friendly: 'Mistakes are how it starts',
  },
  online_course: {
    any: ['You can learn that', 'An hour tonight is a start'],
    after: ['Use the new skill at work', 'Bring coffee and an hour'],
    professional: 'Skills are built in small steps',
    casual: 'Your couch is a classroom now',
    exciting: 'Start something new',
    urgent: 'Start this week, not next year',
    friendly: 'Every expert started on page one',
  },
  music_lessons: {
    any: ['Everyone starts with one note', 'Somewhere in you is a song'],
    after: ['Learn a song for somebody', 'The neighbors will get used to the scales'],
    professional: 'Practice starts with a good teacher',
    casual: 'Air guitar doesn’t count',
    exciting: 'Play it out loud',
    urgent: 'The song won’t learn itself',
    friendly: 'Ten minutes a day is a fine start',
  },
  daycare: {
    any: ['Small people, big days', 'Drop-off should feel good for both of you'],
    after: ['Think about your own day for a while', 'Pickup comes with stories'],
    professional: 'The early years last',
    casual: 'Glue in the hair is a good sign',
    exciting: 'First friends, first finger paint',
    urgent: 'Fall is closer than it looks',
    friendly: 'Bring the blanket and the bear',
  },
};

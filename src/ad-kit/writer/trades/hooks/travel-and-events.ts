import type { Hooks } from './hook';

export const travelAndEventsHooks: Readonly<Record<string, Hooks>> = {
  hotel: {
    any: ['Somebody else makes the bed', 'Waking up elsewhere is half the trip'],
    professional: 'A good trip starts with a good night',
    casual: 'Leave the dishes and go',
    exciting: 'Open the curtains somewhere new',
    urgent: 'The weekend is closer than it looks',
    friendly: 'Kick off your shoes',
  },
  tour_travel: {
    any: ['Good stories start outside', 'Some things are worth the trip'],
    professional: 'Good journeys start with a plan',
    casual: 'Your out-of-office is ready',
    exciting: 'Go see it for yourself',
    urgent: 'Days off won’t use themselves',
    friendly: 'Come along',
  },
  museum: {
    any: ['Some things need to be seen in person', 'Rain is a good excuse'],
    professional: 'Look closely, and then again',
    casual: 'It beats scrolling',
    exciting: 'See it with your own eyes',
    urgent: 'Sunday afternoon won’t wait',
    friendly: 'Bring somebody who asks questions',
  },
  attraction: {
    any: ['A day worth telling about', 'A few hours without a screen'],
    professional: 'A good day out starts with a plan',
    casual: 'The couch will still be there tonight',
    exciting: 'Hands up, here we go',
    urgent: 'The weekend is closer than it looks',
    friendly: 'Bring everybody',
  },
  event_tickets: {
    any: ['You had to be there, so be there', 'Some nights you tell people about'],
    professional: 'A good evening starts with a plan',
    casual: 'Your couch has you every night',
    exciting: 'Be in the room when it starts',
    urgent: 'The lights go down on time',
    friendly: 'Bring somebody you like',
  },
  wedding_venue: {
    any: ['You’ll remember where you stood', 'One day, all your people'],
    professional: 'The setting is in every picture',
    casual: 'Your aunt will ask about parking',
    exciting: 'Say yes to the place, too',
    urgent: 'Your date is only one day',
    friendly: 'Picture everyone you love in it',
  },
};

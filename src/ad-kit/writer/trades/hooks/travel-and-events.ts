import type { Hooks } from './hook';

export const travelAndEventsHooks: Readonly<Record<string, Hooks>> = {
  hotel: {
    any: ['Somebody else makes the bed', 'Waking up elsewhere is half the trip'],
    after: ['You just bring a bag', 'Leave the dishes at home'],
    scenes: [
      'A good stay starts before you’ve put down the bag. Somebody thought of it already.',
      'You’ll mean to go out. Then you’ll see the bed.',
    ],
    professional: 'A good trip starts with a good night',
    casual: 'Leave the dishes and go',
    exciting: 'Open the curtains somewhere new',
    urgent: 'The calendar fills itself if you let it',
    friendly: 'Kick off your shoes',
  },
  tour_travel: {
    any: ['Good stories start outside', 'Some things are worth the trip'],
    after: ['You just bring a camera', 'Somebody at home will want pictures'],
    scenes: [
      'The part you’ll tell about is rarely in the guidebook. It’s what somebody from there shows you.',
      'You bring yourself. Somebody else knows the way, and where to stop.',
    ],
    professional: 'Good journeys start with a plan',
    casual: 'Your out-of-office is ready',
    exciting: 'Go see it for yourself',
    urgent: 'Days off won’t use themselves',
    friendly: 'Come along',
  },
  museum: {
    any: ['Some things need to be seen in person', 'Rain is a good excuse'],
    after: ['Take your time', 'Wear comfortable shoes'],
    scenes: [
      'An hour in front of something real stays with you longer than a week of scrolling.',
      'You’ll come for the one everyone knows. You’ll remember the one around the corner.',
    ],
    professional: 'Look closely, and then again',
    casual: 'It beats scrolling',
    exciting: 'See it with your own eyes',
    urgent: 'Sunday afternoon won’t wait',
    friendly: 'Bring somebody who asks questions',
  },
  attraction: {
    any: ['A day worth telling about', 'A few hours without a screen'],
    after: ['Make a day of it', 'Everybody sleeps on the drive home'],
    scenes: [
      'Some days are remembered by the whole family. They’re mostly the ones that took a little screaming.',
      'Somebody will say they’re too old for it. They’ll be first in line the second time.',
    ],
    professional: 'A good day out starts with a plan',
    casual: 'The couch will still be there tonight',
    exciting: 'Hands up, here we go',
    urgent: 'The weekend is closer than it looks',
    friendly: 'Bring everybody',
  },
  event_tickets: {
    any: ['You had to be there, so be there', 'Some nights you tell people about'],
    after: ['Clear the evening', 'Tell your group chat'],
    scenes: [
      'A recording is a good memory of somebody else’s evening. Be there for this one.',
      'You’ll hear the first note and forget where you parked. That’s what live is for.',
    ],
    professional: 'A good evening starts with a plan',
    casual: 'Your couch has you every night',
    exciting: 'Be in the room when it starts',
    urgent: 'The lights go down on time',
    friendly: 'Bring somebody you like',
  },
  wedding_venue: {
    any: ['You’ll remember where you stood', 'One day, all your people'],
    after: ['The rest is the guest list', 'You bring the vows'],
    scenes: [
      'The place decides how the day feels. You’ll know it when you stand in it.',
      'You can already see where everyone will stand. Come and check.',
    ],
    professional: 'The setting is in every picture',
    casual: 'Your aunt will ask about parking',
    exciting: 'Say yes to the place, too',
    urgent: 'Your date is only one day',
    friendly: 'Picture everyone you love in it',
  },
};

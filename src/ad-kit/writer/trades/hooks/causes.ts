import type { Hooks } from './hook';

export const causesHooks: Readonly<Record<string, Hooks>> = {
  charity: {
    any: ['Small gifts add up', 'Somebody will notice'],
    after: ['Every bit does something', 'You decide how much'],
    professional: 'Giving works when it reaches people',
    casual: 'One coffee less, one good deed more',
    exciting: 'Be part of it',
    urgent: 'Somebody needs it tonight',
    friendly: 'Neighbors help neighbors',
  },
  animal_rescue: {
    any: ['Somebody is waiting by the gate', 'They only need one person'],
    after: ['Every bit helps somebody furry', 'Somebody’s tail will say thanks'],
    professional: 'Every animal has a history',
    casual: 'Your couch has room',
    exciting: 'Meet the one who picks you',
    urgent: 'Another night is a long time',
    friendly: 'Somebody furry would like to meet you',
  },
  political_campaign: {
    any: ['It’s your street, too', 'Good ideas start on a porch'],
    after: ['Your street is a good start', 'Bring a neighbor'],
    professional: 'Local decisions shape daily life',
    casual: 'Yard signs don’t vote',
    exciting: 'Be part of something close to home',
    urgent: 'Election day has a date',
    friendly: 'Your neighbors would like your help',
  },
  church: {
    any: ['There’s a seat for you', 'Sunday starts with a hello'],
    after: ['Come once and see', 'Bring your questions and your kids'],
    professional: 'A place to ask hard questions',
    casual: 'You can sit in the back',
    exciting: 'Come and sing',
    urgent: 'Sunday is coming',
    friendly: 'You’re welcome as you are',
  },
};

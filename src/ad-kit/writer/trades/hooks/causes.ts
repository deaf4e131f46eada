import type { Hooks } from './hook';

export const causesHooks: Readonly<Record<string, Hooks>> = {
  charity: {
    any: ['Small gifts add up', 'Somebody will notice'],
    after: ['Every bit does something', 'You decide how much'],
    scenes: [
      'It’s easy to feel that one person can’t change much. Then you see what a small amount does in the right place.',
      'Somebody’s week gets better because of a person they’ll never meet. Be that person.',
    ],
    professional: 'Giving works when it reaches people',
    casual: 'One coffee less, one good deed more',
    exciting: 'Be part of it',
    urgent: 'Somebody needs it tonight',
    friendly: 'Neighbors help neighbors',
  },
  animal_rescue: {
    any: ['Somebody is waiting by the gate', 'They only need one person'],
    after: ['Every bit helps somebody furry', 'Somebody’s tail will say thanks'],
    scenes: [
      'They don’t know what went wrong. They only know when somebody sits down beside them.',
      'You’ll say you’re just going to look. Everyone says that.',
    ],
    professional: 'Every animal has a history',
    casual: 'Your couch has room',
    exciting: 'Meet the one who picks you',
    urgent: 'Another night is a long time',
    friendly: 'Somebody furry would like to meet you',
  },
  political_campaign: {
    any: ['It’s your street, too', 'Good ideas start on a porch'],
    after: ['Your street is a good start', 'Bring a neighbor'],
    scenes: [
      'The decisions you drive past every day are made by whoever shows up. So show up.',
      'It’s on the ballot, and it’s down to who votes. Bring a neighbor.',
    ],
    professional: 'Local decisions shape daily life',
    casual: 'Yard signs don’t vote',
    exciting: 'Be part of something close to home',
    urgent: 'Election day has a date',
    friendly: 'Your neighbors would like your help',
  },
  church: {
    any: ['There’s a seat for you', 'Sunday starts with a hello'],
    after: ['Come once and see', 'Bring your questions and your kids'],
    scenes: [
      'You don’t have to have it figured out to walk in. Most people in the room don’t.',
      'Somebody will say hello and save you a seat. Come as you are.',
    ],
    professional: 'A place to ask hard questions',
    casual: 'You can sit in the back',
    exciting: 'Come and sing',
    urgent: 'Sunday is coming',
    friendly: 'You’re welcome as you are',
  },
};

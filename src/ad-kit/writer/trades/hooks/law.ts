import type { Hooks } from './hook';

export const lawHooks: Readonly<Record<string, Hooks>> = {
  injury_law: {
    any: ['The days after are full of questions', 'Getting well comes first'],
    after: ['You don’t have to decide today', 'You look after getting well'],
    scenes: [
      'After an accident, everyone wants you to sign something. It’s worth talking to somebody first.',
      'Insurance companies have lawyers. It’s only fair to ask one, too.',
    ],
    professional: 'Know your rights before you sign',
    casual: 'Insurers have lawyers. So can you',
    exciting: 'Ask before you accept an offer',
    urgent: 'Claims have time limits',
    friendly: 'Ask your questions, all of them',
  },
  estate_law: {
    any: ['Your family should know what you want', 'A plan is a kindness'],
    after: ['One thing off the list', 'Your family will be glad you did'],
    scenes: [
      'Many families never write it down, because nobody likes the subject. It takes less time than you’d think.',
      'Your family knows what you’d want. The court doesn’t.',
    ],
    professional: 'Good plans are made early',
    casual: 'Nobody likes the topic. Do it anyway',
    exciting: 'Put it in writing',
    urgent: 'Someday is not a date',
    friendly: 'It’s a kind thing to do for family',
  },
  immigration_law: {
    any: ['Every form has a family behind it', 'Home can be a new country'],
    after: ['Ask before you file', 'Bring the letters you’ve been saving'],
    scenes: [
      'One missing page can cost months. It helps to have somebody who has sent many of them.',
      'There’s a life on the other side of that form. It should be filled in right.',
    ],
    professional: 'Careful papers make clear cases',
    casual: 'Those forms don’t explain themselves',
    exciting: 'The next chapter starts with a form',
    urgent: 'Deadlines don’t wait',
    friendly: 'You don’t have to read it all alone',
  },
  notary: {
    any: ['Some papers need a witness', 'A signature counts when it’s seen'],
    after: ['Keep your ID within reach', 'One form less on the table'],
    scenes: [
      'It’s one stamp, and everything waits for it. It shouldn’t take a day off work.',
      'You have the papers, the pen, and no notary. That part is easy.',
    ],
    professional: 'Papers are worth doing right',
    casual: 'That form won’t sign itself',
    exciting: 'Sign it and be done',
    urgent: 'The deadline is on the form',
    friendly: 'Somebody comes to your table',
  },
  record_clearing: {
    any: ['One old mistake shouldn’t answer for you', 'That was then, and it’s still on paper'],
    after: ['Fill in the next application', 'Leave that box blank'],
    scenes: [
      'It was years ago, and it still comes up before you do. Paper can be changed.',
      'You’ve got the interview. You don’t want to spend it on one old night.',
    ],
    professional: 'The past, put where it belongs',
    casual: 'You were nineteen, once',
    exciting: 'Turn the page for good',
    urgent: 'The next job asks on page one',
    friendly: 'We don’t judge, we file',
  },
};

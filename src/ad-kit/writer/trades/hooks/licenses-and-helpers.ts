import type { Hooks } from './hook';

export const licensesAndHelpersHooks: Readonly<Record<string, Hooks>> = {
  cdl_school: {
    any: ['Somebody has to drive it', 'The view changes every day'],
    after: ['Practice the backing twice', 'Name your truck'],
    scenes: [
      'In a few weeks you could be up in that cab. It starts with a seat in a classroom.',
      'You’ve always waved at them to honk. Be the one with the horn.',
    ],
    professional: 'A license that takes you places',
    casual: 'The desk isn’t for everyone',
    exciting: 'Climb up and take the wheel',
    urgent: 'Classes start whether you’re in or not',
    friendly: 'Come sit in the cab',
  },
  career_training: {
    any: ['A few months, and a new line of work', 'Somebody’s first day could be yours'],
    after: ['Tell your family', 'Frame it'],
    scenes: [
      'You’ve thought about it on every bus ride home. A class is a start date away.',
      '“What do you do?” You could have a new answer by summer.',
    ],
    professional: 'A trade with a start date',
    casual: 'Mondays could feel different',
    exciting: 'Wear the badge',
    urgent: 'The next class has a first day',
    friendly: 'Come ask us anything',
  },
  motorcycle_school: {
    any: ['Two wheels, one weekend', 'Everyone drops it once'],
    after: ['Bring boots', 'Practice the wave'],
    scenes: [
      'You turn your head every time one goes by. There’s a parking lot where you can learn.',
      'Your mother won’t like it. She’ll like that you took the class.',
    ],
    professional: 'Good riders start slowly',
    casual: 'Start in a parking lot like everyone',
    exciting: 'Hear it start under you',
    urgent: 'Riding season opens early',
    friendly: 'Never sat on one? Good',
  },
  volunteer_days: {
    any: ['Many hands, one Saturday', 'You’ll know your neighbors by noon'],
    after: ['Bring gloves', 'Wear the old shoes'],
    scenes: [
      'It’s one morning and a bag. Afterward, you’ll walk past that corner and smile.',
      'You’ll come for the cause. You’ll stay for the doughnuts.',
    ],
    professional: 'What one street can do in a morning',
    casual: 'You weren’t doing much at nine anyway',
    exciting: 'Leave it better than you found it',
    urgent: 'The morning needs one more pair of hands',
    friendly: 'Come with a friend, or make one',
  },
  blood_drive: {
    any: ['You have what somebody needs', 'The cookie is part of it'],
    after: ['Drink some water first', 'Wear short sleeves'],
    scenes: [
      'You lie down for ten minutes. Somewhere, somebody gets up again.',
      'You’ll feel brave for an afternoon. You’ll also get a cookie.',
    ],
    professional: 'An hour of yours, and somebody’s life',
    casual: 'Close your eyes, it’s a second',
    exciting: 'Be somebody’s good news',
    urgent: 'The shelf is emptied every week',
    friendly: 'First time? We’ll hold your hand',
  },
};

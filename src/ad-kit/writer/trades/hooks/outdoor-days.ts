import type { Hooks } from './hook';

export const outdoorDaysHooks: Readonly<Record<string, Hooks>> = {
  boat_rental: {
    any: ['Everything looks better from the water', 'A day with no roads in it'],
    after: ['You pick the direction', 'Wear something that can get wet'],
    scenes: [
      'From the water, even your own town looks like a vacation. It takes an afternoon.',
      'Nobody has ever come back from the water in a worse mood. Bring a hat.',
    ],
    professional: 'A good day on the water starts early',
    casual: 'Land is overrated',
    exciting: 'Push off and go',
    urgent: 'The sun is only up so long',
    friendly: 'Bring snacks and a hat',
  },
  summer_camp: {
    any: ['They’ll come home dusty', 'A summer they’ll tell about'],
    after: ['Pack the bug spray', 'Label their socks'],
    scenes: [
      'They come back a little taller, and not only in inches. It’s what a summer away from screens does.',
      'They’ll lose a sock and find a friend. That’s a fair trade.',
    ],
    professional: 'Summers shape kids',
    casual: 'The tablet can stay home',
    exciting: 'Let them run',
    urgent: 'School lets out before you know it',
    friendly: 'You’ll miss them by Tuesday',
  },
  escape_room: {
    any: ['The door locks, and then it starts', 'Somebody in your group is good at this'],
    after: ['Argue about the clues', 'Somebody will find the wrong key'],
    scenes: [
      'For one hour, the only thing that matters is the next clue. Everyone’s in it together.',
      'The quiet one will solve it. It’s always the quiet one.',
    ],
    professional: 'Good teams think out loud',
    casual: 'Your group chat needs this',
    exciting: 'The clock starts when the door shuts',
    urgent: 'The clock is already running',
    friendly: 'Bring the friend who reads manuals',
  },
  pick_your_own: {
    any: ['Some days need mud on the boots', 'Kids remember days in a field'],
    after: ['Bring boots and a wagon', 'The car will smell of hay'],
    scenes: [
      'It tastes better when you carried it yourself. Kids know that before anyone tells them.',
      'Some will make it home. The rest will be eaten in the rows.',
    ],
    professional: 'A day outdoors with dirt on it',
    casual: 'Nobody wants to leave the hay',
    exciting: 'Find the biggest one in the field',
    urgent: 'The good ones get picked first',
    friendly: 'Bring everybody out to the field',
  },
};

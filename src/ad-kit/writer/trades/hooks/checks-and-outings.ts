import type { Hooks } from './hook';

export const checksAndOutingsHooks: Readonly<Record<string, Hooks>> = {
  emissions_test: {
    any: ['The sticker has a date on it', 'The renewal letter won’t wait'],
    after: ['Drive home with the paper in hand', 'Send in the renewal tonight'],
    scenes: [
      'The letter came weeks ago and moved from the table to the drawer. It still has a date on it.',
      'You remember the test at every red light. Then the light changes.',
    ],
    professional: 'A test, a certificate, and back to work',
    casual: 'Your tailpipe has an appointment',
    exciting: 'Pass it and roll on out',
    urgent: 'The registration runs out soon',
    friendly: 'We’ll have a look at the tailpipe',
  },
  crane_service: {
    any: ['Some things only go up by crane', 'The trusses are lying in the yard'],
    after: ['Have the crew ready', 'Clear the drop zone'],
    scenes: [
      'The crew is here and the trusses are here. All that’s missing is what lifts them.',
      'A lift takes an hour. Waiting for one can take the whole day.',
    ],
    professional: 'A good lift is planned on the ground',
    casual: 'Up is the hard direction',
    exciting: 'Watch the roof fly into place',
    urgent: 'The crew is waiting on a hook',
    friendly: 'Tell us what has to go up',
  },
  wine_tours: {
    any: ['Nobody has to be the driver', 'The back roads have the good bottles'],
    after: ['Bring a soft bag for the bottles', 'Swirl it first'],
    scenes: [
      'Somebody always has to drive. This time it isn’t one of you.',
      'By the third glass everyone has a favorite. By the fourth they all agree.',
    ],
    professional: 'A day among the vines, well planned',
    casual: 'Spitting it out is optional',
    exciting: 'Raise a glass to the driver',
    urgent: 'The cellar doors close at five',
    friendly: 'Bring friends who like to share',
  },
  senior_fitness: {
    any: ['You don’t have to bounce', 'Stairs are good practice'],
    after: ['Carry your own groceries', 'Take the stairs twice'],
    scenes: [
      'You used to take the stairs without thinking. Let’s take them again.',
      'The music isn’t too loud, and nobody shouts. You’d know half of the songs.',
    ],
    professional: 'Strength is worth keeping',
    casual: 'Sneakers on, no spandex required',
    exciting: 'Surprise the grandkids',
    urgent: 'Balance goes if nobody uses it',
    friendly: 'You’ll know everyone by name',
  },
  coffee_cart: {
    any: ['A line at the coffee is a good party', 'The guests will find the coffee'],
    after: ['Let the line do the mingling', 'Order the one with foam'],
    scenes: [
      'The speeches run long and the band is setting up. Somebody smells coffee.',
      'People forget the centerpieces. They remember who made them a real cappuccino.',
    ],
    professional: 'Good coffee makes people stay',
    casual: 'Even the groom needs caffeine',
    exciting: 'Hear the milk steam',
    urgent: 'The date is coming, and so are they',
    friendly: 'We’ll learn how your guests take it',
  },
  data_recovery: {
    any: ['The drive is clicking', 'Backups were on the list'],
    after: ['Leave the drive switched off', 'Put the screwdriver down'],
    scenes: [
      'The screen went blue and the drive began to click. Switch it off and leave it off.',
      'Ten years of photos were on it, and one copy. There’s a person for that.',
    ],
    professional: 'A clean room, and a careful hand',
    casual: 'Rice only works for soup',
    exciting: 'See those photos again',
    urgent: 'Every restart makes it worse',
    friendly: 'Tell us what was on it',
  },
};

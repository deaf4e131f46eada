import type { Hooks } from './hook';

export const waterAndWarmthHooks: Readonly<Record<string, Hooks>> = {
  drain_cleaning: {
    any: ['What goes down should stay down', 'Plungers have their limits'],
    after: ['Run the water and watch it go', 'Give the plunger a rest'],
    scenes: [
      'It drained slowly for weeks. Then one evening it didn’t drain at all.',
      'You’ve tried the plunger, the kettle, and the video. Time for somebody with a longer tool.',
    ],
    professional: 'Clear pipes are quiet pipes',
    casual: 'The plunger did what it could',
    exciting: 'Hear that water go down',
    urgent: 'It’s coming up the wrong way',
    friendly: 'We’ve met that drain before',
  },
  water_heater: {
    any: ['Somebody always gets the cold shower', 'You notice hot water when it’s gone'],
    after: ['Take the long shower', 'Go last and don’t mind'],
    scenes: [
      'The last one up gets the cold shower. Everyone in the house knows who that is.',
      'A heater gives up on a Monday morning, with shampoo in somebody’s hair.',
    ],
    professional: 'Hot water, and no thought given to it',
    casual: 'Cold showers are for athletes',
    exciting: 'Turn it all the way to hot',
    urgent: 'Nobody wants to shower at the neighbors’',
    friendly: 'Everyone deserves a warm shower',
  },
  boilers: {
    any: ['A boiler only speaks up when it’s cold', 'The radiators should all agree'],
    after: ['Put the kettle on', 'Take off the second sweater'],
    scenes: [
      'It’s the first cold morning, and somebody says the radiators aren’t on. They are.',
      'It made a noise in October. By December it had plenty to say.',
    ],
    professional: 'Warm rooms, and the papers to go with them',
    casual: 'Hats are for outdoors',
    exciting: 'Come home to a warm hall',
    urgent: 'The cold spell has a date',
    friendly: 'Tell us what noise it makes',
  },
  drywall: {
    any: ['Doorknobs leave a mark', 'A picture only hides so much'],
    after: ['Move the picture back', 'Run your hand over it'],
    scenes: [
      'A doorknob went through the wall, and a calendar has hung there since.',
      'The leak is fixed. The hole it left in the ceiling is still up there.',
    ],
    professional: 'The good patch is the one nobody finds',
    casual: 'Spackle and hope didn’t hold',
    exciting: 'Smooth walls, corner to corner',
    urgent: 'The new people will see that hole',
    friendly: 'We won’t ask how it got there',
  },
  upholstery: {
    any: ['They don’t build frames like that now', 'Somebody fell asleep there for years'],
    after: ['Sit where grandpa sat', 'The cat has been warned'],
    scenes: [
      'They don’t build frames like that anymore. What’s worn out is only the part you see.',
      'It’s the most comfortable chair you own and you hide it under a blanket. It can come out again.',
    ],
    professional: 'A good frame deserves new cloth',
    casual: 'It’s ugly now, but it’s solid',
    exciting: 'See it come back',
    urgent: 'Springs only get looser',
    friendly: 'Keep the chair, change the cloth',
  },
};

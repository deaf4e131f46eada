import type { Hooks } from './hook';

export const onTheRoadHooks: Readonly<Record<string, Hooks>> = {
  towing: {
    any: ['Cars pick the worst place to stop', 'The shoulder is no place to wait'],
    after: ['Then you can call home', 'Keep the hazards on'],
    scenes: [
      'It’s never a good moment and never a good place. What helps is a voice that says when they’ll be there.',
      'You, the shoulder of the road, and a blinking light. Let’s get you home.',
    ],
    professional: 'A breakdown needs a calm voice',
    casual: 'It was fine this morning',
    exciting: 'Get off the shoulder and home',
    urgent: 'Stuck right now?',
    friendly: 'It happens to careful drivers, too',
  },
  tires: {
    any: ['Four small patches hold the car', 'Tread tells you how you drive'],
    after: ['Then take the wet road', 'Check the spare while you’re there'],
    scenes: [
      'Four hands of rubber are all that touch the road. They’re worth a look before the weather turns.',
      'You’ve felt that little wobble since spring. It won’t balance itself.',
    ],
    professional: 'Good tread holds a wet road',
    casual: 'Bald looks good on some things',
    exciting: 'Feel the road hold',
    urgent: 'Rain finds worn tread',
    friendly: 'Kick them all you like',
  },
  auto_glass: {
    any: ['A chip grows on a cold morning', 'You look through it every mile'],
    after: ['See the road again', 'Then wash the rest'],
    scenes: [
      'A chip is small until the first cold morning. Then it’s the whole windshield.',
      'You’ve been looking around it for weeks. It’s time to look through it.',
    ],
    professional: 'Clear glass is part of driving',
    casual: 'One pebble is all it took',
    exciting: 'See it all again',
    urgent: 'The crack is heading for the middle',
    friendly: 'Blame the gravel truck',
  },
  rv_rental: {
    any: ['The view changes every morning', 'Home comes along'],
    after: ['Take the long way', 'Bring the folding chairs'],
    scenes: [
      'You don’t have to decide where you’ll be tomorrow. The bed comes along.',
      'Wake up somewhere new and make coffee in your socks. That’s the whole plan.',
    ],
    professional: 'A good road trip starts with the map',
    casual: 'Hotels don’t have this window',
    exciting: 'Wake up somewhere else',
    urgent: 'Long weekends go early',
    friendly: 'The dog calls shotgun',
  },
  charter_bus: {
    any: ['Everybody gets there together', 'The trip starts at the curb'],
    after: ['Then nobody has to drive', 'Save the back row'],
    scenes: [
      'A group in nine cars arrives at nine times. One bus brings everyone, and nobody has to park.',
      'Somebody always sings on the way home. Better them than you at the wheel.',
    ],
    professional: 'One bus, one arrival, one bill to sign',
    casual: 'Nine cars never find each other',
    exciting: 'Load up, the back row is calling',
    urgent: 'Buses book up before the season does',
    friendly: 'We’ll count heads before we roll',
  },
  mobile_welding: {
    any: ['It always breaks at harvest', 'Nobody hauls a backhoe to a shop'],
    after: ['Back to work by supper', 'Put the baling wire away'],
    scenes: [
      'It broke in the far field, and it weighs four tons. Somebody has to come to it.',
      'You’ve held it together with a strap since spring. Today the strap let go.',
    ],
    professional: 'Downtime costs more than a weld',
    casual: 'Duct tape has done its part',
    exciting: 'Sparks now, work by noon',
    urgent: 'Every hour it sits is an hour lost',
    friendly: 'Tell us what let go',
  },
};

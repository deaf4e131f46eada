import type { Hooks } from './hook';

export const familyAndPetsHooks: Readonly<Record<string, Hooks>> = {
  dog_walker: {
    any: ['They wait by the door', 'Somebody’s tail is about to wag'],
    professional: 'Dogs do well with a routine',
    casual: 'Your dog is tired of your meetings',
    exciting: 'Leashes on, tails up',
    urgent: 'Noon comes every day',
    friendly: 'A happy dog greets you differently',
  },
  pet_food: {
    any: ['They’d read the label if they could', 'The bowl is the high point of the day'],
    professional: 'Know what’s in the bowl',
    casual: 'Okay, some begging',
    exciting: 'Watch the bowl get licked clean',
    urgent: 'Is the bag nearly empty?',
    friendly: 'For the one who’s always glad to see you',
  },
  veterinarian: {
    any: ['They can’t tell you what hurts', 'They count on you'],
    professional: 'Good care starts before anything’s wrong',
    casual: 'They’ll forgive you by dinner',
    exciting: 'More good walks together',
    urgent: 'Waiting rarely helps',
    friendly: 'They’re family. Of course they are',
  },
  baby_products: {
    any: ['They grow while you look', 'Small hands, big days'],
    professional: 'The early days don’t last',
    casual: 'Sleep is a rumor',
    exciting: 'First smiles, first steps',
    urgent: 'They won’t be this small for long',
    friendly: 'You’re doing fine',
  },
  toys: {
    any: ['Play is serious work', 'The box is fun, too'],
    professional: 'Good play needs no instructions',
    casual: 'The floor is lava',
    exciting: 'Hear the laugh from the next room',
    urgent: 'That birthday isn’t moving',
    friendly: 'Get down on the floor and play',
  },
  house_sitting: {
    any: ['Plants don’t water themselves', 'Somebody should be home'],
    professional: 'A house is happier with somebody in it',
    casual: 'The fern is judging you',
    exciting: 'Pack your bags and go',
    urgent: 'The suitcase is already out',
    friendly: 'Leave a light on',
  },
};

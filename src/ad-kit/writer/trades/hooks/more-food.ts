import type { Hooks } from './hook';

export const moreFoodHooks: Readonly<Record<string, Hooks>> = {
  family_kitchen: {
    any: ['The table is where it happens', 'Recipes remember people'],
    after: ['Stay for a second plate', 'Elbows on the table are fine'],
    professional: 'Good food takes its time',
    casual: 'Napkins will be needed',
    exciting: 'Bring your appetite',
    urgent: 'Who’s hungry right now?',
    friendly: 'There’s always room for one more',
  },
  counter_food: {
    any: ['Something good for the middle of the day', 'A small break goes a long way'],
    after: ['Back to work in a better mood', 'Your desk will still be there'],
    professional: 'A good break makes a good afternoon',
    casual: 'The vending machine can wait',
    exciting: 'Eat something bright',
    urgent: 'Your break is short',
    friendly: 'Be nice to your afternoon',
  },
  farm_shop: {
    any: ['You can taste where it’s from', 'Breakfast comes from somewhere'],
    after: ['Bring a basket', 'Plan dinner around what’s in season'],
    professional: 'Good food has an address',
    casual: 'The supermarket can wait',
    exciting: 'Taste the season',
    urgent: 'Breakfast is tomorrow',
    friendly: 'Get to know who grows your food',
  },
  butcher: {
    any: ['Good dinners start at the counter', 'Ask somebody who knows the cut'],
    after: ['Light the grill', 'Save the bones for soup'],
    professional: 'Good meat deserves a good knife',
    casual: 'Dinner begins with one question',
    exciting: 'Hear it hit the pan',
    urgent: 'The grill is getting cold',
    friendly: 'Tell us what you’re cooking',
  },
};

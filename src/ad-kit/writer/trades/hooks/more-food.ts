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
  dinner_out: {
    any: ['Date night needs a table', 'Order one more thing to share'],
    after: ['Stay for dessert', 'Nobody does the dishes'],
    professional: 'An evening worth dressing for',
    casual: 'Wear the good shirt',
    exciting: 'Tonight is a good night to go out',
    urgent: 'Tables fill before you’re hungry',
    friendly: 'Pull up a chair and stay a while',
  },
};

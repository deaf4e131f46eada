import type { IllustrationsOf } from '../illustration';
import { burger, coffeeMill, lunchTray, tableForTwo, teapot } from '../dining';
import { bread, breakfast, citrusCan, coffee, pizza, ramenBowl } from '../food';
import { beerMug, cake, iceCream, pie, wine } from '../treats';
import { cheese, chocolates, fish, honey } from '../market';

export const foodAndBeverage: IllustrationsOf<'Food & Beverage'> = {
  coffee,
  'citrus-can': citrusCan,
  'ramen-bowl': ramenBowl,
  pizza,
  bread,
  'beer-mug': beerMug,
  'ice-cream': iceCream,
  cake,
  pie,
  wine,
  breakfast,
  'table-for-two': tableForTwo,
  burger,
  teapot,
  cheese,
  chocolates,
  fish,
  honey,
  'coffee-mill': coffeeMill,
  'lunch-tray': lunchTray,
};

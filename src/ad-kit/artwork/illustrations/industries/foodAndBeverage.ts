import type { IllustrationsOf } from '../illustration';
import { bread, citrusCan, coffee, pizza, ramenBowl } from '../food';

export const foodAndBeverage: IllustrationsOf<'Food & Beverage'> = {
  coffee,
  'citrus-can': citrusCan,
  'ramen-bowl': ramenBowl,
  pizza,
  bread,
};

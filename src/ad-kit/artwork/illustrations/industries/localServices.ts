import type { IllustrationsOf } from '../illustration';
import { dog, house, paintRoller, radiator, scissors, van, wrench } from '../trades';

export const localServices: IllustrationsOf<'Local Services'> = {
  radiator,
  'paint-roller': paintRoller,
  house,
  van,
  dog,
  scissors,
  wrench,
};

import type { IllustrationsOf } from '../illustration';
import { bouquet, cat, houseKeys, tattooMachine } from '../aroundTown';
import { dog, house, paintRoller, radiator, scissors, van, wrench } from '../trades';

export const localServices: IllustrationsOf<'Local Services'> = {
  radiator,
  'paint-roller': paintRoller,
  house,
  van,
  dog,
  scissors,
  wrench,
  bouquet,
  cat,
  'tattoo-machine': tattooMachine,
  'house-keys': houseKeys,
};

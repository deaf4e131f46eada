import type { IllustrationsOf } from '../illustration';
import { paintSwatches } from '../workshop';
import { bouquet, cat, houseKeys, tattooMachine } from '../aroundTown';
import { dog, house, paintRoller, radiator, scissors, van, wrench } from '../trades';
import { lawnMower, lightBulb, rubberDuck, squeegee, storageUnit } from '../aroundTheHouse';
import { serviceBell } from '../counters';
import { mouse, nailPolish, sewingMachine, shirt, sudsyCar } from '../errands';

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
  'lawn-mower': lawnMower,
  'light-bulb': lightBulb,
  'rubber-duck': rubberDuck,
  squeegee,
  'storage-unit': storageUnit,
  'service-bell': serviceBell,
  mouse,
  'nail-polish': nailPolish,
  'sewing-machine': sewingMachine,
  shirt,
  'sudsy-car': sudsyCar,
  'paint-swatches': paintSwatches,
};

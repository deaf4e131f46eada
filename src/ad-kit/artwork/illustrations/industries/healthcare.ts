import type { IllustrationsOf } from '../illustration';
import { toothbrushes, bandages } from '../appointments';
import { heart, medicineBottle, smile, stethoscope } from '../health';
import { glasses } from '../counters';

export const healthcare: IllustrationsOf<'Healthcare'> = {
  smile,
  stethoscope,
  'medicine-bottle': medicineBottle,
  heart,
  glasses,
  toothbrushes,
  bandages,
};

import type { IllustrationsOf } from '../illustration';
import { heart, medicineBottle, smile, stethoscope } from '../health';

export const healthcare: IllustrationsOf<'Healthcare'> = {
  smile,
  stethoscope,
  'medicine-bottle': medicineBottle,
  heart,
};

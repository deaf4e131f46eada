import type { IllustrationsOf } from '../illustration';
import { dumbbell, kettlebell, lotus, waterBottle } from '../wellness';

export const fitnessAndWellness: IllustrationsOf<'Fitness & Wellness'> = {
  kettlebell,
  dumbbell,
  'water-bottle': waterBottle,
  lotus,
};

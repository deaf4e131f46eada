import type { IllustrationsOf } from '../illustration';
import { stopwatch, towels } from '../appointments';
import { barbell, dumbbell, kettlebell, lotus, waterBottle } from '../wellness';

export const fitnessAndWellness: IllustrationsOf<'Fitness & Wellness'> = {
  kettlebell,
  dumbbell,
  'water-bottle': waterBottle,
  lotus,
  barbell,
  stopwatch,
  towels,
};

import type { IllustrationsOf } from '../illustration';
import { easel, paintPalette } from '../studio';
import { books, globe, graduationCap, pencilCup } from '../learning';
import { balletSlippers, piano, steeringWheel, teddyBear } from '../lessons';

export const education: IllustrationsOf<'Education'> = {
  books,
  'pencil-cup': pencilCup,
  globe,
  'graduation-cap': graduationCap,
  'ballet-slippers': balletSlippers,
  piano,
  'steering-wheel': steeringWheel,
  'teddy-bear': teddyBear,
  easel,
  'paint-palette': paintPalette,
};

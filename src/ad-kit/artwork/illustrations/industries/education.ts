import type { IllustrationsOf } from '../illustration';
import { books, globe, graduationCap, pencilCup } from '../learning';

export const education: IllustrationsOf<'Education'> = {
  books,
  'pencil-cup': pencilCup,
  globe,
  'graduation-cap': graduationCap,
};

import type { IllustrationsOf } from '../illustration';
import { hikingBoot } from '../workshop';
import { armchair, parcel, sneaker, toteBag } from '../commerce';
import { bicycle, bookPile, returnBox, shopFront, suitcase } from '../goods';
import { cactus, toolbox } from '../counters';

export const eCommerce: IllustrationsOf<'E-commerce'> = {
  parcel,
  sneaker,
  'tote-bag': toteBag,
  armchair,
  'book-pile': bookPile,
  bicycle,
  suitcase,
  'shop-front': shopFront,
  'return-box': returnBox,
  cactus,
  toolbox,
  'hiking-boot': hikingBoot,
};

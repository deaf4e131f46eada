import type { IllustrationsOf } from '../illustration';
import { armchair, parcel, sneaker, toteBag } from '../commerce';

export const eCommerce: IllustrationsOf<'E-commerce'> = {
  parcel,
  sneaker,
  'tote-bag': toteBag,
  armchair,
};

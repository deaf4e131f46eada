import type { IllustrationsOf } from '../illustration';
import { balloons, fiddle, microphone, record, weddingRings } from '../occasions';
import { camera, guitar, openDoors, tent } from '../outings';
import { eggBasket, firTree, marquee, parasol, pumpkin, snowman } from '../seasons';

export const events: IllustrationsOf<'Events'> = {
  microphone,
  record,
  balloons,
  'egg-basket': eggBasket,
  pumpkin,
  'fir-tree': firTree,
  marquee,
  fiddle,
  'wedding-rings': weddingRings,
  camera,
  guitar,
  tent,
  snowman,
  parasol,
  'open-doors': openDoors,
};

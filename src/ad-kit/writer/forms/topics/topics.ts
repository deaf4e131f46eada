import { arranged } from './arranged';
import { besides } from './besides';
import { care } from './care';
import { choices } from './choices';
import { commonplace } from './commonplace';
import { counted } from './counted';
import { delivery } from './delivery';
import { details } from './details';
import { everyday } from './everyday';
import { extras } from './extras';
import { food } from './food';
import { gear } from './gear';
import { goods } from './goods';
import { guarantees } from './guarantees';
import { handiwork } from './handiwork';
import { hosted } from './hosted';
import { hours } from './hours';
import { knowing } from './knowing';
import { learning } from './learning';
import { making } from './making';
import { offers } from './offers';
import { outings } from './outings';
import { people } from './people';
import { places } from './places';
import { prices } from './prices';
import { relief } from './relief';
import { services } from './services';
import { shapes } from './shapes';
import { software } from './software';
import { spared } from './spared';
import { terms } from './terms';
import { timing } from './timing';
import type { Topic } from './topic';
import { trust } from './trust';
import { upkeep } from './upkeep';
import { waiting } from './waiting';
import { works } from './works';

/** Every topic. Of two that know a phrase the first is taken, so those that know many stand last. */
export const topics: readonly Topic[] = [
  ...offers,
  ...terms,
  ...guarantees,
  ...delivery,
  ...hours,
  ...waiting,
  ...people,
  ...trust,
  ...software,
  ...services,
  ...learning,
  ...goods,
  ...food,
  ...spared,
  ...outings,
  ...gear,
  ...places,
  ...details,
  ...extras,
  ...everyday,
  ...besides,
  ...relief,
  ...knowing,
  ...counted,
  ...making,
  ...timing,
  ...choices,
  ...prices,
  ...upkeep,
  ...hosted,
  ...care,
  ...works,
  ...handiwork,
  ...arranged,
  ...commonplace,
  ...shapes,
];

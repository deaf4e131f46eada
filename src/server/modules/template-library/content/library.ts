import type { LibraryEntry } from '../libraryTemplates.types';
import { corporate } from './corporate';
import { eCommerce } from './eCommerce';
import { education } from './education';
import { events } from './events';
import { finance } from './finance';
import { fitnessAndWellness } from './fitnessAndWellness';
import { foodAndBeverage } from './foodAndBeverage';
import { healthcare } from './healthcare';
import { holidays } from './holidays';
import { localServices } from './localServices';
import { mobileApps } from './mobileApps';
import { professionalServices } from './professionalServices';
import { saas } from './saas';
import { summerAndFall } from './summerAndFall';
import { townAppointments } from './townAppointments';
import { townCounters } from './townCounters';
import { townErrands } from './townErrands';
import { townServices } from './townServices';
import { townShops } from './townShops';
import { townTrades } from './townTrades';
import { winterAndSpring } from './winterAndSpring';

/** What the program brings, industry by industry; neighbors' first templates look unlike each other. */
const byIndustry: LibraryEntry[][] = [
  foodAndBeverage,
  eCommerce,
  saas,
  events,
  finance,
  education,
  fitnessAndWellness,
  localServices,
  mobileApps,
  corporate,
  healthcare,
  professionalServices,
];

/**
 * The library in its order: the first of each industry, then the second of each, and so on, so that those who only look
 * at the beginning see something of their own. Trades around the corner follow; what is for one time of the year stands
 * at the end, in the year's order.
 */
export const libraryEntries: readonly LibraryEntry[] = [
  ...Array.from({ length: Math.max(...byIndustry.map(({ length }) => length)) }, (_, place) =>
    byIndustry.flatMap((entries) => entries.slice(place, place + 1)),
  ).flat(),
  ...townTrades,
  ...townShops,
  ...townServices,
  ...townErrands,
  ...townAppointments,
  ...townCounters,
  ...winterAndSpring,
  ...summerAndFall,
  ...holidays,
];

import type { Illustrations } from './illustration';
import { corporate } from './industries/corporate';
import { eCommerce } from './industries/eCommerce';
import { education } from './industries/education';
import { events } from './industries/events';
import { finance } from './industries/finance';
import { fitnessAndWellness } from './industries/fitnessAndWellness';
import { foodAndBeverage } from './industries/foodAndBeverage';
import { healthcare } from './industries/healthcare';
import { localServices } from './industries/localServices';
import { mobileApps } from './industries/mobileApps';
import { professionalServices } from './industries/professionalServices';
import { saas } from './industries/saas';

/** All of them. Where they are fetched, each industry's come by themselves. */
export const illustrations: Illustrations = {
  ...eCommerce,
  ...saas,
  ...healthcare,
  ...finance,
  ...education,
  ...foodAndBeverage,
  ...professionalServices,
  ...localServices,
  ...events,
  ...corporate,
  ...mobileApps,
  ...fitnessAndWellness,
};

import type { IllustrationsOf } from '../illustration';
import { alarmClock } from '../appointments';
import { headphones, mapPhone, phone } from '../devices';

export const mobileApps: IllustrationsOf<'Mobile Apps'> = {
  phone,
  'map-phone': mapPhone,
  headphones,
  'alarm-clock': alarmClock,
};

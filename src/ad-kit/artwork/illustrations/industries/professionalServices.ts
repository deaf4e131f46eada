import type { IllustrationsOf } from '../illustration';
import {
  portraitCurls,
  portraitGrey,
  portraitMan,
  portraitOlder,
  portraitScarf,
  portraitWoman,
  portraitYoung,
} from '../portraits';
import { contract, scales } from '../professions';

export const professionalServices: IllustrationsOf<'Professional Services'> = {
  'portrait-woman': portraitWoman,
  'portrait-man': portraitMan,
  'portrait-curls': portraitCurls,
  'portrait-grey': portraitGrey,
  'portrait-scarf': portraitScarf,
  'portrait-young': portraitYoung,
  'portrait-older': portraitOlder,
  contract,
  scales,
};

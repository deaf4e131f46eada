import type { IllustrationsOf } from '../illustration';
import { calendar } from '../appointments';
import { nameBadge, officeChair } from '../workshop';
import { briefcase, officeTower, rainbowFlag, trophy } from '../offices';

export const corporate: IllustrationsOf<'Corporate'> = {
  'office-tower': officeTower,
  briefcase,
  trophy,
  'rainbow-flag': rainbowFlag,
  'name-badge': nameBadge,
  'office-chair': officeChair,
  calendar,
};

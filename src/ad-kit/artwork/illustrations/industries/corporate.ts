import type { IllustrationsOf } from '../illustration';
import { briefcase, officeTower, rainbowFlag, trophy } from '../offices';

export const corporate: IllustrationsOf<'Corporate'> = {
  'office-tower': officeTower,
  briefcase,
  trophy,
  'rainbow-flag': rainbowFlag,
};

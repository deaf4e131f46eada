import { brandColourNames } from '../../../ad-kit/artwork/brandScheme';
import type { BrandColors, BrandKit } from '../../api/brandApi';

/** Whether two brands have the same colors. */
export const haveSameColors = (one: BrandColors, other: BrandColors): boolean =>
  brandColourNames.every((name) => one[name] === other[name]);

/** Whether a workspace has set nothing of its brand yet. */
export const isEmptyKit = (kit: BrandKit): boolean => Object.values(kit).every((part) => part === null || part === '');

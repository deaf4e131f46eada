import type { FontLibrary } from '../type-setting/fontLibrary';
import type { Illustrations } from './illustrations/illustration';

/** What artworks are drawn with: the fonts and the illustrations at hand. */
export type Supplies = { fonts: FontLibrary; illustrations: Partial<Illustrations> };

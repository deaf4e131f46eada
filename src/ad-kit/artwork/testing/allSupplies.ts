import { installedFonts } from '../../type-setting/testing/installedFonts';
import { illustrations } from '../illustrations/illustrations';
import type { Supplies } from '../supplies';

/** All fonts and illustrations that there are. */
export const allSupplies = (): Supplies => ({ fonts: installedFonts(), illustrations });

import type { BrandColours } from '../../../ad-kit/artwork/brandScheme';
import type { DisplayFontId, TextFontId } from '../../../ad-kit/artwork/names';

/** What a workspace's new ads begin with. */
export interface BrandKit {
  /** Signs drawings; empty for none. */
  name: string;
  logoId: string | null;
  colors: BrandColours | null;
  displayFont: DisplayFontId | null;
  textFont: TextFontId | null;
}

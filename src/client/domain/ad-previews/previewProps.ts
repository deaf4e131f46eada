import type { ReactNode } from 'react';
import type { CanvasId } from '../../../ad-kit/canvases';

/** Who advertises, as the platforms show it beside an ad. */
export type Advertiser = {
  name: string;
  /** Address of a picture; without one the name's first letter stands in its place. */
  logo?: string | undefined;
  /** The ground of that letter as `#rrggbb`, such as the artwork's accent. */
  colour?: string | undefined;
};

/** What every preview gets beside its ad. */
export type PreviewSurroundings = {
  advertiser: Advertiser;
  /** Draws the ad's artwork for a canvas, whole in its box. */
  artwork: (canvas: CanvasId) => ReactNode;
  /** The address of an own image; `undefined` while it loads. */
  imageAddress: (id: string) => string | undefined;
  showsSafeZones: boolean;
};

export type PreviewProps<Shown> = PreviewSurroundings & { ad: Shown };

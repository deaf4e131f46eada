import type { AdFormat } from '../../../ad-kit/ad';
import { canvases, type CanvasId, formats } from '../../../ad-kit/formats';

/** Where a format is shown, for captions. */
export const placementNames: Record<AdFormat, string> = {
  google_search: 'Google search',
  google_display: 'Google display',
  facebook_feed: 'Facebook feed',
  facebook_story: 'Facebook story',
  facebook_carousel: 'Facebook carousel',
  instagram_feed: 'Instagram feed',
  instagram_story: 'Instagram story',
  instagram_carousel: 'Instagram carousel',
  linkedin_image: 'LinkedIn',
  twitter_image: 'X',
};

/** The canvas that a placement shows best: the first that it takes. */
export function bestCanvas(format: AdFormat): CanvasId {
  return formats[format].canvases[0] ?? '1080x1080';
}

/** A canvas's size as a person reads it: `1080 × 1350`. */
export function sizeOf(canvas: CanvasId): string {
  const { width, height } = canvases[canvas];
  return `${width} × ${height}`;
}

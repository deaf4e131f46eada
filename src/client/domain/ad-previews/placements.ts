import type { AdFormat } from '../../../ad-kit/ad';
import type { CanvasId } from '../../../ad-kit/canvases';
import { formats } from '../../../ad-kit/formats';

/** The canvas that a placement shows best: the first that it takes. */
export function bestCanvas(format: AdFormat): CanvasId {
  return formats[format].canvases[0] ?? '1080x1080';
}

import { canvases, canvasSize, type CanvasShape } from '../../../ad-kit/canvases';
import { artworkFormatValues } from '../../api/bounds';

const shapeNames: Record<CanvasShape, string> = {
  square: 'Square',
  portrait: 'Portrait',
  story: 'Story',
  wide: 'Wide',
};

/** The formats to choose from: what they are good for, then their pixels. */
export const formatOptions = artworkFormatValues.map((format) => ({
  value: format,
  label: `${shapeNames[canvases[format].shape]}, ${canvasSize(format)}`,
}));

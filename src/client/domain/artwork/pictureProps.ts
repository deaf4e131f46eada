import type { ReactNode } from 'react';
import type { DrawnArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import type { DrawnImages, DrawnTexts } from './artworkOf';

export type ArtworkPictureProps = {
  design: ArtworkDesign;
  format: ArtworkFormat;
  texts: DrawnTexts;
  images?: DrawnImages | undefined;
  /** Gives an SVG of the drawing's size that lies on it. */
  layer?: ((drawn: DrawnArtwork, format: ArtworkFormat) => ReactNode) | undefined;
};

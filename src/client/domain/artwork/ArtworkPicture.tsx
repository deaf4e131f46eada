import { type ReactNode, memo } from 'react';
import { styled } from '@mui/material/styles';
import type { DrawnArtwork } from '../../../ad-kit/artwork/renderArtwork';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';
import { lazyPart } from '../../lib/speed/lazyPart';
import type { DrawnImages, DrawnTexts } from './artworkOf';

const Drawing = lazyPart(async () => (await import(/* webpackChunkName: "artwork" */ './Drawing')).Drawing);

export type ArtworkPictureProps = {
  design: ArtworkDesign;
  format: ArtworkFormat;
  texts: DrawnTexts;
  images?: DrawnImages | undefined;
  /** Gives an SVG of the drawing's size that lies on it. */
  layer?: ((drawn: DrawnArtwork, format: ArtworkFormat) => ReactNode) | undefined;
};

/** An artwork, drawn in the browser, whole in whatever box it gets. The ad kit's code is loaded with the first one. */
export const ArtworkPicture = memo(function ArtworkPicture(props: ArtworkPictureProps) {
  return (
    <Frame>
      <Drawing {...props} />
    </Frame>
  );
});

const Frame = styled('div')({
  width: '100%',
  height: '100%',
  minHeight: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  // As large as the drawing alone: in a box of another shape, what reaches beyond its edges would be seen beside it.
  '& > svg': {
    gridArea: '1 / 1',
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
  },
});

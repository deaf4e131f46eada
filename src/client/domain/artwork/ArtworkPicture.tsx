import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { lazyPart } from '../../lib/speed/lazyPart';
import type { ArtworkPictureProps } from './pictureProps';

const Drawing = lazyPart(async () => (await import(/* webpackChunkName: "artwork" */ './Drawing')).Drawing);

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
    gridArea: '1/1',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
  },
});

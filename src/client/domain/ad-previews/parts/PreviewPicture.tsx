import { styled } from '@mui/material/styles';
import { canvases, type CanvasId } from '../../../../ad-kit/canvases';
import type { PreviewSurroundings } from '../previewProps';
import { skin } from '../skins';

type Props = Pick<PreviewSurroundings, 'artwork' | 'imageAddress'> & {
  canvas: CanvasId;
  /** The id of an own image, which takes the drawing's place; it fills the canvas and loses what is outside. */
  image: string | null;
};

/** The ad's picture in the canvas's ratio. */
export function PreviewPicture({ canvas, image, artwork, imageAddress }: Props) {
  const { width, height } = canvases[canvas];
  return (
    <Box style={{ aspectRatio: `${width} / ${height}` }}>
      {image === null ? artwork(canvas) : <OwnImage address={imageAddress(image)} />}
    </Box>
  );
}

function OwnImage({ address }: { address: string | undefined }) {
  return address === undefined ? null : <Cover src={address} alt="The ad’s own image" />;
}

const Box = styled('div')({ position: 'relative', overflow: 'hidden', backgroundColor: skin.soft });

const Cover = styled('img')({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

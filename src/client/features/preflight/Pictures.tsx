import { styled } from '@mui/material/styles';
import { canvasSize } from '../../../ad-kit/canvases';
import { canvasesOf } from '../../../ad-kit/formats';
import type { SavedAd } from '../../api/adsApi';
import { Panel } from '../../components/Panel';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import { useDrawnImages } from '../../domain/images/useDrawnImages';
import { radii, tokens } from '../../theme/tokens';

/** The artwork in every size that the ad's formats take; nothing for an ad of words alone. */
export function Pictures({ ad }: { ad: SavedAd }) {
  const images = useDrawnImages(ad);
  const sizes = canvasesOf(ad.contents.map(({ format }) => format));
  if (sizes.length === 0) return null;
  return (
    <Panel title="Artwork">
      <List>
        {sizes.map((canvas) => (
          <figure key={canvas}>
            <Mat>
              <ArtworkPicture design={ad.artwork} format={canvas} texts={ad.picture} images={images} />
            </Mat>
            <figcaption>{canvasSize(canvas)}</figcaption>
          </figure>
        ))}
      </List>
    </Panel>
  );
}

const List = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '& figure': { margin: 0 },
  '& figcaption': { marginTop: 4, fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Mat = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 160,
  padding: 12,
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
});

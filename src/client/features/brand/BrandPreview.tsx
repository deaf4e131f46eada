import { useDeferredValue, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import type { LayoutId } from '../../../ad-kit/artwork/names';
import type { ArtworkDesign } from '../../api/adsApi';
import type { BrandKit } from '../../api/brandApi';
import { plainDesign } from '../../domain/ads/blankAd';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import { withBrandKit } from '../../domain/brand/withBrandKit';
import { useDrawnImages } from '../../domain/images/useDrawnImages';
import { belowTablet, belowWide, radii, tokens } from '../../theme/tokens';
import { colorsIn } from './kitForm';

/** Three that use the colors in three ways: on the ground, as one large shape, and in a frame. */
const layouts: readonly LayoutId[] = ['shelf', 'one-shape', 'ruled-frame'];

const texts = {
  headline: 'Your next headline goes here.',
  subheadline: 'This is your body font.',
  body: '',
  cta: 'Learn more',
};

/** What ads look like in the kit, saved or not. */
export function BrandPreview({ form }: { form: BrandKit }) {
  const { name, logo_id: logoId, colors, display_font: displayFont, text_font: textFont } = useDeferredValue(form);
  const images = useDrawnImages(useMemo(() => ({ image_id: null, logo_id: logoId }), [logoId]));
  const designs = useMemo(() => {
    const valid = colors && colorsIn(colors);
    if (valid === undefined) return undefined;
    const kit = { name, logo_id: logoId, colors: valid, display_font: displayFont, text_font: textFont };
    return layouts.map((layout): ArtworkDesign => withBrandKit({ ...plainDesign, layout, brand: name.trim() }, kit));
  }, [name, logoId, colors, displayFont, textFont]);
  return (
    <Aside aria-label="Preview">
      {designs ? (
        designs.map((design) => (
          <Frame key={design.layout}>
            <ArtworkPicture design={design} format="1080x1080" texts={texts} images={images} />
          </Frame>
        ))
      ) : (
        <p>The preview is back as soon as every color is one.</p>
      )}
    </Aside>
  );
}

const Aside = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  color: tokens.text2,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: 'auto' } },
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Frame = styled('div')({ aspectRatio: '1', overflow: 'hidden', borderRadius: radii.control });

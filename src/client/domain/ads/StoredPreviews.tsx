import { useCallback, useMemo } from 'react';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import type { ArtworkFormat, SavedAd } from '../../api/adsApi';
import { selectUser } from '../../api/authSlice';
import { useAppSelector } from '../../redux/hooks';
import { AdPreviews } from '../ad-previews/AdPreviews';
import { advertiserName } from '../ad-previews/advertiserName';
import { imagesIn } from './imagesIn';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { useDrawnImages } from '../images/useDrawnImages';
import { useImageAddresses } from '../images/useImageAddresses';

/** The parts of an ad that its previews show. */
type Look = Pick<SavedAd, 'artwork' | 'picture' | 'contents' | 'image_id' | 'logo_id'>;

/** A stored version of an ad in all its places. */
export function StoredPreviews({ ad }: { ad: Look }) {
  const { artwork, picture, contents } = ad;
  const { addressOf } = useImageAddresses(useMemo(() => imagesIn(ad), [ad]));
  const images = useDrawnImages(ad);
  const drawArtwork = useCallback(
    (canvas: ArtworkFormat) => <ArtworkPicture design={artwork} format={canvas} texts={picture} images={images} />,
    [artwork, picture, images],
  );
  const fullName = useAppSelector((state) => selectUser(state)?.full_name ?? '');
  const name = advertiserName(ad, fullName);
  const logo = images.logo?.href;
  const colour = schemeOf(artwork.colours, artwork.brand_colors).accent;
  const advertiser = useMemo(() => ({ name, logo, colour }), [name, logo, colour]);
  return (
    <AdPreviews
      ads={contents}
      advertiser={advertiser}
      artwork={drawArtwork}
      imageAddress={addressOf}
      showsSafeZones={false}
    />
  );
}

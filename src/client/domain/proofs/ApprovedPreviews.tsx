import { useCallback, useMemo } from 'react';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import type { ArtworkFormat } from '../../api/adsApi';
import { selectUser } from '../../api/authSlice';
import type { ApprovedAd } from '../../api/proofsApi';
import { useAppSelector } from '../../redux/hooks';
import { AdPreviews } from '../ad-previews/AdPreviews';
import { advertiserName } from '../ad-previews/advertiserName';
import { imagesIn } from '../ads/imagesIn';
import { ArtworkPicture } from '../artwork/ArtworkPicture';
import { useDrawnImages } from '../images/useDrawnImages';
import { useImageAddresses } from '../images/useImageAddresses';

/** An approved version in all its places. */
export function ApprovedPreviews({ approved }: { approved: ApprovedAd }) {
  const { artwork, picture, contents } = approved;
  const { addressOf } = useImageAddresses(useMemo(() => imagesIn(approved), [approved]));
  const images = useDrawnImages(approved);
  const drawArtwork = useCallback(
    (canvas: ArtworkFormat) => <ArtworkPicture design={artwork} format={canvas} texts={picture} images={images} />,
    [artwork, picture, images],
  );
  const fullName = useAppSelector((state) => selectUser(state)?.full_name ?? '');
  const name = advertiserName(approved, fullName);
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

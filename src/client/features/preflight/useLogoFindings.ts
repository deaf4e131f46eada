import { useMemo } from 'react';
import { googleLogoFindings } from '../../../ad-kit/artwork/googleLogos';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { useAdContext } from '../../domain/ads/useAdContext';

/** What is wrong with the files of the logo by itself, which Google's display ads take. */
export function useLogoFindings(ad: SavedAd): readonly ArtworkFinding[] {
  const { images } = useAdContext(ad);
  const { contents, logo_id: logoId, artwork } = ad;
  const image = logoId === null ? undefined : images[logoId];
  return useMemo(() => {
    const logo = image && { ...image, isTransparent: image.transparent };
    return googleLogoFindings(contents, logo, artwork.logo_plate);
  }, [contents, image, artwork.logo_plate]);
}

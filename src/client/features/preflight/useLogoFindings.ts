import { useMemo } from 'react';
import { googleLogoFindings } from '../../../ad-kit/artwork/googleLogos';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { useAdContext } from '../../domain/ads/useAdContext';

/** What is wrong with the files of the logo by itself, which Google's display ads take. */
export function useLogoFindings(ad: SavedAd): readonly ArtworkFinding[] {
  const { images } = useAdContext(ad);
  const { contents, logo_id: logoId } = ad;
  const logo = logoId === null ? undefined : images[logoId];
  return useMemo(() => googleLogoFindings(contents, logo), [contents, logo]);
}

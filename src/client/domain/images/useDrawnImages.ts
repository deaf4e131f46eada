import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import type { SavedAd } from '../../api/adsApi';
import { useListImagesQuery } from '../../api/imagesApi';
import type { DrawnImages } from '../artwork/artworkOf';
import { useWorkspace } from '../teams/workspace';
import { allImages } from './allImages';
import { useImageAddresses } from './useImageAddresses';

/** The pictures of the account's own that stand in an ad's drawing, once their files are there. */
export function useDrawnImages({
  image_id: imageId,
  logo_id: logoId,
}: Pick<SavedAd, 'image_id' | 'logo_id'>): DrawnImages {
  const ids = useMemo(() => [imageId, logoId].filter((id) => id !== null), [imageId, logoId]);
  const workspace = useWorkspace();
  const { data } = useListImagesQuery(ids.length > 0 ? { ...allImages, ...workspace } : skipToken);
  const { addressOf } = useImageAddresses(ids);
  return useMemo(() => {
    const drawn = (id: string | null): ArtworkImage | undefined => {
      const image = data?.items.find((one) => one.id === id);
      const href = image && addressOf(image.id);
      if (!image || !href) return undefined;
      const { width, height, transparent, tones } = image;
      return { href, width, height, isTransparent: transparent, tones };
    };
    return { image: drawn(imageId), logo: drawn(logoId) };
  }, [data, imageId, logoId, addressOf]);
}

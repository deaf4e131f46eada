import { useMemo } from 'react';
import type { ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { useListImagesQuery } from '../../api/adsApi';
import type { DrawnImages } from '../../domain/artwork/artworkOf';
import type { ImageAddresses } from '../../domain/images/useImageAddresses';
import { allImages } from './allImages';
import type { AdDraft } from './state/adDraft';

/** The pictures of the account's own that stand in the drawing, once their files are there. */
export function useDrawnImages(
  { image_id: imageId, logo_id: logoId }: Pick<AdDraft, 'image_id' | 'logo_id'>,
  addressOf: ImageAddresses['addressOf'],
): DrawnImages {
  const { data } = useListImagesQuery(allImages);
  return useMemo(() => {
    const drawn = (id: string | null): ArtworkImage | undefined => {
      const image = data?.items.find((one) => one.id === id);
      const href = image && addressOf(image.id);
      return image && href ? { href, width: image.width, height: image.height } : undefined;
    };
    return { image: drawn(imageId), logo: drawn(logoId) };
  }, [data, imageId, logoId, addressOf]);
}

import type { SavedAd } from '../../api/adsApi';

/** The ids of all images that an ad uses. */
export function imagesIn({
  contents,
  image_id,
  logo_id,
}: Pick<SavedAd, 'contents' | 'image_id' | 'logo_id'>): string[] {
  const inContents = contents.flatMap((ad) => {
    if ('images' in ad) return ad.images;
    if ('cards' in ad) return ad.cards.map(({ image }) => image);
    return 'image' in ad ? [ad.image] : [];
  });
  return [...inContents, image_id, logo_id].filter((id) => id !== null);
}

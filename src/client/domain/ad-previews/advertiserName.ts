import { domainOf } from '../../../ad-kit/preview';
import type { SavedAd } from '../../api/adsApi';

/** Who advertises, as far as the ad says: the brand of its picture, else the site it leads to. */
export function advertiserName(
  { artwork, contents }: Pick<SavedAd, 'artwork' | 'contents'>,
  otherwise: string,
): string {
  const site = contents.map(({ final_url }) => domainOf(final_url).replace(/^www\./, '')).find(Boolean);
  return artwork.brand?.trim() || site || otherwise;
}

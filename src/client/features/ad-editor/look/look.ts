import type { SavedAd } from '../../../api/adsApi';

/** How an ad looks, whatever it says and whoever it is of. */
export type Look = Pick<SavedAd, 'artwork' | 'image_id'>;

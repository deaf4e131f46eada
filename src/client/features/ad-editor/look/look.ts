import type { SavedAd } from '../../../api/adsApi';

/** How an ad looks, whatever it says. */
export type Look = Pick<SavedAd, 'artwork' | 'image_id' | 'logo_id'>;

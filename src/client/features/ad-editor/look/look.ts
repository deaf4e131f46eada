import type { SavedAd } from '../../../api/adsApi';

/** How an ad looks, apart from its texts, its brand, and its logo. */
export type Look = Pick<SavedAd, 'artwork' | 'image_id'>;

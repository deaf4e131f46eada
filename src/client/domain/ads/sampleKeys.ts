import { sampleKeysOf } from '../../../ad-kit/sampleTexts';
import type { SavedAd } from '../../api/adsApi';

/** Keys of the texts that a stored ad has of templates, in its artwork and its formats; each once. */
export const sampleKeysIn = ({ sample_texts, sample_fields, contents }: SavedAd): string[] =>
  sampleKeysOf(contents, sample_texts, sample_fields);

import { tidyWords } from '../../lib/productBriefs';
import type { BrandVoice } from './ai.types';

/** A brand voice without what is blank or there twice. Throws `Refusal('validation_failed')` where it contradicts itself. */
export const tidyVoice = (voice: BrandVoice): BrandVoice => ({
  description: voice.description.trim(),
  ...tidyWords(voice),
});

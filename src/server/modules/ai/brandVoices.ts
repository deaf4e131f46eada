import { noVoice } from '../../../ad-kit/writer/voice';
import { includesWord } from '../../../ad-kit/writer/words/includesWord';
import { invalidField } from '../../lib/refusal';
import type { BrandVoice } from './ai.types';

/**
 * A brand voice without blank space around its texts, blank ones, and those that are there twice but for their capitals.
 * Throws `Refusal('validation_failed')` where it contradicts itself.
 */
export function tidyVoice({ description, wordsToUse, bannedWords, requiredClaims }: BrandVoice): BrandVoice {
  const voice = {
    ...noVoice,
    description: description.trim(),
    wordsToUse: distinct(wordsToUse),
    bannedWords: distinct(bannedWords),
    requiredClaims: distinct(requiredClaims),
  };
  for (const banned of voice.bannedWords) {
    if (voice.wordsToUse.some((word) => includesWord(word, banned))) {
      throw invalidField(
        'banned_words',
        `“${banned}” is also one of your words to use. Please choose one or the other.`,
      );
    }
    if (voice.requiredClaims.some((claim) => includesWord(claim, banned))) {
      throw invalidField(
        'required_claims',
        `A required claim contains the banned word “${banned}”. Please change one of them.`,
      );
    }
  }
  return voice;
}

function distinct(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts.map((each) => each.replace(/\s+/g, ' ').trim())) {
    const key = text.toLocaleLowerCase('en');
    if (text !== '' && !found.has(key)) found.set(key, text);
  }
  return [...found.values()];
}

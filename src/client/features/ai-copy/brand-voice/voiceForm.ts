import type { BrandVoice } from '../../../api/aiApi';
import type { Problem } from '../../../api/problem';
import { problemOf } from '../../../api/problem';
import { linesIn } from '../../../lib/text';

/** What is typed: the lists as texts of several lines, which are quicker to write, to paste and to read than chips. */
export type VoiceForm = Record<keyof BrandVoice, string>;

export const voiceFields = ['description', 'words_to_use', 'banned_words', 'required_claims'] as const;

export function formOfVoice(voice: BrandVoice): VoiceForm {
  return {
    description: voice.description,
    words_to_use: voice.words_to_use.join('\n'),
    banned_words: voice.banned_words.join('\n'),
    required_claims: voice.required_claims.join('\n'),
  };
}

export function voiceOf(form: VoiceForm): BrandVoice {
  return {
    description: form.description.trim(),
    words_to_use: linesIn(form.words_to_use),
    banned_words: linesIn(form.banned_words),
    required_claims: linesIn(form.required_claims),
  };
}

/** A refusal of one line is told at its list. */
export function voiceProblem(error: unknown): Problem | undefined {
  const problem = problemOf(error);
  if (!problem) return undefined;
  const entries = Object.entries(problem.fieldErrors).map(([field, sentence]) => [field.split('.', 1)[0], sentence]);
  // The first sentence wins.
  return { ...problem, fieldErrors: Object.fromEntries(entries.toReversed()) as Record<string, string> };
}

/** Whether it asks for anything. */
export function isSet(voice: BrandVoice): boolean {
  return Object.values(voice).some((part) => part.length > 0);
}

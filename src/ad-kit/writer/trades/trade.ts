import type { CopyTone } from '../brief';

export const industries = [
  'food_and_drink',
  'health',
  'beauty_and_fitness',
  'home_services',
  'professional_services',
  'finance',
  'real_estate',
  'education',
  'retail',
  'software',
  'travel_and_events',
  'family_and_pets',
  'cars',
  'causes',
] as const;

type Industry = (typeof industries)[number];

/**
 * What a trade's customers know: their situations, in the words that they use. Nothing in it is a claim of the product
 * or a number, which only a brief may make, and nothing says who the reader is or what ails them.
 */
export type Trade = {
  id: string;
  industry: Industry;
  /** Lowercase words, and rows of words, that show the trade in a brief; a row counts for more than a word. */
  signs: readonly string[];
  /** What is sold, as a sentence has it: "fresh bread", "a new roof". */
  thing: string;
  /** Clauses in the present, lowercase, without an end mark: "the drain is slow again". They stand in "When …" and "…?". */
  problems: readonly string[];
  /** What customers want to do, from the bare verb on: "sleep cool". They stand behind "to". */
  wants: readonly string[];
  /** Noun phrases of what one has without it: "another night beside the fan". They stand in "…? Nah". */
  instead: readonly string[];
  /** Finished headlines of each tone, of 30 characters at most, without a full stop. */
  headlines: Readonly<Record<CopyTone, readonly string[]>>;
  /** Finished sentences of each tone, of 90 characters at most, for the beginning of a text. */
  openings: Readonly<Record<CopyTone, readonly string[]>>;
  /** What a visitor does, from the bare verb on, of 25 characters at most: "Book a cleaning". */
  calls: readonly string[];
  /**
   * Words in the lines above that fit only some businesses of the trade. A line with one is used if the brief has one of
   * its words: "furnace" is said only of those who say that they heat.
   */
  needs?: Readonly<Record<string, readonly string[]>>;
};

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

export type Industry = (typeof industries)[number];

/** How a trade shows in a brief, and what its customers do. Nothing in it is a claim of the product. */
export type Trade = {
  id: string;
  industry: Industry;
  /**
   * What its businesses are ("a bakery") and what they sell ("bagels"), as people look for it. A brief is about the first
   * of whose words it has each.
   */
  sought?: readonly string[];
  /** Lowercase words, and rows of words, that show the trade in a brief; a row counts for more than a word. */
  signs: readonly string[];
  /** What customers of every business of the trade can do, from the bare verb on, of 25 characters at most. */
  acts: readonly string[];
  /** What a visitor does, from the bare verb on, of 25 characters at most: "Book a cleaning". Used where the brief has its words. */
  calls?: readonly string[];
};

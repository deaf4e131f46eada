import type { Refusal } from './refusal';

/** What became of several things that were to be changed alike, by their ids. */
export interface BulkResult {
  /** Those that are as wanted, including those that were so before. */
  done: string[];
  /** Those of them that were so before. */
  already: string[];
  refused: { id: string; refusal: Refusal }[];
}

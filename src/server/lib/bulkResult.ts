import type { Refusal } from './refusal';

/** What became of several things that were to be changed alike, by their ids. */
export interface BulkResult {
  /** The items that are as wanted, including those that were so before. */
  done: string[];
  /** The items of `done` that were so before. */
  already: string[];
  refused: { id: string; refusal: Refusal }[];
}

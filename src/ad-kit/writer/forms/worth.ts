/** What a fact of a kind is worth to its reader, by words of it: where no topic says more than the phrase. */
export type Worth = {
  /** Found in the phrase as it stands inside a sentence. */
  signs: RegExp;
  /** What says that it is worth something else. */
  except?: RegExp;
  /** A sentence behind the fact: true of whatever the rest of the phrase says. */
  moment: string;
  /** A phrase of a brief that has the signs. */
  sample: string;
  /** Said of what one is spared, too: "no seed oils". */
  ofAbsence?: true;
};

import { splitClauses } from '../../textBreaks';
import { callingVerbs } from './plainWords';

/** The words of a text in lowercase, with their apostrophes and hyphens. */
export const wordsOf = (text: string): string[] =>
  text.toLocaleLowerCase('en').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Whether a clause of a text begins with what people should do. */
export const callsToAct = (text: string): boolean =>
  splitClauses(text).some((clause) =>
    wordsOf(clause)
      .slice(0, 3)
      .some((word) => callingVerbs.has(word)),
  );

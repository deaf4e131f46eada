import { createContext } from 'react';

/** The field that texts are suggested for, and the button that opened the suggestions. */
export type SuggestTarget = {
  /** A text's or a list's: `primary_text`, `headlines`, `cards[0].headline`. */
  path: string;
  /** "headlines": what is suggested, in the words of the form. */
  noun: string;
  button: HTMLElement;
};

/** Opens the panel; there is one for all fields of a format. */
export const SuggestContext = createContext<(target: SuggestTarget) => void>(() => undefined);

/** Fields whose texts only the advertiser knows. */
const ownWords = /^(?:path\d|business_name|ad_name)$/;

/** What a field's button suggests; `undefined` where nothing can be suggested. */
export const suggestedNoun = (field: string, label: string): string | undefined =>
  ownWords.test(field) ? undefined : label.toLowerCase();

/** A text's words in small letters, with single spaces. */
export const plainLetters = (text: string): string =>
  text
    .toLocaleLowerCase('en')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word of a text, with the blank space before it and the marks around it. */
export type Token = { space: string; before: string; word: string; after: string };

const opening = '"“‘\'(¡¿*_«';
const closing = '.,!?;:"”’\')*_…»';

/** Takes a text apart; `joined` puts it together again. Blank space at its end is no part of it. */
export function tokensOf(text: string): Token[] {
  let last = 0;
  return Array.from(text.matchAll(/\S+/g), ({ 0: chunk, index }) => {
    const space = text.slice(last, index);
    last = index + chunk.length;
    let start = 0;
    while (start < chunk.length && opening.includes(chunk.charAt(start))) start += 1;
    let end = chunk.length;
    while (end > start && closing.includes(chunk.charAt(end - 1))) end -= 1;
    return { space, before: chunk.slice(0, start), word: chunk.slice(start, end), after: chunk.slice(end) };
  });
}

export const joined = (tokens: readonly Token[]): string =>
  tokens.map(({ space, before, word, after }) => `${space}${before}${word}${after}`).join('');

/** Whether a token begins a sentence or a line. */
export const beginsSentence = (tokens: readonly Token[], index: number): boolean => {
  const previous = tokens[index - 1];
  return (
    previous === undefined || /[.!?:…]["”’')]*$/.test(previous.after) || tokens[index]?.space.includes('\n') === true
  );
};

export const capitalized = (word: string): string => word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('en'));

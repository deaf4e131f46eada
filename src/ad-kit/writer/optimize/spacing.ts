/** Blank space as it is meant, in any language: one space, no more than one empty line, none at the ends. */
export function tidySpaces(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]{2,}|\t/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** "!!!" → "!", "?!?" → "?", ",," → ",": once says it. */
export function withoutRepeatedMarks(text: string): string {
  return text
    .replace(/[!?]{2,}/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/[！？]{2,}/g, (marks) => (marks.includes('？') ? '？' : '！'))
    .replace(/([,;:])\1+/g, '$1')
    .replace(/\.{4,}/g, '...');
}

/** As English has it: no space before a mark, and one behind it. */
export function tidyMarks(text: string): string {
  return text.replace(/ ([,.;:!?])(?=\s|$)/g, '$1').replace(/(?<=\p{L}{2}[,;!?])(?=\p{L}{2})/gu, ' ');
}

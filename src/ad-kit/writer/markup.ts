const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  '#39': '’',
};

/** What a person would read of a text with HTML in it: scripts say nothing, and tags are no words. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>[^<]*<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][a-z0-9]{0,9}(?:\s[^<>]{0,200})?\/?>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|apos|#39);/gi, (_all, name: string) => entities[name.toLowerCase()] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

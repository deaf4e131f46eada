/** Words as a sentence lists them: `one`, `one and two`, `one, two, and three`. */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const start = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (start.length === 0) return last;
  return start.length === 1 ? `${start[0]} ${conjunction} ${last}` : `${start.join(', ')}, ${conjunction} ${last}`;
}

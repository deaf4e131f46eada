import { formatCount } from './numbers';
/** First letters of the first and the last word of a name, in upper case, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** The number and its noun: `1 campaign`, `12 campaigns`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Length in Unicode code points, as the contract counts it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

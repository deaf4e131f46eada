import { formatCount } from './numbers';

/** First letters of a name's words, in upper case, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** The number and its noun: `1 campaign`, `12 campaigns`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Length in Unicode code points, as the contract counts it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The lines that say something. */
export function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

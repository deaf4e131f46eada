import type { AdPlatform } from '../../ad';
import { bannedWordIn, type BrandVoice, noVoice } from '../voice';
import type { Optimized } from '../wish';
import { asGoogleTakesIt, withFewerHashtags } from './forPlatform';
import { fitWhole } from './fitWhole';
import { isEnglish } from './language';
import { inPlainWords, withoutClickHere, withoutDoubledWords, withoutEmptyWords } from './plainly';
import { withoutShouting } from './shouting';
import { tidyMarks, tidySpaces, withoutRepeatedMarks } from './spacing';
import { longestOf, suggestionsFor } from './suggestions';

/**
 * A text as a platform's readers take it best, with what is left to think about. Mends only what it is sure of: in what
 * is not English, spaces, repeated marks and the length. Adds no claim, number or name; a good text comes back as it is.
 * A word that `voice` bans is never put in.
 */
export function optimizeCopy(content: string, platform: AdPlatform, voice: BrandVoice = noVoice): Optimized {
  const mended = mend(content, platform, voice);
  const { limit, unit } = longestOf(platform);
  const { text, leftOut } = fitWhole(mended, limit, unit);
  return { content: text, suggestions: suggestionsFor(text, leftOut, platform) };
}

type Step = (text: string) => string;

const english: readonly Step[] = [tidyMarks, withoutShouting, inPlainWords, withoutEmptyWords, withoutDoubledWords];

function mend(content: string, platform: AdPlatform, voice: BrandVoice): string {
  const steps: Step[] = [tidySpaces, withoutRepeatedMarks];
  if (isEnglish(content)) steps.push(...english, ...(platform === 'google' ? [withoutClickHere] : []));
  if (platform === 'google') steps.push(asGoogleTakesIt);
  steps.push((text) => withFewerHashtags(text, platform), tidySpaces);
  return steps.reduce((text, step) => {
    const next = outsideOfAddresses(text, step);
    if (next.trim() === '') return text;
    const brought = bannedWordIn(next, voice);
    return brought !== undefined && bannedWordIn(text, voice) !== brought ? text : next;
  }, content);
}

/** Addresses, names of accounts and what a platform fills in: their letters mean something to programs. */
const fixed = /\{[^{}]*\}|\S+/g;
const isFixed = (token: string): boolean =>
  token.startsWith('{') || token.includes('@') || /:\/\/|^["'(]*www\.|\p{L}\.\p{L}{2}/u.test(token);

/** Changes a text without what may not be changed: while it is, one character stands for each such part. */
function outsideOfAddresses(text: string, step: Step): string {
  if (/[\uE000-\uF8FF]/.test(text)) return step === tidySpaces ? step(text) : text;
  const kept: string[] = [];
  const masked = text.replace(fixed, (token) => {
    if (!isFixed(token) || kept.length > 6_000) return token;
    // A mark at the end belongs to the sentence.
    const mark = /[.,!?;:]$/.exec(token)?.[0] ?? '';
    kept.push(token.slice(0, token.length - mark.length));
    return `${String.fromCharCode(0xe000 + kept.length - 1)}${mark}`;
  });
  if (kept.length === 0) return step(text);
  return step(masked).replace(/[\uE000-\uF8FF]/g, (sign) => kept[sign.charCodeAt(0) - 0xe000] ?? '');
}

import type { AdPlatform } from '../ad';
import type { Story } from './adLayout';
import { toneOf, type Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { late } from './storyAnswer';
import { sentenceCase } from './words/casing';

/** Where posts have lines of their own for what there is to say. Google takes no marks before a line. */
const listing: ReadonlySet<AdPlatform> = new Set(['facebook', 'instagram', 'linkedin', 'twitter']);

/** Fewer are a sentence, more are not read. */
const fewestItems = 3;
const mostItems = 5;

/** A longer fact is a text. */
const longestItem = 60;

/** Whether an ad has a list: then it tells what others tell in another way. */
export const isList = (text: string): boolean => /^[•✓] /m.test(text);

/** What an ad tells behind its hook: the facts one below the other, below whose they are. */
export function listStory(facts: readonly Phrase[], writing: Writing): Omit<Story, 'hook'> | undefined {
  const { brief, material } = writing;
  const praised = facts.filter(({ isNotice }) => !isNotice);
  if (brief.adType !== 'display' || !listing.has(brief.platform)) return undefined;
  if (praised.length < fewestItems || praised.some(({ plain }) => plain.length > longestItem)) return undefined;
  const ordered = [...praised.filter(({ kind }) => !late.has(kind)), ...praised.filter(({ kind }) => late.has(kind))];
  const mark = writing.isGrave || toneOf(writing) === 'professional' ? '•' : '✓';
  const items = ordered.slice(0, mostItems).map(({ plain }) => `${mark} ${sentenceCase(plain)}`);
  const notices = facts.filter(({ isNotice }) => isNotice).map(({ plain }) => `${sentenceCase(plain)}.`);
  return { answer: [`${sentenceCase(material.product)}:`, ...items].join('\n'), more: notices };
}

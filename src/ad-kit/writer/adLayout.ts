import { addedAtLast } from './addedAtLast';
import { apart, searchHeadlinesOf } from './apart';
import type { Copy, CopyAdType } from './brief';
import { endingOf } from './callDrafts';
import { isLively, type Writing } from './drafts';
import { rotated } from './lists';
import { isNaming } from './productName';
import { presented } from './sought';
import type { Phrase } from './reading/phrase';
import { sentenceCase } from './words/casing';

/** What an ad says: what stops the reader, what the product does about it, and what else there is to say. */
export type Story = {
  hook: string;
  answer: string;
  more: readonly string[];
  /** What the last of `more` tells. */
  lastFact?: Phrase | undefined;
};

/**
 * A whole ad's parts, in their order; those with the highest number go first when there is little room. A label says what
 * the part is: `Card` and `Frame` are counted.
 */
export type Part = { text: string; spare: number; label?: 'Hook' | 'Body' | 'End card' | 'Card' | 'Frame' };

export type Told = Omit<Copy, 'fullAd'>;

type Lines = Story & { call: string; turn: number };

/** A story as an ad of the brief's type tells it. */
export function layOut(writing: Writing, lines: Lines, told: Told): Part[] {
  const { hook, answer, more: facts, lastFact, call, turn } = lines;
  const { brief, material } = writing;
  if (brief.adType === 'search') return searchParts(told, turn, writing);
  // Where each call says again what the ad just told, the last fact ends it.
  const more = call === '' ? facts.slice(0, -1) : facts;
  // Two ads of three: all of them would sound like a habit.
  const running = call === '' || turn % 3 === 2 ? more : addedAtLast(more, lastFact, writing);
  const urge = call === '' ? (facts.at(-1) ?? '') : isLively(writing) ? `${call}!` : endingOf(call, writing);
  const endCard = urge.includes(material.product)
    ? urge
    : sentenceCase(endedWith(presentedIn([hook, answer, ...facts], writing), urge));
  const isNamed = naming([hook, answer, ...facts], writing).length > 0;
  const last = isNamed ? urge : endCard;
  const layouts: Record<Exclude<CopyAdType, 'search'>, Part[]> = {
    display: [
      { text: hook, spare: 2 },
      { text: answer, spare: 0 },
      { text: running.join(' '), spare: 3 },
      { text: last, spare: isNamed ? 1 : 0 },
    ],
    video: [
      { text: hook, spare: 2, label: 'Hook' },
      { text: [answer, ...running].join(' '), spare: 0, label: 'Body' },
      { text: endCard, spare: isNamed ? 1 : 0, label: 'End card' },
    ],
    carousel: cardsOf([hook, answer, ...more, endCard]),
    story: [
      { text: hook, spare: 2, label: 'Frame' },
      { text: answer, spare: 0, label: 'Frame' },
      { text: [...running, last].join(' '), spare: isNamed ? 1 : 0, label: 'Frame' },
    ],
  };
  return layouts[brief.adType].filter(({ text }) => text !== '');
}

/** Less room is for the name alone. */
const roomForMore = 200;

/** The product with what it is and where, as far as its ad says neither. */
function presentedIn(sentences: readonly string[], { brief, material }: Writing): string {
  const isNarrow = (brief.maxCharacters ?? roomForMore) < roomForMore;
  return isNarrow || material.isMany ? material.product : presented(material, sentences.join(' '));
}

/** A search ad is what was written for it, another part in each. */
function searchParts(told: Told, turn: number, writing: Writing): Part[] {
  const headlines = searchHeadlinesOf(rotated(told.headline, turn * 3), writing);
  const descriptions = apart(rotated(told.description, turn * 2), descriptionsOfAd, writing, headlines);
  const parts = [headlines.join(' | '), ...descriptions].map((text, index) => ({ text, spare: index }));
  return parts.filter(({ text }) => text !== '');
}

/** A search ad shows so many descriptions at a time. */
const descriptionsOfAd = 2;

/** "Soap Co." has its dot, and a name of emoji alone may be left without a letter. */
export const endedWith = (name: string, next: string): string =>
  /[\p{L}\p{N}]/u.test(name) ? `${name}${name.endsWith('.') ? '' : '.'} ${next}`.trim() : next;

/** Cards in the order of the story; the ones between hook and end are left out first. */
function cardsOf(texts: readonly string[]): Part[] {
  const told = texts.filter((text) => text !== '');
  return told.map((text, index) => ({
    text,
    label: 'Card',
    spare: index === 0 ? 1 : index === 1 ? 0 : index === told.length - 1 ? 2 : 3,
  }));
}

/** A part that is left alone needs no label. */
export const labelled = (parts: readonly Part[]): string[] =>
  parts.map(({ text, label }, index) => {
    if (label === undefined || parts.length === 1) return text;
    return `${label}${label === 'Card' || label === 'Frame' ? ` ${index + 1}` : ''}: ${text}`;
  });

/** The sentences that say whose a fact is. */
export const naming = (sentences: readonly string[], { material }: Writing): string[] =>
  sentences.filter((sentence) => isNaming(sentence, material));

import type { Copy, CopyAdType, CopyBrief } from './brief';
import { addEmoji } from './emojiFor';
import { shortDescriptions } from './phrases/descriptions';
import { type Frame, frames, furtherLines, plainFrames } from './phrases/frames';
import { shuffled } from './random';
import { brandOf, fillPhrase, type Material } from './slots';
import { sentenceCase } from './words/casing';
import { isClumsy, preferredSentence, type Writing } from './drafts';

/**
 * A whole ad's parts, in their order; those with the highest number go first when there is little room. A label says what
 * the part is: `Card` and `Frame` are counted.
 */
type Part = { text: string; spare: number; label?: 'Hook' | 'Body' | 'End card' | 'Card' | 'Frame' };

type Told = Omit<Copy, 'fullAd'>;

/** Whole ads of the brief's type, the fullest first: each is followed by shorter versions of itself. */
export function* fullAdsOf(writing: Writing, told: Told): Generator<string> {
  const shapes: Part[][] = [];
  for (const parts of shapesOf(writing, told)) {
    shapes.push(parts);
    yield written(parts, shapes.length - 1, writing, 0);
  }
  // All of them in full come before the first that is shortened.
  for (const spared of [1, 2, 3]) {
    for (const [index, parts] of shapes.entries()) yield written(parts, index, writing, spared);
  }
  for (const text of [...told.description, ...told.headline]) yield text;
  // Where required claims take nearly all the room.
  for (const phrase of shortDescriptions) {
    const text = fillPhrase(phrase, writing.material, 0, told.callToAction[0]);
    if (text !== undefined) yield sentenceCase(text);
  }
}

function written(parts: readonly Part[], index: number, writing: Writing, spared: number): string {
  const kept = parts.filter(({ spare }) => spare <= 3 - spared);
  const text = labelled(kept).join(writing.brief.adType === 'search' || spared < 2 ? '\n' : ' ');
  return addEmoji(text, 'fullAd', index, writing);
}

/** A part that is left alone needs no label. */
const labelled = (parts: readonly Part[]): string[] =>
  parts.map(({ text, label }, index) => {
    if (label === undefined || parts.length === 1) return text;
    return `${label}${label === 'Card' || label === 'Frame' ? ` ${index + 1}` : ''}: ${text}`;
  });

/** One ad for each way of telling it; two that follow each other tell it in different ways. */
function* shapesOf(writing: Writing, told: Told): Generator<Part[]> {
  const calls = Math.min(3, told.callToAction.length);
  let turn = 0;
  for (const story of storiesOf(writing)) {
    yield layOut(writing, { ...story, call: told.callToAction[turn % calls] ?? '', turn }, told);
    turn += 1;
  }
}

function* storiesOf(writing: Writing): Generator<Story> {
  const { brief, random } = writing;
  const liked = preferredSentence(writing);
  const usable = shuffled(
    frames.filter(({ tone }) => tone === undefined || tone === brief.tone),
    random,
  );
  const first = liked === undefined ? [] : [{ hook: 'Meet {it}.', answer: liked }];
  for (const [turn, frame] of [...first, ...spread(usable), ...plainFrames].entries()) {
    const story = storyOf(frame, writing, turn);
    if (story) yield story;
  }
}

/** The first of each name, then the second of each, and so on. */
function spread(shuffledFrames: readonly Frame[]): Frame[] {
  const seen = new Map<string, number>();
  return shuffledFrames
    .map((frame) => {
      const round = seen.get(frame.name) ?? 0;
      seen.set(frame.name, round + 1);
      return { frame, round };
    })
    .toSorted((one, other) => one.round - other.round)
    .map(({ frame }) => frame);
}

/** What an ad says: what stops the reader, what the product does about it, and what else there is to say. */
type Story = { hook: string; answer: string; more: string };

/** A frame filled as one, so that no benefit is told twice; `undefined` where the brief lacks something. */
function storyOf({ hook, answer }: Pick<Frame, 'hook' | 'answer'>, writing: Writing, turn: number): Story | undefined {
  for (const further of furtherLines) {
    const filled = fillPhrase([hook, answer, further].join(lineEnd), writing.material, turn);
    if (filled === undefined || isClumsy(filled)) continue;
    const [first = '', second = '', third = ''] = filled
      .split(lineEnd)
      .map((line) => (isLoud(writing.brief) ? sentenceCase(line) : sentenceCase(line).replace(/!/g, '.')));
    return { hook: first, answer: second, more: third };
  }
  return undefined;
}

/** Exclamation marks are out of place on LinkedIn, and Google refuses them. */
const isLoud = ({ platform }: CopyBrief): boolean => platform !== 'google' && platform !== 'linkedin';

/** No text of a brief holds it: white space is made one space there. */
const lineEnd = '\n';

type Lines = Story & { call: string; turn: number };

function layOut({ brief, material }: Writing, { hook, answer, more, call, turn }: Lines, told: Told): Part[] {
  const headline = (offset: number) => told.headline[(turn * 3 + offset) % told.headline.length] ?? material.product;
  const description = (offset: number) => told.description[(turn * 2 + offset) % told.description.length] ?? answer;
  const urge = `${call}${brief.tone === 'exciting' && isLoud(brief) ? '!' : '.'}`;
  const endCard = call.includes(material.product) ? urge : sentenceCase(endedWith(material.product, urge));
  const layouts: Record<CopyAdType, Part[]> = {
    search: [
      { text: withProduct([headline(0), headline(1), headline(2)], told, material).join(' | '), spare: 0 },
      { text: description(0), spare: 1 },
      { text: description(1), spare: 2 },
    ],
    display: [
      { text: hook, spare: 2 },
      { text: answer, spare: 0 },
      { text: more, spare: 3 },
      { text: urge, spare: 1 },
    ],
    video: [
      { text: hook, spare: 2, label: 'Hook' },
      { text: [answer, more].join(' ').trim(), spare: 0, label: 'Body' },
      { text: endCard, spare: 1, label: 'End card' },
    ],
    carousel: cardsOf([hook, answer, ...more.split(/(?<=\.) /), endCard]),
    story: [
      { text: hook, spare: 2, label: 'Frame' },
      { text: answer, spare: 0, label: 'Frame' },
      { text: [more, urge].join(' ').trim(), spare: 1, label: 'Frame' },
    ],
  };
  return layouts[brief.adType].filter(({ text }) => text !== '');
}

/** People search for the product: where none of an ad's headlines names it, one that does leads. */
function withProduct(headlines: string[], told: Told, material: Material): string[] {
  const names = [material.product, brandOf(material) ?? material.product].map((name) => name.toLocaleLowerCase('en'));
  const namesIt = (text: string) => names.some((name) => text.toLocaleLowerCase('en').includes(name));
  const leading = headlines.some(namesIt) ? undefined : told.headline.find(namesIt);
  return leading === undefined ? headlines : [leading, ...headlines.slice(0, -1)];
}

/** "Soap Co." has its dot. */
const endedWith = (name: string, next: string): string => `${name}${name.endsWith('.') ? '' : '.'} ${next}`;

/** Cards in the order of the story; the ones between hook and end are left out first. */
function cardsOf(texts: readonly string[]): Part[] {
  const told = texts.filter((text) => text !== '');
  return told.map((text, index) => ({
    text,
    label: 'Card',
    spare: index === 0 ? 1 : index === 1 ? 0 : index === told.length - 1 ? 2 : 3,
  }));
}

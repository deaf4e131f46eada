import type { Copy, CopyAdType } from './brief';
import { addEmoji } from './emojiFor';
import { answers, hooks, shortDescriptions } from './phrases/descriptions';
import { shuffled } from './random';
import { fillPhrase } from './slots';
import { sentenceCase } from './words/casing';
import { preferredSentence, type Writing } from './drafts';

/** A whole ad's parts, in their order; those with the highest number go first when there is little room. */
type Part = { text: string; spare: number };

type Told = Omit<Copy, 'fullAd'>;

/** Whole ads of the brief's type, the fullest first: each is followed by shorter versions of itself. */
export function* fullAdsOf(writing: Writing, told: Told): Generator<string> {
  const { brief } = writing;
  const shapes = shapesOf(writing, told);
  // All of them in full come before the first that is shortened.
  for (let spared = 0; spared <= 3; spared += 1) {
    for (const [index, parts] of shapes.entries()) {
      const kept = parts.filter(({ spare }) => spare <= 3 - spared);
      const text = kept.map((part) => part.text).join(brief.adType === 'search' || spared < 2 ? '\n' : ' ');
      yield addEmoji(text, 'fullAd', index, writing);
    }
  }
  for (const text of [...told.description, ...told.headline]) yield text;
  // Where required claims take nearly all the room.
  for (const phrase of shortDescriptions) {
    const text = fillPhrase(phrase, writing.material, 0, told.callToAction[0]);
    if (text !== undefined) yield sentenceCase(text);
  }
}

/** One ad for each way of beginning it. */
function shapesOf(writing: Writing, told: Told): Part[][] {
  const { material, random } = writing;
  const starts = shuffled(Object.values(hooks), random);
  return [...starts.keys(), ...starts.keys(), ...starts.keys()].flatMap((turn) => {
    const hook = firstOf(writing, starts[turn % starts.length] ?? [], turn);
    if (hook === undefined) return [];
    const liked = turn === 0 ? preferredSentence(writing) : undefined;
    const answer = liked ?? firstOf(writing, answers, turn, hook) ?? `${material.product}.`;
    const call = told.callToAction[turn % Math.max(1, Math.min(3, told.callToAction.length))] ?? '';
    return [layOut(writing, { hook, answer, call, turn }, told)];
  });
}

/** The first of a shuffle that can be filled, and does not say what was just said. */
function firstOf(
  { material, random }: Writing,
  phrases: readonly string[],
  turn: number,
  said = '',
): string | undefined {
  return shuffled(phrases, random)
    .map((phrase) => fillPhrase(phrase, material, turn))
    .map((text) => text && sentenceCase(text))
    .find((text) => text !== undefined && text !== said);
}

type Lines = { hook: string; answer: string; call: string; turn: number };

function layOut({ brief, material }: Writing, { hook, answer, call, turn }: Lines, told: Told): Part[] {
  const benefit = (offset: number) => {
    const { benefits } = material;
    return sentenceCase(benefits[(turn + offset) % Math.max(1, benefits.length)]?.plain ?? material.product);
  };
  const headline = (offset: number) => told.headline[(turn * 3 + offset) % told.headline.length] ?? material.product;
  const description = (offset: number) => told.description[(turn * 2 + offset) % told.description.length] ?? answer;
  const layouts: Record<CopyAdType, Part[]> = {
    search: [
      { text: [headline(0), headline(1), headline(2)].join(' | '), spare: 0 },
      { text: description(0), spare: 1 },
      { text: description(1), spare: 2 },
    ],
    display: [
      { text: hook, spare: 2 },
      { text: answer, spare: 0 },
      { text: `${call}.`, spare: 1 },
    ],
    video: [
      { text: `Hook: ${hook}`, spare: 2 },
      { text: `Body: ${answer}`, spare: 0 },
      { text: `End card: ${material.product}. ${call}.`, spare: 1 },
    ],
    carousel: [
      { text: `Card 1: ${hook}`, spare: 1 },
      { text: `Card 2: ${benefit(0)}.`, spare: 0 },
      { text: `Card 3: ${benefit(1)}.`, spare: 3 },
      { text: `Card 4: ${material.product}. ${call}.`, spare: 2 },
    ],
    story: [
      { text: `Frame 1: ${hook}`, spare: 2 },
      { text: `Frame 2: ${answer}`, spare: 0 },
      { text: `Frame 3: ${call}.`, spare: 1 },
    ],
  };
  return layouts[brief.adType];
}

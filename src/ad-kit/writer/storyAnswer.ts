import { naming, type Story } from './adLayout';
import type { CopyAdType } from './brief';
import { unnamedFirst, type Writing } from './drafts';
import { pairsOf, sentencesOf } from './factSentences';
import { flowOf, longestSubject } from './flowing';
import { withPronouns } from './pointing';
import type { PhraseKind } from './reading/phraseKind';
import type { Phrase } from './reading/phrase';
import type { Tails } from './tails';
import { topicLinesOf } from './topicLines';
import { hookSentence, mayClose, tradeClosingsOf } from './tradeHooks';
import { sentenceCase } from './words/casing';

export type Facts = {
  facts: readonly Phrase[];
  praised: readonly Phrase[];
  /** The hook tells a fact, so what follows it says whose that is. */
  isTold: boolean;
  turn: number;
  hook: string;
  tails: Tails;
};

/** A sentence of an ad, and what it tells; bare is one that says nothing of what a fact is worth. */
type Sentence = { text: string; facts: readonly Phrase[]; isBare: boolean };

/** What the product does about it, with what shows that it holds, and the offer: sentences with facts of their own. */
export function answerTo(fact: Phrase, told: Facts, writing: Writing): Omit<Story, 'hook'> | undefined {
  const { facts, praised, turn, hook } = told;
  const rest = facts.filter((other) => other !== fact);
  const proof =
    rest.find(({ kind }) => kind === 'proof' || kind === 'guarantee' || kind === 'absence') ??
    rest[turn % Math.max(1, rest.length)];
  const offer = rest.find(({ kind }) => kind === 'offer' || kind === 'deadline');
  const ending = offer === proof ? rest.find((other) => other !== proof) : offer;
  // Whom or what it is not for is told last.
  const besides = [...praised, ...facts.filter(({ isNotice }) => isNotice)]
    .filter((other) => other !== fact && other !== proof && other !== ending)
    .slice(0, mostBesides[writing.brief.adType]);
  const others = [proof, ...besides, ending].filter((other) => other !== undefined);
  const lead = leadOf(fact, told, writing);
  if (lead === undefined) return undefined;
  const sentences = flowing(lead, others, told, writing) ?? paired(lead, others, told, writing);
  // The first ad has the most to say.
  const closing = turn === 0 ? undefined : tradeClosingsOf(writing)[turn - 1];
  const last = sentences.findLastIndex(({ isBare, facts }) => isBare && mayClose(facts.at(-1), writing));
  const texts = sentences.map(({ text }, index) =>
    closing !== undefined && index === last ? `${text} ${hookSentence(closing)}` : text,
  );
  const [, first = lead.text, ...more] = withPronouns([hook, ...texts], writing.material);
  return { answer: first, more, lastFact: sentences.slice(1).at(-1)?.facts.at(-1) };
}

/** A frame is read in a moment, and each fact has a card; elsewhere an ad has room for a fifth. */
const mostBesides: Record<CopyAdType, number> = { story: 0, carousel: 4, display: 2, video: 2, search: 1 };

/** What people come for, with what it is worth where that is known. */
function leadOf(fact: Phrase, { isTold, turn, hook, tails }: Facts, writing: Writing): Sentence | undefined {
  const sentences = [...sentencesOf(fact, turn, writing)];
  // The end card names it where no sentence does: a name and a colon say no more.
  const { product } = writing.material;
  const named = isStiff(writing)
    ? []
    : naming(sentences, writing).filter((sentence) => !sentence.startsWith(`${sentenceCase(product)}: `));
  // The hook may have named it; and behind "Wool & Co." no colon stands.
  const isNamed = naming([hook], writing).length > 0;
  const [plain] = isNamed || named.length === 0 ? unnamedFirst(sentences, writing) : named;
  const [fresh] = isTold && named.length > 0 ? [] : tails.moments(fact, writing);
  // Each ad stands alone: what a fact is worth is better said again than not at all.
  const moment = fresh ?? (isTold ? undefined : topicLinesOf(fact, writing)[0]);
  if (moment !== undefined) tails.add(moment, fact);
  const text = moment ?? plain;
  return text === undefined ? undefined : { text, facts: [fact], isBare: moment === undefined };
}

/** So many facts of an ad say what they are worth: with more, every other sentence is an aside. */
const mostWorths = 2;

/** The facts of whose worth the ad says nothing, in one sentence as far as they make one; the others follow or lead. */
function flowing(
  lead: Sentence,
  others: readonly Phrase[],
  { isTold, turn, tails }: Facts,
  writing: Writing,
): Sentence[] | undefined {
  // Each card says one thing.
  if (writing.brief.adType === 'carousel') return undefined;
  const worths = (isTold ? 1 : 0) + (lead.isBare ? 0 : 1);
  const first = worths < mostWorths ? others.find((other) => tails.moments(other, writing).length > 0) : undefined;
  const flowWithout = (worthy: Phrase | undefined) => {
    const bare = others.filter((other) => other !== worthy);
    return flowOf(lead.isBare ? [...lead.facts, ...bare] : bare, writing);
  };
  // Two facts in one sentence count for more than what one of them is worth.
  const around = first && flowWithout(first);
  const flow = around ?? flowWithout(undefined);
  const worthy = around && first;
  if (flow === undefined) return undefined;
  const isLeft = (fact: Phrase) => !flow.facts.includes(fact);
  const told: Sentence = { ...flow, isBare: true };
  const left = others
    .filter(isLeft)
    .map((other, index) => sentenceOf(other, { isWorthy: other === worthy, turn: turn + index, tails }, writing));
  const leads = lead.facts.some((fact) => flow.facts.includes(fact));
  const sentences = leads ? [told, ...left] : [lead, told, ...left];
  return sentences.filter((sentence) => sentence !== undefined);
}

/** Each fact in a sentence of its own, but for the two that the first ad may begin with. */
function paired(
  lead: Sentence,
  others: readonly Phrase[],
  { praised, turn, hook, tails }: Facts,
  writing: Writing,
): Sentence[] {
  const [fact] = lead.facts;
  const [proof] = others;
  const ending = others.at(-1);
  const partner = praised.find((other) => ![fact, proof, ending].includes(other) && !late.has(other.kind));
  const mayPair = turn === 0 && lead.isBare && !isStiff(writing) && naming([hook], writing).length === 0;
  const [pair] = mayPair && fact ? naming([...pairsOf(fact, partner, turn, writing)], writing) : [];
  const first = pair === undefined ? lead : { ...lead, text: pair };
  const told = pair === undefined ? others : others.filter((other) => other !== partner);
  const more = told.map((other, index) =>
    sentenceOf(other, { isWorthy: true, turn: turn + index, tails, mayRepeat: index === 0 }, writing),
  );
  return [first, ...more].filter((sentence) => sentence !== undefined);
}

type Telling = { isWorthy: boolean; turn: number; tails: Tails; mayRepeat?: boolean };

/** A fact with what it is worth, or as a sentence alone. */
function sentenceOf(
  fact: Phrase,
  { isWorthy, turn, tails, mayRepeat = false }: Telling,
  writing: Writing,
): Sentence | undefined {
  const [fresh] = isWorthy ? tails.moments(fact, writing) : [];
  const worth = fresh ?? (isWorthy && mayRepeat ? topicLinesOf(fact, writing)[0] : undefined);
  if (worth !== undefined) tails.add(worth, fact);
  const text = worth ?? unnamedFirst([...sentencesOf(fact, turn, writing)], writing)[0];
  return text === undefined ? undefined : { text, facts: [fact], isBare: worth === undefined };
}

/** Where a sentence that begins with the name is no speech: a card or end card names it, and a long name is a mouthful. */
export const isStiff = ({ brief, material }: Writing): boolean =>
  brief.adType === 'video' || brief.adType === 'carousel' || material.product.split(' ').length > longestSubject;

/** They come after the product is named. */
export const late: ReadonlySet<PhraseKind> = new Set(['offer', 'deadline', 'proof', 'guarantee', 'absence', 'place']);

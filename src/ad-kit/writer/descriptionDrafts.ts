import {
  calmer,
  type Draft,
  isClumsy,
  isPost,
  preferredSentence,
  sumAlone,
  toneOf,
  unnamedFirst,
  type Writing,
} from './drafts';
import { speaksOf } from './audience';
import { isOfNothing, withPronouns } from './pointing';
import { addEmoji } from './emojiFor';
import { type Group, groupsOf } from './factGroups';
import { endingOf } from './callDrafts';
import { pairsOf, sentencesOf } from './factSentences';
import { flowOf } from './flowing';
import { shortSentences } from './forms/sentences';
import { addedOf, isDone } from './joinParts';
import { firstOf, inRow } from './lists';
import { type Question, questionOf } from './question';
import { createReader } from './sameness';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';
import { fillForm } from './slots';
import { byStrength, isBeside } from './strength';
import { momentFirst, topicLinesOf } from './topicLines';
import { hookSentence, mayClose, tradeClosingsOf, tradeHooksOf, tradeScenesOf } from './tradeHooks';
import { sentenceCase } from './words/casing';

/**
 * Whole sentences: an opening, then facts. Every fact leads a draft once before any leads a second one. Every other
 * draft ends with one of `calls`. The versions of a draft come longest first; with `mayBeBare` a short fact may stand alone.
 */
export function* descriptionDrafts(writing: Writing, calls: readonly string[], mayBeBare = true): Generator<Draft> {
  const { material } = writing;
  const facts = byStrength(material.facts);
  const preferred = preferredSentence(writing);
  const ends = calls.map((call) => endingOf(call, writing));
  const listed = listedOf(facts, writing);
  const listing = listOf(listed, writing);
  if (preferred !== undefined) yield tellings([[preferred, ends[0] ?? ''], [preferred]], writing, 0);
  const closings = tradeClosingsOf(writing).map(hookSentence);
  const opened = openedOf(ends, writing);
  // The text of a post may tell a moment of its readers' alone: the headline below it says what there is.
  const scenes = isPost(writing) ? tradeScenesOf(writing).flatMap((scene) => [[scene, ends[0] ?? ''], [scene]]) : [];
  const question = questionOf(facts, writing);
  let told = 0;
  let hasOpened = false;
  const toldFacts = new Set<Phrase>();
  const joins = (lead: Phrase, other: Phrase) => firstOf(pairsOf(lead, other, 0, writing), 1).length > 0;
  for (const group of groupsOf(facts, writing.start, joins)) {
    // A post tells its scene early; elsewhere the facts have their turn first, and none is told again before it.
    if (!hasOpened && (scenes.length > 0 ? told === openedAt : group.isAgain && told >= fewestBefore)) {
      hasOpened = true;
      yield tellings([...scenes, ...opened], writing, told);
    }
    if (group.isAgain && isBeside(group.lead) && !needsFour(writing)) continue;
    const lines = topicLinesOf(group.lead, writing);
    const isAnswer = group.lead === question?.answer && !group.isAgain;
    const moments = group.isAgain ? lines.flatMap((line) => momentFirst(line, group.lead) ?? []) : lines;
    const end = ends[Math.floor(told / 2) % ends.length] ?? '';
    const list = mayBeBare || listed.includes(group.lead) ? listing : undefined;
    const around = {
      closings,
      moments,
      list,
      end,
      told,
      mayBeBare,
      isToldBeside: group.partner !== undefined && toldFacts.has(group.partner),
      question: isAnswer ? question : undefined,
    };
    const rows = rowsOf(group, around, writing);
    yield tellings(group.isAgain && !mayBeBare ? withThought(rows, writing) : rows, writing, group.turn);
    told += 1;
    for (const fact of [group.lead, group.partner]) if (fact) toldFacts.add(fact);
  }
  if (!mayBeBare) return;
  for (const form of shortSentences) {
    for (const fact of [undefined, ...facts]) {
      const text = fillForm(form, material, { fact, call: calls[0] ?? '' });
      if (text !== undefined) yield tellings([[text]], writing, 0);
    }
  }
}

/** So many texts are of the facts; the next is of the trade’s customers, in the tone. */
const openedAt = 3;
const fewestBefore = 2;

/** What stops customers of the trade, and what to do about it. Read blind, a hook before a fact was liked least of all. */
const openedOf = ([end = '']: readonly string[], writing: Writing): string[][] =>
  end === '' ? [] : tradeHooksOf(writing).map((hook) => [hookSentence(hook), end]);

type Around = {
  /** What is asked of those whom the ad is for. */
  question: Question | undefined;
  /** What may follow any fact, where nothing is known of what the fact is worth. */
  closings: readonly string[];
  /** The lead with the moment that it answers, in finished lines. */
  moments: readonly string[];
  /** The facts of whose worth nothing is known, in one sentence. */
  list: string | undefined;
  end: string;
  told: number;
  mayBeBare: boolean;
  /** Whether a text before told the fact beside the lead. */
  isToldBeside: boolean;
};

/** A sentence that is shorter says too little by itself. */
const shortestAlone = 36;

/** Ways to tell a group, the fullest first. Every other one ends with the call. */
function* rowsOf(
  { lead, partner, third, turn, mustPair }: Group,
  { question, closings, moments, list, end, told, mayBeBare, isToldBeside }: Around,
  writing: Writing,
): Generator<(string | undefined)[]> {
  const sentences = firstOf(sentencesOf(lead, turn, writing), 4);
  const leading = [...sentences.filter((text) => !isOfNothing(text)), ...sentences.filter(isOfNothing)];
  const pairs = [...flowsOf([lead, partner, third], writing), ...firstOf(pairsOf(lead, partner, turn, writing), 2)];
  const seconds = unnamedFirst([...sentencesOf(partner, turn, writing)], writing).slice(0, 3);
  const [last] = unnamedFirst([...sentencesOf(third, turn, writing)], writing);
  const ends = told % 2 === 0 ? [end, ''] : ['', end];
  if (question !== undefined && !mustPair) {
    const { asked, named } = question;
    if (named !== undefined) for (const one of leading) if (!speaksOf(one, named)) yield [asked, named, one];
    for (const one of [...moments, ...pairs, ...leading]) for (const each of ends) yield [asked, one, each];
  }
  yield* momentRowsOf(moments, { partner, seconds, end: told % 2 === 0 ? end : '', mustPair }, writing);
  if (moments.length === 0) {
    for (const closing of mayClose(lead, writing) ? closings : [])
      for (const one of [...pairs, ...leading]) yield [one, closing];
    if (list !== undefined && !mustPair) yield [list];
    for (const pair of pairs) yield [pair];
  }
  for (const two of topicLinesOf(partner, writing)) for (const one of leading.slice(0, 2)) yield [one, two];
  for (const pair of pairs) for (const each of ends) yield [pair, each];
  // Rather than the same fact in three texts, a fact alone with what to do.
  if (isToldBeside && !mustPair && end !== '')
    for (const one of leading) if (one.length + end.length >= shortestAlone) yield [one, end];
  for (const one of leading) for (const two of seconds) for (const each of ends) yield [one, two, each];
  if (last !== undefined) for (const one of leading) yield [one, seconds[0], last, end];
  for (const one of sentencesOf(lead, turn, writing)) {
    if (!mayBeBare && one.length < shortestAlone) continue;
    yield [one, end];
    yield [one];
  }
}

/** The lead with both others in one sentence, then with one of them. */
function flowsOf([lead, partner, third]: readonly [Phrase, ...(Phrase | undefined)[]], writing: Writing): string[] {
  const told = [
    [lead, partner, third],
    [lead, partner],
  ].map((facts) => facts.filter((fact) => fact !== undefined));
  const flows = told.flatMap((facts) => flowOf(facts, writing) ?? []);
  return [...new Set(flows.filter(({ facts }) => facts.includes(lead)).map(({ text }) => text))];
}

/** A search takes four descriptions, whatever they say. */
const needsFour = ({ brief }: Writing): boolean => brief.platform === 'google';

/** Rows that say more than facts which were told before. */
function* withThought(
  rows: Iterable<readonly (string | undefined)[]>,
  writing: Writing,
): Generator<readonly (string | undefined)[]> {
  const read = createReader(writing.material);
  const isBare = (sentence = ''): boolean => sentence === '' || read(sentence).telling === '';
  for (const row of rows) if (needsFour(writing) || !isBare(row[0]) || !isBare(row[1])) yield row;
}

/** A longer list is not read to its end. */
const longestList = 3;

/** Things of whose worth nothing is known. */
const listedOf = (facts: readonly Phrase[], writing: Writing): Phrase[] =>
  facts.filter((fact) => isListed(fact) && topicLinesOf(fact, writing).length === 0).slice(0, longestList);

/** "Used books from $2, author nights and a cat in residence." */
function listOf(listed: readonly Phrase[], writing: Writing): string | undefined {
  const things = listed.map((fact) => addedOf(fact) ?? fact.plain);
  // "Books done by the 5th and a real bookkeeper" are a deed and a thing.
  if (things.length < 2 || new Set(listed.map(isDone)).size > 1) return undefined;
  const text = sentenceCase(`${inRow(things)}.`);
  return isClumsy(text, writing.material) ? undefined : text;
}

const isListed = (fact: Phrase): boolean =>
  addedOf(fact) !== undefined ||
  (fact.kind === 'offer' && / from [$€£]\d/.test(fact.plain) && !fact.plain.includes(','));

type Beside = { partner: Phrase | undefined; seconds: readonly string[]; end: string; mustPair: boolean };

/** A fact with the moment that it answers: alone, as one thought is read at once, else beside another fact. */
function* momentRowsOf(
  moments: readonly string[],
  { partner, seconds, end, mustPair }: Beside,
  writing: Writing,
): Generator<string[]> {
  if (!mustPair) {
    for (const one of moments) {
      // A line of one sentence is the fact alone, which stands in a headline.
      if (!/[.?!] /.test(one)) for (const two of seconds) yield [one, two, end];
      else if (end !== '') yield [one, end];
      yield [one];
    }
  }
  const others = topicLinesOf(partner, writing);
  // Each line beside another one before any stands beside a second.
  for (let shift = 0; shift < others.length; shift += 1) {
    for (const [index, one] of moments.entries()) {
      yield [one, others[(index + shift + writing.start) % others.length] ?? ''];
    }
  }
  for (const one of moments) for (const two of seconds) yield [one, two];
}

/** Rows of sentences as texts; those that lack a sentence are left out. */
function* tellings(
  rows: Iterable<readonly (string | undefined)[]>,
  writing: Writing,
  index: number,
): Generator<string> {
  for (const row of rows) {
    const told = row.filter((sentence) => sentence !== undefined);
    if (told.length < row.length) continue;
    const said = told.filter((sentence) => sentence !== '');
    const sentences = withPronouns(said, writing.material);
    if (beginsWithNotice(sentences, writing) || asksTwice(sentences)) continue;
    if (isNamedTwice(sentences, writing) || isReasonedTwice(sentences) || endsWithSaid(said, writing)) continue;
    const text = sentenceCase(livelier(calmer(sentences.join(' '), writing.brief), writing));
    if (text !== '' && !sumAlone.test(text)) yield addEmoji(text, 'description', index, writing);
  }
}

/** An exciting text ends with one exclamation mark: Google refuses them in headlines alone. */
const livelier = (text: string, writing: Writing): string =>
  toneOf(writing) === 'exciting' && !text.includes('!') && !endsDully(text, writing) ? text.replace(/\.$/, '!') : text;

/** "Losing sleep? New here?" */
const asksTwice = (sentences: readonly string[]): boolean => (sentences.join(' ').match(/\?/g)?.length ?? 0) > 1;

/** "Contains wheat" stands behind what one comes for. */
const beginsWithNotice = (sentences: readonly string[], { material }: Writing): boolean =>
  sentences.length > 1 &&
  material.facts.some(({ isNotice, plain }) => isNotice && sentences[0] === `${sentenceCase(plain)}.`);

/** One cheers at what one gets or does: "Contains wheat", "8, 10 or 14mm", and "Tended by local gardeners" are told calmly. */
const endsDully = (text: string, { material }: Writing): boolean =>
  material.facts.some(
    (fact) => (!cheered.has(fact.kind) || isBeside(fact)) && text.endsWith(`${sentenceCase(fact.plain)}.`),
  );

const cheered: ReadonlySet<PhraseKind> = new Set(['absence', 'can', 'deadline', 'guarantee', 'offer']);

/** Two reasons in a row are heard as a pattern. */
const isReasonedTwice = (sentences: readonly (string | undefined)[]): boolean =>
  (sentences.join(' ').match(/, so |\bbecause\b/g)?.length ?? 0) > 1;

/** As many words as a call has. */
const longestCall = 4;

/**
 * "All you do is ask. Get free swatches." where the swatches were told: the last sentence says nothing new. No call says
 * any word again: "Bring them hungry. Come hungry."
 */
function endsWithSaid(sentences: readonly (string | undefined)[], { material }: Writing): boolean {
  const [last = '', ...others] = sentences.map((sentence) => (sentence ?? '').toLocaleLowerCase('en')).toReversed();
  const before = others.join(' ');
  const words = (last.match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'today');
  const isCall = material.ownCall === undefined && last.split(' ').length <= longestCall;
  const isSaid = (word: string) => before.includes(word);
  return words.length > 0 && (isCall ? words.some(isSaid) : words.every(isSaid));
}

/** The product is named once in a text. */
function isNamedTwice(sentences: readonly (string | undefined)[], { material: { product } }: Writing): boolean {
  const name = product.toLocaleLowerCase('en');
  const named = sentences.filter((sentence) => sentence?.toLocaleLowerCase('en').includes(name) === true);
  return name !== '' && named.length > 1;
}

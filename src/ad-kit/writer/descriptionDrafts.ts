import {
  calmer,
  type Draft,
  isClumsy,
  isLively,
  preferredSentence,
  toned,
  toneOf,
  unnamedFirst,
  type Writing,
} from './drafts';
import { addressed } from './address';
import { addEmoji } from './emojiFor';
import { hookFormsOf } from './angleOf';
import { type Group, groupsOf } from './factGroups';
import { endingOf } from './callDrafts';
import { isBarePrice } from './factParts';
import { pairForms, priceSentences, sentenceForms, shortSentences, situationForms } from './forms/sentences';
import type { TonedForms } from './forms/headlines';
import { wovenForms } from './forms/woven';
import { firstOf, rotated, woven } from './lists';
import { createReader } from './sameness';
import { shuffled } from './random';
import { facetOf } from './reading/facet';
import type { Phrase } from './reading/phrase';
import { byStrength, fillForm } from './slots';
import { momentFirst, topicLinesOf } from './topicLines';
import { fittingLines } from './tradeLines';
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
  const openings = mayBeBare ? tradeOpenings(writing) : [];
  const list = mayBeBare ? listOf(facts, writing) : undefined;
  if (preferred !== undefined) yield tellings([[preferred, ends[0] ?? ''], [preferred]], writing, 0);
  let told = 0;
  for (const group of groupsOf(facts)) {
    const lines = topicLinesOf(group.lead, writing);
    const moments = group.isAgain
      ? lines.flatMap((line) => momentFirst(line, group.lead) ?? [])
      : // The second text says for whom it is.
        [...(told === 1 ? lines.flatMap((line) => addressed(line, group.lead, writing) ?? []) : []), ...lines];
    const scenes = [...hooksOf(group.lead, writing)].slice(0, 3);
    // A line that holds the fact’s moment needs no other scene before it.
    const hooks = moments.length > 0 ? [] : scenes;
    const opening = openings[told % Math.max(1, openings.length)];
    const end = ends[Math.floor(told / 2) % ends.length] ?? '';
    const around = { moments, hooks, list, opening, end, told, mayBeBare };
    const rows = rowsOf(group, around, writing);
    yield tellings(group.isAgain && !mayBeBare ? withThought(rows, writing) : rows, writing, group.turn);
    told += 1;
  }
  if (!mayBeBare) return;
  for (const form of shortSentences) {
    for (const fact of [undefined, ...facts]) {
      const text = fillForm(form, material, { fact, call: calls[0] ?? '' });
      if (text !== undefined) yield tellings([[text]], writing, 0);
    }
  }
}

type Around = {
  /** The lead with the moment that it answers, in finished lines. */
  moments: readonly string[];
  hooks: readonly string[];
  /** The facts of whose worth nothing is known, in one sentence. */
  list: string | undefined;
  /** What the trade's customers know, for a fact without a moment. */
  opening: string | undefined;
  end: string;
  told: number;
  mayBeBare: boolean;
};

/** A sentence that is shorter says too little by itself. */
const shortestAlone = 36;

/** Ways to tell a group, the fullest first. Every other one ends with the call, and every other one begins with a hook. */
function* rowsOf(
  { lead, partner, third, turn, mustPair }: Group,
  { moments, hooks, list, opening, end, told, mayBeBare }: Around,
  writing: Writing,
): Generator<(string | undefined)[]> {
  const leading = firstOf(sentencesOf(lead, turn, writing), 4);
  const pairs = firstOf(pairsOf(lead, partner, turn, writing), 2);
  const seconds = wholeFirst(partner, [...sentencesOf(partner, turn + 1, writing)]).slice(0, 3);
  const [last] = unnamedFirst([...sentencesOf(third, turn, writing)], writing);
  const ends = told % 2 === 0 ? [end, ''] : ['', end];
  const heads = ['', ...hooks];
  yield* momentRowsOf(moments, { partner, seconds, end: told % 2 === 0 ? end : '', mustPair }, writing);
  if (moments.length === 0 && !mustPair) {
    const whole = leading.filter((one) => !isBareDeed(lead, one));
    if (list !== undefined) yield [list];
    if (opening !== undefined) for (const one of whole) yield [opening, one];
    for (const pair of pairs) yield [pair];
    for (const one of whole) if (one.length >= shortestAlone) yield [one];
  }
  if (moments.length === 0 || mustPair) {
    const beside = mustPair ? [partner] : [partner, third];
    for (const two of beside.flatMap((fact) => topicLinesOf(fact, writing))) {
      for (const one of leading.slice(0, 2)) yield [one, two];
    }
  }
  const worth = moments.length > 0 ? [] : [...wovenOf(lead, writing)];
  // What a fact is worth stands behind it or before it, and not both.
  if (told % 2 === 0) {
    for (const one of worth) {
      yield [one, seconds[0], end];
      if (told > 0 && !mustPair) yield [one, end];
    }
  }
  if (mustPair) {
    for (const head of heads) {
      for (const both of [...pairs.map((pair) => [pair]), ...leading.slice(0, 2).map((one) => [one, seconds[0]])]) {
        for (const each of ends) yield [head, ...both, each];
      }
    }
    for (const one of leading) for (const two of seconds) yield [one, two];
  }
  for (const head of heads) {
    for (const pair of pairs) for (const each of ends) yield [head, pair, each];
    if (head === '') for (const one of worth) yield [one, seconds[0]];
    for (const one of leading.slice(0, 2)) {
      for (const each of ends) yield [head, one, seconds[0], each];
      if (head !== '') for (const each of ends) yield [head, one, each];
    }
  }
  for (const one of leading) {
    yield [one, seconds[0], last, end];
    for (const two of seconds) {
      yield [one, two, end];
      yield [one, two];
    }
  }
  for (const one of sentencesOf(lead, turn, writing)) {
    if (!mayBeBare && one.length < shortestAlone) continue;
    yield [one, end];
    yield [one];
  }
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

/** "Plans shifts for 3 sites.": the sentence lacks its subject. */
const isBareDeed = ({ kind, plain }: Phrase, sentence: string): boolean =>
  kind === 'does' && sentence.replace(/[.!]$/, '') === sentenceCase(plain);

/** A longer list is not read to its end. */
const longestList = 3;

/** "Used books from $2, author nights and a cat in residence.": things of whose worth nothing is known. */
function listOf(facts: readonly Phrase[], writing: Writing): string | undefined {
  const plain = facts
    .filter((fact) => isListed(fact) && topicLinesOf(fact, writing).length === 0)
    .map((fact) => fact.plain)
    .slice(0, longestList);
  if (plain.length < 2) return undefined;
  const text = sentenceCase(`${plain.slice(0, -1).join(', ')} and ${plain.at(-1) ?? ''}.`);
  return isClumsy(text, writing.material) ? undefined : text;
}

const isListed = ({ kind, plain, isNotice }: Phrase): boolean =>
  !isNotice && !plain.includes(',') && (kind === 'thing' || (kind === 'offer' && / from [$€£]\d/.test(plain)));

/** A second fact as a sentence with a verb, before the fact as it was typed. */
function wholeFirst(fact: Phrase | undefined, sentences: readonly string[]): string[] {
  const isBare = (text: string) => text.replace(/[.!]$/, '') === sentenceCase(fact?.plain ?? '');
  return [...sentences.filter((text) => !isBare(text)), ...sentences.filter(isBare)];
}

type Beside = { partner: Phrase | undefined; seconds: readonly string[]; end: string; mustPair: boolean };

/** A fact with the moment that it answers: alone, as one thought is read at once, else beside another fact. */
function* momentRowsOf(
  moments: readonly string[],
  { partner, seconds, end, mustPair }: Beside,
  writing: Writing,
): Generator<string[]> {
  if (!mustPair) {
    for (const one of moments) {
      if (end !== '') yield [one, end];
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
    if (row.some((sentence) => sentence === undefined)) continue;
    const sentences = row.filter((sentence) => sentence !== '');
    if (isNamedTwice(sentences, writing) || isReasonedTwice(sentences) || endsWithSaid(sentences, writing)) continue;
    const text = sentenceCase(livelier(calmer(sentences.join(' '), writing.brief), writing));
    if (text !== '') yield addEmoji(text, 'description', index, writing);
  }
}

/** A lively text ends with one exclamation mark. */
const livelier = (text: string, writing: Writing): string =>
  isLively(writing) && !text.includes('!') ? text.replace(/\.$/, '!') : text;

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
  const words = last.match(/\p{L}{4,}/gu) ?? [];
  const isCall = material.ownCall === undefined && last.split(' ').length <= longestCall;
  const isSaid = (word: string) => before.includes(word);
  return words.length > 0 && (isCall ? words.some(isSaid) : words.every(isSaid));
}

/** The hook names the product, and so does what follows. */
function isNamedTwice(sentences: readonly (string | undefined)[], { material: { product } }: Writing): boolean {
  const name = product.toLocaleLowerCase('en');
  const [first = '', second = ''] = sentences.map((sentence) => (sentence ?? '').toLocaleLowerCase('en'));
  return name !== '' && first.includes(name) && second.includes(name);
}

/** A fact as a sentence, in the brief's tone and in any, turn by turn. */
export function* sentencesOf(fact: Phrase | undefined, turn: number, writing: Writing): Generator<string> {
  if (!fact) return;
  if (fact.isNotice) {
    yield `${sentenceCase(fact.plain)}.`;
    return;
  }
  const { own, any } = toned(isBarePrice(fact) ? priceSentences : sentenceForms[fact.kind], writing);
  const later = Math.floor(turn / 2);
  for (const form of turn % 2 === 0 ? [...rotated(any, later), ...own] : [...rotated(own, later), ...any]) {
    const text = fillForm(form, writing.material, { fact });
    if (text !== undefined && !isClumsy(text, writing.material)) yield sentenceCase(text);
  }
}

/** A fact with what it is worth, where that is known; a bare price is one of the product, which `named` stands for. */
export function* wovenOf(fact: Phrase | undefined, writing: Writing, named = '{it}'): Generator<string> {
  const facet = fact && facetOf(fact);
  const form = facet && wovenForms[facet];
  if (!fact || form === undefined || writing.isGrave) return;
  const text = fillForm(isBarePrice(fact) ? form.replace('{this}', `${named} {costs}`) : form, writing.material, {
    fact,
  });
  if (text !== undefined && !isClumsy(text, writing.material)) yield sentenceCase(text);
}

/** Two facts in one sentence, where their kinds allow it. */
export function* pairsOf(fact: Phrase, other: Phrase | undefined, turn: number, writing: Writing): Generator<string> {
  if (other === undefined || fact.isNotice || other.isNotice) return;
  const { own, any } = toned(pairForms, writing);
  for (const form of turn % 2 === 0 ? [...any, ...own] : [...own, ...any]) {
    for (const [one, two] of [
      [fact, other],
      [other, fact],
    ] as const) {
      const text = fillForm(form, writing.material, { fact: one, others: [two] });
      if (text !== undefined && !isClumsy(text, writing.material)) yield sentenceCase(text);
    }
  }
}

/** What makes one want to hear a fact, before it is told. */
export function* hooksOf(fact: Phrase, writing: Writing): Generator<string> {
  const forms = hookFormsOf(fact);
  if (!forms) return;
  const { own, any } = toned(forms, writing);
  yield* woven(own, shuffled(any, writing.random));
}

/** The trade's own sentences and its situations. */
export function tradeOpenings(writing: Writing): string[] {
  const { material, random } = writing;
  const { trade } = material;
  if (!trade) return [];
  const finished = shuffled(trade.openings[toneOf(writing)], random);
  return fittingLines([...finished, ...shuffled(filled(situationForms, writing), random)], writing).map(sentenceCase);
}

function filled(forms: TonedForms, writing: Writing): string[] {
  const { material, random } = writing;
  const { own, any } = toned(forms, writing);
  return [...own, ...any].flatMap(
    (form, index) => fillForm(form, material, { turn: index + Math.floor(random() * 6) }) ?? [],
  );
}

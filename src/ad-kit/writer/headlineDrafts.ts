import { addressed } from './address';
import { addEmoji } from './emojiFor';
import type { CopyBrief } from './brief';
import { type CopyLimit, fits, wantedLimits } from './copyLimits';
import { calmer, type Draft, headlineCase, isClumsy, toned, toneOf, type Writing } from './drafts';
import { angleOf } from './angleOf';
import { callsInText, endingOf } from './callDrafts';
import { isBarePrice } from './factParts';
import { angles } from './forms/angles';
import { headlineForms, priceHeadlines, searchForms, shortHeadlines, tradeForms } from './forms/headlines';
import { rotated, woven } from './lists';
import { shuffled } from './random';
import { facetOf } from './reading/facet';
import type { Phrase } from './reading/phrase';
import { brandOf, byStrength, fillForm, type Filling, type Material } from './slots';
import { topicHeadlinesOf, topicMomentsOf } from './topicLines';
import { fittingLines, toneNeighbors } from './tradeLines';

/** How often a fact is said again in other words, where an answer needs more lines. */
const rounds = 3;

/**
 * Headlines: every fact of the brief, the strongest first, between them what the trade's customers know and what a fact
 * is worth; then the strongest once more, as an answer to a question. Within a draft stand the ways of saying it.
 */
export function* headlineDrafts(writing: Writing): Generator<Draft> {
  const { brief } = writing;
  const facts = praisedFacts(writing);
  const isSearch = brief.adType === 'search';
  // One fact is said to those whom it is for. The strongest stands first as it is, for everyone.
  const limits = limitsOf(brief);
  const ofCrowd = facts.slice(1).find((fact) => addressedHeadlines(fact, writing).some((line) => fits(line, limits)));
  const told = facts.flatMap((fact, index) =>
    partsOf(fact, writing).map((part) => [
      ...(part === ofCrowd && !isSearch ? headlinesOf(addressedHeadlines(part, writing), writing) : []),
      // People search for the fact itself; elsewhere it is read for the moment it answers.
      ...(isSearch ? [] : headlinesOf(momentHeadlinesOf(part, writing), writing)),
      ...factHeadlines(part, index, 0, writing),
    ]),
  );
  const known = tradeHeadlines(writing);
  const naming = [
    ...(isSearch && ofCrowd ? [headlinesOf(addressedHeadlines(ofCrowd, writing), writing)] : []),
    headlinesOf(namedForms, writing, { fact: facts[0] }),
    ...urgedHeadlines(writing),
  ];
  const asked = facts.map((fact) => askingHeadlines(fact, writing));
  // The same facts in other words again, last: an answer has at most two headlines of a fact.
  const others = [1, 2].flatMap((turn) => facts.map((fact) => askingHeadlines(fact, writing, turn)));
  const worth = worthHeadlines(facts, writing);
  // In a search the product is what people look for, so more of them say it.
  const named = isSearch ? facts.map((fact) => headlinesOf(namedForms, writing, { fact })) : [];
  const waresOf = isSearch ? facts.map((fact) => headlinesOf(waresForms, writing, { fact })) : [];
  const sought = isSearch
    ? [headlinesOf([...namedForms, '{product}'], writing, { fact: facts.at(-1) }), ...soughtHeadlines(writing)]
    : [];
  const [first] = facts;
  const again = first && isStrong(first) ? asked.slice(0, 1) : [];
  yield* woven(told.slice(0, 2), [...sought.slice(0, 1), ...known.slice(0, 1), ...worth.slice(0, 1)]);
  yield* woven(told.slice(2), [...known.slice(1, 2), ...again, ...naming.slice(0, 1), ...worth.slice(1, 2)]);
  yield* asked.slice(again.length, 1);
  yield* woven(known.slice(2, 4), worth.slice(2), sought.slice(1), naming.slice(1), asked.slice(1), named.slice(0, 3));
  yield* known.slice(4, 8);
  yield* named.slice(3);
  yield* woven(others, waresOf);
  yield* known.slice(8);
}

/** With fewer letters than these around a fact, a headline says the fact alone, in other words. */
const shortestMoment = 6;

/** A fact beside its moment. */
const momentHeadlinesOf = (fact: Phrase, writing: Writing): string[] =>
  rotated(
    topicHeadlinesOf(fact, writing).filter((line) => line.length > fact.plain.length + shortestMoment),
    writing.start,
  );

/** The strongest first; what has to be said but is no praise is left to the texts. */
const praisedFacts = ({ material }: Writing): Phrase[] =>
  byStrength(material.facts).filter(({ isNotice }) => !isNotice);

/** Prices, days, proofs and numbers are worth a second headline. */
const isStrong = ({ kind, plain }: Phrase): boolean => /^(?:offer|deadline|proof)$/.test(kind) || /\d/.test(plain);

/** "Most of them for years" says nothing by itself. */
const hangs = /^(?:most|some|all|many|which|who|where|but|so|if|when|even|as)\b/i;

/** A fact that is too long for a headline as the clauses that stand by themselves: "preorder by Thursday", "pick up Saturday". */
function partsOf(fact: Phrase, { brief }: Writing): Phrase[] {
  const clauses = fact.plain.split(/, (?!and |or )|; | [–—] /);
  const isLong = !fits(fact.plain, wantedLimits(brief, 'headline'));
  if (!isLong || clauses.length < 2 || clauses.some((clause) => !clause.includes(' ') || hangs.test(clause)))
    return [fact];
  return clauses.map((plain) => ({ plain, kind: fact.kind }));
}

const namedForms = [
  '{product}: {this}',
  '{it} {acts}',
  '{act} with {product}',
  '{product}, with {aThing}',
  '{product}. {this}',
];

/** What is sold, as people type it, with a fact: "blinds: made to measure". */
const waresForms = ['{wares} {from}', '{wares} with {aThing}', '{wares}: {this}'];

/** The question or objection that a fact answers. */
function askingHeadlines(fact: Phrase, writing: Writing, turn = 0): Draft {
  const facet = writing.isGrave ? undefined : facetOf(fact);
  const asks = (facet && angles[facet]?.asks) ?? [];
  const { own } = toned(headlineForms[fact.kind], writing);
  const known = topicHeadlinesOf(fact, writing);
  return headlinesOf([...known, ...shuffled(asks, writing.random), ...own].slice(turn), writing, { fact });
}

/** What facts are worth, without them: one for each fact, then a second, and in a search more. */
function worthHeadlines(facts: readonly Phrase[], writing: Writing): Draft[] {
  const lists = facts.map((fact) => {
    const teasers = writing.isGrave ? undefined : angleOf(fact)?.teasers;
    const { own, any } = teasers ? toned(teasers, writing) : { own: [], any: [] };
    const moments = rotated(topicMomentsOf(fact, writing), writing.start);
    return [...moments.slice(0, 1), ...own, ...moments.slice(1), ...shuffled(any, writing.random)];
  });
  const turns = writing.brief.adType === 'search' ? [0, 1, 2, 3, 4] : [0, 1];
  return turns.flatMap((turn) =>
    lists.flatMap((lines) => lines.slice(turn, turn + 1)).map((line) => headlinesOf([line], writing)),
  );
}

/** In an urgent tone, what a visitor does, and when: no deadline is made up for it. */
const urgedHeadlines = (writing: Writing): Draft[] =>
  toneOf(writing) === 'urgent'
    ? callsInText(writing)
        .slice(0, 1)
        .map((call) => headlinesOf([endingOf(call, writing).replace(/\.$/, '')], writing))
    : [];

/** A fact as it is said to those whom it is for. */
const addressedHeadlines = (fact: Phrase, writing: Writing): string[] =>
  [addressed(fact.plain, fact, writing)].filter((line) => line !== undefined);

/** What people type into a search. */
function soughtHeadlines(writing: Writing): Draft[] {
  const { own, any } = toned(searchForms, writing);
  const calls = (writing.material.ownCall === undefined ? [] : ['{own}']).concat(
    fittingLines(writing.material.trade?.calls ?? [], writing).slice(0, 1),
  );
  return [...any, ...calls, ...own].map((form) => headlinesOf([form], writing));
}

/** The facts again in other words, and headlines that say little, where the others are too few. */
export function* plainHeadlineDrafts(writing: Writing): Generator<Draft> {
  const facts = praisedFacts(writing);
  for (let round = 1; round <= rounds; round += 1) {
    yield* facts.map((fact, index) => factHeadlines(fact, index + round, round, writing));
  }
  for (const form of [...shortHeadlines.any, ...toned(shortHeadlines, writing).own]) yield headlinesOf([form], writing);
}

/** What the trade's customers know, in its finished lines and then around its words. */
function tradeHeadlines(writing: Writing): Draft[] {
  const { brief, material, random } = writing;
  const { trade } = material;
  if (!trade) return [];
  const tone = toneOf(writing);
  const finished = fittingLines(shuffled(trade.headlines[tone], random), writing);
  const near = fittingLines(
    toneNeighbors[tone].flatMap((near) => shuffled(trade.headlines[near], random)),
    writing,
  );
  const around = toned(tradeForms, writing);
  const made = shuffled([...around.own, ...around.any], random).map((form, index) =>
    headlinesOf([form], writing, { turn: index + Math.floor(random() * 6) }),
  );
  const lines = (texts: readonly string[]) => texts.map((line) => headlinesOf([line], writing));
  return brief.adType === 'search' ? [...lines(finished), ...lines(near), ...made] : [...lines(finished), ...made];
}

/** One fact in the ways of its kind: as it stands first, or in the brief's tone, turn by turn. */
function factHeadlines(fact: Phrase, index: number, round: number, writing: Writing): Draft {
  const { material } = writing;
  const { own, any } = toned(isBarePrice(fact) ? priceHeadlines : headlineForms[fact.kind], writing);
  const others = rotated(
    material.facts.filter((other) => other !== fact),
    index,
  ).slice(0, 3);
  const forms = round === 0 && index % 2 === 0 ? [...any.slice(0, 1), ...own, ...any.slice(1)] : [...own, ...any];
  return headlinesOf(round < 2 ? forms : rotated(forms, round), writing, { fact, others }, index);
}

/** With the product's whole name, and where it has a shorter one, then with that. */
function* headlinesOf(forms: readonly string[], writing: Writing, filling: Filling = {}, index = 0): Generator<string> {
  const { brief, material } = writing;
  const short = withShortName(material);
  const limits = limitsOf(brief);
  for (const form of forms) {
    if (calmer(form, brief) !== form && /[!] \S/.test(form)) continue;
    const drafts = [material, short].flatMap((each) => (each && fillForm(form, each, filling)) ?? []);
    const cased = drafts.filter((text) => !isClumsy(text, writing.material)).map((text) => headlineCase(text, brief));
    const chosen = cased.find((text) => fits(text, limits)) ?? cased[0];
    if (chosen !== undefined) yield addEmoji(chosen, 'headline', index, writing);
  }
}

const limitsByBrief = new WeakMap<CopyBrief, CopyLimit[]>();

/** Remembered for each brief: an answer asks for its limits some sixty times, once for each draft. */
function limitsOf(brief: CopyBrief): CopyLimit[] {
  const limits = limitsByBrief.get(brief) ?? wantedLimits(brief, 'headline');
  limitsByBrief.set(brief, limits);
  return limits;
}

function withShortName(material: Material): Material | undefined {
  const brand = brandOf(material);
  return brand === undefined ? undefined : { ...material, product: brand, spoken: brand, isMany: false };
}

import { speaksOf } from './audience';
import { addEmoji } from './emojiFor';
import type { CopyBrief } from './brief';
import { type CopyLimit, fits, wantedLimits } from './copyLimits';
import { calmer, type Draft, headlineCase, isClumsy, toned, type Writing } from './drafts';
import { callsInText, isTelling } from './callDrafts';
import { isBarePrice } from './factParts';
import {
  headlineForms,
  joinedForms,
  labelForms,
  priceHeadlines,
  searchForms,
  restHeadlines,
  shortHeadlines,
} from './forms/headlines';
import { rotated, woven } from './lists';
import { shortOf } from './shortOf';
import { shuffled } from './random';
import type { Phrase } from './reading/phrase';
import { brandOf, fillForm, type Filling, type Material } from './slots';
import { byStrength, isBeside } from './strength';
import { pointsBack, topicHeadlinesOf, topicMomentsOf } from './topicLines';
import { tradeClosingsOf, tradeHooksOf } from './tradeHooks';
import { turnedOf } from './turned';

/** How often a fact is said again in other words, where an answer needs more lines. */
const rounds = 3;

/**
 * Headlines: every fact of the brief, the strongest first, then the facts in other orders of their words, and two in one
 * line. Within a draft stand the ways of saying it.
 */
export function* headlineDrafts(writing: Writing): Generator<Draft> {
  const { brief } = writing;
  const [strongest, ...others] = praisedFacts(writing);
  // The others take turns, so that another answer is another one.
  const facts = strongest ? [strongest, ...rotated(others, writing.start)] : [];
  const isSearch = brief.adType === 'search';
  const told = facts.flatMap((fact, index) =>
    partsOf(fact, writing).map((part) => [
      // People search for the fact itself; elsewhere it is read for the moment it answers.
      ...(isSearch ? [] : headlinesOf(momentHeadlinesOf(part, writing), writing)),
      ...besideHeadlines(part, facts, writing),
      ...factHeadlines(part, index, 0, writing),
    ]),
  );
  const nameForms = isSearch ? [...namedForms, ...labelForms] : namedForms;
  const naming = [
    ...(isSearch ? [] : [headlinesOf(['{local}'], writing)]),
    headlinesOf(nameForms, writing, { fact: facts[0] }),
  ];
  const again = [facts.slice(0, 1), shuffled(facts.slice(1), writing.random)]
    .flat()
    .map((fact) => headlinesOf(turnedHeadlines(fact, writing), writing));
  // The same facts in other words again, last: an answer has at most two headlines of a fact.
  const otherwise = facts.map((fact) => headlinesOf(turnedHeadlines(fact, writing).slice(1), writing));
  // Two facts side by side say little more than each: early only where the trade has no line of its own.
  const beside = sideBySide(facts, writing);
  const hasLines = isSearch || tradeHooksOf(writing).length > 0;
  const pairs = [...joinedHeadlines(facts, writing), ...(hasLines ? [] : beside)];
  const spoken = shuffled(spokenHeadlines(facts, writing), writing.random);
  // In a search the product is what people look for, so more of them say it.
  const named = isSearch ? facts.map((fact) => headlinesOf(nameForms, writing, { fact })) : [];
  const waresOf = isSearch ? facts.map((fact) => headlinesOf(waresForms, writing, { fact })) : [];
  const sought = isSearch
    ? [
        headlinesOf(['{local}'], writing),
        headlinesOf([...nameForms, '{product}'], writing, { fact: facts.at(-1) }),
        ...shuffled(soughtHeadlines(writing), writing.random),
      ]
    : [];
  // What stops a customer of the trade: a row of facts alone persuades nobody.
  const stopping = isSearch ? [] : tradeHooksOf(writing).map((line) => headlinesOf([line], writing));
  yield* woven(told.slice(0, 2), [...sought.slice(0, 2), ...pairs.slice(0, 1), ...again.slice(0, 1)]);
  yield* woven(told.slice(2), [
    ...stopping.slice(0, 1),
    ...named.slice(0, 1),
    ...pairs.slice(1, 2),
    ...naming.slice(0, 1),
    ...spoken.slice(0, 1),
    ...again.slice(1, 3),
  ]);
  const more = [sought.slice(2), naming.slice(1), spoken.slice(1), stopping.slice(1, 2), again.slice(3)];
  yield* woven(...shuffled(more, writing.random), named.slice(1, 3));
  yield* pairs.slice(2);
  yield* named.slice(3);
  yield* woven(otherwise, waresOf);
  if (hasLines && !isSearch) yield* beside;
  // A search shows another three of up to fifteen each time; elsewhere a line without a fact is only better than too few.
  if (!isSearch) return;
  const ofTrade = shuffled(withoutFact(writing), writing.random);
  // "Come and find out" says less than what is said to the trade’s customers.
  const moments = ofTrade.length > 0 ? [] : facts.flatMap((fact) => topicMomentsOf(fact, writing).slice(0, 1));
  yield* [...ofTrade, ...moments.map((line) => headlinesOf([line], writing)), ...calledFor(writing), ...beside];
}

/** "Whole lamb on the spit. Feeds 80": what says little alone stands behind another fact. */
function besideHeadlines(part: Phrase, facts: readonly Phrase[], writing: Writing): Draft {
  if (!isBeside(part)) return [];
  const leads = facts.filter((fact) => !isBeside(fact) && isShort(fact));
  return leads.flatMap((lead) => [...headlinesOf([`${lead.plain}. ${part.plain}`], writing)]);
}

/** What is said to the trade’s customers whatever the facts are. */
function withoutFact(writing: Writing): Draft[] {
  const closings = tradeClosingsOf(writing).filter((line) => !pointsBack(line));
  return [...tradeHooksOf(writing), ...closings].map((line) => headlinesOf([line], writing));
}

/** What a visitor does: more than a name alone, less than a fact. */
const calledFor = (writing: Writing): Draft[] =>
  callsInText(writing)
    .filter(isTelling)
    .slice(0, 1)
    .map((call) => headlinesOf([call], writing));

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

/** "Most of them for years" says nothing by itself. */
const hangs =
  /^(?:most|some|all|many|which|who|where|but|so|if|when|even|as|max|min|only|not|credited|included|waived|refunded|delivered|applied|except|from|until|\d+ for|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|^[$€£]\S+ for\b/i;

/** A fact that is too long for a headline as the clauses that stand by themselves: "preorder by Thursday", "pick up Saturday". */
function partsOf(fact: Phrase, { brief }: Writing): Phrase[] {
  const limits = wantedLimits(brief, 'headline');
  const isLong = !fits(fact.plain, limits);
  const joined = fact.plain.replaceAll(' and ', ' & ');
  if (isLong && fits(joined, limits)) return [{ plain: joined, kind: fact.kind }];
  const short = isLong ? shortOf(fact) : undefined;
  if (short !== undefined) return [{ plain: short, kind: fact.kind }];
  const clauses = fact.plain.split(/, (?!and |or )|; | [–—] /);
  // "Learn locks, mooring and steering in one day" is one row.
  const isRow = clauses.length > 2 || / (?:and|or|&) /.test(clauses.at(-1) ?? '');
  if (!isLong || isRow || clauses.length < 2 || clauses.some((clause) => !clause.includes(' ') || hangs.test(clause)))
    return [fact];
  return clauses.map((plain) => ({ plain, kind: fact.kind }));
}

const namedForms = ['{it} {acts}', '{act} with {ware}', '{it} {is} {proven}'];

/** What is sold, as people type it, with a fact: "blinds: made to measure". */
const waresForms = ['{wares} {from}', '{wares} with {aThing}', '{wares}: {this}'];

/** A fact in other orders of its words, by its shape, then in the words of its topic and tone. */
function turnedHeadlines(fact: Phrase, writing: Writing): string[] {
  const { own } = toned(headlineForms[fact.kind], writing);
  const ofTopic = topicHeadlinesOf(fact, writing).filter((line) => isClear(line, fact, writing));
  return [...rotated(turnedOf(fact).headlines, writing.start), ...ofTopic, ...own];
}

/** "The risk is ours" is a riddle without its fact, but beside other headlines, as a search shows them. */
function isClear(line: string, { plain }: Phrase, { brief }: Writing): boolean {
  if (brief.adType === 'search') return true;
  const words: string[] = plain.toLocaleLowerCase('en').match(/\p{L}{4,}|\d+/gu) ?? [];
  const said = line.toLocaleLowerCase('en');
  return words.some((word) => said.includes(word.slice(0, 5)));
}

const pairsIn = (facts: readonly Phrase[]) =>
  facts.flatMap((one, at) => facts.slice(at + 1).map((other) => [one, other] as const));

/** Two facts in one line that make one thought. */
function joinedHeadlines(facts: readonly Phrase[], writing: Writing): Draft[] {
  const joined = pairsIn(facts).map(([one, other]) => [
    ...headlinesOf(joinedForms, writing, { fact: one, others: [other] }),
    ...headlinesOf(joinedForms, writing, { fact: other, others: [one] }),
  ]);
  return shuffled(
    joined.filter((lines) => lines.length > 0),
    writing.random,
  );
}

/** Two short facts side by side: "Ships in 24 hours. No sugar". */
function sideBySide(facts: readonly Phrase[], writing: Writing): Draft[] {
  const beside = pairsIn(facts)
    .filter(([one, other]) => isShort(one) && isShort(other))
    .map(([one, other]) => headlinesOf([`${one.plain}. ${other.plain}`], writing));
  return shuffled(beside, writing.random);
}

/** What the audience is asked, with the fact that speaks of it, if there is one, and alone. */
function spokenHeadlines(facts: readonly Phrase[], writing: Writing): Draft[] {
  const asked = writing.isGrave ? undefined : fillForm('{ask}', writing.material);
  if (asked === undefined) return [];
  // Before any other fact, the question reads as if that were the answer.
  const answer = facts.find(({ plain }) => speaksOf(plain, asked));
  return [
    ...(answer ? [headlinesOf(['{ask}? {answer}'], writing, { fact: answer })] : []),
    headlinesOf(['{ask}?'], writing),
  ];
}

/** Of two facts side by side, longer ones are two lines. */
const longestOfPair = 24;

/** Behind "$30/hr" a dot ends no sentence. */
const isShort = ({ plain }: Phrase): boolean => plain.length <= longestOfPair && !/[.?!:]|\/\p{L}+$/u.test(plain);

/** What people type into a search. */
const soughtHeadlines = (writing: Writing): Draft[] =>
  searchForms
    // "SAT prep for parents": it is for their children.
    .filter((form) => !form.includes('{whom}') || !/^(?:dads|moms|parents)\b/i.test(writing.material.audience))
    .map((form) => headlinesOf([form], writing));

/** The facts again in other words, and headlines that say little, where the others are too few. */
export function* plainHeadlineDrafts(writing: Writing): Generator<Draft> {
  const facts = praisedFacts(writing);
  // Rather than a third line about one fact.
  yield headlinesOf(['{product}'], writing);
  yield* calledFor(writing);
  for (let round = 1; round <= rounds; round += 1) {
    yield* facts.map((fact, index) => factHeadlines(fact, index + round, round, writing));
  }
  const others = facts.flatMap((fact) => [
    ...turnedHeadlines(fact, writing),
    ...topicMomentsOf(fact, writing).filter((line) => isClear(line, fact, writing)),
  ]);
  for (const line of shuffled(others, writing.random)) yield headlinesOf([line], writing);
  for (const fact of facts) yield headlinesOf(labelForms, writing, { fact });
  yield* withoutFact(writing);
  for (const form of shortHeadlines) yield headlinesOf([form], writing);
  for (const form of rotated(restHeadlines, writing.start)) yield headlinesOf([form], writing);
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

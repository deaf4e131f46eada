import type { CopyBrief } from './brief';
import { firstOf, rotated, woven } from './lists';
import { nearestCall } from './nearestCall';
import { callToActionLabel, callsToAction } from '../callsToAction';
import { fits, wantedLimits } from './copyLimits';
import { addEmoji } from './emojiFor';
import { headlineForms, namingForms, shortHeadlines, type TonedForms, tradeForms } from './forms/headlines';
import { openingForms, sentenceForms, shortSentences, situationForms } from './forms/sentences';
import { callForms, ownCallForms } from './forms/callsToAction';
import { type Random, randomFrom, shuffled } from './random';
import type { Phrase } from './reading/readPhrase';
import { brandOf, byStrength, fillForm, type Filling, type Material, materialOf } from './slots';
import type { BrandVoice } from './voice';
import { insideSentence, sentenceCase, titleCase } from './words/casing';
import { adjectives } from './words/sorts';

/** What one answer is written with. */
export type Writing = {
  brief: CopyBrief;
  material: Material;
  voice: BrandVoice;
  random: Random;
};

export const beginWriting = (brief: CopyBrief, seed: string, voice: BrandVoice): Writing => ({
  brief,
  material: materialOf(brief),
  voice,
  random: randomFrom(`${seed} ${brief.tone} ${brief.adType}`),
});

/** Drafts that say one thing in several ways, the best first: an answer takes one of them. */
export type Draft = Iterable<string>;

/** How often a fact is said again in other words, where an answer needs more lines. */
const rounds = 3;

/**
 * Headlines: every fact of the brief, the strongest first and once more, between them what the trade's customers know.
 * Within a draft stand the ways of saying it, in the brief's tone and in any.
 */
export function* headlineDrafts(writing: Writing): Generator<Draft> {
  const { brief } = writing;
  const facts = praisedFacts(writing);
  const told = facts.flatMap((fact, index) =>
    partsOf(fact, writing).map((part) => factHeadlines(part, index, 0, writing)),
  );
  const naming = alternated(toned(namingForms, writing)).map((form, index) =>
    headlinesOf([form], writing, { turn: index }),
  );
  const known = tradeHeadlines(writing);
  const strong = facts.filter(({ kind, plain }) => isStrong(kind) || /\d/.test(plain));
  const again = strong.slice(0, 2).map((fact, index) => factHeadlines(fact, index + 1, 1, writing));
  // In a search the product is what people look for, so more of them say it.
  const named =
    brief.adType === 'search'
      ? [headlinesOf(['{product}'], writing), ...facts.map((fact) => headlinesOf(namedForms, writing, { fact }))]
      : [];
  yield* woven(told, [...known.slice(0, 2), ...naming.slice(0, 1)], named);
  yield* woven(again, known.slice(2, 8), naming.slice(1, 4));
}

/** The strongest first; what has to be said but is no praise is left to the texts. */
const praisedFacts = ({ material }: Writing): Phrase[] =>
  byStrength(material.facts).filter(({ isNotice }) => !isNotice);

/** A fact that is too long for a headline as the clauses that stand by themselves: "preorder by Thursday", "pick up Saturday". */
function partsOf(fact: Phrase, { brief }: Writing): Phrase[] {
  const clauses = fact.plain.split(/, (?!and |or )|; | [–—] /);
  const isLong = !fits(fact.plain, wantedLimits(brief, 'headline'));
  if (!isLong || clauses.length < 2 || clauses.some((clause) => !clause.includes(' '))) return [fact];
  return clauses.map((plain) => ({ plain, kind: fact.kind }));
}

const isStrong = (kind: Phrase['kind']): boolean => kind === 'offer' || kind === 'deadline' || kind === 'proof';

const namedForms = [
  '{product}: {this}',
  '{it} {acts}',
  '{act} with {product}',
  '{product}, with {aThing}',
  '{product}. {this}',
];

/** The facts again in other words, and headlines that say little, where the others are too few. */
export function* plainHeadlineDrafts(writing: Writing): Generator<Draft> {
  const facts = praisedFacts(writing);
  for (let round = 1; round <= rounds; round += 1) {
    yield* facts.map((fact, index) => factHeadlines(fact, index + round, round, writing));
  }
  for (const form of [...shortHeadlines.any, ...shortHeadlines[writing.brief.tone]]) yield headlinesOf([form], writing);
}

/** What the trade's customers know, in its finished lines and then around its words. */
function tradeHeadlines(writing: Writing): Draft[] {
  const { brief, material, random } = writing;
  if (!material.trade) return [];
  const finished = shuffled(material.trade.headlines[brief.tone], random);
  const around = toned(tradeForms, writing);
  const made = shuffled([...around.own, ...around.any], random).map((form, index) =>
    headlinesOf([form], writing, { turn: index + Math.floor(random() * 6) }),
  );
  return [...finished.map((line) => headlinesOf([line], writing)), ...made];
}

/** One fact in the ways of its kind: as it stands first, or in the brief's tone, turn by turn. */
function factHeadlines(fact: Phrase, index: number, round: number, writing: Writing): Draft {
  const { material } = writing;
  const { own, any } = toned(headlineForms[fact.kind], writing);
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
  const limits = wantedLimits(brief, 'headline');
  for (const form of forms) {
    const others = form.includes('{other}') ? (filling.others ?? []).map((other) => [other]) : [filling.others ?? []];
    for (const some of others) {
      const filled = { ...filling, others: some };
      const drafts = [material, short].flatMap((each) => (each && fillForm(form, each, filled)) ?? []);
      const cased = drafts.filter((text) => !isClumsy(text)).map((text) => headlineCase(text, brief));
      const chosen = cased.find((text) => fits(text, limits)) ?? cased[0];
      if (chosen !== undefined) yield addEmoji(chosen, 'headline', index, writing);
    }
  }
}

function withShortName(material: Material): Material | undefined {
  const brand = brandOf(material);
  return brand === undefined ? undefined : { ...material, product: brand, spoken: brand, isMany: false };
}

/** "Integrate with Slack with FlowDesk", "With FlowDesk, we listen", "Hours: open: daily": a sentence says "with" once. */
export const isClumsy = (text: string): boolean =>
  text
    .split(/[.!?\n]/)
    .some(
      (sentence) =>
        (sentence.match(/\bwith\b/gi)?.length ?? 0) > 1 ||
        (sentence.match(/: /g)?.length ?? 0) > 1 ||
        (sentence.match(/\bfor\b/gi)?.length ?? 0) > 2 ||
        /^With [^,]{1,80}, (?:we|our|I)\b/.test(sentence.trim()),
    );

/**
 * Whole sentences: an opening, then facts, of which each leads once before one leads again. `call` is what they end
 * with. Within a draft the fullest stands first.
 */
export function* descriptionDrafts(writing: Writing, call: string): Generator<Draft> {
  const { material, random } = writing;
  const facts = byStrength(material.facts);
  const openings = shuffled(openingsOf(writing), random);
  const preferred = preferredSentence(writing);
  const end = call === '' ? '' : `${call}.`;
  if (preferred !== undefined) yield tellings([[preferred, end], [preferred]], writing, 0);
  let told = 0;
  for (const group of groupsOf(facts)) {
    const opening = openings[told % Math.max(1, openings.length)];
    yield tellings(rowsOf(group, { opening, end }, writing), writing, group.turn);
    told += 1;
  }
  for (const form of shortSentences) {
    for (const fact of [undefined, ...facts]) {
      const text = fillForm(form, material, { fact, call });
      if (text !== undefined) yield tellings([[text]], writing, 0);
    }
  }
}

/** Facts that are told together. */
type Group = { lead: Phrase; partner: Phrase | undefined; third: Phrase | undefined; turn: number };

/** So often every fact leads again, each time beside another one. */
const groupings = rounds + 2;

/** Every fact once: the stronger half leads, the weaker one follows. Then each leads in turn. */
function* groupsOf(facts: readonly Phrase[]): Generator<Group> {
  const half = Math.max(1, Math.ceil(facts.length / 2));
  const leads = facts.length > 3 ? facts.slice(0, half) : facts;
  for (let round = 0; round <= groupings; round += 1) {
    for (const [index, lead] of (round === 0 ? leads : rotated(facts, round)).entries()) {
      const rest = facts.filter((fact) => fact !== lead);
      const partner = round === 0 ? facts[half + index] : rest[(index + round) % Math.max(1, rest.length)];
      const third = rest.find((fact) => fact !== partner);
      yield { lead, partner, third, turn: index + round };
    }
  }
}

/** Ways to tell a group, the fullest first. */
function* rowsOf(
  { lead, partner, third, turn }: Group,
  { opening, end }: { opening: string | undefined; end: string },
  writing: Writing,
): Generator<(string | undefined)[]> {
  const leading = firstOf(sentencesOf(lead, turn, writing), 4);
  const [second, ...seconds] = unnamedFirst([...sentencesOf(partner, turn + 1, writing)], writing);
  const [last] = unnamedFirst([...sentencesOf(third, turn, writing)], writing);
  for (const one of leading) {
    if (turn % 2 === 0) yield [one, second, end];
    yield [opening, one, second, end];
    yield [opening, one, end];
    yield [one, second, last, end];
  }
  for (const one of leading) {
    for (const two of [second, ...seconds.slice(0, 2)]) {
      yield [one, two, end];
      yield [one, two];
    }
  }
  for (const one of sentencesOf(lead, turn, writing)) {
    yield [one, end];
    yield [one];
  }
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
    const text = sentenceCase(calmer(sentences.join(' '), writing.brief));
    if (text !== '') yield addEmoji(text, 'description', index, writing);
  }
}

/** A fact as a sentence, in the brief's tone and in any, turn by turn. */
export function* sentencesOf(fact: Phrase | undefined, turn: number, writing: Writing): Generator<string> {
  if (!fact) return;
  if (fact.isNotice) {
    yield `${sentenceCase(fact.plain)}.`;
    return;
  }
  const { own, any } = toned(sentenceForms[fact.kind], writing);
  const later = Math.floor(turn / 2);
  for (const form of turn % 2 === 0 ? [...rotated(any, later), ...own] : [...rotated(own, later), ...any]) {
    const text = fillForm(form, writing.material, { fact });
    if (text !== undefined && !isClumsy(text)) yield sentenceCase(text);
  }
}

/** The product is named once in a text: what follows does without. */
export function unnamedFirst(sentences: readonly string[], { material: { product, spoken } }: Writing): string[] {
  const names = [product, spoken].map((name) => name.toLocaleLowerCase('en'));
  const isNamed = (text: string) => names.some((name) => text.toLocaleLowerCase('en').includes(name));
  return [...sentences.filter((text) => !isNamed(text)), ...sentences.filter(isNamed)];
}

/** What stops the reader: the trade's own sentences, else those of the tone. */
export function openingsOf(writing: Writing): string[] {
  const { brief, material, random } = writing;
  const fill = (forms: TonedForms) => {
    const { own, any } = toned(forms, writing);
    return [...own, ...any].flatMap(
      (form, index) => fillForm(form, material, { turn: index + Math.floor(random() * 6) }) ?? [],
    );
  };
  const { trade } = material;
  const known = trade
    ? [...shuffled(trade.openings[brief.tone], random), ...shuffled(fill(situationForms), random)]
    : [];
  return [...known, ...(trade ? [] : shuffled(fill(openingForms), random))].map(sentenceCase);
}

/** What the workspace likes to have said of its products; `undefined` where no sentence can be made of it. */
export function preferredSentence({ material, voice }: Writing): string | undefined {
  const liked = voice.wordsToUse
    .map((word) => word.trim())
    .filter((word) => adjectives.has(word.toLocaleLowerCase('en')))
    .slice(0, 2)
    .map(insideSentence);
  const text = liked.length === 0 ? undefined : fillForm(`{it} {is} ${liked.join(' and ')}.`, material);
  return text && sentenceCase(text);
}

/** Words for buttons, as sentences have them: the advertiser's own, the platform's, and the trade's. */
export function callDrafts(writing: Writing): string[] {
  const { brief, material, random } = writing;
  const own = material.ownCall === undefined ? [] : ['{own}'];
  const trade = shuffled(material.trade?.calls ?? [], random);
  const buttons = [
    ...trade.slice(0, 2).flatMap((call) => buttonFor(call, brief) ?? []),
    ...(buttonFor('Learn more', brief) ? ['Learn more'] : []),
  ];
  const { own: tonedForms, any } = toned(callForms, writing);
  const forms = [
    ...own,
    ...(material.ownCall === undefined ? buttons.slice(0, 1) : []),
    ...trade.slice(0, 2),
    ...(material.ownCall === undefined ? [] : toned(ownCallForms, writing).own.slice(0, 1)),
    ...buttons.slice(1),
    ...tonedForms,
    ...trade.slice(2),
    ...any,
    ...(material.ownCall === undefined ? [] : ownCallForms.any),
  ];
  return [...new Set(forms.flatMap((form) => fillForm(form, material, {}) ?? []).map(sentenceCase))];
}

/** The platform's button that promises the same. */
function buttonFor(call: string, { platform }: CopyBrief): string | undefined {
  if (callsToAction[platform].length === 0) return undefined;
  const id = nearestCall(call, platform);
  return id === null ? undefined : callToActionLabel(platform, id);
}

/** Forms of the brief's tone in an order of their own, and those of any tone in theirs. */
function toned(forms: TonedForms, { brief, random }: Writing): { own: string[]; any: readonly string[] } {
  return { own: shuffled(forms[brief.tone], random), any: forms.any };
}

const alternated = ({ own, any }: { own: readonly string[]; any: readonly string[] }): string[] => [...woven(own, any)];

/** Search and display ads of Google have headlines in capitals; elsewhere they are sentences. */
export function headlineCase(text: string, brief: CopyBrief): string {
  return brief.platform === 'google' ? titleCase(sentenceCase(calmer(text, brief))) : sentenceCase(calmer(text, brief));
}

/** Google refuses exclamation marks in headlines, and on LinkedIn they are out of place. */
export function calmer(text: string, { platform, tone }: CopyBrief): string {
  if (platform !== 'google' && platform !== 'linkedin') return text;
  const isOne = !/[.!?] /.test(text) && platform === 'google';
  return text.replace(/!$/, isOne && tone === 'exciting' ? '' : '.').replace(/!/g, '.');
}

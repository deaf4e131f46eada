import { trades } from './trades';
import { broadTrades } from './broad';
import type { Trade } from './trade';
import { isAbout, isOf, isSold } from './isSold';
import { townIn } from '../productName';

type Texts = { product: string; audience: string; benefits: readonly string[] };

type Sign = { trade: Trade; words: readonly string[]; weight: number };

/** Words in lowercase; apostrophes and hyphens part them. "Wash & fold" is "wash and fold". */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A row of words shows more than one word, and three more than two: "adult day care" is no "day care". */
const longestRow = 3;

type SignsByFirstWord = ReadonlyMap<string, readonly Sign[]>;

function signsOf(all: readonly Trade[]): SignsByFirstWord {
  const signs = new Map<string, Sign[]>();
  for (const trade of all) {
    for (const sign of trade.signs) {
      const words = wordsOf(sign);
      const [first = ''] = words;
      const found = signs.get(first) ?? [];
      found.push({ trade, words, weight: Math.min(words.length, longestRow) });
      signs.set(first, found);
    }
  }
  return signs;
}

const signs = signsOf(trades);
const softwareSigns = signsOf(trades.filter(({ industry }) => industry === 'software'));
const broadSigns = signsOf(broadTrades);

const nameWeight = 3;
const benefitWeight = 2;

/** A word in the name, a row in a benefit or words in two: a word of one benefit may be there by chance. */
const leastScore = 3;

/** How far the first trade is before the second, as a factor. Of two broad ones, the calls of either will do. */
const clearLead = 1.25;
const anyLead = 1;

/** Characters that are read of each text. */
const longestText = 120;
const mostBenefits = 8;

/** The trade that a brief is of; `undefined` where none clearly leads, or a single benefit alone shows it. */
export const tradeOf = (texts: Texts): Trade | undefined =>
  isProgram(texts) ? programOf(texts) : leader(texts, signs, { lead: clearLead, isSure: true });

/** What a program is for: "PipeRight CRM for plumbers" mends no pipes. */
const programOf = (texts: Texts): Trade | undefined => leader(texts, softwareSigns, { lead: clearLead, isSure: true });

/** "StallMate barn app". */
const isProgram = ({ product }: Texts): boolean => /\b(?:app|CRM|LMS|platform|software)\b/i.test(product);

/** How the business of a brief works: for calls alone. */
export const broadTradeOf = (texts: Texts): Trade | undefined =>
  isSoldToWork(texts) ? softwareAtLarge : leader(texts, broadSigns, { lead: anyLead, isSure: false });

const softwareAtLarge = broadTrades.find(({ id }) => id === 'software');

/** "InvoiceNinja" names invoices, too. */
const apart = (name: string): string => name.slice(0, longestText).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** What may follow the trade in a name: "of Portland", "at Foundry 9", "by Lena", "for adults", "Shop". */
const ends =
  / of \p{Lu}\p{L}+$| (?:Care|Co|company|Company|Experts|Inc|LLC|openings|Pros|Services?|Specialists|Team|Room|[Cc]enter|[Ii]nstall(?:ation|ers)?|[Mm]aintenance|[Ss]hop|[Ss]tore|[Ss]tudio)\.?$| (?:at|by) \p{L}+(?: \p{L}+){0,3}$| for (?!.*(?:plants|factories|hospitals|teams)$)\p{L}+(?: \p{L}+){0,3}$/u;

/** "Black Friday mattress clearance": what is sold stands between. */
const saleIn =
  /^(?:Black Friday|Cyber Monday|Labor Day|Memorial Day|Holiday) (\p{L}+(?: \p{L}+){0,3}) (?:blowout|clearance|sale)\b/iu;

/** "Hartley Plumbing & Drain", "Movers of Portland", "harp lessons for adults": what a name says stands before that. */
function withoutEnd(name: string): string {
  const named = name.slice(0, longestText);
  const town = townIn(named);
  const alone = (town === undefined ? named : named.slice(0, -town.length - 1)).replace(ends, '').replace(ends, '');
  // "Kettle & Quill" is all of a name.
  return alone.split(' ').length > 3 ? alone.replace(/ (?:&|and) \p{L}+(?: \p{L}+){0,2}$/u, '') : alone;
}

/** "Mens barbershop, Fade Theory" is called by both. */
const namesIn = (product: string): string[] => [...new Set([product, ...product.split(/ [-–—] |, /)])].slice(0, 3);

/** Names written as one are most often those of software: "StemCount" is no florist, and "BallotBox" runs for no office. */
const isWrittenAsOne = (name: string): boolean => /^\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u.test(name.trim());

/** "Kettle & Quill" sells no kettles: two words for the sound of them, which show a trade only beside another sign. */
const isForSound = (name: string): boolean => /^\p{L}+ (?:&|and) \p{L}+$/u.test(name.trim());

const atWork =
  /\b(?:accountants|agencies|bakers|brokers|businesses|cfos|clubs|companies|contractors|councils|directors|dispatchers|firms|farmers|florists|founders|freelancers|growers|importers|installers|managers|officers|operators|organi[sz]ers|pharmacies|practices|schools|startups|stores|supervisors|teams|therapists|treasurers|(?:bakery|business|cent(?:er|re)|gym|hotel|restaurant|salon|shop|store|studio) owners)\b/i;

/** "LeaseLamp", for chief financial officers, lights no room. */
export const isSoldToWork = ({ product, audience, benefits }: Texts): boolean =>
  isWrittenAsOne(product) && atWork.test(audience) && !benefits.some((benefit) => isMade.test(benefit));

/** "QuietRack", for IT managers, is a cabinet: goods that are made and shipped are no software. */
const isMade =
  /\b(?:aluminum|cabinets?|installed|panels?|warranty|made in|molded|ships? (?:flat|from|in)|stainless|steel|wood(?:en)?)\b/i;

/** "Installed by licensed electricians" sells chargers, "dentist designed" toothbrushes: who helps is no trade of the brief. */
export const withoutHelpers = (benefit: string): string =>
  benefit
    .slice(0, longestText)
    .replace(/^(?:certified|licensed|registered|trained) (?:nurses|teachers|technicians)$/i, '')
    .replace(/\S(?:ed|en|t) by (?:\p{L}+ )?\p{L}+s\b/iu, '')
    .replace(/^fits (?!all\b|any\b|every\b).+$/i, '')
    .replace(
      /\b(?:dentist|dermatologist|doctor|nurse|trainer|vet)[- ](?:approved|designed|made|recommended|tested)\b/i,
      '',
    );

/** Words that make another business of the one before them: who sells yoga mats gives no classes. */
const turning = new Set(
  (
    'app apps batteries battery coaching consulting equipment franchise insurance jobs kit kits lab labs machine machines marketing mat mats organ parts platform ' +
    'pressing recruiting removal school sharpening software staffing storage supplies supply tuning wholesale'
  ).split(' '),
);

/** Of the signs in a name, the last word counts more: "Copper Kettle Coffee" sells no kettles. */
const lastWord = 1.5;

/** What stands between the first and the last word is of either: "Gramps Woodstove Pizza Peels" is no restaurant. */
const middleWord = 0.6;

/** What is found: how much it weighs, and the texts that it stands in. */
type Found = { weight: number; texts: readonly string[] };

const nothing: Found = { weight: 0, texts: [] };

/** The signs in a row of words, and the word behind each. */
function* signsIn(
  words: readonly string[],
  among: SignsByFirstWord,
): Generator<{ sign: Sign; at: number; next?: string }> {
  for (const [at, word] of words.entries()) {
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue;
      for (const sign of among.get(word.slice(0, word.length - ending.length)) ?? []) {
        const next = words[at + sign.words.length];
        if (isAt(words, at, sign.words)) yield { sign, at, ...(next !== undefined && { next }) };
      }
    }
  }
}

/** Notes each sign of a text with its weight; a heavier text replaces a lighter one. */
function weigh(text: string, textWeight: number, among: SignsByFirstWord, found: Map<Sign, Found>): void {
  for (const { sign, at, next } of signsIn(wordsOf(text.slice(0, longestText)), among)) {
    if (sign.trade.industry !== 'software' && turning.has(next ?? '')) continue;
    const isName = textWeight === nameWeight;
    const inName = next === undefined ? lastWord : at === 0 ? 1 : middleWord;
    const before = found.get(sign) ?? nothing;
    found.set(sign, {
      weight: Math.max(before.weight, sign.weight * textWeight * (isName ? inName : 1)),
      texts: [...before.texts, text],
    });
  }
}

/** What a plural may end with, or nothing. */
const endings = ['', 's', 'es'];

/** Whether a sign's words stand in a text from an index on; the last may be a plural. */
const isAt = (words: readonly string[], at: number, sign: readonly string[]): boolean =>
  sign.every((word, index) => {
    const found = words[at + index];
    return found === word || (index === sign.length - 1 && (found === `${word}s` || found === `${word}es`));
  });

/** Whether a text has a word that shows the trade. */
export function isOfTrade(text: string, trade: Trade): boolean {
  for (const { sign } of signsInText(text)) if (sign.trade === trade) return true;
  return false;
}

const signsInText = (text: string) => signsIn(wordsOf(text.slice(0, longestText)), signs);

/** Of a charity and an animal rescue, either will do: people donate. */
const doTheSame = (one: Trade, other: Trade): boolean =>
  one.industry === other.industry && one.acts[0] === other.acts[0];

/** "Climate-controlled studio" is where maps are mended, too; and an audience alone says who buys, not what. */
const isByChance = (
  [one = '', ...others]: readonly string[],
  { product, audience }: Omit<Texts, 'benefits'>,
): boolean =>
  others.length === 0
    ? !namesIn(product).some((name) => [name, withoutEnd(name), apart(name), withoutEnd(apart(name))].includes(one))
    : [one, ...others].every((text) => text === audience);

function leader(
  { product: typed, audience, benefits }: Texts,
  among: SignsByFirstWord,
  { lead, isSure }: { lead: number; isSure: boolean },
): Trade | undefined {
  // "Kestrel IT", in capitals.
  const product = typed.replace(saleIn, '$1').replace(/ IT$/, ' IT managed services');
  const found = new Map<Sign, Found>();
  weigh(audience, 1, among, found);
  for (const benefit of benefits.slice(0, mostBenefits)) weigh(withoutHelpers(benefit), benefitWeight, among, found);
  const nameShows = isForSound(product) ? benefitWeight : nameWeight;
  for (const name of namesIn(product)) {
    weigh(name, nameShows, among, found);
    weigh(withoutEnd(name), nameShows, among, found);
  }
  const isCoined = isWrittenAsOne(product) || isForSound(product);
  for (const name of [apart(product), withoutEnd(apart(product))])
    weigh(name, isCoined ? benefitWeight : nameWeight, among, found);
  const scores = new Map<Trade, Found>();
  for (const [{ trade }, { weight, texts }] of found) {
    const before = scores.get(trade) ?? nothing;
    scores.set(trade, { weight: before.weight + weight, texts: [...before.texts, ...texts] });
  }
  const [first, ...others] = [...scores].sort(([, a], [, b]) => b.weight - a.weight);
  if (!first) return undefined;
  const isTool = first[0].industry === 'software' && isSoldToWork({ product, audience, benefits });
  // Where no fact speaks of another trade, one that names what is sold is enough.
  const isAlone = others.every(([, { texts }]) => texts.every((text) => text === audience));
  // Who buys has one, and a fact is of it: commuters with a bike, and "loaner bikes free".
  const isHeardTwice =
    isAlone &&
    first[1].texts.includes(audience) &&
    [...found].some(
      ([{ trade, words }, { texts }]) =>
        trade === first[0] && texts.some((text) => text !== audience && isOf(text, words)),
    );
  if (first[1].weight < leastScore && !isHeardTwice) return undefined;
  const isNamed =
    isAlone &&
    (first[1].texts.some((text) => text !== audience && isSold(text, first[0])) ||
      [...found].some(
        ([{ trade, words }, { texts }]) =>
          trade === first[0] && texts.some((text) => text !== audience && isAbout(text, words)),
      ));
  if (isSure && !isTool && !isNamed && isByChance(first[1].texts, { product, audience })) return undefined;
  // Who buys is no other trade.
  const rival = others.find(
    ([trade, { texts }]) => !doTheSame(trade, first[0]) && texts.some((text) => text !== audience),
  );
  const isNameAlone = rival && namedAtEnd(product, first[0]) && !isOfTrade(product, rival[0]);
  return !rival || first[1].weight >= (isNameAlone ? anyLead : lead) * rival[1].weight ? first[0] : undefined;
}

/** "Pine Ridge Vet" is one, whatever its facts are about, and so is "Cinder & Oak Firewood". */
const namedAtEnd = (product: string, trade: Trade): boolean =>
  [product, withoutEnd(product)].some((name) => endsWithSign(name, trade));

const endsWithSign = (text: string, trade: Trade): boolean =>
  [...signsInText(text)].some(({ sign, next }) => sign.trade === trade && next === undefined);

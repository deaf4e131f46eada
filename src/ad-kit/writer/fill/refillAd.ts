import type { Ad } from '../../ad';
import { formats } from '../../formats';
import { limitsOf } from '../../limits';
import { wordsIn } from '../../sampleTexts';
import { fits } from '../copyLimits';
import { tellingStems } from '../leftOut';
import { plainLetters } from '../plainLetters';
import { factFields, type ProductBrief } from '../productBrief';
import type { AdTexts } from './fillAd';

/** Something that a brief said and says no more, and what it says instead; empty for nothing. */
type Removed = { was: string; is: string; numbers: string[]; stems: string[] };

/**
 * An ad whose texts say nothing that the brief before said and this one does not: where only the fact itself has to
 * change, as typed, it does, else the text of `fresh` stands there, an ad that is filled from the new brief. Every other
 * text stays word for word.
 */
export function refillAd(ad: AdTexts, fresh: AdTexts, previous: ProductBrief, brief: ProductBrief): AdTexts {
  const removed = removedFrom(previous, brief);
  const contents = ad.contents.map((one, index) => refilled(one, fresh.contents[index] ?? one, removed));
  const picture = { ...ad.picture };
  for (const part of ['headline', 'subheadline', 'body', 'cta'] as const) {
    picture[part] = renewed(picture[part], removed, () => true) ?? fresh.picture[part];
  }
  return { contents: contents.map((one) => withAddress(one, previous, brief)), picture };
}

function refilled(ad: Ad, fresh: Ad, removed: readonly Removed[]): Ad {
  const said = new Set(wordsIn(ad).map(({ text }) => text));
  const unused = wordsIn(fresh).filter(({ text }) => !said.has(text));
  const texts = new Map<string, string>();
  for (const { path, text, field } of wordsIn(ad)) {
    const blocking = limitsOf(ad.format, field.name).filter(({ effect }) => effect === 'blocks');
    const kept = renewed(text, removed, (changed) => fits(changed, blocking));
    if (kept === text) continue;
    const other = kept ?? (unused.find((one) => one.path === path) ?? unused.find((one) => one.field === field))?.text;
    texts.set(path, other ?? '');
    const at = unused.findIndex((one) => one.text === other);
    if (at >= 0) unused.splice(at, 1);
  }
  return texts.size === 0 ? ad : withTexts(ad, texts);
}

/** The text without what was removed: itself, itself with the new facts, or `undefined` where neither is possible. */
function renewed(text: string, removed: readonly Removed[], isFitting: (text: string) => boolean): string | undefined {
  let result = text;
  for (const one of removed) {
    if (!isSaying(result, one)) continue;
    const changed = exchanged(result, one);
    if (changed === undefined || isSaying(changed, one) || !isFitting(changed)) return undefined;
    result = changed;
  }
  return result;
}

/** A number tells a fact by itself; without one, half of its telling words do. */
function isSaying(text: string, { numbers, stems }: Removed): boolean {
  const words = plainLetters(text).split(' ');
  if (numbersIn(text).some((number) => numbers.includes(number))) return true;
  const found = stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
  return found > 0 && found >= Math.max(Math.ceil(stems.length / 2), numbers.length > 0 ? 2 : 1);
}

/** The text with the words of a fact that differ exchanged, where they stand there as they were typed. */
function exchanged(text: string, { was, is }: Removed): string | undefined {
  if (is === '') return undefined;
  const [before, after] = [was.split(' '), is.split(' ')];
  const differs = (one: readonly string[], other: readonly string[]) => one.findIndex((word, at) => word !== other[at]);
  const start = differs(before, after);
  const end = differs(before.toReversed(), after.toReversed());
  if (start < 0 || end < 0) return undefined;
  const shorter = Math.min(before.length, after.length);
  const tail = Math.min(end, shorter - Math.min(start, shorter));
  const [old, fresh] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
  if (old.length === 0) return undefined;
  const typed = old.join(' ');
  const at = text.indexOf(typed);
  const isWhole =
    at >= 0 && !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + typed.length));
  return isWhole ? text.slice(0, at) + fresh.join(' ') + text.slice(at + typed.length) : undefined;
}

function removedFrom(previous: ProductBrief, brief: ProductBrief): Removed[] {
  const single = (['productName', 'targetAudience', ...factFields] as const).map(
    (field) => [previous[field], brief[field]] as const,
  );
  const listed = (['keyBenefits', 'requiredClaims'] as const).flatMap((field) => {
    const isNew = (text: string) => !previous[field].includes(text);
    return previous[field]
      .map((text, index) => [text, brief[field].find((each, at) => at === index && isNew(each)) ?? ''] as const)
      .filter(([text]) => !brief[field].includes(text));
  });
  const now = new Set(factsOf(brief).flatMap((fact) => [...tellingStems(fact), ...numbersIn(fact)]));
  return [...single, ...listed]
    .filter(([was, is]) => was !== '' && was !== is)
    .map(([was, is]) => ({
      was,
      is,
      numbers: numbersIn(was).filter((number) => !now.has(number)),
      stems: tellingStems(was).filter((stem) => !/\d/.test(stem) && !now.has(stem)),
    }))
    .filter(({ numbers, stems }) => numbers.length + stems.length > 0);
}

/** "4.9" is one number. */
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

const factsOf = (brief: ProductBrief): string[] => [
  brief.productName,
  brief.targetAudience,
  ...factFields.map((field) => brief[field]),
  ...brief.keyBenefits,
  ...brief.requiredClaims,
];

/** Texts by their paths, as `FieldValue` has them. */
function withTexts(ad: Ad, texts: ReadonlyMap<string, string>): Ad {
  const changed = formats[ad.format].fields
    .filter(({ name }) => !name.includes('.'))
    .map(({ name }) => [name, withTextsAt((ad as Readonly<Record<string, unknown>>)[name], name, texts)]);
  return { ...ad, ...Object.fromEntries(changed) } as Ad;
}

function withTextsAt(value: unknown, path: string, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => withTextsAt(item, `${path}[${index}]`, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, withTextsAt(own, key === 'text' ? path : `${path}.${key}`, texts)]),
  );
}

/** The new address where the ad leads to the one of before, whatever it is tagged with. */
function withAddress(ad: Ad, { landingPage: before }: ProductBrief, { landingPage: now }: ProductBrief): Ad {
  const { final_url: address } = ad;
  const isThere = before !== '' && now !== '' && (address === before || address.startsWith(`${before}?`));
  return isThere ? { ...ad, final_url: now + address.slice(before.length) } : ad;
}

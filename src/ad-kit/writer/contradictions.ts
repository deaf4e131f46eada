import { plainLetters } from './plainLetters';

const currency = /[$€£¥]/;

/** The words of a price around its number and sign: those of "$20 per ride" and "€25 per ride" are the same. */
const withoutNumbers = (text: string): string => plainLetters(text.replace(/[$€£¥]?\s?\d[\d.,]*\s?[$€£¥]?/g, ' '));

/** Whether two texts are one price in two currencies. */
export function isInOtherCurrency(one: string, other: string): boolean {
  const [left, right] = [currency.exec(one)?.[0], currency.exec(other)?.[0]];
  return left !== undefined && right !== undefined && left !== right && withoutNumbers(one) === withoutNumbers(other);
}

/** Things that are free for somebody or have a price, and not both. */
const priced =
  /\b(shipping|delivery|parking|returns?|installation|setup|set-up|consultation|estimates?|admission|entry|wi-?fi|breakfast|refills?|repairs?|alterations|trial|cancellation|membership|samples?)\b/i;

/** What holds for some orders alone contradicts nothing. */
const isConditional = (text: string): boolean =>
  /\b(?:over|above|from|with|if|when|for orders|on orders|first|under|up to|members?)\b/i.test(text);

const isFree = (text: string): boolean =>
  /\bfree\b|\bincluded\b|\bno (?:cost|charge|fee)\b|\bcomplimentary\b/i.test(text);
const hasPrice = (text: string): boolean => /[$€£¥]\s?\d|\d\s?[$€£¥]/.test(text);

const inSingular = (word: string): string => word.toLowerCase().replace(/s$/, '');

function isFreeAndPriced(one: string, other: string): boolean {
  const [thing, same] = [one, other].map((text) => inSingular(priced.exec(text)?.[1] ?? ''));
  if (thing === '' || thing !== same || isConditional(one) || isConditional(other)) return false;
  return (isFree(one) && hasPrice(other) && !isFree(other)) || (isFree(other) && hasPrice(one) && !isFree(one));
}

/** "No contracts" and "12-month contract": the thing that one denies the other has. */
function isDenied(one: string, other: string): boolean {
  const [, denied] =
    /^(?:no|zero|without(?: an?)?|never an?) ([a-z][a-z -]{2,40}?)(?: needed| required| necessary)?$/i.exec(one) ?? [];
  if (denied === undefined || /^(?:no|zero|without|never)\b/i.test(other) || /\bfree\b|\bno\b/i.test(other))
    return false;
  const thing = plainLetters(denied).split(' ').map(inSingular).join(' ');
  const words = plainLetters(other).split(' ').map(inSingular).join(' ');
  return ` ${words} `.includes(` ${thing} `) && /\d|\b(?:required|only|needed|minimum|applies|apply|by)\b/i.test(other);
}

/** "Cancel anytime" and "12-month contract". */
const isBoundAndFree = (one: string, other: string): boolean =>
  /\bcancel any ?time\b|\bno (?:commitment|contracts?|minimum)\b|\bmonth[- ]to[- ]month\b/i.test(one) &&
  /\b\d+[- ](?:month|year) (?:contract|commitment|minimum|term)\b/i.test(other);

const weekday = /\b(mon|tues?|wednes|thurs?|fri|satur|sun)days?\b/i;

/** "Open 24/7" and "closed on Sundays". */
function isOpenAndClosed(one: string, other: string): boolean {
  if (!/\bopen\b/i.test(one) || !/\bclosed\b/i.test(other)) return false;
  if (/24\/7|\bdaily\b|\bevery day\b|\b(?:7|seven) days\b|\balways\b/i.test(one)) return true;
  const [open, closed] = [weekday.exec(one)?.[1], weekday.exec(other)?.[1]];
  return open !== undefined && open.toLowerCase() === closed?.toLowerCase();
}

const isMeasured = (text: string): boolean =>
  /[$€£¥]|\d\s?%|\b\d+[- ](?:minute|hour|day|night|week|month|year)s?\b/i.test(text);

/** "30-day returns" and "60-day returns", "made in Ohio" and "made in Italy". */
function isTheSameOtherwise(one: string, other: string): boolean {
  const [left, right] = [/^made in (.+)$/i.exec(one)?.[1], /^made in (.+)$/i.exec(other)?.[1]];
  if (left !== undefined && right !== undefined) return plainLetters(left) !== plainLetters(right);
  const [numbers, others] = [one, other].map((text) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' '));
  if (numbers === '' || others === '' || numbers === others) return false;
  return isMeasured(one) && isMeasured(other) && withoutNumbers(one) === withoutNumbers(other);
}

/** Whether no ad may say both. */
export const contradicts = (one: string, other: string): boolean =>
  isFreeAndPriced(one, other) ||
  [
    [one, other],
    [other, one],
  ].some(
    ([left = '', right = '']) => isDenied(left, right) || isBoundAndFree(left, right) || isOpenAndClosed(left, right),
  ) ||
  isTheSameOtherwise(one, other);

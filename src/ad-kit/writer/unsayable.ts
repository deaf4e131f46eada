import { forbiddenClaimsIn } from '../checks/advertising';
import { createAlikeness } from './alike';
import type { CopyBrief } from './brief';
import { contradicts, isInOtherCurrency } from './contradictions';
import { passedDate } from './passedDate';
import { plainLetters } from './plainLetters';
import { withoutMarkup } from './markup';

type Told = Pick<CopyBrief, 'platform' | 'keyBenefits' | 'benefitKinds'>;

/** What is told to the writer rather than to customers. */
const commands: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|brief|prompts?|rules|guidelines|above|previous)\b/i,
  /\b(?:system|hidden|initial) prompt\b/i,
  /^(?:say|state|claim|write|mention|tell (?:them|people|everyone|readers)) that\b/i,
  /^(?:write|print|output|respond|reply|answer|generate|return|repeat)\b.{0,40}\b(?:poem|haiku|json|markdown|prompt|headlines?|this ad|the ad|as an? \w+|in the style)\b/i,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|copywriter)\b/i,
  /\b(?:as an ai|jailbreak|developer mode)\b/i,
];

const placeholders =
  /^(?:\[[^\]]{1,60}\]|\{\{?[^}]{1,60}\}?\}|<[a-z _]{3,40}>|n\/?a|tbd|todo|none|null|undefined|test|asdf\w*|x{3,}|lorem ipsum\b[\s\S]*|(?:benefit|feature|text|insert)(?: here| \d+)?)$/i;

const sameFrom = 0.65;

/** Why each benefit of a brief can't be said, as a sentence a person can act on; `undefined` for those that can. */
export function reasonsAgainst(
  { platform, keyBenefits, benefitKinds }: Told,
  today: string | null,
): (string | undefined)[] {
  const isAlike = createAlikeness(sameFrom);
  const reasons: (string | undefined)[] = [];
  for (const [index, text] of keyBenefits.entries()) {
    const said = withoutMarkup(text);
    const before = keyBenefits.slice(0, index).filter((_text, at) => reasons[at] === undefined);
    reasons.push(
      reasonAlone(text, said, platform) ??
        passed(said, benefitKinds?.[index] ?? null, today) ??
        reasonBeside(said, before.map(withoutMarkup), isAlike) ??
        disproved(said, keyBenefits.map(withoutMarkup)),
    );
  }
  return reasons;
}

function reasonAlone(typed: string, said: string, platform: CopyBrief['platform']): string | undefined {
  const forbidden = forbiddenClaimsIn(said, platform)[0]?.says;
  if (forbidden !== undefined) return `It ${forbidden}.`;
  if (placeholders.test(typed.trim())) return 'It’s a placeholder. Put the real words in its place.';
  if (said === '' && typed.trim() !== '') return 'It’s only markup. Say it in plain words.';
  if (/\{\{[^{}]{1,80}\}\}/.test(typed)) return 'It has a placeholder in it. Put the real words in its place.';
  if (/^[\d\s.,+-]+$/.test(said)) return 'It’s only a number. Say what it counts.';
  if (commands.some((pattern) => pattern.test(said)))
    return 'It reads like a command to the writer. Say what customers get instead.';
  return undefined;
}

function passed(said: string, kind: string | null, today: string | null): string | undefined {
  const date = today === null ? undefined : passedDate(said, today, kind === 'deadline');
  return date === undefined ? undefined : `${date} has passed.`;
}

/** Those before it count: of two that don't go together the first stays. */
function reasonBeside(
  said: string,
  before: readonly string[],
  isAlike: (one: string, other: string) => boolean,
): string | undefined {
  const twice = before.find((other) => plainLetters(other) === plainLetters(said));
  if (twice !== undefined && plainLetters(said) !== '') return 'It’s there twice.';
  const inOther = before.find((other) => isInOtherCurrency(other, said));
  if (inOther !== undefined) return `It gives the price in another currency than “${inOther}”.`;
  const against = before.find((other) => contradicts(other, said));
  if (against !== undefined) return `It contradicts “${against}”.`;
  const same = before.find((other) => isAlike(other, said) && numbersIn(other) === numbersIn(said));
  return same === undefined ? undefined : `It says the same as “${same}”.`;
}

const contents = /^(?:may )?contains? (.+)$/i;

/** A warning stays, wherever it stands: what it disproves goes. */
function disproved(said: string, all: readonly string[]): string | undefined {
  const warning = all.find((other) => {
    const [, what] = contents.exec(other) ?? [];
    return what !== undefined && other !== said && isFreeOf(said, what);
  });
  return warning === undefined ? undefined : `It contradicts “${warning}”.`;
}

const meant: readonly [free: RegExp, contained: RegExp][] = [
  [/\bgluten[- ]free\b|\bno gluten\b/i, /\b(?:wheat|gluten|barley|rye)\b/i],
  [/\bvegan\b/i, /\b(?:milk|egg|eggs|meat|honey|dairy|fish|butter|gelatin)\b/i],
  [/\bvegetarian\b/i, /\b(?:meat|fish|gelatin|chicken|beef|pork)\b/i],
  [/\bnut[- ]free\b|\bno nuts\b/i, /\b(?:nuts?|peanuts?|almonds?|hazelnuts?)\b/i],
  [/\bdairy[- ]free\b|\bno dairy\b/i, /\b(?:milk|dairy|lactose|butter)\b/i],
  [/\bsugar[- ]free\b|\bno (?:added )?sugar\b/i, /\bsugar\b/i],
  [/\balcohol[- ]free\b/i, /\balcohol\b/i],
];

const isFreeOf = (said: string, what: string): boolean =>
  !contents.test(said) && meant.some(([free, contained]) => free.test(said) && contained.test(what));

const numbersIn = (text: string): string => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ');

import { mayDouble } from '../copyFaults';
import { articleFor } from '../words/article';
import { adjectives } from '../words/sorts';
import { afterEmptyJust, callingVerbs, emptyIntensifiers, plainWords, stiffNouns } from './plainWords';
import { beginsSentence, capitalized, joined, type Token, tokensOf } from './tokens';

/** "The the beans" → "The beans". */
export function withoutDoubledWords(text: string): string {
  const kept: Token[] = [];
  let isChanged = false;
  for (const token of tokensOf(text)) {
    const last = kept.at(-1);
    const small = token.word.toLocaleLowerCase('en');
    const isDoubled =
      last?.after === '' &&
      token.before === '' &&
      /^\p{L}+$/u.test(small) &&
      !mayDouble.has(small) &&
      last.word.toLocaleLowerCase('en') === small &&
      !token.space.includes('\n');
    if (!isDoubled) kept.push(token);
    else {
      last.after = token.after;
      isChanged = true;
    }
  }
  return isChanged ? joined(kept) : text;
}

const plainOf = new Map(plainWords);
const stiff = new RegExp(
  String.raw`(?<![\p{L}\p{N}’'-])(?:(an?) )?(${plainWords
    .map(([from]) => from)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{N}’'-])`,
  'giu',
);

/** Stiff words in plain ones, with the article that these want. */
export function inPlainWords(text: string): string {
  return text.replace(stiff, (all: string, article: string | undefined, found: string) => {
    const plain = plainOf.get(found.toLocaleLowerCase('en'));
    // A row of capitals is left as it is: it may be a name.
    if (plain === undefined || /^\p{Lu}.*\p{Lu}/u.test(found)) return all;
    if (article === undefined) return /^\p{Lu}/u.test(found) ? capitalized(plain) : plain;
    if (!stiffNouns.has(found.toLocaleLowerCase('en'))) return all;
    const own = articleFor(plain);
    return `${/^A/.test(article) ? capitalized(own) : own} ${plain}`;
  });
}

/** Without words that make nothing stronger, where the sentence stands without them. */
export function withoutEmptyWords(text: string): string {
  const tokens = tokensOf(text);
  let isChanged = false;
  for (let index = tokens.length - 2; index >= 0; index -= 1) {
    if (!isEmptyAt(tokens, index)) continue;
    isChanged = true;
    dropAt(tokens, index);
  }
  return isChanged ? joined(tokens) : text;
}

const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.word.toLocaleLowerCase('en') ?? '';

function isEmptyAt(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || token.before + token.after + next.before !== '' || next.space.includes('\n')) return false;
  const [previous, word, following] = [wordAt(tokens, index - 1), wordAt(tokens, index), wordAt(tokens, index + 1)];
  if (word === 'just') return /^(?:we|i|you|they)$/.test(previous) && afterEmptyJust.has(following);
  if (!emptyIntensifiers.has(word) || !adjectives.has(following)) return false;
  // "not very large" and "so very good" would say something else, "the very best" nothing at all.
  return !/^(?:not|never|so|how|the|n’t|isn’t|isn't|aren’t|aren't|too|as)$/.test(previous);
}

function dropAt(tokens: Token[], index: number): void {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !next) return;
  if (beginsSentence(tokens, index)) next.word = capitalized(next.word);
  if (previous && /^an?$/i.test(previous.word)) {
    const article = articleFor(next.word);
    previous.word = /^A/.test(previous.word) ? capitalized(article) : article;
  }
  next.space = token.space;
  tokens.splice(index, 1);
}

/** Says what comes instead of "click here". */
export function withoutClickHere(text: string): string {
  return text.replace(
    /\b(click here)(?: to ([a-z]+)| (now|today))?(?![\p{L}\p{N}])/giu,
    (all: string, click: string, verb: unknown, when: unknown) => {
      const isLarge = /^C/.test(click);
      if (typeof verb === 'string') {
        if (!callingVerbs.has(verb.toLocaleLowerCase('en'))) return all;
        return isLarge ? capitalized(verb) : verb;
      }
      return `${isLarge ? 'Learn more' : 'learn more'}${typeof when === 'string' ? ` ${when}` : ''}`;
    },
  );
}

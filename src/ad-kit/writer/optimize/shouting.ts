import { adjectives, countNouns } from '../words/sorts';
import { baseOf, verbs } from '../words/verbs';
import { smallWords, shoutedWords } from './plainWords';
import { beginsSentence, capitalized, joined, type Token, tokensOf } from './tokens';

/** Words in capitals, written as others are. What may be a name or an abbreviation stays as it is. */
export function withoutShouting(text: string): string {
  const tokens = tokensOf(text);
  if (!tokens.some(isShouted)) return text;
  const titles = titleLines(tokens);
  return joined(
    tokens.map((token, index) => {
      if (!isShouted(token) && !isShoutedAlong(tokens, index)) return token;
      const small = token.word.toLocaleLowerCase('en');
      const isLarge = beginsSentence(tokens, index) || (titles.has(index) && small.length > 3);
      return { ...token, word: isLarge ? capitalized(small) : small };
    }),
  );
}

const isLoud = (word: string): boolean => /^\p{Lu}[\p{Lu}’'-]+$/u.test(word);

const isShouted = ({ word }: Token): boolean =>
  word.length > 2 && isLoud(word) && shoutedWords.has(word.toLocaleLowerCase('en'));

/** Beside a shouted word, what is no name as far as the kit knows, and small words between two of them. */
function isShoutedAlong(tokens: readonly Token[], index: number): boolean {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token || !isLoud(token.word)) return false;
  const beside = [previous, next].filter((other) => other !== undefined && isShouted(other)).length;
  const small = token.word.toLocaleLowerCase('en');
  if (smallWords.has(small)) return beside === 2;
  if (beside === 0 || small.length < 4) return false;
  return adjectives.has(small) || verbs.has(small) || baseOf(small) !== undefined || countNouns.has(small);
}

/** The tokens of lines whose other longer words all begin in capitals. */
function titleLines(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let line: number[] = [];
  const finish = () => {
    const longer = line
      .map((index) => tokens[index])
      .filter((token) => token && !isShouted(token) && token.word.length > 3);
    if (longer.length > 1 && longer.every((token) => /^\p{Lu}/u.test(token?.word ?? ''))) {
      for (const index of line) found.add(index);
    }
    line = [];
  };
  for (const [index, { space }] of tokens.entries()) {
    if (space.includes('\n')) finish();
    line.push(index);
  }
  finish();
  return found;
}

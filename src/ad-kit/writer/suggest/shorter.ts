import { fitText } from '../../fit';
import { measure } from '../../measure';
import { breaksIn } from '../../textBreaks';
import { fits } from '../copyLimits';
import { isEnglish } from '../optimize/language';
import { inPlainWords, withoutEmptyWords } from '../optimize/plainly';
import { capitalized } from '../optimize/tokens';
import type { WishLimits } from './place';

/** A piece of a text up to a break: with the space before it, and whether a sentence ends behind it. */
type Piece = { text: string; endsSentence: boolean };

/** Texts of more pieces are shortened at their first ones, so that the work stays small. */
const mostPieces = 24;

/**
 * What a text may lose and still say what it says, the longest first: asides, sentences, later clauses, stiff and empty
 * words. A clause that says under which condition the rest holds stays; so no draft promises more than the text did.
 */
export function shorterDrafts(text: string, { hard, wanted }: WishLimits): string[] {
  const drafts = new Set<string>();
  for (const base of new Set([text, lean(text)])) {
    const pieces = piecesOf(base);
    const whole = [base, withoutAsides(base), ...withoutOne(pieces), ...sentencesAlone(pieces)];
    for (const draft of whole) if (draft.trim() !== '') drafts.add(draft.trim());
  }
  // What is longer than it may be has to lose its end, where nothing else is short enough.
  for (const limits of [wanted, hard]) {
    if ([...drafts].some((draft) => fits(draft, limits))) continue;
    for (const { limit, unit } of limits) drafts.add(fitText(lean(text), limit, unit).text);
  }
  const length = measure(text.trim(), 'code_points');
  return [...drafts]
    .filter((draft) => draft !== '' && measure(draft, 'code_points') < length)
    .toSorted((a, b) => b.length - a.length);
}

const lean = (text: string): string => (isEnglish(text) ? withoutEmptyWords(inPlainWords(text)) : text);

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { end, strength } of breaksIn(text)) {
    if (strength === 'word') continue;
    pieces.push({ text: text.slice(start, end), endsSentence: strength === 'sentence' });
    start = end;
  }
  return pieces.length > mostPieces
    ? [
        ...pieces.slice(0, mostPieces),
        {
          text: pieces
            .slice(mostPieces)
            .map((piece) => piece.text)
            .join(''),
          endsSentence: true,
        },
      ]
    : pieces;
}

/** Words by which a piece limits what the others promise. */
const conditions =
  /[\d%$€£*†]|\b(?:if|when|unless|until|over|under|except|excl|only|not|up to|from|per|minimum|min|max|apply|applies|terms|selected|subject|eligible|new customers|while|results|vary)\b/i;

const isDroppable = ({ text }: Piece): boolean => !conditions.test(text);

/** Without each sentence but the first, and without each later clause. */
function* withoutOne(pieces: readonly Piece[]): Generator<string> {
  for (let from = 0; from < pieces.length; from += 1) {
    const until = pieces.findIndex((piece, index) => index >= from && piece.endsSentence);
    const isStart = from === 0 || pieces[from - 1]?.endsSentence === true;
    if (isStart && until >= from && pieces.slice(from, until + 1).every(isDroppable)) {
      yield textOf([...pieces.slice(0, from), ...pieces.slice(until + 1)]);
    }
    const piece = pieces[from];
    if (!isStart && piece && isDroppable(piece)) yield withoutClause(pieces, from);
  }
}

/** The clause before takes the mark that ended the sentence. */
function withoutClause(pieces: readonly Piece[], at: number): string {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (!before || !piece) return '';
  const last = piece.text.replace(/["”’)]{1,3}$/, '').at(-1) ?? '';
  const end = (piece.endsSentence ? '.!?…。！？' : ',;:、，').includes(last) ? last : '';
  const kept = `${before.text.replace(/[\s,;:、，–—-]{1,3}$/u, '')}${end}`;
  return textOf([...pieces.slice(0, at - 1), { ...before, text: kept }, ...pieces.slice(at + 1)]);
}

/** Each sentence by itself, where the others limit nothing. */
function* sentencesAlone(pieces: readonly Piece[]): Generator<string> {
  let start = 0;
  for (const [index, { endsSentence }] of pieces.entries()) {
    if (!endsSentence) continue;
    const others = [...pieces.slice(0, start), ...pieces.slice(index + 1)];
    if (others.length > 0 && others.every(isDroppable)) yield textOf(pieces.slice(start, index + 1));
    start = index + 1;
  }
}

/** Without what stands in brackets. */
const withoutAsides = (text: string): string =>
  text.replace(/ ?\(([^()]{0,200})\)/g, (all, inside: string) => (conditions.test(inside) ? all : ''));

const textOf = (pieces: readonly Piece[]): string => {
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .trim();
  return /^\p{Ll}/u.test(text) ? capitalized(text) : text;
};

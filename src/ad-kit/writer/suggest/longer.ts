import { callDrafts } from '../callDrafts';
import { calmer, type Writing } from '../drafts';
import { createAlikeness } from '../alike';
import type { CopyKind } from '../brief';
import type { Phrase } from '../reading/phrase';
import { sentenceCase, titleCase } from '../words/casing';
import { includesWord } from '../words/includesWord';

/** A text with more of what the brief says: facts, a call to action, whom it is for; the fullest first. */
export function* longerDrafts(text: string, kind: CopyKind, writing: Writing): Generator<string> {
  const base = text.trim();
  if (base === '') return;
  if (kind === 'headline' || kind === 'callToAction') {
    for (const piece of linePieces(base, kind, writing)) yield base + piece;
    return;
  }
  const told = toldPieces(base, writing);
  const calls = callPieces(base, writing);
  for (const [index, piece] of told.entries()) {
    for (const next of [told[index + 1], calls[0]])
      if (next !== undefined) yield addSentence(addSentence(base, piece), next);
  }
  for (const piece of [...told, ...calls]) yield addSentence(base, piece);
}

/** A sentence that is wanted behind a text: its script decides whether a space is. */
function addSentence(text: string, sentence: string): string {
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text.replace(/[。！？]$/u, ''));
  const isEnded = /[.!?…。！？:]["”’)]*$/u.test(text) || /\p{Extended_Pictographic}\uFE0F?$/u.test(text);
  if (isSpaceless) return `${text}${isEnded ? '' : '。'}${sentence.replace(/\.$/, '。')}`;
  const gap = text.includes('\n') ? '\n' : ' ';
  return `${text}${isEnded || gap === '\n' ? '' : '.'}${gap}${sentence}`;
}

function toldPieces(text: string, { brief, material: { audience, facts } }: Writing): string[] {
  const told = facts.filter((fact) => !isTold(fact, text)).map(({ plain }) => `${sentenceCase(plain)}.`);
  const forWhom = audience === '' || isSaid(audience, text) ? [] : [`Made for ${audience}.`];
  return [...told, ...forWhom].map((piece) => calmer(piece, brief));
}

function callPieces(text: string, writing: Writing): string[] {
  const { fitting, plain } = callDrafts(writing);
  const calls = [...fitting, ...plain].slice(0, 4);
  return calls.filter((call) => !isSaid(call, text)).map((call) => `${call}.`);
}

function linePieces(text: string, kind: CopyKind, { brief, material }: Writing): string[] {
  if (kind === 'callToAction') {
    return /\b(?:today|now|online|here)\b/i.test(text) ? [] : [' today', ' now', ' online'];
  }
  const { product, audience, facts } = material;
  const isEnded = /[.!?:]$/.test(text);
  const isSplit = !isEnded && /[:–—|]/.test(text);
  const untold = isSplit ? [] : facts.filter((fact) => !isTold(fact, text)).map(({ plain }) => plain);
  const cased = (piece: string) => (brief.platform === 'google' && isTitle(text) ? titleCase(piece) : piece);
  return [
    ...untold.map((plain) => (isEnded ? ` ${cased(sentenceCase(plain))}` : `: ${cased(plain)}`)),
    ...(audience === '' || isEnded || /\bfor\b/i.test(text) ? [] : [` for ${cased(audience)}`]),
    ...(product === '' || isSplit || isSaid(product, text) ? [] : [isEnded ? ` ${product}` : ` – ${product}`]),
  ];
}

/** Whether a line's longer words all begin in capitals. */
const isTitle = (text: string): boolean => !/(?<!\p{L})\p{Ll}\p{L}{3,}/u.test(text);

const isAlike = createAlikeness(0.6);

/** Whether a text says a piece already, in its words or nearly. */
const isSaid = (piece: string, text: string): boolean =>
  includesWord(text, piece) || text.split(/[.!?:\n–—|]/).some((part) => part.trim() !== '' && isAlike(part, piece));

const isTold = ({ plain, act, acts }: Phrase, text: string): boolean =>
  [plain, act, acts].some((form) => form !== undefined && isSaid(form, text));

/**
 * Words that promise more to come, in the languages that ads here are most written in. A text that is cut behind one
 * of them reads as broken off.
 */
const dangling = new Set(
  (
    'a an the and or but nor so yet if when while because although than that which who whose where as of to for with ' +
    'without from by at in on into onto over under about per via your our my their its his her this these those is are ' +
    'was were be been will would can could may might must should has have had do does not no very more most every each ' +
    'any some both between through until and/or ' +
    'und oder aber der die das den dem des ein eine einen einem einer mit für von vom zu zum zur im ihr ihre unser ist sind ' +
    'et ou mais le la les un une de du des à au aux pour avec sans dans en sur votre notre est sont ' +
    'y o pero el los las una del al para con sin por su nuestro es son e il lo gli di da per che &'
  ).split(' '),
);

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/\(/g, /\)/g],
  [/\[/g, /\]/g],
  [/“/g, /”/g],
  [/«/g, /»/g],
  [/「/g, /」/g],
  [/『/g, /』/g],
  [/（/g, /）/g],
  // A straight quote opens behind a space and closes before one; an inch does only the second.
  [/(?<=^|\s)"(?=\S)/g, /(?<=\S)"(?=[\s.,!?;:)]|$)/g],
];

/**
 * A text that was cut, without what hangs loose at its end: commas and dashes, an ellipsis, a bracket or quote that is
 * never closed, and, where the cut is not at a sentence's end, words such as "and the". The first word always stays.
 */
export function withoutLooseEnds(text: string, isWholeSentence: boolean): string {
  let tidy = text.trim();
  let isWhole = isWholeSentence;
  for (;;) {
    const next = withoutOpenPair(isWhole ? withoutTrailingMarks(tidy) : withoutTrailingWords(tidy));
    if (next === tidy) return tidy;
    tidy = next;
    isWhole = false;
  }
}

function withoutTrailingWords(text: string): string {
  let tidy = withoutTrailingMarks(text);
  for (;;) {
    const next = withoutTrailingMarks(withoutDangling(tidy));
    if (next === tidy) return tidy;
    tidy = next;
  }
}

const looseMarks = ' \t\n\r,;:、，；：–—…(“«「『（[';
const looseSigns = '-|·•+/';

/** Written out rather than as one pattern, which would take for ever on a long row of dots. */
function withoutTrailingMarks(text: string): string {
  let end = text.length;
  for (;;) {
    const start = end;
    while (end > 0 && looseMarks.includes(text.charAt(end - 1))) end -= 1;
    let before = end;
    while (before > 0 && looseSigns.includes(text.charAt(before - 1))) before -= 1;
    // "C++" and "24/7" end in a sign that belongs to the word.
    if (before < end && (before === 0 || /\s/.test(text.charAt(before - 1)))) end = before;
    before = end;
    while (before > 0 && text.charAt(before - 1) === '.') before -= 1;
    if (end - before > 1) end = before;
    if (end === start) return text.slice(0, end);
  }
}

function withoutDangling(text: string): string {
  let start = text.length;
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1;
  if (start === 0) return text;
  const word = text.slice(start);
  // "Plan A" is no loose end, "for a" is.
  const isLoose = dangling.has(word.length === 1 ? word : word.toLowerCase()) || /\p{L}-$/u.test(word);
  return isLoose ? text.slice(0, start).trimEnd() : text;
}

function withoutOpenPair(text: string): string {
  for (const [open, close] of pairs) {
    const opened = [...text.matchAll(open)];
    const missing = opened.length - (text.match(close)?.length ?? 0);
    const last = missing > 0 ? opened[opened.length - missing] : undefined;
    if (!last) continue;
    const before = text.slice(0, last.index).trimEnd();
    return before === '' ? text.slice(last.index + last[0].length) : before;
  }
  return text;
}

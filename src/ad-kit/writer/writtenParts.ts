import type { Piece } from '../conversion/trail';
import { splitSentences } from '../textBreaks';

/** What a whole ad says, part by part; `from` names a part for a person. */
export type WrittenParts = {
  headlines: Piece[];
  /** In the order of the story; the first stops the reader. */
  story: Piece[];
};

/** What fullAds.ts writes before the parts of videos, stories and carousels; they may follow each other in one line. */
const labels = String.raw`Hook|Body|End card|(?:Card|Frame) \d+`;
const beforeLabel = new RegExp(String.raw`(?<=^|\s)(?=(?:${labels}): )`, 'u');
const labelled = new RegExp(String.raw`^(${labels}):(.*)$`, 's');

/** Takes a whole ad apart that is laid out as fullAds.ts does it. Any other text is taken line by line. */
export function partsOfWritten(text: string): WrittenParts {
  const lines = text
    .split('\n')
    .flatMap((line) => line.split(beforeLabel))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (first.includes(' | ')) {
    const headlines = first
      .split(' | ')
      .map((each, index) => ({ from: `Headline ${index + 1}`, text: each.trim() }))
      .filter((each) => each.text !== '');
    return { headlines, story: named(others) };
  }
  return { headlines: [], story: named(lines.length > 1 ? lines : splitSentences(first)) };
}

function named(lines: readonly string[]): Piece[] {
  return lines
    .map((line, index) => {
      const [, label = `Line ${index + 1}`, said = line] = labelled.exec(line) ?? [];
      return { from: label, text: said.trim() };
    })
    .filter(({ text }) => text !== '');
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCallToAction } from '../../src/ad-kit/callsToAction';
import { adPlatforms, platformNames } from '../../src/ad-kit/platforms';
import type { Copy, CopyBrief } from '../../src/ad-kit/writer/brief';
import { leftOutOf, withoutUnsayable } from '../../src/ad-kit/writer/leftOut';
import { writeCopy } from '../../src/ad-kit/writer/writeCopy';
import { writeBlindSheet } from './copy-blind';
import { benchBriefs as briefs } from './copy-briefs';
import { grammarFaults, nameStandIn } from './copy-grammar';
import { stemsOf } from './tagged-words';

/**
 * What the built-in writer makes of briefs of many trades, judged by a tagger that the writer does not know. Headlines
 * and descriptions alone are compared for sameness: whole ads are made of them.
 */
/** The share of common words from which two lines say the same. */
const sameFrom = 0.7;

type Line = { text: string; kind: keyof Copy; faults: string[]; isName: boolean; isFiller: boolean };

type Answer = {
  brief: CopyBrief;
  copy: Copy;
  lines: Line[];
  /** Facts that no line says, and the answer doesn’t tell why. */
  lost: string[];
  leftOut: string[];
  same: number;
  /** Ways of saying a fact, or of saying something else, among the headlines. */
  angles: number;
};

/** Sums over answers; `refused` and the like count lines. */
type Sums = Record<
  | 'answers'
  | 'lines'
  | 'refused'
  | 'facts'
  | 'lost'
  | 'leftOut'
  | 'same'
  | 'names'
  | 'filler'
  | 'angles'
  | 'searches'
  | 'sought',
  number
>;

const seedOf = (index: number) => `seed ${index}`;

/** The same day in every run. */
const today = '2026-06-01';

const answerTo = (brief: CopyBrief, index: number): Copy => writeCopy(withoutUnsayable(brief, today), seedOf(index));

/** Whole ads line by line, without the labels of their parts. */
const adLines = (ad: string): string[] =>
  ad.split(/\n| \| /).map((line) => line.replace(/^(?:Hook|Body|End card|(?:Card|Frame) \d+): /, ''));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Puts a plain name where the product's name stands, or a beginning of it with two words or more. */
function withStandIn(text: string, productName: string): string {
  const words = productName.split(' ');
  const names = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const known = names.filter((name, index) => index === 0 || name.includes(' ') || /^\p{Lu}\p{L}{3,}$/u.test(name));
  return known.reduce(
    (line, name) =>
      line.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu'), nameStandIn),
    text.replaceAll('’', "'"),
  );
}

const fillers = new RegExp(
  `^(?:meet|discover|choose|try|get to know|start with|say hi to|give|see|introducing|explore|hello) (?:the )?${nameStandIn}(?: a (?:go|try))?[.!?]*$`,
  'i',
);

function linesOf(brief: CopyBrief, copy: Copy): Line[] {
  const name = brief.productName.replaceAll('’', "'");
  const calls = new Set(copy.callToAction.map((call) => call.toLowerCase()));
  const isCall = (sentence: string) => calls.has(sentence.toLowerCase().replace(/[.!]{1,3}$/, ''));
  const texts = Object.entries({ ...copy, fullAd: copy.fullAd.flatMap(adLines) }) as [keyof Copy, string[]][];
  const kinds = new Map(texts.toReversed().flatMap(([kind, lines]) => lines.map((line) => [line, kind] as const)));
  return [...kinds].map(([text, kind]) => {
    const line = withStandIn(text, name);
    // Emoji and calls say nothing of the product.
    const told = line
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => kind === 'callToAction' || !isCall(sentence))
      .join(' ')
      .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .trim();
    const isButton = kind === 'callToAction' || told === '';
    return {
      text,
      kind,
      // The platform words its own buttons.
      faults: isButton && findCallToAction(brief.platform, told) !== null ? [] : grammarFaults(line),
      isName: !isButton && told.replace(/[.!?:]{1,3}$/, '') === nameStandIn,
      isFiller: !isButton && fillers.test(told),
    };
  });
}

/** Stems of words with four letters or more, and numbers; all words where there are none of these. */
function tellingWords(text: string): string[] {
  const words = stemsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = stemsOf((text.match(/\p{L}{4,}|\p{N}+/gu) ?? []).join(' '));
  return telling.length > 0 ? telling : words;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function isSame(one: Set<string>, other: Set<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common) >= sameFrom;
}

function judged(brief: CopyBrief, copy: Copy): Answer {
  const lines = linesOf(brief, copy);
  const said = new Set(lines.flatMap(({ text }) => [...stemsOf(text), ...tellingWords(text)]));
  const leftOut = leftOutOf(brief, copy, today).map(({ text }) => text);
  const lost = brief.keyBenefits.filter((benefit) => {
    const words = tellingWords(benefit);
    return words.length > 0 && !leftOut.includes(benefit) && !words.some((word) => said.has(word));
  });
  const compared = [...copy.headline, ...copy.description].map(wordsOf);
  const same = compared.flatMap((one, at) => compared.slice(at + 1).filter((other) => isSame(one, other))).length;
  return { brief, copy, lines, lost, leftOut, same, angles: anglesOf(brief, copy.headline) };
}

/** Headlines that say the same facts with the same words around them come from one angle; bare facts are all of one. */
function anglesOf({ keyBenefits, productName }: CopyBrief, headlines: readonly string[]): number {
  const facts = keyBenefits.map((benefit) => stemsOf(benefit).join(' '));
  const framed = headlines.map((text) => {
    const line = facts.reduce((rest, fact) => rest.replace(fact, '…'), stemsOf(text).join(' '));
    return line.replace(stemsOf(productName).join(' '), 'N').trim();
  });
  return new Set(framed).size;
}

function sumsOf(answers: readonly Answer[]): Sums {
  const lines = answers.flatMap((answer) => answer.lines);
  const sum = (valueOf: (answer: Answer) => number) => answers.reduce((all, answer) => all + valueOf(answer), 0);
  return {
    answers: answers.length,
    lines: lines.length,
    refused: lines.filter(({ faults }) => faults.length > 0).length,
    facts: sum(({ brief }) => brief.keyBenefits.length),
    lost: sum(({ lost }) => lost.length),
    leftOut: sum(({ leftOut }) => leftOut.length),
    same: sum(({ same }) => same),
    names: lines.filter(({ isName }) => isName).length,
    filler: lines.filter(({ isFiller }) => isFiller).length,
    angles: sum(({ angles }) => angles),
    searches: answers.filter(isSearch).length,
    sought: answers.filter(isSearch).reduce((all, { copy }) => all + copy.headline.length, 0),
  };
}

/** On Google, where fifteen headlines are taken. */
const isSearch = ({ brief }: Answer): boolean => brief.platform === 'google' && brief.adType === 'search';

/** Milliseconds of the processor for an answer, the second time round. */
function millisecondsOf(chosen: readonly [brief: CopyBrief, index: number][]): number {
  const before = process.cpuUsage();
  for (const [brief, index] of chosen) answerTo(brief, index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / chosen.length;
}

const columns = [
  'answers',
  'lines',
  'refused',
  'facts lost',
  'left out',
  'same',
  'names',
  'filler',
  'angles a set',
  'in a search',
  'ms an answer',
];

const rowOf = (title: string, cells: readonly string[]) =>
  title.padEnd(12) + cells.map((cell) => cell.padStart(14)).join('');

const share = (part: number, all: number) => `${part} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;

function cellsOf(sums: Sums, milliseconds: number): string[] {
  const { answers, lines, refused, facts, lost, leftOut, same, names, filler, angles, searches, sought } = sums;
  const each = (sum: number, count: number) => (count === 0 ? '–' : (sum / count).toFixed(1));
  return [
    ...[answers, lines, share(refused, lines), share(lost, facts), leftOut, same, names, share(filler, lines)],
    ...[each(angles, answers), each(sought, searches), milliseconds.toFixed(1)],
  ].map(String);
}

const inTable = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ⏎ ');

function sheetOf(answers: readonly Answer[]): string {
  return answers
    .map(({ brief, copy, lines, lost }, index) => {
      const faultsOf = (text: string) =>
        lines.filter(({ text: line, faults }) => faults.length > 0 && (line === text || adLines(text).includes(line)));
      const item = (text: string) =>
        [
          `- ${inTable(text)}`,
          ...faultsOf(text).map(({ text: line, faults }) => `  - refused: ${inTable(line)} (${faults.join('; ')})`),
        ].join('\n');
      const part = (title: string, texts: readonly string[]) => `**${title}**\n\n${texts.map(item).join('\n')}`;
      return [
        `## ${index + 1}. ${brief.productName}`,
        `For ${brief.targetAudience}. ${platformNames[brief.platform]}, ${brief.adType}, ${brief.tone}.`,
        `Told: ${brief.keyBenefits.join(' · ')}${lost.length > 0 ? `\n\nLost: ${lost.join(' · ')}` : ''}`,
        part('Headlines', copy.headline),
        part('Descriptions', copy.description),
        part('Calls to action', copy.callToAction),
        part('Whole ads', copy.fullAd),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** Prints how good the built-in writer's lines are; with a file, writes all answers into it as Markdown. */
export function benchmarkCopy(sheet?: string): void {
  const answers = briefs.map((brief, index) => judged(brief, answerTo(brief, index)));
  const numbered = briefs.map((brief, index) => [brief, index] as [CopyBrief, number]);
  console.log('\nthe built-in writer’s lines\n');
  console.log(rowOf('', columns));
  for (const platform of adPlatforms) {
    const sums = sumsOf(answers.filter(({ brief }) => brief.platform === platform));
    const milliseconds = millisecondsOf(numbered.filter(([brief]) => brief.platform === platform));
    console.log(rowOf(platformNames[platform], cellsOf(sums, milliseconds)));
  }
  console.log(rowOf('in all', cellsOf(sumsOf(answers), millisecondsOf(numbered))));
  const faults = answers.flatMap(({ lines }) => lines.flatMap((line) => line.faults));
  const counts = [...new Set(faults)].map(
    (fault) => [fault, faults.filter((other) => other === fault).length] as const,
  );
  console.log('\nwhy lines are refused\n');
  for (const [fault, count] of counts.toSorted(([, one], [, other]) => other - one)) {
    console.log(`${fault.padEnd(46)} ${String(count).padStart(5)}`);
  }
  if (sheet !== undefined) writeFileSync(sheet, `# Answers of the built-in writer\n\n${sheetOf(answers)}\n`);
}

/** What follows an option on the command line. */
function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [blind, key] = [optionOf('--blind'), optionOf('--key')];
  if (blind !== undefined && key !== undefined) writeBlindSheet(blind, key, answerTo);
  else benchmarkCopy(optionOf('--sheet'));
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adPlatforms, platformNames } from '../src/ad-kit/platforms';
import type { Copy, CopyBrief } from '../src/ad-kit/writer/brief';
import { tradeBriefs } from '../src/ad-kit/writer/testing/tradeBriefs';
import { writeCopy } from '../src/ad-kit/writer/writeCopy';
import { grammarFaults, nameStandIn } from './copy-grammar';
import { stemsOf } from './tagged-words';

/**
 * What the built-in writer makes of briefs of many trades, judged by a tagger that the writer does not know. Platforms,
 * ad types and tones go round, so that all occur. Headlines and descriptions alone are compared for sameness: whole ads
 * are made of them.
 */
const types = ['search', 'display', 'video', 'carousel', 'story'] as const;
const tones = ['professional', 'casual', 'exciting', 'urgent', 'friendly'] as const;
/** The share of common words from which two lines say the same. */
const sameFrom = 0.7;

type Line = { text: string; kind: keyof Copy; faults: string[]; isName: boolean; isFiller: boolean };

type Answer = { brief: CopyBrief; copy: Copy; lines: Line[]; lost: string[]; same: number };

/** Sums over answers; `refused` and the like count lines. */
type Sums = Record<'answers' | 'lines' | 'refused' | 'facts' | 'lost' | 'same' | 'names' | 'filler', number>;

const inTurn = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

const briefs: readonly CopyBrief[] = tradeBriefs.map((brief, index) => ({
  ...brief,
  platform: inTurn(adPlatforms, index),
  adType: inTurn(types, index + Math.floor(index / 5)),
  tone: inTurn(tones, index + Math.floor(index / 25)),
}));

const seedOf = (index: number) => `seed ${index}`;

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
      faults: grammarFaults(line),
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
  const lost = brief.keyBenefits.filter((benefit) => {
    const words = tellingWords(benefit);
    return words.length > 0 && !words.some((word) => said.has(word));
  });
  const compared = [...copy.headline, ...copy.description].map(wordsOf);
  const same = compared.flatMap((one, at) => compared.slice(at + 1).filter((other) => isSame(one, other))).length;
  return { brief, copy, lines, lost, same };
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
    same: sum(({ same }) => same),
    names: lines.filter(({ isName }) => isName).length,
    filler: lines.filter(({ isFiller }) => isFiller).length,
  };
}

/** Answers a second of one core, the second time round. */
function rateOf(chosen: readonly [brief: CopyBrief, index: number][]): number {
  const startedAt = performance.now();
  for (const [brief, index] of chosen) writeCopy(brief, seedOf(index));
  return (1000 * chosen.length) / (performance.now() - startedAt);
}

const columns = ['answers', 'lines', 'refused', 'facts lost', 'same', 'names', 'filler', 'a second'];

const rowOf = (title: string, cells: readonly string[]) =>
  title.padEnd(12) + cells.map((cell) => cell.padStart(14)).join('');

const share = (part: number, all: number) => `${part} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;

function cellsOf(sums: Sums, rate: number): string[] {
  const { answers, lines, refused, facts, lost, same, names, filler } = sums;
  const counts = [share(refused, lines), share(lost, facts), same, names, share(filler, lines), rate.toFixed(0)];
  return [answers, lines, ...counts].map(String);
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
  const answers = briefs.map((brief, index) => judged(brief, writeCopy(brief, seedOf(index))));
  const numbered = briefs.map((brief, index) => [brief, index] as [CopyBrief, number]);
  console.log('\nthe built-in writer’s lines\n');
  console.log(rowOf('', columns));
  for (const platform of adPlatforms) {
    const sums = sumsOf(answers.filter(({ brief }) => brief.platform === platform));
    const rate = rateOf(numbered.filter(([brief]) => brief.platform === platform));
    console.log(rowOf(platformNames[platform], cellsOf(sums, rate)));
  }
  console.log(rowOf('in all', cellsOf(sumsOf(answers), rateOf(numbered))));
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--sheet');
  benchmarkCopy(at === -1 ? undefined : process.argv[at + 1]);
}

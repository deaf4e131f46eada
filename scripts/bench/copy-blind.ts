import { writeFileSync } from 'node:fs';
import { platformNames } from '../../src/ad-kit/platforms';
import type { Copy, CopyBrief } from '../../src/ad-kit/writer/brief';
import { randomFrom, shuffled } from '../../src/ad-kit/writer/random';
import { goldenLines } from '../../src/ad-kit/writer/testing/goldenLines';
import { benchBriefs } from './copy-briefs';

type Line = { text: string; kind: 'headline' | 'description'; from: 'person' | 'writer' };

/** So many lines of each hand and brief are read. */
const headlinesOfEach = 3;
const descriptionsOfEach = 2;

/**
 * Lines that a person wrote and lines of the writer for the same briefs, mixed: `sheet` doesn't say which is which, `key`
 * does. The same seed mixes them alike, so that a reading can be looked up again.
 */
export function writeBlindSheet(
  sheet: string,
  key: string,
  answerTo: (brief: CopyBrief, index: number) => Copy,
  seed = 'blind',
): void {
  const random = randomFrom(seed);
  const keys: Record<string, Line['from']> = {};
  let count = 0;
  const parts = goldenLines.map(({ product, headlines, descriptions }) => {
    const index = benchBriefs.findIndex(({ productName }) => productName === product);
    const brief = benchBriefs[index];
    if (!brief) throw new Error(`There is no brief of ${product}.`);
    const copy = answerTo(brief, index);
    const taken = (texts: readonly string[], kind: Line['kind'], from: Line['from'], most: number): Line[] =>
      shuffled(texts, random)
        .slice(0, most)
        .map((text) => ({ text, kind, from }));
    const lines = shuffled(
      [
        ...taken(headlines, 'headline', 'person', headlinesOfEach),
        ...taken(copy.headline, 'headline', 'writer', headlinesOfEach),
        ...taken(descriptions, 'description', 'person', descriptionsOfEach),
        ...taken(copy.description, 'description', 'writer', descriptionsOfEach),
      ],
      random,
    );
    const told = lines.map(({ text, kind, from }) => {
      count += 1;
      keys[String(count)] = from;
      return `${count}. (${kind}) ${text}`;
    });
    return [
      `## ${product}`,
      `For ${brief.targetAudience}. ${platformNames[brief.platform]}, ${brief.adType}, ${brief.tone}.`,
      `Told: ${[...brief.keyBenefits, ...(brief.callToAction ? [`button: ${brief.callToAction}`] : [])].join(' · ')}`,
      told.join('\n'),
    ].join('\n\n');
  });
  writeFileSync(sheet, `# Lines to rate from 0 to 5\n\n${parts.join('\n\n')}\n`);
  writeFileSync(key, `${JSON.stringify(keys, null, 2)}\n`);
}

import { copyFaults } from '../../src/ad-kit/writer/copyFaults';
import { fits, wantedLimits } from '../../src/ad-kit/writer/copyLimits';
import { beginWriting } from '../../src/ad-kit/writer/drafts';
import { createRepetition } from '../../src/ad-kit/writer/repetition';
import { goldenLines } from '../../src/ad-kit/writer/testing/goldenLines';
import { noVoice } from '../../src/ad-kit/writer/voice';
import { benchBriefs } from './copy-briefs';
import { grammarFaults } from './copy-grammar';

const briefOf = (product: string) => {
  const found = benchBriefs.find(({ productName }) => productName === product);
  if (!found) throw new Error(`There is no brief of ${product}.`);
  return found;
};

const lines = goldenLines.flatMap(({ product, headlines, descriptions }) => [
  ...headlines.map((text) => ({ product, kind: 'headline' as const, text })),
  ...descriptions.map((text) => ({ product, kind: 'description' as const, text })),
]);

it('are ten for each of forty briefs', () => {
  expect(goldenLines).toHaveLength(40);
  expect(new Set(goldenLines.map(({ product }) => product)).size).toBe(40);
  expect(lines).toHaveLength(400);
});

it('pass the judge and fit their platforms', () => {
  const refused = lines.flatMap(({ product, kind, text }) => {
    const brief = briefOf(product);
    const faults = copyFaults(text, kind, brief);
    return faults.length > 0 || !fits(text, wantedLimits(brief, kind)) ? [`${text} (${faults.join(', ')})`] : [];
  });
  expect(refused).toEqual([]);
});

it('repeat nothing', () => {
  const repeated = goldenLines.flatMap(({ product, headlines, descriptions }) => {
    const writing = beginWriting(briefOf(product), 'a', noVoice);
    return (
      [
        ['headline', headlines],
        ['description', descriptions],
      ] as const
    ).flatMap(([kind, texts]) => {
      const repetition = createRepetition(kind, writing);
      return texts.filter((text) => {
        const isAgain = repetition.isRepeated(text);
        repetition.add(text);
        return isAgain;
      });
    });
  });
  expect(repeated).toEqual([]);
});

/** Good English that the tagger takes for something else. */
const misjudged: readonly string[] = [
  'TwoGuys Movers wraps everything, including that lamp you won’t give up.',
  'Your will, done in a week',
  'The kids are asleep. Come in at eight, and have your will in a week.',
  'Two minutes tells you whether it’s worth it. Rates from 5.9% APR.',
  'No phones means they’ll have stories when they come home.',
];

it('are good English to the tagger, but for a few', () => {
  const refused = lines.filter(({ text }) => grammarFaults(text).length > 0).map(({ text }) => text);
  expect(refused).toEqual(misjudged);
});

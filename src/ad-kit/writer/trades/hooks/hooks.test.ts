import { adPlatforms } from '../../../platforms';
import { copyTones, headlinesBrief } from '../../brief';
import { isFaulty } from '../../copyFaults';
import { writeCopy } from '../../writeCopy';
import { claims, worn } from '../testing/claims';
import { trades } from '../trades';
import { hooksByTrade } from './hooks';

const hooks = Object.entries(hooksByTrade).map(([id, { any, after, scenes, ...own }]) => ({
  id,
  scenes,
  lines: [...any, ...after, ...Object.values(own)],
}));

describe('the hooks of the trades', () => {
  it('are there for every trade, and for no other', () => {
    expect(Object.keys(hooksByTrade).toSorted()).toEqual(trades.map(({ id }) => id).toSorted());
  });

  it.each(hooks)('promise nothing and are short: $id', ({ lines }) => {
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).not.toMatch(claims);
      expect(line).not.toMatch(worn);
      // Straight quotes, shouting, a number that nobody counted, and a full stop that the line doesn’t need.
      expect(line).not.toMatch(/['"!]|\d|(?<!”)\.$/);
      expect(line.length).toBeLessThanOrEqual(44);
    }
  });

  it.each(hooks)('may be said on every platform: $id', ({ lines }) => {
    for (const platform of adPlatforms) {
      const brief = headlinesBrief({ productName: 'Acme', targetAudience: '', platform, tone: 'casual' });
      for (const line of lines) {
        expect([line, isFaulty(line, 'headline', brief)]).toEqual([line, false]);
        expect([line, isFaulty(`${line}. It opens at nine.`, 'description', brief)]).toEqual([line, false]);
      }
    }
  });

  it.each(hooks)('tell a scene in two to three sentences, before a phone cuts a post: $id', ({ scenes, lines }) => {
    expect(new Set([...scenes, ...lines]).size).toBe(2 + lines.length);
    for (const scene of scenes) {
      expect(scene).not.toMatch(claims);
      expect(scene).not.toMatch(worn);
      expect(scene).not.toMatch(/['"!]|\d/);
      expect(scene).toMatch(/[.?]”?$/);
      expect(scene.length).toBeLessThanOrEqual(125);
      for (const platform of adPlatforms) {
        const brief = headlinesBrief({ productName: 'Acme', targetAudience: '', platform, tone: 'casual' });
        expect([scene, isFaulty(scene, 'fullAd', brief)]).toEqual([scene, false]);
      }
    }
  });
});

describe('an ad of a known trade', () => {
  const brief = {
    productName: 'Hawthorne Bakery',
    targetAudience: 'neighbors',
    platform: 'twitter',
    adType: 'display',
    keyBenefits: ['Sourdough baked before dawn', 'Free parking', 'Open Sundays'],
    callToAction: null,
    maxCharacters: null,
    includeEmojis: false,
  } as const;

  it.each(copyTones)('begins with what stops its customers, in the tone: %s', (tone) => {
    const { fullAd, headline } = writeCopy({ ...brief, tone }, 'seed');
    const own = hooksByTrade.bakery?.[tone] ?? '';
    expect(fullAd[0]?.split('\n')[0]).toBe(`${own}.`);
    // Read blind, a headline with a fact is liked more: the hook comes behind two of them, once.
    expect(headline.indexOf(own)).toBeGreaterThan(1);
  });

  it('has only the calm one where people grieve', () => {
    const copy = writeCopy({ ...brief, tone: 'exciting', productName: 'Willow Funeral Bakery' }, 'seed');
    const { professional = '', ...others } = hooksByTrade.bakery ?? {};
    const text = Object.values(copy).flat().join('\n');
    expect(text).toContain(professional);
    for (const line of Object.values(others).flat()) expect(text).not.toContain(line);
  });
});

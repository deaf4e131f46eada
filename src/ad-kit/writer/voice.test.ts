import type { Copy, CopyBrief, CopyKind } from './brief';
import { lifelikeBriefs } from './testing/briefs';
import {
  BannedName,
  type BrandVoice,
  ClaimsTooLong,
  expectRoomForClaims,
  noVoice,
  voiceFaults,
  withoutBannedWords,
} from './voice';
import { includesWord } from './words/includesWord';
import { TooManyBanned, writeCopy } from './writeCopy';

const coffee: CopyBrief = {
  ...(lifelikeBriefs[0] as (typeof lifelikeBriefs)[number]),
  platform: 'facebook',
  adType: 'display',
  tone: 'friendly',
};
const aVoice = (own: Partial<BrandVoice>): BrandVoice => ({ ...noVoice, ...own });
const allOf = (copy: Copy) =>
  (Object.keys(copy) as CopyKind[]).flatMap((kind) => copy[kind].map((text) => ({ kind, text })));

describe('a word is found', () => {
  it.each([
    ['Great deals today', 'deal'],
    ['The deal’s on', 'deal'],
    ['CHEAP beans', 'cheap'],
    ['Two boxes', 'box'],
    ['Money   back, always', 'money back'],
    ["It’s the boss's", "it's"],
    ['本日限定の抹茶', '限定'],
    ['ราคาถูกมาก', 'ถูก'],
    ['커피를 드세요', '커피'],
    ['¡GRÁTIS!', 'grátis'],
  ])('in “%s”: %s', (text, word) => {
    expect(includesWord(text, word)).toBe(true);
  });

  it.each([
    ['Freedom', 'free'],
    ['A dealer', 'deal'],
    ['Carefree', 'free'],
    ['grátisx', 'grátis'],
    ['anything', ' '],
  ])('not in “%s”: %s', (text, word) => {
    expect(includesWord(text, word)).toBe(false);
  });
});

describe('banned words', () => {
  const voice = aVoice({ bannedWords: ['week', 'Free', 'get'] });

  it.each(['facebook', 'google', 'instagram', 'linkedin', 'twitter'] as const)(
    'are in no text for %s, though the brief has them',
    (platform) => {
      for (const seed of ['a', 'b', 'c']) {
        const texts = allOf(writeCopy({ ...coffee, platform }, seed, voice));
        expect(texts.filter(({ kind, text }) => voiceFaults(text, kind, voice).length > 0)).toEqual([]);
      }
    },
  );

  it('take the benefits, the audience and the button’s words that hold them', () => {
    const kept = withoutBannedWords({ ...coffee, targetAudience: 'Free spirits', callToAction: 'Get it' }, voice);
    expect(kept).toMatchObject({
      keyBenefits: ['Roasted the day before it ships'],
      targetAudience: '',
      callToAction: null,
    });
  });

  it('in the product’s name are refused by the word', () => {
    expect(() => writeCopy(coffee, 's', aVoice({ bannedWords: ['COFFEE'] }))).toThrow(new BannedName('COFFEE'));
  });

  it('that leave nothing to say are refused by the worst of them', () => {
    const bannedWords =
      'get it a see your you here go try take start look let’s find learn discover we in and the'.split(' ');
    const brief = { ...coffee, productName: 'Atlas', keyBenefits: [], callToAction: null };
    expect(() => writeCopy(brief, 's', aVoice({ bannedWords }))).toThrow(TooManyBanned);
  });
});

describe('required claims', () => {
  const requiredClaims = ['Drink responsibly.', '18+ only'];
  const voice = aVoice({ requiredClaims });

  it.each(['display', 'video', 'carousel', 'story', 'search'] as const)(
    'are the last lines of each whole %s ad, and of nothing else',
    (adType) => {
      const { fullAd, description } = writeCopy({ ...coffee, adType }, 's', voice);
      expect(fullAd.map((text) => text.split('\n').slice(-2))).toEqual(fullAd.map(() => requiredClaims));
      expect(description.some((text) => text.includes('responsibly'))).toBe(false);
    },
  );

  it('are missed where they are not', () => {
    expect(voiceFaults('Beans.', 'fullAd', voice)).toEqual(
      requiredClaims.map((claim) => ({ type: 'missing_claim', claim })),
    );
    expect(voiceFaults('Beans.', 'headline', voice)).toEqual([]);
  });

  it('take all but 40 characters of a post on X at most', () => {
    const brief: CopyBrief = { ...coffee, platform: 'twitter' };
    const fitting = aVoice({ requiredClaims: ['x'.repeat(118), 'y'.repeat(120)] });
    expect(() => expectRoomForClaims(brief, fitting)).not.toThrow();
    expect(writeCopy(brief, 's', fitting).fullAd.length).toBeGreaterThanOrEqual(2);
    const tooLong = aVoice({ requiredClaims: ['x'.repeat(119), 'y'.repeat(120)] });
    expect(() => expectRoomForClaims(brief, tooLong)).toThrow(new ClaimsTooLong(241, 280));
  });
});

describe('words to use', () => {
  it.each(['facebook', 'google', 'instagram', 'linkedin', 'twitter'] as const)(
    'that say how something is are in a description and a whole ad for %s',
    (platform) => {
      const voice = aVoice({ wordsToUse: ['Sustainable', 'craftsmanship', 'fresh'] });
      for (const adType of ['display', 'video', 'search'] as const) {
        const brief = { ...coffee, platform, adType, productName: 'Atlas' };
        const { description, fullAd } = writeCopy(brief, 's', voice);
        expect(description.some((text) => includesWord(text, 'sustainable'))).toBe(true);
        expect(fullAd.some((text) => includesWord(text, 'sustainable'))).toBe(true);
      }
    },
  );

  it('that no sentence can be made of are left out', () => {
    const plain = writeCopy(coffee, 's');
    expect(writeCopy(coffee, 's', aVoice({ wordsToUse: ['craftsmanship'] }))).toEqual(plain);
  });
});

import { adFormats, formats } from '../../formats';
import { processorMs } from '../../testing/processorMs';
import { copyTones } from '../brief';
import { copyFaults } from '../copyFaults';
import { fits } from '../copyLimits';
import { lifelikeBriefs } from '../testing/briefs';
import { noVoice } from '../voice';
import { NothingToSuggest, type TextWish } from '../wish';
import { includesWord } from '../words/includesWord';
import { LimitTooSmall } from '../writeCopy';
import { kindAt, limitsAt, proseFieldsOf } from './place';
import { suggestTexts } from './suggestTexts';

const aWish = (own: Partial<TextWish> = {}, about: Partial<TextWish['about']> = {}): TextWish => ({
  about: {
    productName: 'Northfold Coffee subscription',
    targetAudience: 'People who grind at home',
    platform: 'facebook',
    tone: 'friendly',
    keyBenefits: ['Roasted the day before it ships', 'Skip or pause any week', 'Free delivery over $30'],
    callToAction: 'Start a subscription',
    includeEmojis: false,
    ...about,
  },
  place: { kind: 'description', adType: 'display' },
  maxCharacters: null,
  change: 'another',
  text: '',
  avoid: [],
  count: 5,
  ...own,
});
const inFields = adFormats.flatMap((format) => proseFieldsOf(format).map((field) => ({ format, field })));

describe.each(inFields)('another text for $format $field', (place) => {
  it.each(copyTones)('there are at least three, each other than the rest, that fit and are sound: %s', (tone) => {
    const found: string[] = [];
    for (const lifelike of lifelikeBriefs) {
      const { platform } = formats[place.format];
      const wish = aWish({ place }, { ...lifelike, platform, tone });
      const texts = suggestTexts(wish, 'a seed');
      if (new Set(texts).size < 3) found.push(`${lifelike.productName}: ${texts.length}`);
      for (const text of texts) {
        const faults = copyFaults(text, kindAt(place), { platform, includeEmojis: lifelike.includeEmojis });
        if (faults.length > 0) found.push(`${text}: ${faults.join(', ')}`);
        if (!fits(text, limitsAt(wish).hard)) found.push(`too long: ${text}`);
      }
    }
    expect(found).toEqual([]);
  });
});

describe('another text', () => {
  it('is like nothing that is there', () => {
    const first = suggestTexts(aWish({ place: { format: 'google_search', field: 'headlines' } }), 's');
    const wish = aWish({ place: { format: 'google_search', field: 'headlines' }, avoid: first, text: 'Fresh Coffee' });
    const second = suggestTexts(wish, 's');
    expect(second.length).toBeGreaterThanOrEqual(3);
    expect(second.filter((text) => first.includes(text))).toEqual([]);
  });

  it.each([1, 3, 10])('is given as often as it is wanted: %i', (count) => {
    expect(suggestTexts(aWish({ count }), 's')).toHaveLength(count);
  });

  it.each(['headline', 'description', 'callToAction', 'fullAd'] as const)(
    'is of the kind that is wanted: %s',
    (kind) => {
      const texts = suggestTexts(aWish({ place: { kind, adType: 'carousel' } }), 's');
      expect(texts.length).toBeGreaterThanOrEqual(3);
      for (const text of texts)
        expect(copyFaults(text, kind, { platform: 'facebook', includeEmojis: false })).toEqual([]);
    },
  );

  it('is written without benefits and audience, too', () => {
    const texts = suggestTexts(aWish({}, { keyBenefits: [], targetAudience: '', callToAction: null }), 's');
    expect(texts.length).toBeGreaterThanOrEqual(3);
  });

  it('keeps to the voice: no banned word, and each claim in a whole ad', () => {
    const voice = { ...noVoice, bannedWords: ['free', 'week'], requiredClaims: ['18+ only'] };
    const texts = suggestTexts(aWish({ place: { kind: 'fullAd', adType: 'display' } }), 's', voice);
    expect(texts.filter((text) => !text.endsWith('\n18+ only'))).toEqual([]);
    expect(texts.filter((text) => includesWord(text, 'free') || includesWord(text, 'week'))).toEqual([]);
  });

  it('that the wish’s own limit leaves no room for is refused with one that does', () => {
    const refusal = refusalOf(aWish({ maxCharacters: 3 }));
    expect(refusal).toBeInstanceOf(LimitTooSmall);
    const { smallest } = refusal as LimitTooSmall;
    expect(suggestTexts(aWish({ maxCharacters: smallest }), 's').length).toBeGreaterThanOrEqual(1);
    expect(refusalOf(aWish({ maxCharacters: smallest - 1 }))).toBeInstanceOf(LimitTooSmall);
  });
});

function refusalOf(wish: TextWish): unknown {
  try {
    suggestTexts(wish, 's');
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a shorter text', () => {
  const shorter = (text: string, own: Partial<TextWish> = {}) =>
    suggestTexts(aWish({ change: 'shorten', text, ...own }), 's');

  it.each([
    [
      'a second sentence',
      'Your coffee is roasted the day before it ships. It tastes good.',
      'Your coffee is roasted the day before it ships.',
    ],
    ['an aside', 'Coffee (the kind you love) is roasted for you.', 'Coffee is roasted for you.'],
    ['a clause', 'Skip or pause any week, whatever comes.', 'Skip or pause any week.'],
    ['stiff words', 'Skip any week in order to save.', 'Skip any week to save.'],
  ])('goes without %s', (_what, text, expected) => {
    expect(shorter(text)).toContain(expected);
  });

  it('is shorter, ends well and keeps the product or a benefit', () => {
    const text =
      'The Northfold Coffee subscription is very good, say those who have it. Skip or pause any week, whenever you like. Start today.';
    const texts = shorter(text, { count: 10 });
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const each of texts) {
      expect(each.length).toBeLessThan(text.length);
      expect(each).toMatch(/[.]$/);
      expect(each).toMatch(/coffee|subscription|skip|pause|week/i);
    }
  });

  it('promises no more than the longer one: conditions stay', () => {
    expect(refusalOf(aWish({ change: 'shorten', text: 'Free delivery, if you order over $30.' }))).toBeInstanceOf(
      NothingToSuggest,
    );
    expect(
      shorter('Free delivery. Terms apply. It is on us.', { count: 10 }).filter((text) => !text.includes('Terms')),
    ).toEqual([]);
  });

  it('keeps a required claim', () => {
    const voice = { ...noVoice, requiredClaims: ['Drink well.'] };
    const wish = aWish({
      change: 'shorten',
      text: 'Coffee for you. It is warm.\nDrink well.',
      place: { kind: 'fullAd', adType: 'display' },
      count: 10,
    });
    const texts = suggestTexts(wish, 's', voice);
    expect(texts).toContain('Coffee for you.\nDrink well.');
    expect(texts.filter((text) => !text.includes('Drink well.'))).toEqual([]);
  });

  it('has a required claim that the text did not have', () => {
    const voice = { ...noVoice, requiredClaims: ['Drink well.'] };
    const place = { kind: 'fullAd', adType: 'display' } as const;
    for (const change of ['shorten', 'lengthen'] as const) {
      const texts = suggestTexts(aWish({ change, text: 'Coffee for you. It is warm.', place, count: 10 }), 's', voice);
      expect(texts.length).toBeGreaterThanOrEqual(1);
      expect(texts.filter((text) => !text.endsWith('\nDrink well.'))).toEqual([]);
    }
  });

  it.each(['Skip any week', 'Coffee', '抹茶ラテ'])('that there is none of is refused: %s', (text) => {
    expect(refusalOf(aWish({ change: 'shorten', text }))).toBeInstanceOf(NothingToSuggest);
  });

  it('fits where the text did not', () => {
    const place = { format: 'google_search', field: 'headlines' } as const;
    const texts = shorter('Coffee Roasted the Day Before It Ships to You', { place });
    expect(texts.length).toBeGreaterThanOrEqual(1);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(30);
  });

  it.each(
    Object.entries({
      commas: 'a, '.repeat(1_666),
      sentences: 'A b. '.repeat(1_000),
      brackets: '(a'.repeat(2_500),
      letters: 'a'.repeat(5_000),
      spaces: `a${' '.repeat(4_998)}b`,
      lines: 'a\n'.repeat(2_500),
      ideographs: '抹茶、'.repeat(1_666),
    }),
  )('takes no time: %s', (_name, text) => {
    expect(processorMs(() => refusalOf(aWish({ change: 'shorten', text })))).toBeLessThan(1_500);
  });
});

describe('a longer text', () => {
  const longer = (text: string, own: Partial<TextWish> = {}) =>
    suggestTexts(aWish({ change: 'lengthen', text, ...own }), 's');

  it('says more of what the wish says, and begins as it did', () => {
    const texts = longer('Your coffee comes to you.', { count: 10 });
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.filter((text) => !text.startsWith('Your coffee comes to you. '))).toEqual([]);
    expect(texts[0]).toBe('Your coffee comes to you. Roasted the day before it ships. Skip or pause any week.');
  });

  it('does not say again what is said', () => {
    const texts = longer('Skip or pause any week with us.', { count: 10 });
    expect(texts.filter((text) => text.split('pause').length > 2)).toEqual([]);
  });

  it('is a line where lines are wanted', () => {
    const place = { format: 'google_display', field: 'long_headline' } as const;
    const texts = longer('Fresh Coffee', { place });
    expect(texts).toContain('Fresh Coffee: Skip or Pause Any Week');
    expect(texts).toContain('Fresh Coffee for People Who Grind at Home');
  });

  it('keeps to the limit, and is refused where nothing more fits', () => {
    for (const text of longer('Fresh Coffee', { maxCharacters: 40 })) expect(text.length).toBeLessThanOrEqual(40);
    const full = 'x'.repeat(29);
    const place = { format: 'google_search', field: 'headlines' } as const;
    expect(refusalOf(aWish({ change: 'lengthen', text: full, place }))).toBeInstanceOf(NothingToSuggest);
  });

  it('is refused where there is no text', () => {
    expect(refusalOf(aWish({ change: 'lengthen' }))).toBeInstanceOf(NothingToSuggest);
  });
});

describe('the longest wish with the strictest voice takes little time', () => {
  const about = {
    productName: 'x'.repeat(200),
    targetAudience: 'a b '.repeat(125),
    keyBenefits: Array.from({ length: 20 }, (_benefit, index) => `save time ${index} `.repeat(16)),
  };
  const voice = {
    ...noVoice,
    bannedWords: Array.from({ length: 50 }, (_word, index) => `banned word number ${index}`),
  };
  const avoid = Array.from({ length: 60 }, (_text, index) => `word${index} `.repeat(100));
  const texts = {
    lines: 'a\n'.repeat(2_500),
    sentences: 'I have the a b c, d e f. '.repeat(200),
    commas: 'a, '.repeat(1_666),
  };

  it.each(
    (['another', 'shorten', 'lengthen'] as const).flatMap((change) =>
      Object.entries(texts).map(([name, text]) => [change, name, text] as const),
    ),
  )('%s: %s', (change, _name, text) => {
    const wish = aWish({ change, text, avoid, count: 10, place: { kind: 'fullAd', adType: 'display' } }, about);
    const spent = processorMs(() => {
      try {
        suggestTexts(wish, 's', voice);
      } catch (error) {
        expect(error).toBeInstanceOf(NothingToSuggest);
      }
    });
    expect(spent).toBeLessThan(1_000);
  });
});

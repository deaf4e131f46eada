import fc from 'fast-check';
import type { Ad, AdFormat } from '../ad';
import { callsToAction } from '../callsToAction';
import { checkAd } from '../check';
import { emptyAd } from '../emptyAd';
import { valuesIn } from '../fieldValues';
import { adFormats, formats } from '../formats';
import { ruleFor } from '../rules/rulesOf';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aLinkedinAd, anAd, aSearchAd, unpinned } from '../testing/adBuilders';
import { anyText } from '../testing/anyAd';
import type { CopyAdType, CopyKind } from './brief';
import { intoAd, placesTaken } from './intoAd';
import { nearestCall } from './nearestCall';
import { proseFieldsOf } from './suggest/place';
import { lifelikeBriefs } from './testing/briefs';
import { writeCopy } from './writeCopy';

const kinds: readonly CopyKind[] = ['headline', 'description', 'callToAction', 'fullAd'];
const adTypes: readonly CopyAdType[] = ['search', 'display', 'video', 'carousel', 'story'];

/** What a platform would refuse for its length. */
const tooLong = (ad: Ad) =>
  checkAd(ad).filter(
    ({ ruleId, severity, field }) =>
      severity === 'blocks' && ruleFor(ad.format, field.replaceAll(/\[\d+\]/g, ''), 'length')?.id === ruleId,
  );

const textsIn = (ad: Ad): string[] =>
  proseFieldsOf(ad.format).flatMap((field) => valuesIn(ad, field).map(({ text }) => text));

describe.each(adFormats)('in %s', (format) => {
  it.each(kinds)('no %s is longer than what the platform takes', (kind) => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, isEmpty) => {
        const ad: Ad = isEmpty ? emptyAd(format) : anAd(format);
        expect(tooLong(intoAd(ad, { kind, text }).ad)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(adTypes)('every part of a whole %s ad is put in or told of', (adType) => {
    const { platform } = formats[format];
    const written = lifelikeBriefs
      .slice(0, 4)
      .flatMap((brief) => writeCopy({ ...brief, platform, adType, tone: 'friendly' }, 'seed').fullAd);
    for (const text of written) {
      const { ad, changes } = intoAd(emptyAd(format), { kind: 'fullAd', text });
      const told = [...textsIn(ad), ...changes.flatMap(({ before, after }) => [...before, ...after])].join(' ');
      for (const word of text.replaceAll(/\b(?:Hook|Body|End card|(?:Card|Frame) \d+): /g, '').match(/\p{L}+/gu) ??
        []) {
        expect(told).toContain(word);
      }
      expect(textsIn(ad).join(' ')).not.toMatch(/(?:Hook|Body|End card|Card \d|Frame \d):/);
    }
  });
});

describe('a headline', () => {
  const headline = (ad: Ad, text: string, place?: number) =>
    intoAd(ad, { kind: 'headline', text }, place === undefined ? {} : { place });

  it('goes to the first empty place of a list, else to its end', () => {
    const half = aSearchAd({ headlines: unpinned('Fresh Beans', '', '') });
    expect(headline(half, 'New').ad).toMatchObject({ headlines: unpinned('Fresh Beans', 'New', '') });
    const full = aSearchAd({ headlines: unpinned('One', 'Two', 'Three') });
    expect(headline(full, 'New').ad).toMatchObject({ headlines: unpinned('One', 'Two', 'Three', 'New') });
  });

  it('takes the place that the person picks where all are taken, and keeps its position', () => {
    const texts = Array.from({ length: 15 }, (_, index) => `Headline ${index}`);
    const ad = aSearchAd({ headlines: texts.map((text, index) => ({ text, pin: index === 4 ? 2 : null })) });
    const written = { kind: 'headline', text: 'New' } as const;
    expect(placesTaken(ad, written)).toHaveLength(15);
    const { ad: after, replaced } = headline(ad, 'New', 4);
    expect(valuesIn(after, 'headlines').map(({ text }) => text)).toEqual(texts.with(4, 'New'));
    expect(after).toMatchObject({ headlines: expect.arrayContaining([{ text: 'New', pin: 2 }]) as unknown });
    expect(replaced).toMatchObject([{ path: 'headlines[4]', text: 'Headline 4' }]);
  });

  it('goes to the field of each platform', () => {
    const at = (format: AdFormat) => headline(emptyAd(format), 'New').ad;
    expect(at('google_display')).toMatchObject({ headlines: ['New'] });
    expect(at('facebook_feed')).toMatchObject({ headline: 'New' });
    expect(at('twitter_image')).toMatchObject({ card_title: 'New' });
    expect(at('instagram_carousel')).toMatchObject({ cards: [{ headline: 'New' }, { headline: '' }] });
  });

  it('never makes a card of its own', () => {
    const ad = aCarouselAd({ cards: [aCard(), aCard({ headline: 'Second' })] });
    expect(placesTaken(ad, { kind: 'headline', text: 'New' })).toHaveLength(2);
  });

  it('is shortened only where the platform refuses it, and says so', () => {
    const text = 'Coffee that is roasted on Thursday, at your door by Saturday';
    expect(headline(emptyAd('facebook_feed'), text)).toMatchObject({ ad: { headline: text }, changes: [] });
    const { changes } = headline(emptyAd('google_search'), text);
    expect(changes).toMatchObject([{ kind: 'shortened', before: [text], to: ['headlines[0]'] }]);
  });

  it('that is there already changes nothing', () => {
    const ad = aSearchAd();
    expect(headline(ad, 'fresh coffee beans').ad).toBe(ad);
  });
});

it('puts a description where the platform has its text', () => {
  const put = (ad: Ad) => intoAd(ad, { kind: 'description', text: 'Pick a roast.' });
  expect(put(emptyAd('google_search')).ad).toMatchObject({ descriptions: unpinned('Pick a roast.', '') });
  expect(put(emptyAd('twitter_image')).ad).toMatchObject({ post_text: 'Pick a roast.' });
  expect(put(aLinkedinAd({ introductory_text: 'Before' }))).toMatchObject({
    ad: { introductory_text: 'Pick a roast.' },
    replaced: [{ path: 'introductory_text', text: 'Before' }],
  });
});

describe('a call to action', () => {
  it.each([
    ['Shop now', 'facebook', 'SHOP_NOW'],
    ['Start your subscription', 'facebook', 'SUBSCRIBE'],
    ['Get your free quote today', 'linkedin', 'VIEW_QUOTE'],
    ['Buy two, get one', 'google', 'BUY_NOW'],
    ['Buy two, get one', 'facebook', 'SHOP_NOW'],
    ['Discover how it is roasted', 'linkedin', 'LEARN_MORE'],
    ['Find your next book', 'facebook', 'LEARN_MORE'],
    ['Find the book', 'facebook', 'LEARN_MORE'],
    ['Apples', 'facebook', null],
    ['Wake up happy', 'google', null],
    ['Shop now', 'twitter', null],
  ] as const)('“%s” is on %s the button %s', (text, platform, id) => {
    expect(nearestCall(text, platform)).toBe(id);
  });

  it('of every platform is found by its own label', () => {
    for (const [platform, calls] of Object.entries(callsToAction)) {
      for (const { id, label } of calls) expect(nearestCall(label, platform as keyof typeof callsToAction)).toBe(id);
    }
  });

  it('is said in the platform’s words, by the button that the person chooses where there is no nearest', () => {
    const ad = aFeedAd({ call_to_action: null });
    const written = { kind: 'callToAction', text: 'Wake up happy' } as const;
    expect(intoAd(ad, written)).toMatchObject({ ad, changes: [{ kind: 'dropped', before: ['Wake up happy'] }] });
    expect(intoAd(ad, written, { call: 'ORDER_NOW' })).toMatchObject({
      ad: { call_to_action: 'ORDER_NOW' },
      changes: [{ kind: 'changed', before: ['Wake up happy'], after: ['Order now'] }],
    });
  });

  it('finds no place where the format has no button', () => {
    const ad = aSearchAd();
    expect(intoAd(ad, { kind: 'callToAction', text: 'Shop now' }).ad).toBe(ad);
  });
});

describe('a whole ad', () => {
  const whole = (ad: Ad, ...lines: string[]) => intoAd(ad, { kind: 'fullAd', text: lines.join('\n') });

  it('for search becomes headlines and descriptions; path and address stay', () => {
    const { ad, changes } = whole(
      aSearchAd(),
      'Fresh Beans | Roasted Thursday | At Your Door',
      'Pick a roast and a day. Find out more.',
      'Skip any week you like. Find out more.',
    );
    expect(ad).toEqual({
      ...aSearchAd(),
      headlines: unpinned('Fresh Beans', 'Roasted Thursday', 'At Your Door'),
      descriptions: unpinned('Pick a roast and a day. Find out more.', 'Skip any week you like. Find out more.'),
    });
    expect(changes).toEqual([]);
  });

  it('for display begins with what stops the reader, and chooses the button that its end asks for', () => {
    const { ad } = whole(
      aFeedAd({ description: 'Free delivery over $30', call_to_action: null }),
      'Tired of stale beans?',
      'Ours are roasted to order.',
      'Sign up today.',
    );
    expect(ad).toMatchObject({
      headline: 'Tired of stale beans?',
      primary_text: 'Ours are roasted to order. Sign up today.',
      description: 'Free delivery over $30',
      call_to_action: 'SIGN_UP',
    });
  });

  it('for video loses its labels, also where they stand in one line', () => {
    const { ad } = whole(emptyAd('facebook_story'), 'Hook: Stale beans? Body: Ours are fresh. End card: Order now.');
    expect(ad).toMatchObject({ headline: 'Stale beans?', primary_text: 'Ours are fresh. Order now.' });
  });

  it('for a story begins with its first frame', () => {
    const { ad } = whole(
      emptyAd('instagram_story'),
      'Frame 1: Stale beans?',
      'Frame 2: Ours are fresh.',
      'Frame 3: Go.',
    );
    expect(ad).toMatchObject({ headline: 'Stale beans?', primary_text: 'Ours are fresh. Go.' });
  });

  it('for a carousel has a card for each part; the links and pictures of cards stay', () => {
    const before = aCarouselAd({ cards: [aCard({ image: 'one' }), aCard({ final_url: 'https://b.example' })] });
    const { ad } = whole(
      before,
      'Card 1: Stale beans?',
      'Card 2: Roasted on Thursday morning, so that every cup tastes of itself.',
      'Card 3: Order now.',
    );
    expect(ad).toMatchObject({
      primary_text: before.primary_text,
      cards: [
        { headline: 'Stale beans?', description: '', image: 'one' },
        {
          headline: 'Roasted on Thursday morning',
          description: 'so that every cup tastes of itself.',
          final_url: 'https://b.example',
        },
        { headline: 'Order now.', image: null },
      ],
      call_to_action: 'ORDER_NOW',
    });
  });

  it('leaves what it says nothing about', () => {
    const before = aDisplayAd({ business_name: 'Northfold Coffee', images: ['one'] });
    const { ad } = whole(before, 'Stale beans?', 'Ours are roasted to order.', 'Skip any week.');
    expect(ad).toMatchObject({ business_name: 'Northfold Coffee', images: ['one'], final_url: before.final_url });
  });
});

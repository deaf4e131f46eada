import fc from 'fast-check';
import type { Ad } from './ad';
import { checkAd, isBlocked } from './check';
import { materialOf, piecesOf } from './conversion/material';
import { type Conversion, convertAd } from './convert';
import { adFormats } from './formats';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aLinkedinAd, anAd, aSearchAd, unpinned } from './testing/adBuilders';
import { anyAd } from './testing/anyAd';

const said = ({ changes }: Conversion) =>
  changes.map(({ kind, from, to, before, after }) => [
    kind,
    `${from.join(' + ')} → ${to.join(' + ')}`,
    `${before.join(' | ')} → ${after.join(' | ')}`,
  ]);

it('makes a search ad of a feed ad, sentence by sentence', () => {
  const converted = convertAd(
    aFeedAd({
      primary_text: 'Roasted this morning. Ground for your machine, if you like. Free over $30. At your door Thursday.',
      headline: 'Coffee that is still warm, roasted to order',
      description: 'Skip any week you like',
    }),
    'google_search',
  );
  expect(converted.ad).toEqual({
    format: 'google_search',
    headlines: unpinned('Coffee that is still warm', 'roasted to order', 'Skip any week you like'),
    descriptions: unpinned(
      'Roasted this morning.',
      'Ground for your machine, if you like.',
      'Free over $30.',
      'At your door Thursday.',
    ),
    path1: '',
    path2: '',
    final_url: 'https://www.northfold.example/beans',
  });
  expect(said(converted)).toEqual([
    [
      'split',
      'headline → headlines[0] + headlines[1]',
      'Coffee that is still warm, roasted to order → Coffee that is still warm | roasted to order',
    ],
    [
      'split',
      'primary_text → descriptions[0] + descriptions[1] + descriptions[2] + descriptions[3]',
      expect.stringContaining('Free over $30. | At your door Thursday.'),
    ],
    ['dropped', 'call_to_action → ', 'Shop now → '],
  ]);
  expect(converted.missing).toEqual([]);
  expect(isBlocked(checkAd(converted.ad))).toBe(false);
});

it('takes short sentences for headlines where they are too few, but leaves descriptions enough', () => {
  const { ad, missing } = convertAd(
    aFeedAd({ primary_text: 'Still warm. Roasted today. Ground for you. Yours Thursday.', description: '' }),
    'google_search',
  );
  expect(ad.headlines.map(({ text }) => text)).toEqual(['Coffee that is still warm', 'Still warm.', 'Roasted today.']);
  expect(ad.descriptions.map(({ text }) => text)).toEqual(['Ground for you.', 'Yours Thursday.']);
  expect(missing).toEqual([]);
});

it('makes texts of a list’s items, without their marks', () => {
  const listed = aFeedAd({ primary_text: 'Tidewater Gutter Co:\n✓ Local crew\n✓ 5-year clog guarantee\nBook now.' });
  const { ad } = convertAd(listed, 'google_search');
  const texts = [...ad.headlines, ...ad.descriptions].map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['Tidewater Gutter Co', 'Local crew', '5-year clog guarantee', 'Book now.']),
  );
  expect(convertAd(listed, 'linkedin_image').ad.introductory_text).toBe(listed.primary_text);
});

it('says so when a headline loses the mark of a list', () => {
  const converted = convertAd(aLinkedinAd({ headline: '✓ Coffee that is still warm' }), 'google_search');
  expect(said(converted)).toContainEqual([
    'changed',
    'headline → headlines[0]',
    '✓ Coffee that is still warm → Coffee that is still warm',
  ]);
});

it('says what a search ad still needs, and has empty texts for it', () => {
  const { ad, missing } = convertAd(aFeedAd({ description: '', final_url: '' }), 'google_search');
  expect(ad.headlines).toEqual(unpinned('Coffee that is still warm', '', ''));
  expect(ad.descriptions.map(({ text }) => text)).toEqual([expect.stringContaining('.'), '']);
  expect(missing.map(({ sentence }) => sentence)).toEqual([
    'Google needs at least 3 headlines; you have 1.',
    'Google needs at least 2 descriptions; you have 1.',
    'Google needs a final URL.',
  ]);
});

it('puts neighbouring sentences together where there are too many', () => {
  const primary_text = 'One is here. Two is here. Three is here. Four is here. Five is here. Six is here.';
  const { ad } = convertAd(aFeedAd({ primary_text }), 'google_search');
  expect(ad.descriptions).toHaveLength(4);
  expect(ad.descriptions.map(({ text }) => text).join(' ')).toBe(primary_text.replace('One is here. ', ''));
  expect(ad.headlines.at(-1)?.text).toBe('One is here.');
});

it('shortens what is too long and says how', () => {
  const long = 'We roast every single order by hand in small batches and then we send it to your office the same day.';
  const converted = convertAd(aLinkedinAd({ introductory_text: `${long} Try us.` }), 'google_search');
  expect(said(converted)).toContainEqual([
    'shortened',
    'introductory_text → descriptions[0]',
    expect.stringMatching(/^We roast.* → We roast/),
  ]);
  expect(isBlocked(checkAd(converted.ad).filter(({ field }) => field.startsWith('descriptions[')))).toBe(false);
});

it('makes a feed ad of a search ad: descriptions merge, pins and paths go', () => {
  const ad = aSearchAd();
  ad.headlines[0] = { text: 'Fresh Coffee Beans', pin: 1 };
  const converted = convertAd(ad, 'facebook_feed');
  expect(converted.ad).toMatchObject({
    primary_text: ad.descriptions.map(({ text }) => text).join(' '),
    headline: 'Fresh Coffee Beans',
    description: 'Roasted to Order',
  });
  expect(said(converted).map(([kind, path]) => `${kind} ${path}`)).toEqual([
    'dropped headlines[2] → ',
    'merged descriptions[0] + descriptions[1] → primary_text',
    'dropped headlines[0].pin → ',
    'dropped path1 → ',
    'dropped path2 → ',
  ]);
});

it('makes cards of headlines, and an ad of cards', () => {
  const { ad, missing } = convertAd(aSearchAd(), 'instagram_carousel');
  expect(ad.cards.map(({ headline }) => headline)).toEqual([
    'Fresh Coffee Beans',
    'Roasted to Order',
    'Delivered in Two Days',
  ]);
  expect(missing).toEqual([]);

  const cards = [
    aCard({ image: 'one', final_url: 'https://acme.com/1' }),
    aCard({ headline: 'House blend', image: 'two' }),
  ];
  const back = convertAd(aCarouselAd({ cards }), 'twitter_image');
  expect(back.ad).toMatchObject({ card_title: 'Single origin', image: 'one' });
  expect(said(back)).toContainEqual(['dropped', 'cards[1].image → ', 'two → ']);
  expect(said(back)).toContainEqual(['dropped', 'cards[0].final_url → ', 'https://acme.com/1 → ']);
});

it('fills the long headline of a display ad with the headline that is too long for the others', () => {
  const headline = 'Coffee that is still warm when it gets to you';
  const { ad, missing } = convertAd(aFeedAd({ headline }), 'google_display');
  expect(ad).toMatchObject({ long_headline: headline, headlines: ['Free delivery over $30'] });
  expect(missing.map(({ field }) => field)).toEqual(['business_name']);
});

it('says the call to action in the words of the other platform', () => {
  const converted = convertAd(aFeedAd({ call_to_action: 'APPLY_NOW' }), 'linkedin_image');
  expect(converted.ad.call_to_action).toBe('APPLY');
  expect(said(converted)).toEqual([['changed', 'call_to_action → call_to_action', 'Apply now → Apply']]);
  expect(convertAd(aDisplayAd({ call_to_action: 'PLAY_NOW' }), 'facebook_feed').ad.call_to_action).toBeNull();
});

it('changes nothing but the format between Facebook and Instagram', () => {
  const ad = aCarouselAd();
  expect(convertAd(ad, 'instagram_carousel')).toEqual({
    ad: { ...ad, format: 'instagram_carousel' },
    changes: [],
    missing: [],
  });
});

it('leaves long texts whole where a platform only hides their end', () => {
  const primary_text = 'word '.repeat(100).trim();
  expect(convertAd(aLinkedinAd({ introductory_text: primary_text }), 'facebook_feed').ad.primary_text).toBe(
    primary_text,
  );
});

const anyPair = fc.tuple(anyAd, fc.constantFrom(...adFormats));
const textsOf = (ad: Ad) => piecesOf(materialOf(ad)).filter(({ from }) => from !== 'call_to_action');

it('keeps to every limit and count that blocks, or says what is missing', () => {
  fc.assert(
    fc.property(anyPair, ([ad, format]) => {
      const { ad: converted, missing } = convertAd(ad, format);
      const isSame = ad.format.replace(/^[a-z]+/, '') === format.replace(/^[a-z]+/, '');
      const blocking = checkAd(converted).filter(
        ({ severity, ruleId, field }) =>
          severity === 'blocks' && /\.(?:count|length)$/.test(ruleId) && !field.includes('final_url'),
      );
      const unnamed = blocking.filter(({ id }) => !missing.some((finding) => finding.id === id));
      if (!isSame) expect(unnamed).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('invents no text, and loses none without saying so', () => {
  const bare = (text: string) => text.replace(/[\s(["“«「『（]/g, '');
  fc.assert(
    fc.property(anyPair, ([ad, format]) => {
      const { ad: converted, changes } = convertAd(ad, format);
      const sources = textsOf(ad);
      for (const { text } of textsOf(converted)) {
        const parts = text
          .split('\n')
          .flatMap((line) => (sources.some((source) => bare(source.text).includes(bare(line))) ? [] : [line]));
        const isMerged = changes.some(
          ({ kind, after }) => kind === 'merged' && bare(after.join('')).includes(bare(text)),
        );
        if (!isMerged) expect(parts).toEqual([]);
      }
      const results = textsOf(converted).map(({ text }) => text);
      for (const { from, text } of sources) {
        const isTold = changes.some((change) => change.from.includes(from));
        if (!isTold) expect(results).toContain(text);
      }
    }),
    { numRuns: 500 },
  );
});

it.each(adFormats)('converts a good %s ad to every format', (format) => {
  for (const other of adFormats) {
    const { ad, missing } = convertAd(anAd(format), other);
    expect(ad.format).toBe(other);
    const unnamed = checkAd(ad).filter(
      ({ severity, id }) => severity === 'blocks' && !missing.some((each) => each.id === id),
    );
    expect(unnamed).toEqual([]);
  }
});

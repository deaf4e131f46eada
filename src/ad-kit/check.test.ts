import fc from 'fast-check';
import type { Ad } from './ad';
import { checkAd, isBlocked } from './check';
import { convertAd } from './convert';
import { emptyAd } from './emptyAd';
import { adFormats, formats } from './formats';
import { allRules } from './rules/rulesOf';
import {
  aCard,
  aCarouselAd,
  aDisplayAd,
  aFeedAd,
  aLinkedinAd,
  anAd,
  aSearchAd,
  aStoryAd,
  aTwitterAd,
  unpinned,
} from './testing/adBuilders';
import { anyAd } from './testing/anyAd';
import { processorMs } from './testing/processorMs';

const saidOf = (ad: Ad) => checkAd(ad).map(({ severity, field, sentence }) => `${severity} ${field}: ${sentence}`);

it.each(adFormats)('finds nothing in a good %s ad', (format) => {
  expect(checkAd(anAd(format))).toEqual([]);
});

it('names the place, the platform, the rule and its source', () => {
  const [finding] = checkAd(aLinkedinAd({ headline: 'x'.repeat(203) }));
  expect(finding).toEqual({
    id: 'linkedin_image:headline:linkedin.image.headline.length',
    format: 'linkedin_image',
    field: 'headline',
    platform: 'linkedin',
    group: 'truncation',
    severity: 'blocks',
    sentence: 'Headline is 3 characters over LinkedIn’s limit of 200.',
    ruleId: 'linkedin.image.headline.length',
    source: 'help.rollworks.com, veuno.com, ntooitive.com',
  });
});

describe('addresses', () => {
  it.each([
    ['javascript:alert(1)', 'isn’t a valid web address'],
    ['ftp://acme.com', 'isn’t a valid web address'],
    ['acme.com', 'doesn’t start with https://'],
    ['//acme.com', 'doesn’t start with https://'],
    ['https://', 'has no domain, such as example.com'],
    ['https://acme', 'has no domain, such as example.com'],
    ['https://ac me.com', 'contains a space or an invisible character'],
    ['https://acme.com/a\u200bb', 'contains a space or an invisible character'],
    ['https://user:pass@acme.com', 'contains a username'],
  ])('blocks %j', (final_url, fault) => {
    expect(saidOf(aTwitterAd({ final_url }))).toEqual([`blocks final_url: Website URL ${fault}.`]);
  });

  it.each(['https://acme.com', 'https://münchen.example/straße?a=b#c', 'https://xn--mnchen-3ya.example:8443/'])(
    'takes %s',
    (final_url) => {
      expect(saidOf(aTwitterAd({ final_url }))).toEqual([]);
    },
  );

  it('advises https', () => {
    expect(saidOf(aFeedAd({ final_url: 'http://acme.com' }))).toEqual([
      'advice final_url: Final URL uses http; browsers warn visitors about pages without https.',
    ]);
  });

  it('checks the addresses of cards', () => {
    const cards = [aCard(), aCard({ final_url: 'nowhere' })];
    expect(saidOf(aCarouselAd({ cards }))).toEqual([
      'blocks cards[1].final_url: Card 2’s final URL doesn’t start with https://.',
    ]);
  });
});

describe('other platforms', () => {
  it('says what Facebook hides, and never blocks for it', () => {
    const ad = aFeedAd({ primary_text: 'a'.repeat(126), headline: 'b'.repeat(40) });
    expect(saidOf(ad)).toEqual([
      'advice primary_text: Facebook shows about 125 characters of the primary text; the last 1 is behind "See more".',
      'advice headline: Facebook shows about 27 characters of the headline; the last 13 are cut off in most placements.',
    ]);
  });

  it('says that a limit is not confirmed', () => {
    expect(saidOf(aFeedAd({ headline: 'b'.repeat(256) }))).toContain(
      'advice headline: Headline is 1 character over Facebook’s limit of 255 (unconfirmed).',
    );
  });

  it('shows more of a headline on Instagram', () => {
    expect(saidOf(aFeedAd({ format: 'instagram_feed', headline: 'b'.repeat(40) }))).toEqual([]);
  });

  it('does not care how a description is cut that Instagram does not show', () => {
    expect(saidOf(aFeedAd({ format: 'instagram_feed', description: 'b'.repeat(60) }))).toEqual([]);
    expect(saidOf(aFeedAd({ description: 'b'.repeat(60) }))).toHaveLength(1);
  });

  it.each([
    [1, 'blocks cards: Facebook needs at least 2 cards; you have 1.'],
    [11, 'blocks cards: Facebook allows up to 10 cards; you have 11.'],
  ])('counts %i cards', (count, said) => {
    expect(saidOf(aCarouselAd({ cards: Array.from({ length: count }, () => aCard()) }))).toEqual([said]);
  });

  it('weighs a post as X does', () => {
    const post_text = `${'a'.repeat(257)} https://acme.com/a/very/long/address/that/counts/as/twenty-three`;
    expect(saidOf(aTwitterAd({ post_text }))).toEqual([
      'blocks post_text: Post text is 1 character over X’s limit of 280.',
    ]);
  });

  it('counts the emoji on LinkedIn', () => {
    expect(saidOf(aLinkedinAd({ introductory_text: `Beans ${'🫘'.repeat(11)}` }))).toEqual([
      'blocks introductory_text: Introductory text has 11 emoji, over LinkedIn’s limit of 10.',
      'advice introductory_text: Introductory text has 11 emoji, over LinkedIn’s recommended limit of 4.',
    ]);
  });

  it('knows the calls to action of each platform', () => {
    expect(saidOf(aLinkedinAd({ call_to_action: 'SHOP_NOW' }))).toEqual([
      'blocks call_to_action: LinkedIn has no call to action "SHOP_NOW".',
    ]);
    expect(saidOf(aStoryAd({ call_to_action: 'constructor' }))).toEqual([
      'advice call_to_action: Facebook has no call to action "constructor".',
    ]);
  });
});

describe('images', () => {
  const image = { width: 1200, height: 628, bytes: 200_000, type: 'image/jpeg' } as const;
  const display = (images: Parameters<typeof checkAd>[1] & object) =>
    checkAd(aDisplayAd({ images: Object.keys(images.images ?? {}) }), images).map(({ severity, sentence }) => [
      severity,
      sentence,
    ]);

  it('takes the canvases that artwork is drawn on', () => {
    expect(display({ images: { a: image, b: { ...image, width: 1200, height: 1200 } } })).toEqual([]);
  });

  it('says what is wrong with size, shape, weight and type', () => {
    expect(
      display({
        images: {
          a: { width: 500, height: 500, bytes: 6_000_000, type: 'image/webp' },
          b: { ...image, width: 599, height: 314 },
        },
      }),
    ).toEqual([
      ['blocks', 'Image 1 is a WebP file; Google accepts JPEG, PNG, and GIF.'],
      ['blocks', 'Image 2 is 599×314 pixels; Google needs at least 600×314.'],
      ['advice', 'Image 1 is 5.8 MB; Google accepts up to 5 MB.'],
    ]);
    expect(display({ images: { a: { ...image, width: 1000 } } })).toEqual([
      ['blocks', 'Image 1 is 1,000×628 pixels; Google needs 1.91:1 or 1:1.'],
      ['advice', 'Google also recommends an image of 1.91:1.'],
      ['advice', 'Google also recommends an image of 1:1.'],
    ]);
  });

  it('leaves images alone that it knows nothing of', () => {
    expect(checkAd(aFeedAd({ image: 'toString' }))).toEqual([]);
  });
});

it('lists what blocks first, then in the order of the form', () => {
  const fields = checkAd(
    aSearchAd({
      headlines: unpinned('Good beans!', 'x'.repeat(31), 'Roasted to Order', 'y'.repeat(31)),
      path2: 'z'.repeat(16),
      final_url: 'http://acme.com',
    }),
  ).map(({ severity, field }) => `${severity} ${field}`);
  expect(fields).toEqual([
    'blocks headlines[1]',
    'blocks headlines[3]',
    'blocks path2',
    'advice headlines[0]',
    'advice final_url',
  ]);
});

it('says of an empty ad what is missing', () => {
  const missing = (format: (typeof adFormats)[number]) => checkAd(emptyAd(format)).map(({ field }) => field);
  expect(missing('google_search')).toEqual(['headlines', 'descriptions', 'final_url']);
  expect(missing('google_display')).toEqual([
    'headlines',
    'long_headline',
    'descriptions',
    'business_name',
    'final_url',
  ]);
  expect(missing('linkedin_image')).toEqual(['introductory_text', 'headline', 'final_url', 'call_to_action']);
  expect(missing('twitter_image')).toEqual(['post_text', 'card_title', 'final_url']);
  expect(isBlocked(checkAd(emptyAd('facebook_feed')))).toBe(false);
});

it('quotes only the beginning of a long fault', () => {
  const [finding] = checkAd(aTwitterAd({ post_text: 'x'.repeat(9) + '!'.repeat(900) }));
  expect(finding?.sentence).toBe('Post text is 629 characters over X’s limit of 280.');
  const google = checkAd(aDisplayAd({ business_name: 'a'.repeat(3) + '!'.repeat(900) }));
  expect(google.every(({ sentence }) => sentence.length < 150)).toBe(true);
});

it('takes texts of 10,000 characters that patterns could get lost in', () => {
  const rows = [
    'a ',
    '1 ',
    '.',
    '!',
    'aA',
    'a.',
    '(1',
    '{a',
    '👩\u200D',
    'e\u0301',
    '豆',
    '"a ',
    '( ',
    '_ ',
    'the ',
    'a,b',
    '\n',
  ];
  const checkAll = () => {
    for (const row of rows) {
      const text = row.repeat(10_000 / row.length);
      checkAd(aSearchAd({ headlines: unpinned(text), path1: text, final_url: `https://${text}` }));
      checkAd(aLinkedinAd({ introductory_text: text }));
      checkAd(aTwitterAd({ post_text: text }));
      convertAd(aFeedAd({ primary_text: text, headline: text }), 'google_search');
    }
  };
  expect(processorMs(checkAll)).toBeLessThan(15_000);
});

describe('the rules', () => {
  it('have an id of their own, a source and a month', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
    for (const rule of allRules) {
      expect(rule.source).toMatch(/[a-z0-9-]\.[a-z]{2,}/);
      expect(rule.checkedOn).toMatch(/^20\d\d-\d\d$/);
    }
  });

  it('are about fields that their formats have', () => {
    for (const rule of allRules) {
      for (const format of rule.formats) {
        expect(formats[format].fields.map(({ name }) => name)).toContain(rule.field);
      }
    }
  });
});

it('never throws, and always says which platform, where and why', () => {
  fc.assert(
    fc.property(anyAd, (ad) => {
      for (const { platform, field, sentence, source } of checkAd(ad)) {
        expect(platform).toBe(formats[ad.format].platform);
        expect(formats[ad.format].fields.map(({ name }) => name)).toContain(field.replace(/\[\d+\]/, ''));
        expect(sentence).toMatch(/[.”"]$/);
        expect(source).not.toBe('');
      }
    }),
  );
});

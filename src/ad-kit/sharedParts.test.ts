import { countUnshared, sharedPartOf, sharedValueOf, withShared } from './sharedParts';
import { aCarouselAd, aDisplayAd, aFeedAd, aLinkedinAd, aSearchAd, aTwitterAd, unpinned } from './testing/adBuilders';

const ads = [aFeedAd(), aSearchAd(), aDisplayAd(), aCarouselAd(), aLinkedinAd(), aTwitterAd()];

describe('a part that formats share', () => {
  it('is known by the field that holds it', () => {
    expect(['final_url', 'headline', 'card_title', 'headlines[0]', 'headlines'].map(sharedPartOf)).toEqual([
      'final_url',
      'headline',
      'headline',
      'headline',
      'headline',
    ]);
    expect(['primary_text', 'introductory_text', 'post_text'].map(sharedPartOf)).toEqual(Array(3).fill('body'));
    expect(['descriptions', 'headlines[1]', 'cards[0].headline', 'path1'].map(sharedPartOf)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('is taken over by every other format, in the field that it has for it', () => {
    const from = aFeedAd({ headline: 'Beans on Friday', final_url: 'https://halden.example/' });
    const linked = withShared([from, ...ads.slice(1)], from, 'final_url');
    expect(linked.map(({ final_url }) => final_url)).toEqual(Array(6).fill('https://halden.example/'));
    const headed = withShared([from, ...ads.slice(1)], from, 'headline');
    expect(headed.map((ad) => sharedValueOf(ad, 'headline'))).toEqual([
      'Beans on Friday',
      'Beans on Friday',
      'Beans on Friday',
      undefined,
      'Beans on Friday',
      'Beans on Friday',
    ]);
    // What a format has besides stays as it is.
    expect(headed[1]).toEqual({
      ...ads[1],
      headlines: unpinned('Beans on Friday', 'Roasted to Order', 'Delivered in Two Days'),
    });
  });

  it('is also what stands beside the picture, shortened for a post on X, and nothing in search', () => {
    const text = `${'Roasted on Monday, at your door by Friday. '.repeat(7)}Order today.`;
    const from = aFeedAd({ primary_text: text });
    const shared = withShared([from, ...ads.slice(1)], from, 'body');
    expect(shared.map((ad) => sharedValueOf(ad, 'body'))).toEqual([
      text,
      undefined,
      undefined,
      text,
      text,
      'Roasted on Monday, at your door by Friday. '.repeat(6).trim(),
    ]);
  });

  it('keeps the pin of the text whose place it takes', () => {
    const from = aFeedAd({ headline: 'Beans on Friday' });
    const pinned = aSearchAd({ headlines: [{ text: 'Old', pin: 1 }, ...unpinned<1 | 2 | 3>('Second', 'Third')] });
    expect(withShared([pinned], from, 'headline')[0]).toMatchObject({
      headlines: [{ text: 'Beans on Friday', pin: 1 }, {}, {}],
    });
  });

  it('is shortened where the platform would refuse it', () => {
    const from = aFeedAd({ headline: 'Whole bean or ground, roasted for the brewer on your shelf' });
    const [search, feed] = withShared([aSearchAd(), aLinkedinAd()], from, 'headline');
    expect(search && sharedValueOf(search, 'headline')).toBe('Whole bean or ground');
    expect(feed && sharedValueOf(feed, 'headline')).toBe(from.headline);
  });

  it('is a call to action of the same meaning, and stays where the platform has none', () => {
    const from = aFeedAd({ call_to_action: 'SIGN_UP' });
    const [linkedin, display, twitter] = withShared(
      [aLinkedinAd(), aDisplayAd(), aTwitterAd()],
      from,
      'call_to_action',
    );
    expect(linkedin && sharedValueOf(linkedin, 'call_to_action')).toBe('SIGN_UP');
    expect(display && sharedValueOf(display, 'call_to_action')).toBe('SIGN_UP');
    expect(twitter).toEqual(aTwitterAd());
    const tickets = aFeedAd({ call_to_action: 'BUY_TICKETS' });
    expect(withShared([aLinkedinAd()], tickets, 'call_to_action')).toEqual([aLinkedinAd()]);
  });

  it('that is empty changes nothing', () => {
    expect(countUnshared(ads, aFeedAd({ final_url: '' }), 'final_url')).toBe(0);
    expect(countUnshared(ads, aFeedAd({ call_to_action: null }), 'call_to_action')).toBe(0);
  });

  it('is counted where it differs', () => {
    const from = aFeedAd({ final_url: 'https://halden.example/' });
    expect(countUnshared(ads, from, 'final_url')).toBe(5);
    expect(countUnshared(withShared(ads, from, 'final_url'), from, 'final_url')).toBe(0);
  });
});

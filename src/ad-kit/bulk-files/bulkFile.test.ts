import fc from 'fast-check';
import { readLink } from '../linkBuilder';
import { aCard, aCarouselAd, aDisplayAd, aFeedAd, aSearchAd, aStoryAd, unpinned } from '../testing/adBuilders';
import { anyText } from '../testing/anyAd';
import { adKey, linkWithKey, utmContentOf } from './adKey';
import { type AdsManager, type BulkAd, formatsInFile, planBulkFile } from './bulkFile';
import { googleAdsEditorColumns, googleAdsEditorNotes, googleAdsEditorRows } from './googleAdsEditor';
import { metaColumns, metaRows } from './metaBulkFile';

const id = '019358a2-7c1e-7aaa-8bbb-00001a2b3c4d';
const campaign = {
  id: '019358a2-7c1e-7aaa-8bbb-0000000000c1',
  name: 'Spring launch',
  startDate: '2026-11-01',
  endDate: '2026-12-31',
};
const today = '2026-11-20';

function aBulkAd(changes: Partial<BulkAd> = {}): BulkAd {
  const samples = { texts: [], fields: [] };
  return { id, name: 'Fresh beans', campaign, contents: [aSearchAd(), aFeedAd()], samples, images: {}, ...changes };
}

const plan = (manager: AdsManager, ...ads: BulkAd[]) => planBulkFile(manager, ads, '_');
const google = (...ads: BulkAd[]) => plan('google_ads_editor', ...ads);
const meta = (...ads: BulkAd[]) => plan('meta_ads_manager', ...ads);
const reasonsOf = ({ leftOut }: ReturnType<typeof plan>) => leftOut.flatMap(({ reasons }) => reasons);
const imageOf = () => 'beans.png';

describe('an ad’s key', () => {
  it('is its name, its format and the end of its id', () => {
    const key = adKey({ id, name: '  Fresh | beans\n' }, 'facebook_feed');
    expect(key).toBe('Fresh beans | Facebook feed | 1a2b3c4d');
    expect(utmContentOf(key, '_')).toBe('fresh_beans_facebook_feed_1a2b3c4d');
  });

  it('has what tells an ad from its variants, however long the name is', () => {
    const key = adKey({ id, name: 'Fresh beans', variantName: 'Bold | big ' }, 'facebook_feed');
    expect(key).toBe('Fresh beans · Bold big | Facebook feed | 1a2b3c4d');
    expect(utmContentOf(key, '_')).toBe('fresh_beans_bold_big_facebook_feed_1a2b3c4d');
    const long = adKey({ id, name: 'Fresh beans '.repeat(10), variantName: 'B'.repeat(40) }, 'facebook_feed');
    expect(long).toBe(`Fresh beans Fresh · ${'B'.repeat(40)} | Facebook feed | 1a2b3c4d`);
    expect(adKey({ id, name: 'Fresh beans', variantName: '|' }, 'facebook_feed')).toBe(
      adKey({ id, name: 'Fresh beans' }, 'facebook_feed'),
    );
  });

  it('tells ads of one name and formats of one ad apart, however long the name is', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const ids = [id, id.replace('1a2b3c4d', '1a2b3c4e')];
        const keys = ids.flatMap((one) => formatsInFile.meta_ads_manager.map((f) => adKey({ id: one, name }, f)));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys.map((key) => utmContentOf(key, '_'))).size).toBe(keys.length);
        expect(Math.max(...keys.map((key) => [...key].length))).toBeLessThan(120);
      }),
    );
  });
});

describe('a link', () => {
  const named = {
    key: 'Beans | Facebook feed | 1a2b3c4d',
    format: 'facebook_feed',
    campaign: 'Spring launch',
  } as const;

  it('says which ad it is of, and where from if it measured nothing', () => {
    expect(linkWithKey('https://a.example/b?c=D#e', named, '_')).toBe(
      'https://a.example/b?c=D&utm_source=facebook&utm_medium=paid_social&utm_campaign=spring_launch' +
        '&utm_content=beans_facebook_feed_1a2b3c4d#e',
    );
  });

  it('keeps what its owner set, letter by letter', () => {
    const own = 'https://a.example/?utm_source=FB&utm_campaign={{campaign.name}}';
    expect(linkWithKey(own, named, '-')).toBe(`${own}&utm_content=beans-facebook-feed-1a2b3c4d`);
    expect(linkWithKey(`${own}&utm_content=Mine`, named, '_')).toBe(`${own}&utm_content=Mine`);
    expect(linkWithKey(`${own}&utm_content=`, named, '_')).toBe(`${own}&utm_content=beans_facebook_feed_1a2b3c4d`);
  });

  it('that is none stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const linked = linkWithKey(text, named, '_');
        expect(linked === text || readLink(linked).utm.content !== '').toBe(true);
      }),
    );
  });
});

describe('what stays', () => {
  it('is what the platform refuses, without the rest of the ad', () => {
    const found = meta(aBulkAd({ contents: [aFeedAd(), aCarouselAd({ cards: [aCard()] })] }));
    expect(found.ready.map(({ ad }) => ad.format)).toEqual(['facebook_feed']);
    expect(found.leftOut).toEqual([
      { adId: id, name: 'Fresh beans', format: 'facebook_carousel', reasons: [expect.stringContaining('2')] },
    ]);
  });

  it('is an ad without a campaign, without a link, or with a template’s words', () => {
    expect(reasonsOf(meta(aBulkAd({ campaign: null })))).toEqual([expect.stringContaining('no campaign')]);
    expect(reasonsOf(meta(aBulkAd({ contents: [aFeedAd({ final_url: '' })] })))).toEqual(['Final URL is missing.']);
    const fields = [{ format: 'facebook_feed' as const, field: 'headline' }];
    const samples = { texts: ['Northfold'], fields };
    expect(reasonsOf(meta(aBulkAd({ samples })))).toEqual([
      'Headline is still sample text.',
      'The artwork’s “Northfold” is still sample text.',
    ]);
    expect(reasonsOf(google(aBulkAd({ samples })))).toEqual([]);
  });

  it('is an ad for other platforms, and one that the file has no columns for', () => {
    expect(reasonsOf(google(aBulkAd({ contents: [aFeedAd()] })))).toEqual(['It has no responsive search ad.']);
    expect(reasonsOf(google(aBulkAd({ contents: [aDisplayAd()] })))[0]).toContain('responsive display ad');
    expect(reasonsOf(meta(aBulkAd({ contents: [aSearchAd()] })))).toHaveLength(1);
  });

  it('is an ad that a spreadsheet would run', () => {
    const headlines = [' =A1', '-2+3+cmd|x!A0', '@SUM(A1)', '+HYPERLINK("x")'];
    const reasons = headlines.map((headline) => reasonsOf(meta(aBulkAd({ contents: [aFeedAd({ headline })] }))));
    expect(reasons).toEqual(headlines.map(() => ['Headline would run as a formula in a spreadsheet.']));
    const named = aBulkAd({ name: '=1', campaign: { ...campaign, name: '-SUM(1)' } });
    expect(reasonsOf(meta(named))).toHaveLength(2);
    const harmless = ['-20% today!', '+1,000 happy customers', '@home', '- and more'];
    expect(google(aBulkAd({ name: '-20% today!' })).ready).toHaveLength(1);
    expect(meta(...harmless.map((headline) => aBulkAd({ contents: [aFeedAd({ headline })] }))).ready).toHaveLength(4);
  });

  it('is what would become one campaign with another over there', () => {
    const other = { ...campaign, id: '019358a2-7c1e-7aaa-8bbb-0000000000c2', name: 'Spring launch ' };
    const contents = [aFeedAd()];
    const ofTwo = meta(aBulkAd({ contents }), aBulkAd({ contents }), aBulkAd({ contents, campaign: other }));
    expect(reasonsOf(ofTwo)).toEqual([1, 2, 3].map(() => expect.stringContaining('the same name') as string));
    expect(meta(aBulkAd({ contents }), aBulkAd({ contents })).leftOut).toEqual([]);
  });
});

describe('Google Ads Editor’s file', () => {
  it('has parents first, everything paused, pins, and no day that is over', () => {
    const headlines = unpinned<1 | 2 | 3>('Fresh Coffee Beans', '', 'Roasted to Order', 'Two Days');
    const pinned = headlines.map((one, index) => (index === 2 ? { ...one, pin: 1 as const } : one));
    const { ready } = google(aBulkAd({ contents: [aSearchAd({ headlines: pinned })] }));
    const [first, group, ad, ...rest] = googleAdsEditorRows(ready, today);
    expect(rest).toEqual([]);
    expect(first).toEqual({
      Campaign: 'Spring launch',
      'Campaign Type': 'Search',
      'Start Date': '',
      'End Date': '2026-12-31',
      'Campaign Status': 'Paused',
    });
    const place = { Campaign: 'Spring launch', 'Ad Group': 'Fresh beans | Google search | 1a2b3c4d' };
    expect(group).toEqual({ ...place, 'Ad Group Status': 'Paused' });
    expect(ad).toMatchObject({
      ...place,
      'Ad type': 'Responsive search ad',
      'Headline 2': 'Roasted to Order',
      'Headline 2 position': '1',
      'Headline 3': 'Two Days',
      'Path 1': 'coffee',
      'Final URL': expect.stringMatching(/utm_medium=cpc.*&utm_content=fresh_beans_google_search_1a2b3c4d$/),
      Status: 'Paused',
    });
  });

  it('has one row for a campaign of several ads', () => {
    const other = aBulkAd({ id: id.replace('4d', '5d') });
    const rows = googleAdsEditorRows(google(aBulkAd(), other).ready, today);
    expect(rows.map((row) => Object.keys(row).length > 4 && !row['Ad type'])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('says of Google Ads Editor’s file that days in the past are blank, where there are any', () => {
  const notesOn = (day: string) => googleAdsEditorNotes(google(aBulkAd()).ready, day).join(' ');
  expect(notesOn('2026-11-01')).not.toContain('in the past');
  expect(notesOn('2026-11-02')).toContain('Start and end dates in the past');
});

describe('Meta’s file', () => {
  it('has one paused ad a row, by the name that its link says', () => {
    const { ready } = meta(aBulkAd());
    const [row] = metaRows(ready, imageOf);
    expect(row).toMatchObject({
      'Campaign Name': 'Spring launch',
      'Campaign Status': 'PAUSED',
      'Ad Set Name': 'Facebook feed',
      'Ad Set Run Status': 'PAUSED',
      'Ad Status': 'PAUSED',
      'Ad Name': 'Fresh beans | Facebook feed | 1a2b3c4d',
      'Image File Name': 'beans.png',
      Title: 'Coffee that is still warm',
      'Call to Action': 'SHOP_NOW',
    });
    expect(readLink(row?.['Link'] ?? '').utm.content).toBe(utmContentOf(row?.['Ad Name'] ?? '', '_'));
    expect(ready[0]?.hasOwnContent).toBe(false);
  });

  it('has each card of a carousel, which leads where the ad does unless it says where', () => {
    const cards = [aCard({ final_url: 'https://a.example/one' }), aCard({ headline: 'House blend' })];
    const { ready } = meta(aBulkAd({ contents: [aCarouselAd({ cards })] }));
    const [row] = metaRows(ready, imageOf);
    expect(row?.['Product 1 - Link']).toMatch(/^https:\/\/a\.example\/one\?.*&utm_content=fresh_beans_/);
    expect(row?.['Product 2 - Link']).toBe(row?.['Link']);
    expect(row).toMatchObject({ 'Product 2 - Name': 'House blend', 'Product 2 - Description': 'From $14' });
    expect(row).not.toHaveProperty(['Image File Name']);
  });
});

it('names no column that a file does not have, and writes no formula, whatever ads say', () => {
  const aText = fc.oneof(anyText, fc.constantFrom('=1', '+1', '-20% (now)', '@you|me!', '-5% | x'));
  fc.assert(
    fc.property(aText, aText, aText, (name, headline, primary_text) => {
      const contents = [
        aFeedAd({ headline, primary_text }),
        aStoryAd({ headline, primary_text }),
        aCarouselAd({ primary_text, cards: [aCard({ headline }), aCard({ description: primary_text })] }),
        aSearchAd({ headlines: unpinned(headline, 'Two', 'Three') }),
      ];
      const ad = aBulkAd({ name, contents });
      const ofMeta = metaRows(meta(ad).ready, imageOf);
      const ofGoogle = googleAdsEditorRows(google(ad).ready, today);
      expect(ofMeta.flatMap(Object.keys).every((column) => metaColumns.includes(column))).toBe(true);
      expect(ofGoogle.flatMap(Object.keys).every((column) => googleAdsEditorColumns.includes(column))).toBe(true);
      const cells = [...ofMeta, ...ofGoogle].flatMap((row) => Object.values(row));
      expect(cells.filter((cell) => /^[=\t\r\n]|^[+\-@][^(]*\(/.test(cell))).toEqual([]);
      const { ready, leftOut } = meta(ad);
      expect(ready.length + leftOut.length).toBe(3);
      expect(leftOut.every(({ reasons }) => reasons.length > 0)).toBe(true);
    }),
  );
});

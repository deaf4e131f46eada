import fc from 'fast-check';
import type { GoogleSearchAd, PinnableText } from './ad';
import { countSearchCombinations, cutText, displayUrl, domainOf, searchCombinationAt, withEllipsis } from './preview';
import { aSearchAd, unpinned } from './testing/adBuilders';
import { anyText } from './testing/anyAd';

describe('withEllipsis', () => {
  it.each([
    ['Fresh roast, every other Friday.', 'Fresh roast, every other Friday…'],
    ['Beans,', 'Beans…'],
    ['Ready?', 'Ready?…'],
  ])('takes the place of a mark that ends a clause: %s', (shown, expected) => {
    expect(withEllipsis(shown)).toBe(expected);
  });
});

describe('cutText', () => {
  it('cuts behind the last whole word', () => {
    const text = `${'word '.repeat(24)}abcdefghij the rest`;
    const { shown, hidden } = cutText(text, 'facebook_feed', 'primary_text');
    expect(shown).toBe('word '.repeat(24).trim());
    expect(hidden).toBe(' abcdefghij the rest');
  });

  it('keeps a word that just fits', () => {
    expect(cutText('Coffee that is still warm ok for you', 'facebook_feed', 'headline').shown).toBe(
      'Coffee that is still warm',
    );
    expect(cutText('Coffee that is as warm here for you', 'facebook_feed', 'headline').shown).toBe(
      'Coffee that is as warm here',
    );
  });

  it('shows whole what fits, and fields that are never cut', () => {
    expect(cutText('Short', 'linkedin_image', 'headline')).toEqual({ shown: 'Short', hidden: '' });
    expect(cutText('a'.repeat(99), 'google_search', 'headlines').hidden).toBe('');
  });

  it('loses nothing, and never breaks an emoji', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { shown, hidden } = cutText(text, 'linkedin_image', 'headline');
        expect(shown + hidden).toBe(text);
      }),
    );
    expect(cutText('👨‍👩‍👧‍👦'.repeat(80), 'linkedin_image', 'headline').shown).toBe('👨‍👩‍👧‍👦'.repeat(70));
  });
});

describe('combinations of a search ad', () => {
  const pinned = (text: string, pin: 1 | 2 | 3): PinnableText<1 | 2 | 3> => ({ text, pin });
  const all = (ad: GoogleSearchAd) =>
    Array.from({ length: countSearchCombinations(ad) }, (_, step) => searchCombinationAt(ad, step));
  const names = (ad: GoogleSearchAd) => all(ad).map(({ headlines }) => headlines.join(' '));

  it('are every order of three headlines and two descriptions', () => {
    const ad = aSearchAd({ headlines: unpinned('A', 'B', 'C'), descriptions: unpinned('X', 'Y') });
    expect(countSearchCombinations(ad)).toBe(12);
    expect(new Set(all(ad).map((each) => JSON.stringify(each))).size).toBe(12);
    expect(new Set(names(ad))).toEqual(new Set(['A B C', 'A C B', 'B A C', 'B C A', 'C A B', 'C B A']));
  });

  it('are as many as there can be for a full ad', () => {
    const ad = aSearchAd({
      headlines: Array.from({ length: 15 }, (_, index) => ({ text: `H${index}`, pin: null })),
      descriptions: unpinned('1', '2', '3', '4'),
    });
    expect(countSearchCombinations(ad)).toBe(15 * 14 * 13 * 4 * 3);
  });

  it('keep pinned headlines where they are pinned, and nowhere else', () => {
    const ad = aSearchAd({
      headlines: [pinned('P', 1), pinned('Q', 1), ...unpinned<3>('A', 'B')],
      descriptions: unpinned('X'),
    });
    expect(new Set(names(ad))).toEqual(new Set(['P A B', 'P B A', 'Q A B', 'Q B A']));
  });

  it('show fewer where the pins leave a position empty', () => {
    const ad = aSearchAd({ headlines: [pinned('P', 3), pinned('Q', 3), ...unpinned<3>('A')], descriptions: [] });
    expect(names(ad)).toEqual(['A P', 'A Q']);
  });

  it('show another headline with every step, round and round', () => {
    const ad = aSearchAd();
    const first = (step: number) => searchCombinationAt(ad, step).headlines[0];
    expect(first(0)).not.toBe(first(1));
    expect(searchCombinationAt(ad, -1)).toEqual(searchCombinationAt(ad, countSearchCombinations(ad) - 1));
  });

  it('leave out empty texts and show defaults', () => {
    const ad = aSearchAd({ headlines: unpinned('', 'Buy {KeyWord:Coffee}', ' '), descriptions: [] });
    expect(all(ad)).toEqual([{ headlines: ['Buy Coffee'], descriptions: [] }]);
    const empty = aSearchAd({ headlines: [], descriptions: [] });
    expect(countSearchCombinations(empty)).toBe(0);
    expect(searchCombinationAt(empty, 5)).toEqual({ headlines: [], descriptions: [] });
  });

  it('are all different, use each text once and keep to the pins', () => {
    const pin = fc.constantFrom<1 | 2 | 3 | null>(1, 2, 3, null);
    fc.assert(
      fc.property(fc.array(pin, { maxLength: 5 }), (pins) => {
        const headlines = pins.map((each, index) => ({ text: `H${index}`, pin: each }));
        const ad = aSearchAd({ headlines, descriptions: [] });
        const shown = all(ad);
        expect(new Set(names(ad)).size).toBe(shown.length);
        for (const { headlines: texts } of shown) {
          expect(new Set(texts).size).toBe(texts.length);
          const places = texts.map((text) => headlines.find((each) => each.text === text)?.pin ?? 0);
          expect(places.filter((place) => place > 0)).toEqual(places.filter((place) => place > 0).toSorted());
        }
      }),
    );
  });
});

it.each([
  ['https://www.Acme.com/deep/page?x=1', 'coffee', 'beans', 'www.acme.com/coffee/beans'],
  ['https://acme.com:8443', 'coffee', '', 'acme.com/coffee'],
  ['https://acme.com', '', 'beans', 'acme.com'],
  ['acme.com', 'coffee', '', ''],
])('shows %s with %j and %j as %j', (final_url, path1, path2, shown) => {
  expect(displayUrl({ final_url, path1, path2 })).toBe(shown);
});

it('names the domain without port and user', () => {
  expect(domainOf('https://me@Acme.com:80/x')).toBe('acme.com');
  expect(domainOf('nothing')).toBe('');
});

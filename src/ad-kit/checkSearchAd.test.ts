import type { Ad } from './ad';
import { checkAd } from './check';
import { aSearchAd, unpinned } from './testing/adBuilders';

const saidOf = (ad: Ad) => checkAd(ad).map(({ severity, field, sentence }) => `${severity} ${field}: ${sentence}`);

describe('a Google search ad', () => {
  const [first, second, third] = ['Fresh Coffee Beans', 'Roasted to Order', 'Delivered in Two Days'];
  const withHeadline = (text: string) => aSearchAd({ headlines: unpinned(first, second, third, text) });

  it.each<[string, Ad, string[]]>([
    [
      'one character too many',
      withHeadline('Fresh coffee beans by the pound'),
      ['blocks headlines[3]: Headline 4 is 1 character over Google’s limit of 30.'],
    ],
    [
      'wide characters',
      withHeadline('朝焙煎のコーヒー豆を翌日お届けします'),
      ['blocks headlines[3]: Headline 4 is 6 characters over Google’s limit of 30. Wide characters count as 2.'],
    ],
    [
      'too few headlines',
      aSearchAd({ headlines: unpinned(first, second, ' ') }),
      ['blocks headlines: Google needs at least 3 headlines; you have 2.'],
    ],
    [
      'too many descriptions',
      aSearchAd({ descriptions: unpinned('One.', 'Two.', 'Three.', 'Four.', 'Five.') }),
      ['blocks descriptions: Google allows up to 4 descriptions; you have 5.'],
    ],
    [
      'the same headline twice',
      withHeadline('Fresh  Coffee Beans '),
      [
        'blocks headlines[3]: Headline 4 repeats headline 1; Google rejects duplicates.',
        'advice headlines[3]: Headline 4 has a missing or extra space ("h  C"), which Google doesn’t allow.',
      ],
    ],
    [
      'the same headline in small letters',
      withHeadline('fresh coffee beans'),
      ['advice headlines[3]: Headline 4 repeats headline 1 except for capitalization; Google shows both less often.'],
    ],
    [
      'a second path without a first',
      aSearchAd({ path1: '' }),
      ['blocks path2: Path 2 is only shown after path 1, which is empty.'],
    ],
    [
      'a path with a space',
      aSearchAd({ path1: 'dark roast' }),
      ['advice path1: Path 1 has a space. Use one word, or join words with hyphens.'],
    ],
    ['no address', aSearchAd({ final_url: '' }), ['blocks final_url: Google needs a final URL.']],
    [
      'an address of 2,050 characters',
      aSearchAd({ final_url: `https://acme.com/${'a'.repeat(2033)}` }),
      ['blocks final_url: Final URL is 2 characters over Google’s limit of 2,048.'],
    ],
    [
      'a countdown',
      withHeadline('Ends in {COUNTDOWN(2026-12-31 23:59:59,5)}'),
      ['advice headlines[3]: Headline 4 has a countdown. Its length changes over time, so it isn’t counted here.'],
    ],
  ])('is told of %s', (_what, ad, said) => {
    expect(saidOf(ad)).toEqual(said);
  });

  it('is not told off for the braces of keyword insertion', () => {
    expect(saidOf(withHeadline('Buy {KeyWord:Single Origin Coffee} Now'))).toEqual([]);
  });

  const pinnedTo = (...pins: (1 | 2 | 3 | null)[]) =>
    aSearchAd({ headlines: pins.map((pin, index) => ({ text: `Coffee ${index + 1}`, pin })) });

  it.each<[string, Ad, string[]]>([
    [
      'all headlines pinned to one position',
      pinnedTo(1, 1, 1),
      ['advice headlines: Your pins leave 2 of 3 headline positions empty: too many are pinned to one position.'],
    ],
    [
      'one headline pinned to each position',
      pinnedTo(1, 2, 3),
      [
        'advice headlines: Your pins leave Google only one way to combine headlines. Pin two or three to a position to give it a choice.',
      ],
    ],
    ['two headlines for each position', pinnedTo(1, 1, 2, 2, 3, 3), []],
    ['one pin among free headlines', pinnedTo(1, null, null), []],
    [
      'a position that Google does not have',
      pinnedTo(4 as 3, null, null, null),
      ['blocks headlines[0]: Headline 1 is pinned to position 4; Google has positions 1 to 3.'],
    ],
  ])('with %s', (_what, ad, said) => {
    expect(saidOf(ad)).toEqual(said);
  });

  it.each([
    ['Fresh beans!!', 'blocks', 'repeats punctuation ("!!"), which Google doesn’t allow'],
    ['Really?! Yes', 'blocks', 'repeats punctuation ("?!"), which Google doesn’t allow'],
    ['Fresh beans 🫘', 'blocks', 'has an emoji (🫘), which Google doesn’t allow'],
    ['ｺｰﾋｰ beans', 'blocks', 'has half-width katakana (ｺｰﾋｰ), which Google doesn’t allow'],
    ['★ Best beans', 'blocks', 'uses "★" as decoration, which Google doesn’t allow'],
    ['*Fresh* beans', 'blocks', 'uses "*" as decoration, which Google doesn’t allow'],
    ['Call 555-123-4567', 'blocks', 'has a phone number (555-123-4567), which Google allows only in call assets'],
    [
      'Call +44 20 7946 0958',
      'blocks',
      'has a phone number (+44 20 7946 0958), which Google allows only in call assets',
    ],
    ['Click here for beans', 'blocks', 'says "Click here", which Google doesn’t allow because it’s too generic'],
    [
      'FREE DELIVERY',
      'advice',
      'has unusual capitals ("FREE DELIVERY"); Google allows them only in names, abbreviations, and codes',
    ],
    [
      'FlOwErS by post',
      'advice',
      'has unusual capitals ("lOwE"); Google allows them only in names, abbreviations, and codes',
    ],
    ['b e a n s today', 'advice', 'spells a word letter by letter ("b e a n s"), which Google doesn’t allow'],
    ['Sale,buy beans', 'advice', 'has a missing or extra space ("le,bu"), which Google doesn’t allow'],
    ['Fresh beans!', 'advice', 'has an exclamation mark, which Google has rejected in headlines'],
  ])('hears of the wording %j', (text, severity, says) => {
    expect(
      saidOf(withHeadline(text)).filter((said) => !said.includes('exclamation') || text === 'Fresh beans!'),
    ).toEqual([`${severity} headlines[3]: Headline 4 ${says}.`]);
  });

  it.each([
    '5* rated roastery',
    'NASA-grade HTML in the USA',
    'From $1,250 - 24/7',
    'Open 2019-2026, 10,000 sold',
    'Over 1 000 000 000 beans',
    'R&D — "Best of" (2026)',
    'iPhone case & eBay shop',
    'What about beans?',
    'C++ course: 100% online',
  ])('takes %j as it is', (text) => {
    expect(saidOf(withHeadline(text))).toEqual([]);
  });
});

import fc from 'fast-check';
import { fitText } from './fit';
import { measure, type Unit } from './measure';
import { splitClauses, splitSentences } from './textBreaks';
import { anyText } from './testing/anyAd';
import { processorMs } from './testing/processorMs';

it.each([
  ['leaves what fits', 'Fresh beans…', 30, 'Fresh beans…'],
  ['trims', '  Fresh beans \n', 11, 'Fresh beans'],
  ['keeps whole sentences', 'Roasted this morning. At your door on Thursday.', 40, 'Roasted this morning.'],
  ['keeps a sentence with its quote', 'We said “never again.” Then we tasted it.', 30, 'We said “never again.”'],
  ['keeps whole clauses', 'Roasted this morning, ground for your machine', 34, 'Roasted this morning'],
  [
    'prefers more words to a short sentence',
    'Hi. Coffee beans roasted the morning you order',
    30,
    'Hi. Coffee beans roasted',
  ],
  ['drops "to your" at the end', 'Coffee delivered to your office', 26, 'Coffee delivered'],
  ['drops "and the" at the end', 'Fresh beans and the best grinder', 19, 'Fresh beans'],
  ['drops a dash', 'Fresh beans – roasted by hand', 15, 'Fresh beans'],
  ['drops an ellipsis at the cut', 'Wait... there is more coffee', 14, 'Wait... there'],
  ['drops an open bracket with what is in it', 'Fresh beans (free shipping included)', 25, 'Fresh beans'],
  ['drops an open quote with what is in it', 'Our "Morning Light" blend', 14, 'Our'],
  ['drops only the bracket where nothing stands before it', '(Free shipping on all orders) today', 15, 'Free shipping'],
  ['takes an inch for no quote', 'A 5" pipe that lasts for years', 13, 'A 5" pipe'],
  ['takes an abbreviation for no sentence', 'Ask Dr. Roast about the best of our beans', 20, 'Ask Dr. Roast'],
  ['takes a decimal point for no sentence', 'Only 3.5 grams of it in each cup', 17, 'Only 3.5 grams'],
  ['takes a line for a sentence', 'Fresh beans today\nFree delivery over $30', 25, 'Fresh beans today'],
  [
    'never breaks a placeholder',
    'Buy {KeyWord:Dark Roast Coffee} here today now',
    27,
    'Buy {KeyWord:Dark Roast Coffee} here',
  ],
  ['never breaks an address', 'See https://acme.com/a/b/c today', 30, 'See https://acme.com/a/b/c'],
  ['keeps the A of a plan', 'Choose Plan A and save money now', 14, 'Choose Plan A'],
  ['keeps a word without the commas behind it', 'word,,,,,,,,,,,,,,', 4, 'word'],
  ['keeps the first word, whatever it is', 'The best beans', 5, 'The'],
  ['has nothing where the first word is too long', 'Unvergleichlichkeit', 10, ''],
  ['reads German', 'Frisch geröstet und für Sie gemahlen', 26, 'Frisch geröstet'],
  ['reads French', 'Du café frais pour les matins', 22, 'Du café frais'],
])('%s', (_what, text, limit, fitted) => {
  expect(fitText(text, limit, 'display_width').text).toBe(fitted);
});

it('cuts Japanese between words, by display width', () => {
  const { text } = fitText('朝焙煎のコーヒー豆を翌日お届けします', 30, 'display_width');
  expect(text).toMatch(/^朝焙煎の/);
  expect(measure(text, 'display_width')).toBeGreaterThan(20);
  expect(fitText('今朝焙煎。明日お届けするコーヒー豆です。', 20, 'display_width').text).toBe('今朝焙煎。');
});

it('says what was dropped', () => {
  expect(fitText('Roasted this morning. At your door on Thursday.', 40, 'graphemes')).toEqual({
    text: 'Roasted this morning.',
    dropped: 'At your door on Thursday.',
  });
  expect(fitText('Coffee delivered to your office', 26, 'graphemes').dropped).toBe('to your office');
  expect(fitText('Fits', 26, 'graphemes').dropped).toBe('');
});

const anyUnit = fc.constantFrom<Unit>('display_width', 'x_weighted', 'graphemes', 'code_points');

it('never exceeds the limit, in the unit of any platform', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), anyUnit, (text, limit, unit) => {
      expect(measure(fitText(text, limit, unit).text, unit)).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 500 },
  );
});

it("is made of the text's own words, in their order, and adds no ellipsis", () => {
  const bare = (text: string) => text.replace(/[\s(["“«「『（]/g, '');
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 300 }), anyUnit, (text, limit, unit) => {
      const fitted = fitText(text, limit, unit);
      expect(bare(text)).toContain(bare(fitted.text));
      if (fitted.dropped !== '') expect(fitted.text).not.toMatch(/(?:…|\.\.|[,;:–—(“«])$/);
    }),
    { numRuns: 500 },
  );
});

it('is empty only where the first word alone is too long', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (list, limit) => {
      const { text } = fitText(list.join(' '), limit, 'code_points');
      expect(text === '').toBe((list[0] ?? '').length > limit);
    }),
  );
});

it('loses nothing when it is given room', () => {
  fc.assert(
    fc.property(anyText, anyUnit, (text, unit) => {
      expect(fitText(text, measure(text, unit), unit)).toEqual({ text: text.trim(), dropped: '' });
    }),
  );
});

it('takes a text of 10,000 characters apart in a moment', () => {
  const texts = [
    'word '.repeat(2000),
    `a (${'word '.repeat(2000)}`,
    'x'.repeat(10_000),
    '豆'.repeat(10_000),
    `${'.'.repeat(9999)}x`,
    ', '.repeat(5000),
  ];
  const fitAll = () => {
    for (const text of texts) fitText(text, 3000, 'graphemes');
  };
  expect(processorMs(fitAll)).toBeLessThan(3000);
});

it('splits sentences and clauses', () => {
  const text = 'Roasted by hand, packed by Mr. Brown. Yours tomorrow!\nFree over $30 – always';
  expect(splitSentences(text)).toEqual([
    'Roasted by hand, packed by Mr. Brown.',
    'Yours tomorrow!',
    'Free over $30 – always',
  ]);
  expect(splitClauses(text)).toEqual([
    'Roasted by hand,',
    'packed by Mr. Brown.',
    'Yours tomorrow!',
    'Free over $30 –',
    'always',
  ]);
});

it('loses no letter when it splits', () => {
  const letters = (text: string) => text.replace(/\s/g, '');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(letters(splitClauses(text).join(''))).toBe(letters(text));
      expect(letters(splitSentences(text).join(''))).toBe(letters(text));
    }),
  );
});

import fc from 'fast-check';
import { emojiOf } from './emoji';
import { graphemesOf } from './graphemes';
import { measure, type Unit } from './measure';
import { anyText } from './testing/anyAd';

describe('display width, as Google counts', () => {
  it.each([
    ['Fresh Coffee Beans', 18],
    ['Café crème', 10],
    ['コーヒー豆', 10],
    ['新鮮な豆', 8],
    ['커피', 4],
    ['ＡＢ', 4],
    ['ｶﾌｪ', 3],
    ['€5 – off', 8],
    ['قهوة', 4],
    ['', 0],
  ])('counts %j as %i', (text, width) => {
    expect(measure(text, 'display_width')).toBe(width);
  });

  it.each([
    ['Buy {KeyWord:Chocolate}', 'Buy Chocolate'],
    ['{keyword:Dark Chocolate} Shop', 'Dark Chocolate Shop'],
    ['Now {CUSTOMIZER.Price:$10} only', 'Now $10 only'],
    ['Plumber in {LOCATION(City):Town}', 'Plumber in Town'],
    ['Ends {COUNTDOWN(2026-12-31 23:59:59,5)}', 'Ends '],
  ])('counts what %j shows at least', (text, shown) => {
    expect(measure(text, 'display_width')).toBe(shown.length);
  });

  it('takes any other braces as they are', () => {
    expect(measure('{sale}', 'display_width')).toBe(6);
  });
});

describe('weight, as X counts', () => {
  it.each([
    ['Hello world', 11],
    ['café', 4],
    ['cafe\u0301', 4],
    ['👾', 2],
    ['🙋🏽', 2],
    ['👨‍🎤', 2],
    ['👨‍👩‍👧‍👦', 2],
    ['🇩🇪', 2],
    ['咖啡', 4],
    ['“smart” – quotes…', 18],
    ['https://example.com', 23],
    ['https://example.com/very/long/path/that/goes/on/and/on?and=on', 23],
    ['Look: acme.com today', 35],
    ['Look: acme.de/now today', 35],
    ['At 9.30 a.m. e.g. here', 22],
    ['me@acme.com', 11],
  ])('counts %j as %i', (text, weight) => {
    expect(measure(text, 'x_weighted')).toBe(weight);
  });
});

describe('graphemes and code points', () => {
  it.each([
    ['👨‍👩‍👧‍👦', 1, 7],
    ['e\u0301', 1, 2],
    ['नमस्ते', 3, 6],
    ['🇩🇪!', 2, 3],
    ['plain', 5, 5],
  ])('sees %j as %i characters of %i code points', (text, graphemes, codePoints) => {
    expect([measure(text, 'graphemes'), measure(text, 'code_points')]).toEqual([graphemes, codePoints]);
  });

  it('counts as many characters as the segmenter finds', () => {
    const pieces = fc.constantFrom(
      ' ',
      '\r\n',
      '\u0301',
      '\u200D',
      '🏽',
      '👩',
      '🇩',
      '각',
      '\u11A8',
      'ก',
      'ำ',
      'न',
      'ि',
      'a',
      '1',
    );
    const texts = fc.oneof(
      anyText,
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => expect(measure(text, 'graphemes')).toBe(graphemesOf(text).length)),
      { numRuns: 1000 },
    );
  });

  it('gives back the text, character by character', () => {
    fc.assert(fc.property(anyText, (text) => expect(graphemesOf(text).join('')).toBe(text)));
  });
});

it('finds emoji, but no signs that only may be one', () => {
  expect(emojiOf('™ © 1 # 👍🏽 ❤️ ❤ 🏳️‍🌈 3️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇫🇷')).toEqual(['👍🏽', '❤️', '🏳️‍🌈', '3️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇷']);
});

it('adds up where texts are put together with a space', () => {
  const units: Unit[] = ['display_width', 'x_weighted', 'graphemes', 'code_points'];
  const words = fc.stringMatching(/^[a-z咖é豆!,]*$/u);
  fc.assert(
    fc.property(words, words, fc.constantFrom(...units), (a, b, unit) => {
      expect(measure(`${a} ${b}`, unit)).toBe(measure(a, unit) + 1 + measure(b, unit));
    }),
  );
});

it('never counts less than nothing, and an empty text as nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(measure(text, 'graphemes')).toBeLessThanOrEqual(measure(text, 'code_points'));
      expect(measure(text, 'code_points')).toBe(Array.from(text).length);
      expect(measure(text, 'x_weighted') > 0).toBe(text !== '');
    }),
  );
});

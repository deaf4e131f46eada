import fc from 'fast-check';
import type { Ad, AdFormat, AdOf } from '../ad';
import { adFormats } from '../formats';
import { anAd } from './adBuilders';

/** Texts as people and machines write them: words, any script, emoji, links, placeholders, nonsense. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'and',
        'the',
        'Coffee',
        'beans,',
        'roasted',
        'today.',
        'Great!',
        '(free',
        'shipping)',
        '—',
        '"Best"',
        '咖啡',
        'コーヒー豆',
        'กาแฟ',
        'قهوة',
        '👨‍👩‍👧‍👦',
        '🇩🇪',
        'e.g.',
        'acme.com',
        'https://acme.com/a?b=c',
        '{KeyWord:Dark Roast}',
        '{COUNTDOWN(2026-12-31 23:59:59,5)}',
        'e\u0301',
        'don’t',
        '5*',
        '!!',
        '…',
        '\n',
        '3.5',
        '“Fresh”',
        'for',
        'your',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);

/** The shape of a real ad with every text replaced. */
function withTexts(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'format' ? inner : withTexts(inner, next)]),
  );
}

/** An ad of a format whose texts are anything at all. */
function anyAdOf<Format extends AdFormat>(format: Format): fc.Arbitrary<AdOf<Format>> {
  return fc.array(anyText, { minLength: 1, maxLength: 12 }).map((texts) => {
    let index = 0;
    return withTexts(anAd(format), () => texts[index++ % texts.length] ?? '') as AdOf<Format>;
  });
}

/** An ad of any format. */
export const anyAd: fc.Arbitrary<Ad> = fc
  .constantFrom(...adFormats)
  .chain((format) => anyAdOf(format) as fc.Arbitrary<Ad>);

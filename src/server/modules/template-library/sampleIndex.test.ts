import type { Ad } from '../../../ad-kit/ad';
import { convertAd } from '../../../ad-kit/convert';
import { adFormats } from '../../../ad-kit/formats';
import { adOfTemplate, wordsIn } from '../../../ad-kit/sampleTexts';
import { aDisplayAd, aLinkedinAd, aSearchAd, unpinned } from '../../../ad-kit/testing/adBuilders';
import { sampleAds } from '../ads/sampleAds.data';
import { libraryEntries } from './content/library';
import { createSampleIndex } from './sampleIndex';

const index = createSampleIndex(libraryEntries);

const plain = { artwork: { brand: 'Halden' }, headline: '', subheadline: '', body: '' };
const fieldsIn = (...contents: Ad[]) => index.samplesIn({ ...plain, contents }).fields;

it.each(libraryEntries.map((entry) => [entry.id, entry] as const))(
  'knows all words that a template puts into formats, copied from one to another too: %s',
  (_id, { headline, subheadline, bodyText: body, shortDescription }) => {
    const source = adOfTemplate({ headline, subheadline, body, shortDescription });
    const first = adFormats.map((format): Ad => convertAd(source, format).ad);
    const second = first.flatMap((ad) => adFormats.map((format): Ad => convertAd(ad, format).ad));
    for (const ad of [...first, ...second]) {
      expect(fieldsIn(ad).map(({ field }) => field)).toEqual(wordsIn(ad).map(({ path }) => path));
    }
  },
);

it('ignores case and outer space, and nothing else', () => {
  const headlines = unpinned<1 | 2 | 3>(
    ' FRESH ROAST, every other Friday. ',
    'Fresh bread, every other Friday.',
    'Rye',
  );
  expect(fieldsIn(aSearchAd({ headlines }))).toEqual([{ format: 'google_search', field: 'headlines[0]' }]);
});

it('knows made-up businesses, and leaves names of ads alone', () => {
  expect(fieldsIn(aDisplayAd({ business_name: 'Northfold' }))).toEqual([
    { format: 'google_display', field: 'business_name' },
  ]);
  expect(fieldsIn(aLinkedinAd({ ad_name: 'Fresh roast, every other Friday.' }))).toEqual([]);
});

it('takes one or two words for anybody’s, unless something longer is a template’s', () => {
  const short = unpinned<1 | 2 | 3>('Sale', 'Fresh roast', 'Rye');
  expect(fieldsIn(aSearchAd({ headlines: short }))).toEqual([]);
  const headlines = [...short, ...unpinned<1 | 2 | 3>('Twelve kitchens, one table.')];
  expect(fieldsIn(aSearchAd({ headlines })).map(({ field }) => field)).toEqual([
    'headlines[0]',
    'headlines[1]',
    'headlines[3]',
  ]);
});

it.each(sampleAds.map((ad) => [ad.name, ad] as const))('finds nothing in a finished ad of a demo: %s', (_name, ad) => {
  expect(index.samplesIn({ ...ad, body: '' })).toEqual({ texts: [], fields: [] });
});

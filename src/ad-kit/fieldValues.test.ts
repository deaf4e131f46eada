import { valuesIn, valuesOfFields } from './fieldValues';
import { aCarouselAd, aFeedAd, aSearchAd, unpinned } from './testing/adBuilders';

describe('what stands in a field', () => {
  it('is one text, with its place', () => {
    expect(valuesIn(aFeedAd({ headline: 'Fresh' }), 'headline')).toEqual([
      { path: 'headline', index: undefined, text: 'Fresh' },
    ]);
  });

  it('is every item of a list, with empty ones', () => {
    expect(valuesIn(aSearchAd({ headlines: unpinned('One', '') }), 'headlines')).toEqual([
      { path: 'headlines[0]', index: 0, text: 'One' },
      { path: 'headlines[1]', index: 1, text: '' },
    ]);
  });

  it('is what each card says', () => {
    const ad = aCarouselAd();
    expect(valuesIn(ad, 'cards.headline')).toEqual(
      ad.cards.map(({ headline }, index) => ({ path: `cards[${index}].headline`, index, text: headline })),
    );
  });

  it('is nothing where there is no such field, or nothing was chosen', () => {
    expect(valuesIn(aFeedAd({ image: null }), 'image')).toEqual([]);
    expect(valuesIn(aFeedAd(), 'cards.headline')).toEqual([]);
  });
});

it('finds all fields of a kind, in the order of the form', () => {
  const found = valuesOfFields(aCarouselAd(), ({ kind }) => kind === 'link');
  expect([...new Set(found.map(({ field }) => field.name))]).toEqual(['cards.final_url', 'final_url']);
});

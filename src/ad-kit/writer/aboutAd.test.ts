import type { Ad } from '../ad';
import { emptyAd } from '../emptyAd';
import { adFormats, formats } from '../formats';
import { aDisplayAd, aFeedAd, anAd, aSearchAd, aTwitterAd } from '../testing/adBuilders';
import { aboutAd } from './aboutAd';
import { proseFieldsOf } from './suggest/place';
import { suggestTexts } from './suggest/suggestTexts';

const around = { campaignName: 'Spring sale', targetAudience: ' Home baristas ', brand: '' };
const named = (ad: Ad, campaignName = 'Spring sale') => aboutAd(ad, { ...around, campaignName }).productName;

describe.each(adFormats)('an ad as %s', (format) => {
  it('says what it is about', () => {
    const about = aboutAd(anAd(format), around);
    expect(about.platform).toBe(formats[format].platform);
    expect(about.targetAudience).toBe('Home baristas');
    expect(about.productName).toMatch(/Northfold/);
    expect(about.keyBenefits.length).toBeGreaterThanOrEqual(1);
    expect(about.keyBenefits.length).toBeLessThanOrEqual(6);
  });

  it('that is empty is about its campaign, and can still be written for', () => {
    const about = aboutAd(emptyAd(format), around);
    expect(about).toMatchObject({ productName: 'Spring sale', keyBenefits: [], callToAction: null });
    for (const field of proseFieldsOf(format)) {
      const place = { format, field };
      const wish = { about, place, maxCharacters: null, change: 'another', text: '', avoid: [], count: 3 } as const;
      expect(suggestTexts(wish, 's')).toHaveLength(3);
    }
  });
});

describe('the product is', () => {
  it.each<[what: string, ad: Ad, name: string]>([
    ['the business by its name', aDisplayAd({ business_name: ' Atlas Beans ' }), 'Atlas Beans'],
    ['the address', aTwitterAd({ final_url: 'https://shop.north-fold.co.uk:8443/a' }), 'North Fold'],
    [
      'the address as a text spells it',
      aFeedAd({ headline: 'By NorthFold Beans', final_url: 'https://northfoldbeans.com' }),
      'NorthFold Beans',
    ],
    [
      'the headline where the address is many businesses’',
      aFeedAd({ headline: 'Warm coffee', final_url: 'https://www.etsy.com/shop/a' }),
      'Warm coffee',
    ],
    [
      'the headline where the address is a number',
      aFeedAd({ headline: 'Warm coffee', final_url: 'http://127.0.0.1/' }),
      'Warm coffee',
    ],
    ['the headline where the address is none', aSearchAd({ final_url: 'northfold' }), 'Fresh Coffee Beans'],
    ['the campaign where nothing else is', emptyAd('instagram_story'), 'Spring sale'],
  ])('%s', (_what, ad, name) => {
    expect(named(ad)).toBe(name);
  });
});

it('the product is the brand of its artwork rather than its address', () => {
  const ad = aTwitterAd({ final_url: 'https://nfcoffee.co' });
  expect(aboutAd(ad, { ...around, brand: ' Northfold ' }).productName).toBe('Northfold');
});

it('has the button’s words as its call to action', () => {
  expect(aboutAd(aFeedAd({ call_to_action: 'GET_QUOTE' }), around).callToAction).toBe('Get quote');
});

it('takes no question, no order and nothing twice for a benefit', () => {
  const ad = aFeedAd({
    primary_text: 'Tired of stale beans? Order today. Roasted this morning. Roasted this morning!',
    headline: 'Roasted this morning',
    description: 'Free delivery over $30',
  });
  expect(aboutAd(ad, around).keyBenefits).toEqual(['Roasted this morning.', 'Free delivery over $30']);
});

it('wants emoji where the ad has some', () => {
  expect(aboutAd(aFeedAd({ headline: 'Warm ☕️' }), around).includeEmojis).toBe(true);
  expect(aboutAd(aFeedAd(), around).includeEmojis).toBe(false);
});

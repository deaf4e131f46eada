import { emptyAd } from '../../emptyAd';
import { aFeedAd, aSearchAd, unpinned } from '../../testing/adBuilders';
import { emptyBrief, type ProductBrief } from '../productBrief';
import { refillAd } from './refillAd';

const noPicture = { headline: '', subheadline: '', body: '', cta: '' };

const before: ProductBrief = {
  ...emptyBrief,
  productName: 'Northfold Coffee',
  offer: '20% off the first box',
  proof: '4.9 stars from 812 reviews',
  landingPage: 'https://northfold.example/box',
  keyBenefits: ['Skip or pause any week', 'Free shipping'],
};

const texts = {
  primary_text: 'Coffee you’ll love. Get 20% off the first box.',
  headline: 'Skip or pause any week',
  description: 'Roasted by Ana',
};
const fresh = { primary_text: 'Fresh text', headline: 'Fresh headline', description: 'Fresh description' };

const refilled = (change: Partial<ProductBrief>, own: Partial<typeof texts> = {}) => {
  const ad = aFeedAd({ ...texts, ...own });
  const { contents } = refillAd(
    { contents: [ad], picture: noPicture },
    { contents: [aFeedAd(fresh)], picture: noPicture },
    before,
    { ...before, ...change },
  );
  return { ...contents[0] };
};

it('is the same ad where the brief removes nothing', () => {
  expect(refilled({ deadline: 'Ends Sunday' })).toEqual(aFeedAd(texts));
});

it('exchanges a fact where it stands as it was typed', () => {
  expect(refilled({ offer: '25% off the first box' })).toEqual(
    aFeedAd({ ...texts, primary_text: 'Coffee you’ll love. Get 25% off the first box.' }),
  );
});

it('writes a text anew that says a fact in other words', () => {
  const said = { primary_text: 'Twenty percent? 20 % off your box!' };
  expect(refilled({ offer: '25% off the first box' }, said)).toEqual(
    aFeedAd({ ...texts, ...said, ...{ primary_text: fresh.primary_text } }),
  );
});

it('writes a text anew whose fact is gone', () => {
  expect(refilled({ keyBenefits: ['Free shipping'] })).toEqual(aFeedAd({ ...texts, headline: fresh.headline }));
});

it('knows 4.9 from 49', () => {
  const said = { description: 'From $49' };
  expect(refilled({ proof: '4.8 stars from 812 reviews' }, said)).toEqual(aFeedAd({ ...texts, ...said }));
  expect(refilled({ proof: '4.8 stars from 812 reviews' }, { description: '4.9 stars!' })).toEqual(
    aFeedAd({ ...texts, description: '4.8 stars!' }),
  );
});

it('leads to the new address, with its tags', () => {
  const address = 'https://northfold.example/box?utm_source=facebook';
  const ad = aFeedAd({ ...texts, final_url: address });
  const now = { ...before, landingPage: 'https://northfold.example/club' };
  const all = { contents: [ad], picture: noPicture };
  expect(refillAd(all, all, before, now).contents[0]).toEqual({
    ...ad,
    final_url: 'https://northfold.example/club?utm_source=facebook',
  });
});

it('keeps pins, and the words of the picture that still hold', () => {
  const ad = aSearchAd({ headlines: [{ text: '20% Off', pin: 1 }, ...unpinned<1 | 2 | 3>('Skip a Week')] });
  const now = { ...before, offer: '25% off the first box' };
  const picture = { headline: '20% off', subheadline: 'Free shipping', body: '', cta: 'Shop now' };
  const all = refillAd(
    { contents: [ad], picture },
    { contents: [emptyAd('google_search')], picture: noPicture },
    before,
    now,
  );
  expect(all).toEqual({
    contents: [{ ...ad, headlines: [{ text: '25% Off', pin: 1 }, ...unpinned('Skip a Week')] }],
    picture: { ...picture, headline: '25% off' },
  });
});

import { aSearchAd } from '../../ad-kit/testing/adBuilders';
import { anArtwork } from '../../ad-kit/testing/anArtwork';

export const password = 'correct horse';
export const artwork = anArtwork({ colours: 'clay', illustration: 'tote-bag', brand: 'Halden' });
const picture = { headline: 'Coffee that is still warm', subheadline: '', body: '', cta: 'Shop now' };
export const newCampaign = { name: 'Free Shipping Week', platform: 'google', budget: 12_000 };
export const newAd = { name: 'Fresh beans', contents: [aSearchAd()], artwork, picture };
export const brief = {
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  offer: '',
  price: '',
  deadline: '',
  proof: '',
  landing_page: '',
  tone: 'friendly',
  key_benefits: [],
  benefit_kinds: [],
  words_to_use: [],
  banned_words: [],
  required_claims: [],
};
export const copyBrief = {
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  platform: 'facebook',
  ad_type: 'display',
  key_benefits: ['Roasted the day before it ships'],
};

/** An id that nothing has. */
export const nothing = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1e';

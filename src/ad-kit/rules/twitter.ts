import { advised, hard, landscape, type Rule, ruleWriter, square } from './rule';

const checkedOn = '2026-11';
const rule = ruleWriter('twitter.image', ['twitter_image'], checkedOn);

const specifications = 'business.x.com/en/help/campaign-setup/creative-ad-specifications';
const cards = 'business.twitter.com advertiser-card-specifications (2018, web.archive.org)';
const counting = 'docs.x.com/fundamentals/counting-characters';
const sheets = 'xyzlab.com';
const addresses = 'url.spec.whatwg.org';

/** X's rules for an image with a website button. */
export const twitterRules: readonly Rule[] = [
  rule('post_text', 'count', hard(specifications, 'A'), { type: 'count', min: 1, max: 1 }),
  rule('post_text', 'length', hard(`${specifications}, ${counting}`, 'A'), {
    type: 'length',
    limit: 280,
    unit: 'x_weighted',
  }),
  rule('card_title', 'count', hard(cards, 'A'), { type: 'count', min: 1, max: 1 }),
  rule('card_title', 'length', hard(cards, 'A'), { type: 'length', limit: 70, unit: 'code_points' }),
  rule('card_title', 'cut', advised(cards, 'A'), { type: 'cut', limit: 50, unit: 'code_points' }),
  rule('final_url', 'count', hard(specifications, 'C'), { type: 'count', min: 1, max: 1 }),
  rule('final_url', 'address', hard(addresses, 'A'), { type: 'link', demands: 'address' }),
  rule('final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),
  rule('image', 'ratio', advised(sheets, 'B'), { type: 'image', demands: 'ratio', ratios: [landscape, square] }),
  rule('image', 'size', hard(specifications, 'A'), {
    type: 'image',
    demands: 'size',
    sizes: [
      { ratio: landscape, minWidth: 800, minHeight: 0 },
      { ratio: square, minWidth: 800, minHeight: 0 },
    ],
  }),
  rule('image', 'weight', hard(specifications, 'A'), { type: 'image', demands: 'weight', maxBytes: 5_242_880 }),
  rule('image', 'api_weight', advised(specifications, 'A'), { type: 'image', demands: 'weight', maxBytes: 3_145_728 }),
  rule('image', 'type', hard(specifications, 'A'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png', 'image/gif'],
  }),
];

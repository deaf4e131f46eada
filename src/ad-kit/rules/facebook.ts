import { advised, hard, landscape, portrait, type Rule, ruleWriter, square, vertical } from './rule';

const checkedOn = '2026-11';
const feedText = 'alladspecs.com, joomlafry.com, xyzlab.com/meta-ads-specs';
const storyGuide = 'facebook.com/business/ads-guide/update/image/facebook-story (copy at file-hippo.netlify.app)';
const carouselGuide =
  'facebook.com/business/ads-guide/update/carousel/instagram-story (copy at file-hippo.netlify.app)';
const sheets = 'randallreilly.com';
const ceiling = 'help.aitarget.com';
const buttons = 'developers.facebook.com/docs/marketing-api/reference/ad-creative-link-data-call-to-action';
const addresses = 'url.spec.whatwg.org';

const feedRule = ruleWriter('facebook.feed', ['facebook_feed'], checkedOn);
const storyRule = ruleWriter('facebook.story', ['facebook_story'], checkedOn);
const carouselRule = ruleWriter('facebook.carousel', ['facebook_carousel'], checkedOn);
const anyRule = ruleWriter('facebook', ['facebook_feed', 'facebook_story', 'facebook_carousel'], checkedOn);

/**
 * Facebook's rules. Meta's text lengths are what its placements show, not what they accept: its own editor takes
 * longer texts, so none of them blocks.
 */
export const facebookRules: readonly Rule[] = [
  // Feed
  feedRule('primary_text', 'count', advised(feedText, 'B'), { type: 'count', min: 1, max: 1 }),
  feedRule('primary_text', 'cut', advised(feedText, 'B'), { type: 'cut', limit: 125, unit: 'code_points' }),
  feedRule('primary_text', 'ceiling', hard(ceiling, '?'), { type: 'length', limit: 1024, unit: 'code_points' }),
  feedRule('headline', 'count', advised(feedText, 'B'), { type: 'count', min: 1, max: 1 }),
  feedRule('headline', 'cut', advised('alladspecs.com, joomlafry.com, stish.app, xyzlab.com', 'B'), {
    type: 'cut',
    limit: 27,
    unit: 'code_points',
  }),
  feedRule('headline', 'ceiling', hard(ceiling, '?'), { type: 'length', limit: 255, unit: 'code_points' }),
  feedRule('description', 'cut', advised('stish.app, xyzlab.com', 'B'), {
    type: 'cut',
    limit: 27,
    unit: 'code_points',
  }),
  feedRule('description', 'ceiling', hard(ceiling, '?'), { type: 'length', limit: 255, unit: 'code_points' }),
  feedRule('image', 'ratio', advised(feedText, 'B'), {
    type: 'image',
    demands: 'ratio',
    ratios: [square, portrait, landscape],
  }),
  feedRule('image', 'size', hard(feedText, 'B'), {
    type: 'image',
    demands: 'size',
    sizes: [
      { ratio: square, minWidth: 600, minHeight: 600 },
      { ratio: portrait, minWidth: 600, minHeight: 0 },
      { ratio: landscape, minWidth: 600, minHeight: 0 },
    ],
  }),
  feedRule('image', 'weight', hard(feedText, 'B'), { type: 'image', demands: 'weight', maxBytes: 31_457_280 }),
  feedRule('image', 'type', hard(feedText, 'B'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png'],
  }),

  // Story
  storyRule('primary_text', 'cut', advised(storyGuide, 'A'), { type: 'cut', limit: 125, unit: 'code_points' }),
  storyRule('headline', 'cut', advised(storyGuide, 'A'), { type: 'cut', limit: 40, unit: 'code_points' }),
  storyRule('image', 'ratio', advised(storyGuide, 'A'), { type: 'image', demands: 'ratio', ratios: [vertical] }),
  storyRule('image', 'size', hard(storyGuide, 'A'), {
    type: 'image',
    demands: 'size',
    sizes: [{ ratio: vertical, minWidth: 500, minHeight: 0 }],
  }),
  storyRule('image', 'weight', hard(storyGuide, 'A'), { type: 'image', demands: 'weight', maxBytes: 31_457_280 }),
  storyRule('image', 'type', hard(storyGuide, 'A'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png'],
  }),

  // Carousel
  carouselRule('primary_text', 'cut', advised(carouselGuide, 'C'), { type: 'cut', limit: 125, unit: 'code_points' }),
  carouselRule('cards', 'count', hard(carouselGuide, 'A'), { type: 'count', min: 2, max: 10 }),
  carouselRule('cards.headline', 'cut', advised(carouselGuide, 'C'), { type: 'cut', limit: 40, unit: 'code_points' }),
  carouselRule('cards.description', 'cut', advised(sheets, 'C'), { type: 'cut', limit: 20, unit: 'code_points' }),
  carouselRule('cards.final_url', 'address', hard(addresses, 'A'), { type: 'link', demands: 'address' }),
  carouselRule('cards.final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),
  carouselRule('cards.image', 'ratio', advised(feedText, 'C'), { type: 'image', demands: 'ratio', ratios: [square] }),
  carouselRule('cards.image', 'type', hard(feedText, 'B'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png'],
  }),

  // Every placement
  anyRule('call_to_action', 'choice', advised(buttons, 'A'), { type: 'choice' }),
  anyRule(
    'final_url',
    'count',
    advised('developers.facebook.com/docs/marketing-api/reference/ad-creative-link-data', 'C'),
    { type: 'count', min: 1, max: 1 },
  ),
  anyRule('final_url', 'address', hard(addresses, 'A'), { type: 'link', demands: 'address' }),
  anyRule('final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),
];

import { advised, hard, landscape, type Rule, ruleWriter, square } from './rule';

const checkedOn = '2026-11';
const searchRule = ruleWriter('google.search', ['google_search'], checkedOn);
const displayRule = ruleWriter('google.display', ['google_display'], checkedOn);

const overview = 'developers.google.com/google-ads/api/docs/responsive-search-ads/overview';
const creating = 'developers.google.com/google-ads/api/docs/responsive-search-ads/create-responsive-search-ads';
const searchReference = 'developers.google.com/google-ads/api/reference/rpc/latest/ResponsiveSearchAdInfo';
const displayHelp = 'support.google.com/google-ads/answer/17090561';
const displayReference = 'developers.google.com/google-ads/api/reference/rpc/latest/ResponsiveDisplayAdInfo';
const customizers = 'developers.google.com/google-ads/api/docs/responsive-search-ads/customize-responsive-search-ads';
const counters = 'miindigital.com/google-ads-character-counter, johnisaacson.co.uk/google-ads-character-counter';
const guide = 'lettercounter.org/blog/google-ads-character-limits-guide';
const addresses = 'url.spec.whatwg.org';

/** Google's rules; those about wording are in googleEditorial.ts. */
export const googleRules: readonly Rule[] = [
  // Responsive search ad
  searchRule('headlines', 'count', hard(overview, 'A'), { type: 'count', min: 3, max: 15 }),
  searchRule('headlines', 'length', hard(creating, 'A'), { type: 'length', limit: 30, unit: 'display_width' }),
  searchRule('headlines', 'distinct', hard(creating, 'A'), { type: 'distinct', alike: 'exactly' }),
  searchRule('headlines', 'similar', advised(creating, 'C'), { type: 'distinct', alike: 'case_only' }),
  searchRule('headlines', 'countdown', advised(customizers, 'C'), { type: 'countdown' }),
  searchRule('headlines', 'pin', hard(overview, 'A'), { type: 'pins', positions: 3, demands: 'position' }),
  searchRule('headlines', 'fillable', advised(overview, 'C'), { type: 'pins', positions: 3, demands: 'fillable' }),
  searchRule('headlines', 'choice', advised(overview, 'B'), { type: 'pins', positions: 3, demands: 'choice' }),
  searchRule('descriptions', 'count', hard(overview, 'A'), { type: 'count', min: 2, max: 4 }),
  searchRule('descriptions', 'length', hard(counters, 'B'), { type: 'length', limit: 90, unit: 'display_width' }),
  searchRule('descriptions', 'distinct', advised(creating, 'C'), { type: 'distinct', alike: 'ignoring_case' }),
  searchRule('descriptions', 'countdown', advised(customizers, 'C'), { type: 'countdown' }),
  searchRule('descriptions', 'pin', hard(overview, 'A'), { type: 'pins', positions: 2, demands: 'position' }),
  searchRule('descriptions', 'fillable', advised(overview, 'C'), { type: 'pins', positions: 2, demands: 'fillable' }),
  searchRule('path1', 'length', hard(counters, 'B'), { type: 'length', limit: 15, unit: 'display_width' }),
  searchRule('path1', 'shape', advised(searchReference, 'C'), { type: 'path' }),
  searchRule('path2', 'length', hard(counters, 'B'), { type: 'length', limit: 15, unit: 'display_width' }),
  searchRule('path2', 'shape', advised(searchReference, 'C'), { type: 'path' }),
  searchRule('path2', 'depends', hard(searchReference, 'A'), { type: 'depends', on: 'path1' }),
  searchRule('final_url', 'count', hard(searchReference, 'B'), { type: 'count', min: 1, max: 1 }),
  searchRule('final_url', 'length', hard(guide, 'B'), { type: 'length', limit: 2048, unit: 'code_points' }),
  searchRule('final_url', 'address', hard(addresses, 'A'), { type: 'link', demands: 'address' }),
  searchRule('final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),

  // Responsive display ad
  displayRule('headlines', 'count', hard(displayHelp, 'A'), { type: 'count', min: 1, max: 5 }),
  displayRule('headlines', 'length', hard(displayHelp, 'A'), { type: 'length', limit: 30, unit: 'display_width' }),
  displayRule('headlines', 'distinct', advised(creating, 'C'), { type: 'distinct', alike: 'ignoring_case' }),
  displayRule('long_headline', 'count', hard(displayHelp, 'A'), { type: 'count', min: 1, max: 1 }),
  displayRule('long_headline', 'length', hard(displayHelp, 'A'), { type: 'length', limit: 90, unit: 'display_width' }),
  displayRule('descriptions', 'count', hard(displayHelp, 'A'), { type: 'count', min: 1, max: 5 }),
  displayRule('descriptions', 'length', hard(displayHelp, 'A'), { type: 'length', limit: 90, unit: 'display_width' }),
  displayRule('business_name', 'count', hard(displayHelp, 'A'), { type: 'count', min: 1, max: 1 }),
  displayRule('business_name', 'length', hard(displayHelp, 'A'), { type: 'length', limit: 25, unit: 'display_width' }),
  displayRule('call_to_action', 'choice', advised(displayReference, 'C'), { type: 'choice' }),
  displayRule('final_url', 'count', hard(displayReference, 'B'), { type: 'count', min: 1, max: 1 }),
  displayRule('final_url', 'length', hard(guide, 'B'), { type: 'length', limit: 2048, unit: 'code_points' }),
  displayRule('final_url', 'address', hard(addresses, 'A'), { type: 'link', demands: 'address' }),
  displayRule('final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),
  displayRule('images', 'ratio', hard(displayReference, 'A'), {
    type: 'image',
    demands: 'ratio',
    ratios: [landscape, square],
  }),
  displayRule('images', 'size', hard(displayHelp, 'A'), {
    type: 'image',
    demands: 'size',
    sizes: [
      { ratio: landscape, minWidth: 600, minHeight: 314 },
      { ratio: square, minWidth: 300, minHeight: 300 },
    ],
  }),
  displayRule('images', 'type', hard(displayReference, 'A'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png', 'image/gif'],
  }),
  displayRule(
    'images',
    'weight',
    hard('support.google.com/google-ads/answer/13676244 (stated for app campaigns)', 'C'),
    { type: 'image', demands: 'weight', maxBytes: 5_242_880 },
  ),
  displayRule('images', 'every_ratio', advised(displayReference, 'C'), {
    type: 'image',
    demands: 'every_ratio',
    ratios: [landscape, square],
  }),
];

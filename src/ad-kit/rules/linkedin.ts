import { advised, hard, landscape, portrait, type Rule, ruleWriter, square } from './rule';

const checkedOn = '2026-11';
const rule = ruleWriter('linkedin.image', ['linkedin_image'], checkedOn);

const help = 'linkedin.com/help/lms/answer/a426534';
const olderHelp = 'linkedin.com/help/lms/answer/a426534 (older wording)';
const sheets = 'help.rollworks.com, veuno.com, ntooitive.com';
const addresses = 'url.spec.whatwg.org';

/**
 * LinkedIn's rules. Two versions of its help page differ on the introductory text: 600 characters with 4 emoji, and
 * 3,000 with 10. The second has the newer wording, so it blocks and the first advises.
 */
export const linkedinRules: readonly Rule[] = [
  rule('ad_name', 'length', hard(help, 'A'), { type: 'length', limit: 255, unit: 'graphemes' }),
  rule('introductory_text', 'count', hard(help, 'A'), { type: 'count', min: 1, max: 1 }),
  rule('introductory_text', 'length', hard(help, 'A'), { type: 'length', limit: 3000, unit: 'graphemes' }),
  rule('introductory_text', 'older_length', advised(olderHelp, 'A'), { type: 'length', limit: 600, unit: 'graphemes' }),
  rule('introductory_text', 'cut', advised(help, 'A'), { type: 'cut', limit: 150, unit: 'graphemes' }),
  rule('introductory_text', 'emoji', hard(help, 'A'), { type: 'emoji', max: 10 }),
  rule('introductory_text', 'older_emoji', advised(olderHelp, 'A'), { type: 'emoji', max: 4 }),
  rule('headline', 'count', hard(sheets, 'B'), { type: 'count', min: 1, max: 1 }),
  rule('headline', 'length', hard(sheets, 'B'), { type: 'length', limit: 200, unit: 'graphemes' }),
  rule('headline', 'cut', advised(sheets, 'B'), { type: 'cut', limit: 70, unit: 'graphemes' }),
  rule('description', 'length', hard('help.rollworks.com, veuno.com', 'B'), {
    type: 'length',
    limit: 300,
    unit: 'graphemes',
  }),
  rule('description', 'cut', advised('help.rollworks.com, veuno.com', 'B'), {
    type: 'cut',
    limit: 100,
    unit: 'graphemes',
  }),
  rule('call_to_action', 'count', advised('ntooitive.com', 'B'), { type: 'count', min: 1, max: 1 }),
  rule('call_to_action', 'choice', hard('ntooitive.com', 'B'), { type: 'choice' }),
  rule('final_url', 'count', hard('help.rollworks.com, ntooitive.com', 'B'), { type: 'count', min: 1, max: 1 }),
  rule('final_url', 'length', hard('help.rollworks.com, ntooitive.com', 'B'), {
    type: 'length',
    limit: 2000,
    unit: 'code_points',
  }),
  rule('final_url', 'address', hard(help, 'A'), { type: 'link', demands: 'address' }),
  rule('final_url', 'https', advised(addresses, 'C'), { type: 'link', demands: 'https' }),
  rule('image', 'ratio', advised(help, 'A'), {
    type: 'image',
    demands: 'ratio',
    ratios: [landscape, square, portrait],
  }),
  rule('image', 'size', hard(help, 'A'), {
    type: 'image',
    demands: 'size',
    sizes: [
      { ratio: landscape, minWidth: 640, minHeight: 360 },
      { ratio: square, minWidth: 360, minHeight: 360 },
      { ratio: portrait, minWidth: 360, minHeight: 640 },
    ],
  }),
  rule('image', 'weight', hard(help, 'A'), { type: 'image', demands: 'weight', maxBytes: 5_242_880 }),
  rule('image', 'type', hard(help, 'A'), {
    type: 'image',
    demands: 'type',
    types: ['image/jpeg', 'image/png', 'image/gif'],
  }),
];

import type { Topic } from './topic';

/** What holds after one has paid. */
export const guarantees: readonly Topic[] = [
  {
    id: 'money_back',
    said: [
      '(?:(?:a |our )?<length>,? )?(?<kind>money[- ]back guarantee|satisfaction guarantee|guarantee)',
      '(?<kind>money back|full refund|your money back) (?:within|for|in) <long>',
      "(?<kind>full refund|money back|your money back) (?<if>if (?:you|it|your)[\\p{L} ’']{3,40})",
    ],
    lines: [
      'A {length} {kind}. If it isn’t right, we make it right.',
      'There’s a {kind}. If it isn’t right, we make it right.',
      '{kind} within {long}. If it isn’t right, say so.',
      '{kind} {if}. The risk is ours.',
    ],
    headlines: ['{length} {kind}', '{kind} {if}'],
    sample: ['30-day money-back guarantee', 'A 30-day money-back guarantee. If it isn’t right, we make it right.'],
  },
  {
    id: 'free_returns',
    call: 'Shop now',
    said: [
      '(?<how>free|easy|simple|no-hassle|hassle-free|prepaid) (?<what>(?:\\d{1,3}-day )?(?:returns?(?: and exchanges?)?|exchanges?(?: and returns?)?|size exchanges))(?: (?:for|within) <long>)?',
      '(?<what>returns?|exchanges?) (?:for|within) <long>',
      '<length> (?<what>returns?|exchanges?|return policy|return window)',
    ],
    lines: [
      '{how} {what} within {long}. Changed your mind? Send it back.',
      '{length} {what}. You have time to change your mind.',
      '{how} {what}. Changed your mind? Send it back.',
    ],
    headlines: ['{how} {what}', '{length} {what}', '{how} {what} for {long}'],
    sample: ['Free returns', 'Free returns. Changed your mind? Send it back.'],
  },
  {
    id: 'or_free',
    said: [
      '(?<do>love it|like it|on time|right the first time|fixed right|hot|fresh|delivered|clean) (?<or>or (?:it’s free|return it free|your money back|return it|you don’t pay|we (?:come back|redo it|fix it)(?: free| for free)?|send it back))',
    ],
    lines: ['{do} {or}. That’s the deal, and we carry the risk.', 'You’re the judge. {do} {or}.'],
    headlines: ['{do} {or}'],
    sample: ['Love it or return it', 'Love it or return it. That’s the deal, and we carry the risk.'],
  },
  {
    id: 'work_guaranteed',
    said: ['(?:all )?(?:of )?(?:our )?work (?:is )?(?<what>guaranteed)(?: for <span>)?'],
    lines: [
      'Our work is {what} for {span}. Call if something isn’t right.',
      'Our work is {what}. If something isn’t right, call us.',
    ],
    headlines: ['Work {what} for {span}', 'Our work is {what}'],
    moments: ['Call us if it isn’t right'],
    sample: ['Work guaranteed for 5 years', 'Our work is guaranteed for 5 years. Call if something isn’t right.'],
  },
  {
    id: 'warranty',
    said: [
      '(?:an? |our )?<length> (?<kind>(?:limited |full |parts |labor |roof |frame |leak |battery |parts and labor |workmanship |craftsmanship )?(?:warranty|guarantee))(?: (?:on|for) (?<on>(?:all |every |our |any )?[\\p{L}]+(?: [\\p{L}]+){0,2}))?',
      '(?:an? |our )?(?<life>lifetime|limited lifetime) (?<kind>warranty|guarantee)(?: (?<onWhat>(?:on|for) (?:all |every |our )?[\\p{L}]+(?: [\\p{L}]+){0,2}))?',
    ],
    lines: ['You get a {length} {kind}.', 'You get a {length} {kind} on {on}.', 'Backed by a {life} {kind} {onWhat?}.'],
    headlines: ['{length} {kind}', '{life} {kind}', '{length} {kind} on {on}'],
    sample: ['10-year warranty', 'You get a 10-year warranty.'],
  },
  {
    id: 'lifetime_repairs',
    said: ['(?<life>(?:free )?lifetime) (?<what>repairs?|service|maintenance|adjustments|sharpening|tune-ups)'],
    lines: ['{life} {what}. Bring it back when it needs a hand.'],
    headlines: ['{life} {what}', 'Broken? {life} {what}'],
    sample: ['Lifetime repairs', 'Lifetime repairs. Bring it back when it needs a hand.'],
  },
  {
    id: 'price_match',
    said: [
      '(?:we )?(?<what>price[- ]match(?:ing)?|match any (?:written )?(?:quote|price)|beat any (?:written )?(?:quote|price))(?: guarantee)?',
      'best[- ]price (?<what>guarantee)',
    ],
    lines: ['Found it cheaper? Bring the other quote along. We {what}.'],
    headlines: ['Found it cheaper? We {what}'],
    sample: [
      'We match any written quote',
      'Found it cheaper? Bring the other quote along. We match any written quote.',
    ],
  },
];

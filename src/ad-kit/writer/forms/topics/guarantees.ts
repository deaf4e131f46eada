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
      'A {length} {kind}, so you can change your mind after using it.',
      'A {length} {kind}: if it isn’t right, you’re not stuck with it.',
      'A {kind}, so if it isn’t right, you’re not stuck with it.',
      '{kind} within {long}, so a wrong pick isn’t your loss.',
      '{kind} {if}, so trying it isn’t a gamble.',
      '{kind} {if}. The risk is ours.',
    ],
    headlines: ['{length} {kind}', '{kind} {if}'],
    sample: [
      '30-day money-back guarantee',
      'A 30-day money-back guarantee, so you can change your mind after using it.',
    ],
  },
  {
    id: 'free_returns',
    said: [
      '(?<how>free|easy|simple|no-hassle|hassle-free|prepaid) (?<what>(?:\\d{1,3}-day )?(?:returns?(?: and exchanges?)?|exchanges?(?: and returns?)?|size exchanges))(?: (?:for|within) <long>)?',
      '(?<what>returns?|exchanges?) (?:for|within) <long>',
      '<length> (?<what>returns?|exchanges?|return policy|return window)',
    ],
    lines: [
      '{how} {what}, so you can try it at home first.',
      '{how} {what} within {long}, so you can try it at home first.',
      '{what} within {long}, so there’s time to change your mind.',
      { text: '{how} {what}, so you can order two sizes and keep the one that fits.', trades: ['clothing', 'shoes'] },
      { text: '{how} {what}, so a gift can miss by a size.', trades: ['clothing', 'shoes', 'jewelry'] },
      '{length} {what}, so you can try it at home first.',
      '{length} {what}, so there’s time to change your mind.',
      '{how} {what}, so a wrong guess isn’t yours to keep.',
    ],
    headlines: ['{how} {what}', '{length} {what}', '{how} {what} for {long}'],
    sample: ['Free returns', 'Free returns, so you can try it at home first.'],
  },
  {
    id: 'or_free',
    said: [
      '(?<do>love it|like it|on time|right the first time|fixed right|hot|fresh|delivered|clean) (?<or>or (?:it’s free|return it free|your money back|return it|you don’t pay|we (?:come back|redo it|fix it)(?: free| for free)?|send it back))',
    ],
    lines: ['{do} {or}: that’s the deal, and we carry the risk.', '{do} {or}, so the first try costs you no nerve.'],
    headlines: ['{do} {or}'],
    sample: ['Love it or return it', 'Love it or return it: that’s the deal, and we carry the risk.'],
  },
  {
    id: 'work_guaranteed',
    said: ['(?:all )?(?:of )?(?:our )?work (?:is )?(?<what>guaranteed)(?: for <span>)?'],
    lines: [
      'Our work is {what} for {span}, so call if something isn’t right.',
      'Work {what} for {span}, so you have more than a handshake.',
      'Our work is {what}, so call us if something isn’t right.',
    ],
    sample: ['Work guaranteed for 5 years', 'Our work is guaranteed for 5 years, so call if something isn’t right.'],
  },
  {
    id: 'warranty',
    said: [
      '(?:an? |our )?<length> (?<kind>(?:limited |full |parts |labor |roof |frame |leak |battery |parts and labor |workmanship |craftsmanship )?(?:warranty|guarantee))(?: (?:on|for) (?<on>(?:all |every |our |any )?[\\p{L}]+(?: [\\p{L}]+){0,2}))?',
      '(?:an? |our )?(?<life>lifetime|limited lifetime) (?<kind>warranty|guarantee)(?: (?:on|for) (?<on>(?:all |every |our )?[\\p{L}]+(?: [\\p{L}]+){0,2}))?',
    ],
    lines: [
      'A {length} {kind}, so you know who to call if something gives.',
      'A {length} {kind} on {on}, so you know who to call if something gives.',
      'A {length} {kind}, so keep the receipt and forget the worry.',
      'A {life} {kind}, so you only choose once.',
      'A {life} {kind} on {on}, so you only choose once.',
    ],
    headlines: ['{length} {kind}', '{life} {kind}', '{length} {kind} on {on}'],
    sample: ['10-year warranty', 'A 10-year warranty, so you know who to call if something gives.'],
  },
  {
    id: 'lifetime_repairs',
    said: ['(?<life>(?:free )?lifetime) (?<what>repairs?|service|maintenance|adjustments|sharpening|tune-ups)'],
    lines: [
      '{life} {what}, so a broken part isn’t the end of it.',
      '{life} {what}: bring it back when it needs a hand.',
    ],
    headlines: ['{life} {what}'],
    sample: ['Lifetime repairs', 'Lifetime repairs, so a broken part isn’t the end of it.'],
  },
  {
    id: 'price_match',
    said: [
      '(?:we )?(?<what>price[- ]match(?:ing)?|match any (?:written )?(?:quote|price)|beat any (?:written )?(?:quote|price))(?: guarantee)?',
      'best[- ]price (?<what>guarantee)',
    ],
    lines: ['We {what}, so bring the other quote along.', 'Found it cheaper? Ask about the {what}.'],
    sample: ['We match any written quote', 'We match any written quote, so bring the other quote along.'],
  },
];

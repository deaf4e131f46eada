import type { Topic } from './topic';

/** Trades whose things are tried at home; who sells software has no checkout. */
const tried = ['retail', 'health', 'beauty_and_fitness', 'family_and_pets'];

/** What is free, cheaper, or there to try. */
export const offers: readonly Topic[] = [
  {
    id: 'first_free',
    said: [
      '(?:your |the )?first (?<thing>class|lesson|session|visit|month|week|box|ride|walk|cleaning|consult(?:ation)?|hour|workout|wash|cup|pint|delivery|order|meeting|call|year|night) (?:is |’s )?(?:free|on us|for free|on the house)',
    ],
    lines: ['The first {thing} is free. See how you like it.', 'New here? Your first {thing} is free.'],
    headlines: ['First {thing} free', 'Try us: first {thing} free', 'Your first {thing} is free'],
    moments: ['Try it first, then decide', 'Try us before you pay'],
    sample: ['First class free', 'The first class is free. See how you like it.'],
  },
  {
    id: 'first_off',
    said: [
      '(?<off>(?:[$€£]\\d[\\d,.]*|\\d{1,3}%|half) off) (?:of )?(?:your |the )?(?<what>first \\p{L}+(?: \\p{L}+)?)',
      '(?:your |the )?(?<what>first \\p{L}+) (?:is )?(?<off>half off|\\d{1,3}% off|[$€£]\\d[\\d.,]* off)',
    ],
    lines: ['New here? Take {off} your {what}.'],
    headlines: ['{off} your {what}', 'New here? {off} your {what}'],
    moments: ['Try us for less'],
    sample: ['20% off your first box', 'New here? Take 20% off your first box.'],
  },
  {
    id: 'first_half_price',
    said: ['(?:your |the )?(?<what>first \\p{L}+) (?:is |at )?half[- ]price', 'half[- ]price (?<what>first \\p{L}+)'],
    lines: ['New here? Your {what} is half price.'],
    headlines: ['Your {what} is half price', 'New here? Half-price {what}'],
    moments: ['Try us for less'],
    sample: ['First lesson half price', 'New here? Your first lesson is half price.'],
  },
  {
    id: 'first_costs',
    said: [
      '(?:your |the )?first (?<thing>month|week|class|lesson|visit|box|session|year|ride|cleaning|exam) (?:is |for |at |only |just )?(?<cost>[$€£]\\d[\\d,.]*)',
    ],
    lines: ['First {thing} {cost}. You can see if it suits you.'],
    headlines: ['First {thing} {cost}', 'Your first {thing}: {cost}', 'First {thing} {cost}. Then decide'],
    sample: ['First month $1', 'First month $1. You can see if it suits you.'],
  },
  {
    id: 'percent_off',
    said: [
      '(?:get |save |take |enjoy )?(?<off>(?:up to )?(?:\\d{1,3}\\s?%|[$€£]\\d[\\d,.]*|half)(?: off)?) off(?: (?<what>(?:all |every |any |select )?(?:orders?|frames|boots|shoes|everything|jackets|subscriptions?|plans?|bookings?|rooms|tickets|bundles|sitewide|storewide|pairs?|packages|memberships?)))?(?: (?<when>this week|this weekend|this month|today|in \\p{L}+|through \\p{L}+(?: \\d{1,2})?|until \\p{L}+(?: \\d{1,2})?))?',
    ],
    lines: ['Take {off} off {what}.', '{off} off {what} {when}, if you’ve had your eye on something.'],
    headlines: ['{off} off {what}', '{off} off {what} {when}', '{off} off {when}', 'Take {off} off {what}'],
    moments: ['Don’t pay full price'],
    sample: ['20% off all frames', 'Take 20% off all frames.'],
  },
  {
    id: 'two_for_one',
    said: [
      '(?<deal>two[- ]for[- ]one|2[- ]for[- ]1|bogo|buy one,? get one(?: free| half off| half price)?)(?: (?:on )?(?<what>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: ['{deal} {what?}. One for you, one for whoever comes with you.'],
    headlines: ['{deal} {what}', 'Bring a friend: {deal} {what}'],
    moments: ['Bring somebody along', 'One for you, one for a friend'],
    sample: ['Two-for-one tickets', 'Two-for-one tickets. One for you, one for whoever comes with you.'],
  },
  {
    id: 'from_price',
    said: [
      '(?<what>\\p{L}[\\p{L}-]*s(?: \\p{L}+)?|a \\p{L}+|plans|lunch|dinner|brunch|breakfast|checkups?) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)',
    ],
    lines: ['{what} {from}.'],
    headlines: ['{what} {from}'],
    sample: ['Tickets from $20', 'Tickets from $20.'],
  },
  {
    id: 'free_trial',
    said: [
      '(?:a |try our )?(?:<length> )?free trial(?:,? (?<no>no (?:credit )?card (?:needed|required)|without a (?:credit )?card))?',
      'free <length> trial',
      '(?:try (?:it |us )?)?free for <long>',
    ],
    lines: [
      'A {length} free trial. Try it first, decide later.',
      'The free trial is yours, {no}. Look around first.',
      'Free for {long}. Try it first, decide later.',
    ],
    headlines: ['{length} free trial', 'Free for {long}. Then decide', '{length} trial at no cost'],
    moments: ['Decide after you’ve used it'],
    sample: ['14-day free trial', 'A 14-day free trial. Try it first, decide later.'],
  },
  {
    id: 'night_trial',
    said: ['(?:an? )?<length> (?<kind>(?:sleep |home |risk-free |at-home )?(?:trial|test|try-on))'],
    lines: [
      { text: 'You get a {length} {kind}. Live with it first, and then you know.', trades: tried },
      { text: 'A {length} {kind}. You’ll know at home, not at checkout.', trades: tried },
    ],
    headlines: ['{length} {kind}'],
    sample: ['100-night trial', 'You get a 100-night trial. Live with it first, and then you know.'],
  },
  {
    id: 'free_quote',
    said: ['free (?<what>(?:(?:in-home|online|phone|written) )?(?:quotes?|estimates?))(?: (?:within|in) <span>)?'],
    isCalm: true,
    lines: ['Free {what}. Know the number, then decide.'],
    headlines: ['Free {what}', 'Free {what} before you decide', 'Free {what} in {span}'],
    sample: ['Free estimates', 'Free estimates. Know the number, then decide.'],
  },
  {
    id: 'free_look',
    said: [
      'free (?<what>consultations?|consults?|inspections?|assessments?|appraisals?|valuations?|design consultations?|in-home consultations?|initial consultations?|first consultations?|evaluations?|case reviews?|case evaluations?|site visits?|home visits?|measuring|fittings?|eye tests?|skin analysis|audits?|demos?)(?: (?:within|in) <span>)?',
    ],
    isCalm: true,
    lines: ['Free {what}. Ask first, decide later.'],
    headlines: ['Free {what}', 'Free {what} before you decide', 'Free {what} in {span}', 'Ask first: free {what}'],
    sample: ['Free inspections', 'Free inspections. Ask first, decide later.'],
  },
  {
    id: 'free_coffee',
    said: [
      '(?:free |complimentary )(?<what>coffee|tea|snacks|wi-?fi|cocoa|popcorn|lemonade|drinks?|beer|water|coffee and (?:tea|wi-?fi)|wi-?fi and coffee|snacks and coffee|breakfast)(?: while you wait)?',
      '(?<what>coffee|tea|snacks) (?:is |are )?(?:free|on us|on the house)',
    ],
    lines: ['Free {what} while you settle in.'],
    headlines: ['Free {what}'],
    sample: ['Free coffee', 'Free coffee while you settle in.'],
  },
  {
    id: 'free_alterations',
    said: [
      '(?:free |complimentary )(?<what>alterations|adjustments|hemming|repairs?|tune-?ups?|engraving|gift[- ]wrap(?:ping)?|gift wrap|samples?|swatches|refills|installation|setup|assembly|training|onboarding|touch-?ups?|cleanings?|test rides?|tastings?|tours?|storage|pick-?up|rescheduling|sizing|re-?sizing|lessons?|workshops?|updates|upgrades)(?: (?<when>for life|for a year|every (?:week|month|year|spring)|on (?:weekends|saturdays|sundays|fridays)|(?:in|with) (?:the|your) (?:first )?\\p{L}+|with every \\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: ['{what} {when?}? On us.'],
    headlines: ['Free {what}', 'Free {what} {when}'],
    sample: ['Free repairs', 'Repairs? On us.'],
  },
  {
    id: 'free_with_purchase',
    said: [
      '(?:a )?free (?<what>\\p{L}+(?: \\p{L}+)?) (?<when>with (?:every|each|any|your(?: first)?) \\p{L}+(?: (?:over|of) [$€£]\\d+)?)',
    ],
    lines: ['Free {what} {when}. You pay for one thing and get two.'],
    headlines: ['Free {what} {when}'],
    sample: ['Free tote with every order', 'Free tote with every order. You pay for one thing and get two.'],
  },
  {
    id: 'kids_eat_free',
    said: [
      'kids eat (?<how>free|half price|half off)(?: (?<when>(?:on )?\\p{L}+days?(?: and \\p{L}+days?)?|before \\d ?pm|every night))?',
    ],
    lines: ['Kids eat {how} {when?}. Bring them hungry.'],
    headlines: ['Kids eat {how} {when}', 'Kids eat {how}', 'Bring them hungry: kids eat {how}'],
    sample: ['Kids eat free on Tuesdays', 'Kids eat free on Tuesdays. Bring them hungry.'],
  },
  {
    id: 'referral_reward',
    said: [
      '(?<get>(?:get |earn )?[$€£]\\d[\\d,.]*(?: off| credit)?|a free (?:month|class|box)) (?:for (?:every|each) (?:friend|referral)(?: you (?:bring|refer))?|when you (?:bring|refer) a friend)',
      '(?:refer|bring) a friend(?:,| and) (?<get>get [^,]{2,24})',
    ],
    lines: ['Bring a friend and {get}.'],
    headlines: ['Bring a friend, {get}'],
    sample: ['Refer a friend, get $20', 'Bring a friend and get $20.'],
  },
];

import type { Topic } from './topic';

/** What is free, cheaper, or there to try. */
export const offers: readonly Topic[] = [
  {
    id: 'first_free',
    said: [
      '(?:your |the )?first (?<thing>class|lesson|session|visit|month|week|box|ride|walk|cleaning|consult(?:ation)?|hour|workout|wash|cup|pint|delivery|order|meeting|call|year|night) (?:is |’s )?(?:free|on us|for free|on the house)',
    ],
    lines: [
      'First {thing} free, so you can find out whether it’s for you.',
      'The first {thing} is free. Decide about the second one after it.',
      'First {thing} free: come see how it feels before you pay.',
      { text: 'First {thing} free, so you can meet the teacher before you commit.', trades: ['education', 'yoga'] },
      {
        text: 'First {thing} free, so your dog can give an opinion, too.',
        trades: ['dog_walker'],
        tones: ['casual', 'friendly'],
      },
    ],
    headlines: ['First {thing} free', 'Try it: first {thing} free'],
    sample: ['First class free', 'First class free, so you can find out whether it’s for you.'],
  },
  {
    id: 'first_off',
    said: [
      '(?<off>(?:[$€£]\\d[\\d,.]*|\\d{1,3}%|half) off) (?:of )?(?:your |the )?(?<what>first \\p{L}+(?: \\p{L}+)?)',
      '(?:your |the )?(?<what>first \\p{L}+) (?:is )?(?<off>half off|half price|\\d{1,3}% off|[$€£]\\d[\\d.,]* off)',
    ],
    lines: [
      '{off} your {what}, so trying us costs less than staying with us.',
      '{off} your {what}, for everyone who’d rather try than read on.',
      'New here? It’s {off} your {what}.',
      'Your {what} is the cheapest way to find out: {off}.',
    ],
    headlines: ['{off} your {what}', 'New here? {off} your {what}'],
    sample: ['20% off your first box', 'New here? It’s 20% off your first box.'],
  },
  {
    id: 'first_costs',
    said: [
      '(?:your |the )?first (?<thing>month|week|class|lesson|visit|box|session|year|ride|cleaning|exam) (?:is |for |at |only |just )?(?<cost>[$€£]\\d[\\d,.]*)',
    ],
    lines: [
      'First {thing} {cost}, so a try costs you little.',
      'First {thing} {cost}: see if it suits you before you pay in full.',
      { text: 'First {thing} {cost}, so the old place can be empty before the rent adds up.', trades: ['storage'] },
    ],
    headlines: ['First {thing} {cost}', 'Start here: first {thing} {cost}'],
    sample: ['First month $1', 'First month $1, so a try costs you little.'],
  },
  {
    id: 'percent_off_for',
    said: [
      '(?<off>(?:\\d{1,3}%|[$€£]\\d[\\d,.]*|half) off|discounts?) for (?<who>students|teachers|nurses|veterans|first responders|members|new customers|new members|groups|families|locals|early birds|students and teachers|seniors|nonprofits|startups|siblings|repeat customers)',
      '(?<who>student|teacher|veteran|military|member|group|family|sibling|early[- ]bird|senior|nonprofit|startup) (?<off>discounts?)(?: available)?',
    ],
    lines: ['{off} for {who}: just say so when you book.', '{off} for {who}, taken off before you pay.'],
    sample: ['10% off for teachers', '10% off for teachers, taken off before you pay.'],
  },
  {
    id: 'percent_off',
    said: [
      '(?:get |save |take |enjoy )?(?<off>(?:up to )?(?:\\d{1,3}\\s?%|[$€£]\\d[\\d,.]*|half)(?: off)?) off(?: (?<what>(?:all |every |any |select )?(?:orders?|frames|boots|shoes|everything|jackets|subscriptions?|plans?|bookings?|rooms|tickets|bundles|sitewide|storewide|pairs?|packages|memberships?)))?(?: (?<when>this week|this weekend|this month|today|in \\p{L}+|through \\p{L}+(?: \\d{1,2})?|until \\p{L}+(?: \\d{1,2})?))?',
    ],
    lines: [
      '{off} off {what} {when}, if you’ve had your eye on something.',
      '{off} off {what}, if you’ve had your eye on something.',
      '{off} off {when}, for the thing you’ve put off buying.',
      '{off} off, for the thing you’ve put off buying.',
      '{off} off {what}, taken off before you pay.',
    ],
    headlines: ['{off} off {what}', '{off} off {what} {when}', '{off} off {when}'],
    sample: ['20% off all frames', '20% off all frames, if you’ve had your eye on something.'],
  },
  {
    id: 'two_for_one',
    said: [
      '(?<deal>two[- ]for[- ]one|2[- ]for[- ]1|bogo|buy one,? get one(?: free| half off| half price)?)(?: (?:on )?(?<what>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      '{deal} {what}, so bring somebody along.',
      '{deal}, so bring somebody along.',
      '{deal} {what}: one for you, one for whoever comes with you.',
      '{deal}: one for you, one for whoever comes with you.',
    ],
    headlines: ['{deal} {what}', '{deal}: bring a friend'],
    sample: ['Two-for-one tickets', 'Two-for-one tickets, so bring somebody along.'],
  },
  {
    id: 'from_price',
    said: [
      '(?<what>\\p{L}[\\p{L}-]*s(?: \\p{L}+)?|a \\p{L}+|plans|lunch|dinner|brunch|breakfast|checkups?) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)',
    ],
    lines: [
      '{what} {from}, so you can do the sums before you come in.',
      '{what} {from}. You know the price before you ask.',
    ],
    headlines: ['{what} {from}'],
    sample: ['Tickets from $20', 'Tickets from $20. You know the price before you ask.'],
  },
  {
    id: 'free_trial',
    said: [
      '(?:a |try our )?(?:<length> )?free trial(?:,? (?<no>no (?:credit )?card (?:needed|required)|without a (?:credit )?card))?',
      'free <length> trial',
      '(?:try (?:it |us )?)?free for <long>',
    ],
    lines: [
      'A {length} free trial, so you can use it on real work before you decide.',
      'A {length} free trial: a normal week will tell you more than we can.',
      'A {length} free trial, {no}, so you can just look around.',
      'A free trial, {no}, so you can just look around.',
      'A free trial, so you can decide with your own work in it.',
      'Free for {long}, so you can use it on real work before you decide.',
      'Free for {long}: use it first, decide later.',
    ],
    headlines: ['{length} free trial', 'Free for {long}. Then decide'],
    sample: ['14-day free trial', 'A 14-day free trial, so you can use it on real work before you decide.'],
  },
  {
    id: 'night_trial',
    said: ['(?:an? )?<length> (?<kind>(?:sleep |home |risk-free |at-home )?(?:trial|test|try-on))'],
    lines: [
      'A {length} {kind}, so you can live with it before you decide.',
      { text: 'A {length} {kind}, because five minutes in a store tell you little.', trades: ['bedding', 'furniture'] },
      'A {length} {kind}. After that you’ll know.',
    ],
    headlines: ['{length} {kind}', 'Live with it: {length} {kind}'],
    sample: ['100-night trial', 'A 100-night trial, so you can live with it before you decide.'],
  },
  {
    id: 'free_estimate',
    said: [
      'free (?<what>quotes?|estimates?|consultations?|consults?|inspections?|assessments?|appraisals?|valuations?|design consultations?|in-home (?:estimates?|consultations?|quotes?)|initial consultations?|first consultations?|evaluations?|case reviews?|case evaluations?|site visits?|home visits?|measuring|fittings?|eye tests?|skin analysis|audits?|demos?)(?: (?:within|in) <span>)?',
    ],
    isCalm: true,
    lines: [
      'Free {what}, so you know what it takes before you say yes.',
      'Free {what}: ask all you want before anything costs money.',
      'Free {what} in {span}, so you can compare before the week is out.',
      'Free {what} within {span}: you know the number before you decide.',
      { text: 'Free {what}, so you know the price before a single nail comes out.', trades: ['roofer'] },
      {
        text: 'Free {what}, so you know where you stand before you hire anyone.',
        trades: ['injury_law', 'estate_law', 'immigration_law', 'law_firm'],
      },
    ],
    headlines: ['Free {what}', 'Free {what} before you decide', 'Free {what} in {span}'],
    sample: ['Free estimates', 'Free estimates, so you know what it takes before you say yes.'],
  },
  {
    id: 'free_coffee',
    said: [
      '(?:free |complimentary )(?<what>coffee|tea|snacks|wi-?fi|cocoa|popcorn|lemonade|drinks?|beer|water|coffee and (?:tea|wi-?fi)|wi-?fi and coffee|snacks and coffee|breakfast)(?: while you wait)?',
      '(?<what>coffee|tea|snacks) (?:is |are )?(?:free|on us|on the house)',
    ],
    lines: [
      'Free {what}, so there’s no rush to leave.',
      'Free {what} while you settle in.',
      'Free {what}, so leave your wallet in your pocket for once.',
    ],
    headlines: ['Free {what}'],
    sample: ['Free coffee', 'Free coffee while you settle in.'],
  },
  {
    id: 'free_alterations',
    said: [
      '(?:free |complimentary )(?<what>alterations|adjustments|hemming|repairs?|tune-?ups?|engraving|gift[- ]wrap(?:ping)?|gift wrap|samples?|swatches|refills|installation|setup|assembly|training|onboarding|touch-?ups?|cleanings?|test rides?|tastings?|tours?|storage|pick-?up|rescheduling|sizing|re-?sizing|lessons?|workshops?|updates|upgrades)(?: (?<when>for life|for a year|every (?:week|month|year|spring)|on (?:weekends|saturdays|sundays|fridays)|(?:in|with) (?:the|your) (?:first )?\\p{L}+|with every \\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      { text: 'Free {what}, so you know how it fits your stride before you buy.', trades: ['shoes'] },
      { text: 'Free {what}, so you know how it rides before you buy.', trades: ['bike_shop'] },
      { text: 'Free {what}, so you can hold the color against your own couch.', trades: ['furniture', 'bedding'] },
      'Free {what} {when}, so there’s no extra line on the receipt.',
      'Free {what}, so there’s no extra line on the receipt.',
      'Free {what}. It’s part of what you get.',
      'Free {what} {when}, so that one stays off your budget.',
    ],
    headlines: ['Free {what}', 'Free {what} {when}'],
    sample: ['Free repairs', 'Free repairs, so there’s no extra line on the receipt.'],
  },
  {
    id: 'free_with_purchase',
    said: [
      '(?:a )?free (?<what>\\p{L}+(?: \\p{L}+)?) (?<when>with (?:every|each|any|your(?: first)?) \\p{L}+(?: (?:over|of) [$€£]\\d+)?)',
    ],
    lines: [
      'A free {what} {when}, already in the bag when you open it.',
      'You pay for one thing and get two: a free {what} {when}.',
    ],
    headlines: ['Free {what} {when}'],
    sample: ['Free tote with every order', 'A free tote with every order, already in the bag when you open it.'],
  },
  {
    id: 'free_for_age',
    said: [
      '(?<who>kids|children|under[- ]\\d{1,2}s|students|members|teachers|kids (?:and|under|\\d)[\\p{L}\\d ]{1,14}|children under \\d{1,2}) (?:go |get in |are |stay |ride |fly |ski )?(?<how>free)(?: (?<when>on \\p{L}+days?|every \\p{L}+day))?',
      '(?<how>free) for (?<who>kids|children|students|members|teachers|(?:kids|children) under \\d{1,2})',
    ],
    lines: [
      '{who} get in {how}, so bring all of them.',
      'It’s {how} for {who}, so a family day costs less than it looks.',
      'It’s {how} for {who} {when}, so bring all of them.',
    ],
    headlines: ['{how} for {who}', '{who}: {how} {when}'],
    sample: ['Kids under 12 free', 'It’s free for kids under 12, so a family day costs less than it looks.'],
  },
  {
    id: 'kids_eat_free',
    said: [
      'kids eat (?<how>free|half price|half off)(?: (?<when>(?:on )?\\p{L}+days?(?: and \\p{L}+days?)?|before \\d ?pm|every night))?',
    ],
    lines: [
      'Kids eat {how} {when}, so nobody has to cook tonight.',
      'Kids eat {how}, so dinner out isn’t just for birthdays.',
      'Kids eat {how} {when}: one night without dishes.',
    ],
    headlines: ['Kids eat {how} {when}', 'Kids eat {how}'],
    sample: ['Kids eat free on Tuesdays', 'Kids eat free on Tuesdays: one night without dishes.'],
  },
  {
    id: 'free_forever',
    said: [
      '(?:free (?<how>forever|to (?:use|join|start|try|list|download))(?: (?<who>for (?:solo users|small teams|one user|individuals|teams of \\d+|up to \\d+ (?:users|people)|students)))?)',
      '(?:a )?free plan(?: (?<who>for (?:solo users|small teams|individuals|up to \\d+ (?:users|people))))?',
    ],
    lines: [
      'Free {how} {who}, so nobody has to sign off on it.',
      'Free {how}, so you can start today without asking for a budget.',
      'A free plan {who}, so you can start without asking for a budget.',
      'A free plan, so you can start without asking for a budget.',
    ],
    headlines: ['Free {how}', 'Start on the free plan'],
    sample: ['Free to join', 'Free to join, so you can start today without asking for a budget.'],
  },
  {
    id: 'bundle_price',
    said: [
      '(?<what>(?:family|monthly|annual|season|day|group|combo|lunch) (?:passes|pass|memberships?|tickets?|specials?|deals?|packages?)) (?<cost>(?:from |for )?[$€£]\\d[\\d,.]*)',
    ],
    lines: ['{what} {cost}, so you can count heads and pay once.', '{what} {cost}: come as often as it suits you.'],
    headlines: ['{what} {cost}'],
    sample: ['Family passes from $60', 'Family passes from $60, so you can count heads and pay once.'],
  },
  {
    id: 'happy_hour',
    said: [
      'happy hour(?: (?<when>(?:from )?\\d(?: ?pm)? ?(?:to|[-–]|until) ?\\d ?(?:pm|p\\.m\\.)?|(?:every day|daily|weekdays|all day|\\p{L}+days?)(?: (?:from )?\\d ?(?:to|[-–]) ?\\d(?: ?pm)?)?))?',
    ],
    lines: [
      'Happy hour {when}, so meet here before anyone heads home.',
      'Happy hour, for the hour between desk and dinner.',
    ],
    headlines: ['Happy hour {when}'],
    sample: ['Happy hour 4 to 6 pm', 'Happy hour 4 to 6 pm, so meet here before anyone heads home.'],
  },
  {
    id: 'referral_reward',
    said: [
      '(?<get>(?:get |earn )?[$€£]\\d[\\d,.]*(?: off| credit)?|a free (?:month|class|box)) (?:for (?:every|each) (?:friend|referral)(?: you (?:bring|refer))?|when you (?:bring|refer) a friend)',
      '(?:refer|bring) a friend(?:,| and) (?<get>get [^,]{2,24})',
    ],
    lines: ['Bring a friend and {get}.', 'Know someone who’d like it? Bring them and {get}.'],
    sample: ['Refer a friend, get $20', 'Bring a friend and get $20.'],
  },
];

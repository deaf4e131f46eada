import type { Topic } from './topic';

/** What is free, cheaper, or there to try. */
export const offers: readonly Topic[] = [
  {
    id: 'first_free',
    said: [
      '(?:your |the )?first (?<thing>class|lesson|session|visit|month|week|box|ride|walk|cleaning|consult(?:ation)?|hour|workout|wash|cup|pint|delivery|order|meeting|call|year|night) (?:is |’s )?(?:free|on us|for free|on the house)',
    ],
    lines: [
      'The first {thing} is free. Decide about the second one after it.',
      'Never tried it? Your first {thing} is free.',
      'The first {thing} is free. You only pay once you know you like it.',
      {
        text: 'Your first {thing} is free. Bring a friend and compare notes.',
        tones: ['casual', 'friendly'],
      },
      { text: 'Your first {thing} is free! Come and find out!', tones: ['exciting'] },
      { text: 'The first {thing} is free. Meet the teacher before you commit.', trades: ['education', 'yoga'] },
      { text: 'The first {thing} is free. Let your dog have an opinion first.', trades: ['dog_walker'] },
    ],
    headlines: ['First {thing} free', 'Try us: first {thing} free', 'Your first {thing} is free'],
    moments: ['Try it once, then decide', 'Try us before you pay'],
    sample: ['First class free', 'The first class is free. Decide about the second one after it.'],
  },
  {
    id: 'first_off',
    said: [
      '(?<off>(?:[$€£]\\d[\\d,.]*|\\d{1,3}%|half) off) (?:of )?(?:your |the )?(?<what>first \\p{L}+(?: \\p{L}+)?)',
      '(?:your |the )?(?<what>first \\p{L}+) (?:is )?(?<off>half off|half price|\\d{1,3}% off|[$€£]\\d[\\d.,]* off)',
    ],
    lines: [
      'Not sure yet? {off} your {what} makes it easy to find out.',
      'New here? It’s {off} your {what}.',
      '{off} your {what}. It’s an easy way to find out.',
      { text: '{off} your {what}! Try us once and pay less for it!', tones: ['exciting'] },
    ],
    headlines: ['{off} your {what}', 'New here? {off} your {what}'],
    moments: ['Try us for less', 'Your first one costs less'],
    sample: ['20% off your first box', 'New here? It’s 20% off your first box.'],
  },
  {
    id: 'first_costs',
    said: [
      '(?:your |the )?first (?<thing>month|week|class|lesson|visit|box|session|year|ride|cleaning|exam) (?:is |for |at |only |just )?(?<cost>[$€£]\\d[\\d,.]*)',
    ],
    lines: [
      'First {thing} {cost}. You can see if it suits you.',
      'First {thing} {cost}. Pay in full once you know it suits you.',
      { text: 'First {thing} {cost}. You can empty the old place before the rent adds up.', trades: ['storage'] },
      { text: 'The first {thing} {cost}. The second one’s up to you.', tones: ['casual'] },
      { text: 'First {thing} {cost}. Begin this week while you think about it.', tones: ['urgent'] },
      { text: 'Jump in! First {thing} {cost}!', tones: ['exciting'] },
    ],
    headlines: ['First {thing} {cost}', 'Worth a try: first {thing} {cost}', 'Your first {thing}: {cost}'],
    moments: ['Find out for small change', 'Pay in full later'],
    sample: ['First month $1', 'First month $1. You can see if it suits you.'],
  },
  {
    id: 'percent_off_for',
    said: [
      '(?<off>(?:\\d{1,3}%|[$€£]\\d[\\d,.]*|half) off|discounts?) for (?<who>students|teachers|nurses|veterans|first responders|members|new customers|new members|groups|families|locals|early birds|students and teachers|seniors|nonprofits|startups|siblings|repeat customers)',
      '(?<who>student|teacher|veteran|military|member|group|family|sibling|early[- ]bird|senior|nonprofit|startup) (?<off>discounts?)(?: available)?',
    ],
    lines: ['{off} for {who}. Just say so when you book.', '{off} for {who}, taken off before you pay.'],
    headlines: ['{off} for {who}'],
    sample: ['10% off for teachers', '10% off for teachers, taken off before you pay.'],
  },
  {
    id: 'percent_off',
    said: [
      '(?:get |save |take |enjoy )?(?<off>(?:up to )?(?:\\d{1,3}\\s?%|[$€£]\\d[\\d,.]*|half)(?: off)?) off(?: (?<what>(?:all |every |any |select )?(?:orders?|frames|boots|shoes|everything|jackets|subscriptions?|plans?|bookings?|rooms|tickets|bundles|sitewide|storewide|pairs?|packages|memberships?)))?(?: (?<when>this week|this weekend|this month|today|in \\p{L}+|through \\p{L}+(?: \\d{1,2})?|until \\p{L}+(?: \\d{1,2})?))?',
    ],
    lines: [
      '{off} off {what} {when}, if you’ve had your eye on something.',
      'You’ve had your eye on something. Today it’s {off} off {what}.',
      '{off} off {when}, for the thing you’ve put off buying.',
      'You know the thing you’ve put off buying? It’s {off} off.',
      '{off} off {what}. Go back for the one you left behind.',
    ],
    headlines: ['{off} off {what}', '{off} off {what} {when}', '{off} off {when}', 'Take {off} off {what}'],
    moments: ['Don’t pay full price', 'Buy the one you put off'],
    sample: ['20% off all frames', 'You’ve had your eye on something. Today it’s 20% off all frames.'],
  },
  {
    id: 'two_for_one',
    said: [
      '(?<deal>two[- ]for[- ]one|2[- ]for[- ]1|bogo|buy one,? get one(?: free| half off| half price)?)(?: (?:on )?(?<what>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      'Call your favorite person. It’s {deal} {what?}.',
      '{deal} {what?}. One for you, one for whoever comes with you.',
      'Don’t come alone. It’s {deal} {what?}.',
    ],
    headlines: ['{deal} {what}', '{deal}: bring a friend', 'Bring a friend: {deal} {what}'],
    moments: ['Bring somebody along', 'One for you, one for a friend'],
    sample: ['Two-for-one tickets', 'Call your favorite person. It’s two-for-one tickets.'],
  },
  {
    id: 'from_price',
    said: [
      '(?<what>\\p{L}[\\p{L}-]*s(?: \\p{L}+)?|a \\p{L}+|plans|lunch|dinner|brunch|breakfast|checkups?) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)',
    ],
    lines: ['{what} {from}.'],
    headlines: ['{what} {from}'],
    moments: [],
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
      'A {length} free trial, {no}. Use it on real work for a while, then decide.',
      'Don’t decide on a demo. A {length} free trial shows you a normal week.',
      'A {length} free trial, {no}. Look around as long as you like.',
      'The free trial is yours, {no}. Look around first.',
      'Put your own work in it and see. The trial is free.',
      'Free for {long}. Use it first, decide later.',
      'Put your own work in it for {long}, free, and then decide.',
      'A {length} free trial. A normal week will tell you more than we can.',
      { text: 'The {length} trial is free! Jump in and try everything!', tones: ['exciting'] },
    ],
    headlines: ['{length} free trial', 'Free for {long}. Then decide', 'Decide after a {length} trial'],
    moments: ['Decide after you’ve used it', 'Test it on a normal week', 'Try it on your own work'],
    sample: ['14-day free trial', 'Don’t decide on a demo. A 14-day free trial shows you a normal week.'],
  },
  {
    id: 'night_trial',
    said: ['(?:an? )?<length> (?<kind>(?:sleep |home |risk-free |at-home )?(?:trial|test|try-on))'],
    lines: [
      'You get a {length} {kind}. Live with it first, and then you know.',
      'A {length} {kind}. You’ll know at home, not at checkout.',
      { text: 'Five minutes in a store tell you little. You get a {length} {kind}.', trades: ['bedding', 'furniture'] },
      { text: 'You get a {length} {kind}. Take it home and be picky.', tones: ['casual'] },
    ],
    headlines: ['{length} {kind}', 'Live with it first: {length} {kind}', 'Decide at home: {length} {kind}'],
    moments: ['Live with it, then decide', 'Decide at home, not in a store'],
    sample: ['100-night trial', 'You get a 100-night trial. Live with it first, and then you know.'],
  },
  {
    id: 'free_estimate',
    said: [
      'free (?<what>quotes?|estimates?|consultations?|consults?|inspections?|assessments?|appraisals?|valuations?|design consultations?|in-home (?:estimates?|consultations?|quotes?)|initial consultations?|first consultations?|evaluations?|case reviews?|case evaluations?|site visits?|home visits?|measuring|fittings?|eye tests?|skin analysis|audits?|demos?)(?: (?:within|in) <span>)?',
    ],
    isCalm: true,
    lines: [
      'Free {what}. Ask all you want before anything costs money.',
      'Free {what}. You hear what it takes before you say yes.',
      'Free {what} in {span}. Compare before the week is out.',
      'You get a free {what}, and you know where you stand within {span}.',
      'Free {what}, and you’re still free to say no.',
      { text: 'Free {what}. You know the price before a single nail comes out.', trades: ['roofer'] },
      {
        text: 'Free {what}. Hear where you stand before you hire anyone.',
        trades: ['injury_law', 'estate_law', 'immigration_law', 'law_firm'],
      },
    ],
    headlines: ['Free {what}', 'Free {what} before you decide', 'Free {what} in {span}', 'Ask first: free {what}'],
    moments: ['Hear the number, then decide'],
    sample: ['Free estimates', 'Free estimates. Ask all you want before anything costs money.'],
  },
  {
    id: 'free_coffee',
    said: [
      '(?:free |complimentary )(?<what>coffee|tea|snacks|wi-?fi|cocoa|popcorn|lemonade|drinks?|beer|water|coffee and (?:tea|wi-?fi)|wi-?fi and coffee|snacks and coffee|breakfast)(?: while you wait)?',
      '(?<what>coffee|tea|snacks) (?:is |are )?(?:free|on us|on the house)',
    ],
    lines: [
      'Free {what}. Sit down and stay a while.',
      'Free {what} while you settle in.',
      'Free {what}. Leave your wallet in your pocket.',
    ],
    headlines: ['Free {what}', 'Sit down: free {what}'],
    moments: ['Sit down and stay a while'],
    sample: ['Free coffee', 'Free coffee while you settle in.'],
  },
  {
    id: 'free_alterations',
    said: [
      '(?:free |complimentary )(?<what>alterations|adjustments|hemming|repairs?|tune-?ups?|engraving|gift[- ]wrap(?:ping)?|gift wrap|samples?|swatches|refills|installation|setup|assembly|training|onboarding|touch-?ups?|cleanings?|test rides?|tastings?|tours?|storage|pick-?up|rescheduling|sizing|re-?sizing|lessons?|workshops?|updates|upgrades)(?: (?<when>for life|for a year|every (?:week|month|year|spring)|on (?:weekends|saturdays|sundays|fridays)|(?:in|with) (?:the|your) (?:first )?\\p{L}+|with every \\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      { text: 'Free {what}. Run a few yards before you buy.', trades: ['shoes'] },
      { text: 'Free {what}. Take it around the block before you buy.', trades: ['bike_shop'] },
      { text: 'Free {what}. Hold the color against your own couch first.', trades: ['furniture', 'bedding'] },
      '{what} {when?}? On us.',
      'Free {what} {when?}. All you do is ask.',
    ],
    headlines: ['Free {what}', 'Free {what} {when}'],
    sample: ['Free repairs', 'Free repairs. Run a few yards before you buy.'],
  },
  {
    id: 'free_with_purchase',
    said: [
      '(?:a )?free (?<what>\\p{L}+(?: \\p{L}+)?) (?<when>with (?:every|each|any|your(?: first)?) \\p{L}+(?: (?:over|of) [$€£]\\d+)?)',
    ],
    lines: [
      'A free {what} {when}, already in the bag when you open it.',
      'A free {what} {when}. You pay for one thing and get two.',
    ],
    headlines: ['Free {what} {when}', 'It comes with a free {what} {when}'],
    sample: ['Free tote with every order', 'A free tote with every order, already in the bag when you open it.'],
  },
  {
    id: 'free_for_age',
    said: [
      '(?<who>kids|children|under[- ]\\d{1,2}s|kids (?:and|under|\\d)[\\p{L}\\d ]{1,14}|children under \\d{1,2}) (?:go |get in |are |stay |ride |fly |ski )?(?<how>free)(?: (?<when>on \\p{L}+days?|every \\p{L}+day))?',
      '(?<how>free) for (?<who>kids|children|(?:kids|children) under \\d{1,2})',
    ],
    lines: [
      '{who} get in {how}. Bring all of them.',
      'It’s {how} for {who}. Bring the little ones.',
      'It’s {how} for {who} {when}, so a family day costs less than it looks.',
      'It’s {how} for {who} {when}. Bring the whole back seat.',
    ],
    headlines: ['{how} for {who}', '{who}: {how} {when}', 'Bring them: {how} for {who}'],
    moments: ['Bring the whole back seat', 'A family day for less'],
    sample: ['Kids under 12 free', 'Kids under 12 get in free. Bring all of them.'],
  },
  {
    id: 'kids_eat_free',
    said: [
      'kids eat (?<how>free|half price|half off)(?: (?<when>(?:on )?\\p{L}+days?(?: and \\p{L}+days?)?|before \\d ?pm|every night))?',
    ],
    lines: [
      'Kids eat {how} {when}. Nobody cooks tonight and nobody does dishes.',
      'Dinner out isn’t just for birthdays when kids eat {how}.',
      'Kids eat {how} {when?}. Bring them hungry.',
    ],
    headlines: ['Kids eat {how} {when}', 'Kids eat {how}', 'Bring them hungry: kids eat {how}'],
    moments: ['One night without dishes', 'Bring the kids hungry'],
    sample: ['Kids eat free on Tuesdays', 'Kids eat free on Tuesdays. Nobody cooks tonight and nobody does dishes.'],
  },
  {
    id: 'free_forever',
    said: [
      '(?:free (?<how>forever|to (?:use|join|start|try|list|download))(?: (?<who>for (?:solo users|small teams|one user|individuals|teams of \\d+|up to \\d+ (?:users|people)|students)))?)',
      '(?:a )?free plan(?: (?<who>for (?:solo users|small teams|individuals|up to \\d+ (?:users|people))))?',
    ],
    lines: [
      'It’s free {how} {who}. Nobody has to sign off on it.',
      'Start today without asking for a budget. It’s free {how}.',
      'There’s a free plan {who}. Start small and stay small if you like.',
      'Skip the budget meeting. There’s a free plan.',
    ],
    headlines: ['Free {how}', 'Start on the free plan', 'Free {how} {who}'],
    moments: ['Start without a budget', 'Nobody has to sign off'],
    sample: ['Free to join', 'Start today without asking for a budget. It’s free to join.'],
  },
  {
    id: 'bundle_price',
    said: [
      '(?<what>(?:family|monthly|annual|season|day|group|combo|lunch) (?:passes|pass|memberships?|tickets?|specials?|deals?|packages?)) (?<cost>(?:from |for )?[$€£]\\d[\\d,.]*)',
    ],
    lines: ['{what} {cost}. Count heads and pay once.', '{what} {cost}. Pay once and you’re set.'],
    headlines: ['{what} {cost}', 'Pay once: {what} {cost}'],
    moments: ['Count heads, pay once'],
    sample: ['Family passes from $60', 'Family passes from $60. Count heads and pay once.'],
  },
  {
    id: 'happy_hour',
    said: [
      'happy hour(?: (?<when>(?:from )?\\d(?: ?pm)? ?(?:to|[-–]|until) ?\\d ?(?:pm|p\\.m\\.)?|(?:every day|daily|weekdays|all day|\\p{L}+days?)(?: (?:from )?\\d ?(?:to|[-–]) ?\\d(?: ?pm)?)?))?',
    ],
    lines: [
      'Happy hour {when}. Nobody has to head straight home.',
      'Tell the desk you’re leaving. It’s happy hour {when}.',
      'Happy hour, for the hour between desk and dinner.',
    ],
    headlines: ['Happy hour {when}', 'Meet us for happy hour'],
    moments: ['Meet between desk and dinner'],
    sample: ['Happy hour 4 to 6 pm', 'Happy hour 4 to 6 pm. Nobody has to head straight home.'],
  },
  {
    id: 'referral_reward',
    said: [
      '(?<get>(?:get |earn )?[$€£]\\d[\\d,.]*(?: off| credit)?|a free (?:month|class|box)) (?:for (?:every|each) (?:friend|referral)(?: you (?:bring|refer))?|when you (?:bring|refer) a friend)',
      '(?:refer|bring) a friend(?:,| and) (?<get>get [^,]{2,24})',
    ],
    lines: ['Bring a friend and {get}.', 'Know someone who’d like it? Bring them and {get}.'],
    headlines: ['Bring a friend, {get}'],
    sample: ['Refer a friend, get $20', 'Bring a friend and get $20.'],
  },
];

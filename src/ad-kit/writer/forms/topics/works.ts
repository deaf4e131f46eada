import type { Topic } from './topic';

/** What software, offices, money, and things do for those who use them. */
export const works: readonly Topic[] = [
  {
    id: 'everything_in_one_dashboard',
    said: [
      '(?<do>see|watch|track|manage|follow) (?<what>(?:every|all|all your|your) [\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?<where>in one (?:place|dashboard|view|app|screen|inbox))',
    ],
    lines: ['{do} {what} {where}. You stop hunting through tabs.'],
    headlines: ['{do} {what} {where}'],
    moments: ['Stop hunting through tabs'],
    sample: ['See every deploy in one dashboard', 'See every deploy in one dashboard. You stop hunting through tabs.'],
  },
  {
    id: 'done_with_any_phone',
    said: [
      '(?<do>count|scan|log|check|approve|sign|order|track|manage) (?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?<how>(?:with|from|on|by) (?:any|your|a) phone)',
    ],
    lines: ['{do} {what} {how}. You already carry the equipment.'],
    headlines: ['{do} {what} {how}'],
    moments: ['You already carry all it takes'],
    sample: ['Count stock with any phone', 'Count stock with any phone. You already carry the equipment.'],
  },
  {
    id: 'live_in_a_day',
    said: [
      '(?:you’re |be )?(?<what>live|up and running|set up|running|online) (?<when>(?:in|within) (?:one|a|two|three|\\d{1,2}) (?:days?|hours?|weeks?|afternoon|morning|minutes?)|the same day|by tomorrow)',
    ],
    lines: ['{what} {when}. Not next quarter.'],
    headlines: ['{what} {when}'],
    sample: ['Live in one day', 'Live in one day. Not next quarter.'],
  },
  {
    id: 'cuts_time_by',
    said: [
      '(?<do>cuts|reduces|shortens) (?<what>(?:\\p{L}+ ){0,2}(?:time|work|hours|paperwork|downtime|costs?|waste|errors|no-shows)) by (?<much>\\d{1,3}%|half|a third)',
    ],
    lines: ['{do} {what} by {much}. Think what you’d do with the rest.'],
    headlines: ['{do} {what} by {much}'],
    sample: ['Cuts incident time by 40%', 'Cuts incident time by 40%. Think what you’d do with the rest.'],
  },
  {
    id: 'invoices_in_seconds',
    said: [
      '(?:send )?(?<what>invoices|quotes|estimates|proposals|reports|payslips|receipts) in (?<time>\\d{1,3} (?:seconds|minutes|clicks)|seconds|minutes|one click)',
    ],
    lines: ['{what} in {time}. Then you’re back at the real work.'],
    headlines: ['{what} in {time}'],
    sample: ['Invoices in 30 seconds', 'Invoices in 30 seconds. Then you’re back at the real work.'],
  },
  {
    id: 'real_person_reviews',
    said: [
      '(?:an? )?(?<kind>real|licensed|human) (?<who>CPA|accountant|lawyer|attorney|person|human|editor|doctor|nurse|engineer) (?<do>reviews|checks|reads|answers|signs) (?<what>it|every (?:return|page|order|ticket|report|call)|your (?:return|file|case|questions)|the phone)',
    ],
    lines: ['A {kind} {who} {do} {what}. You’re not on your own with it.'],
    headlines: ['A {kind} {who} {do} {what}'],
    moments: ['You’re not on your own'],
    sample: ['A real CPA reviews it', 'A real CPA reviews it. You’re not on your own with it.'],
  },
  {
    id: 'answers_letters',
    said: [
      'we (?<do>answer|handle|deal with|reply to) (?<whose>IRS|insurance|tax|bank|court|government|your) (?<what>letters|calls|claims|paperwork|mail|notices)',
    ],
    lines: [
      'We {do} {whose} {what}. You can leave the envelope to us.',
      'We {do} {whose} {what}. You get on with your week.',
    ],
    headlines: ['We {do} {whose} {what}'],
    sample: ['We answer IRS letters', 'We answer IRS letters. You get on with your week.'],
  },
  {
    id: 'fee_only',
    said: ['fee[- ]only (?<who>advis[oe]rs?|planners?|planning|advice)'],
    lines: ['Fee-only {who}. Paid by you, and by nobody else.'],
    headlines: ['Fee-only {who}'],
    sample: ['Fee-only advisors', 'Fee-only advisors. Paid by you, and by nobody else.'],
  },
  {
    id: 'written_plan',
    said: [
      '(?:an? )?(?<kind>written|personal|custom|full|clear) (?<what>plan|report|estimate|quote|summary) (?<when>(?:in|within) (?:\\d{1,2}|one|two|three|a) (?:days?|hours?|weeks?))',
    ],
    lines: ['A {kind} {what} {when}. Something to hold in your hands.'],
    headlines: ['{kind} {what} {when}'],
    sample: ['Written plan in two weeks', 'A written plan in two weeks. Something to hold in your hands.'],
  },
  {
    id: 'no_low_balance',
    said: ['(?<what>early direct deposit|mobile deposit|instant transfers)'],
    lines: ['{what}. Your money is there when you need it.'],
    headlines: ['{what}'],
    sample: ['Early direct deposit', 'Early direct deposit. Your money is there when you need it.'],
  },
  {
    id: 'compares_companies',
    said: ['(?:we )?compares? (?<n>\\d{1,3}\\+?) (?<what>companies|insurers|lenders|carriers|providers|quotes|plans)'],
    lines: ['Compare {n} {what} in one go. One form instead of {n}.'],
    headlines: ['Compare {n} {what}'],
    moments: ['One form instead of many'],
    sample: ['Compare 20 companies', 'Compare 20 companies in one go. One form instead of 20.'],
  },
  {
    id: 'first_time_help',
    said: [
      'first[- ]time (?<who>buyer|homebuyer|renter|seller|investor) (?<what>help|programs?|loans?|guide|workshops?)',
    ],
    lines: ['First-time {who} {what}. No question is too basic.'],
    headlines: ['First-time {who} {what}'],
    moments: ['No question is too basic'],
    sample: ['First time buyer help', 'First-time buyer help. No question is too basic.'],
  },
  {
    id: 'in_unit_laundry',
    said: ['in[- ]unit (?<what>laundry|washer and dryer|washers? (?:and|&) dryers?)'],
    lines: ['In-unit {what}. No more quarters.'],
    headlines: ['In-unit {what}'],
    moments: ['No more quarters'],
    sample: ['In unit laundry', 'In-unit laundry. No more quarters.'],
  },
  {
    id: 'phone_booths',
    said: [
      '(?<what>phone booths|quiet rooms|meeting rooms|call booths|private offices)(?: for (?<use>calls|meetings|focus))?',
    ],
    lines: ['{what} for {use}. You can say it out loud.', '{what}. You can close a door.'],
    headlines: ['{what} for {use}', '{what}'],
    sample: ['Phone booths for calls', 'Phone booths for calls. You can say it out loud.'],
  },
  {
    id: 'keeps_cold_or_hot',
    said: [
      'keeps? (?<what>drinks|coffee|water|food|tea|soup|ice) (?<how>cold|hot|warm|frozen|fresh) (?:for )?(?<time>\\d{1,3} (?:hours?|days?)|all day|overnight)',
    ],
    lines: ['Keeps {what} {how} for {time}. The last sip is like the first.'],
    headlines: ['Keeps {what} {how} for {time}'],
    sample: ['Keeps drinks cold 24 hours', 'Keeps drinks cold for 24 hours. The last sip is like the first.'],
  },
  {
    id: 'fits_any',
    said: [
      'fits (?:any|every|most) (?<what>(?:\\p{L}+ ){0,1}(?:laptop|bike|car|sink|stroller|phone|mattress|door|window|cup holder|backpack|faucet)s?)',
    ],
    lines: ['Fits any {what}. Yours is no exception.'],
    headlines: ['Fits any {what}'],
    sample: ['Fits any laptop', 'Fits any laptop. Yours is no exception.'],
  },
  {
    id: 'stays_cool',
    said: [
      '(?<do>stays|sleeps|keeps) (?<how>cool|warm|dry|fresh|sharp|put|crisp)(?: (?<when>all night|all day|all summer|in the rain))?',
    ],
    lines: ['It {do} {how} {when?}. You notice it by not noticing.'],
    headlines: ['{do} {how} {when?}'],
    sample: ['Stays cool', 'It stays cool. You notice it by not noticing.'],
  },
  {
    id: 'new_every_week',
    said: [
      'new (?<what>arrivals|menus?|flavors|titles|designs|recipes|plants|beers|stock) (?<when>every (?:week|day|month|friday|season)|weekly|daily)',
    ],
    lines: ['New {what} {when}. There’s always a reason to look again.'],
    headlines: ['New {what} {when}'],
    moments: ['A reason to look again'],
    sample: ['New arrivals every week', 'New arrivals every week. There’s always a reason to look again.'],
  },
  {
    id: 'organic_or_clean',
    said: [
      '(?<how>organic|all-natural|natural|eco[- ]friendly|non-?toxic|plant-based) (?<what>products|ingredients|cleaners|materials|meals|treats|skincare|dyes|cotton)',
    ],
    lines: ['{how} {what}. Read the label, and you’ll know every word.', '{how} {what}. Go ahead and read the label.'],
    headlines: ['{how} {what}'],
    moments: ['Go ahead, read the label'],
    sample: ['Organic products', 'Organic products. Go ahead and read the label.'],
  },
  {
    id: 'handwritten_card',
    said: [
      '(?:an? )?(?:free )?(?<kind>handwritten|personal|printed) (?<what>card|note|message)(?: (?<more>included|with every (?:order|bouquet|gift)))?',
    ],
    lines: [
      'A {kind} {what} comes {more?} with it. You only find the words.',
      'A {kind} {what}. You only find the words.',
    ],
    headlines: ['{kind} {what} {more?}'],
    sample: ['Handwritten card', 'A handwritten card. You only find the words.'],
  },
  {
    id: 'tested_by_kids',
    said: [
      '(?<who>kid|toddler|dog|cat|chef|teacher)[- ](?<how>tested|approved) (?<what>recipes|meals|toys|treats|lessons|snacks|menus?)',
    ],
    lines: ['{who}-{how} {what}. The toughest judges have said yes.'],
    headlines: ['{who}-{how} {what}'],
    sample: ['Kid tested recipes', 'Kid-tested recipes. The toughest judges have said yes.'],
  },
  {
    id: 'single_origin',
    said: [
      'single[- ](?<what>farm|origin|estate|vineyard) (?<of>teas?|coffees?|chocolate|cocoa|honey|olive oil|wines?)(?: from (?<where>\\p{Lu}\\p{L}+))?',
    ],
    lines: [
      'Single-{what} {of} from {where}. You can taste one place.',
      'Single-{what} {of}. You can taste one place.',
    ],
    headlines: ['Single-{what} {of} from {where}', 'Single-{what} {of}'],
    moments: ['Taste one place'],
    sample: ['Single-farm teas from Taiwan', 'Single-farm teas from Taiwan. You can taste one place.'],
  },
  {
    id: 'mail_in',
    said: ['(?<do>mail|send) (?:it |them |yours )?in from anywhere'],
    lines: ['{do} yours in from anywhere. Your mailbox is our front counter.'],
    headlines: ['{do} yours in from anywhere'],
    sample: ['Mail in from anywhere', 'Mail yours in from anywhere. Your mailbox is our front counter.'],
  },
  {
    id: 'delivered_next_day',
    said: [
      '(?<what>(?:aerial |edited |drone |listing )?(?:photos|video|proofs|drafts|files|footage)) (?<when>(?:the )?next (?:day|morning)|in (?:24|48) hours|the same day|same day)',
    ],
    lines: ['{what} {when}. You can post while it’s fresh.'],
    headlines: ['{what} {when}'],
    sample: ['Aerial photos next day', 'Aerial photos next day. You can post while it’s fresh.'],
  },
  {
    id: 'printed_in_days',
    said: [
      '(?<what>\\p{L}+) designed and (?<how>printed|built|made|installed|sewn) (?<when>in \\d{1,2} (?:days|weeks)|in house)',
    ],
    lines: ['{what} designed and {how} {when}. One shop, one deadline.'],
    headlines: ['{what} designed and {how} {when}'],
    sample: ['Menus designed and printed in 5 days', 'Menus designed and printed in 5 days. One shop, one deadline.'],
  },
  {
    id: 'test_ride',
    said: [
      '(?:free )?test[- ](?<do>ride|drive) (?<what>any (?:bike|car|model|truck|scooter)|(?:it )?at home|before you buy)',
    ],
    lines: ['Test {do} {what}. You know within a block.'],
    headlines: ['Test {do} {what}'],
    sample: ['Test ride any bike', 'Test ride any bike. You know within a block.'],
  },
  {
    id: 'trade_in_any',
    said: ['(?:we take )?trade[- ]ins? (?<what>any (?:car|bike|phone|guitar|mattress)|welcome|accepted)'],
    lines: ['Trade-ins {what}. Your old one pays for part of the new.'],
    headlines: ['Trade-ins {what}'],
    sample: ['Trade-ins welcome', 'Trade-ins welcome. Your old one pays for part of the new.'],
  },
];

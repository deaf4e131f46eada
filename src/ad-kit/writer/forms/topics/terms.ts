import type { Topic } from './topic';

/** What one signs, owes and gets back. */
export const terms: readonly Topic[] = [
  {
    id: 'no_contract',
    said: [
      'no (?<what>(?:long[- ]term |annual |yearly |lock-in |long )?(?:contracts?|commitments?|minimums?|lock-?ins?|subscriptions?|memberships?|leases?))(?: (?:needed|required|to sign|ever))?',
    ],
    lines: [
      'No {what}, so you stay only as long as it works for you.',
      'No {what}. If things change, you’re free to go.',
      'No {what} to read twice before you start.',
      { text: 'No {what}, so a busy month doesn’t cost you a year.', trades: ['gym', 'yoga', 'spa_massage'] },
    ],
    headlines: ['No {what}. Stay if you like it', 'No {what}'],
    sample: ['No contracts', 'No contracts, so you stay only as long as it works for you.'],
  },
  {
    id: 'cancel_anytime',
    said: [
      '(?:(?<also>pause or|skip or) )?cancel (?<when>anytime|any ?time|at any time|whenever you (?:like|want)|with one click|online|in one click)',
    ],
    lines: [
      '{also?} cancel {when}, so starting isn’t a big decision.',
      '{also?} cancel {when}. There’s no phone call to dread.',
      'You can {also?} cancel {when}, even if it’s only because plans changed.',
    ],
    headlines: ['{also?} cancel {when}'],
    sample: ['Cancel anytime', 'Cancel anytime, so starting isn’t a big decision.'],
  },
  {
    id: 'free_cancellation',
    said: ['(?<free>free|easy) (?:cancellation|cancelation)(?: (?<when>up to .{1,20} before|until .{1,20}|anytime))?'],
    lines: [
      '{free} cancellation {when?}, even if the babysitter gets sick.',
      '{free} cancellation {when?}, so you can book before everyone has answered.',
    ],
    headlines: ['{free} cancellation {when?}'],
    sample: ['Free cancellation', 'Free cancellation, even if the babysitter gets sick.'],
  },
  {
    id: 'skip_any',
    said: [
      '(?<do>skip|pause|skip or pause|pause or skip|pause or cancel|skip or cancel) (?:any|a) (?<what>week|month|box|delivery|time|order|shipment)',
      '(?<do>skip|pause|skip or pause) (?<what>anytime|whenever you (?:like|travel))',
    ],
    lines: [
      '{do} any {what} you’re away, and nothing piles up at the door.',
      '{do} any {what}, for vacations and full fridges.',
      '{do} any {what} that’s already full, and pick up again after it.',
      '{do} any {what}. Your plans don’t have to fit ours.',
      '{do} any {what} you don’t need it.',
      '{do} any {what} you’re out of town.',
      '{do} any {what} the shelf is full.',
    ],
    headlines: ['Away? {do} any {what}', '{do} any {what}'],
    sample: ['Skip any week', 'Skip any week you’re away, and nothing piles up at the door.'],
  },
  {
    id: 'month_to_month',
    said: [
      '(?<how>month[- ]to[- ]month|week[- ]to[- ]week|pay[- ]as[- ]you[- ]go|by the (?:day|hour|week|month|minute|mile)|pay by the (?:day|hour|week|month|minute|mile)|pay per (?:class|visit|use|ride|session|lesson|night))(?: (?<kind>plans?|leases?|rentals?|contracts?|memberships?|terms|pricing|units?|billing|rates?))?',
    ],
    lines: [
      '{how} {kind}, so you pay for the time you need.',
      '{how}, so you pay for the time you need.',
      '{how} {kind}: stay a season or a year.',
      '{how}: use it a little, pay a little.',
    ],
    headlines: ['{how} {kind}', '{how}'],
    sample: ['Month-to-month leases', 'Month-to-month leases, so you pay for the time you need.'],
  },
  {
    id: 'no_fees',
    said: [
      '(?<no>no|zero) (?<what>(?:hidden|setup|sign-?up|joining|cleaning|booking|delivery|late|monthly|annual|service|closing|overdraft|enrollment|cancellation|initiation|application|surprise|extra|transaction|foreign transaction|maintenance|travel|trip|resort|listing|account|per-user|origination|prepayment|startup|overage)(?:,? (?:or|and) \\p{L}+)? (?:fees?|costs?|charges?|penalt(?:y|ies)))',
      '(?<no>no|zero) (?<what>fees|surcharges?|upcharges?|markups?|commissions?|add-ons|surprises on the bill|surprise bills?|surprises|upsells?|upselling)',
    ],
    isCalm: true,
    lines: [
      '{no} {what}, so you can compare the real price.',
      '{no} {what}. The price you see is the one to plan with.',
      '{no} {what}, so nothing new turns up on the bill.',
    ],
    headlines: ['{no} {what}', '{no} {what} on the bill'],
    sample: ['No hidden fees', 'No hidden fees, so nothing new turns up on the bill.'],
  },
  {
    id: 'flat_price',
    said: [
      '(?:one |simple |clear |transparent |honest )?(?<kind>(?:flat|fixed|set|upfront|up-front|flat-rate|all-inclusive|clear|transparent|honest|all-in|itemized) (?:prices?|pricing|fees?|rates?|quotes?|costs?|estimates?|bills?|invoices?))(?: (?<when>before (?:we|work) (?:starts?|begins?)|up ?front|agreed (?:up ?front|in advance)|per (?:project|job|room|month)|for (?:every|each) job|(?:given )?in writing))?',
      'prices? (?<kind>agreed (?:in advance|before we start|up ?front)|in writing)',
    ],
    isCalm: true,
    lines: [
      '{kind} {when}, so you’re not adding it up in your head.',
      '{kind}, so you know the total before work starts.',
      '{kind}: you can say yes or no before anything begins.',
      '{kind} {when}, so the last number is the first one you heard.',
      { text: '{kind}, so a long phone call doesn’t turn into a long invoice.', trades: ['professional_services'] },
    ],
    headlines: ['{kind} {when}', '{kind}, no guessing'],
    sample: ['Flat fees', 'Flat fees, so you know the total before work starts.'],
  },
  {
    id: 'you_know_price',
    said: [
      '(?:you )?(?:know|see|hear|get) the (?:full |exact |total )?(?<what>price|cost|total) (?<when>before (?:we start|you book|work begins|you pay|you commit|we begin)|up ?front|first)',
    ],
    lines: [
      'You hear the {what} {when}, so it’s still yours to say no.',
      'The {what} comes {when}: no envelope to dread.',
    ],
    headlines: ['The {what} comes {when}'],
    sample: [
      'You know the price before we start',
      'You hear the price before we start, so it’s still yours to say no.',
    ],
  },
  {
    id: 'no_win_no_fee',
    said: [
      '(?:there’s )?no (?<what>fees?|charge|cost|payment|bill) (?<unless>unless (?:we|you) (?:win|sell|get paid|recover(?: money)?|collect)|until (?:we|you) (?:win|sell|get paid))',
      'you (?:don’t pay|pay nothing|only pay|pay only) (?<unless>unless we win|until we win|if we win|when we win|when you win|if you win)',
    ],
    isCalm: true,
    lines: [
      'No {what} {unless}, so asking for help isn’t one more bill.',
      'No {what} {unless}: the risk is ours.',
      { text: 'No {what} {unless}, so you can pay the rent while the case goes on.', trades: ['injury_law'] },
      'You pay only {unless}, so the risk is ours.',
    ],
    headlines: ['No {what} {unless}'],
    sample: ['No fee unless we win', 'No fee unless we win: the risk is ours.'],
  },
  {
    id: 'pay_after',
    said: [
      "(?:you )?(?:(?<only>only) )?pay (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24}|nothing until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|later)",
      "(?:you )?pay (?<only>only) (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24})",
      "no (?<money>payment|money|deposit) (?<until>until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|down|up ?front|needed|required)",
    ],
    lines: [
      'You pay {only?} {when}, so it’s on us to get it right.',
      'Pay {only?} {when}. Until then, the risk is ours.',
      'Pay {only?} {when}, so nothing leaves your account before that.',
      'No {money} {until}, so you can start with what’s in your account.',
      'No {money} {until}, so your savings stay where they are for now.',
    ],
    headlines: ['Pay {only?} {when}', 'No {money} {until}'],
    sample: ['Pay after the job is done', 'You pay after the job is done, so it’s on us to get it right.'],
  },
  {
    id: 'payment_plans',
    said: [
      '(?<what>(?:flexible |easy |monthly |interest-free |affordable )?(?:payment plans?|installments?|financing|monthly payments|payment options))(?: (?:are )?(?<how>available|offered|from [$€£]\\d[\\d.,]*(?: ?(?:a|per|/) ?month)?|with no interest))?',
    ],
    isCalm: true,
    lines: [
      '{what} {how?}, so it needn’t wait until you’ve saved up.',
      '{what} {how?}, so it needn’t all come out of one paycheck.',
    ],
    headlines: ['{what} {how?}'],
    sample: ['Payment plans available', 'Payment plans available, so it needn’t all come out of one paycheck.'],
  },
  {
    id: 'pay_in_parts',
    said: [
      '(?:pay|split payments) (?<how>over (?:\\d+|two|three|four|six) months|in (?:\\d+|two|three|four) (?:installments|payments)|monthly|over time|in installments)',
    ],
    isCalm: true,
    lines: ['Pay {how}, so it needn’t all come out of one paycheck.'],
    headlines: ['Pay {how}'],
    sample: ['Pay in four installments', 'Pay in four installments, so it needn’t all come out of one paycheck.'],
  },
  {
    id: 'zero_interest',
    said: [
      '(?<what>(?:0|zero|no)\\s?%? (?:interest|financing|apr))(?: (?:financing |interest )?for <long>)?(?: available)?',
      '(?<down>(?:[$€£]0|zero|nothing|no money) down)',
    ],
    lines: [
      '{what} for {long}, so waiting wouldn’t save you anything.',
      '{what}, so spreading it out costs no more.',
      '{down}, so you can start with your savings untouched.',
      '{down}, so a start doesn’t empty your account.',
    ],
    headlines: ['{what} for {long}', '{down}'],
    sample: ['0% financing for 12 months', '0% financing for 12 months, so waiting wouldn’t save you anything.'],
  },
  {
    id: 'insurance_accepted',
    said: [
      '(?:we (?:accept|take|work with) |accepts )(?<what>(?:most |all |all major |most major )?(?:insurance(?: plans)?|insurers|hsa(?: and fsa| or fsa|/fsa)?(?: cards?)?|medicare|medicaid|ebt|fsa))',
      '(?<what>(?:most |all major |all )?(?:insurance(?: plans?)?|hsa and fsa|hsa/fsa|medicare|medicaid|ebt)) (?:is |are )?(?:accepted|welcome|taken)',
    ],
    isCalm: true,
    lines: [
      'We take {what}, so bring your card and ask.',
      '{what} accepted, so it doesn’t all come out of your pocket.',
      'We accept {what}, so the first visit can start with your card.',
    ],
    headlines: ['{what} accepted', 'We take {what}'],
    sample: ['Accepts most insurance', 'We take most insurance, so bring your card and ask.'],
  },
  {
    id: 'insurance_billing',
    said: [
      'we (?<do>bill|handle|deal with|file with|work with|talk to|call) (?:your |the )?(?<who>insurance(?: (?:company|companies|claims?|paperwork))?|insurers?|claims?|paperwork)(?: (?:directly|for you))?',
    ],
    isCalm: true,
    lines: [
      'We {do} your {who}, so you don’t sit on hold with them.',
      'We {do} the {who}, so the forms don’t end up on your kitchen table.',
    ],
    headlines: ['We {do} your {who}'],
    sample: [
      'We handle the insurance paperwork',
      'We handle the insurance paperwork, so the forms don’t end up on your kitchen table.',
    ],
  },
  {
    id: 'deposit',
    said: [
      '(?:only |just )?(?:a )?(?<cost>[$€£]\\d[\\d,.]*|small|refundable|fully refundable) (?<what>deposit|deposits|security deposit|down payment)(?: (?<why>holds your (?:spot|date|room|seat)|to (?:start|book|hold your date)))?',
      'no (?<what>security deposit|deposit|down payment)',
    ],
    lines: [
      'A {cost} {what} {why}, so you can decide before you’ve saved it all.',
      'A {cost} {what}, so a start doesn’t empty your account.',
      'No {what}, so a start doesn’t have to wait for payday.',
    ],
    headlines: ['No {what}'],
    sample: ['No security deposit', 'No security deposit, so a start doesn’t have to wait for payday.'],
  },
];

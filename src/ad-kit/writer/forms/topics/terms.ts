import type { Topic } from './topic';

/** What one signs, owes and gets back. */
export const terms: readonly Topic[] = [
  {
    id: 'no_contract',
    said: [
      'no (?<what>(?:long[- ]term |annual |yearly |lock-in |long )?(?:contracts?|commitments?|minimums?|lock-?ins?|subscriptions?|memberships?|leases?))(?: (?:needed|required|to sign|ever))?',
    ],
    lines: ['No {what}. If things change, you’re free to go.', 'No {what}. You stay because it works for you.'],
    headlines: ['No {what}. Stay if you like it', 'No {what}'],
    moments: ['Stay because you like it'],
    sample: ['No contracts', 'No contracts. If things change, you’re free to go.'],
  },
  {
    id: 'cancel_anytime',
    said: [
      '(?:(?<also>pause or|skip or) )?cancel (?<when>anytime|any ?time|at any time|whenever you (?:like|want)|with one click|online|in one click)',
    ],
    lines: ['You can {also?} cancel {when}. Stay as long as it works for you.'],
    headlines: ['{also?} cancel {when}', 'Plans changed? Cancel {when}'],
    sample: ['Cancel anytime', 'You can cancel anytime. Stay as long as it works for you.'],
  },
  {
    id: 'skip_any',
    said: [
      '(?<do>skip|pause|skip or pause|pause or skip|pause or cancel|skip or cancel) (?:any|a) (?<what>week|month|box|delivery|time|order|shipment)',
    ],
    lines: ['{do} any {what}. Your plans don’t have to fit ours.'],
    headlines: ['Away? {do} any {what}', '{do} any {what}'],
    sample: ['Skip any week', 'Skip any week. Your plans don’t have to fit ours.'],
  },
  {
    id: 'month_to_month',
    said: [
      '(?<how>month[- ]to[- ]month|week[- ]to[- ]week|pay[- ]as[- ]you[- ]go|by the (?:day|hour|week|month|minute|mile)|pay by the (?:day|hour|week|month|minute|mile)|pay per (?:class|visit|use|ride|session|lesson|night))(?: (?<kind>plans?|leases?|rentals?|contracts?|memberships?|terms|pricing|units?|billing|rates?))?',
    ],
    lines: ['{how} {kind?}. You pay for the time you need.'],
    headlines: ['{how} {kind}', '{how}'],
    sample: ['Month-to-month leases', 'Month-to-month leases. You pay for the time you need.'],
  },
  {
    id: 'no_fees',
    said: [
      '(?<no>no|zero) (?<what>(?:hidden|setup|sign-?up|joining|cleaning|booking|delivery|late|monthly|annual|service|closing|overdraft|enrollment|cancellation|initiation|application|surprise|extra|transaction|foreign transaction|maintenance|travel|trip|resort|listing|account|per-user|origination|prepayment|startup|overage)(?:,? (?:or|and) \\p{L}+)? (?:fees?|costs?|charges?|penalt(?:y|ies)))',
      '(?<no>no|zero) (?<what>fees|surcharges?|upcharges?|markups?|commissions?|add-ons|surprises on the bill|surprise bills?|surprises|upsells?|upselling)',
    ],
    isCalm: true,
    lines: ['{no} {what}. Compare us by the whole price.'],
    headlines: ['{no} {what}'],
    moments: ['Compare the whole price'],
    sample: ['No hidden fees', 'No hidden fees. Compare us by the whole price.'],
  },
  {
    id: 'flat_price',
    said: [
      '(?:one |simple |clear |transparent |honest )?(?<kind>(?:flat|fixed|set|upfront|up-front|flat-rate|all-inclusive|clear|transparent|honest|all-in|itemized) (?:prices?|pricing|fees?|rates?|quotes?|costs?|estimates?|bills?|invoices?))(?: (?<when>before (?:we|work) (?:starts?|begins?)|up ?front|agreed (?:up ?front|in advance)|per (?:project|job|room|month)|for (?:every|each) job|(?:given )?in writing))?',
      'prices? (?<kind>agreed (?:in advance|before we start|up ?front)|in writing)',
    ],
    isCalm: true,
    lines: ['{kind}. You know the total before work starts.'],
    headlines: ['{kind} {when}', '{kind}, no guessing'],
    moments: ['Know the total before we start'],
    sample: ['Flat fees', 'Flat fees. You know the total before work starts.'],
  },
  {
    id: 'you_know_price',
    said: [
      '(?:you )?(?:know|see|hear|get) the (?:full |exact |total )?(?<what>price|cost|total) (?<when>before (?:we start|you book|work begins|you pay|you commit|we begin)|up ?front|first)',
    ],
    lines: ['You hear the {what} {when}, and it’s still yours to say no.'],
    headlines: ['The {what} comes {when}', 'Hear the {what} {when}'],
    moments: ['Say yes or no to a number'],
    sample: [
      'You know the price before we start',
      'You hear the price before we start, and it’s still yours to say no.',
    ],
  },
  {
    id: 'no_win_no_fee',
    said: [
      '(?:there’s )?no (?<what>fees?|charge|cost|payment|bill) (?<unless>unless (?:we|you) (?:win|sell|get paid|recover(?: money)?|collect)|until (?:we|you) (?:win|sell|get paid))',
      'you (?:don’t pay|pay nothing|only pay|pay only) (?<unless>unless we win|until we win|if we win|when we win|when you win|if you win)',
    ],
    isCalm: true,
    lines: ['No {what} {unless}. The risk is ours.', 'You pay only {unless}. Until then, the risk is ours.'],
    headlines: ['No {what} {unless}', 'You pay only {unless}'],
    moments: ['You pay when we win'],
    sample: ['No fee unless we win', 'No fee unless we win. The risk is ours.'],
  },
  {
    id: 'pay_after',
    said: [
      "(?:you )?(?:(?<only>only) )?pay (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24}|nothing until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|later)",
      "(?:you )?pay (?<only>only) (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24})",
      "no (?<money>payment|money|deposit) (?<until>until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|down|up ?front|needed|required)",
    ],
    lines: ['Pay {only?} {when}. Until then, the risk is ours.', 'Nothing up front. You pay {only?} {when}.'],
    headlines: ['Pay {only?} {when}', 'No {money} {until}'],
    sample: ['Pay after the job is done', 'Pay after the job is done. Until then, the risk is ours.'],
  },
  {
    id: 'payment_plans',
    said: [
      '(?<what>(?:flexible |easy |monthly |interest-free |affordable )?(?:payment plans?|installments?|financing|monthly payments|payment options))(?: (?:are )?(?<how>available|offered|from [$€£]\\d[\\d.,]*(?: ?(?:a|per|/) ?month)?|with no interest))?',
    ],
    isCalm: true,
    lines: ['{what} {how?}. You don’t have to save up first.'],
    headlines: ['{what} {how?}'],
    sample: ['Payment plans available', 'Payment plans available. You don’t have to save up first.'],
  },
  {
    id: 'pay_in_parts',
    said: [
      '(?:pay|split payments) (?<how>over (?:\\d+|two|three|four|six) months|in (?:\\d+|two|three|four) (?:installments|payments)|monthly|over time|in installments)',
    ],
    isCalm: true,
    lines: ['You pay {how}.'],
    headlines: ['Pay {how}'],
    sample: ['Pay in four installments', 'You pay in four installments.'],
  },
  {
    id: 'zero_interest',
    said: [
      '(?<what>(?:0|zero|no)\\s?%? (?:interest|financing|apr))(?: (?:financing |interest )?for <long>)?(?: available)?',
      '(?<down>(?:[$€£]0|zero|nothing|no money) down)',
    ],
    lines: ['{what} for {long}, so you pay it off bit by bit.', '{down}. Nothing to pay on day one.'],
    headlines: ['{what} for {long}', '{down}'],
    sample: ['0% financing for 12 months', '0% financing for 12 months, so you pay it off bit by bit.'],
  },
  {
    id: 'insurance_accepted',
    said: [
      '(?:we (?:accept|take|work with) |accepts )(?<what>(?:most |all |all major |most major )?(?:insurance(?: plans)?|insurers|hsa(?: and fsa| or fsa|/fsa)?(?: cards?)?|medicare|medicaid|ebt|fsa))',
      '(?<what>(?:most |all major |all )?(?:insurance(?: plans?)?|hsa and fsa|hsa/fsa|medicare|medicaid|ebt)) (?:is |are )?(?:accepted|welcome|taken)',
    ],
    isCalm: true,
    lines: ['We take {what}.'],
    headlines: ['We take {what}', 'Bring your card: we take {what}'],
    sample: ['Accepts most insurance', 'We take most insurance.'],
  },
  {
    id: 'deposit',
    said: [
      '(?:only |just )?(?:a )?(?<cost>[$€£]\\d[\\d,.]*|small|refundable|fully refundable) (?<what>deposit|deposits|security deposit|down payment)(?: (?<why>holds your (?:spot|date|room|seat)|to (?:start|book|hold your date)))?',
      'no (?<what>security deposit|deposit|down payment)',
    ],
    lines: ['No {what}. That money stays in your account.', 'A {cost} {what} gets you started.'],
    headlines: ['No {what}', '{cost} {what}', '{cost} {what} {why}'],
    sample: ['No security deposit', 'No security deposit. That money stays in your account.'],
  },
];

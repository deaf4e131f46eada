import type { Topic } from './topic';

/** What one signs, owes and gets back. */
export const terms: readonly Topic[] = [
  {
    id: 'no_contract',
    said: [
      'no (?<what>(?:long[- ]term |annual |yearly |lock-in |long )?(?:contracts?|commitments?|minimums?|lock-?ins?|subscriptions?|memberships?|leases?))(?: (?:needed|required|to sign|ever))?',
    ],
    lines: [
      'No {what}. If things change, you’re free to go.',
      'No {what}. You stay because it works for you.',
      'No {what}. You don’t have to plan a year ahead.',
      { text: 'No {what}. A busy month doesn’t cost you a year.', trades: ['gym', 'yoga', 'spa_massage'] },
      { text: 'There are no {what}. Not feeling it anymore? You can go.', tones: ['casual'] },
      { text: 'No {what}! Come for the fun and stay for the fun!', tones: ['exciting'] },
    ],
    headlines: ['No {what}. Stay if you like it', 'No {what}', 'Leave whenever: no {what}'],
    moments: ['Leave whenever you want', 'Stay because you like it'],
    sample: ['No contracts', 'No contracts. If things change, you’re free to go.'],
  },
  {
    id: 'cancel_anytime',
    said: [
      '(?:(?<also>pause or|skip or) )?cancel (?<when>anytime|any ?time|at any time|whenever you (?:like|want)|with one click|online|in one click)',
    ],
    lines: [
      '{also?} cancel {when}. Start now, change your mind whenever.',
      'You can {also?} cancel {when}, even if it’s only because plans changed.',
      'You can {also?} cancel {when}. Start now and see.',
    ],
    headlines: ['{also?} cancel {when}', 'Plans changed? Cancel {when}'],
    moments: ['Leave without a phone call', 'Change your mind anytime'],
    sample: ['Cancel anytime', 'You can cancel anytime, even if it’s only because plans changed.'],
  },
  {
    id: 'free_cancellation',
    said: ['(?<free>free|easy) (?:cancellation|cancelation)(?: (?<when>up to .{1,20} before|until .{1,20}|anytime))?'],
    lines: [
      'The babysitter got sick? {free} cancellation {when?}.',
      'You get {free} cancellation {when?}. Book before everyone has answered.',
    ],
    headlines: ['{free} cancellation {when?}', 'Book now: {free} cancellation'],
    moments: ['Book before everyone answers'],
    sample: ['Free cancellation', 'The babysitter got sick? Free cancellation.'],
  },
  {
    id: 'skip_any',
    said: [
      '(?<do>skip|pause|skip or pause|pause or skip|pause or cancel|skip or cancel) (?:any|a) (?<what>week|month|box|delivery|time|order|shipment)',
    ],
    lines: [
      '{do} any {what} you like. You’re away and nothing piles up at the door.',
      '{do} any {what} that’s already full, and pick up again after it.',
      'Vacation? Full fridge? {do} any {what}.',
      '{do} any {what}. Your plans don’t have to fit ours.',
      { text: '{do} any {what}. Your month changes, and so does your order.', tones: ['professional'] },
      { text: 'Off to your mom’s? Just {do} any {what} you don’t need.', tones: ['casual'] },
      { text: '{do} any {what}! Go away, come back, carry on!', tones: ['exciting'] },
      { text: 'Start now and {do} any {what} you’re out of town.', tones: ['urgent'] },
      { text: '{do} any {what} you’re away. We’ll be here when you’re back.', tones: ['friendly'] },
    ],
    headlines: ['Away? {do} any {what}', '{do} any {what}', 'Full fridge? {do} any {what}'],
    moments: ['Go on vacation, we’ll wait', 'Pause while you’re away'],
    sample: ['Skip any week', 'Skip any week you like. You’re away and nothing piles up at the door.'],
  },
  {
    id: 'month_to_month',
    said: [
      '(?<how>month[- ]to[- ]month|week[- ]to[- ]week|pay[- ]as[- ]you[- ]go|by the (?:day|hour|week|month|minute|mile)|pay by the (?:day|hour|week|month|minute|mile)|pay per (?:class|visit|use|ride|session|lesson|night))(?: (?<kind>plans?|leases?|rentals?|contracts?|memberships?|terms|pricing|units?|billing|rates?))?',
    ],
    lines: [
      '{how} {kind?}. You pay for the time you need.',
      '{how} {kind}. Stay a season or a year.',
      '{how}. Use it a little, pay a little.',
      '{how} {kind?}. Stay a season or a year, you decide as you go.',
    ],
    headlines: ['{how} {kind}', '{how}', 'Stay a season: {how} {kind?}'],
    moments: ['Pay for the time you need', 'Stay a season or a year'],
    sample: ['Month-to-month leases', 'Month-to-month leases. You pay for the time you need.'],
  },
  {
    id: 'no_fees',
    said: [
      '(?<no>no|zero) (?<what>(?:hidden|setup|sign-?up|joining|cleaning|booking|delivery|late|monthly|annual|service|closing|overdraft|enrollment|cancellation|initiation|application|surprise|extra|transaction|foreign transaction|maintenance|travel|trip|resort|listing|account|per-user|origination|prepayment|startup|overage)(?:,? (?:or|and) \\p{L}+)? (?:fees?|costs?|charges?|penalt(?:y|ies)))',
      '(?<no>no|zero) (?<what>fees|surcharges?|upcharges?|markups?|commissions?|add-ons|surprises on the bill|surprise bills?|surprises|upsells?|upselling)',
    ],
    isCalm: true,
    lines: [
      '{no} {what}. The price you see is the one to plan with.',
      '{no} {what}. Nothing new turns up when the bill comes.',
      '{no} {what}. Compare us by the whole price.',
    ],
    headlines: ['{no} {what}', '{no} {what} on the bill', 'The whole price: {no} {what}'],
    moments: ['Compare the whole price', 'Plan with the price you see', 'Nothing new on the bill'],
    sample: ['No hidden fees', 'No hidden fees. The price you see is the one to plan with.'],
  },
  {
    id: 'flat_price',
    said: [
      '(?:one |simple |clear |transparent |honest )?(?<kind>(?:flat|fixed|set|upfront|up-front|flat-rate|all-inclusive|clear|transparent|honest|all-in|itemized) (?:prices?|pricing|fees?|rates?|quotes?|costs?|estimates?|bills?|invoices?))(?: (?<when>before (?:we|work) (?:starts?|begins?)|up ?front|agreed (?:up ?front|in advance)|per (?:project|job|room|month)|for (?:every|each) job|(?:given )?in writing))?',
      'prices? (?<kind>agreed (?:in advance|before we start|up ?front)|in writing)',
    ],
    isCalm: true,
    lines: [
      '{kind} {when?}. You can say yes or no before anything begins.',
      '{kind} {when?}. You won’t be adding it up in your head.',
      '{kind}. The last number you hear is the first one.',
      '{kind}. You know the total before work starts.',
      {
        text: 'Call as often as you need to. With {kind}, the invoice doesn’t grow.',
        trades: ['professional_services'],
      },
    ],
    headlines: ['{kind} {when}', '{kind}, no guessing', 'One number: {kind}'],
    moments: ['Know the total before we start', 'The first number is the last', 'A bill you’ve already seen'],
    sample: ['Flat fees', 'Flat fees. You can say yes or no before anything begins.'],
  },
  {
    id: 'you_know_price',
    said: [
      '(?:you )?(?:know|see|hear|get) the (?:full |exact |total )?(?<what>price|cost|total) (?<when>before (?:we start|you book|work begins|you pay|you commit|we begin)|up ?front|first)',
    ],
    lines: [
      'You hear the {what} {when}, and it’s still yours to say no.',
      'The {what} comes {when}. No envelope to dread.',
    ],
    headlines: ['The {what} comes {when}', 'Hear the {what} {when}'],
    moments: ['Say yes or no to a number', 'No envelope to dread'],
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
    lines: [
      'You call, you tell us what happened, and no {what} comes {unless}.',
      'No {what} {unless}. The risk is ours.',
      { text: 'No {what} {unless}. You can pay the rent while the case goes on.', trades: ['injury_law'] },
      'You pay only {unless}. Until then, the risk is ours.',
    ],
    headlines: ['No {what} {unless}', 'You pay only {unless}'],
    moments: ['The risk is ours', 'You pay when we win'],
    sample: ['No fee unless we win', 'No fee unless we win. The risk is ours.'],
  },
  {
    id: 'pay_after',
    said: [
      "(?:you )?(?:(?<only>only) )?pay (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24}|nothing until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|later)",
      "(?:you )?pay (?<only>only) (?<when>(?:after|when|once) (?:you’re |you |the |your |it’s )(?!.*\\b(?:or|and)\\b)[\\p{L} ’']{3,24})",
      "no (?<money>payment|money|deposit) (?<until>until (?:you’re |you |the |it’s )[\\p{L} ’']{3,24}|down|up ?front|needed|required)",
    ],
    lines: [
      'Pay {only?} {when}. Until then, the risk is ours.',
      'Nothing up front. You pay {only?} {when}.',
      'No {money} {until}. Start with what’s in your account.',
      'No {money} {until}. Your savings stay where they are.',
    ],
    headlines: ['Pay {only?} {when}', 'No {money} {until}'],
    moments: ['Look first, pay later'],
    sample: ['Pay after the job is done', 'Pay after the job is done. Until then, the risk is ours.'],
  },
  {
    id: 'payment_plans',
    said: [
      '(?<what>(?:flexible |easy |monthly |interest-free |affordable )?(?:payment plans?|installments?|financing|monthly payments|payment options))(?: (?:are )?(?<how>available|offered|from [$€£]\\d[\\d.,]*(?: ?(?:a|per|/) ?month)?|with no interest))?',
    ],
    isCalm: true,
    lines: [
      '{what} {how?}. You don’t have to save up first.',
      '{what} {how?}. You don’t have to pay it all from one paycheck.',
    ],
    headlines: ['{what} {how?}', 'Start now: {what} {how?}'],
    moments: ['Start without saving up first', 'Spread the bill over months'],
    sample: ['Payment plans available', 'Payment plans available. You don’t have to save up first.'],
  },
  {
    id: 'pay_in_parts',
    said: [
      '(?:pay|split payments) (?<how>over (?:\\d+|two|three|four|six) months|in (?:\\d+|two|three|four) (?:installments|payments)|monthly|over time|in installments)',
    ],
    isCalm: true,
    lines: ['Pay {how}, and keep the rest of this paycheck.', 'You pay {how}. One big bill becomes smaller ones.'],
    headlines: ['Pay {how}'],
    moments: ['Keep some of this paycheck'],
    sample: ['Pay in four installments', 'Pay in four installments, and keep the rest of this paycheck.'],
  },
  {
    id: 'zero_interest',
    said: [
      '(?<what>(?:0|zero|no)\\s?%? (?:interest|financing|apr))(?: (?:financing |interest )?for <long>)?(?: available)?',
      '(?<down>(?:[$€£]0|zero|nothing|no money) down)',
    ],
    lines: [
      '{what} for {long}. You pay the price and nothing on top.',
      '{what}. Spread it out and it costs no more.',
      '{down}. Start with your savings untouched.',
      '{down}. Your account doesn’t notice the start.',
    ],
    headlines: ['{what} for {long}', '{down}', '{what}: nothing on top'],
    moments: ['Start with savings untouched'],
    sample: ['0% financing for 12 months', '0% financing for 12 months. You pay the price and nothing on top.'],
  },
  {
    id: 'insurance_accepted',
    said: [
      '(?:we (?:accept|take|work with) |accepts )(?<what>(?:most |all |all major |most major )?(?:insurance(?: plans)?|insurers|hsa(?: and fsa| or fsa|/fsa)?(?: cards?)?|medicare|medicaid|ebt|fsa))',
      '(?<what>(?:most |all major |all )?(?:insurance(?: plans?)?|hsa and fsa|hsa/fsa|medicare|medicaid|ebt)) (?:is |are )?(?:accepted|welcome|taken)',
    ],
    isCalm: true,
    lines: [
      'We take {what}. Bring your card and ask at the desk.',
      'We take {what}. Your plan is probably on our list.',
    ],
    headlines: ['{what} accepted', 'We take {what}', 'Bring your card: we take {what}'],
    moments: ['Bring your insurance card', 'Your insurance card works here'],
    sample: ['Accepts most insurance', 'We take most insurance. Bring your card and ask at the desk.'],
  },
  {
    id: 'insurance_billing',
    said: [
      'we (?<do>bill|handle|deal with|file with|work with|talk to|call) (?:your |the )?(?<who>insurance(?: (?:company|companies|claims?|paperwork))?|insurers?|claims?|paperwork)(?: (?:directly|for you))?',
    ],
    isCalm: true,
    lines: [
      'You don’t sit on hold with them. We {do} your {who}.',
      'We {do} the {who}. The forms don’t end up on your kitchen table.',
    ],
    headlines: ['We {do} your {who}', 'Skip the hold: we {do} your {who}'],
    moments: ['No hold music for you', 'We do the insurance forms'],
    sample: [
      'We handle the insurance paperwork',
      'You don’t sit on hold with them. We handle your insurance paperwork.',
    ],
  },
  {
    id: 'deposit',
    said: [
      '(?:only |just )?(?:a )?(?<cost>[$€£]\\d[\\d,.]*|small|refundable|fully refundable) (?<what>deposit|deposits|security deposit|down payment)(?: (?<why>holds your (?:spot|date|room|seat)|to (?:start|book|hold your date)))?',
      'no (?<what>security deposit|deposit|down payment)',
    ],
    lines: [
      'A {cost} {what} {why}. You can decide before you’ve saved it all.',
      'A {cost} {what} gets you started.',
      'No {what}. You don’t have to wait for payday.',
    ],
    headlines: ['No {what}', '{cost} {what}', '{cost} {what} {why}'],
    sample: ['No security deposit', 'No security deposit. You don’t have to wait for payday.'],
  },
];

import type { Topic } from './topic';

/** Smaller things that decide a day: when, where and how one pays. */
export const details: readonly Topic[] = [
  {
    id: 'late_checkout',
    said: ['(?<when>late|early|flexible) (?<what>check-?out|check-?in)'],
    lines: [
      'The last day is still a day: {when} {what}.',
      'Nobody sits on a suitcase in the lobby. You get {when} {what}.',
    ],
    headlines: ['{when} {what}', 'Sleep in: {when} {what}'],
    moments: ['Sleep in on the last day'],
    sample: ['Late checkout', 'The last day is still a day: late checkout.'],
  },
  {
    id: 'view_of',
    said: [
      '(?<what>rooms|tables|balconies|suites|cabins|seats|apartments|offices) with (?:a )?views?(?: of (?<of>(?:the )?\\p{L}+))?',
      '(?<of>ocean|lake|mountain|river|skyline|harbor|garden|city|sunset) views?',
    ],
    lines: [
      'Leave the curtains open: {what} with a view of {of}.',
      'Leave the curtains open: {what} with a view.',
      'Leave the curtains open. You wake up to {of} views.',
    ],
    headlines: ['{of} views', '{what} with a view', 'Curtains open: {of} views'],
    sample: ['Rooms with a view of the harbor', 'Leave the curtains open: rooms with a view of the harbor.'],
  },
  {
    id: 'loaners',
    said: ['(?<free>free )?loaner (?<what>cars?|bikes?|glasses|phones?|laptops?)'],
    lines: [
      'You still get to work: {free?} loaner {what}.',
      'The repair doesn’t park your whole week. Ask for {free?} loaner {what}.',
    ],
    headlines: ['{free?} loaner {what}', 'Still get to work: loaner {what}'],
    moments: ['You still get to work'],
    sample: ['Loaner cars', 'You still get to work: loaner cars.'],
  },
  {
    id: 'told_when_ready',
    said: [
      '(?:we |it )?(?:sends?|get) (?:you )?an? (?<what>text|email|message|alert) when (?<when>it’s ready|it’s done|we’re done|you’re up|your table is ready|your order is ready)',
    ],
    lines: ['Take a walk till then. You get a {what} when {when}.', 'You don’t call and ask: a {what} when {when}.'],
    headlines: ['A {what} when {when}'],
    sample: ['Sends a text when it’s ready', 'Take a walk till then. You get a text when it’s ready.'],
  },
  {
    id: 'never_needs',
    said: ['never needs (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)'],
    lines: ['That’s one chore you can forget: it never needs {what}.', 'Never needs {what}. Use it and put it away.'],
    headlines: ['Never needs {what}', 'One chore gone: no {what}'],
    moments: ['One chore you can forget'],
    sample: ['Never needs sharpening', 'Never needs sharpening. Use it and put it away.'],
  },
  {
    id: 'blocks_light',
    said: ['blocks (?<what>all light|the light|light|the sun|the morning sun|street ?light|noise|street noise)'],
    lines: ['The morning starts when you do: blocks {what}.', 'You sleep past sunrise. It blocks {what}.'],
    headlines: ['Blocks {what}', 'Sleep in: blocks {what}'],
    moments: ['Sleep past sunrise', 'Morning starts when you do'],
    sample: ['Blocks all light', 'The morning starts when you do: blocks all light.'],
  },
  {
    id: 'pay_how',
    said: [
      'pay (?<how>(?:by |with |in )?(?:card|cash|phone|check|apple pay|venmo)(?:(?:, | or |, or )(?:card|cash|phone|check|apple pay|venmo)){1,2})',
      '(?:cash|all cards?|apple pay) (?<how>welcome)',
    ],
    lines: [
      'What’s in your pocket will do: pay {how}.',
      'You don’t hunt for an ATM. Pay {how}.',
      'What’s in your pocket will do: {how}.',
    ],
    headlines: ['Pay {how}'],
    sample: ['Pay by card or phone', 'What’s in your pocket will do: pay by card or phone.'],
  },
  {
    id: 'from_home',
    said: [
      '(?<what>watch|learn|study|train|tour|visit|shop|sign|bank|apply|try (?:it|them|on \\d+ \\p{L}+|\\d+ \\p{L}+)(?: on)?) (?<at>from home|at home|from anywhere|from your couch)',
    ],
    lines: [
      '{what} {at} and skip the drive.',
      'No appointment, no traffic. You {what} {at}.',
      { text: 'You stand in front of your own mirror: {what} {at}.', trades: ['optician', 'clothing', 'jewelry'] },
    ],
    headlines: ['{what} {at}', 'No drive: {what} {at}'],
    sample: ['Watch from home', 'Watch from home and skip the drive.'],
  },
  {
    id: 'try_before',
    said: ['try (?<what>before you buy|it first|it before you pay|one first|before you commit)'],
    lines: ['You only keep what you’ll use: try {what}.', 'Your own house is the best showroom. Try {what}.'],
    headlines: ['Try {what}', 'At your place: try {what}'],
    moments: ['Only keep what you’ll use'],
    sample: ['Try before you buy', 'You only keep what you’ll use: try before you buy.'],
  },
  {
    id: 'open_holidays',
    said: ['(?:we’re )?open (?:on )?(?<what>(?:most |all )?holidays)'],
    lines: ['It broke on the Fourth? We’re open on {what}.', 'Your day off can be the day you come: open on {what}.'],
    headlines: ['Open on {what}', 'Day off? Open on {what}'],
    sample: ['Open on holidays', 'It broke on the Fourth? We’re open on holidays.'],
  },
  {
    id: 'rush_jobs',
    said: [
      '(?<what>rush (?:jobs?|orders?|service|work)) (?<ok>ok|okay|welcome|accepted|available|possible|no problem)',
    ],
    lines: ['Due tomorrow? {what} {ok}.', 'You found out today it’s for tomorrow. {what} {ok}.'],
    headlines: ['Due tomorrow? {what} {ok}', '{what} {ok}'],
    sample: ['Rush jobs ok', 'Due tomorrow? Rush jobs ok.'],
  },
  {
    id: 'pay_what_used',
    said: ['(?:you )?(?:only )?pay (?:only )?for what you (?<do>use|need|eat|watch|print|drive)'],
    lines: [
      'Nothing sits there unused: you only pay for what you {do}.',
      'Quiet month, small bill. You pay for what you {do}.',
    ],
    headlines: ['Pay for what you {do}', 'Quiet month? Pay what you {do}'],
    moments: ['A quiet month costs less'],
    sample: ['You only pay for what you use', 'Nothing sits there unused: you only pay for what you use.'],
  },
  {
    id: 'picked_up_at',
    said: [
      '(?:we )?pick (?<who>you |them |kids |your kids |your dog )?up (?<at>at|from) (?<where>(?:the |your )?\\p{L}+(?: \\p{L}+)?)',
    ],
    lines: [
      'You don’t leave work for the drive: we pick {who}up {at} {where}.',
      'No one has to leave work early: we pick up {at} {where}.',
    ],
    headlines: ['Picked up {at} {where}'],
    sample: ['Pick up at school', 'No one has to leave work early: we pick up at school.'],
  },
  {
    id: 'made_to_order',
    said: [
      '(?<what>(?:every |each |all )?\\p{L}+(?: is| are)? (?:brewed|made|cooked|baked|rolled|cut|built|sewn|blended|pressed)) to order',
    ],
    lines: [
      'Yours starts when you ask for it: {what} to order.',
      'Say how you like it, and wait a minute: {what} to order.',
    ],
    headlines: ['{what} to order'],
    sample: ['Every cup is brewed to order', 'Yours starts when you ask for it: every cup is brewed to order.'],
  },
  {
    id: 'priced_on_day',
    said: ['<money> (?<what>\\p{L}+(?: \\p{L}+)?) (?<on>on|every) (?<days>\\p{L}+days?)'],
    lines: [
      'You know which day to come: {money} {what} {on} {days}.',
      'You have something to look forward to: {money} {what} {on} {days}.',
    ],
    headlines: ['{money} {what} {on} {days}'],
    sample: ['$15 haircuts on Tuesdays', 'You know which day to come: $15 haircuts on Tuesdays.'],
  },
  {
    id: 'do_and_save',
    said: [
      '(?<do>subscribe|bundle|pay yearly|book early|prepay|order early|reserve online|buy two|pay annually) and save <percent>',
    ],
    lines: [
      'Set it up once and pay less: {do} and save {percent}.',
      '{do} and save {percent}: one decision, a smaller bill.',
    ],
    headlines: ['{do} and save {percent}'],
    sample: ['Subscribe and save 15%', 'Set it up once and pay less: subscribe and save 15%.'],
  },
  {
    id: 'months_free',
    said: ['(?:get )?(?<n>(?:first )?(?:two|three|six|\\d{1,2}) (?:months|weeks|classes|lessons)) free'],
    lines: ['You’ll know before the first bill comes: {n} free.', 'Settle in, find out, then pay. You get {n} free.'],
    headlines: ['{n} free', 'Settle in: {n} free'],
    sample: ['Two months free', 'You’ll know before the first bill comes: two months free.'],
  },
  {
    id: 'until_day',
    said: ['(?:(?<only>only) )?(?<until>until|through) <day>'],
    lines: [
      'Ask whoever is coming along tonight: {only?} {until} {day}.',
      'You have {only?} {until} {day}. Put it where you’ll see it.',
    ],
    headlines: ['{only?} {until} {day}', 'Save the date: {only?} {until} {day}'],
    sample: ['Only until June 30', 'Ask whoever is coming along tonight: only until June 30.'],
  },
  {
    id: 'last_day_to',
    said: ['(?:the )?last day to (?<do>\\p{L}+(?: \\p{L}+)?) is <day>'],
    lines: [
      'Put it on your calendar: the last day to {do} is {day}.',
      'The last day to {do} is {day}. Do it while you’re thinking of it.',
    ],
    headlines: ['Last day to {do}: {day}'],
    sample: ['Last day to register is May 5', 'Put it on your calendar: the last day to register is May 5.'],
  },
  {
    id: 'short_time_only',
    said: ['(?<when>today|tonight|this (?:week|weekend|month|friday|saturday|sunday)) only'],
    lines: ['Move something else: it’s {when} only.', '{when} only. Text whoever should come along.'],
    headlines: ['{when} only'],
    sample: ['This weekend only', 'This weekend only. Text whoever should come along.'],
  },
  {
    id: 'no_fine_print',
    said: ['no (?<what>(?:small|fine) print|asterisks?|catch|strings(?: attached)?|gimmicks)'],
    lines: ['You can read all of it in one sitting: no {what}.', 'No {what}. What it says is what you get.'],
    headlines: ['No {what}', 'Read it all: no {what}'],
    sample: ['No small print', 'You can read all of it in one sitting: no small print.'],
  },
  {
    id: 'no_need_to',
    said: ['no need to (?<do>book(?: ahead)?|call(?: ahead)?|register|print(?: anything)?|sign up|reserve|rsvp)'],
    lines: ['Decide at lunch, come after work. No need to {do}.', 'The day opens up and you go: no need to {do}.'],
    headlines: ['No need to {do}', 'Just come: no need to {do}'],
    sample: ['No need to book', 'Decide at lunch, come after work. No need to book.'],
  },
  {
    id: 'good_wifi',
    said: [
      '(?<how>fast|free|reliable|high-speed|gigabit) wi-?fi(?: (?<where>in every room|throughout|everywhere|on board))?',
    ],
    lines: [
      'Take the video call right here: {how} wifi {where?}.',
      'Stay and get something done. There’s {how} wifi {where?}.',
    ],
    headlines: ['{how} wifi {where?}', 'Take the call here: {how} wifi'],
    sample: ['Fast wifi', 'Take the video call right here: fast wifi.'],
  },
  {
    id: 'two_of_them',
    said: [
      '(?<n>two|three|four|2|3) (?<who>photographers|trainers|baristas|instructors|teachers|stylists|guides|nurses|technicians|lifeguards|drivers|movers|chefs|coaches)(?: (?<where>(?:per|in every|at every|in each|with every) \\p{L}+))?',
    ],
    lines: [
      { text: 'The laugh at table nine is in the album, too: {n} {who} {where?}.', trades: ['photographer'] },
      {
        text: 'Somebody always has an eye on you: {n} {who} {where?}.',
        trades: ['education', 'gym', 'yoga', 'attraction'],
      },
      {
        text: 'You don’t wait your turn for long: {n} {who} {where?}.',
        trades: ['coffee', 'catering', 'hair_salon', 'nail_salon'],
      },
      'More hands and less waiting: {n} {who} {where?}.',
    ],
    headlines: ['{n} {who} {where?}'],
    sample: ['Two trainers per class', 'The laugh at table nine is in the album, too: two trainers per class.'],
  },
  {
    id: 'in_stock',
    said: ['(?<what>(?:\\p{L}+ ){0,2}\\p{L}+) (?:always |are )?in stock'],
    lines: ['You take it home today: {what} in stock.', 'You don’t track a parcel for it. {what} in stock.'],
    headlines: ['{what} in stock', 'Home today: {what} in stock'],
    moments: ['Take it home today'],
    sample: ['Spare parts in stock', 'You take it home today: spare parts in stock.'],
  },
  {
    id: 'fsa_eligible',
    said: ['(?<what>(?:fsa|hsa)(?:(?: and |/| or )(?:fsa|hsa))?)[- ](?:eligible|approved)'],
    lines: [
      'You’ve already set the money aside: {what} eligible.',
      '{what} eligible: bring that card you keep forgetting about.',
    ],
    headlines: ['{what} eligible', 'Bring the card: {what} eligible'],
    sample: ['FSA eligible', 'You’ve already set the money aside: FSA eligible.'],
  },
  {
    id: 'recital',
    said: [
      '(?:an? )?(?<what>recitals?|showcases?|concerts?|tournaments?|performances?|races?|exhibitions?) (?<when>every (?:spring|season|year|month|winter|fall|summer|semester))',
    ],
    lines: ['Grandma gets a seat: {what} {when}.', 'There’s a date to practice for: {what} {when}.'],
    headlines: ['{what} {when}', 'For Grandma: {what} {when}'],
    moments: ['Save Grandma a seat'],
    sample: ['Recital every spring', 'Grandma gets a seat: recital every spring.'],
  },
  {
    id: 'exports_to',
    said: ['exports? to (?<what>[\\p{L}\\d]+(?:(?:, | and | or |, and )[\\p{L}\\d]+){0,3})'],
    lines: [
      'Somebody asks for the numbers and you send them: exports to {what}.',
      'You don’t copy from tab to tab. It exports to {what}.',
    ],
    headlines: ['Exports to {what}', 'Numbers wanted? Exports to {what}'],
    sample: ['Exports to Excel', 'Somebody asks for the numbers and you send them: exports to Excel.'],
  },
];

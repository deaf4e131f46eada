import type { Topic } from './topic';

/** Smaller things that decide a day: when, where and how one pays. */
export const details: readonly Topic[] = [
  {
    id: 'late_checkout',
    said: ['(?<when>late|early|flexible) (?<what>check-?out|check-?in)'],
    lines: [
      '{when} {what}. The last day is still a day.',
      'Nobody sits on a suitcase in the lobby. You get {when} {what}.',
    ],
    headlines: ['{when} {what}', 'Sleep in: {when} {what}'],
    moments: ['Sleep in on the last day'],
    sample: ['Late checkout', 'Late checkout. The last day is still a day.'],
  },
  {
    id: 'view_of',
    said: [
      '(?<what>rooms|tables|balconies|suites|cabins|seats|apartments|offices) with (?:a )?views?(?: of (?<of>(?:the )?\\p{L}+))?',
      '(?<of>ocean|lake|mountain|river|skyline|harbor|garden|city|sunset) views?',
    ],
    lines: [
      '{what} with a view of {of}. Leave the curtains open.',
      '{what} with a view. Leave the curtains open.',
      'Leave the curtains open. You wake up to {of} views.',
    ],
    headlines: ['{of} views', '{what} with a view', 'Open the curtains: {of} views'],
    sample: ['Rooms with a view of the harbor', 'Rooms with a view of the harbor. Leave the curtains open.'],
  },
  {
    id: 'loaners',
    said: ['(?<free>free )?loaner (?<what>cars?|bikes?|glasses|phones?|laptops?)'],
    lines: [
      '{free?} loaner {what}. You still get to work.',
      'The repair doesn’t park your whole week. Ask for {free?} loaner {what}.',
    ],
    headlines: ['{free?} loaner {what}', 'Still get to work: loaner {what}'],
    moments: ['You still get to work'],
    sample: ['Loaner cars', 'Loaner cars. You still get to work.'],
  },
  {
    id: 'told_when_ready',
    said: [
      '(?:we |it )?(?:sends?|get) (?:you )?an? (?<what>text|email|message|alert) when (?<when>it’s ready|it’s done|we’re done|you’re up|your table is ready|your order is ready)',
    ],
    lines: ['Take a walk till then. You get a {what} when {when}.', 'You get a {what} when {when}. No calling to ask.'],
    headlines: ['A {what} when {when}'],
    sample: ['Sends a text when it’s ready', 'Take a walk till then. You get a text when it’s ready.'],
  },
  {
    id: 'never_needs',
    said: ['never needs (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)'],
    lines: ['It never needs {what}. That’s one chore you can forget.', 'Never needs {what}. Use it and put it away.'],
    headlines: ['Never needs {what}', 'One chore gone: no {what}'],
    moments: ['One chore you can forget'],
    sample: ['Never needs sharpening', 'Never needs sharpening. Use it and put it away.'],
  },
  {
    id: 'blocks_light',
    said: ['blocks (?<what>all light|the light|light|the sun|the morning sun|street ?light|noise|street noise)'],
    lines: ['Blocks {what}. The morning starts when you do.', 'You sleep past sunrise. It blocks {what}.'],
    headlines: ['Blocks {what}', 'Sleep in: blocks {what}'],
    moments: ['Sleep past sunrise', 'Morning starts when you do'],
    sample: ['Blocks all light', 'Blocks all light. The morning starts when you do.'],
  },
  {
    id: 'pay_how',
    said: [
      'pay (?<how>(?:by |with |in )?(?:card|cash|phone|check|apple pay|venmo)(?:(?:, | or |, or )(?:card|cash|phone|check|apple pay|venmo)){1,2})',
      '(?:cash|all cards?|apple pay) (?<how>welcome)',
    ],
    lines: [
      'Pay {how}. What’s in your pocket will do.',
      'You don’t hunt for an ATM. Pay {how}.',
      '{how}. What’s in your pocket will do.',
    ],
    headlines: ['Pay {how}'],
    sample: ['Pay by card or phone', 'Pay by card or phone. What’s in your pocket will do.'],
  },
  {
    id: 'from_home',
    said: [
      '(?<what>watch|learn|study|train|tour|visit|shop|sign|bank|apply|try (?:it|them|on \\d+ \\p{L}+|\\d+ \\p{L}+)(?: on)?) (?<at>from home|at home|from anywhere|from your couch)',
    ],
    lines: [
      '{what} {at} and skip the drive.',
      'No appointment, no traffic. You {what} {at}.',
      { text: '{what} {at}. You stand in front of your own mirror.', trades: ['optician', 'clothing', 'jewelry'] },
    ],
    headlines: ['{what} {at}', 'Skip the drive: {what} {at}'],
    sample: ['Watch from home', 'Watch from home and skip the drive.'],
  },
  {
    id: 'try_before',
    said: ['try (?<what>before you buy|it first|it before you pay|one first|before you commit)'],
    lines: ['Try {what}. You only keep what you’ll use.', 'Your own house is the best showroom. Try {what}.'],
    headlines: ['Try {what}', 'At your place: try {what}'],
    moments: ['Only keep what you’ll use'],
    sample: ['Try before you buy', 'Try before you buy. You only keep what you’ll use.'],
  },
  {
    id: 'open_holidays',
    said: ['(?:we’re )?open (?:on )?(?<what>(?:most |all )?holidays)'],
    lines: ['It broke on the Fourth? We’re open on {what}.', 'Open on {what}. Your day off can be the day you come.'],
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
      'You only pay for what you {do}. Nothing sits there unused.',
      'Quiet month, small bill. You pay for what you {do}.',
    ],
    headlines: ['Pay for what you {do}', 'Quiet month? Pay what you {do}'],
    moments: ['A quiet month costs less'],
    sample: ['You only pay for what you use', 'You only pay for what you use. Nothing sits there unused.'],
  },
  {
    id: 'picked_up_at',
    said: [
      '(?:we )?pick (?<who>you |them |kids |your kids |your dog )?up (?<at>at|from) (?<where>(?:the |your )?\\p{L}+(?: \\p{L}+)?)',
    ],
    lines: [
      'We pick {who}up {at} {where}. You don’t leave work for the drive.',
      'We pick up {at} {where}. No one has to leave work early.',
    ],
    headlines: ['Picked up {at} {where}'],
    sample: ['Pick up at school', 'We pick up at school. No one has to leave work early.'],
  },
  {
    id: 'made_to_order',
    said: [
      '(?<what>(?:every |each |all )?\\p{L}+(?: is| are)? (?:brewed|made|cooked|baked|rolled|cut|built|sewn|blended|pressed)) to order',
    ],
    lines: [
      '{what} to order. Yours starts when you ask for it.',
      '{what} to order. Say how you like it, and wait a minute.',
    ],
    headlines: ['{what} to order'],
    sample: ['Every cup is brewed to order', 'Every cup is brewed to order. Yours starts when you ask for it.'],
  },
  {
    id: 'priced_on_day',
    said: ['<money> (?<what>\\p{L}+(?: \\p{L}+)?) (?<on>on|every) (?<days>\\p{L}+days?)'],
    lines: [
      '{money} {what} {on} {days}. You know which day to come.',
      '{money} {what} {on} {days}. You have something to look forward to.',
    ],
    headlines: ['{money} {what} {on} {days}'],
    sample: ['$15 haircuts on Tuesdays', '$15 haircuts on Tuesdays. You know which day to come.'],
  },
  {
    id: 'do_and_save',
    said: [
      '(?<do>subscribe|bundle|pay yearly|book early|prepay|order early|reserve online|buy two|pay annually) and save <percent>',
    ],
    lines: [
      '{do} and save {percent}. Set it up once and pay less.',
      '{do} and save {percent}. One decision, a smaller bill.',
    ],
    headlines: ['{do} and save {percent}'],
    sample: ['Subscribe and save 15%', 'Subscribe and save 15%. Set it up once and pay less.'],
  },
  {
    id: 'months_free',
    said: ['(?:get )?(?<n>(?:first )?(?:two|three|six|\\d{1,2}) (?:months|weeks|classes|lessons)) free'],
    lines: ['{n} free. You’ll know before the first bill comes.', 'Settle in, find out, then pay. You get {n} free.'],
    headlines: ['{n} free', 'Settle in: {n} free'],
    sample: ['Two months free', 'Two months free. You’ll know before the first bill comes.'],
  },
  {
    id: 'until_day',
    said: ['(?:(?<only>only) )?(?<until>until|through) <day>'],
    lines: [
      '{only?} {until} {day}. Ask whoever is coming along tonight.',
      'You have {only?} {until} {day}. Put it where you’ll see it.',
    ],
    headlines: ['{only?} {until} {day}', 'Save the date: {only?} {until} {day}'],
    sample: ['Only until June 30', 'Only until June 30. Ask whoever is coming along tonight.'],
  },
  {
    id: 'last_day_to',
    said: ['(?:the )?last day to (?<do>\\p{L}+(?: \\p{L}+)?) is <day>'],
    lines: [
      'The last day to {do} is {day}. Put it on your calendar.',
      'The last day to {do} is {day}. Do it while you’re thinking of it.',
    ],
    headlines: ['Last day to {do}: {day}'],
    sample: ['Last day to register is May 5', 'The last day to register is May 5. Put it on your calendar.'],
  },
  {
    id: 'short_time_only',
    said: ['(?<when>today|tonight|this (?:week|weekend|month|friday|saturday|sunday)) only'],
    lines: ['It’s {when} only. Move something else.', '{when} only. Text whoever should come along.'],
    headlines: ['{when} only'],
    sample: ['This weekend only', 'This weekend only. Text whoever should come along.'],
  },
  {
    id: 'no_fine_print',
    said: ['no (?<what>(?:small|fine) print|asterisks?|catch|strings(?: attached)?|gimmicks)'],
    lines: ['No {what}. You can read all of it in one sitting.', 'No {what}. What it says is what you get.'],
    headlines: ['No {what}', 'Read it all: no {what}'],
    sample: ['No small print', 'No small print. You can read all of it in one sitting.'],
  },
  {
    id: 'no_need_to',
    said: ['no need to (?<do>book(?: ahead)?|call(?: ahead)?|register|print(?: anything)?|sign up|reserve|rsvp)'],
    lines: ['Decide at lunch, come after work. No need to {do}.', 'No need to {do}. The day opens up and you go.'],
    headlines: ['No need to {do}', 'Just come: no need to {do}'],
    sample: ['No need to book', 'Decide at lunch, come after work. No need to book.'],
  },
  {
    id: 'good_wifi',
    said: [
      '(?<how>fast|free|reliable|high-speed|gigabit) wi-?fi(?: (?<where>in every room|throughout|everywhere|on board))?',
    ],
    lines: [
      '{how} wifi {where?}. Take the video call right here.',
      'Stay and get something done. There’s {how} wifi {where?}.',
    ],
    headlines: ['{how} wifi {where?}', 'Take the call here: {how} wifi'],
    sample: ['Fast wifi', 'Fast wifi. Take the video call right here.'],
  },
  {
    id: 'two_of_them',
    said: [
      '(?<n>two|three|four|2|3) (?<who>photographers|trainers|baristas|instructors|teachers|stylists|guides|nurses|technicians|lifeguards|drivers|movers|chefs|coaches)(?: (?<where>(?:per|in every|at every|in each|with every) \\p{L}+))?',
    ],
    lines: [
      { text: '{n} {who} {where?}. The laugh at table nine is in the album, too.', trades: ['photographer'] },
      {
        text: '{n} {who} {where?}. Somebody always has an eye on you.',
        trades: ['education', 'gym', 'yoga', 'attraction'],
      },
      {
        text: '{n} {who} {where?}. You don’t wait your turn for long.',
        trades: ['coffee', 'catering', 'hair_salon', 'nail_salon'],
      },
      '{n} {who} {where?}. More hands and less waiting.',
    ],
    headlines: ['{n} {who} {where?}'],
    sample: ['Two trainers per class', 'Two trainers per class. The laugh at table nine is in the album, too.'],
  },
  {
    id: 'in_stock',
    said: ['(?<what>(?:\\p{L}+ ){0,2}\\p{L}+) (?:always |are )?in stock'],
    lines: [
      { text: '{what} in stock. You take it home today.', trades: ['retail'] },
      'You don’t track a parcel for it. {what} in stock.',
    ],
    headlines: ['{what} in stock', 'No waiting: {what} in stock'],
    sample: ['Spare parts in stock', 'You don’t track a parcel for it. Spare parts in stock.'],
  },
  {
    id: 'fsa_eligible',
    said: ['(?<what>(?:fsa|hsa)(?:(?: and |/| or )(?:fsa|hsa))?)[- ](?:eligible|approved)'],
    lines: [
      '{what} eligible. You’ve already set the money aside.',
      '{what} eligible. Bring that card you keep forgetting about.',
    ],
    headlines: ['{what} eligible', 'Use your {what} dollars'],
    sample: ['FSA eligible', 'FSA eligible. You’ve already set the money aside.'],
  },
  {
    id: 'recital',
    said: [
      '(?:an? )?(?<what>recitals?|showcases?|concerts?|tournaments?|performances?|races?|exhibitions?) (?<when>every (?:spring|season|year|month|winter|fall|summer|semester))',
    ],
    lines: ['{what} {when}. Grandma gets a seat.', '{what} {when}. There’s a date to practice for.'],
    headlines: ['{what} {when}', 'Save Grandma a seat: {what} {when}'],
    moments: ['Save Grandma a seat'],
    sample: ['Recital every spring', 'Recital every spring. Grandma gets a seat.'],
  },
  {
    id: 'exports_to',
    said: ['exports? to (?<what>[\\p{L}\\d]+(?:(?:, | and | or |, and )[\\p{L}\\d]+){0,3})'],
    lines: [
      'Exports to {what}. Somebody asks for the numbers and you send them.',
      'You don’t copy from tab to tab. It exports to {what}.',
    ],
    headlines: ['Exports to {what}', 'Numbers wanted? Exports to {what}'],
    sample: ['Exports to Excel', 'Exports to Excel. Somebody asks for the numbers and you send them.'],
  },
];

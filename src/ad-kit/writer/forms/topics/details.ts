import type { Topic } from './topic';

/** Smaller things that decide a day: when, where and how one pays. */
export const details: readonly Topic[] = [
  {
    id: 'late_checkout',
    said: ['(?<when>late|early|flexible) (?<what>check-?out|check-?in)'],
    lines: [
      '{when} {what}, so the last day is still a day.',
      '{when} {what}, so nobody sits on a suitcase in the lobby.',
    ],
    headlines: ['{when} {what}'],
    sample: ['Late checkout', 'Late checkout, so the last day is still a day.'],
  },
  {
    id: 'view_of',
    said: [
      '(?<what>rooms|tables|balconies|suites|cabins|seats|apartments|offices) with (?:a )?views?(?: of (?<of>(?:the )?\\p{L}+))?',
      '(?<of>ocean|lake|mountain|river|skyline|harbor|garden|city|sunset) views?',
    ],
    lines: [
      '{what} with a view of {of}, so leave the curtains open.',
      '{what} with a view, so leave the curtains open.',
      '{of} views, so leave the curtains open.',
    ],
    headlines: ['{of} views'],
    sample: ['Rooms with a view of the harbor', 'Rooms with a view of the harbor, so leave the curtains open.'],
  },
  {
    id: 'loaners',
    said: ['(?<free>free )?loaner (?<what>cars?|bikes?|glasses|phones?|laptops?)'],
    lines: [
      '{free?} loaner {what}, so you still get to work.',
      '{free?} loaner {what}, so the repair doesn’t park your whole week.',
    ],
    headlines: ['{free?} loaner {what}'],
    sample: ['Loaner cars', 'Loaner cars, so you still get to work.'],
  },
  {
    id: 'told_when_ready',
    said: [
      '(?:we |it )?(?:sends?|get) (?:you )?an? (?<what>text|email|message|alert) when (?<when>it’s ready|it’s done|we’re done|you’re up|your table is ready|your order is ready)',
    ],
    lines: [
      'You get a {what} when {when}, so you can take a walk till then.',
      'A {what} when {when}, so you don’t have to call and ask.',
    ],
    headlines: ['A {what} when {when}'],
    sample: ['Sends a text when it’s ready', 'A text when it’s ready, so you don’t have to call and ask.'],
  },
  {
    id: 'never_needs',
    said: ['never needs (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)'],
    lines: ['Never needs {what}, so that’s one chore you can forget.', 'Never needs {what}. Use it and put it away.'],
    headlines: ['Never needs {what}'],
    sample: ['Never needs sharpening', 'Never needs sharpening. Use it and put it away.'],
  },
  {
    id: 'blocks_light',
    said: ['blocks (?<what>all light|the light|light|the sun|the morning sun|street ?light|noise|street noise)'],
    lines: ['Blocks {what}, so the morning starts when you do.', 'Blocks {what}, so you can sleep past sunrise.'],
    headlines: ['Blocks {what}'],
    sample: ['Blocks all light', 'Blocks all light, so you can sleep past sunrise.'],
  },
  {
    id: 'pay_how',
    said: [
      'pay (?<how>(?:by |with |in )?(?:card|cash|phone|check|apple pay|venmo)(?:(?:, | or |, or )(?:card|cash|phone|check|apple pay|venmo)){1,2})',
      '(?:cash|all cards?|apple pay) (?<how>welcome)',
    ],
    lines: ['Pay {how}, so what’s in your pocket will do.', 'Pay {how}: no hunt for an ATM.'],
    headlines: ['Pay {how}'],
    sample: ['Pay by card or phone', 'Pay by card or phone: no hunt for an ATM.'],
  },
  {
    id: 'from_home',
    said: [
      '(?<what>watch|learn|study|train|tour|visit|shop|sign|bank|apply|try (?:it|them|on \\d+ \\p{L}+|\\d+ \\p{L}+)(?: on)?) (?<at>from home|at home|from anywhere|from your couch)',
    ],
    lines: [
      '{what} {at}, so you can do it in your slippers.',
      '{what} {at}, so there’s no drive there and back.',
      { text: '{what} {at}, in front of your own mirror.', trades: ['optician', 'clothing', 'jewelry'] },
    ],
    headlines: ['{what} {at}'],
    sample: ['Watch from home', 'Watch from home, so you can do it in your slippers.'],
  },
  {
    id: 'try_before',
    said: ['try (?<what>before you buy|it first|it before you pay|one first|before you commit)'],
    lines: ['Try {what}, so you only keep what you’ll use.', 'Try {what}: your own house is the best showroom.'],
    headlines: ['Try {what}'],
    sample: ['Try before you buy', 'Try before you buy, so you only keep what you’ll use.'],
  },
  {
    id: 'open_holidays',
    said: ['(?:we’re )?open (?:on )?(?<what>(?:most |all )?holidays)'],
    lines: [
      'Open on {what}, for the day something breaks or runs out.',
      'Open on {what}, so the day off can be the day you come.',
    ],
    headlines: ['Open on {what}'],
    sample: ['Open on holidays', 'Open on holidays, for the day something breaks or runs out.'],
  },
  {
    id: 'rush_jobs',
    said: [
      '(?<what>rush (?:jobs?|orders?|service|work)) (?<ok>ok|okay|welcome|accepted|available|possible|no problem)',
    ],
    lines: ['{what} {ok}, so tomorrow’s deadline is worth a call.', 'Due tomorrow? {what} {ok}.'],
    headlines: ['Due tomorrow? {what} {ok}', '{what} {ok}'],
    sample: ['Rush jobs ok', 'Rush jobs ok, so tomorrow’s deadline is worth a call.'],
  },
  {
    id: 'pay_what_used',
    said: ['(?:you )?(?:only )?pay (?:only )?for what you (?<do>use|need|eat|watch|print|drive)'],
    lines: [
      'You only pay for what you {do}, so nothing sits there unused.',
      'Pay only for what you {do}, so nothing sits there unused.',
    ],
    headlines: ['Pay for what you {do}'],
    sample: ['You only pay for what you use', 'You only pay for what you use, so nothing sits there unused.'],
  },
  {
    id: 'picked_up_at',
    said: [
      '(?:we )?pick (?<who>you |them |kids |your kids |your dog )?up (?<at>at|from) (?<where>(?:the |your )?\\p{L}+(?: \\p{L}+)?)',
    ],
    lines: [
      'We pick {who}up {at} {where}, so nobody has to leave work for the drive.',
      'Picked up {at} {where}, so nobody has to leave work for the drive.',
    ],
    headlines: ['Picked up {at} {where}'],
    sample: ['Pick up at school', 'Picked up at school, so nobody has to leave work for the drive.'],
  },
  {
    id: 'made_to_order',
    said: [
      '(?<what>(?:every |each |all )?\\p{L}+(?: is| are)? (?:brewed|made|cooked|baked|rolled|cut|built|sewn|blended|pressed)) to order',
    ],
    lines: ['{what} to order, so say how you like it.', '{what} to order: yours starts when you ask for it.'],
    headlines: ['{what} to order'],
    sample: ['Every cup is brewed to order', 'Every cup is brewed to order, so say how you like it.'],
  },
  {
    id: 'priced_on_day',
    said: ['<money> (?<what>\\p{L}+(?: \\p{L}+)?) (?<on>on|every) (?<days>\\p{L}+days?)'],
    lines: [
      '{money} {what} {on} {days}, so you know which day to come.',
      '{money} {what} {on} {days}, so put it in the calendar.',
    ],
    headlines: ['{money} {what} {on} {days}'],
    sample: ['$15 haircuts on Tuesdays', '$15 haircuts on Tuesdays, so you know which day to come.'],
  },
  {
    id: 'do_and_save',
    said: [
      '(?<do>subscribe|bundle|pay yearly|book early|prepay|order early|reserve online|buy two|pay annually) and save <percent>',
    ],
    lines: [
      '{do} and save {percent}, on something you’d buy anyway.',
      '{do} and save {percent}: one decision, a smaller bill.',
    ],
    headlines: ['{do} and save {percent}'],
    sample: ['Subscribe and save 15%', 'Subscribe and save 15%, on something you’d buy anyway.'],
  },
  {
    id: 'months_free',
    said: ['(?:get )?(?<n>(?:first )?(?:two|three|six|\\d{1,2}) (?:months|weeks|classes|lessons)) free'],
    lines: ['{n} free, so you’ll know before the first bill comes.', '{n} free: plenty of time to find out.'],
    headlines: ['{n} free'],
    sample: ['Two months free', 'Two months free, so you’ll know before the first bill comes.'],
  },
  {
    id: 'until_day',
    said: ['(?:(?<only>only) )?(?<until>until|through) <day>'],
    lines: [
      '{only?} {until} {day}, so put it in your calendar.',
      '{only?} {until} {day}, so ask whoever is coming along.',
    ],
    headlines: ['{only?} {until} {day}'],
    sample: ['Only until June 30', 'Only until June 30, so put it in your calendar.'],
  },
  {
    id: 'last_day_to',
    said: ['(?:the )?last day to (?<do>\\p{L}+(?: \\p{L}+)?) is <day>'],
    lines: [
      'The last day to {do} is {day}, so put it on the fridge.',
      'The last day to {do} is {day}. Do it while you’re thinking of it.',
    ],
    headlines: ['Last day to {do}: {day}'],
    sample: ['Last day to register is May 5', 'The last day to register is May 5, so put it on the fridge.'],
  },
  {
    id: 'short_time_only',
    said: ['(?<when>today|tonight|this (?:week|weekend|month|friday|saturday|sunday)) only'],
    lines: ['{when} only, so move something else.', '{when} only. Text whoever should come along.'],
    headlines: ['{when} only'],
    sample: ['This weekend only', 'This weekend only. Text whoever should come along.'],
  },
  {
    id: 'no_fine_print',
    said: ['no (?<what>(?:small|fine) print|asterisks?|catch|strings(?: attached)?|gimmicks)'],
    lines: ['No {what}, so you can read all of it in one sitting.', 'No {what}. What it says is what you get.'],
    headlines: ['No {what}'],
    sample: ['No small print', 'No small print, so you can read all of it in one sitting.'],
  },
  {
    id: 'no_need_to',
    said: ['no need to (?<do>book(?: ahead)?|call(?: ahead)?|register|print(?: anything)?|sign up|reserve|rsvp)'],
    lines: ['No need to {do}, so come when the day opens up.', 'No need to {do}. Decide at lunch, come after work.'],
    headlines: ['No need to {do}'],
    sample: ['No need to book', 'No need to book, so come when the day opens up.'],
  },
  {
    id: 'good_wifi',
    said: [
      '(?<how>fast|free|reliable|high-speed|gigabit) wi-?fi(?: (?<where>in every room|throughout|everywhere|on board))?',
    ],
    lines: [
      '{how} wifi {where?}, so you can send that one file.',
      '{how} wifi {where?}, so you can stay and get something done.',
    ],
    headlines: ['{how} wifi {where?}'],
    sample: ['Fast wifi', 'Fast wifi, so you can stay and get something done.'],
  },
  {
    id: 'two_of_them',
    said: [
      '(?<n>two|three|four|2|3) (?<who>photographers|trainers|baristas|instructors|teachers|stylists|guides|nurses|technicians|lifeguards|drivers|movers|chefs|coaches)(?: (?<where>(?:per|in every|at every|in each|with every) \\p{L}+))?',
    ],
    lines: [
      { text: '{n} {who} {where?}, so the laugh at table nine is in the album, too.', trades: ['photographer'] },
      '{n} {who} {where?}, so somebody has an eye on you.',
      {
        text: '{n} {who} {where?}, so you don’t wait your turn for long.',
        trades: ['coffee', 'catering', 'hair_salon', 'nail_salon'],
      },
    ],
    headlines: ['{n} {who} {where?}'],
    sample: ['Two trainers per class', 'Two trainers per class, so somebody has an eye on you.'],
  },
  {
    id: 'in_stock',
    said: ['(?<what>(?:\\p{L}+ ){0,2}\\p{L}+) (?:always |are )?in stock'],
    lines: ['{what} in stock, so you needn’t wait for a delivery.', '{what} in stock, so you can take it home today.'],
    headlines: ['{what} in stock'],
    sample: ['Spare parts in stock', 'Spare parts in stock, so you needn’t wait for a delivery.'],
  },
  {
    id: 'fsa_eligible',
    said: ['(?<what>(?:fsa|hsa)(?:(?: and |/| or )(?:fsa|hsa))?)[- ](?:eligible|approved)'],
    lines: [
      '{what} eligible, so you can use money you’ve already set aside.',
      '{what} eligible: bring that card you keep forgetting about.',
    ],
    headlines: ['{what} eligible'],
    sample: ['FSA eligible', 'FSA eligible, so you can use money you’ve already set aside.'],
  },
  {
    id: 'recital',
    said: [
      '(?:an? )?(?<what>recitals?|showcases?|concerts?|tournaments?|performances?|races?|exhibitions?) (?<when>every (?:spring|season|year|month|winter|fall|summer|semester))',
    ],
    lines: [
      '{what} {when}, so there’s a date to practice for.',
      '{what} {when}, so Grandma has a seat to look forward to.',
    ],
    headlines: ['{what} {when}'],
    sample: ['Recital every spring', 'Recital every spring, so there’s a date to practice for.'],
  },
  {
    id: 'exports_to',
    said: ['exports? to (?<what>[\\p{L}\\d]+(?:(?:, | and | or |, and )[\\p{L}\\d]+){0,3})'],
    lines: [
      'Exports to {what}, so you can send it to whoever asks.',
      'Exports to {what}: no more copying from tab to tab.',
    ],
    headlines: ['Exports to {what}'],
    sample: ['Exports to Excel', 'Exports to Excel, so you can send it to whoever asks.'],
  },
  {
    id: 'see_where_goes',
    said: ['see where (?<what>(?:your|every) (?:money|dollar|time|gift|donation|budget|package|order)) goes'],
    lines: [
      'See where {what} goes, so the end of the month is no mystery.',
      'See where {what} goes, without a spreadsheet.',
    ],
    headlines: ['See where {what} goes'],
    sample: ['See where your money goes', 'See where your money goes, without a spreadsheet.'],
  },
];

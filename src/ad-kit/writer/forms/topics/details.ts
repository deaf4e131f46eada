import type { Topic } from './topic';

/** Smaller things that decide a day: when, where and how one pays. */
export const details: readonly Topic[] = [
  {
    id: 'late_checkout',
    said: ['(?<when>late|early|flexible) (?<what>check-?out|check-?in)'],
    lines: ['{when} {what}. The last day is still a day.'],
    headlines: ['{when} {what}'],
    moments: ['Sleep in on the last day'],
    sample: ['Late checkout', 'Late checkout. The last day is still a day.'],
  },
  {
    id: 'view_of',
    said: [
      '(?<what>rooms|tables|balconies|suites|cabins|seats|apartments|offices) with (?:a )?views?(?: of (?<of>(?:the )?\\p{L}+))?',
      '(?<of>ocean|lake|mountain|river|skyline|harbor|garden|city|sunset) views?',
    ],
    lines: ['{what} with a view of {of}. Leave the curtains open.', '{what} with a view. Leave the curtains open.'],
    headlines: ['{of} views', '{what} with a view'],
    sample: ['Rooms with a view of the harbor', 'Rooms with a view of the harbor. Leave the curtains open.'],
  },
  {
    id: 'loaners',
    said: ['(?<free>free )?loaner (?<what>cars?|bikes?|glasses|phones?|laptops?)'],
    lines: ['{free?} loaner {what}. You still get to work.'],
    headlines: ['{free?} loaner {what}'],
    moments: ['You still get to work'],
    sample: ['Loaner cars', 'Loaner cars. You still get to work.'],
  },
  {
    id: 'told_when_ready',
    said: [
      '(?:we |it )?(?:sends?|get) (?:you )?an? (?<what>text|email|message|alert) when (?<when>it’s ready|it’s done|we’re done|you’re up|your table is ready|your order is ready)',
    ],
    lines: ['You get a {what} when {when}. No calling to ask.'],
    headlines: ['A {what} when {when}'],
    sample: ['Sends a text when it’s ready', 'You get a text when it’s ready. No calling to ask.'],
  },
  {
    id: 'never_needs',
    said: ['never needs (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?)'],
    lines: ['It never needs {what}. That’s one chore you can forget.'],
    headlines: ['Never needs {what}'],
    moments: ['One chore you can forget'],
    sample: ['Never needs sharpening', 'It never needs sharpening. That’s one chore you can forget.'],
  },
  {
    id: 'blocks_light',
    said: ['blocks (?<what>all light|the light|light|the sun|the morning sun|street ?light|noise|street noise)'],
    lines: ['You sleep past sunrise. It blocks {what}.'],
    headlines: ['Blocks {what}'],
    moments: ['Sleep past sunrise'],
    sample: ['Blocks all light', 'You sleep past sunrise. It blocks all light.'],
  },
  {
    id: 'from_home',
    said: [
      '(?<what>watch|learn|study|train|tour|visit|shop|sign|bank|apply|try (?:it|them|on \\d+ \\p{L}+|\\d+ \\p{L}+)(?: on)?) (?<at>from home|at home|from anywhere|from your couch)',
    ],
    lines: ['{what} {at} and skip the drive.'],
    headlines: ['{what} {at}', 'Skip the drive: {what} {at}'],
    sample: ['Watch from home', 'Watch from home and skip the drive.'],
  },
  {
    id: 'try_before',
    said: ['try (?<what>before you buy|it first|it before you pay|one first|before you commit)'],
    lines: ['Try {what}. You only keep what you’ll use.'],
    headlines: ['Try {what}'],
    sample: ['Try before you buy', 'Try before you buy. You only keep what you’ll use.'],
  },
  {
    id: 'open_holidays',
    said: ['(?:we’re )?open (?:on )?(?<what>(?:most |all )?holidays)'],
    lines: ['Open on {what}. Your day off can be the day you come.'],
    headlines: ['Open on {what}'],
    sample: ['Open on holidays', 'Open on holidays. Your day off can be the day you come.'],
  },
  {
    id: 'rush_jobs',
    said: [
      '(?<what>rush (?:jobs?|orders?|service|work)) (?<ok>ok|okay|welcome|accepted|available|possible|no problem)',
    ],
    lines: ['Due tomorrow? {what} {ok}.'],
    headlines: ['Due tomorrow? {what} {ok}', '{what} {ok}'],
    sample: ['Rush jobs ok', 'Due tomorrow? Rush jobs OK.'],
  },
  {
    id: 'pay_what_used',
    said: ['(?:you )?(?:only )?pay (?:only )?for what you (?<do>use|need|eat|watch|print|drive)'],
    lines: ['Quiet month, small bill. You pay for what you {do}.'],
    headlines: ['Pay for what you {do}', 'Quiet month? Pay what you {do}'],
    sample: ['You only pay for what you use', 'Quiet month, small bill. You pay for what you use.'],
  },
  {
    id: 'made_to_order',
    said: [
      '(?<what>(?:every |each |all )?\\p{L}+(?: is| are)? (?:brewed|made|cooked|baked|rolled|cut|built|sewn|blended|pressed)) to order',
    ],
    lines: ['{what} to order. Yours starts when you ask for it.'],
    headlines: ['{what} to order'],
    sample: ['Every cup is brewed to order', 'Every cup is brewed to order. Yours starts when you ask for it.'],
  },
  {
    id: 'priced_on_day',
    said: ['<money> (?<what>\\p{L}+(?: \\p{L}+)?) (?<on>on|every) (?<days>\\p{L}+days?)'],
    lines: ['{money} {what} {on} {days}. You know which day to come.'],
    headlines: ['{money} {what} {on} {days}'],
    sample: ['$15 haircuts on Tuesdays', '$15 haircuts on Tuesdays. You know which day to come.'],
  },
  {
    id: 'do_and_save',
    said: [
      '(?<do>subscribe|bundle|pay yearly|book early|prepay|order early|reserve online|buy two|pay annually) and save <percent>',
    ],
    lines: ['{do} and save {percent}. One decision, a smaller bill.'],
    headlines: ['{do} and save {percent}'],
    sample: ['Subscribe and save 15%', 'Subscribe and save 15%. One decision, a smaller bill.'],
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
    id: 'no_fine_print',
    said: ['no (?<what>(?:small|fine) print|asterisks?|catch|strings(?: attached)?|gimmicks)'],
    lines: ['No {what}. What it says is what you get.'],
    headlines: ['No {what}'],
    sample: ['No small print', 'No small print. What it says is what you get.'],
  },
  {
    id: 'exports_to',
    said: ['exports? to (?<what>[\\p{L}\\d]+(?:(?:, | and | or |, and )[\\p{L}\\d]+){0,3})'],
    lines: ['Exports to {what}. Somebody asks for the numbers and you send them.'],
    headlines: ['Exports to {what}'],
    sample: ['Exports to Excel', 'Exports to Excel. Somebody asks for the numbers and you send them.'],
  },
];

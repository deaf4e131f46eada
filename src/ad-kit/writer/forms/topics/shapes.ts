import type { Topic } from './topic';

/** What comes along, by the words that say so. */
const comesWith = (end: string): string =>
  `(?<what>[\\p{L}’'-]{2,24}(?:(?: and|,)? [\\p{L}’'-]{1,24}){0,3}) (?<end>(?:are |is )?(?:always )?${end})(?: (?<more>in (?:the|every) (?:price|rate|plan|ticket)|with every \\p{L}+|free))?`;

/** What many trades say in the same shape: they stand last, behind the topics that know the thing itself. */
export const shapes: readonly Topic[] = [
  {
    id: 'thing_in_minutes',
    said: [
      "(?<what>(?!in\\b|within\\b|alerts\\b|we\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:(?:\\d{1,3}|an?|one|two|three|five|ten)[- ](?:min|minutes?|mins|seconds?|secs?)|(?:\\d|an|half an|one|two)[- ](?:hours?|hrs?)|minutes|seconds|one visit|one click|one tap|a click|a tap|a few minutes|a few clicks|a minute))",
    ],
    // Who does it isn’t said, so neither is what that leaves time for.
    lines: [],
    headlines: ['{what} {in} {time}'],
    sample: ['Claims paid in minutes', 'Claims paid in minutes'],
  },
  {
    id: 'thing_in_days',
    said: [
      "(?<what>(?!in\\b|within\\b|fresh\\b|back\\b|[^,]*(?:discount|free|half|off|price|refund)\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:\\d{1,3}|an?|one|two|three|four|five|ten)[- ](?:(?:business|working) )?(?:days?|weeks?|months?)|\\d\\d[- ](?:hours|hrs)|days|weeks)",
    ],
    lines: [],
    headlines: ['{what} {in} {time}'],
    sample: ['Close in 14 days', 'Close in 14 days'],
  },
  {
    id: 'thing_from_price',
    said: [
      "(?<what>(?!pay|save|get|earn|win|free)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)",
    ],
    lines: ['{what} {from}.'],
    headlines: ['{what} {from}'],
    sample: ['Used books from $2', 'Used books from $2.'],
  },
  {
    id: 'rate_from',
    said: [
      '(?<what>rates|loans|mortgages|cards|terms) (?<from>from|at|as low as|starting at|up to) (?<rate>\\d{1,2}(?:\\.\\d+)?%(?: apr)?)',
      '(?<rate>\\d{1,2}(?:\\.\\d+)?% apr)',
    ],
    lines: ['{rate}. Put your own numbers in and see.', '{what} {from} {rate}. See what you’d pay.'],
    headlines: ['{what} {from} {rate}'],
    moments: ['Do the math before you apply'],
    sample: ['Rates from 5.9% APR', 'Rates from 5.9% APR. See what you’d pay.'],
  },
  {
    id: 'rate_earned',
    said: [
      '(?:earn |up to |savings at )?(?<rate>\\d{1,2}(?:\\.\\d+)?% apy)(?: (?<on>on (?:savings|every dollar|your savings)))?',
    ],
    lines: ['{rate} {on?}. Put your own numbers in and see.'],
    headlines: ['{rate} {on?}'],
    sample: ['4.5% APY', '4.5% APY. Put your own numbers in and see.'],
  },
  {
    id: 'thing_included',
    said: [comesWith('included')],
    lines: [],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Travel included', 'Travel included'],
  },
  {
    id: 'thing_provided',
    said: [comesWith('(?:provided|covered|taken care of)')],
    lines: ['{what} {end} {more?}. One less thing to arrange.'],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Childcare provided', 'Childcare provided. One less thing to arrange.'],
  },
  {
    id: 'thing_available',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:is |are )?(?<end>available)(?: (?<more>on request|at the counter|in store|online|all year|every \\p{L}+))?",
    ],
    isCalm: true,
    lines: ['{what} {end} {more?}. Just ask.'],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Gift wrapping available', 'Gift wrapping available. Just ask.'],
  },
  {
    id: 'thing_welcome',
    said: ["(?<what>(?!walk)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:are |always )?(?<end>welcome)"],
    lines: ['{what} {end}. Bring them along.'],
    headlines: ['{what} {end}'],
    sample: ['Questions welcome', 'Questions welcome. Bring them along.'],
  },
  {
    id: 'free_thing',
    said: [
      "(?:a )?(?<free>free|complimentary) (?<what>(?!of\\b|from\\b|to\\b|for\\b|until\\b|when\\b|while\\b|with\\b|trial|returns?\\b|your\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2})(?: (?<more>for (?:a|one|the first) (?:year|month|week)|for life|included|every \\p{L}+))?",
    ],
    // More would say "free" twice.
    lines: [],
    headlines: ['{free} {what} {more?}'],
    sample: ['Free vacuums', 'Free vacuums'],
  },
  {
    id: 'happens_by_itself',
    said: [
      "(?<what>(?!we\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}) (?<how>by itself|automatically|on its own|on autopilot)",
      "(?<what>(?!we\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}) (?<yours>for you)",
      '(?<kind>automatic|automated) (?<done>(?!and\\b|or\\b)[\\p{L}-]{2,24}(?: [\\p{L}-]{1,24}){0,2})',
    ],
    lines: [
      '{what} {how}. You don’t have to remember.',
      '{kind} {done}. You don’t have to remember.',
      '{what} {yours}. You get on with your day.',
    ],
    headlines: ['{what} {how}', '{kind} {done}', '{what} {yours}'],
    sample: ['Sends reminders by itself', 'Sends reminders by itself. You don’t have to remember.'],
  },
  {
    id: 'sold_or_done_count',
    said: [
      '(?<n>(?:over |more than )?(?:[$€£]\\d[\\d,.]*(?: million| billion|k|m)|\\d[\\d,.]*(?: million| billion|k|m)?)\\+?) (?<what>(?:[\\p{L}]{2,20} ){0,2}(?:sold|won|granted|built|painted|installed|restored|repaired|cleaned|moved|delivered|completed|closed|insured|filed))(?: (?<when>in (?:19|20)\\d\\d|last year|this year|so far|since (?:19|20)\\d\\d))?',
    ],
    isCalm: true,
    lines: [],
    headlines: ['{n} {what} {when?}'],
    sample: ['2,000 homes painted', '2,000 homes painted'],
  },
  {
    id: 'day_or_night',
    said: [
      "(?<what>(?!available\\b)(?!.*\\b(?:access|entry|parking|pickup|storage)\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>day (?:or|and) night|24/7|around the clock|at any hour)",
    ],
    isCalm: true,
    lines: ['{what}, {when}. Yes, at 3 in the morning.'],
    headlines: ['{what}, {when}'],
    sample: ['Emergency plumbing, day or night', 'Emergency plumbing, day or night. Yes, at 3 in the morning.'],
  },
  {
    id: 'evenings_and_weekends',
    said: [
      "(?<what>(?!available\\b|we work\\b)(?!.*\\b(?:access|entry|parking|pickup|storage)\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>nights and weekends|evenings and weekends)",
    ],
    isCalm: true,
    lines: ['{what}, {when}. Nobody has to take a day off.'],
    headlines: ['{what}, {when}'],
    sample: ['House calls, evenings and weekends', 'House calls, evenings and weekends. Nobody has to take a day off.'],
  },
  {
    id: 'seven_days',
    said: [
      "(?<what>(?!available\\b)(?!.*\\b(?:access|entry|parking|pickup|storage)\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>seven days a week|7 days a week)",
    ],
    isCalm: true,
    lines: ['{what}, {when}. Sundays, too.'],
    headlines: ['{what}, {when}'],
    sample: ['Same-day pumping, 7 days a week', 'Same-day pumping, 7 days a week. Sundays, too.'],
  },
];

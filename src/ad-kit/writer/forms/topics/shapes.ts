import type { Topic } from './topic';

/** What many trades say in the same shape: they stand last, behind the topics that know the thing itself. */
export const shapes: readonly Topic[] = [
  {
    id: 'alerts_in',
    said: ['(?<what>(?:\\p{L}+ )?alerts?) (?<in>in|within) (?<time>(?:\\d+ )?seconds|real time|a second)'],
    lines: [
      '{what} {in} {time}. You hear of it while it still matters.',
      '{what} {in} {time}. Your phone buzzes before anyone calls.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Alerts in seconds', 'Alerts in seconds. You hear of it while it still matters.'],
  },
  {
    id: 'done_in_afternoon',
    said: [
      "(?<what>[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in) (?<time>an afternoon|a weekend|an evening|one day|one sitting)",
    ],
    lines: [
      '{what} {in} {time}. It doesn’t turn into a project.',
      '{what} {in} {time}. You start after lunch and show it around at dinner.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Build a website in an afternoon', 'Build a website in an afternoon. It doesn’t turn into a project.'],
  },
  {
    id: 'thing_in_minutes',
    said: [
      "(?<what>(?!in\\b|within\\b|alerts\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:(?:\\d{1,3}|an?|one|two|three|five|ten)[- ](?:min|minutes?|mins|seconds?|secs?)|(?:\\d|an|half an|one|two)[- ](?:hours?|hrs?)|minutes|seconds|one visit|one click|one tap|a click|a tap|a few minutes|a few clicks|a minute))",
    ],
    lines: [
      '{what} {in} {time}, and you’re back to your day.',
      '{what} {in} {time}. That’s all it takes.',
      { text: '{what} {in} {time}. Your lunch break covers it.', trades: ['health', 'car_wash', 'hair_salon'] },
      { text: '{what} {in} {time}! And the day is yours again!', tones: ['exciting'] },
    ],
    headlines: ['{what} {in} {time}'],
    moments: ['Back to your day in minutes'],
    sample: ['Claims paid in minutes', 'Claims paid in minutes, and you’re back to your day.'],
  },
  {
    id: 'thing_in_days',
    said: [
      "(?<what>(?!in\\b|within\\b|fresh\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:\\d{1,3}|an?|one|two|three|four|five|ten)[- ](?:(?:business|working) )?(?:days?|weeks?|months?)|\\d\\d[- ](?:hours|hrs)|days|weeks)",
    ],
    lines: ['{what} {in} {time}. Now there’s a date to plan with.', '{what} {in} {time}. Count from today.'],
    headlines: ['{what} {in} {time}', 'Not someday: {what} {in} {time}'],
    sample: ['Close in 14 days', 'Close in 14 days. Count from today.'],
  },
  {
    id: 'thing_from_price',
    said: [
      "(?<what>(?!pay|save|get|earn|win|free)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)",
    ],
    lines: ['{what} {from}.'],
    headlines: ['{what} {from}'],
    moments: [],
    sample: ['Used books from $2', 'Used books from $2.'],
  },
  {
    id: 'rate_from',
    said: [
      '(?<what>rates|loans|mortgages|cards|terms) (?<from>from|at|as low as|starting at|up to) (?<rate>\\d{1,2}(?:\\.\\d+)?%(?: apr)?)',
      '(?<rate>\\d{1,2}(?:\\.\\d+)?% apr)',
    ],
    lines: [
      '{what} {from} {rate}. Do the math before you apply.',
      '{rate}. Put your own numbers in and see.',
      'See what you’d pay at {rate}.',
      '{what} {from} {rate}. See what you’d pay.',
    ],
    headlines: ['{what} {from} {rate}', 'Do the math at {rate}'],
    moments: ['Do the math before you apply', 'See what you’d pay'],
    sample: ['Rates from 5.9% APR', 'Rates from 5.9% APR. Do the math before you apply.'],
  },
  {
    id: 'rate_earned',
    said: [
      '(?:earn |up to |savings at )?(?<rate>\\d{1,2}(?:\\.\\d+)?% apy)(?: (?<on>on (?:savings|every dollar|your savings)))?',
    ],
    lines: ['{rate} {on?}. See what a year does for your savings.', '{rate} {on?}. Put your own numbers in and see.'],
    headlines: ['{rate} {on?}', 'Save at {rate}'],
    moments: ['See what a year can earn'],
    sample: ['4.5% APY', '4.5% APY. Put your own numbers in and see.'],
  },
  {
    id: 'thing_included',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?:(?: and|,)? [\\p{L}’'-]{1,24}){0,3}) (?<end>(?:are |is )?(?:always )?(?:included|provided|covered|taken care of))(?: (?<more>in (?:the|every) (?:price|rate|plan|ticket)|with every \\p{L}+|free))?",
    ],
    lines: [
      '{what} {end} {more?}. That’s one thing you don’t have to think about.',
      '{what} {end} {more?}. Nothing extra to arrange.',
    ],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    moments: [],
    sample: ['Travel included', 'Travel included. Nothing extra to arrange.'],
  },
  {
    id: 'thing_available',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:is |are )?(?<end>available)(?: (?<more>on request|at the counter|in store|online|all year|every \\p{L}+))?",
    ],
    isCalm: true,
    lines: ['{what} {end} {more?}. Say the word.', '{what} {end} {more?}. Just ask.'],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Gift wrapping available', 'Gift wrapping available. Say the word.'],
  },
  {
    id: 'thing_welcome',
    said: ["(?<what>(?!walk)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:are |always )?(?<end>welcome)"],
    lines: ['{what} {end}. You don’t have to call ahead and ask.', '{what} {end}. No need to ask first.'],
    headlines: ['{what} {end}'],
    sample: ['Questions welcome', 'Questions welcome. You don’t have to call ahead and ask.'],
  },
  {
    id: 'free_thing',
    said: [
      "(?:a )?(?<free>free|complimentary) (?<what>(?!of\\b|from\\b|to\\b|for\\b|trial|returns?\\b|your\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2})(?: (?<more>for (?:a|one|the first) (?:year|month|week)|for life|included|every \\p{L}+))?",
    ],
    lines: ['{free} {what} {more?}, on us.', '{free} {what} {more?}. Nothing for that on the bill.'],
    headlines: ['{free} {what} {more?}'],
    moments: [],
    sample: ['Free vacuums', 'Free vacuums, on us.'],
  },
  {
    id: 'happens_by_itself',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}) (?<how>by itself|automatically|on its own|for you|on autopilot)",
      '(?<how>auto|automatic|automated)[- ](?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{1,24}){0,2})',
    ],
    lines: ['{what} {how}. You don’t have to remember.', '{what} {how}, while you do the part you like.'],
    headlines: ['{what} {how}'],
    moments: ['One thing fewer to remember'],
    sample: ['Sends reminders by itself', 'Sends reminders by itself. You don’t have to remember.'],
  },
  {
    id: 'every_hour',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?<how>every (?:hour|half hour|\\d{1,2} minutes|thirty minutes))",
    ],
    lines: ['{what} {how}. Come when it suits you.', 'You don’t have to rush. {what} {how}.'],
    headlines: ['{what} {how}', 'Missed one? {what} {how}'],
    sample: ['Tours every hour', 'Tours every hour. Come when it suits you.'],
  },
  {
    id: 'made_to_measure',
    said: ['(?<how>made to measure|cut to size|built to order|fitted to you|tailored to you)'],
    lines: ['{how}. The fit is yours alone.', '{how}. Nothing too wide, nothing too short.'],
    headlines: ['{how}', 'Made to fit: {how}'],
    moments: ['Yours to the last inch'],
    sample: ['Cut to size', 'Cut to size. The fit is yours alone.'],
  },
  {
    id: 'your_design',
    said: [
      '(?<how>custom designs?|your design or ours|one of a kind|made to order|personalized|custom (?:work|orders))(?: welcome)?',
    ],
    lines: ['{how}. Bring your sketch or a photo.', 'You tell us what you have in mind. {how}.'],
    headlines: ['{how}', 'Bring a sketch: {how}'],
    moments: ['Bring your sketch'],
    sample: ['Custom designs', 'Custom designs. Bring your sketch or a photo.'],
  },
  {
    id: 'cuts_costs',
    said: [
      '(?:cuts?|lowers?|reduces?|saves?) (?<what>(?:your )?(?:energy|power|heating|water|fuel|gas|electric(?:ity)?|cooling|phone|tax|grocery|food) (?:bills?|costs?|use|waste))(?: (?:by )?(?<much>(?:up to )?\\d{1,3} ?%))?',
      '(?:saves?|cuts?) (?<much>(?:up to )?\\d{1,3} ?%) (?:on|off) (?<what>(?:your )?(?:\\p{L}+ )?\\p{L}+)',
    ],
    lines: [
      'Cuts {what} by {much}. Open the next bill without wincing.',
      'Cuts {what}. Open the next bill without wincing.',
      'You’ll notice when the envelope comes. It cuts {what} by {much}.',
      'You’ll notice when the envelope comes. It cuts {what}.',
    ],
    headlines: ['Cut {what} by {much}', 'Cut {what}'],
    moments: ['Open the bill without wincing'],
    sample: ['Cuts energy bills', 'Cuts energy bills. Open the next bill without wincing.'],
  },
  {
    id: 'sold_or_done_count',
    said: [
      '(?<n>(?:over |more than )?[$€£]?\\d[\\d,.]*(?: million| billion|k|m)?\\+?) (?<what>(?:[\\p{L}]{2,20} ){0,2}(?:sold|won|granted|built|painted|installed|restored|repaired|cleaned|moved|delivered|completed|closed|insured|filed))(?: (?<when>in (?:19|20)\\d\\d|last year|this year|so far|since (?:19|20)\\d\\d))?',
    ],
    isCalm: true,
    lines: [
      '{n} {what} {when?}. Yours wouldn’t be the first.',
      '{n} {what} {when?}. You can ask to see one like yours.',
    ],
    headlines: ['{n} {what} {when?}'],
    moments: ['Yours wouldn’t be the first'],
    sample: ['2,000 homes painted', '2,000 homes painted. Yours wouldn’t be the first.'],
  },
  {
    id: 'stays_hot',
    said: [
      '(?<what>coffee|tea|soup|drinks?|food|beer|water|ice|lunch|it) stays (?<temp>hot|cold|warm|fresh|frozen|ice cold)(?: for)? <span>',
    ],
    lines: [
      '{what} stays {temp} for {span}. Forget it on your desk.',
      '{what} stays {temp} for {span}. The meeting runs long and you don’t mind.',
    ],
    headlines: ['{what}: {temp} for {span}'],
    sample: ['Tea stays hot for 6 hours', 'Tea stays hot for 6 hours. Forget it on your desk.'],
  },
  {
    id: 'day_or_night',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>day (?:or|and) night|24/7|around the clock|at any hour|nights and weekends|evenings and weekends|seven days a week|7 days a week)",
    ],
    isCalm: true,
    lines: ['{what}, {when}. No need to wait for office hours.', '{what}, {when}. You call when you need to.'],
    headlines: ['{what}, {when}'],
    sample: ['Emergency plumbing, day or night', 'Emergency plumbing, day or night. No need to wait for office hours.'],
  },
  {
    id: 'all_of_kind',
    said: [
      '(?<all>all|any|every) (?<what>faiths?|makes? and models?|makes|models|brands?|breeds?|budgets?|occasions?|dietary needs|diets|sizes|insurance|materials|backgrounds|body types|hair types|skin types|bodies|ages)(?: (?<end>welcome|served|accepted|repaired|serviced))?',
    ],
    isCalm: true,
    lines: ['{all} {what} {end?}. Yours is one of them.', '{all} {what} {end?}. Yours, too.'],
    headlines: ['{all} {what} {end?}'],
    sample: ['All faiths', 'All faiths. Yours is one of them.'],
  },
  {
    id: 'who_does_it',
    said: [
      '(?:an? |real |our )?(?<who>nurse|doctor|vet|pharmacist|bookkeeper|accountant|teacher|therapist|lawyer|attorney|planner|stylist|trainer|guide|mechanic|host|chef|dietitian|coach|party host|cpa|real bookkeeper|real person|real lawyer) (?<where>on call|on site|on staff|at every \\p{L}+|with every \\p{L}+|for every \\p{L}+|by your side|in every \\p{L}+|all day)',
    ],
    lines: [
      'A {who} {where}. Ask while it’s on your mind.',
      'You don’t have to look it up at night. There’s a {who} {where}.',
    ],
    headlines: ['A {who} {where}'],
    sample: ['A nurse on call', 'A nurse on call. Ask while it’s on your mind.'],
  },
];

import type { Topic } from './topic';

/** What many trades say in the same shape: they stand last, behind the topics that know the thing itself. */
export const shapes: readonly Topic[] = [
  {
    id: 'alerts_in',
    said: ['(?<what>(?:\\p{L}+ )?alerts?) (?<in>in|within) (?<time>(?:\\d+ )?seconds|real time|a second)'],
    lines: [
      'You hear of it while it still matters: {what} {in} {time}.',
      'Your phone buzzes before anyone calls: {what} {in} {time}.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Alerts in seconds', 'You hear of it while it still matters: alerts in seconds.'],
  },
  {
    id: 'done_in_afternoon',
    said: [
      "(?<what>[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in) (?<time>an afternoon|a weekend|an evening|one day|one sitting)",
    ],
    lines: [
      'It doesn’t turn into a project: {what} {in} {time}.',
      'You start after lunch and show it around at dinner: {what} {in} {time}.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Build a website in an afternoon', 'It doesn’t turn into a project: build a website in an afternoon.'],
  },
  {
    id: 'thing_in_minutes',
    said: [
      "(?<what>(?!in\\b|within\\b|alerts\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:(?:\\d{1,3}|an?|one|two|three|five|ten)[- ](?:min|minutes?|mins|seconds?|secs?)|(?:\\d|an|half an|one|two)[- ](?:hours?|hrs?)|minutes|seconds|one visit|one click|one tap|a click|a tap|a few minutes|a few clicks|a minute))",
    ],
    lines: [
      '{what} {in} {time}, and you’re back to your day.',
      '{what} {in} {time}. Enjoy the rest of the hour.',
      { text: 'Your lunch break covers it: {what} {in} {time}.', trades: ['health', 'car_wash', 'hair_salon'] },
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
    lines: [
      '{what} {in} {time}: now there’s a date to plan with.',
      'Mark the calendar: {what} {in} {time}.',
      { text: 'Count from today: {what} {in} {time}.', tones: ['urgent'] },
    ],
    headlines: ['{what} {in} {time}', 'Plan on it: {what} {in} {time}'],
    sample: ['Close in 14 days', 'Mark the calendar: close in 14 days.'],
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
      '(?<what>rates|loans|mortgages|savings|cards|terms) (?<from>from|at|as low as|starting at|up to) (?<rate>\\d{1,2}(?:\\.\\d+)?%(?: ap[ry])?)',
      '(?<rate>\\d{1,2}(?:\\.\\d+)?% ap[ry])',
    ],
    lines: [
      'Do the math before you apply: {what} {from} {rate}.',
      'Put your own numbers in and see: {rate}.',
      'You can work out your year on a napkin at {rate}.',
      'You can work out your year on a napkin: {what} {from} {rate}.',
    ],
    headlines: ['{what} {from} {rate}', 'Do the math at {rate}'],
    moments: ['Do the math before you apply', 'Work it out on a napkin'],
    sample: ['Rates from 5.9% APR', 'Do the math before you apply: rates from 5.9% APR.'],
  },
  {
    id: 'thing_included',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?:(?: and|,)? [\\p{L}’'-]{1,24}){0,3}) (?<end>(?:are |is )?(?:always )?(?:included|provided|covered|taken care of))(?: (?<more>in (?:the|every) (?:price|rate|plan|ticket)|with every \\p{L}+|free))?",
    ],
    lines: [
      'Already taken care of: {what} {end} {more?}.',
      '{what} {end} {more?}: one thing you don’t have to think about.',
    ],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    moments: ['That part’s handled'],
    sample: ['Travel included', 'Already taken care of: travel included.'],
  },
  {
    id: 'thing_available',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:is |are )?(?<end>available)(?: (?<more>on request|at the counter|in store|online|all year|every \\p{L}+))?",
    ],
    isCalm: true,
    lines: ['{what} {end} {more?}: say the word.', 'Just ask: {what} {end} {more?}.'],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Gift wrapping available', 'Gift wrapping available: say the word.'],
  },
  {
    id: 'thing_welcome',
    said: ["(?<what>(?!walk)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:are |always )?(?<end>welcome)"],
    lines: ['You needn’t call ahead to ask: {what} {end}.', '{what} {end}. No need to ask first.'],
    headlines: ['{what} {end}'],
    sample: ['Questions welcome', 'You needn’t call ahead to ask: questions welcome.'],
  },
  {
    id: 'free_thing',
    said: [
      "(?:a )?(?<free>free|complimentary) (?<what>(?!of\\b|from\\b|to\\b|for\\b|trial|returns?\\b|your\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2})(?: (?<more>for (?:a|one|the first) (?:year|month|week)|for life|included|every \\p{L}+))?",
    ],
    lines: ['{free} {what} {more?}. That part’s on us.', 'Help yourself to it: {free} {what} {more?}.'],
    headlines: ['{free} {what} {more?}'],
    moments: ['That part’s on us'],
    sample: ['Free vacuums', 'Free vacuums. That part’s on us.'],
  },
  {
    id: 'happens_by_itself',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}) (?<how>by itself|automatically|on its own|for you|on autopilot)",
      '(?<how>auto|automatic|automated)[- ](?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{1,24}){0,2})',
    ],
    lines: ['It isn’t you who has to remember: {what} {how}.', '{what} {how}, while you do the part you like.'],
    headlines: ['{what} {how}'],
    moments: ['You don’t have to remember', 'Do the part you like'],
    sample: ['Sends reminders by itself', 'It isn’t you who has to remember: sends reminders by itself.'],
  },
  {
    id: 'every_hour',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?<how>every (?:hour|half hour|\\d{1,2} minutes|thirty minutes))",
    ],
    lines: ['Miss one, take the next: {what} {how}.', 'You needn’t rush to make it. {what} {how}.'],
    headlines: ['{what} {how}', 'Missed one? {what} {how}'],
    sample: ['Tours every hour', 'Miss one, take the next: tours every hour.'],
  },
  {
    id: 'made_to_measure',
    said: ['(?<how>made to measure|cut to size|built to order|fitted to you|tailored to you)'],
    lines: ['It fits where you need it: {how}.', 'Nothing too wide, nothing too short: {how}.'],
    headlines: ['{how}', 'Made to fit: {how}'],
    moments: ['Fits where you need it'],
    sample: ['Cut to size', 'It fits where you need it: cut to size.'],
  },
  {
    id: 'your_design',
    said: [
      '(?<how>custom designs?|your design or ours|one of a kind|made to order|personalized|custom (?:work|orders))(?: welcome)?',
    ],
    lines: ['Bring your sketch or a photo: {how}.', 'You tell us what you have in mind. {how}.'],
    headlines: ['{how}', 'Bring a sketch: {how}'],
    moments: ['Bring your sketch'],
    sample: ['Custom designs', 'Bring your sketch or a photo: custom designs.'],
  },
  {
    id: 'cuts_costs',
    said: [
      '(?:cuts?|lowers?|reduces?|saves?) (?<what>(?:your )?(?:energy|power|heating|water|fuel|gas|electric(?:ity)?|cooling|phone|tax|grocery|food) (?:bills?|costs?|use|waste))(?: (?:by )?(?<much>(?:up to )?\\d{1,3} ?%))?',
      '(?:saves?|cuts?) (?<much>(?:up to )?\\d{1,3} ?%) (?:on|off) (?<what>(?:your )?(?:\\p{L}+ )?\\p{L}+)',
    ],
    lines: [
      'Open the next bill without wincing: cuts {what} by {much}.',
      'Open the next bill without wincing: cuts {what}.',
      'You’ll notice when the envelope comes. It cuts {what} by {much}.',
      'You’ll notice when the envelope comes. It cuts {what}.',
    ],
    headlines: ['Cut {what} by {much}', 'Cut {what}'],
    moments: ['Open the bill without wincing'],
    sample: ['Cuts energy bills', 'Open the next bill without wincing: cuts energy bills.'],
  },
  {
    id: 'sold_or_done_count',
    said: [
      '(?<n>(?:over |more than )?[$€£]?\\d[\\d,.]*(?: million| billion|k|m)?\\+?) (?<what>(?:[\\p{L}]{2,20} ){0,2}(?:sold|won|granted|built|painted|installed|restored|repaired|cleaned|moved|delivered|completed|closed|insured|filed))(?: (?<when>in (?:19|20)\\d\\d|last year|this year|so far|since (?:19|20)\\d\\d))?',
    ],
    isCalm: true,
    lines: [
      'Yours wouldn’t be the first: {n} {what} {when?}.',
      'You can ask to see one like yours: {n} {what} {when?}.',
    ],
    headlines: ['{n} {what} {when?}'],
    moments: ['Yours wouldn’t be the first'],
    sample: ['2,000 homes painted', 'Yours wouldn’t be the first: 2,000 homes painted.'],
  },
  {
    id: 'stays_hot',
    said: [
      '(?<what>coffee|tea|soup|drinks?|food|beer|water|ice|lunch|it) stays (?<temp>hot|cold|warm|fresh|frozen|ice cold)(?: for)? <span>',
    ],
    lines: [
      'Forget it on your desk: {what} stays {temp} for {span}.',
      'The meeting runs long and you don’t mind: {what} stays {temp} for {span}.',
    ],
    headlines: ['{what}: {temp} for {span}'],
    sample: ['Tea stays hot for 6 hours', 'Forget it on your desk: tea stays hot for 6 hours.'],
  },
  {
    id: 'day_or_night',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>day (?:or|and) night|24/7|around the clock|at any hour|nights and weekends|evenings and weekends|seven days a week|7 days a week)",
    ],
    isCalm: true,
    lines: ['It needn’t wait for office hours: {what}, {when}.', 'You call when you need to: {what}, {when}.'],
    headlines: ['{what}, {when}'],
    sample: ['Emergency plumbing, day or night', 'It needn’t wait for office hours: emergency plumbing, day or night.'],
  },
  {
    id: 'all_of_kind',
    said: [
      '(?<all>all|any|every) (?<what>faiths?|makes? and models?|makes|models|brands?|breeds?|budgets?|occasions?|dietary needs|diets|sizes|insurance|materials|backgrounds|body types|hair types|skin types|bodies|ages)(?: (?<end>welcome|served|accepted|repaired|serviced))?',
    ],
    isCalm: true,
    lines: ['You needn’t ask whether yours is one of them: {all} {what} {end?}.', 'Yours, too: {all} {what} {end?}.'],
    headlines: ['{all} {what} {end?}'],
    sample: ['All faiths', 'You needn’t ask whether yours is one of them: all faiths.'],
  },
  {
    id: 'who_does_it',
    said: [
      '(?:an? |real |our )(?<who>nurse|doctor|vet|pharmacist|bookkeeper|accountant|teacher|therapist|lawyer|attorney|planner|stylist|trainer|guide|mechanic|host|chef|dietitian|coach|party host|cpa|real bookkeeper|real person|real lawyer) (?<where>on call|on site|on staff|at every \\p{L}+|with every \\p{L}+|for every \\p{L}+|by your side|in every \\p{L}+|all day)',
    ],
    lines: [
      'Ask while it’s on your mind: a {who} {where}.',
      'You don’t have to look it up at night. There’s a {who} {where}.',
    ],
    headlines: ['A {who} {where}'],
    sample: ['A nurse on call', 'Ask while it’s on your mind: a nurse on call.'],
  },
];

import type { Topic } from './topic';

/** What many trades say in the same shape: they stand last, behind the topics that know the thing itself. */
export const shapes: readonly Topic[] = [
  {
    id: 'alerts_in',
    said: ['(?<what>(?:\\p{L}+ )?alerts?) (?<in>in|within) (?<time>(?:\\d+ )?seconds|real time|a second)'],
    lines: [
      '{what} {in} {time}, so you hear of it while it still matters.',
      '{what} {in} {time}, wherever you happen to be.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Alerts in seconds', 'Alerts in seconds, so you hear of it while it still matters.'],
  },
  {
    id: 'done_in_afternoon',
    said: [
      "(?<what>[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in) (?<time>an afternoon|a weekend|an evening|one day|one sitting)",
    ],
    lines: [
      '{what} {in} {time}, so it doesn’t turn into a project.',
      '{what} {in} {time}, so it needn’t wait for a vacation.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Build a website in an afternoon', 'Build a website in an afternoon, so it doesn’t turn into a project.'],
  },
  {
    id: 'thing_in_minutes',
    said: [
      "(?<what>(?!in\\b|within\\b|alerts\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:(?:\\d{1,3}|an?|one|two|three|five|ten)[- ](?:min|minutes?|mins|seconds?|secs?)|(?:\\d|an|half an|one|two)[- ](?:hours?|hrs?)|minutes|seconds|one visit|one click|one tap|a click|a tap|a few minutes|a few clicks|a minute))",
    ],
    lines: [
      '{what} {in} {time}, so you can get on with your day.',
      '{what} {in} {time}, so it’s done before the phone rings again.',
      { text: '{what} {in} {time}, so your lunch break covers it.', trades: ['health', 'car_wash', 'hair_salon'] },
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Claims paid in minutes', 'Claims paid in minutes, so it’s done before the phone rings again.'],
  },
  {
    id: 'thing_in_days',
    said: [
      "(?<what>(?!in\\b|within\\b)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<in>in|within|in under|in about) (?<time>(?:\\d{1,3}|an?|one|two|three|four|five|ten)[- ](?:(?:business|working) )?(?:days?|weeks?|months?)|\\d\\d[- ](?:hours|hrs)|days|weeks)",
    ],
    lines: [
      '{what} {in} {time}, so you can mark the day on the calendar.',
      '{what} {in} {time}, so you know when it’s settled.',
    ],
    headlines: ['{what} {in} {time}'],
    sample: ['Close in 14 days', 'Close in 14 days, so you can mark the day on the calendar.'],
  },
  {
    id: 'thing_from_price',
    said: [
      "(?<what>(?!pay|save|get|earn|win|free)[\\p{L}\\d’'-]{2,24}(?: [\\p{L}\\d’'-]{1,24}){0,3}) (?<from>(?:(?:start(?:s|ing)? )?(?:from|at)|for|under) (?:just |only )?[$€£]\\d[\\d,.]*(?: ?(?:/|per |an? |each)\\s?\\p{L}*)?)",
    ],
    lines: [
      '{what} {from}, so you know before you ask.',
      '{what} {from}: you can do the math right here.',
      '{what} {from}. That’s the price, right up front.',
    ],
    headlines: ['{what} {from}'],
    sample: ['Used books from $2', 'Used books from $2: you can do the math right here.'],
  },
  {
    id: 'rate_from',
    said: [
      '(?<what>rates|loans|mortgages|savings|cards|terms) (?<from>from|at|as low as|starting at|up to) (?<rate>\\d{1,2}(?:\\.\\d+)?%(?: ap[ry])?)',
      '(?<rate>\\d{1,2}(?:\\.\\d+)?% ap[ry])',
    ],
    lines: [
      '{what} {from} {rate}, so you can do the math before you apply.',
      '{rate}: put your own numbers in and see.',
      'At {rate}, you can work out your year right here.',
    ],
    headlines: ['{what} {from} {rate}'],
    sample: ['Rates from 5.9% APR', 'Rates from 5.9% APR, so you can do the math before you apply.'],
  },
  {
    id: 'thing_included',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?:(?: and|,)? [\\p{L}’'-]{1,24}){0,3}) (?<end>(?:are |is )?(?:always )?(?:included|provided|covered|taken care of))(?: (?<more>in (?:the|every) (?:price|rate|plan|ticket)|with every \\p{L}+|free))?",
    ],
    lines: [
      '{what} {end} {more?}, so there’s nothing extra to arrange.',
      '{what} {end} {more?}, so that’s off your list.',
    ],
    headlines: ['{what} {end}', '{what} {end} {more}'],
    sample: ['Travel included', 'Travel included, so there’s nothing extra to arrange.'],
  },
  {
    id: 'thing_available',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:is |are )?(?<end>available)(?: (?<more>on request|at the counter|in store|online|all year|every \\p{L}+))?",
    ],
    isCalm: true,
    lines: ['{what} {end} {more?}, so just ask.', '{what} {end} {more?}: say the word.'],
    headlines: ['{what} {end}'],
    sample: ['Gift wrapping available', 'Gift wrapping available, so just ask.'],
  },
  {
    id: 'thing_welcome',
    said: ["(?<what>(?!walk)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?:are |always )?(?<end>welcome)"],
    lines: ['{what} {end}, so you needn’t call ahead to ask.', '{what} {end}. No need to ask first.'],
    headlines: ['{what} {end}'],
    sample: ['Questions welcome', 'Questions welcome, so you needn’t call ahead to ask.'],
  },
  {
    id: 'free_thing',
    said: [
      "(?:a )?(?<free>free|complimentary) (?<what>(?!of\\b|from\\b|to\\b|for\\b|trial|returns?\\b|your\\b)[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2})(?: (?<more>for (?:a|one|the first) (?:year|month|week)|for life|included|every \\p{L}+))?",
    ],
    lines: [
      '{free} {what} {more?}, so there’s no extra line on the bill.',
      '{free} {what} {more?}: it’s part of what you get.',
    ],
    headlines: ['{free} {what} {more?}'],
    sample: ['Free vacuums', 'Free vacuums, so there’s no extra line on the bill.'],
  },
  {
    id: 'happens_by_itself',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}) (?<how>by itself|automatically|on its own|for you|on autopilot)",
      '(?<how>auto|automatic|automated)[- ](?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{1,24}){0,2})',
    ],
    lines: ['{what} {how}, so it isn’t you who has to remember.', '{what} {how}, while you do the part you like.'],
    headlines: ['{what} {how}'],
    sample: ['Sends reminders by itself', 'Sends reminders by itself, so it isn’t you who has to remember.'],
  },
  {
    id: 'every_hour',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,2}) (?<how>every (?:hour|half hour|\\d{1,2} minutes|thirty minutes))",
    ],
    lines: ['{what} {how}, so you needn’t rush to make one.', '{what} {how}: miss one, take the next.'],
    headlines: ['{what} {how}'],
    sample: ['Tours every hour', 'Tours every hour: miss one, take the next.'],
  },
  {
    id: 'made_to_measure',
    said: ['(?<how>made to measure|cut to size|built to order|fitted to you|tailored to you)'],
    lines: ['{how}, so it fits the spot you have in mind.', '{how}, so you needn’t make do with almost.'],
    headlines: ['{how}'],
    sample: ['Cut to size', 'Cut to size, so it fits the spot you have in mind.'],
  },
  {
    id: 'your_design',
    said: [
      '(?<how>custom designs?|your design or ours|one of a kind|made to order|personalized|custom (?:work|orders))(?: welcome)?',
    ],
    lines: ['{how}, so bring your sketch or a photo.', '{how}: tell us what you have in mind.'],
    headlines: ['{how}'],
    sample: ['Custom designs', 'Custom designs, so bring your sketch or a photo.'],
  },
  {
    id: 'cuts_costs',
    said: [
      '(?:cuts?|lowers?|reduces?|saves?) (?<what>(?:your )?(?:energy|power|heating|water|fuel|gas|electric(?:ity)?|cooling|phone|tax|grocery|food) (?:bills?|costs?|use|waste))(?: (?:by )?(?<much>(?:up to )?\\d{1,3} ?%))?',
      '(?:saves?|cuts?) (?<much>(?:up to )?\\d{1,3} ?%) (?:on|off) (?<what>(?:your )?(?:\\p{L}+ )?\\p{L}+)',
    ],
    lines: [
      'Cuts {what} by {much}, so the next one is easier to open.',
      'Cuts {what}, so the next one is easier to open.',
    ],
    headlines: ['Cut {what} by {much}', 'Cut {what}'],
    sample: ['Cuts energy bills', 'Cuts energy bills, so the next one is easier to open.'],
  },
  {
    id: 'sold_or_done_count',
    said: [
      '(?<n>(?:over |more than )?[$€£]?\\d[\\d,.]*(?: million| billion|k|m)?\\+?) (?<what>(?:[\\p{L}]{2,20} ){0,2}(?:sold|won|granted|built|painted|installed|restored|repaired|cleaned|moved|delivered|completed|closed|insured|filed))(?: (?<when>in (?:19|20)\\d\\d|last year|this year|so far|since (?:19|20)\\d\\d))?',
    ],
    isCalm: true,
    lines: ['{n} {what} {when?}, so yours wouldn’t be the first.', '{n} {what} {when?}. Ask us about one like yours.'],
    headlines: ['{n} {what} {when?}'],
    sample: ['2,000 homes painted', '2,000 homes painted, so yours wouldn’t be the first.'],
  },
  {
    id: 'stays_hot',
    said: [
      '(?<what>coffee|tea|soup|drinks?|food|beer|water|ice|lunch|it) stays (?<temp>hot|cold|warm|fresh|frozen|ice cold)(?: for)? <span>',
    ],
    lines: [
      '{what} stays {temp} for {span}, long meetings included.',
      '{what} stays {temp} for {span}, so you can forget it on your desk.',
    ],
    headlines: ['{what}: {temp} for {span}'],
    sample: ['Tea stays hot for 6 hours', 'Tea stays hot for 6 hours, so you can forget it on your desk.'],
  },
  {
    id: 'day_or_night',
    said: [
      "(?<what>[\\p{L}’'-]{2,24}(?: [\\p{L}’'-]{1,24}){0,3}),? (?<when>day (?:or|and) night|24/7|around the clock|at any hour|nights and weekends|evenings and weekends|seven days a week|7 days a week)",
    ],
    isCalm: true,
    lines: ['{what}, {when}, so it needn’t wait for office hours.', '{what}, {when}: call when you need to.'],
    headlines: ['{what}, {when}'],
    sample: [
      'Emergency plumbing, day or night',
      'Emergency plumbing, day or night, so it needn’t wait for office hours.',
    ],
  },
  {
    id: 'all_of_kind',
    said: [
      '(?<all>all|any|every) (?<what>faiths?|makes? and models?|makes|models|brands?|breeds?|budgets?|occasions?|dietary needs|diets|sizes|insurance|materials|backgrounds|body types|hair types|skin types|bodies|ages)(?: (?<end>welcome|served|accepted|repaired|serviced))?',
    ],
    isCalm: true,
    lines: ['{all} {what} {end?}, so you needn’t ask whether yours is one of them.'],
    headlines: ['{all} {what} {end?}'],
    sample: ['All faiths', 'All faiths, so you needn’t ask whether yours is one of them.'],
  },
  {
    id: 'who_does_it',
    said: [
      '(?:an? |real |our )(?<who>nurse|doctor|vet|pharmacist|bookkeeper|accountant|teacher|therapist|lawyer|attorney|planner|stylist|trainer|guide|mechanic|host|chef|dietitian|coach|party host|cpa|real bookkeeper|real person|real lawyer) (?<where>on call|on site|on staff|at every \\p{L}+|with every \\p{L}+|for every \\p{L}+|by your side|in every \\p{L}+|all day)',
    ],
    lines: ['A {who} {where}, so there’s someone to ask on the spot.', 'A {who} {where}: ask while it’s on your mind.'],
    headlines: ['A {who} {where}'],
    sample: ['A nurse on call', 'A nurse on call: ask while it’s on your mind.'],
  },
];

import type { Topic } from './topic';

/** When one may come, and how one books. */
export const hours: readonly Topic[] = [
  {
    id: 'open_weekends',
    said: ['(?:we’re |now )?open (?:on |every )?<weekend>'],
    lines: [
      'You don’t have to take a day off. We’re open {weekend}.',
      'The week was full. Come {weekend}, we’re open.',
      'Open {weekend}, when you finally have an hour.',
      { text: 'We’re open {weekend}. Nobody misses school for a checkup.', trades: ['dentist', 'optician'] },
      { text: 'The car can wait for your day off. We’re open {weekend}.', trades: ['cars'] },
      { text: 'Open {weekend}. Breakfast starts with a walk here.', trades: ['bakery', 'coffee'] },
      { text: 'We’re open {weekend}. The workweek stays free of appointments.', tones: ['professional'] },
      { text: 'Sleep in, then come over. We’re open {weekend}.', tones: ['casual'] },
      { text: 'Finally, a free hour! We’re open {weekend}!', tones: ['exciting'] },
      { text: 'Don’t push it to next month. We’re open {weekend}.', tones: ['urgent'] },
      { text: 'We’ll be here {weekend}. Open doors, no rush.', tones: ['friendly'] },
    ],
    headlines: ['Open {weekend}', 'Off work? Open {weekend}', 'No day off needed: open {weekend}'],
    moments: ['No day off needed', 'We work when you don’t'],
    sample: ['Open Saturdays', 'You don’t have to take a day off. We’re open Saturdays.'],
  },
  {
    id: 'weekend_appointments',
    said: [
      '(?<when>(?:saturday|sunday|weekend)(?: and (?:evening|sunday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: [
      'Your week is full by Monday. Come for {when} {kind}.',
      'There are {when} {kind}. You don’t leave work early.',
      { text: 'There are {when} {kind}. Nobody misses school.', trades: ['health', 'tutoring', 'music_lessons'] },
    ],
    headlines: ['{when} {kind}', 'Full week? {when} {kind}'],
    moments: ['Nobody leaves work early'],
    sample: ['Saturday appointments', 'Your week is full by Monday. Come for Saturday appointments.'],
  },
  {
    id: 'evening_appointments',
    said: [
      '(?<when>(?:early[- ]morning|early|late|evening|after[- ]work|lunch[- ]hour|lunchtime|night)(?: and (?:weekend|evening|saturday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: [
      '{when} {kind}. Finish work, then come.',
      'You stay at your desk till you’re done. We have {when} {kind}.',
      '{when} {kind} that fit around a job.',
    ],
    headlines: ['{when} {kind}', 'After work: {when} {kind}'],
    moments: ['Finish work, then come by', 'Stay at your desk till five'],
    sample: ['Evening appointments', 'Evening appointments that fit around a job.'],
  },
  {
    id: 'open_late',
    said: [
      '(?:we’re )?open (?:late|evenings|nights)(?: on)? (?<days>(?:every )?\\p{L}+days?(?: and \\p{L}+days?)?)',
      '(?:we’re )?open (?<days>late|evenings|nights|late every night|every night|in the evenings?)',
    ],
    lines: [
      'Open {days}. Work ran over, and we’re still here.',
      'Go home, change, come back out. We’re open {days}.',
      'We’re open {days}. You won’t race here from work.',
    ],
    headlines: ['Open {days}', 'Work ran over? Open {days}'],
    moments: ['Come after work', 'Still here when work runs over'],
    sample: ['Open evenings', 'Open evenings. Work ran over, and we’re still here.'],
  },
  {
    id: 'open_until',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:[5-9])(?::\\d\\d)? ?(?:p\\.?m\\.?)?)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: [
      'Open until {hour} {days?}. The meeting ran long. You still make it.',
      'We’re open until {hour} {days?}. You finish work, you eat, you come by.',
    ],
    headlines: ['Open until {hour} {days?}', 'After work? Open until {hour}'],
    moments: ['You can still make it tonight'],
    sample: ['Open until 9 pm', 'Open until 9 pm. The meeting ran long. You still make it.'],
  },
  {
    id: 'open_past_ten',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:1[012]|[1-4])(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)|midnight|late|dawn)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: [
      'The late show is out, and we’re open until {hour} {days?}.',
      'Open until {hour} {days?}. Your shift ends at ten. Ours doesn’t.',
      'The night isn’t over yet. We’re open until {hour} {days?}.',
    ],
    headlines: ['Open until {hour} {days?}', 'Still out? Open until {hour}'],
    moments: ['The night isn’t over yet'],
    sample: ['Open till 2am', 'The late show is out, and we’re open until 2am.'],
  },
  {
    id: 'opens_early',
    said: [
      '(?:we )?opens? (?:at|from) (?<hour>\\d{1,2}(?::\\d\\d)? ?a\\.?m\\.?|sunrise|dawn)(?: (?<days>daily|every day|weekdays))?',
      'doors open at (?<hour>[4-8](?::\\d\\d)? ?a\\.?m\\.?)',
    ],
    lines: [
      'Open from {hour} {days?}. You’re done before work begins.',
      'Come before the first email. Doors open at {hour} {days?}.',
      { text: 'Open from {hour} {days?}. Eat before the first meeting.', trades: ['bakery', 'coffee', 'restaurant'] },
    ],
    headlines: ['Open from {hour}', 'Open from {hour} {days}', 'Before work: open from {hour}'],
    moments: ['Be done before work', 'Come before the first email'],
    sample: ['Opens at 6 am', 'Open from 6 am. You’re done before work begins.'],
  },
  {
    id: 'open_every_day',
    said: [
      '(?:we’re )?open (?<days>(?:7|seven) days(?: a week)?|every day(?: of the (?:week|year))?|daily|all week|365 days(?: a year)?)',
      '(?<days>(?:7|seven) days a week)',
    ],
    lines: ['We’re open {days}. Whichever day you get free, come by.', 'Any day works for us, too. We’re open {days}.'],
    headlines: ['Open {days}', 'Any day works: open {days}'],
    moments: ['Pick any day of the week', 'Come whichever day you’re free'],
    sample: ['Open 7 days a week', 'We’re open 7 days a week. Whichever day you get free, come by.'],
  },
  {
    id: 'open_around_the_clock',
    said: [
      '(?:we’re )?(?:open|access) (?<when>24/7|24 hours(?: a day)?|around the clock|day and night|day or night)',
      '(?<when>24/7|24-hour|around-the-clock) (?:entry|opening hours)',
    ],
    lines: [
      'Open {when}. Come before dawn or after the late shift.',
      'Open {when}. There’s no closing time to race.',
      { text: 'Open {when}. You load the car at your own hour.', trades: ['storage', 'moving'] },
      { text: 'Open {when}. You train before sunrise or after midnight.', trades: ['gym'] },
    ],
    headlines: ['Open {when}', 'Any hour you like: open {when}', 'Early or late: open {when}'],
    moments: ['Come before dawn if you like', 'Come at any hour'],
    sample: ['Open 24/7', 'Open 24/7. Come before dawn or after the late shift.'],
  },
  {
    id: 'there_around_the_clock',
    said: [
      '(?:we’re )?(?:available|here|there|online|on call) (?<when>24/7|24 hours(?: a day)?|around the clock|day and night|day or night)',
    ],
    isCalm: true,
    lines: [
      'Here {when}. You call when it happens, not when we open.',
      'Don’t wait until morning. We’re here {when}.',
      { text: 'It’s midnight and the key is inside. We’re here {when}.', trades: ['locksmith'] },
    ],
    headlines: ['Here {when}', 'Don’t wait for morning: here {when}'],
    moments: ['Call when it happens', 'Don’t wait until morning'],
    sample: ['Available 24/7', 'Here 24/7. You call when it happens, not when we open.'],
  },
  {
    id: 'emergency_service',
    said: [
      '(?<when>24/7|24-hour|round-the-clock|same-day|after-hours|weekend) emergency (?<kind>service|calls?|repairs?|visits?|appointments|care|callouts?)',
      'emergency (?<kind>service|calls?|repairs?|visits?|appointments|care) (?<when>24/7|24 hours(?: a day)?|day or night|around the clock)',
    ],
    lines: [
      { text: 'Pipes don’t check the time. Emergency {kind}, {when}.', trades: ['plumber'] },
      'Emergency {kind}, {when}. You call, whatever the hour.',
      'It can’t wait till Monday? Emergency {kind}, {when}.',
    ],
    headlines: ['Emergency {kind}, {when}'],
    moments: ['Call whatever the hour', 'Trouble doesn’t keep hours'],
    sample: ['24/7 emergency service', 'Pipes don’t check the time. Emergency service, 24/7.'],
  },
  {
    id: 'same_day_appointments',
    said: [
      '(?<when>same[- ]day|next[- ]day|same[- ]week|walk-in) (?<kind>appointments|visits|service|repairs?|estimates|bookings|care|quotes)(?: available)?',
    ],
    lines: [
      '{when} {kind}. You call this morning, not next week.',
      '{when} {kind}. It started today. Get it looked at soon.',
      { text: '{when} {kind}. A toothache doesn’t get a second night.', trades: ['dentist'] },
      { text: '{when} {kind}. You won’t sweat through another night.', trades: ['hvac'] },
      { text: 'You need it to get to work tomorrow. {when} {kind}.', trades: ['auto_repair'] },
      { text: 'It couldn’t pick a better day to break. {when} {kind}, though.', tones: ['casual'] },
      { text: '{when} {kind}. Don’t let it get worse overnight.', tones: ['urgent'] },
    ],
    headlines: ['{when} {kind}', 'Need it soon? {when} {kind}', 'Call today: {when} {kind}'],
    moments: ['Don’t wait until next week', 'Call us this morning'],
    sample: ['Same-day appointments', 'Same-day appointments. You call this morning, not next week.'],
  },
  {
    id: 'walk_ins',
    said: [
      'walk[- ]?ins? (?:are )?(?:always )?welcome',
      'walk right in',
      'no (?<need>appointments?|reservations?|bookings?) (?:needed|necessary|required)',
    ],
    lines: [
      'Walk-ins are welcome. You find you have an hour. Use it.',
      'Walk-ins welcome. Nothing to book, just come by.',
      'Decide at lunch, come after work. No {need} needed.',
      'No {need} needed. You’re out anyway. Come by.',
      { text: 'Saw the sign? Come on in, walk-ins are welcome.', tones: ['casual'] },
      { text: 'You’re two blocks away. Walk-ins are welcome.', tones: ['urgent'] },
      { text: 'Drop everything and come in! Walk-ins are welcome!', tones: ['exciting'] },
      { text: 'Your calendar opened up at noon. Walk-ins are welcome.', tones: ['professional'] },
    ],
    headlines: ['Walk-ins welcome. Come on by', 'No {need} needed. Come by', 'Out anyway? Walk-ins welcome'],
    moments: ['Decide at lunch, come at five', 'Just come by', 'No calendar needed'],
    sample: ['Walk-ins welcome', 'Walk-ins are welcome. You find you have an hour. Use it.'],
  },
  {
    id: 'book_online',
    said: [
      '(?:easy |simple |quick )?(?:online (?:booking|scheduling)|book(?:ing)? online)(?: (?:in|within) <span>)?',
      '(?:online (?:booking|scheduling)|book online) (?<when>24/7|anytime|day or night)',
    ],
    lines: [
      'Book online in {span}, while the coffee brews.',
      'Book online in {span}. Nobody puts you on hold.',
      'It’s eleven at night and you just remembered. Book online.',
      'You don’t wait for the phones to open. Book online {when?}.',
    ],
    headlines: ['Book online in {span}', 'Book online, skip the hold', 'Book online {when}'],
    moments: ['Skip the hold music', 'Book at midnight if you like'],
    sample: ['Book online in 60 seconds', 'Book online in 60 seconds, while the coffee brews.'],
  },
];

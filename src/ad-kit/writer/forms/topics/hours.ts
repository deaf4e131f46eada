import type { Topic } from './topic';

/** When one may come, and how one books. */
export const hours: readonly Topic[] = [
  {
    id: 'open_weekends',
    said: ['(?:we’re |now )?open (?:on |every )?<weekend>'],
    lines: [
      'Open {weekend}, so you don’t have to ask for time off.',
      'Open {weekend}, when you finally have an hour.',
      'We’re open {weekend}, so the workweek doesn’t get in the way.',
      { text: 'Open {weekend}, so nobody misses school for a checkup.', trades: ['dentist', 'optician'] },
      { text: 'Open {weekend}, so the car can wait for your day off.', trades: ['cars'] },
      { text: 'Open {weekend}, so breakfast can start with a walk here.', trades: ['bakery', 'coffee'] },
    ],
    headlines: ['Open {weekend}', 'Off work? Open {weekend}'],
    sample: ['Open Saturdays', 'Open Saturdays, so you don’t have to ask for time off.'],
  },
  {
    id: 'weekend_appointments',
    said: [
      '(?<when>(?:saturday|sunday|weekend)(?: and (?:evening|sunday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: [
      '{when} {kind}, so you don’t have to leave work early.',
      '{when} {kind} for weeks that are full by Monday.',
      { text: '{when} {kind}, so nobody misses school.', trades: ['health', 'tutoring', 'music_lessons'] },
    ],
    headlines: ['{when} {kind}'],
    sample: ['Saturday appointments', 'Saturday appointments, so you don’t have to leave work early.'],
  },
  {
    id: 'evening_appointments',
    said: [
      '(?<when>(?:early[- ]morning|early|late|evening|after[- ]work|lunch[- ]hour|lunchtime|night)(?: and (?:weekend|evening|saturday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: [
      '{when} {kind}, so you don’t have to leave your desk at three.',
      '{when} {kind} that fit around a job.',
      '{when} {kind}, so no workday is lost to it.',
    ],
    headlines: ['{when} {kind}'],
    sample: ['Evening appointments', 'Evening appointments that fit around a job.'],
  },
  {
    id: 'open_late',
    said: [
      '(?:we’re )?open (?:late|evenings|nights)(?: on)? (?<days>(?:every )?\\p{L}+days?(?: and \\p{L}+days?)?)',
      '(?:we’re )?open (?<days>late|evenings|nights|late every night|every night|in the evenings?)',
    ],
    lines: [
      'Open {days}, for days when work runs over.',
      'Open {days}, so you can go home first.',
      'We’re open {days}, so you needn’t race here from work.',
    ],
    headlines: ['Open {days}'],
    sample: ['Open evenings', 'Open evenings, for days when work runs over.'],
  },
  {
    id: 'open_until',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:[5-9])(?::\\d\\d)? ?(?:p\\.?m\\.?)?)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: [
      'Open until {hour} {days?}, so you can still make it after work.',
      'We’re open until {hour} {days?}, even if the meeting runs long.',
    ],
    headlines: ['Open until {hour} {days?}'],
    sample: ['Open until 9 pm', 'Open until 9 pm, so you can still make it after work.'],
  },
  {
    id: 'open_past_ten',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:1[012]|[1-4])(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)|midnight|late|dawn)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: [
      'Open until {hour} {days?}, for the hours after the late show.',
      'Open until {hour} {days?}, so the night needn’t end yet.',
      'Open until {hour} {days?}, for everyone whose shift ends at ten.',
    ],
    headlines: ['Open until {hour} {days?}'],
    sample: ['Open till 2am', 'Open until 2am, so the night needn’t end yet.'],
  },
  {
    id: 'opens_early',
    said: [
      '(?:we )?opens? (?:at|from) (?<hour>\\d{1,2}(?::\\d\\d)? ?a\\.?m\\.?|sunrise|dawn)(?: (?<days>daily|every day|weekdays))?',
      'doors open at (?<hour>[4-8](?::\\d\\d)? ?a\\.?m\\.?)',
    ],
    lines: [
      'Open from {hour}, so you can be done before work.',
      'Open from {hour} {days}, so you can be done before work.',
      'Doors open at {hour}, early enough to come before work.',
      {
        text: 'Open from {hour}, so you can eat before the first meeting.',
        trades: ['bakery', 'coffee', 'restaurant'],
      },
    ],
    headlines: ['Open from {hour}', 'Open from {hour} {days}'],
    sample: ['Opens at 6 am', 'Open from 6 am, so you can be done before work.'],
  },
  {
    id: 'open_every_day',
    said: [
      '(?:we’re )?open (?<days>(?:7|seven) days(?: a week)?|every day(?: of the (?:week|year))?|daily|all week|365 days(?: a year)?)',
      '(?<days>(?:7|seven) days a week)',
    ],
    lines: [
      'Open {days}, so the day that suits you is the right one.',
      'Open {days}. Whichever day you get free, come by.',
      'We’re open {days}, so you needn’t check the sign first.',
    ],
    headlines: ['Open {days}'],
    sample: ['Open 7 days a week', 'Open 7 days a week, so the day that suits you is the right one.'],
  },
  {
    id: 'open_around_the_clock',
    said: [
      '(?:we’re )?(?:open|access) (?<when>24/7|24 hours(?: a day)?|around the clock|day and night|day or night)',
      '(?<when>24/7|24-hour|around-the-clock) (?:entry|opening hours)',
    ],
    lines: [
      'Open {when}, so come before dawn or after the late shift.',
      'Open {when}. There’s no closing time to race.',
      { text: 'Open {when}, so you can load the car at your own hour.', trades: ['storage', 'moving'] },
      { text: 'Open {when}, so you can train before sunrise.', trades: ['gym'] },
    ],
    headlines: ['Open {when}', 'Open {when}. No closing time'],
    sample: ['Open 24/7', 'Open 24/7, so come before dawn or after the late shift.'],
  },
  {
    id: 'there_around_the_clock',
    said: [
      '(?:we’re )?(?:available|here|there|online|on call) (?<when>24/7|24 hours(?: a day)?|around the clock|day and night|day or night)',
    ],
    isCalm: true,
    lines: [
      'There for you {when}, whatever your shift looks like.',
      'Here {when}, so it needn’t wait until the office opens.',
      { text: 'Here {when}, so a lockout at midnight isn’t yours alone.', trades: ['locksmith'] },
    ],
    headlines: ['Here {when}'],
    sample: ['Available 24/7', 'Here 24/7, so it needn’t wait until the office opens.'],
  },
  {
    id: 'emergency_service',
    said: [
      '(?<when>24/7|24-hour|round-the-clock|same-day|after-hours|weekend) emergency (?<kind>service|calls?|repairs?|visits?|appointments|care|callouts?)',
      'emergency (?<kind>service|calls?|repairs?|visits?|appointments|care) (?<when>24/7|24 hours(?: a day)?|day or night|around the clock)',
    ],
    lines: [
      'Emergency {kind}, {when}, because pipes don’t check the time.',
      'Emergency {kind}, {when}, for the night it can’t wait.',
      'It can’t wait? Emergency {kind}, {when}.',
    ],
    headlines: ['Emergency {kind}, {when}'],
    sample: ['24/7 emergency service', 'Emergency service, 24/7, for the night it can’t wait.'],
  },
  {
    id: 'same_day_appointments',
    said: [
      '(?<when>same[- ]day|next[- ]day|same[- ]week|walk-in) (?<kind>appointments|visits|service|repairs?|estimates|bookings|care|quotes)(?: available)?',
    ],
    lines: [
      '{when} {kind}, so it needn’t wait until next week.',
      '{when} {kind}, for what won’t wait.',
      'When it has to be soon: {when} {kind}.',
      { text: '{when} {kind}, so a toothache doesn’t get a second night.', trades: ['dentist'] },
      { text: '{when} {kind}, so tonight isn’t another night without heat.', trades: ['hvac'] },
      { text: '{when} {kind}, so you can drive to work tomorrow.', trades: ['auto_repair'] },
    ],
    headlines: ['{when} {kind}', 'Need it soon? {when} {kind}'],
    sample: ['Same-day appointments', 'Same-day appointments, so it needn’t wait until next week.'],
  },
  {
    id: 'walk_ins',
    said: [
      'walk[- ]?ins? (?:are )?(?:always )?welcome',
      'walk right in',
      'no (?<need>appointments?|reservations?|bookings?) (?:needed|necessary|required)',
    ],
    lines: [
      'Walk-ins are welcome, so come when the day opens up.',
      'Walk-ins welcome, even on your lunch break.',
      'Walk-ins welcome. Nothing to book, just come by.',
      'No {need} needed, so come when the day opens up.',
      'No {need} needed. Decide at lunch, come after work.',
    ],
    headlines: ['Walk-ins welcome. Come on by', 'No {need} needed. Come by'],
    sample: ['Walk-ins welcome', 'Walk-ins are welcome, so come when the day opens up.'],
  },
  {
    id: 'book_online',
    said: [
      '(?:easy |simple |quick )?(?:online (?:booking|scheduling)|book(?:ing)? online)(?: (?:in|within) <span>)?',
      '(?:online (?:booking|scheduling)|book online) (?<when>24/7|anytime|day or night)',
    ],
    lines: [
      'Book online in {span}, without waiting on hold.',
      'Book online in {span}, while the coffee brews.',
      'Book online, even after the phones have closed.',
      'Book online, without waiting on hold.',
      'Book online {when}, without waiting on hold.',
    ],
    headlines: ['Book online in {span}', 'Book online, skip the hold'],
    sample: ['Book online in 60 seconds', 'Book online in 60 seconds, without waiting on hold.'],
  },
];

import type { Topic } from './topic';

/** When one may come, and how one books. */
export const hours: readonly Topic[] = [
  {
    id: 'open_weekends',
    said: ['(?:we’re |now )?open (?:on |every )?<weekend>'],
    lines: ['Full week? We’re open {weekend}.'],
    headlines: ['Open {weekend}'],
    sample: ['Open Saturdays', 'Full week? We’re open Saturdays.'],
  },
  {
    id: 'weekend_appointments',
    said: [
      '(?<when>(?:saturday|sunday|weekend)(?: and (?:evening|sunday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: ['There are {when} {kind}.'],
    headlines: ['{when} {kind}', 'Full week? {when} {kind}'],
    sample: ['Saturday appointments', 'There are Saturday appointments.'],
  },
  {
    id: 'evening_appointments',
    said: [
      '(?<when>(?:early[- ]morning|early|late|evening|after[- ]work|lunch[- ]hour|lunchtime|night)(?: and (?:weekend|evening|saturday))?) (?<kind>appointments|visits|sessions|classes|lessons|hours|slots)(?: available)?',
    ],
    lines: ['{when} {kind}. No day off needed.'],
    headlines: ['{when} {kind}'],
    sample: ['Evening appointments', 'Evening appointments. No day off needed.'],
  },
  {
    id: 'open_late',
    said: [
      '(?:we’re )?open (?:late|evenings|nights)(?: on)? (?<days>(?:every )?\\p{L}+days?(?: and \\p{L}+days?)?)',
      '(?:we’re )?open (?<days>late|evenings|nights|late every night|every night|in the evenings?)',
    ],
    lines: ['Open {days}. Work ran over, and we’re still here.'],
    headlines: ['Open {days}', 'Work ran over? Open {days}'],
    moments: ['Come after work'],
    sample: ['Open evenings', 'Open evenings. Work ran over, and we’re still here.'],
  },
  {
    id: 'open_until',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:[5-9])(?::\\d\\d)? ?(?:p\\.?m\\.?)?)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: ['We’re open until {hour} {days?}.'],
    headlines: ['Open until {hour} {days?}', 'After work? Open until {hour}'],
    sample: ['Open until 9 pm', 'We’re open until 9 pm.'],
  },
  {
    id: 'open_past_ten',
    said: [
      '(?:we’re )?open (?:until|till?) (?<hour>(?:1[012]|[1-4])(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)|midnight|late|dawn)(?: (?<days>daily|every (?:day|night)|on weekends|weekends|weeknights|(?:on )?\\p{L}+days?))?',
    ],
    lines: ['The night isn’t over yet. We’re open until {hour} {days?}.'],
    headlines: ['Open until {hour} {days?}', 'Still out? Open until {hour}'],
    sample: ['Open till 2am', 'The night isn’t over yet. We’re open until 2am.'],
  },
  {
    id: 'opens_early',
    said: [
      '(?:we )?opens? (?:(?:at|from) )?(?<hour>\\d{1,2}(?::\\d\\d)? ?a\\.?m\\.?|sunrise|dawn)(?: (?<days>daily|every day|weekdays))?',
      'doors open at (?<hour>[4-8](?::\\d\\d)? ?a\\.?m\\.?)',
    ],
    lines: ['Doors open at {hour} {days?}. Come before the day does.'],
    headlines: ['Open from {hour}', 'Open from {hour} {days}'],
    moments: ['Come before the day does'],
    sample: ['Opens at 6 am', 'Doors open at 6 am. Come before the day does.'],
  },
  {
    id: 'open_every_day',
    said: [
      '(?:we’re )?open (?<days>(?:7|seven) days(?: a week)?|every day(?: of the (?:week|year))?|daily|all week|365 days(?: a year)?)',
      '(?<days>(?:7|seven) days a week)',
    ],
    lines: ['We’re open {days}. Pick the day that suits you.'],
    headlines: ['Open {days}', 'Any day works: open {days}'],
    moments: ['Pick any day of the week'],
    sample: ['Open 7 days a week', 'We’re open 7 days a week. Pick the day that suits you.'],
  },
  {
    id: 'open_around_the_clock',
    said: [
      '(?:we’re )?(?:open|access) (?<when>24/7|24 hours(?: a day)?|around the clock|day and night|day or night)',
      '(?<when>24/7|24-hour|around-the-clock) (?:entry|opening hours)',
    ],
    lines: ['Open {when}. Come before dawn or after the late shift.', 'Open {when}. There’s no closing time to race.'],
    headlines: ['Open {when}', 'Any hour you like: open {when}'],
    moments: ['Come at any hour'],
    sample: ['Open 24/7', 'Open 24/7. Come before dawn or after the late shift.'],
  },
  {
    id: 'emergency_service',
    said: [
      '(?<when>24/7|24-hour|round-the-clock) emergency (?<kind>service|calls?|repairs?|visits?|appointments|care|callouts?)',
      'emergency (?<kind>service|calls?|repairs?|visits?|appointments|care) (?<when>24/7|24 hours(?: a day)?|day or night|around the clock)',
    ],
    lines: ['{when} emergency {kind}. You call, whatever the hour.'],
    headlines: ['{when} emergency {kind}'],
    moments: ['Call whatever the hour'],
    sample: ['24/7 emergency service', '24/7 emergency service. You call, whatever the hour.'],
  },
  {
    id: 'walk_ins',
    said: [
      'walk[- ]?ins? (?:are )?(?:always )?welcome',
      'walk right in',
      'no (?<need>appointments?|reservations?|bookings?) (?:needed|necessary|required)',
    ],
    lines: ['Walk-ins welcome. Nothing to book, just come by.', 'No {need} needed. Just come by.'],
    headlines: ['Walk-ins welcome. Come on by', 'No {need} needed. Come by'],
    moments: ['Just come by'],
    sample: ['Walk-ins welcome', 'Walk-ins welcome. Nothing to book, just come by.'],
  },
  {
    id: 'book_online',
    said: [
      '(?:easy |simple |quick )?(?:online (?:booking|scheduling)|book(?:ing)? online)(?: (?:in|within) <span>)?',
      '(?:online (?:booking|scheduling)|book online) (?<when>24/7|anytime|day or night)',
    ],
    lines: [
      'Book online in {span}. Nobody puts you on hold.',
      'You don’t wait for the phones to open. Book online {when?}.',
    ],
    headlines: ['Book online in {span}', 'Book online, skip the hold', 'Book online {when}'],
    moments: ['Book at midnight if you like'],
    sample: ['Book online in 60 seconds', 'Book online in 60 seconds. Nobody puts you on hold.'],
  },
];

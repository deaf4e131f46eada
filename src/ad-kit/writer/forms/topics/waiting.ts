import type { Topic } from './topic';

/** How long one waits, and how one knows. */
export const waiting: readonly Topic[] = [
  {
    id: 'no_waiting',
    said: [
      'no (?<wait>waiting ?lists?|wait ?lists?|waiting rooms?|waiting|wait|long waits?|lines?|queues?)',
      '(?<little>little|short|zero) wait',
    ],
    lines: [
      'No {wait}, so you can start when you’re ready.',
      'No {wait}. Your time stays yours.',
      'No {wait}, even if you only have the lunch hour.',
      '{little} wait, even if you only have the lunch hour.',
    ],
    headlines: ['No {wait}. Start when ready'],
    sample: ['No waitlist', 'No waitlist, so you can start when you’re ready.'],
  },
  {
    id: 'while_you_wait',
    said: [
      '(?:(?<what>repairs|fixed|hems|cuts keys|engraves|prints|alters|engraving|printing|alterations|service|done|keys(?: cut)?|oil changes|made|prints|framing|fittings?) )?while you wait',
    ],
    lines: [
      '{what} while you wait, so you make one trip, not two.',
      '{what} while you wait: bring it in, take it home.',
      'Done while you wait, so you make one trip, not two.',
      'While you wait: bring it in, take it home.',
    ],
    headlines: ['{what} while you wait', 'One trip: while you wait'],
    sample: ['Repairs while you wait', 'Repairs while you wait, so you make one trip, not two.'],
  },
  {
    id: 'done_in_minutes',
    said: ['(?<done>done|finished|ready|completed|fixed|repaired|in and out) (?:in|within) <short>'],
    lines: [
      '{done} in {short}, so you can get on with your day.',
      '{done} in {short}. You can come on your lunch break.',
    ],
    headlines: ['{done} in {short}', 'Lunch break? {done} in {short}'],
    sample: ['Done in 30 minutes', 'Done in 30 minutes, so you can get on with your day.'],
  },
  {
    id: 'done_in_weeks',
    said: [
      '(?<done>done|finished|ready|completed|complete|fixed|installed|repaired|back|turned around|delivered and installed) (?:in|within) <long>',
    ],
    lines: [
      '{done} in {long}, so you can name a day to everyone who asks.',
      '{done} in {long}, so you can mark the day it’s over.',
    ],
    headlines: ['{done} in {long}'],
    sample: ['Done in 3 weeks', 'Done in 3 weeks, so you can name a day to everyone who asks.'],
  },
  {
    id: 'there_in_span',
    said: ['(?:we’re |we arrive |arrives |on site |on-site |technicians )?(?:there|here|out) (?:in|within) <span>'],
    lines: [
      'There in {span}, so you’re not left standing at the door.',
      'We’re there in {span}. You know how long you’ll wait.',
      { text: 'There in {span}, so you can put the bucket down soon.', trades: ['plumber', 'roofer'] },
      { text: 'There in {span}, so you’re not on the doorstep all night.', trades: ['locksmith'] },
    ],
    headlines: ['There in {span}'],
    sample: ['There in 20 minutes', 'We’re there in 20 minutes. You know how long you’ll wait.'],
  },
  {
    id: 'time_window',
    said: [
      '(?:an? )?(?<length>exact|set|fixed|narrow|tight|\\d{1,2}[- ]hour|one-hour|two-hour) (?<kind>arrival times?|arrival windows?|time windows?|time slots?|appointment windows?|windows?)',
    ],
    lines: [
      '{length} {kind}, so you don’t spend the day at the window.',
      '{length} {kind}, so you only miss one meeting.',
    ],
    headlines: ['{length} {kind}'],
    sample: ['2-hour arrival window', '2-hour arrival window, so you don’t spend the day at the window.'],
  },
  {
    id: 'text_on_way',
    said: [
      '(?:we |you get an? |driver )?(?<how>texts?|calls?|text message|text alerts?) (?:you )?(?:when|before|as) (?<who>we’re|we are|we|your driver’s|your tech is|they’re|the driver is) (?<end>on (?:the|our|their) way|arrive|close|nearby|come)',
    ],
    lines: [
      'We {how} when {who} {end}, so you can walk the dog till then.',
      'We {how} when {who} {end}. No watching the street.',
    ],
    headlines: ['We {how} when {who} {end}'],
    sample: ['We text when we’re on the way', 'We text when we’re on the way. No watching the street.'],
  },
  {
    id: 'on_time',
    said: ['(?:always |we’re |we arrive |we show up |arrives? )?(?<how>on time)(?:,? every time|, always)?'],
    lines: [
      '{how}: the hour we name is the hour you can plan on.',
      '{how}, so you can book the next thing right after.',
    ],
    sample: ['On time', 'On time, so you can book the next thing right after.'],
  },
  {
    id: 'flexible_times',
    said: [
      'flexible (?<kind>hours|schedules?|scheduling|times?|start dates?|class times|booking|dates|check-?in)',
      '(?<kind>classes|sessions|lessons|appointments|hours) (?:that fit|around|to fit) your (?:schedule|week|day|life)',
    ],
    lines: [
      'Flexible {kind}, for weeks that never look the same.',
      'Flexible {kind}, so practice and pickup don’t collide.',
      'Flexible {kind}, even if your shifts change.',
    ],
    headlines: ['Flexible {kind}'],
    sample: ['Flexible scheduling', 'Flexible scheduling, even if your shifts change.'],
  },
];

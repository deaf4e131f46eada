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
      'No {wait}. You’re ready, and so are we.',
      'No {wait}. Your time stays yours.',
      '{little} wait, even if you only have the lunch hour.',
      { text: 'Leave the magazine. There’s no {wait}.', tones: ['casual'] },
    ],
    headlines: ['No {wait}. Start when ready', '{little} wait', 'Ready? There’s no {wait}'],
    moments: ['Start when you’re ready', 'Your time stays yours'],
    sample: ['No waitlist', 'No waitlist. You’re ready, and so are we.'],
  },
  {
    id: 'while_you_wait',
    said: [
      '(?:(?<what>repairs|fixed|hems|cuts keys|engraves|prints|alters|engraving|printing|alterations|service|done|keys(?: cut)?|oil changes|made|prints|framing|fittings?) )?while you wait',
    ],
    lines: [
      '{what} while you wait. You make one trip, not two.',
      '{what} while you wait. Bring it in and take it home.',
      'We do it while you wait. Bring it in, sit down, take it home.',
      'One trip, not two. We do it while you wait.',
    ],
    headlines: ['{what} while you wait', 'One trip: while you wait'],
    moments: ['One trip, not two', 'Bring it in, take it home'],
    sample: ['Repairs while you wait', 'Repairs while you wait. You make one trip, not two.'],
  },
  {
    id: 'done_in_minutes',
    said: ['(?<done>done|finished|ready|completed|fixed|repaired|in and out) (?:in|within) <short>'],
    lines: [
      '{done} in {short}. Come on your lunch break and go back on time.',
      '{done} in {short}. Your parking meter won’t even notice.',
    ],
    headlines: ['{done} in {short}', 'Lunch break? {done} in {short}'],
    moments: ['Come on your lunch break'],
    sample: ['Done in 30 minutes', 'Done in 30 minutes. Come on your lunch break and go back on time.'],
  },
  {
    id: 'done_in_weeks',
    said: [
      '(?<done>done|finished|ready|completed|complete|fixed|installed|repaired|back|turned around|delivered and installed) (?:in|within) <long>',
    ],
    lines: [
      '{done} in {long}. You can name a day to everyone who asks.',
      'Mark the day it’s over. It’s {done} in {long}.',
    ],
    headlines: ['{done} in {long}', 'Mark the day: {done} in {long}'],
    moments: ['Know the day it’s done'],
    sample: ['Done in 3 weeks', 'Done in 3 weeks. You can name a day to everyone who asks.'],
  },
  {
    id: 'there_in_span',
    said: ['(?:we’re |we arrive |arrives |on site |on-site |technicians )?(?:there|here|out) (?:in|within) <span>'],
    lines: [
      'You call, you look at the clock, we’re there in {span}.',
      'We’re there in {span}. You know how long you’ll wait.',
      { text: 'Hold the bucket a little longer. We’re there in {span}.', trades: ['plumber', 'roofer'] },
      { text: 'You’re on the doorstep with the groceries. We’re there in {span}.', trades: ['locksmith'] },
    ],
    headlines: ['There in {span}', 'You call, we’re there in {span}'],
    moments: ['Know how long you’ll wait'],
    sample: ['There in 20 minutes', 'We’re there in 20 minutes. You know how long you’ll wait.'],
  },
  {
    id: 'time_window',
    said: [
      '(?:an? )?(?<length>exact|set|fixed|narrow|tight|\\d{1,2}[- ]hour|one-hour|two-hour) (?<kind>arrival times?|arrival windows?|time windows?|time slots?|appointment windows?|windows?)',
    ],
    lines: [
      '{length} {kind}. You don’t spend the day at the window.',
      'You only miss one meeting. It’s a {length} {kind}.',
    ],
    headlines: ['{length} {kind}', 'No day spent waiting: {length} {kind}'],
    moments: ['No day at the window'],
    sample: ['2-hour arrival window', '2-hour arrival window. You don’t spend the day at the window.'],
  },
  {
    id: 'text_on_way',
    said: [
      '(?:we |you get an? |driver )?(?<how>texts?|calls?|text message|text alerts?) (?:you )?(?:when|before|as) (?<who>we’re|we are|we|your driver’s|your tech is|they’re|the driver is) (?<end>on (?:the|our|their) way|arrive|close|nearby|come)',
    ],
    lines: [
      'Walk the dog till then. We {how} when {who} {end}.',
      'We {how} when {who} {end}. You don’t watch the street.',
    ],
    headlines: ['We {how} when {who} {end}'],
    moments: ['Walk the dog till we text'],
    sample: ['We text when we’re on the way', 'Walk the dog till then. We text when we’re on the way.'],
  },
  {
    id: 'on_time',
    said: ['(?:always |we’re |we arrive |we show up |arrives? )?(?<how>on time)(?:,? every time|, always)?'],
    lines: [
      '{how}. The hour we name is the hour you can plan on.',
      'You can book the next thing right after. We’re {how}.',
    ],
    headlines: ['{how}, by your clock'],
    moments: ['Plan your next hour'],
    sample: ['On time', 'On time. The hour we name is the hour you can plan on.'],
  },
  {
    id: 'flexible_times',
    said: [
      'flexible (?<kind>hours|schedules?|scheduling|times?|start dates?|class times|booking|dates|check-?in)',
      '(?<kind>classes|sessions|lessons|appointments|hours) (?:that fit|around|to fit) your (?:schedule|week|day|life)',
    ],
    lines: [
      'Flexible {kind}. Your weeks never look the same, and they don’t have to.',
      'Flexible {kind}. Practice at five, pickup at six? Ask for what fits.',
      'Flexible {kind}. Your shifts change, and we change with them.',
    ],
    headlines: ['Flexible {kind}', 'Shifts change? Flexible {kind}'],
    moments: ['Around your shifts', 'Around practice and pickup'],
    sample: ['Flexible scheduling', 'Flexible scheduling. Your weeks never look the same, and they don’t have to.'],
  },
];

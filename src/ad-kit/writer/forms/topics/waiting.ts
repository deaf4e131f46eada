import type { Topic } from './topic';

/** How long one waits, and how one knows. */
export const waiting: readonly Topic[] = [
  {
    id: 'no_waiting',
    said: [
      'no (?<wait>waiting ?lists?|wait ?lists?|waiting|wait|long waits?|lines?|queues?)',
      '(?<little>little|short|zero) wait',
    ],
    lines: ['No {wait}. You’re ready, and so are we.'],
    headlines: ['No {wait}. Start when ready', '{little} wait'],
    sample: ['No waitlist', 'No waitlist. You’re ready, and so are we.'],
  },
  {
    id: 'no_waiting_room',
    said: ['no (?<wait>(?:crowded |full )?waiting rooms?)'],
    lines: ['No {wait}. You stay where you’re comfortable.'],
    headlines: ['No {wait}'],
    sample: ['No waiting room', 'No waiting room. You stay where you’re comfortable.'],
  },
  {
    id: 'while_you_wait',
    said: [
      '(?:(?<what>repairs|fixed|hems|cuts keys|engraves|prints|alters|engraving|printing|alterations|service|done|keys(?: cut)?|oil changes|made|prints|framing|fittings?) )?while you wait',
    ],
    lines: [
      '{what} while you wait. You make one trip, not two.',
      '{what} while you wait. Bring it in and take it home.',
      'One trip, not two. We do it while you wait.',
    ],
    headlines: ['{what} while you wait'],
    moments: ['One trip, not two'],
    sample: ['Repairs while you wait', 'Repairs while you wait. You make one trip, not two.'],
  },
  {
    id: 'done_in_minutes',
    said: ['(?<done>done|finished|ready|completed|fixed|repaired|in and out) (?:in|within) <short>'],
    lines: ['{done} in {short}. That’s all it takes.'],
    headlines: ['{done} in {short}'],
    sample: ['Done in 30 minutes', 'Done in 30 minutes. That’s all it takes.'],
  },
  {
    id: 'done_in_weeks',
    said: [
      '(?<done>done|finished|ready|completed|complete|fixed|installed|repaired|back|turned around|delivered and installed) (?:in|within) <long>',
    ],
    lines: [],
    headlines: ['{done} in {long}'],
    sample: ['Done in 3 weeks', 'Done in 3 weeks'],
  },
  {
    id: 'there_in_span',
    said: [
      '(?:we’re |we arrive |arrives |on site |on-site |technicians )?(?:there|here|out) (?:in|within) <span>',
      '(?:we|I) (?:arrive|come|come out|come to you|get there|get to you|reach you|respond) (?:in|within) <span>',
    ],
    lines: ['We’re there in {span}. You know how long you’ll wait.'],
    headlines: ['There in {span}', 'You call, we’re there in {span}'],
    moments: ['Know how long you’ll wait'],
    sample: ['There in 20 minutes', 'We’re there in 20 minutes. You know how long you’ll wait.'],
  },
  {
    id: 'time_window',
    said: [
      '(?:an? )?(?<length>exact|set|fixed|narrow|tight|\\d{1,2}[- ]hour|one-hour|two-hour) (?<kind>arrival times?|arrival windows?|time windows?|time slots?|appointment windows?|windows?)',
    ],
    lines: ['{length} {kind}. You don’t spend the day at the window.'],
    headlines: ['{length} {kind}'],
    sample: ['2-hour arrival window', '2-hour arrival window. You don’t spend the day at the window.'],
  },
  {
    id: 'text_on_way',
    said: [
      '(?:we |you get an? |driver )?(?<how>texts?|calls?|text message|text alerts?) (?:you )?(?:when|before|as) (?<who>we’re|we are|we|your driver’s|your tech is|they’re|the driver is) (?<end>on (?:the|our|their) way|arrive|close|nearby|come)',
    ],
    lines: ['We {how} when {who} {end}. You don’t watch the street.'],
    headlines: ['We {how} when {who} {end}'],
    sample: ['We text when we’re on the way', 'We text when we’re on the way. You don’t watch the street.'],
  },
  {
    id: 'on_time',
    said: ['(?:always |we’re |we arrive |we show up |arrives? )?(?<how>on time)(?:,? every time|, always)?'],
    lines: ['{how}. The hour we name is the hour you can plan on.'],
    sample: ['On time', 'On time. The hour we name is the hour you can plan on.'],
  },
  {
    id: 'flexible_times',
    said: [
      'flexible (?<kind>hours|schedules?|scheduling|times?|start dates?|class times|booking|dates|check-?in)',
      '(?<kind>classes|sessions|lessons|appointments|hours) (?:that fit|around|to fit) your (?:schedule|week|day|life)',
    ],
    lines: ['Flexible {kind}. Ask for what fits.'],
    headlines: ['Flexible {kind}'],
    sample: ['Flexible scheduling', 'Flexible scheduling. Ask for what fits.'],
  },
];

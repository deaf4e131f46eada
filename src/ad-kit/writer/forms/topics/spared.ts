import type { Topic } from './topic';

/** What customers need not have, know, or do. */
export const spared: readonly Topic[] = [
  {
    id: 'no_experience',
    said: ['no (?<what>experience|skills|skill|practice|training) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. Everyone starts somewhere.'],
    headlines: ['No {what} {end}'],
    sample: ['No experience needed', 'No experience needed. Everyone starts somewhere.'],
  },
  {
    id: 'no_license',
    said: ['no (?<what>license|permit|boating license) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. You bring yourself.'],
    headlines: ['No {what} {end}'],
    sample: ['No license needed', 'No license needed. You bring yourself.'],
  },
  {
    id: 'no_referral',
    said: ['no (?<what>referral|prescription|doctor’s note) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. You can come straight to us.'],
    headlines: ['No {what} {end}'],
    sample: ['No referral needed', 'No referral needed. You can come straight to us.'],
  },
  {
    id: 'no_account',
    said: ['no (?<what>account|login|registration|sign-up|signup|download|app) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. You just start.'],
    headlines: ['No {what} {end}'],
    sample: ['No account needed', 'No account needed. You just start.'],
  },
  {
    id: 'no_gym',
    said: ['no (?<what>gym|equipment|gear|gym membership|dumbbells) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. Your living room will do.'],
    headlines: ['No {what} {end}'],
    sample: ['No gym needed', 'No gym needed. Your living room will do.'],
  },
  {
    id: 'no_card',
    said: ['no (?<what>credit card|card|deposit|payment) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. You can look around first.'],
    headlines: ['No {what} {end}'],
    sample: ['No credit card needed', 'No credit card needed. You can look around first.'],
  },
  {
    id: 'no_coding',
    said: ['no (?<what>code|coding|programming|html|developers?)(?: (?<end>needed|required|necessary))?'],
    lines: ['No {what} {end?}. If you can type, you can do it.'],
    headlines: ['No {what} {end?}'],
    moments: ['If you can type, you can do it'],
    sample: ['No code', 'No code. If you can type, you can do it.'],
  },
  {
    id: 'evenings_only',
    said: [
      '(?<when>evenings|weekends|nights) only',
      '(?<when>evening|weekend|night) (?<what>classes|courses|lessons|sessions|programs?)',
    ],
    lines: ['{when} only. You can keep your day job.', '{when} {what}. You can keep your day job.'],
    headlines: ['{when} only', '{when} {what}'],
    moments: ['Keep your day job'],
    sample: ['Evenings only', 'Evenings only. You can keep your day job.'],
  },
  {
    id: 'from_few_hours',
    said: [
      '(?<what>care|help|lessons|coaching|cleaning|support|visits) from (?<n>\\d{1,2}|two|three|four) (?<unit>hours?|visits?) a (?<per>day|week|month)',
    ],
    isCalm: true,
    lines: ['{what} from {n} {unit} a {per}. Start with as little as you need.'],
    headlines: ['{what} from {n} {unit} a {per}'],
    sample: ['Care from 3 hours a week', 'Care from 3 hours a week. Start with as little as you need.'],
  },
  {
    id: 'start_small',
    said: ['(?:start|begin|invest) (?<with>with|from) (?<money>[$€£]\\d{1,2})'],
    lines: ['Start {with} {money}. You can see how it goes.', 'Start {with} {money}. Small is fine.'],
    headlines: ['Start {with} {money}'],
    sample: ['Start with $10', 'Start with $10. Small is fine.'],
  },
  {
    id: 'brings_own',
    said: [
      '(?<who>we|I) bring (?<what>(?:my own|our own|the|all the) (?:mower|tools|ladders?|supplies|equipment|gear|truck|smoker|grill|setup|lights|speakers|chairs|tent|tents|decorations|paint|vacuum))',
    ],
    lines: ['{who} bring {what}. One less thing on your list.'],
    headlines: ['{who} bring {what}'],
    moments: ['One less thing on your list'],
    sample: ['I bring my own mower', 'I bring my own mower. One less thing on your list.'],
  },
  {
    id: 'paper_handled',
    said: [
      '(?<what>customs|paperwork|permits|titles?|registration|taxes|visas|forms|filing|billing|insurance claims|claims|scheduling) (?<how>handled|taken care of|done for you|filed for you)',
    ],
    lines: ['{what} {how}. The forms are somebody else’s job.'],
    headlines: ['{what} {how}'],
    moments: ['The forms aren’t your job'],
    sample: ['Customs handled', 'Customs handled. The forms are somebody else’s job.'],
  },
  {
    id: 'picked_up_at',
    said: [
      '(?:pick[- ]?up|pickup|picked up) (?<where>(?:at|from) (?:school|home|work|your (?:door|house|office|hotel|home)|the (?:airport|station|hotel)))',
    ],
    lines: ['Pickup {where}. One less trip across town.'],
    headlines: ['Pickup {where}'],
    sample: ['Pickup from school', 'Pickup from school. One less trip across town.'],
  },
  {
    id: 'fits_in_break',
    said: [
      '(?<what>workouts|lessons|classes|sessions|visits) (?<fit>fit (?:in|into) (?:a|your) (?:lunch break|lunch hour|coffee break))',
    ],
    lines: ['{what} {fit}. You’re back before anyone asks.'],
    headlines: ['{what} {fit}'],
    sample: ['Workouts fit in a lunch break', 'Workouts fit in a lunch break. You’re back before anyone asks.'],
  },
  {
    id: 'any_time_help',
    said: [
      '(?:available|on call|reachable|here for you) (?<when>24/7|around the clock|day and night|day or night|at any hour)',
      '(?:(?<what>support|help|service|advice|chat) )(?<when>24/7|around the clock|day and night|at any hour)',
      '(?<when>24/7|round-the-clock) (?<what>support|help|service|chat|hotline)',
    ],
    isCalm: true,
    lines: [
      'Available {when}. It doesn’t have to wait for morning.',
      '{what} {when}. It doesn’t have to wait for morning.',
    ],
    headlines: ['Available {when}', '{what} {when}'],
    moments: ['Any hour will do'],
    sample: ['Available 24/7', 'Available 24/7. It doesn’t have to wait for morning.'],
  },
  {
    id: 'on_call',
    said: [
      '(?:an? )?(?<who>nurse|vet|doctor|lawyer|engineer|technician|plumber|midwife|therapist|advisor|teacher|expert) on call',
    ],
    isCalm: true,
    lines: ['A {who} on call. You have somebody to ask.'],
    headlines: ['A {who} on call'],
    moments: ['You have somebody to ask'],
    sample: ['A nurse on call', 'A nurse on call. You have somebody to ask.'],
  },
  {
    id: 'real_people',
    said: [
      '(?<who>(?:an? )?real (?:people|humans|cpas|accountants|bookkeeper|bookkeepers|lawyers|advisors|teachers|tutors|experts|person|human|nurses|agents|stylists|editors))',
    ],
    lines: ['{who}. Somebody to call by name.'],
    headlines: ['{who}'],
    sample: ['Real CPAs', 'Real CPAs. Somebody to call by name.'],
  },
  {
    id: 'same_day',
    said: [
      'same[- ]day (?<what>(?:\\p{L}+ )?(?:repairs?|service|appointments?|installation|visits?|alterations|results|crowns?|estimates?|quotes?|cleaning|printing|fix))',
    ],
    lines: ['Same-day {what}. Not next week.'],
    headlines: ['Same-day {what}'],
    sample: ['Same-day repair', 'Same-day repair. Not next week.'],
  },
  {
    id: 'soon_appointments',
    said: [
      '(?<what>appointments|visits|slots|openings|consultations) (?<when>this week|today|tomorrow|within the week)',
    ],
    lines: ['{what} {when}. Next month is too far off.'],
    headlines: ['{what} {when}'],
    sample: ['Appointments this week', 'Appointments this week. Next month is too far off.'],
  },
  {
    id: 'in_person_or_video',
    said: [
      '(?<a>video|phone|online|virtual) or (?<b>in person|in-person|in the office|face to face)(?: (?<what>visits|sessions|appointments|lessons))?',
      'in person or (?<c>online|by video|on video|by phone|virtual)',
    ],
    isCalm: true,
    lines: ['{a} or {b} {what?}. Whichever suits your week.', 'In person or {c}. Whichever suits your week.'],
    headlines: ['{a} or {b}', 'In person or {c}'],
    sample: ['Video or in person', 'Video or in person. Whichever suits your week.'],
  },
];

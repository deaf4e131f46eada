import type { Topic } from './topic';

/** How people, children, and animals are looked after. */
export const care: readonly Topic[] = [
  {
    id: 'gentle_treatment',
    said: ['(?<how>gentle|painless|quiet|careful) (?<what>cleanings?|dentistry|handling|care|treatments?|exams?)'],
    isCalm: true,
    lines: ['{how} {what}. You set the pace.'],
    headlines: ['{how} {what}'],
    moments: ['You set the pace'],
    sample: ['Gentle cleanings', 'Gentle cleanings. You set the pace.'],
  },
  {
    id: 'drug_free',
    said: ['drug[- ]free(?: (?<what>treatment|care|relief|therapy))?'],
    lines: ['Drug-free {what?}. Nothing to pick up at the pharmacy.'],
    headlines: ['Drug-free {what?}'],
    sample: ['Drug free treatment', 'Drug-free treatment. Nothing to pick up at the pharmacy.'],
  },
  {
    id: 'childcare_meanwhile',
    said: ['(?:free )?child ?care (?<when>while you (?:work out|train|shop|work|eat)|on site)'],
    lines: ['There’s childcare {when}. The hour is yours.'],
    headlines: ['Childcare {when}'],
    moments: ['The hour is yours'],
    sample: ['Childcare while you work out', 'There’s childcare while you work out. The hour is yours.'],
  },
  {
    id: 'coach_included',
    said: [
      '(?:an? )?(?<who>coach|trainer|teacher|tutor|guide|instructor) included(?: (?:for )?(?:the |your )?(?<when>first (?:month|week|session|day)))?',
    ],
    lines: ['A {who} is included {when?}. You don’t have to guess how.'],
    headlines: ['{who} included {when?}'],
    moments: ['You don’t have to guess how'],
    sample: ['Coach included first month', 'A coach is included first month. You don’t have to guess how.'],
  },
  {
    id: 'specialists_in',
    said: ['(?<what>\\p{L}+(?: \\p{L}+)?) (?<who>specialists|experts|pros)'],
    lines: ['{what} {who}. Yours won’t be the first they’ve seen.'],
    headlines: ['{what} {who}'],
    sample: ['Color specialists', 'Color specialists. Yours won’t be the first they’ve seen.'],
  },
  {
    id: 'one_person_throughout',
    said: [
      '(?<one>one|the same|same) (?<who>therapist|trainer|stylist|nurse|doctor|teacher|designer|adviser|advisor|manager) (?<when>the whole (?:hour|time|way|project)|every (?:time|visit|session)|from start to finish|start to finish)',
    ],
    isCalm: true,
    lines: ['{one} {who} {when}. You don’t tell your story twice.'],
    headlines: ['{one} {who} {when}'],
    moments: ['You don’t tell it twice'],
    sample: ['One therapist the whole hour', 'One therapist the whole hour. You don’t tell your story twice.'],
  },
  {
    id: 'licensed_people',
    said: [
      '(?:(?<by>state|board|nationally) )?(?<how>licensed|certified|registered|accredited|board-certified) (?<who>aestheticians|estheticians|massage therapists|therapists|instructors|trainers|doctors|surgeons|stylists)',
    ],
    isCalm: true,
    lines: ['{by?} {how} {who}. You’re in trained hands.'],
    headlines: ['{by?} {how} {who}'],
    moments: ['You’re in trained hands'],
    sample: ['Licensed estheticians', 'Licensed estheticians. You’re in trained hands.'],
  },
  {
    id: 'sterile_tools',
    said: ['(?<how>sterile|sterilized|disposable|single-use) (?<what>tools|needles|instruments|equipment)'],
    lines: ['{how} {what}. You can relax your hands.'],
    headlines: ['{how} {what}'],
    sample: ['Sterile tools', 'Sterile tools. You can relax your hands.'],
  },
  {
    id: 'updates_with_photos',
    said: [
      '(?<how>live |daily |hourly )?(?<what>app updates|photo updates|updates)(?: with (?<more>photos|pictures|videos))?',
      'daily (?<pics>photos|pictures)(?: and (?:videos|updates))?',
    ],
    lines: [
      '{how?}{what} with {more}. You see how their day is going.',
      'Daily {pics}. You see how their day is going.',
      '{how?}{what}. You know how it’s going.',
    ],
    headlines: ['{how?}{what} with {more}', 'Daily {pics}', '{how?}{what}'],
    moments: ['See how it’s going'],
    sample: ['Live app updates with photos', 'Live app updates with photos. You see how their day is going.'],
  },
  {
    id: 'low_ratio',
    said: ['low (?<what>teacher|student|staff|child)(?:-| )?(?:to-(?:child|student|teacher) )?ratios?'],
    lines: ['A low {what} ratio. Nobody gets lost in the crowd.'],
    headlines: ['Low {what} ratio'],
    sample: ['Low teacher ratio', 'A low teacher ratio. Nobody gets lost in the crowd.'],
  },
  {
    id: 'outdoor_playground',
    said: ['(?:an? )?(?<kind>outdoor|fenced|shaded|indoor|big) (?<what>playground|play area|play yard|play space)'],
    lines: ['There’s an {kind} {what}. They come home tired and happy.', '{kind} {what}. Room to run.'],
    headlines: ['{kind} {what}'],
    moments: ['Room to run'],
    sample: ['Fenced play area', 'Fenced play area. Room to run.'],
  },
  {
    id: 'after_school',
    said: [
      '(?<when>after|before)[- ]school (?<what>care|program|club)',
      'before and after[- ]school (?<both>care|programs?)',
    ],
    lines: [
      '{when}-school {what}. Your workday can end when it ends.',
      'Before- and after-school {both}. Your workday can end when it ends.',
    ],
    headlines: ['{when}-school {what}', 'Before- and after-school {both}'],
    sample: ['After school care', 'After-school care. Your workday can end when it ends.'],
  },
  {
    id: 'ages_from_to',
    said: ['(?:for )?ages (?<a>\\d{1,2}) (?:to|[-–]|through) (?<b>\\d{1,2})', 'ages (?<up>\\d{1,2}) and up'],
    lines: ['For ages {a} to {b}. Siblings can come together.', 'For ages {up} and up.'],
    headlines: ['For ages {a} to {b}', 'Ages {a} to {b}', 'For ages {up} and up'],
    sample: ['Ages 7 to 14', 'For ages 7 to 14. Siblings can come together.'],
  },
  {
    id: 'lessons_at_home',
    said: [
      '(?<what>lessons|classes|training|tutoring|haircuts|grooming|massages) (?<where>at|in) your (?<place>home|house|place|office|own home)',
    ],
    lines: ['{what} {where} your {place}. You skip the drive.'],
    headlines: ['{what} {where} your {place}'],
    moments: ['You skip the drive'],
    sample: ['Lessons at your home', 'Lessons at your home. You skip the drive.'],
  },
  {
    id: 'online_or_at_yours',
    said: [
      '(?<one>online|in person|in our studio|in our office|at our place) or (?<two>at your (?:home|house|place|kitchen table|office)|in person|online|by phone|over video|on zoom)',
    ],
    lines: ['{one} or {two}. Pick whichever is easier this week.'],
    headlines: ['{one} or {two}'],
    moments: ['Whichever is easier'],
    sample: ['Online or at your kitchen table', 'Online or at your kitchen table. Pick whichever is easier this week.'],
  },
  {
    id: 'text_the_expert',
    said: [
      '(?<do>text|message|call|chat with|ask) (?:a|our|your) (?<who>vet|nurse|doctor|trainer|coach|teacher|mechanic|designer|pharmacist|dietitian)s? (?<when>anytime|any time|day or night|24/7|at night)',
    ],
    lines: ['{do} a {who} {when}. Even about the small things.'],
    headlines: ['{do} a {who} {when}'],
    moments: ['Ask about the small things'],
    sample: ['Text a vet anytime', 'Text a vet anytime. Even about the small things.'],
  },
  {
    id: 'puppy_training',
    said: ['(?<what>puppy|dog|obedience|leash) training(?: (?<more>classes|at home|included))?'],
    lines: ['{what} training {more?}. Your shoes will thank you.'],
    headlines: ['{what} training {more?}'],
    moments: ['Your shoes will thank you'],
    sample: ['Puppy training', 'Puppy training. Your shoes will thank you.'],
  },
  {
    id: 'overnight_boarding',
    said: ['overnight (?<what>boarding|stays|care|sitting)'],
    lines: ['Overnight {what}. Go away and sleep well, too.'],
    headlines: ['Overnight {what}'],
    sample: ['Overnight boarding', 'Overnight boarding. Go away and sleep well, too.'],
  },
  {
    id: 'watch_by_webcam',
    said: [
      '(?:live )?(?:web ?cams?|camera(?= (?:access|feed)))(?: (?<what>access|feed|feeds))?(?: for (?<who>parents|owners))?',
    ],
    lines: [
      'There’s a webcam {what?} for {who}. You can look in from work.',
      'You can look in by webcam from work.',
      'Webcam {what}. You can look in from work.',
    ],
    headlines: ['Webcam {what?} for {who}', 'Webcam {what}', 'Look in by webcam'],
    sample: ['Webcam access', 'Webcam access. You can look in from work.'],
  },
  {
    id: 'fees_waived',
    said: [
      '(?<what>adoption|application|entry|enrollment|registration|late|delivery) fees? waived(?: (?<when>this (?:week|weekend|month)|until \\p{Lu}\\p{L}+ \\d{1,2}))?',
    ],
    lines: ['{what} fees are waived {when?}. One reason less to wait.'],
    headlines: ['{what} fees waived {when?}'],
    sample: ['Adoption fees waived', 'Adoption fees are waived. One reason less to wait.'],
  },
  {
    id: 'donation_doubled',
    said: [
      '(?:your|every|each) (?<what>donation|gift|dollar) (?:is |will be |gets )?(?<how>doubled|matched|tripled)(?: (?<when>until \\p{L}+ ?\\d*|this (?:week|month|year)|today))?',
    ],
    lines: ['Your {what} is {how} {when?}. The same gift goes further.'],
    headlines: ['Your {what} is {how} {when?}'],
    moments: ['The same gift goes further'],
    sample: ['Your donation is doubled', 'Your donation is doubled. The same gift goes further.'],
  },
  {
    id: 'volunteering',
    said: ['volunteer (?<what>opportunities|shifts|days)(?: (?<when>every (?:week|weekend|month)))?'],
    lines: ['Volunteer {what} {when?}. An hour is plenty to start with.'],
    headlines: ['Volunteer {what} {when?}'],
    sample: ['Volunteer opportunities', 'Volunteer opportunities. An hour is plenty to start with.'],
  },
];

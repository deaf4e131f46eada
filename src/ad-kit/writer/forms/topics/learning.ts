import type { Topic } from './topic';

/** How long it takes, and what one has at the end. */
export const learning: readonly Topic[] = [
  {
    id: 'gives_certificate',
    said: [
      '(?:an? |get an? |earn an? )?(?<what>certificate|certification|diploma|college credit|industry certification) (?<when>included|at the end|when you (?:finish|pass)|of completion|upon completion|on completion)',
    ],
    lines: ['{what} {when}. You have something to show for it.', '{what} {when}, ready for your wall and your résumé.'],
    headlines: ['{what} {when}', 'Ready for your wall: {what} {when}'],
    moments: ['Something for your wall'],
    sample: ['Certificate at the end', 'Certificate at the end. You have something to show for it.'],
  },
  {
    id: 'help_with',
    said: [
      '(?<what>(?:job|career|interview|r[eé]sum[eé]|college application|homework|exam|visa|essay|financial aid) (?:placement|help|support|coaching|prep|assistance|guidance)(?: help| support| assistance)?)(?: (?<more>included|after school|after (?:you )?graduat\\p{L}+|every day|available))?',
    ],
    lines: [
      '{what} {more?}. You’re not alone with the hard part.',
      '{what} {more?}. You don’t have to figure it out by yourself.',
    ],
    headlines: ['{what} {more?}'],
    moments: ['Get help with the hard part'],
    sample: ['Job placement help', 'Job placement help. You’re not alone with the hard part.'],
  },
  {
    id: 'own_pace',
    said: [
      '(?:learn |study |work |go |train )?at your own (?<what>pace|speed)',
      '(?<what>self[- ]paced)(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>lifetime|lifelong|unlimited) (?<thing>access)(?: to (?:all )?(?:lessons|videos|materials|the course))?',
      '(?:watch|replay) (?:lessons |classes )?(?<what>anytime|any time|on demand)',
    ],
    lines: [
      'At your own {what}. A busy week doesn’t put you behind.',
      '{what} {thing?}. A busy week doesn’t put you behind.',
      '{what} {thing?}. Pause it for a birthday, pick it up on Tuesday.',
    ],
    headlines: ['At your own {what}', '{what} {thing}', 'Busy week? At your own {what}'],
    moments: ['A busy week is fine', 'Pause it, pick it up Tuesday'],
    sample: ['Learn at your own pace', 'At your own pace. A busy week doesn’t put you behind.'],
  },
  {
    id: 'session_length',
    said: [
      '(?:an? )?(?<length>\\d{1,3}[- ](?:minute|hour)) (?<what>(?:\\p{L}+ )?(?:class(?:es)?|lessons?|workshops?|sessions?|tours?|workouts?|appointments?|exams?|massages?|facials?|cruises?|meetings?|visits?|walks?|hikes?))',
      '(?<of>exams?|visits?|appointments|classes|lessons|sessions|workouts|cleanings|oil changes|tours|walks|checkups?|massages|meetings) (?<take>of|in|take|last|are|under) (?<n>(?:just |only |under |about )?(?:\\d{1,3}|thirty|twenty) (?:minutes?|min|hours?))',
    ],
    lines: [
      '{length} {what}. It fits before work or after.',
      'You can tell them when you’ll be home. It’s {length} {what}.',
      '{of} {take} {n}. It fits into a lunch break.',
      '{of} {take} {n}. It fits in a lunch break or before dinner.',
    ],
    headlines: ['{length} {what}', '{of} {take} {n}', 'Lunch break? {length} {what}'],
    moments: ['Know when you’ll be home', 'Fits before work or after'],
    sample: ['45-minute classes', '45-minute classes. It fits before work or after.'],
  },
  {
    id: 'program_length',
    said: [
      '(?:an? )?(?<length>\\d{1,3}[- ](?:day|week|month)) (?<what>(?:\\p{L}+ )?(?:program|course|bootcamp|workshop|plan|training|retreat|class|cohort|challenge))',
    ],
    lines: [
      'A {length} {what}. You see the finish line from day one.',
      'A {length} {what}. Block it out and plan the rest of life around it.',
    ],
    headlines: ['{length} {what}', 'See the finish line: {length} {what}'],
    moments: ['See the finish line first'],
    sample: ['16-week program', 'A 16-week program. You see the finish line from day one.'],
  },
];

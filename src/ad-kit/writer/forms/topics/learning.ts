import type { Topic } from './topic';

/** How long it takes, and what one has at the end. */
export const learning: readonly Topic[] = [
  {
    id: 'gives_certificate',
    said: [
      '(?:an? |get an? |earn an? )?(?<what>certificate|certification|diploma|college credit|industry certification) (?<when>included|at the end|when you (?:finish|pass)|of completion|upon completion|on completion)',
    ],
    lines: [
      '{what} {when}, so you have something to show for it.',
      '{what} {when}, ready for your wall and your résumé.',
    ],
    headlines: ['{what} {when}'],
    sample: ['Certificate at the end', 'Certificate at the end, so you have something to show for it.'],
  },
  {
    id: 'help_with',
    said: [
      '(?<what>(?:job|career|interview|r[eé]sum[eé]|college application|homework|exam|visa|essay|financial aid) (?:placement|help|support|coaching|prep|assistance|guidance)(?: help| support| assistance)?)(?: (?<more>included|after school|after (?:you )?graduat\\p{L}+|every day|available))?',
    ],
    lines: [
      '{what} {more?}, so you’re not on your own with it.',
      '{what} {more?}, so there’s somebody to ask when it gets hard.',
    ],
    headlines: ['{what} {more?}'],
    sample: ['Job placement help', 'Job placement help, so you’re not on your own with it.'],
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
      'At your own {what}, so a busy week doesn’t put you behind.',
      '{what}, so a busy week doesn’t put you behind.',
      '{what} {thing}, so a busy week doesn’t put you behind.',
    ],
    headlines: ['At your own {what}', '{what} {thing}'],
    sample: ['Learn at your own pace', 'At your own pace, so a busy week doesn’t put you behind.'],
  },
  {
    id: 'session_length',
    said: [
      '(?:an? )?(?<length>\\d{1,3}[- ](?:minute|hour)) (?<what>(?:\\p{L}+ )?(?:class(?:es)?|lessons?|workshops?|sessions?|tours?|workouts?|appointments?|exams?|massages?|facials?|cruises?|meetings?|visits?|walks?|hikes?))',
      '(?<of>exams?|visits?|appointments|classes|lessons|sessions|workouts|cleanings|oil changes|tours|walks|checkups?|massages|meetings) (?<take>of|in|take|last|are|under) (?<n>(?:just |only |under |about )?(?:\\d{1,3}|thirty|twenty) (?:minutes?|min|hours?))',
    ],
    lines: [
      '{length} {what}, so you know when you’ll be home.',
      '{length} {what}, so it fits before work or after.',
      '{of} {take} {n}, so it fits into a lunch break.',
      '{of} {take} {n}, so you know when you’ll be done.',
    ],
    headlines: ['{length} {what}', '{of} {take} {n}'],
    sample: ['45-minute classes', '45-minute classes, so you know when you’ll be home.'],
  },
  {
    id: 'program_length',
    said: [
      '(?:an? )?(?<length>\\d{1,3}[- ](?:day|week|month)) (?<what>(?:\\p{L}+ )?(?:program|course|bootcamp|workshop|plan|training|retreat|class|cohort|challenge))',
    ],
    lines: [
      'A {length} {what}, so you can see the finish line from day one.',
      'A {length} {what}, so you can plan the rest of life around it.',
    ],
    headlines: ['{length} {what}'],
    sample: ['16-week program', 'A 16-week program, so you can see the finish line from day one.'],
  },
];

import type { Topic } from './topic';

/** How long it takes, and what one has at the end. */
export const learning: readonly Topic[] = [
  {
    id: 'gives_certificate',
    said: [
      '(?:an? |get an? |earn an? )?(?<what>certificate|certification|diploma|college credit|industry certification) (?<when>included|at the end|when you (?:finish|pass)|of completion|upon completion|on completion)',
    ],
    lines: ['{what} {when}. You have something to show for it.'],
    headlines: ['{what} {when}'],
    sample: ['Certificate at the end', 'Certificate at the end. You have something to show for it.'],
  },
  {
    id: 'help_with',
    said: [
      '(?<what>(?:job|career|interview|r[eé]sum[eé]|college application|homework|exam|visa|essay|financial aid) (?:placement|help|support|coaching|prep|assistance|guidance)(?: help| support| assistance)?)(?: (?<more>included|after school|after (?:you )?graduat\\p{L}+|every day|available))?',
    ],
    lines: ['{what} {more?}. You’re not alone with the hard part.'],
    headlines: ['{what} {more?}'],
    sample: ['Job placement help', 'Job placement help. You’re not alone with the hard part.'],
  },
  {
    id: 'own_pace',
    said: [
      '(?:learn |study |work |go |train )?at your own (?<what>pace|speed)',
      '(?<self>self[- ]paced)(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      'At your own {what}. A busy week doesn’t put you behind.',
      '{self} {thing?}. A busy week doesn’t put you behind.',
    ],
    headlines: ['At your own {what}', '{self} {thing}', 'Busy week? At your own {what}'],
    sample: ['Learn at your own pace', 'At your own pace. A busy week doesn’t put you behind.'],
  },
  {
    id: 'program_length',
    said: [
      '(?:an? )?(?<length>\\d{1,3}[- ](?:day|week|month)) (?<what>(?:\\p{L}+ )?(?:program|course|bootcamp|workshop|plan|training|retreat|class|cohort|challenge))',
    ],
    lines: ['A {length} {what}. You know where it ends.'],
    headlines: ['{length} {what}'],
    sample: ['16-week program', 'A 16-week program. You know where it ends.'],
  },
  {
    id: 'recital',
    said: [
      '(?<what>recitals?|concerts?|showcases?|performances?) (?<when>every (?:spring|fall|year|term|semester|season|summer|winter)|twice a year)',
    ],
    lines: ['{what} {when}. Save a seat for Grandma.'],
    headlines: ['{what} {when}'],
    sample: ['Recital every spring', 'Recital every spring. Save a seat for Grandma.'],
  },
  {
    id: 'practice_tests',
    said: ['(?<n>\\d{1,3}) (?:full-length |full )?practice (?<what>tests|exams)'],
    lines: ['{n} practice {what}. The real one feels familiar.'],
    headlines: ['{n} practice {what}'],
    sample: ['4 practice tests', '4 practice tests. The real one feels familiar.'],
  },
  {
    id: 'progress',
    said: ['(?:(?<how>weekly|monthly|regular) )?progress (?<what>reports?|updates?|checks?|photos)'],
    lines: ['{how?} progress {what}. You see how it’s going.'],
    headlines: ['{how?} progress {what}'],
    sample: ['Progress reports', 'Progress reports. You see how it’s going.'],
  },
  {
    id: 'speak_early',
    said: ['speak (?<when>from (?:day|lesson) one|in the first lesson|right away|from the start)'],
    lines: ['Speak {when}. The flash cards can wait.'],
    headlines: ['Speak {when}'],
    sample: ['Speak from day one', 'Speak from day one. The flash cards can wait.'],
  },
  {
    id: 'live_taught',
    said: [
      '(?:taught |all )?live (?<what>classes|lessons|online)',
      '(?<how>taught|led|coached) live(?: (?<where>online))?',
    ],
    lines: ['Live {what}. You can ask while it’s happening.', '{how} live {where?}. You can ask while it’s happening.'],
    headlines: ['Live {what}', '{how} live'],
    sample: ['Taught live', 'Taught live. You can ask while it’s happening.'],
  },
];

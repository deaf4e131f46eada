import type { Topic } from './topic';

/** Whom it suits, and who is there. */
export const people: readonly Topic[] = [
  {
    id: 'small_groups',
    said: [
      '(?:only )?(?<what>(?:small )?(?:class(?:es|rooms)?|groups?|sessions|cohorts|tours)) (?<size>(?:of|with|limited to|capped at|of up to|of no more than|of at most|under) (?:\\d{1,2}|four|five|six|seven|eight|ten|twelve)(?: (?:people|students|kids|guests|children|riders|players|dogs|or (?:less|fewer)))?)(?:,? (?<max>max|at most|tops))?',
    ],
    lines: ['{what} {size}. No crowd.', '{what} {size}, {max}. No crowd.'],
    headlines: ['{what} {size}', '{what} {size}, {max}', 'No crowd: {what} {size}'],
    sample: ['Classes of 8', 'Classes of 8. No crowd.'],
  },
  {
    id: 'small_groups_bare',
    said: [
      '(?<what>(?:small|tiny|intimate) (?:class(?:es|rooms)?|groups?|group classes|class sizes|cohorts|sessions|group tours|tours))',
    ],
    lines: ['{what}. No crowd.'],
    headlines: ['No crowd: {what}'],
    sample: ['Small classes', 'Small classes. No crowd.'],
  },
  {
    id: 'one_on_one',
    said: [
      '(?<how>one[- ]on[- ]one|1[-:]on[-:]1|1:1|one-to-one|private|personal) (?<what>(?:math|reading|piano|guitar|voice|swim|golf|tennis|writing|chess|science|language|riding|surf|ski) (?:lessons|tutoring|coaching|help)|lessons|sessions|coaching|tutoring|training|instruction|classes|support|mentoring|help|attention|consultations|training sessions|tours|calls)',
    ],
    lines: ['{how} {what}. The time is all yours.'],
    headlines: ['{how} {what}'],
    sample: ['One-on-one lessons', 'One-on-one lessons. The time is all yours.'],
  },
  {
    id: 'beginners_welcome',
    said: [
      '(?:absolute |complete |total )?(?<who>beginners|first[- ]timers|newcomers|newbies|two left feet|beginners and pros|rusty players)(?: (?:are )?(?:always )?welcome)',
      '(?:great|perfect|made|ideal|good|classes|lessons|courses|sessions) for (?:absolute |total |complete )?(?<who>beginners|first-timers|newcomers)',
      '(?<who>beginner)[- ]friendly',
    ],
    lines: ['Come before you feel ready. {who} are welcome.', '{who} welcome. Nobody expects you to know how yet.'],
    headlines: ['{who} welcome', 'Never tried? {who} welcome'],
    moments: ['Never done it? Come along'],
    sample: ['Beginners welcome', 'Come before you feel ready. Beginners are welcome.'],
  },
  {
    id: 'all_levels',
    said: [
      '(?:for |classes for |lessons for |suits |open to |great for |welcomes )?(?<who>(?:all|every|any) (?:skill |fitness |experience |riding )?(?:levels?|abilities|ages|ages and (?:levels|abilities)|levels and ages|body|bodies|ages welcome))(?: (?:are )?welcome)?',
    ],
    lines: ['You start where you are. It’s for {who}.'],
    headlines: ['For {who}'],
    sample: ['All levels welcome', 'You start where you are. It’s for all levels.'],
  },
  {
    id: 'gentle_with',
    said: [
      '(?<how>gentle|good|great|patient|calm|kind) with (?<who>kids|children|nervous (?:patients|dogs|kids|cats|drivers|flyers|riders)|anxious (?:patients|pets|dogs)|first-timers|little ones|toddlers|older dogs)',
    ],
    lines: ['We’re {how} with {who}.'],
    headlines: ['{how} with {who}'],
    sample: ['Gentle with kids', 'We’re gentle with kids.'],
  },
  {
    id: 'kid_friendly',
    said: [
      '(?<who>kid|child|toddler|family|stroller)[- ]friendly(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?<all>kids|children|families|babies)(?: are)? (?:always )?welcome',
    ],
    lines: [
      'It’s {who}-friendly. You don’t need a babysitter.',
      '{who}-friendly {what}. You can leave the babysitter at home.',
      'You don’t need a babysitter. {all} are welcome.',
    ],
    headlines: ['{all} welcome', '{who}-friendly {what}', 'No babysitter needed'],
    sample: ['Kid-friendly', 'It’s kid-friendly. You don’t need a babysitter.'],
  },
  {
    id: 'dogs_welcome',
    said: [
      '(?<who>(?:well-behaved |small |all )?(?:dogs|pets|cats|leashed dogs|dogs and cats|four-legged guests))(?: (?:are )?(?:always )?(?<how>welcome|allowed|stay free))(?: (?<where>on the (?:patio|terrace|porch)|inside|outside|in (?:all|most|some) rooms|at no (?:extra )?(?:cost|charge)))?',
      '(?<who>dog|pet)[- ]friendly(?: (?<where>patio|rooms|cabins|apartments|units|office|hotel|building|beer garden|terrace))?',
    ],
    lines: ['{who} {how} {where?}. Nobody waits in the car.', 'It’s {who}-friendly. Nobody waits in the car.'],
    headlines: ['{who} {how}', '{who}-friendly {where}', '{who} {how} {where}'],
    moments: ['Nobody waits in the car'],
    sample: ['Dogs welcome', 'Dogs welcome. Nobody waits in the car.'],
  },
  {
    id: 'speaks_language',
    said: [
      '(?:we |our staff |staff |our team )?(?:speaks?|hablamos) (?<what>\\p{L}+(?:(?:, | and |,? and )\\p{L}+){0,3})',
    ],
    isCalm: true,
    lines: ['We speak {what}. Ask in your own words.'],
    headlines: ['We speak {what}', 'Ask in yours: we speak {what}'],
    sample: ['We speak Spanish', 'We speak Spanish. Ask in your own words.'],
  },
  {
    id: 'no_judgment',
    said: [
      'no (?<what>judge?ment|lectures?|grades|tests|mirrors|attitude|small talk|egos?|jargon|guilt|dress code|competition|homework|diets?|awkward silences?)',
    ],
    lines: ['No {what}. Ask the question you’d rather whisper.', 'No {what}. Come in the way you are today.'],
    headlines: ['No {what}'],
    sample: ['No judgment', 'No judgment. Come in the way you are today.'],
  },
  {
    id: 'same_person',
    said: [
      '(?:you (?:get|see|have|keep) )?(?:the )?same (?<who>\\p{L}+(?: \\p{L}+)?)(?:,? (?<when>every (?:time|visit|week|walk|session)|each (?:time|visit|week)|all season|from start to finish|start to finish|throughout))',
      'one (?<who>point of contact|contact|teacher|coach|crew|project manager|coordinator|therapist)(?: (?<when>from start to finish|start to finish|throughout|for the whole \\p{L}+))?',
    ],
    lines: ['It’s the same {who} {when}, not new faces.'],
    headlines: ['The same {who} {when}'],
    moments: ['A face you already know'],
    sample: ['Same cleaner every time', 'It’s the same cleaner every time, not new faces.'],
  },
  {
    id: 'human_answers',
    said: [
      '(?:a )?(?:real |live |actual )?(?<who>humans?|person|people|lawyer|attorney|nurse|doctor|expert)(?: (?:always )?)?(?:answers?|picks? up|on the (?:phone|line)|will answer)(?: (?:the phone|your (?:call|calls|questions|emails?)|every call|calls))?(?: (?<when>24/7|day or night|in under \\d+ (?:minutes|seconds)|day and night|on weekends))?',
      'talk to (?:a )?(?<who>real person|real people|human|real human)',
      'we answer(?: (?:the phone|calls|your calls))? (?<when>24/7|day and night|day or night|at night|at 3 a\\.?m\\.?|on weekends|around the clock|nights and weekends)',
      '(?<who>real people|real humans|humans)(?:,| and)? (?:not|no) (?<bots>bots|chatbots|robots|phone trees?|call centers?)',
    ],
    isCalm: true,
    lines: ['We answer {when}. Call when it’s on your mind.', 'You talk to a {who}.'],
    headlines: ['A real {who} answers', 'We answer {when}', '{who}, not {bots}', 'Talk to a {who}'],
    sample: ['We answer day and night', 'We answer day and night. Call when it’s on your mind.'],
  },
  {
    id: 'support_hours',
    said: [
      '(?<when>24/7|24-hour|round-the-clock|live|phone|chat|free|dedicated|human|weekend|us-based|local|email and phone|in-house|priority|personal|lifetime)(?: (?<kind>phone|chat|live chat|customer|email|technical|tech|human))? support',
      'support (?<how>24/7|around the clock|day and night|by (?:phone|chat)|from (?:real )?(?:people|humans|engineers))',
    ],
    lines: ['Stuck? There’s {when} {kind?} support.'],
    headlines: ['{when} {kind?} support', 'Support {how}', 'Stuck? {when} {kind?} support'],
    sample: ['24/7 support', 'Stuck? There’s 24/7 support.'],
  },
  {
    id: 'taught_by',
    said: [
      '(?<did>taught|led|coached|guided) by (?<who>(?:\\p{L}+ ){0,3}\\p{L}+)',
      '(?<runs>run|hosted|staffed) by (?<who>(?:\\p{L}+ ){0,3}\\p{L}+)',
    ],
    lines: ['{did} by {who}. Bring your questions.'],
    headlines: ['{did} by {who}', '{runs} by {who}'],
    moments: ['Bring your questions'],
    sample: ['Taught by practitioners', 'Taught by practitioners. Bring your questions.'],
  },
];

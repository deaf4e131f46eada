import type { Topic } from './topic';

/** What people ask of an app before they move in. */
export const software: readonly Topic[] = [
  {
    id: 'works_offline',
    call: 'Sign up',
    said: [
      '(?:it )?works (?<how>offline|without (?:signal|a signal|internet|wi-?fi|a connection)|on a plane|in the basement|without cell service)',
      '(?<how>offline) (?:mode|access|maps|access to \\p{L}+)',
    ],
    lines: [
      'Works {how}. Out of range and still on track.',
      {
        text: 'Two hours from the last cell tower, it still works {how}.',
        trades: ['travel_and_events', 'outdoor_gear'],
      },
      { text: 'Works {how}, on the train and in the basement.', trades: ['software'] },
    ],
    headlines: ['Works {how}', 'Out of range? Works {how}'],
    moments: ['Out of range, still working'],
    sample: ['Works offline', 'Works offline. Out of range and still on track.'],
  },
  {
    id: 'integrates',
    call: 'Sign up',
    said: [
      '(?:it )?(?<do>integrates|works|connects|syncs|plays nicely|pairs|plugs) (?<with>with|into|to) (?<what>(?:your )?[\\p{L}\\d+-]+(?:(?:, | and |, and | & | )[\\p{L}\\d+-]+){0,6})',
      '(?<n>\\d+\\+?|dozens of|hundreds of) integrations',
    ],
    lines: [
      'It {do} {with} {what}. You keep the tools your team likes.',
      'It {do} {with} {what}. Nobody types it twice.',
      '{n} integrations. You keep the tools your team likes.',
    ],
    headlines: ['{do} {with} {what}', '{n} integrations'],
    moments: ['Keep the tools your team likes', 'Stop typing things twice'],
    sample: ['Integrates with Slack', 'It integrates with Slack. You keep the tools your team likes.'],
  },
  {
    id: 'any_device',
    call: 'Sign up',
    said: [
      '(?:works |runs |available |use it |access |syncs |access it |watch |play )?(?:on|across|from) (?<what>any (?:device|phone|browser|computer|screen)|(?:all|every|all your|all of your) (?:devices?|phones?|screens)|(?:mac|windows|ios|iphone|android|phone|web|tablet|desktop|laptop|mobile|linux)(?:(?:, | and |, and )(?:mac|windows|ios|iphone|android|phone|web|tablet|desktop|laptop|linux)){1,3})',
    ],
    lines: [
      'Works on {what}. Start at your desk and finish on the sofa.',
      'Nobody needs a new one. It works on {what}.',
    ],
    headlines: ['Works on {what}', 'Desk or sofa: on {what}'],
    moments: ['From the desk to the sofa'],
    sample: ['Works on any device', 'Works on any device. Start at your desk and finish on the sofa.'],
  },
  {
    id: 'no_code',
    call: 'Sign up',
    said: [
      'no (?<what>code|coding)',
      '(?<how>drag[- ]and[- ]drop|no-code) (?<thing>\\p{L}+(?: \\p{L}+)?)',
      '(?<how>drag[- ]and[- ]drop)',
    ],
    lines: [
      'No {what}. The person with the idea can build it.',
      'No {what}. Change it yourself, today.',
      '{how} {thing?}. Change it yourself.',
    ],
    headlines: ['{how} {thing?}', 'No {what}. Just build it', 'No developer needed: {how} {thing?}'],
    moments: ['Build it yourself, today', 'No developer needed'],
    sample: ['No code', 'No code. The person with the idea can build it.'],
  },
  {
    id: 'import_from',
    call: 'Sign up',
    said: [
      '(?:one-click |easy |quick )?imports? (?<what>(?:your \\p{L}+ )?(?:from|your) [\\p{L}\\d]+(?:(?:, | and | or | )[\\p{L}\\d]+){0,4})(?: in (?<span>[\\p{L}\\d]+ (?:clicks?|minutes?|seconds?|taps?)))?',
    ],
    lines: [
      'Import {what}. You don’t start with an empty screen.',
      'Import {what}. Bring the old numbers along.',
      'Import {what} in {span}. Bring the old numbers along.',
    ],
    headlines: ['Import {what}', 'Import {what} in {span}'],
    moments: ['Bring the old numbers along'],
    sample: ['Import from Excel', 'Import from Excel. You don’t start with an empty screen.'],
  },
  {
    id: 'free_migration',
    said: [
      '(?<how>free|assisted|white-glove|guided) (?<what>(?:data )?migration|onboarding|setup|switching|data transfer)(?: (?<more>from [\\p{L}\\d]+(?: [\\p{L}\\d]+)?|included|for (?:every|all) (?:plans?|teams?)))?',
      'we (?<what>move|import|transfer|migrate|set up) (?<more>(?:everything|your (?:data|files|books|website|records|contacts))(?: for (?:you|free))?)',
    ],
    lines: [
      '{how} {what} {more?}. You keep your weekend.',
      'Switching isn’t your weekend project. You get {how} {what} {more?}.',
      'You keep your weekend. We {what} {more}.',
    ],
    headlines: ['{how} {what}', 'We {what} {more}', 'Keep your weekend: {how} {what}'],
    moments: ['Keep your weekend'],
    sample: ['Free migration', 'Free migration. You keep your weekend.'],
  },
  {
    id: 'unlimited',
    said: [
      'unlimited (?<what>users|seats|projects|storage|invoices|revisions|visits|classes|clients|listings|photos|guests|calls|data|members|team members|products|transactions|washes|contacts|edits|tastings|rides|entries|texting|returns|swaps|rounds of edits|games)(?: (?<more>for (?:one|a) (?:flat |monthly )?(?:price|fee)|on (?:every|all) plans?|included|at no extra (?:cost|charge)))?',
    ],
    lines: [
      {
        text: 'Unlimited {what}. The intern gets some, too.',
        trades: ['software'],
        tones: ['casual', 'friendly', 'exciting'],
      },
      'Unlimited {what} {more?}. Nobody counts.',
      'You don’t stop to do the math. You have unlimited {what} {more?}.',
    ],
    headlines: ['Unlimited {what}', 'Stop counting: unlimited {what}'],
    moments: ['Stop counting'],
    sample: ['Unlimited revisions', 'Unlimited revisions. The intern gets some, too.'],
  },
  {
    id: 'encrypted',
    said: [
      '(?<how>end-to-end|bank-level|256-bit|aes-256|zero-knowledge|military-grade|encrypted|bank-grade) (?<what>encryption|encrypted|security|backups?|messages|storage|calls|chats?)',
      '(?:your )?(?<what>keys|passwords|data|photos|files|records|notes) (?<how>stays?|never leaves?|are stored|kept|is stored) (?<where>(?:on |in )?(?:your|the) (?:phone|device|computer|own server|country|building|eu|us))',
    ],
    lines: [
      '{how} {what}. Your business stays yours.',
      '{what} {how} {where}. They go where you go.',
      '{how} {what}. What you write is yours to read.',
      'Lose sleep over something else. Your {what} {how} {where}.',
    ],
    headlines: ['{how} {what}', '{what} {how} {where}'],
    moments: ['Yours to read, and only yours'],
    sample: ['Keys stay on your phone', 'Keys stay on your phone. They go where you go.'],
  },
  {
    id: 'single_sign_on',
    said: [
      '(?<what>sso|single sign-on|two-factor (?:login|authentication)|2fa|role-based (?:access|permissions)|sso and (?:scim|audit logs?|2fa)|saml sso)(?: (?<more>on (?:every|all) plans?|included|built in|for (?:every|all) (?:teams?|users?)))?',
    ],
    lines: ['{what} {more?}. IT has its answer before it asks.', '{what} {more?}. The security review is a short one.'],
    headlines: ['{what} {more?}'],
    moments: ['IT has its answer'],
    sample: ['SSO on every plan', 'SSO on every plan. IT has its answer before it asks.'],
  },
  {
    id: 'audit_trail',
    said: [
      '(?:an? |full |complete )?(?<what>audit (?:logs?|trail)|version history|change history|activity logs?)(?: (?<more>on (?:every|all) plans?|included|built in))?',
    ],
    lines: [
      '{what} {more?}. You see who changed what, and when.',
      '{what} {more?}. Nobody has to remember who did it.',
    ],
    headlines: ['{what} {more?}', 'Who did it? {what} {more?}'],
    moments: ['See who changed what'],
    sample: ['Audit trail', 'Audit trail. You see who changed what, and when.'],
  },
  {
    id: 'uptime',
    said: [
      '<percent> uptime(?: (?<what>sla|guarantee|guaranteed|last year))?',
      '(?<what>daily|hourly|automatic|nightly|automated|cloud) backups?',
    ],
    lines: [
      '{percent} uptime {what?}. Monday morning starts on time.',
      '{percent} uptime {what?}. You have a number to hold us to.',
      '{what} backups. A spilled coffee costs you a keyboard, not your files.',
    ],
    headlines: ['{percent} uptime', '{what} backups', '{percent} uptime {what}'],
    moments: ['Monday starts on time'],
    sample: ['99.9% uptime', '99.9% uptime. Monday morning starts on time.'],
  },
  {
    id: 'restores_in',
    said: [
      '(?<do>restores|recovers|syncs|backs up|exports|loads|files|closes the books|onboards|pays out|calculates taxes|runs payroll|reconciles|signs|invoices) (?:it )?(?:your (?:files|data|books) )?(?:in|within) (?<span>(?:under |less than |about |just )?(?:(?:\\d{1,3}|one|two|three|five|ten) )?(?:clicks?|minutes?|seconds?|hours?|a click|a minute|one click|taps?))',
    ],
    lines: ['{do} in {span}. Your coffee is still hot when it’s done.', 'You keep the afternoon. It {do} in {span}.'],
    headlines: ['{do} in {span}', '{do} in {span}, coffee still hot'],
    moments: [],
    sample: ['Restores in minutes', 'Restores in minutes. Your coffee is still hot when it’s done.'],
  },
  {
    id: 'saves_time',
    said: [
      '(?:you )?saves? (?:you )?(?<what>(?:up to |about )?(?:(?:\\d{1,3}|two|five|ten|three) )?(?:hours|time|a day|days|an afternoon|minutes)(?: (?:a|every|per|each) (?:day|week|month|job|quarter|project|payroll))?)(?: (?<on>on [\\p{L}]+(?: [\\p{L}]+)?))?',
    ],
    lines: ['Saves {what} {on?}. You leave when the others do.', 'Saves {what} {on?}. Spend it on the work you like.'],
    headlines: ['Save {what}', 'Save {what} {on}', 'Go home: save {what}'],
    moments: ['Leave when the others do', 'Go home on time'],
    sample: ['Saves hours every week', 'Saves hours every week. You leave when the others do.'],
  },
  {
    id: 'real_time',
    said: [
      '(?<how>real[- ]time|live|gps|instant|automatic|weekly|daily|monthly|custom|one-click|photo|smart) (?<what>(?:\\p{L}+ )?(?:tracking|alerts?|updates?|reports?|reporting|dashboards?|notifications?|reminders?|data|maps?|inventory|tracked walks|forecasts?|collaboration|editing|scheduling))',
      '(?<how>gps)[- ](?<what>tracked (?:walks|deliveries|rides|trucks))',
    ],
    lines: [
      '{how} {what}. You look instead of calling.',
      '{how} {what}. You know before anyone asks.',
      { text: '{how} {what}. You can see which corner your dog is sniffing.', trades: ['dog_walker'] },
      { text: '{how} {what}. Friday’s meeting doesn’t start with a guess.', trades: ['software', 'accounting'] },
    ],
    headlines: ['{how} {what}', 'Look, don’t call: {how} {what}'],
    moments: ['Look instead of calling', 'Know before anyone asks'],
    sample: ['GPS tracked walks', 'GPS tracked walks. You look instead of calling.'],
  },
  {
    id: 'no_ads',
    said: [
      '(?<free>ad|tracker|cookie)-free',
      'no (?<what>ads|tracking|trackers|cookies|third-party trackers|ads or trackers|ads or tracking)',
    ],
    lines: [
      'No {what}. You can finish a thought.',
      'No {what}. Nobody reads over your shoulder.',
      'You can finish a thought. It’s {free}-free.',
    ],
    headlines: ['No {what}', 'Finish a thought: no {what}'],
    moments: ['Finish a thought'],
    sample: ['No ads', 'No ads. You can finish a thought.'],
  },
  {
    id: 'templates',
    said: ['(?<n>\\d+\\+? )?(?<what>(?:ready-made |free |built-in |editable |customizable )(?:\\p{L}+ )?templates)'],
    lines: ['{n}{what}. The page isn’t blank when you begin.', 'Pick one and change the words. There are {n}{what}.'],
    headlines: ['{n}{what}'],
    sample: ['50 free templates', '50 free templates. The page isn’t blank when you begin.'],
  },
  {
    id: 'plans_for_size',
    call: 'Sign up',
    said: [
      'plans for (?<who>(?:every|any|all) (?:budgets?|size|team|stage|sizes)|teams of (?:any|every|all) sizes?|(?:solo|small|growing) (?:\\p{L}+ )?(?:teams|shops|businesses|users))',
    ],
    lines: [
      'Plans for {who}. You don’t pay for the part you don’t use.',
      'Start small and move up when you grow. There are plans for {who}.',
    ],
    headlines: ['Plans for {who}'],
    sample: ['Plans for every budget', 'Plans for every budget. You don’t pay for the part you don’t use.'],
  },
];

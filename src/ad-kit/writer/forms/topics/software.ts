import type { Topic } from './topic';

/** What people ask of an app before they move in. */
export const software: readonly Topic[] = [
  {
    id: 'works_offline',
    said: [
      '(?:it )?works (?<how>offline|without (?:signal|a signal|internet|wi-?fi|a connection)|on a plane|in the basement|without cell service)',
      '(?<how>offline) (?:mode|access|maps|access to \\p{L}+)',
    ],
    lines: [
      'Works {how}, so a tunnel doesn’t stop you.',
      'Works {how}, on the train and in the basement.',
      'Works {how}, so you can go on when the bars run out.',
    ],
    headlines: ['Works {how}'],
    sample: ['Works offline', 'Works offline, so you can go on when the bars run out.'],
  },
  {
    id: 'integrates',
    said: [
      '(?:it )?(?<do>integrates|works|connects|syncs|plays nicely|pairs|plugs) (?<with>with|into|to) (?<what>(?:your )?[\\p{L}\\d+-]+(?:(?:, | and |, and | & | )[\\p{L}\\d+-]+){0,6})',
      '(?<n>\\d+\\+?|dozens of|hundreds of) integrations',
    ],
    lines: [
      '{do} {with} {what}, so nobody types it twice.',
      '{do} {with} {what}, so you can keep the tools your team likes.',
      '{n} integrations, so you can keep the tools your team likes.',
    ],
    headlines: ['{do} {with} {what}'],
    sample: ['Integrates with Slack', 'Integrates with Slack, so nobody types it twice.'],
  },
  {
    id: 'any_device',
    said: [
      '(?:works |runs |available |use it |access |syncs |access it |watch |play )?(?:on|across|from) (?<what>any (?:device|phone|browser|computer|screen)|(?:all|every|all your|all of your) (?:devices?|phones?|screens)|(?:mac|windows|ios|iphone|android|phone|web|tablet|desktop|laptop|mobile|linux)(?:(?:, | and |, and )(?:mac|windows|ios|iphone|android|phone|web|tablet|desktop|laptop|linux)){1,3})',
    ],
    lines: [
      'Works on {what}, so start at your desk and finish on the sofa.',
      'Works on {what}, so nobody needs a new one.',
    ],
    headlines: ['Works on {what}'],
    sample: ['Works on any device', 'Works on any device, so start at your desk and finish on the sofa.'],
  },
  {
    id: 'no_code',
    said: [
      'no (?<what>code|coding)',
      '(?<how>drag[- ]and[- ]drop|no-code) (?<thing>\\p{L}+(?: \\p{L}+)?)',
      '(?<how>drag[- ]and[- ]drop)',
    ],
    lines: [
      'No {what}, so the person with the idea can build it.',
      'No {what}, so a change doesn’t have to wait for a developer.',
      '{how} {thing?}, so a change doesn’t have to wait for a developer.',
    ],
    headlines: ['{how} {thing?}', 'No {what}. Just build it'],
    sample: ['No code', 'No code, so the person with the idea can build it.'],
  },
  {
    id: 'import_from',
    said: [
      '(?:one-click |easy |quick )?imports? (?<what>(?:your \\p{L}+ )?(?:from|your) [\\p{L}\\d]+(?:(?:, | and | or | )[\\p{L}\\d]+){0,4})(?: in (?<span>[\\p{L}\\d]+ (?:clicks?|minutes?|seconds?|taps?)))?',
    ],
    lines: [
      'Import {what}, so you don’t start with an empty screen.',
      'Import {what} in {span}, so you don’t start with an empty screen.',
    ],
    headlines: ['Import {what}'],
    sample: ['Import from Excel', 'Import from Excel, so you don’t start with an empty screen.'],
  },
  {
    id: 'free_migration',
    said: [
      '(?<how>free|assisted|white-glove|guided) (?<what>(?:data )?migration|onboarding|setup|switching|data transfer)(?: (?<more>from [\\p{L}\\d]+(?: [\\p{L}\\d]+)?|included|for (?:every|all) (?:plans?|teams?)))?',
      'we (?<what>move|import|transfer|migrate|set up) (?<more>(?:everything|your (?:data|files|books|website|records|contacts))(?: for (?:you|free))?)',
    ],
    lines: [
      '{how} {what}, so switching isn’t your weekend project.',
      '{how} {what} {more}, so switching isn’t your weekend project.',
      'We {what} {more}, so switching isn’t your weekend project.',
    ],
    headlines: ['{how} {what}'],
    sample: ['Free migration', 'Free migration, so switching isn’t your weekend project.'],
  },
  {
    id: 'unlimited',
    said: [
      'unlimited (?<what>users|seats|projects|storage|invoices|revisions|visits|classes|clients|listings|photos|guests|calls|data|members|team members|products|transactions|washes|contacts|edits|tastings|rides|entries|texting|returns|swaps|rounds of edits|games)(?: (?<more>for (?:one|a) (?:flat |monthly )?(?:price|fee)|on (?:every|all) plans?|included|at no extra (?:cost|charge)))?',
    ],
    lines: [
      {
        text: 'Unlimited {what}, so the intern gets a login, too.',
        trades: ['software'],
        tones: ['casual', 'friendly', 'exciting'],
      },
      'Unlimited {what}, so nobody counts.',
      'Unlimited {what} {more}, so nobody counts.',
      'Unlimited {what}, so you don’t stop to do the math.',
    ],
    headlines: ['Unlimited {what}'],
    sample: ['Unlimited revisions', 'Unlimited revisions, so nobody counts.'],
  },
  {
    id: 'encrypted',
    said: [
      '(?<how>end-to-end|bank-level|256-bit|aes-256|zero-knowledge|military-grade|encrypted|bank-grade) (?<what>encryption|encrypted|security|backups?|messages|storage|calls|chats?)',
      '(?:your )?(?<what>keys|passwords|data|photos|files|records|notes) (?<how>stays?|never leaves?|are stored|kept|is stored) (?<where>(?:on |in )?(?:your|the) (?:phone|device|computer|own server|country|building|eu|us))',
    ],
    lines: [
      '{how} {what}, so your business stays your business.',
      '{what} {how} {where}, so there’s no copy to worry about.',
      '{how} {what}, so your private notes stay private.',
    ],
    headlines: ['{how} {what}', '{what} {how} {where}'],
    sample: ['Keys stay on your phone', 'Keys stay on your phone, so there’s no copy to worry about.'],
  },
  {
    id: 'single_sign_on',
    said: [
      '(?<what>sso|single sign-on|two-factor (?:login|authentication)|2fa|role-based (?:access|permissions)|sso and (?:scim|audit logs?|2fa)|saml sso)(?: (?<more>on (?:every|all) plans?|included|built in|for (?:every|all) (?:teams?|users?)))?',
    ],
    lines: [
      '{what} {more?}, so IT has its answer before it asks.',
      '{what} {more?}, so the security review is a short one.',
    ],
    headlines: ['{what} {more?}'],
    sample: ['SSO on every plan', 'SSO on every plan, so IT has its answer before it asks.'],
  },
  {
    id: 'audit_trail',
    said: [
      '(?:an? |full |complete )?(?<what>audit (?:logs?|trail)|version history|change history|activity logs?)(?: (?<more>on (?:every|all) plans?|included|built in))?',
    ],
    lines: [
      '{what} {more?}, so you can see who changed what, and when.',
      '{what} {more?}, so nobody has to remember who did it.',
    ],
    headlines: ['{what} {more?}'],
    sample: ['Audit trail', 'Audit trail, so you can see who changed what, and when.'],
  },
  {
    id: 'uptime',
    said: [
      '<percent> uptime(?: (?<what>sla|guarantee|guaranteed|last year))?',
      '(?<what>daily|hourly|automatic|nightly|automated|cloud) backups?',
    ],
    lines: [
      '{percent} uptime, so Monday morning starts on time.',
      '{percent} uptime {what}, so you have a number to hold us to.',
      '{what} backups, so a spilled coffee costs you a keyboard, not your files.',
    ],
    headlines: ['{percent} uptime', '{what} backups'],
    sample: ['99.9% uptime', '99.9% uptime, so Monday morning starts on time.'],
  },
  {
    id: 'restores_in',
    said: [
      '(?<do>restores|recovers|syncs|backs up|exports|loads|files|closes the books|onboards|pays out|calculates taxes|runs payroll|reconciles|signs|invoices) (?:it )?(?:your (?:files|data|books) )?(?:in|within) (?<span>(?:under |less than |about |just )?(?:(?:\\d{1,3}|one|two|three|five|ten) )?(?:clicks?|minutes?|seconds?|hours?|a click|a minute|one click|taps?))',
    ],
    lines: [
      '{do} in {span}, so your coffee is still hot when it’s done.',
      '{do} in {span}, so it doesn’t eat your afternoon.',
    ],
    headlines: ['{do} in {span}'],
    sample: ['Restores in minutes', 'Restores in minutes, so it doesn’t eat your afternoon.'],
  },
  {
    id: 'saves_time',
    said: [
      '(?:you )?saves? (?:you )?(?<what>(?:up to |about )?(?:(?:\\d{1,3}|two|five|ten|three) )?(?:hours|time|a day|days|an afternoon|minutes)(?: (?:a|every|per|each) (?:day|week|month|job|quarter|project|payroll))?)(?: (?<on>on [\\p{L}]+(?: [\\p{L}]+)?))?',
    ],
    lines: [
      'Saves {what}, so you leave when the others do.',
      'Saves {what}: spend it on the work you like.',
      'Saves {what} {on}, so you leave when the others do.',
    ],
    headlines: ['Save {what}', 'Save {what} {on}'],
    sample: ['Saves hours every week', 'Saves hours every week: spend it on the work you like.'],
  },
  {
    id: 'real_time',
    said: [
      '(?<how>real[- ]time|live|gps|instant|automatic|weekly|daily|monthly|custom|one-click|photo|smart) (?<what>(?:\\p{L}+ )?(?:tracking|alerts?|updates?|reports?|reporting|dashboards?|notifications?|reminders?|data|maps?|inventory|tracked walks|forecasts?|collaboration|editing|scheduling))',
      '(?<how>gps)[- ](?<what>tracked (?:walks|deliveries|rides|trucks))',
    ],
    lines: [
      '{how} {what}, so you don’t have to call and ask.',
      { text: '{how} {what}, so you can see which corner your dog is sniffing.', trades: ['dog_walker'] },
      { text: '{how} {what}, so Friday’s meeting doesn’t start with a guess.', trades: ['software', 'accounting'] },
      '{how} {what}, so you know before anyone asks.',
    ],
    headlines: ['{how} {what}'],
    sample: ['GPS tracked walks', 'GPS tracked walks, so you don’t have to call and ask.'],
  },
  {
    id: 'no_ads',
    said: [
      '(?<free>ad|tracker|cookie)-free',
      'no (?<what>ads|tracking|trackers|cookies|third-party trackers|ads or trackers|ads or tracking)',
    ],
    lines: [
      'No {what}, so you can finish a thought.',
      'No {what}: nobody reads over your shoulder.',
      '{free}-free, so you can finish a thought.',
    ],
    headlines: ['No {what}'],
    sample: ['No ads', 'No ads, so you can finish a thought.'],
  },
  {
    id: 'templates',
    said: ['(?<n>\\d+\\+? )?(?<what>(?:ready-made |free |built-in |editable |customizable )(?:\\p{L}+ )?templates)'],
    lines: ['{n}{what} to start from, so the page isn’t blank.'],
    sample: ['50 free templates', '50 free templates to start from, so the page isn’t blank.'],
  },
  {
    id: 'plans_for_size',
    said: [
      'plans for (?<who>(?:every|any|all) (?:budgets?|size|team|stage|sizes)|teams of (?:any|every|all) sizes?|(?:solo|small|growing) (?:\\p{L}+ )?(?:teams|shops|businesses|users))',
    ],
    lines: ['Plans for {who}, so you don’t pay for the part you don’t use.'],
    headlines: ['Plans for {who}'],
    sample: ['Plans for every budget', 'Plans for every budget, so you don’t pay for the part you don’t use.'],
  },
];

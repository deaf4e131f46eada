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
      'Works {how}. No signal is no excuse.',
      { text: 'Works {how}. Out of range and still on track.', trades: ['trail_app', 'farm_software'] },
    ],
    headlines: ['Works {how}', 'Out of range? It works {how}'],
    moments: ['Out of range, still working'],
    sample: ['Works offline', 'Works offline. No signal is no excuse.'],
  },
  {
    id: 'integrates',
    call: 'Sign up',
    said: [
      '(?:it )?(?<do>integrates|works|connects|syncs|plays nicely|pairs|plugs) (?<with>with|into|to) (?<what>(?:your )?[\\p{L}\\d+-]+(?:(?:, | and |, and | & | )[\\p{L}\\d+-]+){0,6})',
      '(?<n>\\d+\\+?|dozens of|hundreds of) integrations',
    ],
    lines: ['It {do} {with} {what}.'],
    headlines: ['{do} {with} {what}', '{n} integrations'],
    sample: ['Integrates with Slack', 'It integrates with Slack.'],
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
    sample: ['Import from Excel', 'Import from Excel. You don’t start with an empty screen.'],
  },
  {
    id: 'unlimited',
    said: [
      'unlimited (?<what>users|seats|projects|storage|invoices|revisions|visits|classes|clients|listings|photos|guests|calls|data|members|team members|products|transactions|washes|contacts|edits|tastings|rides|entries|texting|returns|swaps|rounds of edits|games)(?: (?<more>for (?:one|a) (?:flat |monthly )?(?:price|fee)|on (?:every|all) plans?|included|at no extra (?:cost|charge)))?',
    ],
    lines: ['Unlimited {what} {more?}. Nobody counts.'],
    headlines: ['Unlimited {what}', 'Stop counting: unlimited {what}'],
    sample: ['Unlimited revisions', 'Unlimited revisions. Nobody counts.'],
  },
  {
    id: 'audit_trail',
    said: [
      '(?:an? |full |complete )?(?<what>audit (?:logs?|trail)|version history|change history|activity logs?)(?: (?<more>on (?:every|all) plans?|included|built in))?',
    ],
    lines: ['{what} {more?}. You see who changed what, and when.'],
    headlines: ['{what} {more?}'],
    moments: ['See who changed what'],
    sample: ['Audit trail', 'Audit trail. You see who changed what, and when.'],
  },
  {
    id: 'uptime',
    said: [
      '<percent> uptime(?: (?<what>sla|guarantee|guaranteed|last year))?',
      '(?<what>daily|hourly|automatic|nightly|automated|cloud) backups?',
    ],
    lines: ['{percent} uptime {what?}. You have a number to hold us to.'],
    headlines: ['{percent} uptime', '{what} backups', '{percent} uptime {what}'],
    sample: ['99.9% uptime', '99.9% uptime. You have a number to hold us to.'],
  },
  {
    id: 'saves_time',
    said: [
      '(?:you )?saves? (?:you )?(?<what>(?:up to |about )?(?:(?:\\d{1,3}|two|five|ten|three) )?(?:hours|time|a day|days|an afternoon|minutes)(?: (?:a|every|per|each) (?:day|week|month|job|quarter|project|payroll))?)(?: (?<on>on [\\p{L}]+(?: [\\p{L}]+)?))?',
    ],
    lines: ['Saves {what} {on?}. Spend it on the work you like.'],
    headlines: ['Save {what}', 'Save {what} {on}'],
    sample: ['Saves hours every week', 'Saves hours every week. Spend it on the work you like.'],
  },
  {
    id: 'real_time',
    said: [
      '(?<how>real[- ]time|live|gps|instant|automatic|weekly|daily|monthly|custom|one-click|photo|smart) (?<what>(?:\\p{L}+ )?(?:tracking|updates?|maps?|collaboration|editing|scheduling))',
      '(?<tracked>gps-tracked (?:walks|deliveries|rides|trucks))',
    ],
    lines: ['{how} {what}. You can follow along.', '{tracked}. You can follow along.'],
    headlines: ['{how} {what}', '{tracked}'],
    sample: ['GPS tracked walks', 'GPS-tracked walks. You can follow along.'],
  },
  {
    id: 'figures',
    said: [
      '(?<how>real[- ]time|live|automatic|weekly|daily|monthly|custom|one-click) (?<what>(?:\\p{L}+ )?(?:reports?|reporting|dashboards?|data|inventory|forecasts?))',
    ],
    lines: ['{how} {what}. You know where things stand.', '{how} {what}. Nobody has to ask.'],
    headlines: ['{how} {what}'],
    moments: ['Know where things stand'],
    sample: ['Real-time inventory', 'Real-time inventory. You know where things stand.'],
  },
  {
    id: 'alerts',
    said: [
      '(?<how>real[- ]time|live|instant|automatic|smart|custom|photo) (?<what>(?:\\p{L}+ )?(?:alerts?|notifications?|reminders?))',
      '(?<what>alerts|notifications) (?<in>in (?:seconds|real time)|to your phone)',
    ],
    lines: ['{how} {what}. You don’t have to keep checking.', '{what} {in}. You don’t have to keep checking.'],
    headlines: ['{how} {what}', '{what} {in}'],
    sample: ['Instant alerts', 'Instant alerts. You don’t have to keep checking.'],
  },
  {
    id: 'no_ads',
    said: ['no (?<what>ads|tracking|trackers|cookies|third-party trackers|ads or trackers|ads or tracking)'],
    lines: ['No {what}. You can finish a thought.'],
    headlines: ['No {what}'],
    sample: ['No ads', 'No ads. You can finish a thought.'],
  },
  {
    id: 'templates',
    said: ['(?<n>\\d+\\+? )?(?<what>(?:ready-made |free |built-in |editable |customizable )(?:\\p{L}+ )?templates)'],
    lines: ['{n}{what}. The page isn’t blank when you begin.'],
    headlines: ['{n}{what}'],
    sample: ['50 free templates', '50 free templates. The page isn’t blank when you begin.'],
  },
];

import type { Topic } from './topic';

/** What comes along, and who sees to it. */
export const extras: readonly Topic[] = [
  {
    id: 'see_where_goes',
    said: ['see where (?<what>(?:your|every) (?:money|dollar|time|gift|donation|budget|package|order)) goes'],
    lines: ['See where {what} goes. The end of the month is no mystery.'],
    headlines: ['See where {what} goes'],
    sample: ['See where your money goes', 'See where your money goes. The end of the month is no mystery.'],
  },
  {
    id: 'handled_for_you',
    said: [
      'we (?:handle|take care of|do|file) (?:all )?(?:the |your )?(?<it>customs|paperwork|permits|taxes|forms|logistics|registration|filing)',
    ],
    lines: ['It doesn’t land on your desk. We handle the {it}.'],
    headlines: ['We handle the {it}'],
    sample: ['We handle the paperwork', 'It doesn’t land on your desk. We handle the paperwork.'],
  },
  {
    id: 'one_invoice',
    said: [
      'one (?<what>invoice|bill|app|login|contract|dashboard|monthly bill|phone number|number to call)(?: (?<for>for (?:everything|all (?:of it|your \\p{L}+))))?',
    ],
    lines: ['One {what} {for?}. You keep track of a single thing.'],
    headlines: ['One {what} {for?}'],
    sample: ['One invoice', 'One invoice. You keep track of a single thing.'],
  },
  {
    id: 'some_guarantee',
    said: ['(?:our |a )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+)?) guarantee'],
    lines: ['{what} guarantee. If it goes wrong, it’s our problem.'],
    headlines: ['{what} guarantee'],
    sample: ['Replacement guarantee', 'Replacement guarantee. If it goes wrong, it’s our problem.'],
  },
  {
    id: 'prices_online',
    said: [
      '(?:all )?(?<what>prices|menus?|results|availability|calendar|rates|open times|floor plans) (?:are )?(?<where>on our website|on the website|online|on the door|on the wall)',
      '(?:all )?(?<listed>prices|fees) (?:are )?(?:listed |posted |published )?(?<where>on (?:our|the) (?:website|site)|online)',
    ],
    isCalm: true,
    lines: ['{what} {where}. Look before you call.', 'All {listed} are {where}. You can look before you call.'],
    headlines: ['{what} {where}', 'Look first: {what} {where}', 'All {listed} {where}'],
    sample: ['Prices on our website', 'Prices on our website. Look before you call.'],
  },
  {
    id: 'sold_by',
    said: [
      '(?:sold )?(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?by the (?<unit>yard|slice|pound|foot|dozen|cup|bolt|bunch|stem)',
    ],
    lines: ['{what?} by the {unit}. You buy what you need and no more.'],
    headlines: ['{what?} by the {unit}'],
    sample: ['Fabric by the yard', 'Fabric by the yard. You buy what you need and no more.'],
  },
  {
    id: 'by_the_glass',
    said: ['(?<what>wines?|natural wines?|sake|cider) by the glass'],
    lines: ['{what} by the glass. Taste it before you pick a bottle.'],
    headlines: ['{what} by the glass'],
    sample: ['Wine by the glass', 'Wine by the glass. Taste it before you pick a bottle.'],
  },
  {
    id: 'regular_visits',
    said: [
      '(?<when>weekly|monthly|quarterly|annual|yearly|seasonal|biweekly) (?<what>visits?|checkups?|service|inspections?|maintenance|cleanings?|tune-ups?|treatments?|deliver(?:y|ies))',
    ],
    lines: ['{when} {what}. You don’t have to remember the date.'],
    headlines: ['{when} {what}', 'We remember: {when} {what}'],
    sample: ['Quarterly visits', 'Quarterly visits. You don’t have to remember the date.'],
  },
];

import { month, weekday } from './recognize';
import { some } from './some';
import type { Topic } from './topic';

const season = '(?:spring|summer|fall|autumn|winter|the season|the holidays)';
const hour = '(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\.?)?|noon|midnight)';

/** When it is, when it ends, and how soon one can begin. */
export const timing: readonly Topic[] = [
  {
    id: 'price_ends',
    said: [
      `(?<what>(?:(?:sale|spring price|summer price|early-bird price|intro price|launch price|offer|discount) (?:ends|runs until|until) (?:${some})|\\d{1,2}% off (?:${some} )?(?:until|through|till) (?:${some})|(?:${some} )?half price (?:until|through|till) (?:${some})))`,
    ],
    lines: ['{what}. After that, it’s full price.'],
    moments: ['After that, it’s full price'],
    sample: ['Spring price ends March 31', 'Spring price ends March 31. After that, it’s full price.'],
  },
  {
    id: 'short_season',
    said: [
      `(?<what>(?:open |only )?${month} (?:to|through|until|–|-) ${month}(?: only)?|${month} and ${month} only)`,
      `(?<what>(?:open )?(?:in )?(?:${season}|${month}) only|(?:\\p{L}+ ){1,2}${month} to ${month})`,
    ],
    lines: ['{what}. Then it’s over for the year.'],
    moments: ['Then it’s over for the year'],
    sample: ['Open May through September', 'Open May through September. Then it’s over for the year.'],
  },
  {
    id: 'on_the_clock',
    said: [
      `(?<what>(?:(?:[\\p{L}\\d-]+ ){1,4})?(?:every )?(?:(?:first|second|third|last|2nd|3rd|4th) )?${weekday}(?: (?:and|&) ${weekday})? (?:at|from) ${hour}(?: (?:and|or|to) ${hour})?)`,
      `(?<what>${weekday} (?:and|&) ${weekday} (?:mornings|evenings|nights|afternoons))`,
      `(?<what>(?:sails|departs|leaves|runs|starts|meets) (?:daily|every day|every ${weekday}) at ${hour}(?: and ${hour})?)`,
    ],
    lines: ['{what}. You know where to be.'],
    headlines: ['{what}'],
    moments: ['You know where to be'],
    sample: ['Weird films every Thursday at 11pm', 'Weird films every Thursday at 11pm. You know where to be.'],
  },
  {
    id: 'begins_on',
    said: [
      `(?<what>(?:next (?:intake|course|class|term|cohort|session)|(?:[\\p{L}\\d-]+ ){1,3}(?:starts|begins)) (?:is |on )?(?:${month} \\d{1,2}|\\d{1,2} ${month}|${weekday}))`,
    ],
    lines: ['{what}. Be there from the first day.'],
    headlines: ['{what}'],
    sample: ['Next intake Jan 8', 'Next intake Jan 8. Be there from the first day.'],
  },
  {
    id: 'also_on_days_off',
    said: [
      '(?<what>(?:open|available|24/7|on call|we answer|weekend and holiday calls)[\\p{L}\\d .]{0,24} (?:including|and on|and) (?:weekends|sundays|bank holidays|bank hols|holidays|public holidays))',
      '(?<what>(?:sundays|saturdays|weekends|bank holidays) too)',
    ],
    isCalm: true,
    lines: ['{what}. It doesn’t have to wait for Monday.'],
    headlines: ['{what}'],
    moments: ['No waiting for Monday'],
    sample: [
      'Available until 10 pm including weekends',
      'Available until 10 pm including weekends. It doesn’t have to wait for Monday.',
    ],
  },
  {
    id: 'change_of_plans',
    said: [
      '(?<what>(?:cancel|change your date|reschedule|free changes|deposit back|full refund)(?: if you cancel)?(?: free| for free)? (?:up to |until )?\\d{1,2} (?:hours|days|weeks) (?:before|ahead))',
    ],
    lines: ['{what}. Plans can change.'],
    moments: ['Plans can change'],
    sample: ['Cancel up to 48 hours before', 'Cancel up to 48 hours before. Plans can change.'],
  },
  {
    id: 'without_rebuilding',
    said: [
      `(?<what>(?:install|installs|fits|mounts|goes on|goes in|works) without (?:${some})|nothing to install(?: in (?:${some}))?)`,
    ],
    lines: ['{what}. What you have stays as it is.'],
    moments: ['What you have stays as it is'],
    sample: ['Installs without rewiring', 'Installs without rewiring. What you have stays as it is.'],
  },
];

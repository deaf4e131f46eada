import type { Topic } from './topic';

const few = String.raw`(?:[\p{L}’'-]{2,24} ){0,2}[\p{L}’'-]{2,24}`;

/** What businesses of all kinds say, each of something of its own. */
export const commonplace: readonly Topic[] = [
  {
    id: 'at_most_many',
    said: [
      '(?:groups of |classes of |groups, )?(?<most>max|maximum|at most|never more than|no more than|up to) (?:of )?(?<n>\\d{1,2}) (?:(?<who>people|students|kids|guests|children|dogs|riders|players|painters|learners|beginners) )?(?<per>(?:per|in a|to a|in each|in every|a) (?:class|group|session|tour|table|lesson|room|workshop|course|team|cohort))',
    ],
    lines: ['{most} {n} {who?} {per}. Everybody gets a turn.'],
    headlines: ['{most} {n} {who?} {per}'],
    moments: ['Everybody gets a turn'],
    sample: ['Max 8 per class', 'Max 8 per class. Everybody gets a turn.'],
  },
  {
    id: 'take_home',
    said: [
      '(?:you )?(?:get to )?take home (?<what>everything you make|what you make|what you made|your piece|your pieces|your painting|your own \\p{L}+)',
    ],
    lines: ['Take home {what}. Make room on the shelf.'],
    headlines: ['Take home {what}'],
    moments: ['Make room on the shelf'],
    sample: ['Take home everything you make', 'Take home everything you make. Make room on the shelf.'],
  },
  {
    id: 'from_count',
    said: [
      `(?<what>${few}) from (?<n>\\d{1,4}) (?<unit>pieces?|copies|units|items|bottles|prints|sheets)`,
      'minimum order (?:of )?(?:only |just )?(?<least>\\d{1,4})(?: (?<unit>pieces?|copies|units|items|bottles))?',
    ],
    lines: [
      '{what} from {n} {unit}. A small batch is fine.',
      'The minimum order is {least} {unit?}. A small batch is fine.',
    ],
    headlines: ['{what} from {n} {unit}', 'Order as few as {least} {unit?}'],
    sample: ['Beer mats from 250 pieces', 'Beer mats from 250 pieces. A small batch is fine.'],
  },
  {
    id: 'turnaround',
    said: ['turnaround (?:time )?(?:of |in |is |within )?<long>', '(?<fast>\\d{1,3}-(?:hour|day|week)) turnaround'],
    lines: [],
    headlines: ['Ready in {long}', '{fast} turnaround'],
    sample: ['Turnaround 2 weeks', 'Ready in 2 weeks'],
  },
  {
    id: 'evening_until',
    said: [
      '(?<what>evening (?:appointments|visits|classes|sessions|hours)|appointments|visits) (?:until|till) (?<end>\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?)',
    ],
    lines: ['{what} until {end}. You can come after work.'],
    headlines: ['{what} until {end}'],
    sample: ['Evening sessions till 8pm', 'Evening sessions until 8pm. You can come after work.'],
  },
  {
    id: 'used_by',
    said: [
      '(?<how>used|trusted|chosen) by (?<many>(?:over |more than )?\\d[\\d,.]*k?\\+?) (?<who>(?:\\p{L}+ )?(?:agencies|artists|businesses|cities|clinics|companies|families|farms|municipalities|offices|restaurants|schools|shops|stores|studios|teams|theaters|theatres|towns))',
    ],
    isCalm: true,
    lines: ['{how} by {many} {who}. Ask one of them.'],
    headlines: ['{how} by {many} {who}'],
    sample: ['Used by 85 towns', 'Used by 85 towns. Ask one of them.'],
  },
  {
    id: 'served_count',
    said: [
      '(?<n>(?:over |more than )?\\d[\\d,.]*\\+?) (?<what>(?:\\p{L}{2,20} ){1,2}(?:attended|served|hosted|taught|trained|written|shipped|baked|planted|matched|treated|framed|tuned|planned))',
    ],
    isCalm: true,
    lines: ['{n} {what}. Yours won’t be our first.'],
    headlines: ['{n} {what}'],
    sample: ['Over 500 births attended', 'Over 500 births attended. Yours won’t be our first.'],
  },
  {
    id: 'sliding_scale',
    said: ['sliding[- ]scale(?: (?<what>fees?|pricing|prices|rates?|payment))?', 'pay what you can'],
    isCalm: true,
    lines: [
      'Sliding-scale {what}. You pay what your income allows.',
      'Sliding scale. You pay what your income allows.',
    ],
    headlines: ['Sliding-scale {what}'],
    sample: ['Sliding scale fees', 'Sliding-scale fees. You pay what your income allows.'],
  },
  {
    id: 'free_meeting',
    said: [
      '(?:a |your )?free (?<first>first |initial |intro |introductory )?(?<what>meeting|call|chat|consultation|consult|visit|session|tasting|survey|sketch|site visit|design call)(?: before you (?<before>pay(?: anything)?|decide|book|sign))?',
    ],
    isCalm: true,
    lines: [
      'The {first?}{what} is free. You decide after that.',
      'The {first?}{what} is free. You see before you {before}.',
    ],
    headlines: ['Free {first?}{what}', 'Free {first?}{what} before you {before}'],
    sample: ['Free first meeting', 'The first meeting is free. You decide after that.'],
  },
  {
    id: 'works_on_any',
    said: [
      '(?:it )?(?<do>works|runs|prints|scans) (?<on>on|with|from) any (?<what>(?:\\p{L}+ )?(?:phone|scanner|computer|browser|device|tablet|laptop|printer|camera|card|oven|stove|charger|speaker))',
    ],
    lines: ['{do} {on} any {what}. You can keep the one you have.'],
    headlines: ['{do} {on} any {what}'],
    sample: ['Works on any Android scanner', 'Works on any Android scanner. You can keep the one you have.'],
  },
  {
    id: 'cuts_by',
    said: [`(?<do>cuts|lowers|reduces|halves) (?<what>(?!your\\b)${few}) (?<by>by (?:up to )?\\d{1,3}%|in half)`],
    lines: [],
    headlines: ['{do} {what} {by}'],
    sample: ['Cuts lockouts by 70%', 'Cuts lockouts by 70%'],
  },
  {
    id: 'photos_after',
    said: [
      '(?:you get |we send )?(?<what>photos|pictures|a photo|a video|videos)(?: of (?<of>your \\p{L}+(?: \\p{L}+)?))? (?<when>after (?:every|each|the) \\p{L}+|before and after)',
      'before[- ]and[- ]after (?<both>photos|pictures)',
    ],
    lines: [
      '{what} {when}. You see it without being there.',
      '{what} of {of} {when}. You see it without being there.',
      'Before and after {both}. You see what changed.',
    ],
    headlines: ['{what} {when}', '{what} of {of} {when}', 'Before and after {both}'],
    sample: ['Photos after every dive', 'Photos after every dive. You see it without being there.'],
  },
  {
    id: 'nothing_needed',
    said: ["no (?<what>[\\p{L}’'-]{3,24}(?: [\\p{L}’'-]{2,24}){0,2}) (?<end>needed|required|necessary)"],
    lines: [],
    headlines: ['No {what} {end}'],
    sample: ['No haul out needed', 'No haul out needed'],
  },
  {
    id: 'same_week',
    said: [
      'same[- ]week (?<what>(?:\\p{L}+ )?(?:appointments?|service|visits?|repairs?|installation|delivery|cleaning|quotes?))',
    ],
    lines: ['Same-week {what}. It doesn’t have to wait till next month.'],
    headlines: ['Same-week {what}'],
    sample: ['Same-week service', 'Same-week service. It doesn’t have to wait till next month.'],
  },
];

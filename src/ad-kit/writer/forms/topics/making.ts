import { always, some } from './some';
import type { Topic } from './topic';

/** How goods are made and kept, what comes with them, and what is lent meanwhile. */
export const making: readonly Topic[] = [
  {
    id: 'lent_meanwhile',
    said: [
      `(?<what>(?:(?:a |free )*(?:loan|loaner|spare|courtesy) (?:${some})|borrow (?:${some})) while (?:yours|your \\p{L}+) (?:is|are|gets) (?:in|done|away|fixed|repaired|with us|being \\p{L}+))`,
    ],
    lines: ['{what}. You’re never without one.'],
    moments: ['You’re never without one'],
    sample: ['Loan accordion while yours is in', 'Loan accordion while yours is in. You’re never without one.'],
  },
  {
    id: 'lent_to_you',
    said: ['(?<what>(?:\\p{L}+,? ){0,3}(?:and )?\\p{L}+ (?:lent to you|to borrow|on loan|you can borrow))'],
    lines: ['{what}. There’s nothing to buy first.'],
    headlines: ['{what}'],
    moments: ['Nothing to buy first'],
    sample: ['Parkas and boots lent to you', 'Parkas and boots lent to you. There’s nothing to buy first.'],
  },
  {
    id: 'fed_too',
    said: [
      '(?<what>(?:\\p{L}+,? ){0,3}(?:and )?(?:breakfast|dinner|supper|bbq|barbecue)(?: (?:is|are))?(?: always)? included)',
      '(?<what>(?:\\p{L}+ ){0,4}ends with (?:an? )?(?:\\p{L}+ )?(?:dinner|lunch|supper|barbecue|picnic))',
    ],
    lines: ['{what}. Come hungry.'],
    headlines: ['{what}'],
    moments: ['Come hungry'],
    sample: ['Hot drinks and supper included', 'Hot drinks and supper included. Come hungry.'],
  },
  {
    id: 'fed_at_noon',
    said: ['(?<what>(?:\\p{L}+,? ){0,3}(?:and )?(?:lunch|brunch|picnic)(?: (?:is|are))?(?: always)? included)'],
    lines: ['{what}. Leave the sandwiches at home.'],
    headlines: ['{what}'],
    moments: ['Leave the sandwiches at home'],
    sample: ['Hot drinks and lunch included', 'Hot drinks and lunch included. Leave the sandwiches at home.'],
  },
  {
    id: 'proof_of_it',
    said: ['(?<what>(?:photos?|photos and videos?|photo shoot|pictures)(?: \\p{L}+){0,3}(?: is| are)? included)'],
    lines: ['{what}. You’ll have proof.'],
    headlines: ['{what}'],
    moments: ['You’ll have proof'],
    sample: ['Photos and video included', 'Photos and video included. You’ll have proof.'],
  },
  {
    id: 'gear_is_there',
    said: [
      '(?<what>(?:\\p{L}+,? ){0,4}(?:and )?(?:canoes?|tents?|strings|bow|kit|clay|glaze|firing|ukulele|guitar|detector|snorkels?|wetsuits?|helmets?|vests?|tubes|paddles|poles|skis|boards?|costumes?|instruments?|brushes|yarn|fabric|apron|bait)(?: \\p{L}+)?(?: is| are)?(?: all)? (?:included|provided))',
    ],
    lines: ['{what}. You don’t need your own.'],
    headlines: ['{what}'],
    sample: ['Clay and firing included', 'Clay and firing included. You don’t need your own.'],
  },
  {
    id: 'by_hand',
    said: [
      `${always}(?<what>(?:(?:${some}) )?(?:addressed|bound|built|carved|cut|dried|engraved|finished|honed|knit|knitted|knotted|lettered|made|milled|oiled|painted|poured|printed|rewoven|rolled|sewn|sharpened|stitched|tied|turned|woven|wrapped)(?: from \\p{L}+)? by hand(?: (?:in|on) (?:${some}))?)`,
    ],
    lines: ['{what}. Somebody took their time over it.'],
    headlines: ['{what}'],
    moments: ['Somebody took their time'],
    sample: ['Woven from willow by hand', 'Woven from willow by hand. Somebody took their time over it.'],
  },
  {
    id: 'made_to_match',
    said: [
      `(?<what>(?:(?:hand-?)?(?:sized|matched|painted to match|painted|carved|cut|made|shaped|tailored|set) (?:to )?(?:your (?:own )?\\p{L}+(?: \\p{L}+)?|each \\p{L}+|the original \\p{L}+|the original))|any size cut to order|cut to order)`,
    ],
    lines: ['{what}. “Close enough” doesn’t come into it.'],
    sample: ['Sized to your height', 'Sized to your height. “Close enough” doesn’t come into it.'],
  },
  {
    id: 'own_source',
    said: [
      `(?<what>(?:${some}) (?:from|in|on) our own (?:\\p{L}+ )?(?:farm|hives|kitchen|studio|garden|workshop|herd|orchard|vineyard|fields|boats?|forest|mill|bakery|bees|cows|flock|goats|hens|sheep|trees))`,
    ],
    lines: ['{what}. You know where it’s from.'],
    sample: ['Raw honey from our own hives', 'Raw honey from our own hives. You know where it’s from.'],
  },
  {
    id: 'battery_lasts',
    said: [
      '(?<what>(?:the )?batter(?:y|ies) lasts? (?:up to |over )?\\d+ (?:hours|days|weeks|months|years))',
      '(?<what>(?:\\p{L}+ )?(?:runs?|lasts?) (?:up to |over )?\\d+ (?:days|weeks|months|years) on one (?:battery|charge))',
    ],
    lines: ['{what}. Put the charger away.'],
    headlines: ['{what}'],
    moments: ['Put the charger away'],
    sample: ['Battery lasts 18 months', 'Battery lasts 18 months. Put the charger away.'],
  },
  {
    id: 'works_out_there',
    said: [
      '(?<what>(?:it )?works (?:offline (?:on|at|in) the \\p{L}+|on your phone with(?:out a| no) signal|when (?:the )?(?:internet|wifi|signal) is (?:down|out)|with no (?:signal|internet)))',
    ],
    lines: ['{what}. No signal is no excuse.'],
    headlines: ['{what}'],
    sample: ['Works when internet is down', 'Works when internet is down. No signal is no excuse.'],
  },
  {
    id: 'after_work',
    said: [
      '(?<what>(?:\\p{L}+ )?(?:fittings|sessions|appointments|visits|classes|lessons|clinics|viewings|tours)(?: online)?,? (?:in the )?evenings?(?: and (?:on )?(?:saturdays|weekends|sundays))?)',
      '(?<what>open (?:8|7|6)(?: ?am)? to (?:7|8|9|10)(?: ?pm)? (?:every day|daily|7 days a week))',
    ],
    lines: ['{what}. No day off needed.'],
    headlines: ['{what}'],
    sample: [
      'Fittings in the evening and on Saturdays',
      'Fittings in the evening and on Saturdays. No day off needed.',
    ],
  },
  {
    id: 'rain_or_shine',
    said: ['(?<what>(?:runs|goes|we go|we run|sails|on|open) (?:in (?:the )?rain|rain or shine|whatever the weather))'],
    lines: ['{what}. Bring a jacket.'],
    headlines: ['{what}'],
    moments: ['Bring a jacket'],
    sample: ['Runs in rain', 'Runs in rain. Bring a jacket.'],
  },
];

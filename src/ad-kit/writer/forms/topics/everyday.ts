import type { Topic } from './topic';

/** Small things that make an ordinary day easier. */
export const everyday: readonly Topic[] = [
  {
    id: 'order_ahead',
    said: ['(?<do>order|book|reserve) ahead(?: (?<how>online|in the app|by phone|by text))?'],
    lines: ['{do} ahead {how?} and walk past the line.'],
    headlines: ['{do} ahead {how?}', 'Skip the line: {do} ahead'],
    moments: ['Walk past the line'],
    sample: ['Order ahead', 'Order ahead and walk past the line.'],
  },
  {
    id: 'no_single_supplement',
    said: ['no single (?<what>supplements?)'],
    lines: ['No single {what}. Going alone doesn’t cost extra.'],
    headlines: ['No single {what}', 'Going solo? No single {what}'],
    sample: ['No single supplement', 'No single supplement. Going alone doesn’t cost extra.'],
  },
  {
    id: 'winner_of',
    said: [
      '(?:winner of|won) (?<what>(?:the |an? |two |three |\\d+ )?(?:[\\p{L}\\d-]+ ){1,4}(?:awards?|prizes?|medals?))',
    ],
    lines: ['Winner of {what}. Judge for yourself.'],
    headlines: ['Winner of {what}'],
    sample: ['Winner of three design awards', 'Winner of three design awards. Judge for yourself.'],
  },
  {
    id: 'does_it_at_yours',
    said: [
      '(?<who>we|I) (?<do>fix|repair|service|wash|groom|detail|tune|clean|inspect|install|cut|teach|train|cook) it (?<where>(?:in|at) your (?:driveway|home|house|garage|office|door|kitchen|place|yard|street))',
    ],
    lines: ['You get on with your day while {who} {do} it {where}.'],
    headlines: ['{who} {do} it {where}'],
    sample: ['We fix it in your driveway', 'You get on with your day while we fix it in your driveway.'],
  },
  {
    id: 'byob',
    said: ['byob(?: welcome)?', 'bring your own (?:bottle|wine|booze)'],
    lines: ['It’s BYOB. Your favorite bottle, our table.'],
    headlines: ['BYOB: your favorite bottle'],
    moments: ['Bring the good bottle'],
    sample: ['BYOB', 'It’s BYOB. Your favorite bottle, our table.'],
  },
  {
    id: 'bring_your_own',
    said: ['bring your own (?<what>\\p{L}+)'],
    lines: ['Bring your own {what}. Your favorite, your call.'],
    headlines: ['Bring your own {what}', 'Your own {what}? Of course'],
    sample: ['Bring your own caterer', 'Bring your own caterer. Your favorite, your call.'],
  },
  {
    id: 'custom_food',
    said: [
      '(?<how>custom|made-to-order|personalized|bespoke|build-your-own|custom-made) (?<what>(?:\\p{L}+ ){0,1}(?:cakes?|menus?|orders|bouquets|arrangements|boxes|bowls|pizzas?|cookies|frames?|rings?|engraving|jewelry|suits?|shirts|cabinets|furniture|plans?|workouts|meal plans|packages|invitations|prints|gift boxes|sizes|orthotics|itineraries|training plans|programs))(?: (?<when>with \\d+ days’ notice|for (?:any|every) (?:occasion|budget|diet)|available))?',
    ],
    lines: ['{how} {what} {when?}. You say how you want it, we do the rest.'],
    headlines: ['{how} {what}'],
    moments: ['You say how you want it'],
    sample: ['Custom cakes', 'Custom cakes. You say how you want it, we do the rest.'],
  },
  {
    id: 'unlimited_for',
    said: [
      'unlimited (?<what>washes|classes|rides|visits|refills|coffee|yoga|entries) (?:for )?(?<price>[$€£]\\d[\\d.,]*(?: ?/ ?| a | per )(?:mo|month|week|year))',
    ],
    lines: ['Unlimited {what}, {price}. Nobody counts.'],
    headlines: ['Unlimited {what}, {price}'],
    moments: ['Come as often as you like'],
    sample: ['Unlimited washes $25/mo', 'Unlimited washes, $25/mo. Nobody counts.'],
  },
  {
    id: 'free_for_few',
    said: [
      'free for (?:up to |your first )?(?<n>\\d{1,3}|one|two|three|five|ten) (?<who>clients?|users?|seats|projects?|people|invoices|sites?|teammates|properties|pets)',
    ],
    lines: ['Free for {n} {who}. Start with those and see how it goes.'],
    headlines: ['Free for {n} {who}'],
    sample: ['Free for 3 clients', 'Free for 3 clients. Start with those and see how it goes.'],
  },
  {
    id: 'pause_anytime',
    said: [
      '(?<do>skip|pause|skip or pause|pause or skip) (?<when>anytime|any time|whenever you (?:like|travel|need to))',
    ],
    lines: ['Your plans don’t have to fit ours. {do} {when}.'],
    headlines: ['{do} {when}'],
    sample: ['Pause anytime', 'Your plans don’t have to fit ours. Pause anytime.'],
  },
  {
    id: 'how_often',
    said: [
      '(?<one>every week|weekly|every month) or (?<other>every (?:2|two|other) weeks?|biweekly|monthly|twice a month)',
    ],
    lines: ['{one} or {other}. You decide how often.'],
    headlines: ['{one} or {other}'],
    moments: ['You decide how often'],
    sample: ['Every week or every 2 weeks', 'Every week or every 2 weeks. You decide how often.'],
  },
  {
    id: 'priced_visit',
    said: ['(?<price>[$€£]\\d[\\d.,]*) (?<what>diagnostic|inspection|checkup|estimate|assessment)'],
    lines: ['{price} {what}. Then you know where you stand.'],
    headlines: ['{price} {what}'],
    sample: ['$49 diagnostic', '$49 diagnostic. Then you know where you stand.'],
  },
  {
    id: 'or_money_back',
    said: ['(?<what>\\+?\\d{1,4} (?:points|pounds|inches|leads|signups|days)) or your money back'],
    lines: ['{what} or your money back. We have something riding on it, too.'],
    headlines: ['{what} or your money back'],
    sample: ['+150 points or your money back', '+150 points or your money back. We have something riding on it, too.'],
  },
];

import type { Topic } from './topic';

/** Small things that make an ordinary day easier. */
export const everyday: readonly Topic[] = [
  {
    id: 'just_picked',
    said: [
      '(?<what>\\p{L}+(?: \\p{L}+)?) (?<how>laid|picked|caught|dug|harvested|cut|gathered) (?<when>this (?:week|morning)|today|the same (?:day|morning)|at dawn|the day before)',
    ],
    lines: [
      '{what} {how} {when}. You know how fresh you’re buying.',
      '{what} {how} {when}. You’ll taste the difference.',
    ],
    headlines: ['{what} {how} {when}'],
    sample: ['Eggs laid this week', 'Eggs laid this week. You know how fresh you’re buying.'],
  },
  {
    id: 'slow_cooked',
    said: [
      '(?<what>\\p{L}+(?: \\p{L}+)?) (?<how>simmered|smoked|aged|fermented|slow-cooked|proofed|rested|cured|marinated|roasted|braised) (?:for )?(?<long>(?:over |up to )?(?:\\d{1,3}|twelve|ten|two|three) (?:hours|days|weeks|months|years)|overnight)',
    ],
    lines: [
      '{what} {how} {long}. We start long before you’re hungry.',
      '{what} {how} {long}. You taste the time in it.',
      '{what} {how} {long}. That’s time you don’t spend at the stove.',
    ],
    headlines: ['{what} {how} {long}'],
    moments: ['You can taste the hours'],
    sample: ['Broth simmered 18 hours', 'Broth simmered 18 hours. We start long before you’re hungry.'],
  },
  {
    id: 'order_ahead',
    said: ['(?<do>order|book|reserve) ahead(?: (?<how>online|in the app|by phone|by text))?'],
    lines: ['{do} ahead {how?} and walk past the line.', 'Your break is still a break. {do} ahead {how?}.'],
    headlines: ['{do} ahead {how?}', 'Skip the line: {do} ahead'],
    moments: ['Walk past the line'],
    sample: ['Order ahead', 'Order ahead and walk past the line.'],
  },
  {
    id: 'play_corner',
    said: [
      '(?:an? )?(?<what>(?:kids’|play|toy|reading|children’s) (?:corner|area|room|table)s?|playrooms?|playgrounds?)(?: (?<where>inside|out back|in the (?:lobby|waiting room|back)))?',
    ],
    lines: [
      '{what} {where?}. You finish a sentence while they play.',
      'Nobody asks “are we done?” There’s a {what} {where?}.',
      'Nobody asks “are we done?” They’ve found the {what} {where?}.',
    ],
    headlines: ['{what} {where?}', 'Hear yourself think: {what}'],
    moments: [],
    sample: ['Kids’ corner', 'Kids’ corner. You finish a sentence while they play.'],
  },
  {
    id: 'no_single_supplement',
    said: ['no single (?<what>supplements?)'],
    lines: [
      'No single {what}. Going alone doesn’t cost extra.',
      'There’s no single {what}. You waited for a friend to have time. Go.',
    ],
    headlines: ['No single {what}', 'Going solo? No single {what}'],
    sample: ['No single supplement', 'No single supplement. Going alone doesn’t cost extra.'],
  },
  {
    id: 'seats_there_are',
    said: ['(?<n>\\d{1,2}|ten|twelve|twenty) (?<what>seats|spots|places|chairs|tables)'],
    lines: [
      '{n} {what}. You’ll know everyone by name at the end.',
      'Text whoever should come along. There are {n} {what}.',
    ],
    headlines: ['{n} {what}'],
    sample: ['12 seats', '12 seats. You’ll know everyone by name at the end.'],
  },
  {
    id: 'winner_of',
    said: [
      '(?:winner of|won) (?<what>(?:the |an? |two |three |\\d+ )?(?:[\\p{L}\\d-]+ ){1,4}(?:awards?|prizes?|medals?))',
    ],
    lines: [
      'Winner of {what}. Come and judge for yourself.',
      'Winner of {what}. A jury liked it. You may be harder to please.',
    ],
    headlines: ['Winner of {what}'],
    sample: ['Winner of three design awards', 'Winner of three design awards. Come and judge for yourself.'],
  },
  {
    id: 'people_who',
    said: [
      '(?<who>agents|guides|teachers|brokers|drivers|bakers|advisors|sitters|realtors|hosts|movers|coaches|staff) who (?<do>live here|grew up here|ride(?: themselves)?|listen|know the (?:neighborhood|trails|streets|river|area)|have done it|speak \\p{L}+|surf|run|climb|sew|knit)',
    ],
    lines: [
      '{who} who {do}. Ask about the things no website lists.',
      'You hear what it’s really like from {who} who {do}.',
    ],
    headlines: ['{who} who {do}'],
    moments: ['Ask what it’s really like'],
    sample: ['Agents who live here', 'Agents who live here. Ask about the things no website lists.'],
  },
  {
    id: 'recovered_sum',
    said: [
      '(?<n>(?:over |more than )?[$€£]\\d[\\d.,]*(?: million| billion|k|m)?) (?<what>recovered|raised|won|given|donated|saved|granted)(?: (?<for>for (?:our )?\\p{L}+(?: \\p{L}+)?|since \\d{4}|in \\d{4}|so far))?',
    ],
    isCalm: true,
    lines: ['{n} {what} {for?}. Ask us how.', '{n} {what} {for?}. You can ask us how it was done.'],
    headlines: ['{n} {what} {for?}'],
    sample: ['Over $50 million recovered', 'Over $50 million recovered. Ask us how.'],
  },
  {
    id: 'live_class',
    said: ['(?<how>taught|held|streamed|hosted) live(?: (?<when>online|on zoom|every \\p{L}+))?'],
    lines: [
      '{how} live {when?}. Raise your hand and you’re heard.',
      'Someone notices when you’re lost. It’s {how} live {when?}.',
    ],
    headlines: ['{how} live {when?}', 'Ask as you go: {how} live'],
    moments: ['Raise your hand, get heard'],
    sample: ['Taught live', 'Taught live. Raise your hand and you’re heard.'],
  },
  {
    id: 'come_as_you_are',
    said: ['come (?<as>as you are|in your work clothes|in jeans|in sneakers)'],
    isCalm: true,
    lines: ['Come {as}, and sit where you like.', 'There’s nothing to get ready. Come {as}.'],
    headlines: ['Come {as}'],
    sample: ['Come as you are', 'Come as you are, and sit where you like.'],
  },
  {
    id: 'ages_from_to',
    said: ['(?:for )?ages (?<n>\\d{1,2} (?:to|and|[-–]) (?:\\d{1,2}|up)|\\d{1,2}[-–]\\d{1,2})'],
    lines: ['Ages {n}. Brothers and sisters come together.', 'Ages {n}. You make one trip for all of them.'],
    headlines: ['Ages {n}'],
    sample: ['Ages 2 to 6', 'Ages 2 to 6. Brothers and sisters come together.'],
  },
  {
    id: 'does_it_at_yours',
    said: [
      '(?<who>we|I) (?<do>fix|repair|service|wash|groom|detail|tune|clean|inspect|install|cut|teach|train|cook) it (?<where>(?:in|at) your (?:driveway|home|house|garage|office|door|kitchen|place|yard|street))',
    ],
    lines: ['You get on with your day while {who} {do} it {where}.', '{who} {do} it {where}. Skip the waiting room.'],
    headlines: ['{who} {do} it {where}'],
    sample: ['We fix it in your driveway', 'You get on with your day while we fix it in your driveway.'],
  },
  {
    id: 'brings_own',
    said: [
      '(?<who>we|I) bring (?<whose>my|our|the)(?: (?<own>own))? (?<what>mower|ladder|tools|smoker|grill|truck|vacuum|supplies|boxes|tables|chairs|lights|equipment|dishes|bar|oven|ingredients|music)',
    ],
    lines: [
      'You only open the gate. {who} bring {whose} {own?} {what}.',
      '{who} bring {whose} {own?} {what}. There’s nothing to get ready.',
    ],
    headlines: ['{who} bring {whose} {own?} {what}'],
    sample: ['I bring my own mower', 'You only open the gate. I bring my own mower.'],
  },
];

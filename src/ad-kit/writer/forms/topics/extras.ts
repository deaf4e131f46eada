import type { Topic } from './topic';

/** What comes along, and who sees to it. */
export const extras: readonly Topic[] = [
  {
    id: 'usb_charged',
    said: ['(?<what>usb(?:-c)?)[- ](?<how>charged|charging|charging port|rechargeable|powered)'],
    lines: ['{what} {how}, so the cable you have is the cable you need.'],
    headlines: ['{what} {how}'],
    sample: ['USB-C charging port', 'USB-C charging port, so the cable you have is the cable you need.'],
  },
  {
    id: 'drive_up',
    said: ['(?<what>drive-?up|ground-floor|drive-in) (?<thing>units?|access|storage)'],
    lines: ['{what} {thing}, so it goes from the trunk straight to the shelf.'],
    headlines: ['{what} {thing}'],
    sample: ['Drive-up units', 'Drive-up units, so it goes from the trunk straight to the shelf.'],
  },
  {
    id: 'showers_lockers',
    said: [
      '(?<what>(?:hot |clean |private )?(?:showers|lockers|locker rooms?|changing rooms|showers and (?:lockers|towels)|lockers and showers|sauna and showers))',
    ],
    lines: ['{what}, so you can go straight on to work.', '{what}, so you don’t drive home first.'],
    headlines: ['{what}'],
    sample: ['Showers and lockers', 'Showers and lockers, so you can go straight on to work.'],
  },
  {
    id: 'handled_for_you',
    said: [
      '(?:we (?:handle|take care of) )?(?<what>(?:the |all )?(?:customs|paperwork|permits|taxes|forms|claims|logistics|returns|registration|filing|visas)) (?:is |are )?handled',
      'we (?:handle|take care of|do|file) (?:all )?(?:the |your )?(?<it>customs|paperwork|permits|taxes|forms|logistics|registration|filing)',
    ],
    lines: [
      '{what} handled, so the forms don’t land on your desk.',
      'We handle the {it}, so it doesn’t land on your desk.',
    ],
    headlines: ['{what} handled'],
    sample: ['Customs handled', 'Customs handled, so the forms don’t land on your desk.'],
  },
  {
    id: 'one_invoice',
    said: [
      'one (?<what>invoice|bill|app|login|contract|dashboard|monthly bill|phone number|number to call)(?: (?<for>for (?:everything|all (?:of it|your \\p{L}+))))?',
    ],
    lines: [
      'One {what} {for?}, so there’s only one to keep track of.',
      'One {what} {for?}: nothing to piece together at month’s end.',
    ],
    headlines: ['One {what} {for?}'],
    sample: ['One invoice', 'One invoice, so there’s only one to keep track of.'],
  },
  {
    id: 'some_guarantee',
    said: ['(?:our |a )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+)?) guarantee'],
    lines: ['{what} guarantee, so the risk isn’t yours.', '{what} guarantee: if it goes wrong, it’s our problem.'],
    headlines: ['{what} guarantee'],
    sample: ['Replacement guarantee', 'Replacement guarantee, so the risk isn’t yours.'],
  },
  {
    id: 'after_it',
    said: [
      '(?<what>coffee|lunch|drinks|cookies|tea|snacks|refreshments) after (?<when>(?:the |every )?(?:service|class|show|meeting|ride|walk|run|tour|game))',
    ],
    isCalm: true,
    lines: ['{what} after {when}, so you can stay and meet people.', '{what} after {when}: hang around a while.'],
    headlines: ['{what} after {when}'],
    sample: ['Coffee after service', 'Coffee after service, so you can stay and meet people.'],
  },
  {
    id: 'prices_online',
    said: [
      '(?:all )?(?<what>prices|menus?|results|availability|calendar|rates|open times|floor plans) (?:are )?(?<where>on our website|on the website|online|on the door|on the wall)',
    ],
    isCalm: true,
    lines: ['{what} {where}, so you can look before you call.', '{what} {where}, so you can read them at home.'],
    headlines: ['{what} {where}'],
    sample: ['Prices on our website', 'Prices on our website, so you can look before you call.'],
  },
  {
    id: 'solid_wood',
    said: [
      '(?<how>solid|real) (?<what>maple|oak|walnut|wood|pine|cherry|ash|birch|teak|mahogany|hardwood)(?: (?<thing>\\p{L}+))?',
    ],
    lines: ['{how} {what} {thing?}, so a scratch can be sanded out.', '{how} {what} {thing?}: knock on it and hear.'],
    headlines: ['{how} {what} {thing?}'],
    sample: ['Solid maple', 'Solid maple, so a scratch can be sanded out.'],
  },
  {
    id: 'sold_by',
    said: [
      '(?:sold )?(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?by the (?<unit>yard|slice|pound|foot|dozen|cup|glass|bolt|bunch|stem)',
    ],
    lines: ['{what?} by the {unit}, so you buy what you need and no more.'],
    headlines: ['{what?} by the {unit}'],
    sample: ['Fabric by the yard', 'Fabric by the yard, so you buy what you need and no more.'],
  },
  {
    id: 'inspection',
    said: [
      '(?:an? )?(?<n>\\d{1,3})[- ]?(?<unit>point|pt\\.?)[- ](?<what>inspection|check|safety check|checklist)(?: (?<more>with every \\p{L}+(?: \\p{L}+)?|included))?',
      'inspected (?<times>twice|by hand|one by one|before it ships|daily|before every ride)',
    ],
    lines: [
      '{n}-{unit} {what} {more?}, so somebody looked where you wouldn’t.',
      'Inspected {times}, so somebody looked where you wouldn’t.',
    ],
    headlines: ['{n}-{unit} {what} {more?}'],
    sample: ['Inspected twice', 'Inspected twice, so somebody looked where you wouldn’t.'],
  },
  {
    id: 'regular_visits',
    said: [
      '(?<when>weekly|monthly|quarterly|annual|yearly|seasonal|biweekly) (?<what>visits?|checkups?|service|inspections?|maintenance|cleanings?|tune-ups?|treatments?|deliver(?:y|ies))',
    ],
    lines: [
      '{when} {what}, so you don’t have to remember the date.',
      '{when} {what}, so small things don’t grow into big ones.',
    ],
    headlines: ['{when} {what}'],
    sample: ['Quarterly visits', 'Quarterly visits, so you don’t have to remember the date.'],
  },
  {
    id: 'regular_calls',
    said: [
      '(?<when>weekly|daily|monthly|biweekly) (?<what>calls?|check-ins?|coaching calls|emails|office hours|live calls|q&as?|feedback)',
    ],
    lines: [
      '{when} {what}, so a stuck week doesn’t turn into a stuck month.',
      '{when} {what}, so questions don’t pile up.',
    ],
    headlines: ['{when} {what}'],
    sample: ['Weekly calls', 'Weekly calls, so questions don’t pile up.'],
  },
  {
    id: 'drought_plants',
    said: [
      '(?<how>drought[- ](?:tolerant|resistant)|native|low-water|low-maintenance|perennial) (?<what>plants|lawns?|gardens?|landscapes?|flowers|yards?|grasses)',
    ],
    lines: ['{how} {what}, so the hose can stay rolled up.', '{how} {what}, so you can go away in August.'],
    headlines: ['{how} {what}'],
    sample: ['Drought-tolerant plants', 'Drought-tolerant plants, so the hose can stay rolled up.'],
  },
  {
    id: 'just_picked',
    said: [
      '(?<what>\\p{L}+(?: \\p{L}+)?) (?<how>laid|picked|caught|dug|harvested|cut|gathered) (?<when>this (?:week|morning)|today|the same (?:day|morning)|at dawn|the day before)',
    ],
    lines: [
      '{what} {how} {when}, so you know how fresh you’re buying.',
      '{what} {how} {when}, so eat them soon and eat them simply.',
    ],
    headlines: ['{what} {how} {when}'],
    sample: ['Eggs laid this week', 'Eggs laid this week, so you know how fresh you’re buying.'],
  },
  {
    id: 'slow_cooked',
    said: [
      '(?<what>\\p{L}+(?: \\p{L}+)?) (?<how>simmered|smoked|aged|fermented|slow-cooked|proofed|rested|cured|marinated|roasted|braised) (?:for )?(?<long>(?:over |up to )?(?:\\d{1,3}|twelve|ten|two|three) (?:hours|days|weeks|months|years)|overnight)',
    ],
    lines: [
      '{what} {how} {long}, so you don’t have to start the night before.',
      '{what} {how} {long}: that’s time you don’t spend at the stove.',
    ],
    headlines: ['{what} {how} {long}'],
    sample: ['Broth simmered 18 hours', 'Broth simmered 18 hours, so you don’t have to start the night before.'],
  },
  {
    id: 'order_ahead',
    said: ['(?<do>order|book|reserve) ahead(?: (?<how>online|in the app|by phone|by text))?'],
    lines: ['{do} ahead {how?}, so you walk past the line.', '{do} ahead {how?}, so your break is still a break.'],
    headlines: ['{do} ahead {how?}'],
    sample: ['Order ahead', 'Order ahead, so you walk past the line.'],
  },
  {
    id: 'play_corner',
    said: [
      '(?:an? )?(?<what>(?:kids’|play|toy|reading|children’s) (?:corner|area|room|table)s?|playrooms?|playgrounds?)(?: (?<where>inside|out back|in the (?:lobby|waiting room|back)))?',
    ],
    lines: ['{what} {where?}, so you can finish a sentence.', '{what} {where?}, so nobody asks “are we done?”'],
    headlines: ['{what} {where?}'],
    sample: ['Kids’ corner', 'Kids’ corner, so you can finish a sentence.'],
  },
  {
    id: 'no_single_supplement',
    said: ['no single (?<what>supplements?)'],
    lines: ['No single {what}, so going alone doesn’t cost extra.'],
    headlines: ['No single {what}'],
    sample: ['No single supplement', 'No single supplement, so going alone doesn’t cost extra.'],
  },
  {
    id: 'seats_there_are',
    said: ['(?<n>\\d{1,2}|ten|twelve|twenty) (?<what>seats|spots|places|chairs|tables)'],
    lines: [
      '{n} {what}, so you’ll know everyone by name at the end.',
      '{n} {what}, so text whoever should come along.',
    ],
    headlines: ['{n} {what}'],
    sample: ['12 seats', '12 seats, so text whoever should come along.'],
  },
  {
    id: 'winner_of',
    said: [
      '(?:winner of|won) (?<what>(?:the |an? |two |three |\\d+ )?(?:[\\p{L}\\d-]+ ){1,4}(?:awards?|prizes?|medals?))',
    ],
    lines: ['Winner of {what}. Come and judge for yourself.'],
    headlines: ['Winner of {what}'],
    sample: ['Winner of three design awards', 'Winner of three design awards. Come and judge for yourself.'],
  },
  {
    id: 'people_who',
    said: [
      '(?<who>agents|guides|teachers|brokers|drivers|bakers|advisors|sitters|realtors|hosts|movers|coaches|staff) who (?<do>live here|grew up here|ride(?: themselves)?|listen|know the (?:neighborhood|trails|streets|river|area)|have done it|speak \\p{L}+|surf|run|climb|sew|knit)',
    ],
    lines: [
      '{who} who {do}, so ask about the things no website lists.',
      '{who} who {do}, so you can ask what it’s really like.',
    ],
    headlines: ['{who} who {do}'],
    sample: ['Agents who live here', 'Agents who live here, so you can ask what it’s really like.'],
  },
  {
    id: 'recovered_sum',
    said: [
      '(?<n>(?:over |more than )?[$€£]\\d[\\d.,]*(?: million| billion|k|m)?) (?<what>recovered|raised|won|given|donated|saved|granted)(?: (?<for>for (?:our )?\\p{L}+(?: \\p{L}+)?|since \\d{4}|in \\d{4}|so far))?',
    ],
    isCalm: true,
    lines: ['{n} {what} {for?}. Ask us how.', '{n} {what} {for?}, and we’ll tell you how if you ask.'],
    headlines: ['{n} {what} {for?}'],
    sample: ['Over $50 million recovered', 'Over $50 million recovered. Ask us how.'],
  },
  {
    id: 'live_class',
    said: ['(?<how>taught|held|streamed|hosted) live(?: (?<when>online|on zoom|every \\p{L}+))?'],
    lines: [
      '{how} live {when?}, so you can raise your hand.',
      '{how} live {when?}, so someone notices when you’re lost.',
    ],
    headlines: ['{how} live {when?}'],
    sample: ['Taught live', 'Taught live, so you can raise your hand.'],
  },
  {
    id: 'come_as_you_are',
    said: ['come (?<as>as you are|in your work clothes|in jeans|in sneakers)'],
    isCalm: true,
    lines: ['Come {as}, and sit where you like.', 'Come {as}. There’s nothing to get ready.'],
    headlines: ['Come {as}'],
    sample: ['Come as you are', 'Come as you are, and sit where you like.'],
  },
  {
    id: 'ages_from_to',
    said: ['(?:for )?ages (?<n>\\d{1,2} (?:to|and|[-–]) (?:\\d{1,2}|up)|\\d{1,2}[-–]\\d{1,2})'],
    lines: ['Ages {n}, so brothers and sisters can come together.'],
    headlines: ['Ages {n}'],
    sample: ['Ages 2 to 6', 'Ages 2 to 6, so brothers and sisters can come together.'],
  },
  {
    id: 'does_it_at_yours',
    said: [
      '(?<who>we|I) (?<do>fix|repair|service|wash|groom|detail|tune|clean|inspect|install|cut|teach|train|cook) it (?<where>(?:in|at) your (?:driveway|home|house|garage|office|door|kitchen|place|yard|street))',
    ],
    lines: [
      '{who} {do} it {where}, so you don’t sit in a waiting room.',
      '{who} {do} it {where}, while you get on with your day.',
    ],
    headlines: ['{who} {do} it {where}'],
    sample: ['We fix it in your driveway', 'We fix it in your driveway, while you get on with your day.'],
  },
  {
    id: 'brings_own',
    said: [
      '(?<who>we|I) bring (?<whose>my|our|the)(?: (?<own>own))? (?<what>mower|ladder|tools|smoker|grill|truck|vacuum|supplies|boxes|tables|chairs|lights|equipment|dishes|bar|oven|ingredients|music)',
    ],
    lines: [
      '{who} bring {whose} {own?} {what}, so there’s nothing to get ready.',
      '{who} bring {whose} {own?} {what}. You only open the gate.',
    ],
    headlines: ['{who} bring {whose} {own?} {what}'],
    sample: ['I bring my own mower', 'I bring my own mower, so there’s nothing to get ready.'],
  },
];

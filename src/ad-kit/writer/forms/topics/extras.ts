import type { Topic } from './topic';

/** What comes along, and who sees to it. */
export const extras: readonly Topic[] = [
  {
    id: 'see_where_goes',
    said: ['see where (?<what>(?:your|every) (?:money|dollar|time|gift|donation|budget|package|order)) goes'],
    lines: [
      'See where {what} goes. The end of the month is no mystery.',
      'See where {what} goes, without a spreadsheet.',
    ],
    headlines: ['See where {what} goes'],
    sample: ['See where your money goes', 'See where your money goes, without a spreadsheet.'],
  },
  {
    id: 'usb_charged',
    said: ['(?<what>usb(?:-c)?)[- ](?<how>charged|charging|charging port|rechargeable|powered)'],
    lines: ['{what} {how}. The cable you have is the cable you need.', '{what} {how}. You leave one cable at home.'],
    headlines: ['{what} {how}', 'Your cable fits: {what} {how}'],
    moments: ['Leave one cable at home'],
    sample: ['USB-C charging port', 'USB-C charging port. The cable you have is the cable you need.'],
  },
  {
    id: 'drive_up',
    said: ['(?<what>drive-?up|ground-floor|drive-in) (?<thing>units?|access|storage)'],
    lines: [
      '{what} {thing}. It goes from the trunk straight to the shelf.',
      '{what} {thing}. You don’t carry the couch down a hallway.',
    ],
    headlines: ['{what} {thing}', 'Trunk to shelf: {what} {thing}'],
    sample: ['Drive-up units', 'Drive-up units. It goes from the trunk straight to the shelf.'],
  },
  {
    id: 'showers_lockers',
    said: [
      '(?<what>(?:hot |clean |private )?(?:showers|lockers|locker rooms?|changing rooms|showers and (?:lockers|towels)|lockers and showers|sauna and showers))',
    ],
    lines: ['{what}. You go straight on to work.', 'You don’t drive home first. There are {what}.'],
    headlines: ['{what}', 'Straight to work: {what}'],
    sample: ['Showers and lockers', 'Showers and lockers. You go straight on to work.'],
  },
  {
    id: 'handled_for_you',
    said: [
      '(?:we (?:handle|take care of) )?(?<what>(?:the |all )?(?:customs|paperwork|permits|taxes|forms|claims|logistics|returns|registration|filing|visas)) (?:is |are )?handled',
      'we (?:handle|take care of|do|file) (?:all )?(?:the |your )?(?<it>customs|paperwork|permits|taxes|forms|logistics|registration|filing)',
    ],
    lines: [
      '{what} handled. The forms don’t land on your desk.',
      '{what} handled. You sign once and we do the rest.',
      'It doesn’t land on your desk. We handle the {it}.',
    ],
    headlines: ['{what} handled', 'We handle the {it}', 'No forms for you: {what} handled'],
    moments: ['No forms on your desk'],
    sample: ['Customs handled', 'Customs handled. The forms don’t land on your desk.'],
  },
  {
    id: 'one_invoice',
    said: [
      'one (?<what>invoice|bill|app|login|contract|dashboard|monthly bill|phone number|number to call)(?: (?<for>for (?:everything|all (?:of it|your \\p{L}+))))?',
    ],
    lines: [
      'One {what} {for?}. You keep track of a single thing.',
      'One {what} {for?}. Nothing to piece together at month’s end.',
    ],
    headlines: ['One {what} {for?}'],
    moments: ['One thing to keep track of'],
    sample: ['One invoice', 'One invoice. You keep track of a single thing.'],
  },
  {
    id: 'some_guarantee',
    said: ['(?:our |a )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+)?) guarantee'],
    lines: [
      '{what} guarantee. If it goes wrong, it’s our problem.',
      'You’re not the one left holding it. There’s a {what} guarantee.',
    ],
    headlines: ['{what} guarantee'],
    sample: ['Replacement guarantee', 'Replacement guarantee. If it goes wrong, it’s our problem.'],
  },
  {
    id: 'after_it',
    said: [
      '(?<what>coffee|lunch|drinks|cookies|tea|snacks|refreshments) after (?<when>(?:the |every )?(?:service|class|show|meeting|ride|walk|run|tour|game))',
    ],
    isCalm: true,
    lines: ['{what} after {when}. Stay and meet people.', '{what} after {when}. Nobody rushes off.'],
    headlines: ['{what} after {when}', 'Stay for {what} after {when}'],
    sample: ['Coffee after service', 'Coffee after service. Stay and meet people.'],
  },
  {
    id: 'prices_online',
    said: [
      '(?:all )?(?<what>prices|menus?|results|availability|calendar|rates|open times|floor plans) (?:are )?(?<where>on our website|on the website|online|on the door|on the wall)',
    ],
    isCalm: true,
    lines: ['{what} {where}. Look before you call.', '{what} {where}. You read it at home, in your own time.'],
    headlines: ['{what} {where}', 'Look first: {what} {where}'],
    sample: ['Prices on our website', 'Prices on our website. Look before you call.'],
  },
  {
    id: 'solid_wood',
    said: [
      '(?<how>solid|real) (?<what>maple|oak|walnut|wood|pine|cherry|ash|birch|teak|mahogany|hardwood)(?: (?<thing>\\p{L}+))?',
    ],
    lines: ['{how} {what} {thing?}. A scratch can be sanded out.', '{how} {what} {thing?}. Knock on it.'],
    headlines: ['{how} {what} {thing?}', 'Knock on it: {how} {what}'],
    sample: ['Solid maple', 'Solid maple. A scratch can be sanded out.'],
  },
  {
    id: 'sold_by',
    said: [
      '(?:sold )?(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?by the (?<unit>yard|slice|pound|foot|dozen|cup|glass|bolt|bunch|stem)',
    ],
    lines: [
      '{what?} by the {unit}. You buy what you need and no more.',
      '{what?} by the {unit}. Need a little? Buy a little.',
    ],
    headlines: ['{what?} by the {unit}'],
    sample: ['Fabric by the yard', 'Fabric by the yard. You buy what you need and no more.'],
  },
  {
    id: 'inspection',
    said: [
      '(?:an? )?(?<n>\\d{1,3})[- ]?(?<unit>point|pt\\.?)[- ](?<what>inspection|check|safety check|checklist)(?: (?<more>with every \\p{L}+(?: \\p{L}+)?|included))?',
      'inspected (?<times>twice|by hand|one by one|before it ships|daily|before every ride)',
    ],
    lines: [
      '{n}-{unit} {what} {more?}. Somebody looked where you wouldn’t.',
      { text: '{n}-{unit} {what} {more?}. You get in without wondering.', trades: ['cars'] },
      'Inspected {times}. Somebody looked where you wouldn’t.',
      'Inspected {times}. No surprises when you get it home.',
    ],
    headlines: ['{n}-{unit} {what} {more?}', 'Inspected {times}'],
    moments: ['No surprises at home'],
    sample: ['Inspected twice', 'Inspected twice. Somebody looked where you wouldn’t.'],
  },
  {
    id: 'regular_visits',
    said: [
      '(?<when>weekly|monthly|quarterly|annual|yearly|seasonal|biweekly) (?<what>visits?|checkups?|service|inspections?|maintenance|cleanings?|tune-ups?|treatments?|deliver(?:y|ies))',
    ],
    lines: [
      '{when} {what}. You don’t have to remember the date.',
      'Small things don’t grow into big ones when you have {when} {what}.',
    ],
    headlines: ['{when} {what}', 'We remember: {when} {what}'],
    moments: ['We remember the date', 'Small things stay small'],
    sample: ['Quarterly visits', 'Quarterly visits. You don’t have to remember the date.'],
  },
  {
    id: 'regular_calls',
    said: [
      '(?<when>weekly|daily|monthly|biweekly) (?<what>calls?|check-ins?|coaching calls|emails|office hours|live calls|q&as?|feedback)',
    ],
    lines: [
      '{when} {what}. A stuck week doesn’t turn into a stuck month.',
      'You save up your questions, but not for long. We have {when} {what}.',
    ],
    headlines: ['{when} {what}', 'Stuck? {when} {what}'],
    moments: ['Stuck? Bring it to the call'],
    sample: ['Weekly calls', 'Weekly calls. A stuck week doesn’t turn into a stuck month.'],
  },
  {
    id: 'drought_plants',
    said: [
      '(?<how>drought[- ](?:tolerant|resistant)|native|low-water|low-maintenance|perennial) (?<what>plants|lawns?|gardens?|landscapes?|flowers|yards?|grasses)',
    ],
    lines: [
      '{how} {what}. The hose stays rolled up.',
      '{how} {what}. You go away in August and come back to a garden.',
    ],
    headlines: ['{how} {what}', 'Put the hose away: {how} {what}'],
    moments: ['The hose stays rolled up'],
    sample: ['Drought-tolerant plants', 'Drought-tolerant plants. The hose stays rolled up.'],
  },
];

import type { Topic } from './topic';

/** What comes along, and who sees to it. */
export const extras: readonly Topic[] = [
  {
    id: 'see_where_goes',
    said: ['see where (?<what>(?:your|every) (?:money|dollar|time|gift|donation|budget|package|order)) goes'],
    lines: [
      'The end of the month is no mystery: see where {what} goes.',
      'See where {what} goes, without a spreadsheet.',
    ],
    headlines: ['See where {what} goes'],
    sample: ['See where your money goes', 'See where your money goes, without a spreadsheet.'],
  },
  {
    id: 'usb_charged',
    said: ['(?<what>usb(?:-c)?)[- ](?<how>charged|charging|charging port|rechargeable|powered)'],
    lines: ['The cable you have is the cable you need: {what} {how}.', 'You leave one cable at home: {what} {how}.'],
    headlines: ['{what} {how}', 'Your cable fits: {what} {how}'],
    moments: ['The cable you already have'],
    sample: ['USB-C charging port', 'The cable you have is the cable you need: USB-C charging port.'],
  },
  {
    id: 'drive_up',
    said: ['(?<what>drive-?up|ground-floor|drive-in) (?<thing>units?|access|storage)'],
    lines: [
      'It goes from the trunk straight to the shelf: {what} {thing}.',
      'You don’t carry the couch down a hallway: {what} {thing}.',
    ],
    headlines: ['{what} {thing}', 'Trunk to shelf: {what} {thing}'],
    sample: ['Drive-up units', 'It goes from the trunk straight to the shelf: drive-up units.'],
  },
  {
    id: 'showers_lockers',
    said: [
      '(?<what>(?:hot |clean |private )?(?:showers|lockers|locker rooms?|changing rooms|showers and (?:lockers|towels)|lockers and showers|sauna and showers))',
    ],
    lines: ['You go straight on to work: {what}.', 'You don’t drive home first. There are {what}.'],
    headlines: ['{what}', 'Straight to work: {what}'],
    sample: ['Showers and lockers', 'You go straight on to work: showers and lockers.'],
  },
  {
    id: 'handled_for_you',
    said: [
      '(?:we (?:handle|take care of) )?(?<what>(?:the |all )?(?:customs|paperwork|permits|taxes|forms|claims|logistics|returns|registration|filing|visas)) (?:is |are )?handled',
      'we (?:handle|take care of|do|file) (?:all )?(?:the |your )?(?<it>customs|paperwork|permits|taxes|forms|logistics|registration|filing)',
    ],
    lines: [
      'The forms don’t land on your desk: {what} handled.',
      'You sign once and we do the rest: {what} handled.',
      'It doesn’t land on your desk. We handle the {it}.',
    ],
    headlines: ['{what} handled', 'We handle the {it}', 'Off your desk: {what} handled'],
    moments: ['No forms on your desk'],
    sample: ['Customs handled', 'The forms don’t land on your desk: customs handled.'],
  },
  {
    id: 'one_invoice',
    said: [
      'one (?<what>invoice|bill|app|login|contract|dashboard|monthly bill|phone number|number to call)(?: (?<for>for (?:everything|all (?:of it|your \\p{L}+))))?',
    ],
    lines: [
      'You keep track of a single thing: one {what} {for?}.',
      'Nothing to piece together at month’s end: one {what} {for?}.',
    ],
    headlines: ['One {what} {for?}'],
    moments: ['One thing to keep track of'],
    sample: ['One invoice', 'You keep track of a single thing: one invoice.'],
  },
  {
    id: 'some_guarantee',
    said: ['(?:our |a )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+)?) guarantee'],
    lines: [
      'If it goes wrong, it’s our problem: {what} guarantee.',
      'You’re not the one left holding it. There’s a {what} guarantee.',
    ],
    headlines: ['{what} guarantee'],
    sample: ['Replacement guarantee', 'If it goes wrong, it’s our problem: replacement guarantee.'],
  },
  {
    id: 'after_it',
    said: [
      '(?<what>coffee|lunch|drinks|cookies|tea|snacks|refreshments) after (?<when>(?:the |every )?(?:service|class|show|meeting|ride|walk|run|tour|game))',
    ],
    isCalm: true,
    lines: ['Stay and meet people: {what} after {when}.', '{what} after {when}. Nobody rushes off.'],
    headlines: ['{what} after {when}', 'Stay for {what} after {when}'],
    sample: ['Coffee after service', 'Stay and meet people: coffee after service.'],
  },
  {
    id: 'prices_online',
    said: [
      '(?:all )?(?<what>prices|menus?|results|availability|calendar|rates|open times|floor plans) (?:are )?(?<where>on our website|on the website|online|on the door|on the wall)',
    ],
    isCalm: true,
    lines: ['Look before you call: {what} {where}.', 'You read it at home, in your own time: {what} {where}.'],
    headlines: ['{what} {where}', 'Look first: {what} {where}'],
    sample: ['Prices on our website', 'Look before you call: prices on our website.'],
  },
  {
    id: 'solid_wood',
    said: [
      '(?<how>solid|real) (?<what>maple|oak|walnut|wood|pine|cherry|ash|birch|teak|mahogany|hardwood)(?: (?<thing>\\p{L}+))?',
    ],
    lines: ['A scratch can be sanded out: {how} {what} {thing?}.', '{how} {what} {thing?}. Knock on it and hear.'],
    headlines: ['{how} {what} {thing?}', 'Knock on it: {how} {what}'],
    sample: ['Solid maple', 'A scratch can be sanded out: solid maple.'],
  },
  {
    id: 'sold_by',
    said: [
      '(?:sold )?(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?by the (?<unit>yard|slice|pound|foot|dozen|cup|glass|bolt|bunch|stem)',
    ],
    lines: [
      'You buy what you need and no more: {what?} by the {unit}.',
      'Need a little? Buy a little: {what?} by the {unit}.',
    ],
    headlines: ['{what?} by the {unit}'],
    sample: ['Fabric by the yard', 'You buy what you need and no more: fabric by the yard.'],
  },
  {
    id: 'inspection',
    said: [
      '(?:an? )?(?<n>\\d{1,3})[- ]?(?<unit>point|pt\\.?)[- ](?<what>inspection|check|safety check|checklist)(?: (?<more>with every \\p{L}+(?: \\p{L}+)?|included))?',
      'inspected (?<times>twice|by hand|one by one|before it ships|daily|before every ride)',
    ],
    lines: [
      'Somebody looked where you wouldn’t: {n}-{unit} {what} {more?}.',
      { text: 'You get in without wondering: {n}-{unit} {what} {more?}.', trades: ['cars'] },
      'Somebody looked where you wouldn’t: inspected {times}.',
      'No surprises when you get it home: inspected {times}.',
    ],
    headlines: ['{n}-{unit} {what} {more?}', 'Inspected {times}'],
    moments: ['No surprises at home'],
    sample: ['Inspected twice', 'Somebody looked where you wouldn’t: inspected twice.'],
  },
  {
    id: 'regular_visits',
    said: [
      '(?<when>weekly|monthly|quarterly|annual|yearly|seasonal|biweekly) (?<what>visits?|checkups?|service|inspections?|maintenance|cleanings?|tune-ups?|treatments?|deliver(?:y|ies))',
    ],
    lines: [
      'You don’t have to remember the date: {when} {what}.',
      'Small things don’t grow into big ones when you have {when} {what}.',
    ],
    headlines: ['{when} {what}', 'We remember: {when} {what}'],
    moments: ['We remember the date', 'Small things stay small'],
    sample: ['Quarterly visits', 'You don’t have to remember the date: quarterly visits.'],
  },
  {
    id: 'regular_calls',
    said: [
      '(?<when>weekly|daily|monthly|biweekly) (?<what>calls?|check-ins?|coaching calls|emails|office hours|live calls|q&as?|feedback)',
    ],
    lines: [
      'A stuck week doesn’t turn into a stuck month: {when} {what}.',
      'You save up your questions, but not for long. We have {when} {what}.',
    ],
    headlines: ['{when} {what}', 'Stuck? {when} {what}'],
    moments: ['Stuck? Bring it to the call'],
    sample: ['Weekly calls', 'A stuck week doesn’t turn into a stuck month: weekly calls.'],
  },
  {
    id: 'drought_plants',
    said: [
      '(?<how>drought[- ](?:tolerant|resistant)|native|low-water|low-maintenance|perennial) (?<what>plants|lawns?|gardens?|landscapes?|flowers|yards?|grasses)',
    ],
    lines: [
      'The hose stays rolled up: {how} {what}.',
      'You go away in August and come back to a garden: {how} {what}.',
    ],
    headlines: ['{how} {what}', 'Hose away: {how} {what}'],
    moments: ['The hose stays rolled up'],
    sample: ['Drought-tolerant plants', 'The hose stays rolled up: drought-tolerant plants.'],
  },
];

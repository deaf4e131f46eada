import type { Topic } from './topic';

/** What a thing can do, and what it is made of. */
export const gear: readonly Topic[] = [
  {
    id: 'folds',
    said: ['folds? (?<how>flat|up|away|in half|in seconds)'],
    lines: ['Folds {how}. Out of sight when you’re done.'],
    headlines: ['Folds {how}'],
    sample: ['Folds flat', 'Folds flat. Out of sight when you’re done.'],
  },
  {
    id: 'on_a_charge',
    said: [
      '(?:up to )?(?<n>\\d{1,3}) (?<unit>miles|hours|days) (?<on>on (?:a|one|a single) charge|per charge|of battery(?: life)?)',
      '(?<n>\\d{1,3})[- ](?<unit>mile|hour|day) (?<on>range|battery)',
    ],
    lines: ['{n} {unit} {on}. You’ll want a break before it does.'],
    headlines: ['{n} {unit} {on}'],
    sample: ['60 miles on a charge', '60 miles on a charge. You’ll want a break before it does.'],
  },
  {
    id: 'made_to_measure',
    said: ['(?<how>made to measure|cut to size|made to fit|custom[- ]fit|custom[- ]made|cut to length|sized to you)'],
    lines: ['{how}. “Close enough” doesn’t come into it.'],
    headlines: ['{how}'],
    sample: ['Made to measure', 'Made to measure. “Close enough” doesn’t come into it.'],
  },
  {
    id: 'usb',
    said: ['(?<what>usb(?:-c)?) (?<how>charged|charging|rechargeable|charging port|powered)'],
    lines: ['{what} {how}. The cable you already have.'],
    headlines: ['{what} {how}'],
    sample: ['USB charged', 'USB charged. The cable you already have.'],
  },
  {
    id: 'fingerprint',
    said: ['(?:opens|unlocks) with (?<what>your (?:fingerprint|face|phone|voice|watch))'],
    lines: ['Opens with {what}. You always have it on you.'],
    headlines: ['Opens with {what}'],
    sample: ['Opens with your fingerprint', 'Opens with your fingerprint. You always have it on you.'],
  },
  {
    id: 'stays_on_phone',
    said: [
      '(?<what>keys|data|photos|passwords|messages|notes|your data|files) stays? (?<where>on your (?:phone|device|computer|laptop)|with you|in the country)',
    ],
    lines: ['{what} stay {where}. Nobody else holds them.'],
    headlines: ['{what} stay {where}'],
    sample: ['Keys stay on your phone', 'Keys stay on your phone. Nobody else holds them.'],
  },
  {
    id: 'polarized',
    said: ['(?<what>polarized) (?<thing>lenses|glass|lens)'],
    lines: ['{what} {thing}. You see the water, not the glare.'],
    headlines: ['{what} {thing}'],
    sample: ['Polarized lenses', 'Polarized lenses. You see the water, not the glare.'],
  },
  {
    id: 'solid_wood',
    said: [
      '(?<what>solid) (?<wood>maple|oak|walnut|cherry|ash|beech|teak|pine|wood|hardwood|brass|steel|silver|gold)(?: (?<thing>frames?|legs|construction|throughout))?',
    ],
    lines: ['{what} {wood} {thing?}. The kind one passes on.'],
    headlines: ['{what} {wood} {thing?}'],
    sample: ['Solid maple', 'Solid maple. The kind one passes on.'],
  },
  {
    id: 'inspected',
    said: ['(?<n>\\d{2,3})-point (?<what>inspection|check|checkup|tune-up)'],
    lines: ['{n}-point {what}. More than a quick look.'],
    headlines: ['{n}-point {what}'],
    sample: ['21-point inspection', '21-point inspection. More than a quick look.'],
  },
  {
    id: 'fsa',
    said: ['(?<what>fsa|hsa|fsa and hsa|hsa and fsa|fsa/hsa|hsa/fsa)[- ](?<how>eligible|approved)'],
    lines: ['{what} {how}. Use the money you’ve already set aside.'],
    headlines: ['{what} {how}'],
    sample: ['FSA eligible', 'FSA eligible. Use the money you’ve already set aside.'],
  },
  {
    id: 'designed_by',
    said: [
      '(?<how>designed|built|made|created|developed|design) by (?<who>(?:\\p{L}+ )?(?:doctors|architects|engineers|teachers|nurses|chefs|therapists|dentists|athletes|runners|parents|lawyers|accountants|farmers|musicians|designers|vets|scientists|dermatologists|pilots))',
    ],
    lines: ['{how} by {who}. They do this all day.'],
    headlines: ['{how} by {who}'],
    sample: ['Designed by sleep doctors', 'Designed by sleep doctors. They do this all day.'],
  },
  {
    id: 'cuts_bills',
    said: [
      '(?<do>cuts?|lowers?|reduces?|slashes|saves?|trims?) (?<what>(?:your )?(?:energy|heating|electric|electricity|water|power|phone|fuel|cooling)(?: bills?| costs?| use)?)(?: (?<by>(?:by )?(?:up to )?\\d{1,2}%))?',
    ],
    lines: ['{do} {what} {by?}. Keep the difference.'],
    headlines: ['{do} {what} {by?}'],
    moments: ['Keep the difference'],
    sample: ['Save energy', 'Save energy. Keep the difference.'],
  },
  {
    id: 'drought',
    said: [
      '(?<what>drought[- ](?:tolerant|resistant)|low[- ](?:water|maintenance)|native) (?<thing>plants|gardens?|lawns?|landscapes?|shrubs)',
    ],
    lines: ['{what} {thing}. Less watering, more porch.'],
    headlines: ['{what} {thing}'],
    sample: ['Drought-tolerant plants', 'Drought-tolerant plants. Less watering, more porch.'],
  },
  {
    id: 'lasts_weeks',
    said: [
      '(?<what>gel|color|a blowout|blowouts|brows|lashes|polish|a cut|curls) (?:that )?(?<last>lasts?) (?<n>(?:up to )?\\d{1,2} (?:days|weeks|months))',
    ],
    lines: ['{what} that {last} {n}. Forget about it until then.'],
    headlines: ['{what} that {last} {n}'],
    sample: ['Gel that lasts 3 weeks', 'Gel that lasts 3 weeks. Forget about it until then.'],
  },
  {
    id: 'languages',
    said: ['(?:answers|speaks|works|available|written) in (?<n>\\d{1,3}|many|dozens of) (?<what>languages)'],
    lines: ['Answers in {n} {what}. People write the way they talk.'],
    headlines: ['Answers in {n} {what}'],
    sample: ['Answers in 14 languages', 'Answers in 14 languages. People write the way they talk.'],
  },
  {
    id: 'splits_bill',
    said: [
      'split (?<what>the bill|bills|the rent|the check|expenses|the tab|costs)(?: (?<how>fairly|evenly|in seconds|in one tap))?',
    ],
    lines: ['Split {what} {how?}. Nobody does math at the table.'],
    headlines: ['Split {what} {how?}'],
    sample: ['Split the bill', 'Split the bill. Nobody does math at the table.'],
  },
  {
    id: 'try_ride',
    said: [
      '(?<what>test rides?|test drives?) (?<where>at home|at your (?:door|place|home|office)|in your (?:driveway|home))',
    ],
    lines: ['{what} {where}. Your street is the showroom.'],
    headlines: ['{what} {where}'],
    sample: ['Test ride at home', 'Test ride at home. Your street is the showroom.'],
  },
  {
    id: 'in_stock',
    said: [
      '(?<what>(?:spare )?parts|(?:all )?sizes|everything|most models|tires|filters|refills) (?<how>in stock|on the shelf|on hand)',
    ],
    lines: ['{what} {how}. You don’t wait for a truck.'],
    headlines: ['{what} {how}'],
    moments: ['You don’t wait for a truck'],
    sample: ['Spare parts in stock', 'Spare parts in stock. You don’t wait for a truck.'],
  },
  {
    id: 'shredded',
    said: ['(?<how>shredded|destroyed) (?<where>on site|on-site|in house|in-house|right here|on the premises)'],
    lines: ['{how} {where}. Nothing leaves the building.'],
    headlines: ['{how} {where}'],
    sample: ['Shredded on site', 'Shredded on site. Nothing leaves the building.'],
  },
  {
    id: 'certificate_for',
    said: [
      '(?:an? )?(?<what>certificate|report|receipt|photo|record) (?<for>for|of|with|after) (?<each>every|each) (?<thing>bin|visit|job|box|delivery|repair|walk|inspection|cleaning|load|pickup)',
    ],
    lines: ['{what} {for} {each} {thing}. You have it on file.'],
    headlines: ['{what} {for} {each} {thing}'],
    sample: ['Certificate for every bin', 'Certificate for every bin. You have it on file.'],
  },
  {
    id: 'branches',
    said: ['(?<how>local|nearby|real|neighborhood) (?<what>branches|offices|stores|clinics|shops)'],
    lines: ['{how} {what}. You can still walk in and ask.'],
    headlines: ['{how} {what}'],
    moments: ['You can still walk in and ask'],
    sample: ['Local branches', 'Local branches. You can still walk in and ask.'],
  },
  {
    id: 'local_goods',
    said: [
      '(?<how>local|locally grown|regional|seasonal) (?<what>flowers|produce|ingredients|honey|meat|vegetables|beers?|wines?|roasters|farms|art|artists|makers)',
    ],
    lines: ['{how} {what}. From around here, like you.'],
    headlines: ['{how} {what}'],
    sample: ['Local flowers', 'Local flowers. From around here, like you.'],
  },
  {
    id: 'recital',
    said: [
      '(?<what>recitals?|concerts?|showcases?|performances?) (?<when>every (?:spring|fall|year|term|semester|season|summer|winter)|twice a year)',
    ],
    lines: ['{what} {when}. Save a seat for Grandma.'],
    headlines: ['{what} {when}'],
    sample: ['Recital every spring', 'Recital every spring. Save a seat for Grandma.'],
  },
  {
    id: 'practice_tests',
    said: ['(?<n>\\d{1,3}) (?:full-length |full )?practice (?<what>tests|exams)'],
    lines: ['{n} practice {what}. The real one feels familiar.'],
    headlines: ['{n} practice {what}'],
    sample: ['4 practice tests', '4 practice tests. The real one feels familiar.'],
  },
  {
    id: 'progress',
    said: ['(?:(?<how>weekly|monthly|regular) )?progress (?<what>reports?|updates?|checks?|photos)'],
    lines: ['{how?} progress {what}. You see how it’s going.'],
    headlines: ['{how?} progress {what}'],
    sample: ['Progress reports', 'Progress reports. You see how it’s going.'],
  },
  {
    id: 'calls_regularly',
    said: ['(?<how>weekly|daily|monthly) (?<what>calls|check-ins|coaching calls|meetings)'],
    lines: ['{how} {what}. Somebody asks how it’s going.'],
    headlines: ['{how} {what}'],
    sample: ['Weekly calls', 'Weekly calls. Somebody asks how it’s going.'],
  },
  {
    id: 'speak_early',
    said: ['speak (?<when>from (?:day|lesson) one|in the first lesson|right away|from the start)'],
    lines: ['Speak {when}. The flash cards can wait.'],
    headlines: ['Speak {when}'],
    sample: ['Speak from day one', 'Speak from day one. The flash cards can wait.'],
  },
];

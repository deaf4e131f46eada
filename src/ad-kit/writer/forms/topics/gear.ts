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
      '(?:up to )?(?<n>\\d{1,3} (?:miles|hours|days)) (?<on>on (?:a|one|a single) charge|per charge|of battery(?: life)?)',
      '(?<n>\\d{1,3}-(?:mile|hour|day)) (?<on>range|battery)',
    ],
    lines: ['{n} {on}. You’ll want a break before it does.'],
    headlines: ['{n} {on}'],
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
    lines: ['{how} by {who}, who do this all day.'],
    headlines: ['{how} by {who}'],
    sample: ['Designed by sleep doctors', 'Designed by sleep doctors, who do this all day.'],
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
    id: 'local_goods',
    said: [
      '(?<how>local|locally grown|regional|seasonal) (?<what>flowers|produce|ingredients|honey|meat|vegetables|beers?|wines?|roasters|farms|art|artists|makers)',
    ],
    lines: ['{how} {what}. From around here, like you.'],
    headlines: ['{how} {what}'],
    sample: ['Local flowers', 'Local flowers. From around here, like you.'],
  },
];

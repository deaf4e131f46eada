import type { Topic } from './topic';

/** What a thing is made of, and what it stands. */
export const goods: readonly Topic[] = [
  {
    id: 'handmade',
    said: [
      '(?<how>handmade|hand-made|handcrafted|hand-crafted|hand-poured|hand-stitched|hand-sewn|handwoven|hand-painted|hand-thrown|hand-tied|hand-forged|made by hand|built by hand|hand-finished|hand-dyed|hand-carved|hand-built|small-batch|hand-cut|hand-lasted)(?: (?<what>(?!in\\b)\\p{L}+(?: (?!in\\b)\\p{L}+)?))?(?: in (?<where>(?:our |a |small |downtown |our own )*\\p{L}+(?:,? \\p{L}+)?))?',
    ],
    lines: [
      '{how} {what}, so yours won’t be quite like anyone else’s.',
      '{how}, so yours won’t be quite like anyone else’s.',
      '{how} in {where}, so yours won’t be quite like anyone else’s.',
      '{how} {what} in {where}, for the friend who has everything.',
      '{how} in {where}, for the friend who has everything.',
      '{how}, so somebody looked at it before you did.',
    ],
    headlines: ['{how} in {where}', '{how} {what}', '{how}'],
    sample: ['Handmade in Vermont', 'Handmade in Vermont, for the friend who has everything.'],
  },
  {
    id: 'made_in_place',
    said: [
      '(?:proudly |all |designed and )?(?<how>made|built|sewn|printed|roasted|brewed|grown|assembled|manufactured|crafted|woven|knit|knitted|cut and sewn|bottled|poured|baked|milled|distilled|raised|stitched|forged|designed|designed and made|designed and built|cast) (?<in>in|on) (?<where>(?:the |our |downtown |a |our own )?\\p{L}+(?:(?:,| and)? \\p{L}+){0,2})',
    ],
    lines: [
      '{how} {in} {where}, so you know where your money goes.',
      '{how} {in} {where}: ask us and we’ll tell you the story.',
      '{how} {in} {where}, for gifts that need a good answer to “where’s it from?”',
    ],
    headlines: ['{how} {in} {where}'],
    sample: ['Made in Ohio', 'Made in Ohio, so you know where your money goes.'],
  },
  {
    id: 'recycled',
    said: [
      '(?:made (?:of|from|with) |100% )?(?<share>\\d{1,3}% )?(?<how>recycled|reclaimed|upcycled|salvaged|repurposed|post-consumer|biodegradable|compostable) (?<what>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      '{how} {what}, for everyone who rinses their jars.',
      '{share}{how} {what}, for everyone who rinses their jars.',
      '{share}{how} {what}, so something old gets a second turn.',
    ],
    headlines: ['{how} {what}', '{share}{how} {what}'],
    sample: ['Recycled gold', 'Recycled gold, for everyone who rinses their jars.'],
  },
  {
    id: 'plastic_free',
    said: [
      '(?<how>plastic-free|zero[- ]waste|compostable|recyclable|minimal|home-compostable|reusable) (?<what>packaging|shipping|boxes|wrapping|bags|mailers|containers|jars|bottles)',
      '(?:ships |comes |packed |arrives )?(?<how>plastic-free)',
      'no (?<no>plastic(?: (?:packaging|bags|wrap|in the box))?)',
    ],
    lines: [
      '{how} {what?}, so unpacking it doesn’t fill the trash can.',
      '{how} {what?}, so there’s less to carry to the curb.',
      'No {no}, so unpacking it doesn’t fill the trash can.',
    ],
    headlines: ['{how} {what?}', 'No {no}'],
    sample: ['Plastic-free packaging', 'Plastic-free packaging, so unpacking it doesn’t fill the trash can.'],
  },
  {
    id: 'refillable',
    said: [
      '(?<how>refillable|returnable)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?:you can )?return (?<what>(?:your |the )?empty (?:jars|bottles|bags|tins|pods|containers))(?: (?<when>for (?:a refill|[$€£]\\d[\\d.]*(?: off| back)?)))?',
    ],
    lines: [
      '{how} {what}, so the next one doesn’t start with a new bottle.',
      '{how}, so an empty one isn’t the end of it.',
      'Return {what}, so they don’t pile up under your sink.',
      'Return {what} {when}, so they don’t pile up under your sink.',
    ],
    headlines: ['Return {what}', '{how} {what}'],
    sample: ['You can return empty jars', 'Return empty jars, so they don’t pile up under your sink.'],
  },
  {
    id: 'washable',
    said: [
      '(?<how>machine|dishwasher|fully machine|hand)[- ](?<what>washable|safe)(?: (?<thing>cover|covers|fabric|parts|slipcovers?|inserts?|wool|bed|rug|lid|liner))?',
      '(?<what>washable|removable, washable) (?<thing>covers?|fabric|parts|liners?|rugs?|slipcovers?)',
    ],
    lines: [
      '{how} {what}, so spilled juice isn’t a family meeting.',
      '{how} {what} {thing}, so spilled juice isn’t a family meeting.',
      '{what} {thing}, so spilled juice isn’t a family meeting.',
      '{how} {what}, so nobody scrubs it by hand after dinner.',
    ],
    headlines: ['{how} {what}', '{what} {thing}'],
    sample: ['Machine washable', 'Machine washable, so spilled juice isn’t a family meeting.'],
  },
  {
    id: 'waterproof',
    said: [
      '(?:fully |100% )?(?<how>waterproof|water-resistant|water resistant|weatherproof|windproof|rainproof|splash-proof|stain-resistant|scratch-resistant|wrinkle-free|wrinkle-resistant|shatterproof|fireproof|rustproof|leakproof|leak-proof|spill-proof|drop-proof|sweatproof|fade-resistant|slip-resistant|non-slip|rust-proof|puncture-resistant)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?(?: (?:down )?to (?<depth>\\d+ (?:feet|meters|m|ft)))?',
    ],
    lines: [
      '{how}, so you don’t have to baby it.',
      '{how} {what}, so you don’t have to baby it.',
      '{how} to {depth}, so jump in with it on.',
      {
        text: '{how}, so the walk to work isn’t up to the forecast.',
        trades: ['shoes', 'clothing', 'outdoor_gear', 'bike_shop'],
      },
      { text: '{how}, so you can take the wet trail home.', trades: ['shoes', 'outdoor_gear'] },
    ],
    headlines: ['{how}', '{how} {what}', '{how} to {depth}'],
    sample: ['Waterproof', 'Waterproof, so you don’t have to baby it.'],
  },
  {
    id: 'battery',
    said: [
      '(?<life>\\d{1,3}[- ](?:hour|day|week|month)s?|\\d{1,3}h) (?:of )?battery(?: life)?',
      '(?:the )?battery (?:that )?lasts (?<lasts>(?:up to )?(?:\\d{1,3}|a|all|two|three) (?:hours?|days?|weeks?|months?))',
      '(?<charge>\\d{1,3} (?:hours?|days?|weeks?|miles)) (?:on a|per|on one|on a single) (?:full )?charge',
    ],
    lines: [
      'A {life} battery, so the charger can stay at home.',
      'The battery lasts {lasts}, so the charger can stay at home.',
      '{charge} on one charge, so the charger can stay at home.',
    ],
    headlines: ['{charge} on one charge', 'Battery lasts {lasts}'],
    sample: ['Battery lasts 30 hours', 'The battery lasts 30 hours, so the charger can stay at home.'],
  },
  {
    id: 'lightweight',
    said: [
      '(?:only |just |weighs (?:only |just )?)(?<weight>(?:under |less than )?\\d[\\d.]* (?:lbs?|pounds?|ounces|oz|kg|grams|g))',
      '(?<weight>lightweight|ultralight|ultra-light|featherlight)(?: (?<what>frame|design|fabric|build|body|tent|shoe|aluminum|aluminum frame))?',
    ],
    lines: [
      'It weighs {weight}, so you can carry it up the stairs yourself.',
      '{weight} {what}, so you can carry it up the stairs yourself.',
      '{weight}, so it comes along instead of staying home.',
    ],
    headlines: ['{weight} {what}'],
    sample: ['Weighs 38 pounds', 'It weighs 38 pounds, so you can carry it up the stairs yourself.'],
  },
  {
    id: 'fits_in',
    said: [
      'fits (?<in>in|into|under|on|inside|through|behind) (?<where>(?:a |an |any |your |the |most |every |almost any )[\\p{L}-]+(?: [\\p{L}-]+){0,3})',
    ],
    lines: ['Fits {in} {where}, so you’ll have it when you need it.', 'Fits {in} {where}, even in a small apartment.'],
    headlines: ['Fits {in} {where}'],
    sample: ['Fits in a backpack', 'Fits in a backpack, so you’ll have it when you need it.'],
  },
  {
    id: 'folds',
    said: [
      '(?<do>folds?|packs|rolls|collapses) (?<how>flat|down|small|up|into its own pocket|in \\d+ seconds|to the size of an? \\p{L}+(?: \\p{L}+)?)(?: (?<where>for (?:storage|travel)|under (?:the|your) \\p{L}+))?',
    ],
    lines: [
      '{do} {how} {where?}, so it doesn’t need a room of its own.',
      '{do} {how} {where?}, so it goes behind the door when you’re done.',
    ],
    headlines: ['{do} {how} {where?}'],
    sample: ['Folds flat', 'Folds flat, so it doesn’t need a room of its own.'],
  },
  {
    id: 'no_tools',
    said: [
      '(?<how>no-tool|tool-free|easy|no-drill|quick) (?<what>assembly|setup|installation|install)',
      'no (?<no>tools|drilling|assembly|wiring|screws|batteries) (?:needed|required)',
      '(?<does>assembles?|assembly|installs?|sets? up|set up|setup|up and running|put together|live) (?<in>in|takes|within) <short>(?: (?<how>without tools|with no tools|with one tool))?',
    ],
    lines: [
      '{how} {what}, so it won’t stay in its box till spring.',
      'No {no} needed, so it won’t stay in its box till spring.',
      '{does} {in} {short} {how?}, so you can start before your coffee gets cold.',
      '{does} {in} {short} {how?}, so it won’t eat your Saturday.',
    ],
    headlines: ['{does} {in} {short}', 'No {no} needed', '{how} {what}'],
    sample: ['Sets up in 5 minutes', 'Sets up in 5 minutes, so you can start before your coffee gets cold.'],
  },
  {
    id: 'choice_of',
    said: [
      '(?<over>over |more than )?(?<n>\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ ){0,2}(?:colors|styles|sizes|frames|dresses|designs|titles|brands|models|shades|patterns|fabrics|fonts|recipes|trails|courses|books|games|plants|varieties|finishes|toys|machines|templates|bikes|classes|routes|prints|lenses|movies|exhibits|rides|units|vehicles|cars|gifts|songs|puzzles))(?: (?<where>in stock|in store|to choose from|to pick from|on site|on display|a week|each week|every week|on the floor|weekly))?',
    ],
    lines: [
      '{over}{n} {what} {where}, so you don’t have to settle for the nearest one.',
      '{over}{n} {what}, so you don’t have to settle for the nearest one.',
      '{n} {what} {where}: find the one you’ll still like next year.',
      '{n} {what}, so the one you have in mind may well be here.',
    ],
    headlines: ['{over}{n} {what}', '{n} {what}', '{over}{n} {what} {where}'],
    sample: ['Over 1,000 frames', 'Over 1,000 frames, so you don’t have to settle for the nearest one.'],
  },
  {
    id: 'sizes',
    said: [
      'sizes (?<range>(?:\\d{1,3}|xxs|xs|s) (?:to|through|[-–]) (?:\\d{1,3}|x{1,4}l|\\dx)|xs[-–]\\dx|\\d{1,3}[-–]\\d{1,3})',
      '(?<range>half|wide|petite|tall|plus|petite and tall|half and wide|wide and narrow) (?:sizes|widths)(?: available)?',
      '(?:comes in |available in )?(?<range>wide and narrow|three|narrow, regular and wide) widths',
    ],
    lines: [
      'Sizes {range}, so the two of you can both try it on.',
      '{range} sizes, so you needn’t make do with almost.',
    ],
    headlines: ['Sizes {range}', '{range} sizes'],
    sample: ['Half sizes', 'Half sizes, so you needn’t make do with almost.'],
  },
  {
    id: 'keeps_hot',
    said: [
      'keeps (?:(?:your )?(?<what>coffee|tea|drinks?|soup|water|food|beer|ice) )?(?<temp>hot|cold|warm|ice cold|frozen)(?: for)? <span>',
    ],
    lines: [
      'Keeps {what} {temp} for {span}, so the last sip is as good as the first.',
      'Keeps {what} {temp} for {span}, long meetings included.',
      'Keeps it {temp} for {span}, long meetings included.',
    ],
    headlines: ['{what} {temp} for {span}'],
    sample: ['Keeps coffee hot for 6 hours', 'Keeps coffee hot for 6 hours, long meetings included.'],
  },
  {
    id: 'lasts_span',
    said: [
      '(?<verb>lasts?|burns|stays fresh|stays sharp|holds up) (?:for )?<span>',
      '(?<what>\\p{L}+(?: (?!that)\\p{L}+)?) (?:that )?lasts (?:for )?<span>',
    ],
    lines: [
      '{verb} {span}, so that’s one purchase fewer on your list.',
      '{what} that lasts {span}, so that’s one visit fewer to plan.',
    ],
    headlines: ['{verb} {span}', '{what} that lasts {span}'],
    sample: ['Lasts 10 years', 'Lasts 10 years, so that’s one purchase fewer on your list.'],
  },
  {
    id: 'skin_kind',
    said: [
      '(?<what>hypoallergenic|fragrance-free|cruelty-free|non-toxic|nontoxic|dye-free|bpa-free|lead-free|chemical-free|paraben-free|unscented|latex-free|pet[- ]safe|reef-safe|child-safe|toxin-free|oil-free|non-comedogenic|eco-friendly|biodegradable|vegan and cruelty-free)(?: (?<kind>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>safe for|gentle on|kind to|made for|good for) (?<kind>(?:sensitive |all |most )?(?:skin|skin types|kids and pets|pets and kids|pets|babies|kids|septic tanks|colored hair|curly hair|dry skin|oily skin|baby skin))',
    ],
    lines: [
      {
        text: '{what}, so everyone in the house can use it.',
        trades: ['skincare', 'bedding', 'baby_products', 'spa_massage', 'nail_salon'],
      },
      { text: '{what} {kind}, so the kids can play on the floor as soon as it’s dry.', trades: ['cleaning'] },
      { text: '{what} {kind}, so the dog can have the lawn back.', trades: ['pest_control', 'landscaping'] },
      '{what}: turn it over and read the list yourself.',
      '{what} {kind}, so the whole house can share it.',
    ],
    headlines: ['{what} {kind}', '{what}'],
    sample: ['Gentle on sensitive skin', 'Gentle on sensitive skin, so the whole house can share it.'],
  },
  {
    id: 'secondhand',
    said: [
      '(?<what>trade-ins?|trade ins?) (?:welcome|accepted)',
      'we (?:buy|take) (?<what>(?:your )?(?:used|old) \\p{L}+(?: \\p{L}+)?)',
      '(?<what>old (?:mattress|fridge|sofa|furniture|appliance|water heater)) (?:removal|hauled away|removed)(?: (?:free|included))?',
    ],
    lines: [
      '{what} welcome, so the old one pays for part of the new one.',
      'We take {what}, so it doesn’t end up in the garage.',
    ],
    headlines: ['{what} welcome'],
    sample: ['Trade-ins welcome', 'Trade-ins welcome, so the old one pays for part of the new one.'],
  },
];

import type { Topic } from './topic';

/** What a thing is made of, and what it stands. */
export const goods: readonly Topic[] = [
  {
    id: 'handmade',
    said: [
      '(?<how>handmade|hand-made|handcrafted|hand-crafted|hand-poured|hand-stitched|hand-sewn|handwoven|hand-painted|hand-thrown|hand-tied|hand-forged|made by hand|built by hand|hand-finished|hand-dyed|hand-carved|hand-built|small-batch|hand-cut|hand-lasted)(?: (?<what>(?!in\\b)\\p{L}+(?: (?!in\\b)\\p{L}+)?))?(?: in (?<where>(?:our |a |small |downtown |our own )*\\p{L}+(?:,? \\p{L}+)?))?',
    ],
    lines: [
      '{how} {what?} in {where}. Yours won’t be quite like anyone else’s.',
      '{how} {what?}. Yours won’t be quite like anyone else’s.',
      'For the friend who has everything, {how} {what?} in {where}.',
      'Two hands and a morning went into yours. It’s {how}.',
      '{how} {what?}. Somebody turned it over in their hands before you did.',
    ],
    headlines: ['{how} in {where}', '{how} {what}', '{how}', 'No two alike: {how} {what?}'],
    moments: ['No two quite alike', 'Made by two hands'],
    sample: ['Handmade in Vermont', 'Handmade in Vermont. Yours won’t be quite like anyone else’s.'],
  },
  {
    id: 'made_in_place',
    said: [
      '(?:proudly |all |designed and )?(?<how>made|built|sewn|printed|roasted|brewed|grown|assembled|manufactured|crafted|woven|knit|knitted|cut and sewn|bottled|poured|baked|milled|distilled|raised|stitched|forged|designed|designed and made|designed and built|cast) (?<in>in|on) (?<where>(?:the |our |downtown |a |our own )?\\p{L}+(?:(?:,| and)? \\p{L}+){0,2})',
    ],
    lines: [
      '{how} {in} {where}. Ask where it comes from, and the answer is short.',
      '{how} {in} {where}. Somebody will ask where it’s from, and you’ll know.',
      '{how} {in} {where}. Ask us and we’ll tell you the story.',
    ],
    headlines: ['{how} {in} {where}'],
    moments: ['Ask us where it’s made'],
    sample: ['Made in Ohio', 'Made in Ohio. Ask where it comes from, and the answer is short.'],
  },
  {
    id: 'recycled',
    said: [
      '(?:made (?:of|from|with) |100% )?(?<share>\\d{1,3}% )?(?<how>recycled|reclaimed|upcycled|salvaged|repurposed|post-consumer|biodegradable|compostable) (?<what>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      { text: '{share?}{how} {what}. It’s had a life before it came to you.', trades: ['retail'] },
      'Something old gets a second turn with {share?}{how} {what}.',
      { text: '{share?}{how} {what}. New for you, and already on its second life.', trades: ['retail'] },
    ],
    headlines: ['{how} {what}', '{share}{how} {what}'],
    sample: ['Recycled gold', 'Something old gets a second turn with recycled gold.'],
  },
  {
    id: 'plastic_free',
    said: [
      '(?<how>plastic-free|zero[- ]waste|compostable|recyclable|minimal|home-compostable|reusable) (?<what>packaging|shipping|boxes|wrapping|bags|mailers|containers|jars|bottles)',
      '(?:ships |comes |packed |arrives )?(?<how>plastic-free)',
      'no (?<no>plastic(?: (?:packaging|bags|wrap|in the box))?)',
    ],
    lines: [
      '{how} {what?}. You unpack it and the trash can stays empty.',
      'There’s less to carry to the curb. You get {how} {what}.',
      'No {no}. You unpack it and the trash can stays empty.',
    ],
    headlines: ['{how} {what?}', 'No {no}', 'Less to throw out: {how} {what?}'],
    moments: ['Less to carry to the curb'],
    sample: ['Plastic-free packaging', 'Plastic-free packaging. You unpack it and the trash can stays empty.'],
  },
  {
    id: 'refillable',
    said: [
      '(?<how>refillable|returnable)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?:you can )?return (?<what>(?:your |the )?empty (?:jars|bottles|bags|tins|pods|containers))(?: (?<when>for (?:a refill|[$€£]\\d[\\d.]*(?: off| back)?)))?',
    ],
    lines: [
      '{how} {what?}. The next one doesn’t start with a new bottle.',
      'Empty? Fill it again. It’s {how}.',
      'Return {what} {when?}. They don’t pile up under your sink.',
    ],
    headlines: ['Return {what}', '{how} {what}', 'Empty? Return {what}', 'Return {what} {when}'],
    moments: ['Empty? Fill it again'],
    sample: ['You can return empty jars', 'Return empty jars. They don’t pile up under your sink.'],
  },
  {
    id: 'washable',
    said: [
      '(?<how>machine|dishwasher|fully machine|hand)[- ](?<what>washable|safe)(?: (?<thing>cover|covers|fabric|parts|slipcovers?|inserts?|wool|bed|rug|lid|liner))?',
      '(?<what>washable|removable, washable) (?<thing>covers?|fabric|parts|liners?|rugs?|slipcovers?)',
    ],
    lines: [
      '{how} {what} {thing?}. Spilled juice isn’t a family meeting.',
      '{what} {thing}. Spilled juice isn’t a family meeting.',
      '{how} {what} {thing?}. Nobody scrubs it by hand after dinner.',
      'Dinner ended on it? {how} {what} {thing?}.',
      'Dinner ended on it? {what} {thing}.',
    ],
    headlines: ['{how} {what}', '{what} {thing}', 'Spilled? {how} {what}', '{how} {what} {thing}'],
    moments: ['Spill something. It’s fine', 'Nobody scrubs by hand'],
    sample: ['Machine washable', 'Machine washable. Spilled juice isn’t a family meeting.'],
  },
  {
    id: 'waterproof',
    said: [
      '(?:fully |100% )?(?<how>waterproof|water-resistant|water resistant|weatherproof|windproof|rainproof|splash-proof|rustproof|leakproof|leak-proof|rust-proof)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?(?: (?:down )?to (?<depth>\\d+ (?:feet|meters|m|ft)))?',
    ],
    lines: [
      '{how} {what?}. It rains, you keep going.',
      'You don’t have to baby it. It’s {how}.',
      '{how} to {depth}. Jump in with it on.',
      {
        text: '{how}. You walk to work whatever the forecast says.',
        trades: ['shoes', 'clothing', 'outdoor_gear', 'bike_shop'],
      },
      { text: '{how} {what?}. Take the wet trail home.', trades: ['shoes', 'outdoor_gear'] },
    ],
    headlines: ['{how}', '{how} {what}', '{how} to {depth}', 'Rain? {how} {what?}'],
    moments: ['Walk home in the rain', 'Rain is no excuse'],
    sample: ['Waterproof', 'Waterproof. It rains, you keep going.'],
  },
  {
    id: 'battery',
    said: [
      '(?<life>\\d{1,3}[- ](?:hour|day|week|month)s?|\\d{1,3}h) (?:of )?battery(?: life)?',
      '(?:the )?battery (?:that )?lasts (?<lasts>(?:up to )?(?:\\d{1,3}|a|all|two|three) (?:hours?|days?|weeks?|months?))',
      '(?<charge>\\d{1,3} (?:hours?|days?|weeks?|miles)) (?:on a|per|on one|on a single) (?:full )?charge',
    ],
    lines: [
      'A {life} battery. The charger stays at home.',
      'A {life} battery. You’re back on Sunday night and it’s still on.',
      'The charger stays at home. The battery lasts {lasts}.',
      'The battery lasts {lasts}. You could forget the cable.',
      '{charge} on one charge. The charger stays at home.',
    ],
    headlines: [
      '{charge} on one charge',
      'Battery lasts {lasts}',
      '{life} battery',
      'Forget the charger: {life} battery',
    ],
    moments: ['Leave the charger at home'],
    sample: ['Battery lasts 30 hours', 'The charger stays at home. The battery lasts 30 hours.'],
  },
  {
    id: 'lightweight',
    said: [
      '(?:only |just |weighs (?:only |just )?)(?<weight>(?:under |less than )?\\d[\\d.]* (?:lbs?|pounds?|ounces|oz|kg|grams|g))',
      '(?<weight>lightweight|ultralight|ultra-light|featherlight)(?: (?<what>frame|design|fabric|build|body|tent|shoe|aluminum|aluminum frame))?',
    ],
    lines: [
      'It weighs {weight}. You carry it up the stairs yourself.',
      '{weight} {what?}. You carry it up the stairs yourself.',
      'It comes along instead of staying home. It’s {weight}.',
    ],
    headlines: ['{weight} {what}', 'Carry it upstairs: {weight}', 'Weighs {weight}'],
    moments: ['Carry it up the stairs'],
    sample: ['Weighs 38 pounds', 'It weighs 38 pounds. You carry it up the stairs yourself.'],
  },
  {
    id: 'fits_in',
    said: [
      'fits (?<in>in|into|under|on|inside|through|behind) (?<where>(?:a |an |any |your |the |most |every |almost any )[\\p{L}-]+(?: [\\p{L}-]+){0,3})',
    ],
    lines: ['Fits {in} {where}. You have it when you need it.', 'You live in a small apartment? It fits {in} {where}.'],
    headlines: ['Fits {in} {where}', 'Take it along: fits {in} {where}'],
    sample: ['Fits in a backpack', 'Fits in a backpack. You have it when you need it.'],
  },
  {
    id: 'folds',
    said: [
      '(?<do>folds?|packs|rolls|collapses) (?<how>flat|down|small|up|into its own pocket|in \\d+ seconds|to the size of an? \\p{L}+(?: \\p{L}+)?)(?: (?<where>for (?:storage|travel)|under (?:the|your) \\p{L}+))?',
    ],
    lines: [
      '{do} {how} {where?}. It doesn’t need a room of its own.',
      'Done with it? {do} {how} {where?}, and behind the door it goes.',
    ],
    headlines: ['{do} {how} {where?}', 'Small home? {do} {how}'],
    moments: ['Put it behind the door'],
    sample: ['Folds flat', 'Folds flat. It doesn’t need a room of its own.'],
  },
  {
    id: 'no_tools',
    said: [
      '(?<how>no-tool|tool-free|easy|no-drill|quick) (?<what>assembly|setup|installation|install)',
      'no (?<no>tools|drilling|assembly|wiring|screws|batteries) (?:needed|required)',
      '(?<does>assembles?|assembly|installs?|sets? up|set up|setup|up and running|put together|live) (?<in>in|takes|within) <short>(?: (?<how>without tools|with no tools|with one tool))?',
    ],
    lines: [
      'No {no} needed. You open the box and use it.',
      '{how} {what}. It won’t sit in its box till spring.',
      'No {no} needed. It won’t sit in its box till spring.',
      '{does} {in} {short} {how?}. Your coffee is still hot.',
      '{does} {in} {short} {how?}. You keep your Saturday.',
    ],
    headlines: ['{does} {in} {short}', 'No {no} needed', '{how} {what}', 'Open the box: no {no} needed'],
    moments: ['Open the box and use it', 'Keep your Saturday'],
    sample: ['Sets up in 5 minutes', 'Sets up in 5 minutes. Your coffee is still hot.'],
  },
  {
    id: 'choice_of',
    said: [
      '(?<over>over |more than )?(?<n>\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ ){0,2}(?:colors|styles|sizes|frames|dresses|designs|titles|brands|models|shades|patterns|fabrics|fonts|recipes|trails|courses|books|games|plants|varieties|finishes|toys|machines|templates|bikes|classes|routes|prints|lenses|movies|exhibits|rides|units|vehicles|cars|gifts|songs|puzzles|records|scents))(?: (?<where>in stock|in store|to choose from|to pick from|on site|on display|a week|each week|every week|on the floor|weekly))?',
    ],
    lines: [
      '{over?}{n} {what} {where?}. One of them is yours.',
      'There are {over?}{n} {what} {where?}. Take your time.',
      'Haven’t found the right one yet? There are {over?}{n} {what} {where?}.',
    ],
    headlines: [
      '{over}{n} {what}',
      '{n} {what}',
      '{over}{n} {what} {where}',
      '{n} {what} {where}',
      'Pick from {n} {what}',
    ],
    moments: ['One of them is yours'],
    sample: ['Over 1,000 frames', 'There are over 1,000 frames. Take your time.'],
  },
  {
    id: 'sizes',
    call: 'Shop now',
    said: [
      'sizes (?<range>(?:\\d{1,3}|xxs|xs|s) (?:to|through|[-–]) (?:\\d{1,3}|x{1,4}l|\\dx)|xs[-–]\\dx|\\d{1,3}[-–]\\d{1,3})',
      '(?<range>half|wide|petite|tall|plus|petite and tall|half and wide|wide and narrow) (?:sizes|widths)(?: available)?',
      '(?:comes in |available in )?(?<range>wide and narrow|three|narrow, regular and wide) widths',
    ],
    lines: ['Sizes {range}. Find the one that really fits.', '{range} sizes. Find the one that really fits.'],
    headlines: ['Sizes {range}', '{range} sizes', 'Find your fit: {range} sizes'],
    moments: ['Find the one that really fits'],
    sample: ['Half sizes', 'Half sizes. Find the one that really fits.'],
  },
  {
    id: 'keeps_hot',
    said: [
      'keeps (?:(?:your )?(?<what>coffee|tea|drinks?|soup|water|food|beer|ice) )?(?<temp>hot|cold|warm|ice cold|frozen)(?: for)? <span>',
    ],
    lines: [
      'Keeps {what} {temp} for {span}. The meeting ran long and the last sip is fine.',
      'Keeps {what?} {temp} for {span}. Pour it now, drink it later.',
      'The meeting can run long. It keeps it {temp} for {span}.',
    ],
    headlines: ['{what} {temp} for {span}', 'Fill it now: {temp} for {span}'],
    moments: ['The last sip is still good', 'Let the meeting run long'],
    sample: [
      'Keeps coffee hot for 6 hours',
      'Keeps coffee hot for 6 hours. The meeting ran long and the last sip is fine.',
    ],
  },
  {
    id: 'lasts_span',
    said: [
      '(?<verb>lasts?|burns|stays fresh|stays sharp|holds up) (?:for )?<span>',
      '(?<what>\\p{L}+(?: (?!that)\\p{L}+)?) (?:that )?lasts (?:for )?<span>',
    ],
    lines: [
      '{verb} {span}. Buy one and forget the next one for a while.',
      '{what} that lasts {span}. You plan one visit fewer.',
      'Look at your hands, your shelf, your calendar. {what} that lasts {span}.',
    ],
    headlines: ['{verb} {span}', '{what} that lasts {span}', '{what} for {span}'],
    moments: [],
    sample: ['Lasts 10 years', 'Lasts 10 years. Buy one and forget the next one for a while.'],
  },
  {
    id: 'skin_kind',
    said: [
      '(?<what>hypoallergenic|fragrance-free|cruelty-free|non-toxic|nontoxic|dye-free|bpa-free|lead-free|chemical-free|paraben-free|unscented|latex-free|pet[- ]safe|reef-safe|child-safe|toxin-free|oil-free|non-comedogenic|eco-friendly|biodegradable|vegan and cruelty-free)(?: (?<kind>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>safe for|gentle on|kind to|made for|good for) (?<kind>(?:sensitive |all |most )?(?:skin|skin types|kids and pets|pets and kids|pets|babies|kids|septic tanks|colored hair|curly hair|dry skin|oily skin|baby skin))',
    ],
    lines: [
      {
        text: '{what} {kind?}. Everyone in the house can use it.',
        trades: ['skincare', 'bedding', 'baby_products', 'spa_massage', 'nail_salon'],
      },
      { text: '{what} {kind?}. The kids are back on the floor as soon as it’s dry.', trades: ['cleaning'] },
      { text: '{what} {kind?}. The dog gets the lawn back.', trades: ['pest_control', 'landscaping'] },
      {
        text: '{what} {kind?}. Turn it over and read the list yourself.',
        trades: ['skincare', 'baby_products', 'retail'],
      },
      '{what} {kind?}. That’s one worry less at home.',
    ],
    headlines: ['{what} {kind}', '{what}', 'Read the list: {what}'],
    moments: ['The whole house can use it'],
    sample: ['Gentle on sensitive skin', 'Gentle on sensitive skin. Everyone in the house can use it.'],
  },
  {
    id: 'secondhand',
    said: [
      '(?<what>trade-ins?|trade ins?) (?:welcome|accepted)',
      'we (?:buy|take) (?<what>(?:your )?(?:used|old) \\p{L}+(?: \\p{L}+)?)',
      '(?<what>old (?:mattress|fridge|sofa|furniture|appliance|water heater)) (?:removal|hauled away|removed)(?: (?:free|included))?',
    ],
    lines: [
      '{what} welcome. Trade in what’s outgrown and leave with the next one.',
      'The old one pays for part of the new one. {what} are welcome.',
      'We take {what}. It doesn’t end up in your garage.',
      'It doesn’t end up in your garage. {what}, done.',
    ],
    headlines: ['{what} welcome', 'We take {what}', 'Old for new: {what} welcome'],
    moments: ['Trade in what’s outgrown'],
    sample: ['Trade-ins welcome', 'Trade-ins welcome. Trade in what’s outgrown and leave with the next one.'],
  },
];

import type { Topic } from './topic';

/** What a thing is made of, and what it stands. */
export const goods: readonly Topic[] = [
  {
    id: 'handmade',
    said: [
      '(?<how>handmade|hand-made|handcrafted|hand-crafted|hand-poured|hand-stitched|hand-sewn|handwoven|hand-painted|hand-thrown|hand-tied|hand-forged|made by hand|built by hand|hand-finished|hand-dyed|hand-carved|hand-built|small-batch|hand-cut|hand-lasted)(?: (?<what>(?!in\\b)\\p{L}+(?: (?!in\\b)\\p{L}+)?))?(?: in (?<where>(?:our |a |small |downtown |our own )*\\p{L}+(?:,? \\p{L}+)?))?',
    ],
    lines: [
      'Yours won’t be quite like anyone else’s: {how} {what?} in {where}.',
      'Yours won’t be quite like anyone else’s: {how} {what?}.',
      'For the friend who has everything, {how} {what?} in {where}.',
      'Two hands and a morning went into yours. It’s {how}.',
      'Somebody turned it over in their hands before you did: {how} {what?}.',
    ],
    headlines: ['{how} in {where}', '{how} {what}', '{how}', 'No two alike: {how} {what?}'],
    moments: ['No two quite alike', 'Made by two hands'],
    sample: ['Handmade in Vermont', 'Yours won’t be quite like anyone else’s: handmade in Vermont.'],
  },
  {
    id: 'made_in_place',
    said: [
      '(?:proudly |all |designed and )?(?<how>made|built|sewn|printed|roasted|brewed|grown|assembled|manufactured|crafted|woven|knit|knitted|cut and sewn|bottled|poured|baked|milled|distilled|raised|stitched|forged|designed|designed and made|designed and built|cast) (?<in>in|on) (?<where>(?:the |our |downtown |a |our own )?\\p{L}+(?:(?:,| and)? \\p{L}+){0,2})',
    ],
    lines: [
      'Ask where it comes from, and the answer is short: {how} {in} {where}.',
      'Somebody will ask where it’s from, and you’ll know: {how} {in} {where}.',
      '{how} {in} {where}: ask us and we’ll tell you the story.',
    ],
    headlines: ['{how} {in} {where}', 'Ask where: {how} {in} {where}'],
    moments: ['Ask us where it’s made'],
    sample: ['Made in Ohio', 'Ask where it comes from, and the answer is short: made in Ohio.'],
  },
  {
    id: 'recycled',
    said: [
      '(?:made (?:of|from|with) |100% )?(?<share>\\d{1,3}% )?(?<how>recycled|reclaimed|upcycled|salvaged|repurposed|post-consumer|biodegradable|compostable) (?<what>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      'It’s had a life before it came to you: {share?}{how} {what}.',
      'Something old gets a second turn with {share?}{how} {what}.',
      'New for you, and already on its second life: {share?}{how} {what}.',
    ],
    headlines: ['{how} {what}', '{share}{how} {what}', 'Had a life before: {how} {what}'],
    sample: ['Recycled gold', 'It’s had a life before it came to you: recycled gold.'],
  },
  {
    id: 'plastic_free',
    said: [
      '(?<how>plastic-free|zero[- ]waste|compostable|recyclable|minimal|home-compostable|reusable) (?<what>packaging|shipping|boxes|wrapping|bags|mailers|containers|jars|bottles)',
      '(?:ships |comes |packed |arrives )?(?<how>plastic-free)',
      'no (?<no>plastic(?: (?:packaging|bags|wrap|in the box))?)',
    ],
    lines: [
      'You unpack it and the trash can stays empty: {how} {what?}.',
      'There’s less to carry to the curb. You get {how} {what}.',
      'You unpack it and the trash can stays empty: no {no}.',
    ],
    headlines: ['{how} {what?}', 'No {no}', 'Less to throw out: {how} {what?}'],
    moments: ['Less to carry to the curb'],
    sample: ['Plastic-free packaging', 'You unpack it and the trash can stays empty: plastic-free packaging.'],
  },
  {
    id: 'refillable',
    said: [
      '(?<how>refillable|returnable)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?:you can )?return (?<what>(?:your |the )?empty (?:jars|bottles|bags|tins|pods|containers))(?: (?<when>for (?:a refill|[$€£]\\d[\\d.]*(?: off| back)?)))?',
    ],
    lines: [
      'The next one doesn’t start with a new bottle: {how} {what?}.',
      'Empty? Fill it again. It’s {how}.',
      'They don’t pile up under your sink: return {what} {when?}.',
    ],
    headlines: ['Return {what}', '{how} {what}', 'Empty? Return {what}', 'Return {what} {when}'],
    moments: ['Empty? Fill it again'],
    sample: ['You can return empty jars', 'They don’t pile up under your sink: return empty jars.'],
  },
  {
    id: 'washable',
    said: [
      '(?<how>machine|dishwasher|fully machine|hand)[- ](?<what>washable|safe)(?: (?<thing>cover|covers|fabric|parts|slipcovers?|inserts?|wool|bed|rug|lid|liner))?',
      '(?<what>washable|removable, washable) (?<thing>covers?|fabric|parts|liners?|rugs?|slipcovers?)',
    ],
    lines: [
      'Spilled juice isn’t a family meeting: {how} {what} {thing?}.',
      'Spilled juice isn’t a family meeting: {what} {thing}.',
      'Nobody scrubs it by hand after dinner: {how} {what} {thing?}.',
      'Dinner ended on it? {how} {what} {thing?}.',
      'Dinner ended on it? {what} {thing}.',
    ],
    headlines: ['{how} {what}', '{what} {thing}', 'Spilled? {how} {what}', '{how} {what} {thing}'],
    moments: ['Spill something. It’s fine', 'Nobody scrubs by hand'],
    sample: ['Machine washable', 'Spilled juice isn’t a family meeting: machine washable.'],
  },
  {
    id: 'waterproof',
    said: [
      '(?:fully |100% )?(?<how>waterproof|water-resistant|water resistant|weatherproof|windproof|rainproof|splash-proof|stain-resistant|scratch-resistant|wrinkle-free|wrinkle-resistant|shatterproof|fireproof|rustproof|leakproof|leak-proof|spill-proof|drop-proof|sweatproof|fade-resistant|slip-resistant|non-slip|rust-proof|puncture-resistant)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?(?: (?:down )?to (?<depth>\\d+ (?:feet|meters|m|ft)))?',
    ],
    lines: [
      'It rains, you keep going: {how} {what?}.',
      'You don’t have to baby it. It’s {how}.',
      'Jump in with it on: {how} to {depth}.',
      {
        text: 'You walk to work whatever the forecast says: {how}.',
        trades: ['shoes', 'clothing', 'outdoor_gear', 'bike_shop'],
      },
      { text: 'Take the wet trail home: {how} {what?}.', trades: ['shoes', 'outdoor_gear'] },
    ],
    headlines: ['{how}', '{how} {what}', '{how} to {depth}', 'Rain? {how} {what?}'],
    moments: ['Walk home in the rain', 'Rain is no excuse'],
    sample: ['Waterproof', 'It rains, you keep going: waterproof.'],
  },
  {
    id: 'battery',
    said: [
      '(?<life>\\d{1,3}[- ](?:hour|day|week|month)s?|\\d{1,3}h) (?:of )?battery(?: life)?',
      '(?:the )?battery (?:that )?lasts (?<lasts>(?:up to )?(?:\\d{1,3}|a|all|two|three) (?:hours?|days?|weeks?|months?))',
      '(?<charge>\\d{1,3} (?:hours?|days?|weeks?|miles)) (?:on a|per|on one|on a single) (?:full )?charge',
    ],
    lines: [
      'The charger stays at home: a {life} battery.',
      'You’re back on Sunday night and it’s still on: a {life} battery.',
      'The charger stays at home. The battery lasts {lasts}.',
      'You could forget the cable: the battery lasts {lasts}.',
      'The charger stays at home: {charge} on one charge.',
    ],
    headlines: [
      '{charge} on one charge',
      'Battery lasts {lasts}',
      '{life} battery',
      'Leave the charger: {life} battery',
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
      'You carry it up the stairs yourself: it weighs {weight}.',
      'You carry it up the stairs yourself: {weight} {what?}.',
      'It comes along instead of staying home. It’s {weight}.',
    ],
    headlines: ['{weight} {what}', 'Up the stairs: {weight}', 'Weighs {weight}'],
    moments: ['Carry it up the stairs'],
    sample: ['Weighs 38 pounds', 'You carry it up the stairs yourself: it weighs 38 pounds.'],
  },
  {
    id: 'fits_in',
    said: [
      'fits (?<in>in|into|under|on|inside|through|behind) (?<where>(?:a |an |any |your |the |most |every |almost any )[\\p{L}-]+(?: [\\p{L}-]+){0,3})',
    ],
    lines: ['You have it when you need it: fits {in} {where}.', 'You live in a small apartment? It fits {in} {where}.'],
    headlines: ['Fits {in} {where}', 'Take it along: fits {in} {where}'],
    sample: ['Fits in a backpack', 'You have it when you need it: fits in a backpack.'],
  },
  {
    id: 'folds',
    said: [
      '(?<do>folds?|packs|rolls|collapses) (?<how>flat|down|small|up|into its own pocket|in \\d+ seconds|to the size of an? \\p{L}+(?: \\p{L}+)?)(?: (?<where>for (?:storage|travel)|under (?:the|your) \\p{L}+))?',
    ],
    lines: [
      'It doesn’t need a room of its own: {do} {how} {where?}.',
      'Done with it? {do} {how} {where?}, and behind the door it goes.',
    ],
    headlines: ['{do} {how} {where?}', 'Small home? {do} {how}'],
    moments: ['Put it behind the door'],
    sample: ['Folds flat', 'It doesn’t need a room of its own: folds flat.'],
  },
  {
    id: 'no_tools',
    said: [
      '(?<how>no-tool|tool-free|easy|no-drill|quick) (?<what>assembly|setup|installation|install)',
      'no (?<no>tools|drilling|assembly|wiring|screws|batteries) (?:needed|required)',
      '(?<does>assembles?|assembly|installs?|sets? up|set up|setup|up and running|put together|live) (?<in>in|takes|within) <short>(?: (?<how>without tools|with no tools|with one tool))?',
    ],
    lines: [
      'You open the box and use it: no {no} needed.',
      'It won’t sit in its box till spring: {how} {what}.',
      'It won’t sit in its box till spring: no {no} needed.',
      'Your coffee is still hot: {does} {in} {short} {how?}.',
      'You keep your Saturday: {does} {in} {short} {how?}.',
    ],
    headlines: ['{does} {in} {short}', 'No {no} needed', '{how} {what}', 'Open the box: no {no} needed'],
    moments: ['Open the box and use it', 'Keep your Saturday'],
    sample: ['Sets up in 5 minutes', 'Your coffee is still hot: sets up in 5 minutes.'],
  },
  {
    id: 'choice_of',
    said: [
      '(?<over>over |more than )?(?<n>\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ ){0,2}(?:colors|styles|sizes|frames|dresses|designs|titles|brands|models|shades|patterns|fabrics|fonts|recipes|trails|courses|books|games|plants|varieties|finishes|toys|machines|templates|bikes|classes|routes|prints|lenses|movies|exhibits|rides|units|vehicles|cars|gifts|songs|puzzles))(?: (?<where>in stock|in store|to choose from|to pick from|on site|on display|a week|each week|every week|on the floor|weekly))?',
    ],
    lines: [
      '{over?}{n} {what} {where?}. One of them is yours.',
      'Take your time: there are {over?}{n} {what} {where?}.',
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
    sample: ['Over 1,000 frames', 'Take your time: there are over 1,000 frames.'],
  },
  {
    id: 'sizes',
    said: [
      'sizes (?<range>(?:\\d{1,3}|xxs|xs|s) (?:to|through|[-–]) (?:\\d{1,3}|x{1,4}l|\\dx)|xs[-–]\\dx|\\d{1,3}[-–]\\d{1,3})',
      '(?<range>half|wide|petite|tall|plus|petite and tall|half and wide|wide and narrow) (?:sizes|widths)(?: available)?',
      '(?:comes in |available in )?(?<range>wide and narrow|three|narrow, regular and wide) widths',
    ],
    lines: ['Find the one that really fits: sizes {range}.', 'Find the one that really fits: {range} sizes.'],
    headlines: ['Sizes {range}', '{range} sizes', 'Find your fit: {range} sizes'],
    moments: ['Find the one that really fits'],
    sample: ['Half sizes', 'Find the one that really fits: half sizes.'],
  },
  {
    id: 'keeps_hot',
    said: [
      'keeps (?:(?:your )?(?<what>coffee|tea|drinks?|soup|water|food|beer|ice) )?(?<temp>hot|cold|warm|ice cold|frozen)(?: for)? <span>',
    ],
    lines: [
      'The meeting ran long and the last sip is fine: keeps {what} {temp} for {span}.',
      'Pour it now, drink it later: keeps {what?} {temp} for {span}.',
      'The meeting can run long. It keeps it {temp} for {span}.',
    ],
    headlines: ['{what} {temp} for {span}', 'Pour now: {temp} for {span}'],
    moments: ['The last sip is still good', 'Let the meeting run long'],
    sample: [
      'Keeps coffee hot for 6 hours',
      'The meeting ran long and the last sip is fine: keeps coffee hot for 6 hours.',
    ],
  },
  {
    id: 'lasts_span',
    said: [
      '(?<verb>lasts?|burns|stays fresh|stays sharp|holds up) (?:for )?<span>',
      '(?<what>\\p{L}+(?: (?!that)\\p{L}+)?) (?:that )?lasts (?:for )?<span>',
    ],
    lines: [
      'Buy one and forget the next one for a while: {verb} {span}.',
      'You plan one visit fewer: {what} that lasts {span}.',
      'Look at your hands, your shelf, your calendar. {what} that lasts {span}.',
    ],
    headlines: ['{verb} {span}', '{what} that lasts {span}', '{what} for {span}'],
    moments: [],
    sample: ['Lasts 10 years', 'Buy one and forget the next one for a while: lasts 10 years.'],
  },
  {
    id: 'skin_kind',
    said: [
      '(?<what>hypoallergenic|fragrance-free|cruelty-free|non-toxic|nontoxic|dye-free|bpa-free|lead-free|chemical-free|paraben-free|unscented|latex-free|pet[- ]safe|reef-safe|child-safe|toxin-free|oil-free|non-comedogenic|eco-friendly|biodegradable|vegan and cruelty-free)(?: (?<kind>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>safe for|gentle on|kind to|made for|good for) (?<kind>(?:sensitive |all |most )?(?:skin|skin types|kids and pets|pets and kids|pets|babies|kids|septic tanks|colored hair|curly hair|dry skin|oily skin|baby skin))',
    ],
    lines: [
      {
        text: 'Everyone in the house can use it: {what} {kind?}.',
        trades: ['skincare', 'bedding', 'baby_products', 'spa_massage', 'nail_salon'],
      },
      { text: 'The kids are back on the floor as soon as it’s dry: {what} {kind?}.', trades: ['cleaning'] },
      { text: 'The dog gets the lawn back: {what} {kind?}.', trades: ['pest_control', 'landscaping'] },
      {
        text: 'Turn it over and read the list yourself: {what} {kind?}.',
        trades: ['skincare', 'baby_products', 'retail'],
      },
      'You don’t have to hide it on the top shelf: {what} {kind?}.',
    ],
    headlines: ['{what} {kind}', '{what}', 'Read the list: {what}'],
    moments: ['The whole house can use it'],
    sample: ['Gentle on sensitive skin', 'Everyone in the house can use it: gentle on sensitive skin.'],
  },
  {
    id: 'secondhand',
    said: [
      '(?<what>trade-ins?|trade ins?) (?:welcome|accepted)',
      'we (?:buy|take) (?<what>(?:your )?(?:used|old) \\p{L}+(?: \\p{L}+)?)',
      '(?<what>old (?:mattress|fridge|sofa|furniture|appliance|water heater)) (?:removal|hauled away|removed)(?: (?:free|included))?',
    ],
    lines: [
      'Trade in what’s outgrown and leave with the next one: {what} welcome.',
      'The old one pays for part of the new one. {what} are welcome.',
      'It doesn’t end up in your garage: we take {what}.',
      'It doesn’t end up in your garage. {what}, done.',
    ],
    headlines: ['{what} welcome', 'We take {what}', 'Old for new: {what} welcome'],
    moments: ['Trade in what’s outgrown'],
    sample: ['Trade-ins welcome', 'Trade in what’s outgrown and leave with the next one: trade-ins welcome.'],
  },
];

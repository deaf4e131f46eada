import type { Topic } from './topic';

/** What a thing is made of, and what it stands. */
export const goods: readonly Topic[] = [
  {
    id: 'handmade',
    said: [
      '(?!.*\\b(?:daily|dumplings|every (?:day|morning)|pasta|tamales|tortillas)\\b)(?<how>handmade|hand-made|handcrafted|hand-crafted|hand-stitched|hand-sewn|handwoven|hand-painted|hand-thrown|hand-tied|hand-forged|made by hand|built by hand|hand-finished|hand-dyed|hand-carved|hand-built|hand-cut|hand-lasted)(?: (?<what>(?!in\\b)\\p{L}+(?: (?!in\\b)\\p{L}+)?))?(?: in (?<where>(?!small batches)(?:our |a |small |downtown |our own )*\\p{L}+(?:,? \\p{L}+)?))?',
    ],
    lines: [
      '{how} {what?} in {where}. Yours won’t be quite like anyone else’s.',
      '{how} {what?}. Yours won’t be quite like anyone else’s.',
    ],
    headlines: ['{how} in {where}', '{how} {what}', '{how}', 'No two alike: {how} {what?}'],
    moments: ['No two quite alike'],
    sample: ['Handmade in Vermont', 'Handmade in Vermont. Yours won’t be quite like anyone else’s.'],
  },
  {
    id: 'made_in_place',
    said: [
      '(?:proudly |all |designed and )?(?<how>made|built|sewn|printed|roasted|brewed|grown|assembled|manufactured|crafted|woven|knit|knitted|cut and sewn|bottled|poured|baked|milled|distilled|raised|stitched|forged|designed|designed and made|designed and built|cast) (?<in>in|on) (?<where>(?!small\\b|batches\\b|one\\b|minutes\\b|\\p{L}+days?\\b)(?:the |our |downtown |a |our own )?\\p{L}+(?:(?:,| and)? \\p{L}+){0,2})',
    ],
    lines: ['{how} {in} {where}, so you know where it’s from.'],
    headlines: ['{how} {in} {where}'],
    sample: ['Made in Ohio', 'Made in Ohio, so you know where it’s from.'],
  },
  {
    id: 'recycled',
    said: [
      '(?:made (?:of|from|with) |100% )?(?<share>\\d{1,3}% )?(?<how>recycled|reclaimed|upcycled|salvaged|repurposed|post-consumer|biodegradable|compostable) (?<what>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [{ text: '{share?}{how} {what}. New for you, and already on its second life.', trades: ['retail'] }],
    headlines: ['{how} {what}', '{share}{how} {what}'],
    sample: ['Recycled gold', 'Recycled gold. New for you, and already on its second life.'],
  },
  {
    id: 'refillable',
    said: ['(?<how>refillable|returnable)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?'],
    lines: ['Empty? Fill it again. It’s {how}.'],
    headlines: ['{how} {what}'],
    moments: ['Empty? Fill it again'],
    sample: ['Refillable', 'Empty? Fill it again. It’s refillable.'],
  },
  {
    id: 'washable',
    said: [
      '(?<how>machine|dishwasher|fully machine|hand)[- ](?<what>washable|safe)(?: (?<thing>cover|covers|fabric|parts|slipcovers?|inserts?|wool|bed|rug|lid|liner))?',
      '(?<what>washable|removable, washable) (?<thing>covers?|fabric|parts|liners?|rugs?|slipcovers?)',
    ],
    lines: ['{how} {what} {thing?}. Nobody scrubs it by hand.'],
    headlines: ['{how} {what}', '{what} {thing}', '{how} {what} {thing}'],
    sample: ['Machine washable', 'Machine washable. Nobody scrubs it by hand.'],
  },
  {
    id: 'waterproof',
    said: [
      '(?:fully |100% )?(?<how>waterproof|water-resistant|water resistant|weatherproof|windproof|rainproof|splash-proof|rustproof|leakproof|leak-proof|rust-proof)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?(?: (?:down )?to (?<depth>\\d+ (?:feet|meters|m|ft)))?',
    ],
    lines: ['You don’t have to baby it. It’s {how}.'],
    headlines: ['{how}', '{how} {what}', '{how} to {depth}'],
    sample: ['Waterproof', 'You don’t have to baby it. It’s waterproof.'],
  },
  {
    id: 'no_tools',
    said: [
      '(?<how>no-tool|tool-free|easy|no-drill|quick) (?<what>assembly|setup|installation|install)',
      'no (?<no>tools|drilling|assembly|wiring|screws|batteries) (?:needed|required)',
      '(?<does>assembles?|assembly|installs?|sets? up|set up|setup|up and running|put together|live) (?<in>in|takes|within) <short>(?: (?<how>without tools|with no tools|with one tool))?',
    ],
    lines: ['No {no} needed. You open the box and use it.', '{does} {in} {short}. That’s all it takes.'],
    headlines: ['{does} {in} {short}', 'No {no} needed', '{how} {what}'],
    sample: ['Sets up in 5 minutes', 'Sets up in 5 minutes. That’s all it takes.'],
  },
  {
    id: 'choice_of',
    said: [
      '(?<over>over |more than )?(?<n>\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ ){0,2}(?:colors|styles|sizes|frames|dresses|designs|titles|brands|models|shades|patterns|fabrics|fonts|recipes|trails|courses|books|games|plants|varieties|finishes|toys|machines|templates|bikes|classes|routes|prints|lenses|movies|exhibits|rides|units|vehicles|cars|gifts|songs|puzzles|records|scents))(?: (?<where>in stock|in store|to choose from|to pick from|on site|on display|a week|each week|every week|on the floor|weekly))?',
    ],
    lines: ['There are {over?}{n} {what} {where?}.'],
    headlines: [
      '{over}{n} {what}',
      '{n} {what}',
      '{over}{n} {what} {where}',
      '{n} {what} {where}',
      'Pick from {n} {what}',
    ],
    sample: ['Over 1,000 frames', 'There are over 1,000 frames.'],
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
    headlines: ['Sizes {range}', '{range} sizes'],
    sample: ['Half sizes', 'Half sizes. Find the one that really fits.'],
  },
];

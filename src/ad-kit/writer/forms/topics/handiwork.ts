import type { Topic } from './topic';

/** What is made, and how it comes. */
export const handiwork: readonly Topic[] = [
  {
    id: 'free_of_harsh',
    said: ['(?:non-?|non )toxic (?<what>polish|paint|cleaners?|dyes?|glue|finish|products|ink|inks|sprays?)'],
    lines: ['Non-toxic {what}. You can breathe in.'],
    headlines: ['Non-toxic {what}'],
    moments: ['You can breathe in'],
    sample: ['Non toxic polish', 'Non-toxic polish. You can breathe in.'],
  },
  {
    id: 'protein_per_meal',
    said: [
      '(?<n>\\d{1,3} ?g(?:rams)?)(?: of)? (?<what>protein|fiber|carbs) (?:per|a|in every) (?<each>meal|bar|serving|scoop|bowl)',
    ],
    lines: ['{n} {what} in every {each}. You don’t have to count.'],
    headlines: ['{n} {what} in every {each}'],
    moments: ['You don’t have to count'],
    sample: ['40g protein per meal', '40g protein in every meal. You don’t have to count.'],
  },
  {
    id: 'number_every_week',
    said: [
      '(?<n>\\d{1,3}) (?:new |different )?(?<what>menus?|meals|recipes|flavors|dishes|designs|titles) (?<when>every (?:week|month|day)|a week|each week)',
    ],
    lines: ['{n} {what} {when}. You won’t eat the same thing twice.'],
    headlines: ['{n} {what} {when}'],
    sample: ['8 menus every week', '8 menus every week. You won’t eat the same thing twice.'],
  },
  {
    id: 'recovered_for_clients',
    said: [
      '(?<n>(?:over |more than )?[$€£]\\d[\\d.,]*(?: ?(?:million|billion|m))?\\+?) (?<what>recovered|won|returned)(?: for (?<whom>clients|our clients|families|drivers|workers))?',
    ],
    isCalm: true,
    lines: ['{n} {what} {whom?}. Let’s talk about yours.'],
    headlines: ['{n} {what} {whom?}'],
    sample: ['Over $30 million recovered', 'Over $30 million recovered. Let’s talk about yours.'],
  },
  {
    id: 'burns_for',
    said: ['burns (?:for )?(?:up to )?(?<time>\\d{1,3}\\+? hours)'],
    lines: ['Burns {time}. That’s a lot of evenings.'],
    headlines: ['Burns {time}'],
    moments: ['That’s a lot of evenings'],
    sample: ['Burns 60 hours', 'Burns 60 hours. That’s a lot of evenings.'],
  },
  {
    id: 'hand_poured',
    said: [
      '(?<how>hand[- ](?:poured|blown|dipped|thrown|carved|forged|knotted|painted)) (?<what>(?:\\p{L}+ ){0,2}(?:candles|soaps?|mugs|bowls|glasses|knives|rugs|chocolates|pots|plates|jewelry|spoons))',
    ],
    lines: ['{how} {what}. No two are quite alike.'],
    headlines: ['{how} {what}'],
    moments: ['No two quite alike'],
    sample: ['Hand-poured soy candles', 'Hand-poured soy candles. No two are quite alike.'],
  },
  {
    id: 'recycled_boxes',
    said: [
      '(?:ships|shipped|comes|packed) in (?<how>recycled|recyclable|compostable|plastic-free) (?<what>boxes|box|packaging|paper|bags|mailers)',
    ],
    lines: ['It comes in {how} {what}. Nothing to feel bad about in the bin.'],
    headlines: ['Comes in {how} {what}'],
    sample: ['Ships in recycled boxes', 'It comes in recycled boxes. Nothing to feel bad about in the bin.'],
  },
  {
    id: 'see_all_live',
    said: [
      '(?<do>see|track|watch|follow) (?<what>every \\p{L}+|all (?:your )?\\p{L}+) (?<how>live|in real time|on one map|on a map)',
    ],
    lines: ['{do} {what} {how}. You stop calling around.'],
    headlines: ['{do} {what} {how}'],
    moments: ['Stop calling around'],
    sample: ['See every van live', 'See every van live. You stop calling around.'],
  },
  {
    id: 'down_payment_help',
    said: ['down payment (?<help>help|assistance)(?: (?:of )?(?<upto>up to [$€£]\\d[\\d,]*))?'],
    lines: ['Down payment {help} {upto?}. Ask if you qualify.'],
    headlines: ['Down payment {help} {upto?}'],
    moments: ['Ask if you qualify'],
    sample: ['Down payment help up to $15,000', 'Down payment help up to $15,000. Ask if you qualify.'],
  },
  {
    id: 'rides_every',
    said: [
      '(?<what>(?:hay|pony|boat|train|tractor|wagon|carriage|trolley) ?rides?) (?<when>every (?:hour|half hour|\\d{1,2} minutes|weekend)|all day)',
    ],
    lines: ['{what} {when}. You can’t miss the next one.'],
    headlines: ['{what} {when}'],
    sample: ['Hay rides every hour', 'Hay rides every hour. You can’t miss the next one.'],
  },
  {
    id: 'made_this_morning',
    said: [
      '(?<what>(?:\\p{L}+ ){0,2}(?:donuts|croissants|bagels|pastries|scones|pies|cookies)),? (?<how>made|baked|rolled|fried|pressed) (?<when>fresh|every morning|each morning|daily|fresh daily|every day|here|by hand|in house|from scratch)',
    ],
    lines: ['{what} {how} {when}. Come while there are some left.'],
    headlines: ['{what} {how} {when}'],
    moments: ['Come while there are some'],
    sample: ['Cider donuts made fresh', 'Cider donuts made fresh. Come while there are some left.'],
  },
  {
    id: 'at_sunset',
    said: [
      '(?<when>sunset|sunrise|moonlight|morning|evening) (?<what>tours?|paddles?|cruises?|rides?|hikes?|sails?|yoga)',
    ],
    lines: ['{when} {what}. Bring a jacket and a camera.'],
    headlines: ['{when} {what}'],
    sample: ['Sunset tours', 'Sunset tours. Bring a jacket and a camera.'],
  },
  {
    id: 'free_for_small',
    said: [
      'free for (?<who>(?:small |local |registered )?(?:nonprofits|schools|teachers|students|charities|veterans|members|residents|first responders))',
    ],
    lines: ['It’s free for {who}. The money stays with you.', 'It’s free for {who}.'],
    headlines: ['Free for {who}'],
    sample: ['Free for small nonprofits', 'It’s free for small nonprofits.'],
  },
  {
    id: 'free_pilot',
    said: ['free pilot(?: (?:for |of )?(?<time>\\d{1,3} days|a month|two weeks))?'],
    lines: ['The pilot is free for {time}. Try it on real work.', 'The pilot is free. Try it on real work.'],
    headlines: ['Free pilot for {time}', 'Free pilot'],
    moments: ['Try it on real work'],
    sample: ['Free pilot for 30 days', 'The pilot is free for 30 days. Try it on real work.'],
  },
  {
    id: 'in_your_calendar',
    said: [
      '(?<what>deadlines|shifts|bookings|appointments|tasks|invoices|matches) in your (?<where>calendar|inbox|phone)',
    ],
    lines: ['{what} in your {where}. Nothing sneaks up on you.'],
    headlines: ['{what} in your {where}'],
    moments: ['Nothing sneaks up on you'],
    sample: ['Deadlines in your calendar', 'Deadlines in your calendar. Nothing sneaks up on you.'],
  },
];

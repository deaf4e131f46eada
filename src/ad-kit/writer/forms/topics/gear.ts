import type { Topic } from './topic';

/** What a ware is and does. */
export const gear: readonly Topic[] = [
  {
    id: 'polarized',
    said: ['polarized (?<what>lenses|glass|sunglasses)'],
    lines: [
      'Polarized {what}. You see the water, not the glare.',
      'Less glare, less squinting, with polarized {what}.',
    ],
    headlines: ['Polarized {what}', 'Less glare: polarized {what}'],
    moments: ['See the water, not the glare'],
    sample: ['Polarized lenses', 'Polarized lenses. You see the water, not the glare.'],
  },
  {
    id: 'absorbs',
    said: ['absorbs (?<what>shocks?|impact)'],
    lines: [
      'Absorbs {what}. The floor stays hard, your step doesn’t.',
      'Absorbs {what}. The floor doesn’t get the last word.',
    ],
    headlines: ['Absorbs {what}'],
    moments: ['Softer steps on hard floors'],
    sample: ['Absorbs shocks', 'Absorbs shocks. The floor stays hard, your step doesn’t.'],
  },
  {
    id: 'with_a_tap',
    said: ['(?<does>dims|turns on|locks|starts|pays|opens|pairs) with (?:a|one) (?<how>tap|touch|click|swipe)'],
    lines: ['{does} with a {how}. There’s no switch to find in the dark.', '{does} with a {how}. Nothing to look up.'],
    headlines: ['{does} with a {how}'],
    sample: ['Dims with a tap', 'Dims with a tap. Nothing to look up.'],
  },
  {
    id: 'opens_with',
    said: ['(?:it )?(?<does>opens|unlocks|signs in|logs in) with your (?<what>fingerprint|face|phone|voice|watch)'],
    lines: [
      '{does} with your {what}. You always have it with you.',
      '{does} with your {what}. Nothing to remember, nothing to retype.',
    ],
    headlines: ['{does} with your {what}'],
    moments: ['Nothing to retype'],
    sample: ['Opens with your fingerprint', 'Opens with your fingerprint. You always have it with you.'],
  },
  {
    id: 'color_temperatures',
    said: ['(?<n>\\d{1,2}|two|three|four|five) color (?<what>temperatures|modes|settings)'],
    lines: [
      '{n} color {what}. Bright for the work, warm for the evening.',
      'Bright at noon, warm at night. You have {n} color {what}.',
    ],
    headlines: ['{n} color {what}'],
    moments: ['Bright at noon, warm at night'],
    sample: ['3 color temperatures', '3 color temperatures. Bright for the work, warm for the evening.'],
  },
  {
    id: 'sleeps_cool',
    said: ['(?:it )?sleeps (?<how>cool|cooler)'],
    lines: ['Sleeps {how}. Both feet stay under the cover.', 'No flipping the pillow at two. It sleeps {how}.'],
    headlines: ['Sleeps {how}'],
    moments: ['Both feet under the cover'],
    sample: ['Sleeps cool', 'Sleeps cool. Both feet stay under the cover.'],
  },
  {
    id: 'proof_against',
    said: ['(?<what>predator|raccoon|fox|squirrel|bear|rodent|rat)[- ]?proof'],
    lines: [
      '{what}-proof. You hear something outside and go back to sleep.',
      'Something’s out there tonight. Good thing it’s {what}-proof.',
    ],
    headlines: ['{what}-proof'],
    moments: ['Hear it outside, sleep on'],
    sample: ['Predator proof', 'Predator-proof. You hear something outside and go back to sleep.'],
  },
  {
    id: 'holds_hens',
    said: [
      '(?:it )?holds (?:up to )?(?<n>\\d{1,3}) (?<what>hens|chickens|birds|bikes|bottles|books|guests|boxes|plates|people)',
    ],
    lines: ['Holds {n} {what}. Count yours, then order.', 'Room for one more? It holds {n} {what}.'],
    headlines: ['Holds {n} {what}'],
    sample: ['Holds 6 hens', 'Holds 6 hens. Count yours, then order.'],
  },
  {
    id: 'runs_dry',
    said: ['runs dry without (?<what>damage|seizing|failing)'],
    lines: ['Runs dry without {what}. One missed alarm isn’t a new pump.'],
    headlines: ['Runs dry without {what}'],
    sample: ['Runs dry without damage', 'Runs dry without damage. One missed alarm isn’t a new pump.'],
  },
  {
    id: 'iso',
    said: ['iso (?<n>\\d{4,5})(?: (?<what>certified|compliant|registered))?'],
    lines: [
      'ISO {n} {what?}. Your auditor won’t need it explained.',
      'ISO {n} {what?}. One box ticked before the first call.',
    ],
    headlines: ['ISO {n} {what?}'],
    moments: ['One box ticked already'],
    sample: ['ISO 9001', 'ISO 9001. Your auditor won’t need it explained.'],
  },
  {
    id: 'taste_like',
    said: ['(?:it |they )?tastes? like (?<what>candy|dessert|summer|home|cake|the real thing|childhood|real fruit)'],
    lines: ['Tastes like {what}. Don’t tell the others.', 'Tastes like {what}. Nobody has to talk you into it.'],
    headlines: ['Tastes like {what}'],
    sample: ['Tastes like candy', 'Tastes like candy. Nobody has to talk you into it.'],
  },
  {
    id: 'vitamins',
    said: ['(?<n>\\d{1,2}) (?<what>(?:essential )?(?:vitamins|minerals|nutrients|vitamins and minerals))'],
    lines: ['{n} {what}. Count them on the label.', 'Read the label and count. {n} {what}.'],
    headlines: ['{n} {what}'],
    moments: ['Count them on the label'],
    sample: ['12 essential vitamins', '12 essential vitamins. Count them on the label.'],
  },
  {
    id: 'to_choose_from',
    said: [
      '(?<n>\\d{1,4}|two|three|four|five|six|ten|twelve) (?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{2,24})?) to choose from',
    ],
    lines: ['{n} {what} to choose from. Take your time.', '{n} {what} to choose from. One for you, one to give away.'],
    headlines: ['{n} {what} to choose from'],
    sample: ['8 handles to choose from', '8 handles to choose from. Take your time.'],
  },
  {
    id: 'stations',
    said: [
      '(?<what>listening|tasting|testing|charging|reading) (?<thing>stations|bars|corners|tables|nooks)(?: (?<where>in store|inside|on every floor))?',
    ],
    lines: [
      '{what} {thing} {where?}. Stay as long as you like.',
      'Try before you buy. We have {what} {thing} {where?}.',
    ],
    headlines: ['{what} {thing} {where?}'],
    moments: ['Try before you buy'],
    sample: ['Listening stations in store', 'Try before you buy. We have listening stations in store.'],
  },
  {
    id: 'buy_and_sell',
    said: ['we buy (?<and>and|&) sell(?: (?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{2,24})?))?'],
    lines: [
      'We buy {and} sell {what?}. Bring a box, leave with a better one.',
      'Running out of shelf? We buy {and} sell {what?}.',
    ],
    headlines: ['We buy {and} sell {what?}'],
    moments: ['Bring a box of old ones'],
    sample: ['We buy and sell', 'We buy and sell. Bring a box, leave with a better one.'],
  },
  {
    id: 'trade_in',
    said: [
      'trade in (?:your )?(?<what>(?:outgrown|old|used|last year’s) (?:clothes|shoes|toys|books|games|bikes|gear|phones|records|instruments|skis))',
    ],
    lines: ['Trade in {what}. The closet closes again.', 'Trade in {what} and take home what fits now.'],
    headlines: ['Trade in {what}'],
    moments: ['The closet closes again'],
    sample: ['Trade in outgrown clothes', 'Trade in outgrown clothes. The closet closes again.'],
  },
  {
    id: 'test_ride',
    said: ['test (?<what>ride|drive) (?<where>at home|from home|in your driveway|from your door|at your door)'],
    lines: [
      'Test {what} {where}. You know your own streets best.',
      'Take it around your own block. You get a test {what} {where}.',
    ],
    headlines: ['Test {what} {where}'],
    moments: ['Try it on your own street'],
    sample: ['Test ride at home', 'Test ride at home. You know your own streets best.'],
  },
  {
    id: 'next_day_goods',
    said: [
      '(?<when>next-day|same-day|overnight) (?<what>business cards|flyers|prints?|posters|banners|invitations|brochures|stickers|menus)',
    ],
    lines: ['{when} {what}. Handed out the last one? You’re fine.', 'The meeting is tomorrow? {when} {what}.'],
    headlines: ['{when} {what}'],
    moments: ['Ran out today? You’re fine'],
    sample: ['Next day business cards', 'Next-day business cards. Handed out the last one? You’re fine.'],
  },
  {
    id: 'unlimited_for',
    said: [
      'unlimited (?<what>washes|classes|rides|visits|refills|coffee|yoga|entries) (?:for )?(?<price>[$€£]\\d[\\d.,]*(?: ?/ ?| a | per )(?:mo|month|week|year))',
    ],
    lines: [
      'Unlimited {what}, {price}. Nobody counts.',
      'Nobody counts how often you come. Unlimited {what}, {price}.',
    ],
    headlines: ['Unlimited {what}, {price}'],
    moments: ['Come as often as you like'],
    sample: ['Unlimited washes $25/mo', 'Unlimited washes, $25/mo. Nobody counts.'],
  },
  {
    id: 'sterile',
    said: ['sterile (?<what>needles|tools|equipment|instruments)'],
    lines: ['Sterile {what}. Ask, and we’ll show you.', 'Sterile {what}. It’s a fair question, so ask it.'],
    headlines: ['Sterile {what}'],
    sample: ['Sterile needles', 'Sterile needles. It’s a fair question, so ask it.'],
  },
  {
    id: 'with_every',
    said: [
      '(?:an? )?(?<what>(?!free)[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) (?<in>with|in) every (?<each>order|skein|box|bag|bottle|visit|kit|bike|meal|purchase|ticket|room|stay)',
    ],
    lines: ['{what} {in} every {each}. Nothing to add to the cart.'],
    headlines: ['{what} {in} every {each}'],
    moments: ['Nothing to add to the cart'],
    sample: ['Patterns with every skein', 'Patterns with every skein. Nothing to add to the cart.'],
  },
  {
    id: 'nothing_added',
    said: ['(?<how>undyed|unbleached|untreated|unscented|unsweetened|unfiltered|unsalted|uncut)'],
    lines: ['{how}. What you see is all there is.', 'We left it alone. It’s {how}.'],
    headlines: ['{how}'],
    moments: ['What you see is all there is'],
    sample: ['Undyed', 'Undyed. What you see is all there is.'],
  },
  {
    id: 'trucks_with',
    said: ['(?<what>trucks|vans) with (?<thing>lift gates|liftgates|ramps|padded walls)'],
    lines: [
      '{what} with {thing}. Nobody’s back pays for the couch.',
      'The piano doesn’t get carried up. We bring {what} with {thing}.',
    ],
    headlines: ['{what} with {thing}'],
    moments: ['Easier on every back'],
    sample: ['Trucks with lift gates', 'Trucks with lift gates. Nobody’s back pays for the couch.'],
  },
  {
    id: 'resists',
    said: [
      '(?<how>stain-resistant|scratch-resistant|wrinkle-free|wrinkle-resistant|shatterproof|fireproof|spill-proof|drop-proof|sweatproof|fade-resistant|slip-resistant|non-slip|puncture-resistant)(?: (?<what>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?))?',
    ],
    lines: ['{how} {what?}. Use it like it’s yours.', 'You don’t have to baby it. {how} {what?}.'],
    headlines: ['{how} {what?}'],
    moments: ['You don’t have to baby it'],
    sample: ['Stain-resistant fabric', 'Stain-resistant fabric. Use it like it’s yours.'],
  },
  {
    id: 'no_know_how',
    said: [
      'no (?<what>it team|it department|tools|spreadsheets?|instructions|math|code|coding|manual) (?:is |are )?(?<end>needed|required|necessary)',
    ],
    lines: ['No {what} {end}. You can start this afternoon.', 'You have what it takes. No {what} {end}.'],
    headlines: ['No {what} {end}'],
    moments: ['Start this afternoon'],
    sample: ['No spreadsheets needed', 'No spreadsheets needed. You can start this afternoon.'],
  },
];

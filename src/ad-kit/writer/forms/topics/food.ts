import type { Topic } from './topic';

/** What is in it, and how it was made. */
export const food: readonly Topic[] = [
  {
    id: 'baked_when',
    said: [
      '(?<what>(?:\\p{L}+ ){0,2})?(?<how>baked|made|roasted|brewed|cooked|prepared|cut|smoked|ground|milled|squeezed|rolled|picked|harvested|caught|pressed|delivered)(?: (?<fresh>fresh|from scratch|by hand|in-house|in small batches))? (?<when>every (?:morning|day|night|week)|daily|each morning|all day|before dawn|before sunrise|this morning|the (?:same )?(?:day|morning) (?:before )?(?:it ships|we open|you eat it|it’s delivered)|the day (?:before it ships|you order)|to order|the night before|overnight|at dawn)',
    ],
    lines: [
      '{what?}{how} {fresh?} {when}. Nothing sat on a shelf first.',
      '{what?}{how} {fresh?} {when}. While you’re still asleep, we’re at it.',
      { text: '{what?}{how} {fresh?} {when}. Set it on the table and watch it go.', trades: ['bakery'] },
      { text: '{what?}{how} {fresh?} {when}. Open the bag and breathe in.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}. The bag you open is younger than your milk.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}. Your kitchen smells of it before the kettle boils.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when} and ready for your table.', tones: ['professional'] },
      {
        text: '{what?}{how} {fresh?} {when}. You’ll smell it before you see it.',
        trades: ['bakery', 'coffee'],
        tones: ['casual'],
      },
      { text: '{what?}{how} {fresh?} {when}! No shelf, no waiting!', tones: ['exciting'] },
      { text: '{what?}{how} {fresh?} {when}, and it’s at its best now, not next week.', tones: ['urgent'] },
      { text: '{what?}{how} {fresh?} {when}, the way we like ours, too.', tones: ['friendly'] },
    ],
    headlines: ['{what?}{how} {fresh?} {when}'],
    moments: ['Nothing sat on a shelf first', 'We start while you sleep'],
    sample: ['Baked every morning', 'Baked every morning. Set it on the table and watch it go.'],
  },
  {
    id: 'made_in_house',
    said: [
      '(?<what>(?:(?:bread|pasta|pastries|sauces|dressings|desserts|ice cream|cakes|everything|all desserts|all sauces|bagels|pickles|noodles|tortillas|sausages?|dough|pizza dough|pies|syrups|jams) ){0,1})(?:is |are )?(?<how>baked|made|cured|smoked|brewed|roasted|milled|ground|fermented|churned|bottled|butchered) (?<where>in[- ]house|on[- ]site|from scratch|here|by hand|in small batches|in our (?:own )?(?:kitchen|bakery|shop|cellar|roastery))',
      '(?<how>house|home|fresh)[- ]?(?<where>made|baked|rolled|cut|churned) (?<what>\\p{L}+(?: \\p{L}+)?)',
    ],
    lines: [
      '{what} {how} {where}. Ask who made it, and they’ll wave from the kitchen.',
      '{what} {how} {where}. You ask what’s in it, and we know.',
      '{how} {where}. Ask who made it, and they’ll wave from the kitchen.',
      'You ask what’s in it, and we know. It’s {how} {where}.',
      '{what?} {how} {where}. You taste the difference by the second bite.',
    ],
    headlines: ['{what} {how} {where}', '{how} {where}'],
    moments: ['Ask who made it', 'Ask what’s in it'],
    sample: ['Made from scratch', 'Made from scratch. Ask who made it, and they’ll wave from the kitchen.'],
  },
  {
    id: 'free_of_food',
    said: [
      '(?<what>(?:gluten|dairy|nut|sugar|grain|soy|egg|lactose|wheat|caffeine|alcohol|corn|peanut|palm-oil)[- ]free|vegan and gluten[- ]free)(?: (?<kind>options?|menus?|choices|bread|cakes?|pizza|kitchen|pasta|crust|snacks|treats|bakery))?(?: available)?',
      '(?<what>vegan|vegetarian|kosher|halal|plant-based|keto|vegan and gluten-free|gluten-free and vegan|vegan and vegetarian)(?: (?<kind>options?|menus?|choices|dishes|meals|pastries|bowls|recipes))?(?: (?:available|every day|on every menu))?',
    ],
    lines: [
      '{what} {kind}. Something for everyone you eat with.',
      '{what} {kind}. Nobody has to eat before they come.',
      { text: '{what}. The whole table can share it.', trades: ['food_and_drink'] },
      '{what}. Turn the package over and see.',
      { text: '{what}. You can bring it to the class party.', trades: ['bakery', 'baby_products'] },
    ],
    headlines: ['{what} {kind}', '{what}', 'Bring everyone: {what} {kind}'],
    sample: ['Gluten-free options', 'Gluten-free options. Something for everyone you eat with.'],
  },
  {
    id: 'no_additives',
    said: [
      '(?:with |made )?(?:no|without) (?<what>(?:added |artificial |refined |synthetic |harsh )?(?:sugars?|preservatives?|colors?|dyes?|flavou?rs?|additives?|fillers?|sweeteners?|chemicals?|fragrances?|perfumes?|parabens?|sulfates?|hormones?|antibiotics|pesticides|palm oil|msg|gmos?|by-products|corn syrup|seed oils|concentrate)(?:(?:,| or| and|, or) (?:added |artificial )?\\p{L}+){0,2})',
    ],
    lines: [
      'No {what}. Turn the package over and check.',
      'No {what}. Read the label and see.',
      { text: 'No {what}. You don’t have to google the label.', trades: ['pet_food', 'baby_products'] },
    ],
    headlines: ['No {what}', 'Read the label: no {what}'],
    moments: ['Turn it over, read the label', 'A short label to read'],
    sample: ['No added sugar', 'No added sugar. Turn the package over and check.'],
  },
  {
    id: 'organic_local',
    said: [
      '(?:100% |all |certified )?(?<how>organic|locally grown|locally sourced|seasonal|wild-caught|grass-fed|pasture-raised|free-range|fair-trade|single-origin|farm-fresh|estate-grown|shade-grown|cage-free|heirloom|non-gmo|regenerative|line-caught|sustainably (?:caught|sourced|grown)|day-boat) (?<what>\\p{L}+(?:(?: and | )\\p{L}+){0,2})',
    ],
    lines: [
      { text: '{how} {what}. You know what you’re feeding them.', trades: ['pet_food', 'baby_products'] },
      { text: '{how} {what}. You ask where dinner comes from, and we can say.', trades: ['food_and_drink'] },
      '{how} {what}. Ask us which field.',
      { text: '{how} {what}. The first cup of the day tastes of one place.', trades: ['coffee'] },
    ],
    headlines: ['{how} {what}'],
    moments: ['Ask us which field'],
    sample: ['Locally sourced produce', 'Locally sourced produce. You know what you’re feeding them.'],
  },
  {
    id: 'from_farms',
    said: [
      '(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?(?<how>from|sourced from|grown on|raised on|bought from|picked on) (?<where>(?:our |local |nearby |a |three |\\d+ |small |family |our own |one ){1,3}(?:farms?|growers|farmers|ranch(?:es)?|orchards?|dairy|dairies|sheep|bees|garden|gardens|hives|fields|vineyards?|mill)(?: (?:nearby|within \\d+ miles|in \\p{L}+(?: \\p{L}+)?|down the road))?)',
    ],
    lines: [
      '{what?} {how} {where}. You could drive out and meet the people who grow it.',
      '{what?} {how} {where}. Ask who grew it and you get a name.',
    ],
    headlines: ['{what} {how} {where}', '{how} {where}'],
    moments: ['Ask who grew it'],
    sample: ['Milk from local farms', 'Milk from local farms. You could drive out and meet the people who grow it.'],
  },
  {
    id: 'ready_meals',
    said: [
      '(?:(?<what>dinner|meals|lunch|healthy meals|recipes|fresh meals|cook|heat and eat|dinners|breakfast) )?(?:(?:is )?(?:ready|cooked|done|on the table|on your table)|in|ready to eat in) (?:in )?<span>',
    ],
    lines: [
      '{what} in {span}. Homework and hunger don’t collide.',
      'Six o’clock came too soon again. {what} in {span}.',
      '{what} ready in {span}. The takeout menu stays in the drawer.',
    ],
    headlines: ['{what} in {span}', 'Late again? {what} in {span}'],
    moments: ['Late again? Dinner isn’t', 'The takeout menu can stay put'],
    sample: ['Dinner in 20 minutes', 'Dinner in 20 minutes. Homework and hunger don’t collide.'],
  },
  {
    id: 'on_tap',
    said: [
      '(?<n>\\d{1,3}\\+?) (?<what>(?:(?:local|craft|rotating|house|regional) ){0,2}(?:beers|ciders|wines|taps|brews|cocktails|teas|flavors|kinds of \\p{L}+|toppings|dishes|salsas|whiskeys|cheeses|varieties|blends)) (?<where>on tap|by the glass|to choose from|every day|on the (?:menu|list|board|bar)|made here|each (?:day|week))',
      '(?<n>\\d{1,3}\\+?) (?<what>(?:(?:local|craft|rotating|house) ){0,2}(?:beers|ciders|wines|taps|brews|flavors|teas|toppings|cocktails|varieties|sauces))',
    ],
    lines: [
      '{n} {what} {where?}. The whole table finds one to like.',
      '{n} {what} {where?}. Bring the friend who can’t decide.',
      'You won’t try them all tonight. {n} {what} {where?}.',
    ],
    headlines: ['{n} {what} {where}', '{n} {what}', 'Pick one of {n} {what}'],
    moments: ['Bring the undecided friend', 'Find one the table agrees on'],
    sample: ['12 beers on tap', '12 beers on tap. The whole table finds one to like.'],
  },
  {
    id: 'byob',
    said: ['byob(?: welcome)?', 'bring your own (?<what>\\p{L}+)'],
    lines: [
      'It’s BYOB. The good bottle finally has its night.',
      'It’s BYOB. Your favorite bottle, our table.',
      'Bring your own {what}. Your favorite, your call.',
    ],
    headlines: ['BYOB: your favorite bottle', 'Bring your own {what}'],
    moments: ['Bring the good bottle'],
    sample: ['BYOB', 'It’s BYOB. Your favorite bottle, our table.'],
  },
  {
    id: 'portions',
    said: [
      '(?<verb>serves|feeds) (?<n>\\d{1,3}(?:[-–]\\d{1,3}| to \\d{1,3})?|two|four|six|a family of (?:four|five|six)|\\d{1,3} or more)(?: people)?',
      '(?<what>trays|platters|boxes|party trays|meals|family meals|cakes) for (?<n>\\d{1,3}(?:[-–]\\d{1,3}| to \\d{1,3})?|two|four)(?: people)?',
    ],
    lines: [
      '{verb} {n}. Tell us how many are coming.',
      '{verb} {n}. One order, and your kitchen stays clean.',
      '{what} for {n}. Tell us how many are coming.',
    ],
    headlines: ['{verb} {n}', '{what} for {n}', 'One order {verb} {n}'],
    moments: ['Tell us how many are coming'],
    sample: ['Serves 12', 'Serves 12. Tell us how many are coming.'],
  },
  {
    id: 'custom_food',
    said: [
      '(?<how>custom|made-to-order|personalized|bespoke|build-your-own|custom-made) (?<what>(?:\\p{L}+ ){0,1}(?:cakes?|menus?|orders|bouquets|arrangements|boxes|bowls|pizzas?|cookies|frames?|rings?|engraving|jewelry|suits?|shirts|cabinets|furniture|plans?|workouts|meal plans|packages|invitations|prints|gift boxes|sizes|orthotics|itineraries|training plans|programs))(?: (?<when>with \\d+ days’ notice|for (?:any|every) (?:occasion|budget|diet)|available))?',
    ],
    lines: [
      '{how} {what} {when?}. Tell us about the person it’s for.',
      '{how} {what} {when?}. You say how you want it, we do the rest.',
    ],
    headlines: ['{how} {what}', 'You say how: {how} {what}'],
    moments: ['You say how you want it'],
    sample: ['Custom cakes', 'Custom cakes. Tell us about the person it’s for.'],
  },
];

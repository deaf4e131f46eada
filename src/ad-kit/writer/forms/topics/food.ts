import type { Topic } from './topic';

/** What is in it, and how it was made. */
export const food: readonly Topic[] = [
  {
    id: 'baked_when',
    said: [
      '(?<what>(?:\\p{L}+ ){0,2})?(?<how>baked|made|roasted|brewed|cooked|prepared|cut|smoked|ground|milled|squeezed|rolled|picked|harvested|caught|pressed|delivered)(?: (?<fresh>fresh|from scratch|by hand|in-house|in small batches))? (?<when>every (?:morning|day|night|week)|daily|each morning|all day|before dawn|before sunrise|this morning|the (?:same )?(?:day|morning) (?:before )?(?:it ships|we open|you eat it|it’s delivered)|the day (?:before it ships|you order)|to order|the night before|overnight|at dawn)',
    ],
    lines: [
      { text: '{what?}{how} {fresh?} {when}, so it’s still warm when you carry it home.', trades: ['bakery'] },
      '{what?}{how} {fresh?} {when}, so nothing sat on a shelf first.',
      '{what?}{how} {fresh?} {when}, so what you get hasn’t been waiting for you.',
      { text: '{what?}{how} {fresh?} {when}, so the kitchen smells of it when you open the bag.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}, so Monday’s cup doesn’t taste of last month.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}, so the first cup smells the way it should.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}, so open the bag and breathe in.', trades: ['coffee'] },
      { text: '{what?}{how} {fresh?} {when}, so the bag you open is younger than your milk.', trades: ['coffee'] },
    ],
    headlines: ['{what?}{how} {fresh?} {when}'],
    sample: ['Baked every morning', 'Baked every morning, so nothing sat on a shelf first.'],
  },
  {
    id: 'made_in_house',
    said: [
      '(?<what>(?:(?:bread|pasta|pastries|sauces|dressings|desserts|ice cream|cakes|everything|all desserts|all sauces|bagels|pickles|noodles|tortillas|sausages?|dough|pizza dough|pies|syrups|jams) ){0,1})(?:is |are )?(?<how>baked|made|cured|smoked|brewed|roasted|milled|ground|fermented|churned|bottled|butchered) (?<where>in[- ]house|on[- ]site|from scratch|here|by hand|in small batches|in our (?:own )?(?:kitchen|bakery|shop|cellar|roastery))',
      '(?<how>house|home|fresh)[- ]?(?<where>made|baked|rolled|cut|churned) (?<what>\\p{L}+(?: \\p{L}+)?)',
    ],
    lines: [
      '{what} {how} {where}, so you can ask who made it.',
      '{what} {how} {where}, so ask what’s in it and get an answer.',
      '{how} {where}, so you can ask who made it.',
      '{how} {where}, so ask what’s in it and get an answer.',
    ],
    headlines: ['{what} {how} {where}', '{how} {where}'],
    sample: ['Made from scratch', 'Made from scratch, so ask what’s in it and get an answer.'],
  },
  {
    id: 'free_of_food',
    said: [
      '(?<what>(?:gluten|dairy|nut|sugar|grain|soy|egg|lactose|wheat|caffeine|alcohol|corn|peanut|palm-oil)[- ]free|vegan and gluten[- ]free)(?: (?<kind>options?|menus?|choices|bread|cakes?|pizza|kitchen|pasta|crust|snacks|treats|bakery))?(?: available)?',
      '(?<what>vegan|vegetarian|kosher|halal|plant-based|keto|vegan and gluten-free|gluten-free and vegan|vegan and vegetarian)(?: (?<kind>options?|menus?|choices|dishes|meals|pastries|bowls|recipes))?(?: (?:available|every day|on every menu))?',
    ],
    lines: [
      '{what} {kind}, so everyone at the table orders something they want.',
      { text: '{what}, so the whole table can share it.', trades: ['food_and_drink'] },
      '{what}, for anyone who turns the package over and reads.',
      '{what} {kind}, so nobody has to eat before they come.',
      { text: '{what}, so you can bring it to the class party.', trades: ['bakery', 'baby_products'] },
    ],
    headlines: ['{what} {kind}', '{what}'],
    sample: ['Gluten-free options', 'Gluten-free options, so nobody has to eat before they come.'],
  },
  {
    id: 'no_additives',
    said: [
      '(?:with |made )?(?:no|without) (?<what>(?:added |artificial |refined |synthetic |harsh )?(?:sugars?|preservatives?|colors?|dyes?|flavou?rs?|additives?|fillers?|sweeteners?|chemicals?|fragrances?|perfumes?|parabens?|sulfates?|hormones?|antibiotics|pesticides|palm oil|msg|gmos?|by-products|corn syrup|seed oils|concentrate)(?:(?:,| or| and|, or) (?:added |artificial )?\\p{L}+){0,2})',
    ],
    lines: [
      'No {what}, so the label is a short read.',
      'No {what}: turn the package over and check.',
      { text: 'No {what}, so you don’t have to google the label in the aisle.', trades: ['pet_food', 'baby_products'] },
    ],
    headlines: ['No {what}', 'Read the label: no {what}'],
    sample: ['No added sugar', 'No added sugar, so the label is a short read.'],
  },
  {
    id: 'organic_local',
    said: [
      '(?:100% |all |certified )?(?<how>organic|locally grown|locally sourced|seasonal|wild-caught|grass-fed|pasture-raised|free-range|fair-trade|single-origin|farm-fresh|estate-grown|shade-grown|cage-free|heirloom|non-gmo|regenerative|line-caught|sustainably (?:caught|sourced|grown)|day-boat) (?<what>\\p{L}+(?:(?: and | )\\p{L}+){0,2})',
    ],
    lines: [
      { text: '{how} {what}, so you know what you’re feeding them.', trades: ['pet_food', 'baby_products'] },
      { text: '{how} {what}, for people who ask where dinner comes from.', trades: ['food_and_drink'] },
      '{how} {what}: ask us where it’s from.',
      { text: '{how} {what}, so the first cup of the day tastes of one place.', trades: ['coffee'] },
    ],
    headlines: ['{how} {what}'],
    sample: ['Locally sourced produce', 'Locally sourced produce, for people who ask where dinner comes from.'],
  },
  {
    id: 'from_farms',
    said: [
      '(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?(?<how>from|sourced from|grown on|raised on|bought from|picked on) (?<where>(?:our |local |nearby |a |three |\\d+ |small |family |our own |one ){1,3}(?:farms?|growers|farmers|ranch(?:es)?|orchards?|dairy|dairies|sheep|bees|garden|gardens|hives|fields|vineyards?|mill)(?: (?:nearby|within \\d+ miles|in \\p{L}+(?: \\p{L}+)?|down the road))?)',
    ],
    lines: [
      '{what} {how} {where}, so ask us who grew it.',
      '{how} {where}, so ask us who grew it.',
      '{what} {how} {where}, so you know whose hands it came from.',
    ],
    headlines: ['{what} {how} {where}'],
    sample: ['Milk from local farms', 'Milk from local farms, so ask us who grew it.'],
  },
  {
    id: 'ready_meals',
    said: [
      '(?:(?<what>dinner|meals|lunch|healthy meals|recipes|fresh meals|cook|heat and eat|dinners|breakfast) )?(?:(?:is )?(?:ready|cooked|done|on the table|on your table)|in|ready to eat in) (?:in )?<span>',
    ],
    lines: [
      '{what} in {span}, so homework and hunger don’t collide.',
      '{what} in {span}, for nights when six o’clock comes too soon.',
      '{what} ready in {span}, so the takeout menu stays in the drawer.',
    ],
    headlines: ['{what} in {span}'],
    sample: ['Dinner in 20 minutes', 'Dinner in 20 minutes, so homework and hunger don’t collide.'],
  },
  {
    id: 'on_tap',
    said: [
      '(?<n>\\d{1,3}\\+?) (?<what>(?:(?:local|craft|rotating|house|regional) ){0,2}(?:beers|ciders|wines|taps|brews|cocktails|teas|flavors|kinds of \\p{L}+|toppings|dishes|salsas|whiskeys|cheeses|varieties|blends)) (?<where>on tap|by the glass|to choose from|every day|on the (?:menu|list|board|bar)|made here|each (?:day|week))',
      '(?<n>\\d{1,3}\\+?) (?<what>(?:(?:local|craft|rotating|house) ){0,2}(?:beers|ciders|wines|taps|brews|flavors|teas|toppings|cocktails|varieties|sauces))',
    ],
    lines: [
      '{n} {what} {where}, so the whole table finds one to like.',
      '{n} {what}, so the whole table finds one to like.',
      '{n} {what} {where}: bring the friend who can’t decide.',
    ],
    headlines: ['{n} {what} {where}', '{n} {what}'],
    sample: ['12 beers on tap', '12 beers on tap, so the whole table finds one to like.'],
  },
  {
    id: 'byob',
    said: ['byob(?: welcome)?', 'bring your own (?<what>\\p{L}+)'],
    lines: [
      'BYOB, so the good bottle finally has its night.',
      'It’s BYOB: your favorite bottle, our table.',
      'Bring your own {what}, so it’s the one you’d have picked.',
    ],
    headlines: ['BYOB: your favorite bottle'],
    sample: ['BYOB', 'It’s BYOB: your favorite bottle, our table.'],
  },
  {
    id: 'portions',
    said: [
      '(?<verb>serves|feeds) (?<n>\\d{1,3}(?:[-–]\\d{1,3}| to \\d{1,3})?|two|four|six|a family of (?:four|five|six)|\\d{1,3} or more)(?: people)?',
      '(?<what>trays|platters|boxes|party trays|meals|family meals|cakes) for (?<n>\\d{1,3}(?:[-–]\\d{1,3}| to \\d{1,3})?|two|four)(?: people)?',
    ],
    lines: [
      '{verb} {n}, so you can count chairs and order.',
      '{what} for {n}, so you can count chairs and order.',
      '{verb} {n}: one order, and the kitchen stays clean.',
    ],
    headlines: ['{verb} {n}', '{what} for {n}'],
    sample: ['Serves 12', 'Serves 12, so you can count chairs and order.'],
  },
  {
    id: 'custom_food',
    said: [
      '(?<how>custom|made-to-order|personalized|bespoke|build-your-own|custom-made) (?<what>(?:\\p{L}+ ){0,1}(?:cakes?|menus?|orders|bouquets|arrangements|boxes|bowls|pizzas?|cookies|frames?|rings?|engraving|jewelry|suits?|shirts|cabinets|furniture|plans?|workouts|meal plans|packages|invitations|prints|gift boxes|sizes|orthotics|itineraries|training plans|programs))(?: (?<when>with \\d+ days’ notice|for (?:any|every) (?:occasion|budget|diet)|available))?',
    ],
    lines: [
      '{how} {what}, so tell us about the person it’s for.',
      '{how} {what}: you say how you want it.',
      '{how} {what} {when}: you say how you want it.',
    ],
    headlines: ['{how} {what}'],
    sample: ['Custom cakes', 'Custom cakes, so tell us about the person it’s for.'],
  },
];

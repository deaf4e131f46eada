import type { Topic } from './topic';

/** What those who eat and drink are told. */
export const food: readonly Topic[] = [
  {
    id: 'baked_before',
    said: [
      '(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?baked (?<when>before dawn|every morning|each morning|overnight|daily|at dawn)',
    ],
    lines: ['{what?} baked {when}. You can sleep in.'],
    headlines: ['{what?} baked {when}'],
    moments: ['You can sleep in'],
    sample: ['Sourdough baked before dawn', 'Sourdough baked before dawn. You can sleep in.'],
  },
  {
    id: 'cooked_for_hours',
    said: [
      '(?:(?<what>\\p{L}+(?: \\p{L}+)?) )?(?<how>simmered|smoked|slow-cooked|slow cooked|cooked|braised|roasted|proofed|fermented|aged|brined|cured|marinated|ripened)(?: (?<over>over \\p{L}+))?(?: for)? (?<n>\\d{1,3} (?:hours|days|weeks|months))(?: (?<in>in (?:\\p{L}+ )?\\p{L}+))?',
    ],
    lines: ['{what?} {how} {over?} {n} {in?}. Nobody has that kind of time at home.'],
    headlines: ['{what?} {how} {over?} {n} {in?}'],
    sample: ['Broth simmered 18 hours', 'Broth simmered 18 hours. Nobody has that kind of time at home.'],
  },
  {
    id: 'by_fire',
    said: [
      '(?<how>wood|coal|charcoal|brick|stone)[- ](?<what>(?:fired|burning) (?:oven|grill|pizza|pizzas|pit|kitchen)|oven pizza|grilled \\p{L}+)',
    ],
    lines: ['{how}-{what}. You can smell it from the door.'],
    headlines: ['{how}-{what}'],
    sample: ['Wood fired oven', 'Wood-fired oven. You can smell it from the door.'],
  },
  {
    id: 'on_tap',
    said: [
      '(?<n>\\d{1,3}) (?<what>(?:\\p{L}+ )?(?:beers|brews|ales|ciders|wines|taps|kombuchas|cocktails)) (?<on>on tap|by the glass|on draft)',
    ],
    lines: ['{n} {what} {on}. Nobody has to agree on one.', '{n} {what} {on}. Your friends can disagree.'],
    headlines: ['{n} {what} {on}'],
    sample: ['12 beers on tap', '12 beers on tap. Nobody has to agree on one.'],
  },
  {
    id: 'diet_options',
    said: [
      '(?<what>(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|halal|kosher|keto|nut[- ]free)(?:(?:, | and |, and | & )(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|halal|kosher|keto|nut[- ]free)){0,3}) (?<thing>options|choices|menu|menus|dishes|meals)',
    ],
    lines: ['{what} {thing}. Everybody at the table gets to order.'],
    headlines: ['{what} {thing}'],
    moments: ['Everybody gets to order'],
    sample: ['Vegan and gluten-free options', 'Vegan and gluten-free options. Everybody at the table gets to order.'],
  },
  {
    id: 'nothing_added',
    said: [
      'no (?<what>(?:added |refined |artificial )(?:sugars?|colors|flavors|sweeteners|preservatives|anything)|preservatives|additives|fillers|seed oils|sugar|msg|sulfites)',
    ],
    lines: [],
    headlines: ['No {what}'],
    sample: ['No added sugar', 'No added sugar'],
  },
  {
    id: 'free_from',
    said: [
      '(?<what>sugar|grain|gluten|dairy|nut|fragrance|paraben|sulfate|aluminum|plastic|caffeine|alcohol|lactose|soy|additive)[- ]free(?: (?<thing>\\p{L}+))?',
    ],
    lines: [],
    headlines: ['{what}-free {thing?}'],
    sample: ['Grain-free', 'Grain-free'],
  },
  {
    id: 'made_fresh',
    said: [
      '(?<how>(?:made|cooked|pressed|squeezed|roasted|baked|ground|churned) fresh) (?<when>every (?:day|morning|week)|daily|weekly|each (?:day|morning|week)|while you wait)',
      '(?<how>laid|picked|caught|milked|churned) (?<when>this (?:week|morning)|today|yesterday|every morning)',
    ],
    lines: ['{how} {when}. You’ll notice.'],
    headlines: ['{how} {when}'],
    sample: ['Made fresh every week', 'Made fresh every week. You’ll notice.'],
  },
  {
    id: 'menu_of',
    said: [
      '(?<a>\\p{L}+), (?<b>\\p{L}+(?: \\p{L}+)?),? (?:and|&) (?<c>(?:\\p{L}+ )?(?:tea|coffee|pork|chicken|beef|fish|ribs|salads?|tacos|soups?|pie|pies|cakes?|cookies|bagels|pastries|sandwiches|juices?|smoothies|brisket|sausage|cocoa))',
    ],
    lines: ['{a}, {b} and {c}. Good luck picking one.', '{a}, {b} and {c}. The hard part is choosing.'],
    headlines: ['{a}, {b} and {c}'],
    sample: ['Lattes, cappuccino and tea', 'Lattes, cappuccino and tea. The hard part is choosing.'],
  },
  {
    id: 'fast_wifi',
    said: [
      '(?<how>fast|free|good|strong|high-speed|gigabit|reliable)(?:,? (?<more>free|fast|reliable))? (?<what>wi-?fi|internet)',
    ],
    lines: ['{how} {more?} {what}. Bring the laptop.'],
    headlines: ['{how} {what}'],
    moments: ['Bring the laptop'],
    sample: ['Fast wifi', 'Fast wifi. Bring the laptop.'],
  },
  {
    id: 'stays_hot',
    said: [
      'keeps (?<what>\\p{L}+(?: \\p{L}+){0,2}) (?<how>hot|warm|cold|cool|fresh) for (?<n>(?:up to )?\\d{1,3} (?:hours|days|weeks))',
    ],
    lines: ['Keeps {what} {how} for {n}. No need to rush it.'],
    headlines: ['Keeps {what} {how} for {n}'],
    sample: ['Keeps tea hot for 6 hours', 'Keeps tea hot for 6 hours. No need to rush it.'],
  },
];

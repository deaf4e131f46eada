import type { Topic } from './topic';

/** Where one eats, stays, or spends a day. */
export const hosted: readonly Topic[] = [
  {
    id: 'kids_menu',
    said: ['(?:a )?(?:kids|kids’|kid’s|children’s) menu'],
    lines: ['There’s a kids’ menu. Bring the whole table.'],
    headlines: ['Kids’ menu', 'Bring the kids: there’s a menu'],
    moments: ['Bring the whole table'],
    sample: ['Kids menu', 'There’s a kids’ menu. Bring the whole table.'],
  },
  {
    id: 'happy_hour_times',
    said: [
      'happy hour(?: (?<when>(?:from )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)? ?(?:to|-|–|until) ?\\d{1,2}(?: ?[ap]m)?|every day|daily|all night))?',
    ],
    lines: ['Happy hour {when?}. You’ve earned a chair.'],
    headlines: ['Happy hour {when?}'],
    sample: ['Happy hour 3 to 6', 'Happy hour 3 to 6. You’ve earned a chair.'],
  },
  {
    id: 'patio',
    said: [
      '(?:an? )?(?<kind>heated|outdoor|dog[- ]friendly|covered|rooftop|sunny) (?<what>patio|deck|terrace|garden)(?: (?<more>with (?:heaters|lights|a view|fire pits)))?',
    ],
    lines: ['{kind} {what} {more?}. Fresh air comes with the meal.'],
    headlines: ['{kind} {what} {more?}'],
    moments: ['Fresh air with your meal'],
    sample: ['Outdoor patio with heaters', 'Outdoor patio with heaters. Fresh air comes with the meal.'],
  },
  {
    id: 'takeout',
    said: [
      'take ?out and delivery',
      '(?<one>takeout|carryout)(?: available)?',
      'dine in,? (?:or )?takeout,? or delivery',
    ],
    lines: ['Takeout and delivery. Your couch counts as a table.', '{one}. Your couch counts as a table.'],
    headlines: ['Takeout and delivery', '{one}'],
    moments: ['Your couch counts as a table'],
    sample: ['Takeout and delivery', 'Takeout and delivery. Your couch counts as a table.'],
  },
  {
    id: 'bottomless',
    said: [
      'bottomless (?<what>mimosas|coffee|brunch|margaritas|fries|chips|soda)(?: (?<when>on (?:satur|sun)days?|every (?:satur|sun)day|on weekends|all day))?',
    ],
    lines: ['Bottomless {what} {when?}. Clear the afternoon.'],
    headlines: ['Bottomless {what} {when?}'],
    sample: ['Bottomless mimosas on Sunday', 'Bottomless mimosas on Sunday. Clear the afternoon.'],
  },
  {
    id: 'wood_fired',
    said: [
      '(?<fire>wood|coal|charcoal)[- ](?<how>fired|grilled|smoked) (?<what>everything|pizzas?|ovens?|grill|kitchen|steaks?|bread|chicken)',
    ],
    lines: ['{fire}-{how} {what}. You can smell it from the door.'],
    headlines: ['{fire}-{how} {what}'],
    sample: ['Wood fired everything', 'Wood-fired everything. You can smell it from the door.'],
  },
  {
    id: 'from_scratch_daily',
    said: [
      '(?:everything )?(?<how>made|cooked|baked) from scratch(?: (?<when>daily|every day|every morning|in house))?',
    ],
    lines: ['{how} from scratch {when?}. You taste that somebody bothered.'],
    headlines: ['{how} from scratch {when?}'],
    sample: ['Made from scratch daily', 'Made from scratch daily. You taste that somebody bothered.'],
  },
  {
    id: 'locally_roasted',
    said: [
      '(?<how>locally|freshly|fresh|small[- ]batch) roasted(?: (?<what>beans|coffee|nuts))?(?: (?<when>daily|weekly|every (?:day|week|morning)))?',
    ],
    lines: ['{how} roasted {what?} {when?}. Your kitchen will smell like it.'],
    headlines: ['{how} roasted {what?} {when?}'],
    sample: ['Locally roasted beans', 'Locally roasted beans. Your kitchen will smell like it.'],
  },
  {
    id: 'meals_on_site',
    said: [
      '(?<what>meals|lunches|food|snacks|breakfast and lunch) (?:are |is )?(?<how>cooked|made|prepared|baked) (?<where>on site|in house|here|daily|fresh)',
    ],
    lines: ['{what} {how} {where}. One less bag to pack.'],
    headlines: ['{what} {how} {where}'],
    moments: ['One less bag to pack'],
    sample: ['Meals cooked on site', 'Meals cooked on site. One less bag to pack.'],
  },
  {
    id: 'pool_and_tub',
    said: [
      '(?<what>(?:heated )?(?:indoor |outdoor |rooftop )?pool(?: and (?:hot tub|spa|sauna))?|hot tub|sauna(?: and (?:cold plunge|steam room))?)',
    ],
    lines: ['There’s a {what}. Bring your swimsuit.'],
    headlines: ['{what}'],
    moments: ['Bring your swimsuit'],
    sample: ['Pool and hot tub', 'There’s a pool and hot tub. Bring your swimsuit.'],
  },
  {
    id: 'bus_from',
    said: [
      '(?<what>bus|shuttle|ferry|train|transport(?:ation)?) (?<from>from|to and from) (?<where>the (?:city|airport|station|hotel|school)|downtown|your (?:hotel|school))',
    ],
    lines: ['There’s a {what} {from} {where}. You can leave the car at home.'],
    headlines: ['{what} {from} {where}'],
    moments: ['Leave the car at home'],
    sample: ['Bus from the city', 'There’s a bus from the city. You can leave the car at home.'],
  },
  {
    id: 'walk_to_downtown',
    said: [
      '(?:(?<near>walking distance|short walk|steps|blocks|minutes)) (?<to>to|from) (?<where>downtown|the (?:beach|train|park|station|lake|river|water|campus))',
    ],
    lines: ['{near} {to} {where}. Leave the car where it is.'],
    headlines: ['{near} {to} {where}'],
    moments: ['Leave the car where it is'],
    sample: ['Walking distance to downtown', 'Walking distance to downtown. Leave the car where it is.'],
  },
  {
    id: 'hotel_pickup',
    said: ['(?:free )?(?:hotel|airport|door[- ]to[- ]door) (?<what>pick-?ups?|transfers?|shuttle)'],
    lines: ['There’s hotel {what}. You don’t look for us, we look for you.'],
    headlines: ['Hotel {what}'],
    sample: ['Hotel pickup', 'There’s hotel pickup. You don’t look for us, we look for you.'],
  },
  {
    id: 'guided_tours',
    said: [
      '(?<how>guided|private|self-guided) (?<what>tours?|hikes?|walks?|tastings?)(?: (?<when>daily|every (?:day|hour|weekend)))?',
    ],
    lines: ['{how} {what} {when?}. You hear what the signs don’t say.'],
    headlines: ['{how} {what} {when?}'],
    sample: ['Guided tours', 'Guided tours. You hear what the signs don’t say.'],
  },
  {
    id: 'groups_up_to',
    said: ['(?:for )?groups (?:of )?up to (?<n>\\d{1,3})'],
    lines: ['Groups of up to {n}. Bring everyone.'],
    headlines: ['Groups of up to {n}'],
    moments: ['Bring everyone'],
    sample: ['Groups up to 14', 'Groups of up to 14. Bring everyone.'],
  },
  {
    id: 'venue_for',
    said: [
      '(?:(?<kind>barn|garden|rooftop|waterfront|loft|vineyard|ballroom) )?(?<what>venue|space|hall|room) for (?:up to )?(?<n>\\d{2,4})(?: (?<who>guests|people))?',
    ],
    lines: ['{kind?} {what} for {n} {who?}. Your whole list fits.'],
    headlines: ['{kind?} {what} for {n} {who?}'],
    moments: ['Your whole list fits'],
    sample: ['Barn venue for 150 guests', 'Barn venue for 150 guests. Your whole list fits.'],
  },
  {
    id: 'catering_on_site',
    said: [
      '(?:on[- ]site|in[- ]house) (?<what>catering|bar|kitchen|chef|coordinator|laundry|parking|gym|daycare|lab|x-?rays?|pharmacy)',
    ],
    lines: ['{what} on site. One call fewer.'],
    headlines: ['On-site {what}'],
    moments: ['One call fewer'],
    sample: ['On site catering', 'Catering on site. One call fewer.'],
  },
  {
    id: 'dates_open',
    said: ['(?<when>20\\d\\d|\\p{Lu}\\p{L}{2,8}|weekend|summer|spring|fall|winter) dates (?:still |now )?open'],
    lines: ['{when} dates are open. Ask for yours before somebody else does.'],
    headlines: ['{when} dates open', '{when} dates are open'],
    sample: ['2027 dates open', '2027 dates are open. Ask for yours before somebody else does.'],
  },
  {
    id: 'tours_every',
    said: [
      '(?<what>tours|open house|tastings|viewings|classes|story time|trivia|karaoke|open mic) (?<when>every (?:day|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: at \\d{1,2}(?: ?[ap]m)?)?)',
    ],
    lines: ['{what} {when}. Come and look around.'],
    headlines: ['{what} {when}'],
    sample: ['Tours every Sunday', 'Tours every Sunday. Come and look around.'],
  },
  {
    id: 'coffee_on',
    said: [
      '(?:free )?(?<what>coffee|donuts|bagels|cookies|lemonade|cider) (?<when>on (?:weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|all day|every morning)',
    ],
    lines: ['{what} {when}. Take your time.'],
    headlines: ['{what} {when}'],
    moments: ['Take your time'],
    sample: ['Coffee on Saturdays', 'Coffee on Saturdays. Take your time.'],
  },
  {
    id: 'shop_cat',
    said: ['(?:our |a |the )?(?<who>cat|dog|parrot) lives (?<where>in the (?:store|shop)|here)'],
    lines: ['A {who} lives {where}. Say hello.'],
    headlines: ['A {who} lives {where}'],
    sample: ['Cat lives in the store', 'A cat lives in the store. Say hello.'],
  },
  {
    id: 'doors_open_at',
    said: ['doors (?:open )?(?:at )?(?<when>\\d{1,2}(?::\\d\\d)? ?(?:[ap]m)?|noon)'],
    lines: ['Doors open at {when}. Come early for a good spot.'],
    headlines: ['Doors open at {when}'],
    sample: ['Doors open at 7', 'Doors open at 7. Come early for a good spot.'],
  },
  {
    id: 'cook_dishes',
    said: [
      '(?<do>cook|make|bake|learn) (?<n>\\d|two|three|four|five) (?<what>(?:\\p{L}+ ){0,2}(?:dishes|recipes|courses|pastas|cocktails|breads))',
    ],
    lines: ['{do} {n} {what}. You take the know-how home.'],
    headlines: ['{do} {n} {what}'],
    moments: ['You take the know-how home'],
    sample: ['Cook 4 Mexican dishes', 'Cook 4 Mexican dishes. You take the know-how home.'],
  },
];

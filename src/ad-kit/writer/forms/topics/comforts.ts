import type { Topic } from './topic';

/** What a place or a box has that one looks forward to. */
export const comforts: readonly Topic[] = [
  {
    id: 'oven',
    said: ['(?:an? )?(?<how>wood-fired|coal-fired|brick|stone) ovens?'],
    lines: [
      '{how} oven. You’ll smell it before you see it.',
      'It comes out of a {how} oven, a little charred, the way you like it.',
    ],
    headlines: ['{how} oven', 'Straight from the {how} oven'],
    moments: ['You’ll smell it from the door'],
    sample: ['Wood-fired oven', 'Wood-fired oven. You’ll smell it before you see it.'],
  },
  {
    id: 'open_fire',
    said: [
      'cook (?<what>[\\p{L}-]{2,24}(?: [\\p{L}-]{2,24})?) over (?<fire>an open fire|open fire|the fire|hot coals|charcoal)',
    ],
    lines: [
      'Cook {what} over {fire}. You’ll smell of smoke and won’t mind.',
      'Cook {what} over {fire}, together, with a spoon in every hand.',
    ],
    headlines: ['Cook {what} over {fire}'],
    moments: ['Dinner you cook together'],
    sample: ['Cook paella over open fire', 'Cook paella over open fire. You’ll smell of smoke and won’t mind.'],
  },
  {
    id: 'never_caged',
    said: ['(?<how>(?:free to roam|free-roaming|cage-free|pasture-raised)(?:, never caged)?|never caged)'],
    lines: ['{how}. You know how they lived.', 'You know what you’re buying. They’re {how}.'],
    headlines: ['{how}'],
    moments: ['Know how they lived'],
    sample: ['Free to roam, never caged', 'Free to roam, never caged. You know how they lived.'],
  },
  {
    id: 'pickup_days',
    said: [
      'pick[- ]?up (?:on )?(?<days>(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?)?(?:(?:, | & | and )(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?)?){0,3})',
    ],
    lines: ['Pickup {days}. Make it a stop on the way home.', 'On your way home anyway? Pickup is {days}.'],
    headlines: ['Pickup {days}'],
    sample: ['Pickup Tues & Sat', 'Pickup Tues & Sat. Make it a stop on the way home.'],
  },
  {
    id: 'each_month',
    said: [
      '(?<n>\\d{1,2}|two|three|four|six) (?<what>bottles|bags|boxes|books|bars|candles|jars|plants|bouquets|records|coffees|teas|cheeses) (?<each>a month|every month|each month|a week|every week|a quarter)',
    ],
    lines: [
      '{n} {what} {each}. The shelf fills itself.',
      '{n} {what} {each}, and you never stand in the aisle guessing.',
    ],
    headlines: ['{n} {what} {each}'],
    moments: ['No more guessing in the aisle'],
    sample: ['3 bottles a month', '3 bottles a month. The shelf fills itself.'],
  },
  {
    id: 'notes_from',
    said: [
      '(?<what>tasting notes|notes|stories|recipes|letters|tips) from the (?<who>growers?|makers?|farmers?|chefs?|roasters?|winemakers?|brewers?|bakers?)',
    ],
    lines: [
      '{what} from the {who}. You’ll have something to say at the table.',
      'You’ll have something to say at the table, with {what} from the {who}.',
    ],
    headlines: ['{what} from the {who}'],
    moments: ['Know who grew it'],
    sample: [
      'Tasting notes from the growers',
      'Tasting notes from the growers. You’ll have something to say at the table.',
    ],
  },
  {
    id: 'ceremonial',
    said: ['ceremonial[- ]grade (?<what>matcha|cacao|tea)'],
    lines: [
      'Ceremonial-grade {what}, no ceremony required.',
      'Ceremonial-grade {what}. You don’t have to sit up straight for it.',
    ],
    headlines: ['Ceremonial-grade {what}'],
    sample: ['Ceremonial grade matcha', 'Ceremonial-grade matcha, no ceremony required.'],
  },
  {
    id: 'local_goods',
    said: [
      '(?<how>local|locally grown|homegrown) (?<what>flowers|produce|honey|beer|milk|meat|vegetables|fruit|eggs|cheese|wool|lumber|stone)',
    ],
    lines: ['{how} {what}, with less time on a truck.', 'The drive was a short one. {how} {what}.'],
    headlines: ['{how} {what}'],
    moments: ['Less time on a truck'],
    sample: ['Local flowers', 'Local flowers, with less time on a truck.'],
  },
  {
    id: 'hot_cups',
    said: ['hot (?<what>cocoa|chocolate|cider|tea|soup|toddies)'],
    lines: ['Hot {what}. Hold it with both hands.', 'Cold fingers? There’s hot {what}.'],
    headlines: ['Hot {what}', 'Cold fingers? Hot {what}'],
    moments: ['Hold it with both hands'],
    sample: ['Hot cocoa', 'Hot cocoa. Hold it with both hands.'],
  },
  {
    id: 'hot_towel',
    said: ['(?:an? )?hot[- ]towel (?<what>shaves?|facials?|treatments?)'],
    lines: [
      'Hot towel {what}. Close your eyes, this is the good part.',
      'Lean back and close your eyes. Your hot towel {what} comes next.',
    ],
    headlines: ['Hot towel {what}', 'Lean back: hot towel {what}'],
    moments: ['Lean back, close your eyes'],
    sample: ['Hot towel shave', 'Hot towel shave. Close your eyes, this is the good part.'],
  },
  {
    id: 'fire_pit',
    said: ['(?:an? |our )?(?<what>(?:bonfire|fire|campfire) pit)'],
    lines: ['There’s a {what}. Bring the marshmallows.', 'After dark, everyone meets at the {what}.'],
    headlines: ['{what}'],
    moments: ['Bring the marshmallows'],
    sample: ['Bonfire pit', 'There’s a bonfire pit. Bring the marshmallows.'],
  },
  {
    id: 'breakfast_in',
    said: ['breakfast (?<where>in bed|on the (?:terrace|porch|patio|deck|balcony)|by the (?:pool|lake|sea|fire))'],
    lines: ['Breakfast {where}. Nobody sets an alarm.', 'Take your time over breakfast {where}.'],
    headlines: ['Breakfast {where}'],
    moments: ['Nobody sets an alarm'],
    sample: ['Breakfast in bed', 'Breakfast in bed. Nobody sets an alarm.'],
  },
  {
    id: 'nights_of',
    said: ['(?<who>author|poetry|trivia|game|quiz|movie|karaoke|open mic|bingo|craft|date|comedy|wine) nights?'],
    lines: [
      '{who} nights. A good reason to get off the couch.',
      'Come for {who} nights. Stay for the people who come, too.',
    ],
    headlines: ['{who} nights', 'Off the couch: {who} nights'],
    moments: ['A reason to leave the couch'],
    sample: ['Author nights', 'Author nights. A good reason to get off the couch.'],
  },
  {
    id: 'pet_there',
    said: ['(?:an? |our )?(?:shop |house )?(?<pet>cat|dog|parrot) (?<where>in residence|on staff|on duty)'],
    lines: [
      'There’s a {pet} {where}. Say hello on your way in.',
      'Somebody may sleep on your coat. There’s a {pet} {where}.',
    ],
    headlines: ['{pet} {where}', 'Meet our {pet} {where}'],
    sample: ['Cat in residence', 'There’s a cat in residence. Say hello on your way in.'],
  },
  {
    id: 'no_phones',
    said: ['no (?<what>phones|screens|tvs?|laptops|devices)(?: allowed)?'],
    lines: ['No {what}. Look up and see who’s there.', 'No {what}. You’ll have stories instead.'],
    headlines: ['No {what}', 'Look up: no {what}'],
    moments: ['Look up and see who’s there'],
    sample: ['No phones', 'No phones. Look up and see who’s there.'],
  },
  {
    id: 'old_things',
    said: [
      '(?<how>historic|original|restored|vintage) (?<what>seats|rooms|tiles|floors|windows|buildings|brick walls)',
    ],
    lines: [
      '{how} {what}. Think of who was here before you.',
      'You’ll look around before you look ahead. We have {how} {what}.',
    ],
    headlines: ['{how} {what}'],
    sample: ['Historic seats', 'Historic seats. Think of who was here before you.'],
  },
  {
    id: 'party_host',
    said: ['(?:an? |your own )?party (?<who>host)(?: included)?'],
    lines: ['A party {who}, so you get to sit down, too.', 'You’re a guest at this one, too. There’s a party {who}.'],
    headlines: ['A party {who}'],
    moments: ['You get to sit down, too'],
    sample: ['Party host', 'A party host, so you get to sit down, too.'],
  },
  {
    id: 'days_away',
    said: [
      '(?<n>\\d{1,2}|two|three|four|five) (?<what>days|nights) in (?<where>(?:the )?[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?)',
    ],
    lines: ['{n} {what} in {where}. Set the out-of-office.', 'Put the calendar away. It’s {n} {what} in {where}.'],
    headlines: ['{n} {what} in {where}'],
    moments: ['Set the out-of-office'],
    sample: ['3 days in Vermont', '3 days in Vermont. Set the out-of-office.'],
  },
  {
    id: 'see_animals',
    said: ['see (?<what>dolphins|whales|manatees|sea turtles|seals|bears|moose|puffins|elephants|eagles|otters)'],
    lines: ['See {what}, and bring the pictures home.', 'See {what}. Keep the camera out.'],
    headlines: ['See {what}'],
    moments: ['Keep the camera out'],
    sample: ['See dolphins', 'See dolphins. Keep the camera out.'],
  },
  {
    id: 'outdoor_play',
    said: [
      '(?:outdoor|outside) (?<what>play|time|recess) (?<when>every day|daily|twice a day|in all weather|rain or shine)',
    ],
    lines: [
      'Outdoor {what} {when}. They’ll come home happily tired.',
      'Pack the boots. There’s outdoor {what} {when}.',
    ],
    headlines: ['Outdoor {what} {when}'],
    moments: ['Pack the boots'],
    sample: ['Outdoor play every day', 'Pack the boots. There’s outdoor play every day.'],
  },
  {
    id: 'wax',
    said: ['(?:100% |pure |all )?(?<what>soy|coconut|soy-blend|rapeseed) wax'],
    lines: ['{what} wax. Light it and stay in.', 'A rainy evening, a good chair, {what} wax.'],
    headlines: ['{what} wax'],
    moments: ['Light it and stay in'],
    sample: ['Soy wax', 'Soy wax. Light it and stay in.'],
  },
  {
    id: 'a_few_things',
    said: [
      '(?<list>(?=.*[\\p{L}]{2,}[^s\\P{L}]s\\b)[\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?, [\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?(?:,? and|,? or|,) [\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?)',
    ],
    lines: ['{list}. Pick one to start with.', '{list}. Good luck with the order.'],
    headlines: ['{list}'],
    sample: ['Archery, canoes and campfires', 'Archery, canoes and campfires. Pick one to start with.'],
  },
  {
    id: 'indoor_sports',
    said: ['(?:an? )?(?<how>indoor|covered|lighted|heated) (?<what>arena|track|field|rink|ring|court|range|lanes)'],
    lines: ['{how} {what}. Let it rain.', 'The forecast can say what it likes. {how} {what}.'],
    headlines: ['{how} {what}', 'Let it rain: {how} {what}'],
    moments: ['Let it rain'],
    sample: ['Indoor arena', 'Indoor arena. Let it rain.'],
  },
  {
    id: 'gentle_hands',
    said: ['(?<how>gentle|patient|careful|steady|kind) hands'],
    lines: ['{how} hands, even for the ones who squirm.', 'Squirming is fine. You’re in {how} hands.'],
    headlines: ['{how} hands', 'Squirmers welcome: {how} hands'],
    moments: ['Squirming is fine'],
    sample: ['Gentle hands', 'Gentle hands, even for the ones who squirm.'],
  },
  {
    id: 'in_every_room',
    said: [
      '(?<what>webcams|cameras|speakers|fireplaces|balconies|desks|coffee makers|kitchens) in every (?<where>room|suite|cabin|unit|kennel|apartment)',
    ],
    lines: [
      '{what} in every {where}. You don’t have to ask for the good one.',
      'Ask for any {where} you like. {what} in every {where}.',
    ],
    headlines: ['{what} in every {where}'],
    sample: ['Webcams in every room', 'Webcams in every room. You don’t have to ask for the good one.'],
  },
  {
    id: 'times_a_day',
    said: [
      '(?<n>\\d|two|three|four) (?<what>walks|meals|feedings|playtimes|outings|classes|tours|shows|sailings) (?<each>a day|every day|daily)',
    ],
    lines: ['{n} {what} {each}. You can stop watching the clock.', '{n} {what} {each}, in rain and in shine.'],
    headlines: ['{n} {what} {each}'],
    moments: ['Stop watching the clock'],
    sample: ['Two walks a day', 'Two walks a day. You can stop watching the clock.'],
  },
  {
    id: 'no_cages',
    said: ['no (?<what>cages|crates|kennels|chains)'],
    lines: ['No {what}. You’d want it that way, too.', 'Would you sleep in one? Neither would we. No {what}.'],
    headlines: ['No {what}'],
    moments: ['You’d want it that way, too'],
    sample: ['No cages', 'No cages. You’d want it that way, too.'],
  },
  {
    id: 'held_weekly',
    said: [
      '(?<what>(?:beginner |open |free |small |evening |morning |family )?(?:classes|lessons|workshops|tastings|meetups|rides|runs|rehearsals|markets)) (?<when>every (?:mon|tues|wednes|thurs|fri|satur|sun)day|weekly|every week|every weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)',
    ],
    lines: [
      '{what} {when}. Miss one, come to the next.',
      'You can put it off by a week, not by a year. {what} {when}.',
    ],
    headlines: ['{what} {when}'],
    moments: ['Miss one, come to the next'],
    sample: ['Beginner classes every Saturday', 'Beginner classes every Saturday. Miss one, come to the next.'],
  },
];

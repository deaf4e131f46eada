import type { Topic } from './topic';

/** Where it is, what there is, and what happens there. */
export const places: readonly Topic[] = [
  {
    id: 'near_place',
    said: [
      "(?<how>near|next to|next door to|across from|by|behind|beside|off|just off|close to|around the corner from|opposite) (?<where>(?:the )?[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
    ],
    lines: [
      'We’re {how} {where}, so you can come by on the way home.',
      'You’ll find us {how} {where}, so add us to the next errand.',
    ],
    headlines: ['{how} {where}', 'Find us {how} {where}'],
    sample: ['Near the station', 'We’re near the station, so you can come by on the way home.'],
  },
  {
    id: 'steps_from',
    said: [
      "(?:just |only )?(?<how>(?:\\d{1,3}|one|two|three|five|ten|a|a few)(?:[- ]minutes?(?:[- ]walk)?| blocks?| miles?| steps?| stops?| min| mins)|steps|minutes|a short walk|walking distance|a block|a short drive) (?:walk )?(?<from>from|to|off|of) (?<where>(?:the |i-)?[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
    ],
    lines: [
      'We’re {how} {from} {where}, so you can leave the car at home.',
      'It’s {how} {from} {where}, so you can sleep a little longer.',
      { text: '{how} {from} {where}, so the day starts the moment you wake up.', trades: ['hotel', 'boat_rental'] },
    ],
    headlines: ['{how} {from} {where}'],
    sample: ['5 minutes from the beach', 'We’re 5 minutes from the beach, so you can leave the car at home.'],
  },
  {
    id: 'serving_place',
    said: [
      "(?<do>serving|covering|proudly serving) (?:all of )?(?<where>[\\p{L}’'-]+(?: (?:and |& )?[\\p{L}’'-]+){0,4})",
      "(?:we )?serve (?:all of )?(?<where>[\\p{L}’'-]+(?: (?:and |& )?[\\p{L}’'-]+){0,4})",
    ],
    lines: [
      'We serve {where}, so you won’t have to explain where you live.',
      '{do} {where}, so you won’t have to explain where you live.',
    ],
    headlines: ['Serving {where}'],
    sample: ['Serving Travis County', 'Serving Travis County, so you won’t have to explain where you live.'],
  },
  {
    id: 'locations',
    said: [
      '(?<n>\\d{1,4}\\+?|two|three|four|five|six|seven|eight|ten) (?<what>(?:(?:local |convenient |neighborhood |city )?(?:locations|branches|stores|offices|studios|showrooms|clinics|shops|gyms|campuses|pools|markets)))(?: (?<where>(?:in|across|around|near) [\\p{L}]+(?: [\\p{L}]+){0,3}|citywide|statewide|nationwide))?',
    ],
    lines: ['{n} {what} {where}, so one is likely on your way.', '{n} {what}, so one is likely on your way.'],
    headlines: ['{n} {what} {where}', '{n} {what}'],
    sample: ['Three locations in Austin', 'Three locations in Austin, so one is likely on your way.'],
  },
  {
    id: 'in_place',
    said: [
      "(?:located )?(?<in>in|on|at|in the heart of|right on|in downtown|at the foot of|on the edge of|inside) (?<where>(?:downtown |uptown |old |historic |the )?[\\p{L}’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
      '(?<in>downtown|uptown|midtown)(?: (?<where>[\\p{L}]+(?: [\\p{L}]+)?))?',
    ],
    lines: [
      'You’ll find us {in} {where}, so stop in when you’re around.',
      'We’re {in} {where}. Come in when you’re passing by.',
    ],
    sample: ['In downtown Portland', 'You’ll find us in downtown Portland, so stop in when you’re around.'],
  },
  {
    id: 'parking',
    said: [
      '(?<how>free|easy|plenty of|private|on-site|secure|free on-site|street|valet|ample|covered|free street|free garage|bike|gated|validated|free valet) parking(?: (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|for every (?:unit|guest|patient)|right outside))?',
      'parking (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|right outside)',
    ],
    lines: [
      '{how} parking, so you don’t start by circling the block.',
      '{how} parking {where}, so you don’t start by circling the block.',
      'Parking {where}, so you don’t start by circling the block.',
      '{how} parking, so you can be here on time.',
      { text: '{how} parking, so you can linger over dessert.', trades: ['restaurant', 'winery', 'brewery'] },
    ],
    headlines: ['{how} parking', '{how} parking {where}', 'Parking {where}'],
    sample: ['Free parking', 'Free parking, so you don’t start by circling the block.'],
  },
  {
    id: 'private_rooms',
    said: [
      '(?<how>private|semi-private|soundproof) (?<what>(?:(?:dining|party|meeting|karaoke|event|treatment) )?(?:rooms?|dining|parties|events|booths?|suites?|balcon(?:y|ies)|patios?|tubs?|beach|gardens?|games|tours|charters|tables))(?: (?<more>for (?:up to )?\\d{1,3}(?: (?:people|guests))?|for (?:groups|parties|events)))?',
    ],
    lines: [
      '{how} {what} {more?}, so you can laugh as loud as you like.',
      '{how} {what} {more?}, so it’s only you and yours.',
    ],
    headlines: ['{how} {what} {more?}'],
    sample: ['Private dining rooms', 'Private dining rooms, so you can laugh as loud as you like.'],
  },
  {
    id: 'quiet_rooms',
    said: [
      '(?<how>quiet|soundproof|private) (?<what>(?:phone |study |meeting |work )?(?:booths?|rooms?|offices?|floors?|corners?|spaces?|cars?))',
    ],
    lines: ['{how} {what}, so you can finish a sentence.', '{how} {what}, for the work that needs a closed door.'],
    headlines: ['{how} {what}'],
    sample: ['Quiet phone booths', 'Quiet phone booths, so you can finish a sentence.'],
  },
  {
    id: 'room_for',
    said: [
      '(?<verb>room for|seats|sleeps|holds|space for|tables for|seating for|rooms for|cabins for) (?<n>(?:up to )?(?:\\d{1,5}|two|four|six|eight|ten|twelve)(?: to (?:\\d{1,4}|ten|twelve))?)(?: (?<who>guests|people|friends|cars|kids|adults|players|boats|riders|passengers|bikes))?',
      '(?<who>parties|groups|weddings|tents) (?:of|for) (?<n>(?:up to )?\\d{1,4}(?:[-–]\\d{1,4})?)(?: welcome)?',
    ],
    lines: [
      '{verb} {n} {who?}, so nobody has to be left off the list.',
      '{verb} {n} {who?}. Go ahead and ask the cousins.',
      '{who} of {n}, so nobody has to be left off the list.',
    ],
    headlines: ['{verb} {n} {who?}'],
    sample: ['Seats 180', 'Seats 180, so nobody has to be left off the list.'],
  },
  {
    id: 'live_music',
    said: [
      'live (?<what>music|jazz|bands?|djs?|comedy|piano|blues|bluegrass|mariachi|theater|country music)(?: (?<when>(?:on |every |most )?(?:\\p{L}+days?(?: (?:and|through|to) \\p{L}+days?)?|weekends?|nights?|weekend)(?: nights?| evenings?)?|nightly|every (?:night|weekend|\\p{L}+day(?: night)?)|all weekend))?',
    ],
    lines: [
      'Live {what}, so plan on staying a while.',
      'Live {what} {when}, so plan on staying a while.',
      'Live {what} {when}: now you have plans.',
    ],
    headlines: ['Live {what} {when}', 'Live {what}'],
    sample: ['Live music on Fridays', 'Live music on Fridays: now you have plans.'],
  },
  {
    id: 'outdoor_spots',
    said: [
      '(?:a |our )?(?<how>rooftop|heated|outdoor|indoor|riverside|lakeside|dog-friendly|shaded|garden|covered|waterfront|oceanfront|saltwater|infinity|heated outdoor|beachfront) (?<what>pool|patio|bar|terrace|deck|seating|beer garden|dining|tables|garden|pools|hot tub|playground|rooms|cabins|lounge|ceremony|saunas?|play area|court|courts|trails)(?: (?<more>with (?:\\p{L}+ )?views?(?: of [\\p{L} ]{3,20})?|all year|open all year|year[- ]round|for \\d+))?',
    ],
    lines: [
      '{how} {what}, for the hour when the light turns gold.',
      '{how} {what} {more}, so bring somebody you like to sit with.',
      '{how} {what}, so bring somebody you like to sit with.',
    ],
    headlines: ['{how} {what}', '{how} {what} {more}'],
    sample: ['Rooftop pool', 'Rooftop pool, so bring somebody you like to sit with.'],
  },
  {
    id: 'climate',
    said: [
      '(?<what>climate[- ]controlled|air[- ]conditioned|heated|temperature-controlled)(?: (?<thing>units?|rooms?|storage|stalls?|cabins?|garage|rooms and halls|halls?|seats|buses|venue))?',
    ],
    lines: [
      { text: '{what} {thing}, so the piano sounds the same in spring.', trades: ['storage', 'moving'] },
      { text: '{what}, so the piano sounds the same in spring.', trades: ['storage', 'moving'] },
      '{what}, so July doesn’t get a say.',
      '{what} {thing}, so July doesn’t get a say.',
    ],
    headlines: ['{what} {thing}', '{what}'],
    sample: ['Climate controlled', 'Climate controlled, so July doesn’t get a say.'],
  },
  {
    id: 'secured',
    said: [
      '(?<what>gated|fenced|monitored|alarmed|guarded|well-lit|keypad|cameras?|video-monitored)(?: (?<thing>access|entry|lots?|yards?|community|play area|parking|on every (?:floor|aisle)|and (?:alarmed|monitored|well-lit)|building))?(?: (?<when>24/7|around the clock|day and night))?',
      '(?<when>24/7|24-hour) (?<what>security|surveillance|cameras?|monitoring|video surveillance)',
    ],
    lines: [
      '{what} {thing} {when}, so you don’t lie awake over it.',
      '{what} {thing}, so you don’t lie awake over it.',
      '{what}, {when}, so you don’t lie awake over it.',
      '{what}, so you don’t lie awake over it.',
    ],
    headlines: ['{what} {thing}', '{what}, {when}'],
    sample: ['Fenced play area', 'Fenced play area, so you don’t lie awake over it.'],
  },
  {
    id: 'hands_on',
    said: [
      '(?<what>hands-on) (?<thing>\\p{L}+(?: \\p{L}+)?)',
      '(?<do>make|build|paint|roll|bake|brew|feed|touch|try|pick|catch|throw|plant|design|decorate|carve|cook|mix|blend|taste|sew|ride|drive|climb|steer|play|dig) (?<own>your own|every|the|our|real|a|all the) (?<it>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      { text: '{do} {own} {it}, so nobody at the table wears the same one.', trades: ['jewelry'] },
      '{do} {own} {it}, so there’s something to tell at dinner.',
      '{what} {thing}, so nobody stands around watching.',
    ],
    headlines: ['{do} {own} {it}', '{what} {thing}'],
    sample: ['Roll your own pasta', 'Roll your own pasta, so there’s something to tell at dinner.'],
  },
  {
    id: 'indoors_weather',
    said: [
      '(?<what>rain or shine|all indoors|fully indoors|indoor and outdoor|open all year|open year[- ]round|all season|year[- ]round)(?: (?<thing>\\p{L}+))?',
    ],
    lines: [
      '{what}, so the forecast doesn’t decide your weekend.',
      '{what} {thing}, so the forecast doesn’t decide your weekend.',
    ],
    headlines: ['{what}', '{what} {thing}'],
    sample: ['Rain or shine', 'Rain or shine, so the forecast doesn’t decide your weekend.'],
  },
  {
    id: 'includes_meal',
    said: [
      '(?<what>breakfast|lunch|dinner|brunch|a picnic|meals|all meals) (?<end>included|provided)(?: (?<when>with every (?:tour|ticket|stay|room|night)|every (?:day|morning)|in (?:the|every) (?:price|rate|ticket)))?',
    ],
    lines: [
      '{what} {end} {when?}, so nobody has to pack sandwiches.',
      '{what} {end} {when?}, so you can sit down when you’re hungry.',
    ],
    headlines: ['{what} {end} {when?}'],
    sample: ['Lunch included', 'Lunch included, so nobody has to pack sandwiches.'],
  },
];

import type { Topic } from './topic';

/** Where it is, what there is, and what happens there. */
export const places: readonly Topic[] = [
  {
    id: 'near_place',
    said: [
      "(?<how>near|next to|next door to|across from|by|behind|beside|off|just off|close to|around the corner from|opposite) (?<where>(?:the )?[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
    ],
    lines: ['We’re {how} {where}. Come by on the way home.', 'You’re out that way anyway. Find us {how} {where}.'],
    headlines: ['{how} {where}', 'Find us {how} {where}', 'On your way: {how} {where}'],
    moments: ['Come by on the way home'],
    sample: ['Near the station', 'We’re near the station. Come by on the way home.'],
  },
  {
    id: 'steps_from',
    said: [
      "(?:just |only )?(?<how>(?:\\d{1,3}|one|two|three|five|ten|a|a few)(?:[- ]minutes?(?:[- ]walk)?| blocks?| miles?| steps?| stops?| min| mins)|steps|minutes|a short walk|walking distance|a block|a short drive) (?:walk )?(?<from>from|to|off|of) (?<where>(?:the |i-)?[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
    ],
    lines: [
      '{how} {from} {where}. You’re there before you know it.',
      'You sleep a little longer. It’s {how} {from} {where}.',
      { text: '{how} {from} {where}. You’re there before the coffee cools.', trades: ['hotel', 'boat_rental'] },
    ],
    headlines: ['{how} {from} {where}'],
    moments: ['There before you know it'],
    sample: ['5 minutes from the beach', '5 minutes from the beach. You’re there before you know it.'],
  },
  {
    id: 'serving_place',
    said: [
      "(?<do>serving|covering|proudly serving) (?:all of )?(?<where>[\\p{L}’'-]+(?: (?:and |& )?[\\p{L}’'-]+){0,4})",
      "(?:we )?serve (?:all of )?(?<where>[\\p{L}’'-]+(?: (?:and |& )?[\\p{L}’'-]+){0,4})",
    ],
    lines: [
      'We serve {where}. You won’t have to explain where you live.',
      'Your street is on our map. We’re {do} {where}.',
    ],
    headlines: ['Serving {where}', 'Your street, too: {do} {where}'],
    sample: ['Serving Travis County', 'Your street is on our map. We’re serving Travis County.'],
  },
  {
    id: 'locations',
    said: [
      '(?<n>\\d{1,4}\\+?|two|three|four|five|six|seven|eight|ten) (?<what>(?:(?:local |convenient |neighborhood |city )?(?:locations|branches|stores|offices|studios|showrooms|clinics|shops|gyms|campuses|pools|markets)))(?: (?<where>(?:in|across|around|near) [\\p{L}]+(?: [\\p{L}]+){0,3}|citywide|statewide|nationwide))?',
    ],
    lines: [
      '{n} {what} {where?}. One is likely on your way.',
      'You don’t have to cross town. There are {n} {what} {where?}.',
    ],
    headlines: ['{n} {what} {where}', '{n} {what}', 'On your way: {n} {what}'],
    moments: ['One is likely on your way'],
    sample: ['Three locations in Austin', 'Three locations in Austin. One is likely on your way.'],
  },
  {
    id: 'in_place',
    said: [
      "(?:located )?(?<in>in|on|at|in the heart of|right on|in downtown|at the foot of|on the edge of|inside) (?<where>(?:downtown |uptown |old |historic |the )?[\\p{L}’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
      '(?<in>downtown|uptown|midtown)(?: (?<where>[\\p{L}]+(?: [\\p{L}]+)?))?',
    ],
    lines: [
      'We’re {in} {where?}. Stop in when you’re around.',
      'You pass by more often than you think. We’re {in} {where?}.',
    ],
    headlines: ['We’re {in} {where?}'],
    sample: ['In downtown Portland', 'We’re in downtown Portland. Stop in when you’re around.'],
  },
  {
    id: 'parking',
    said: [
      '(?<how>free|easy|plenty of|private|on-site|secure|free on-site|street|valet|ample|covered|free street|free garage|bike|gated|validated|free valet) parking(?: (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|for every (?:unit|guest|patient)|right outside))?',
      'parking (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|right outside)',
    ],
    lines: [
      '{how} parking {where?}. Pull in and walk in.',
      'You’re at the door on time. There’s {how} parking {where?}.',
      'Parking {where}. Pull in and walk in.',
      {
        text: '{how} parking {where?}. No meter ticks while you order dessert.',
        trades: ['restaurant', 'winery', 'brewery'],
      },
    ],
    headlines: ['{how} parking', '{how} parking {where}', 'Parking {where}', 'No circling the block: {how} parking'],
    moments: ['No circling the block'],
    sample: ['Free parking', 'Free parking. Pull in and walk in.'],
  },
  {
    id: 'private_rooms',
    said: [
      '(?<how>private|semi-private|soundproof) (?<what>(?:(?:dining|party|meeting|karaoke|event|treatment) )?(?:rooms?|dining|parties|events|booths?|suites?|balcon(?:y|ies)|patios?|tubs?|beach|gardens?|games|tours|charters|tables))(?: (?<more>for (?:up to )?\\d{1,3}(?: (?:people|guests))?|for (?:groups|parties|events)))?',
    ],
    lines: [
      '{how} {what} {more?}. Laugh as loud as you like.',
      '{how} {what} {more?}. Close the door and it’s only you and yours.',
    ],
    headlines: ['{how} {what} {more?}', 'Close the door: {how} {what}'],
    moments: ['Laugh as loud as you like'],
    sample: ['Private dining rooms', 'Private dining rooms. Laugh as loud as you like.'],
  },
  {
    id: 'quiet_rooms',
    said: [
      '(?<how>quiet|soundproof|private) (?<what>(?:phone |study |meeting |work )?(?:booths?|rooms?|offices?|floors?|corners?|spaces?|cars?))',
    ],
    lines: ['{how} {what}. You finish a sentence.', 'Your call is nobody’s podcast. We have {how} {what}.'],
    headlines: ['{how} {what}', 'Take the call: {how} {what}'],
    moments: ['Finish a sentence'],
    sample: ['Quiet phone booths', 'Quiet phone booths. You finish a sentence.'],
  },
  {
    id: 'room_for',
    said: [
      '(?<verb>room for|seats|sleeps|holds|space for|tables for|seating for|rooms for|cabins for) (?<n>(?:up to )?(?:\\d{1,5}|two|four|six|eight|ten|twelve)(?: to (?:\\d{1,4}|ten|twelve))?)(?: (?<who>guests|people|friends|cars|kids|adults|players|boats|riders|passengers|bikes))?',
      '(?<who>parties|groups|weddings|tents) (?:of|for) (?<n>(?:up to )?\\d{1,4}(?:[-–]\\d{1,4})?)(?: welcome)?',
    ],
    lines: [
      '{verb} {n} {who?}. Nobody is left off the list.',
      '{verb} {n} {who?}. Go ahead and invite one more.',
      '{who} of {n}. Nobody is left off the list.',
      'Invite one more. We take {who} of {n}.',
    ],
    headlines: ['{verb} {n} {who?}', '{who} of {n}', 'Invite one more: {verb} {n}'],
    moments: ['Go ahead, invite one more', 'Nobody’s left off the list'],
    sample: ['Seats 180', 'Seats 180. Nobody is left off the list.'],
  },
  {
    id: 'live_music',
    said: [
      'live (?<what>music|jazz|bands?|djs?|comedy|piano|blues|bluegrass|mariachi|theater|country music)(?: (?<when>(?:on |every |most )?(?:\\p{L}+days?(?: (?:and|through|to) \\p{L}+days?)?|weekends?|nights?|weekend)(?: nights?| evenings?)?|nightly|every (?:night|weekend|\\p{L}+day(?: night)?)|all weekend))?',
    ],
    lines: [
      'Live {what} {when?}. You came for one and you’ll stay for three.',
      'Live {what} {when?}. Now you have plans.',
      'Call whoever dances with you. There’s live {what} {when?}.',
    ],
    headlines: ['Live {what} {when}', 'Live {what}', 'Now you have plans: live {what}'],
    moments: ['Now you have plans', 'Come for one, stay for three'],
    sample: ['Live music on Fridays', 'Live music on Fridays. You came for one and you’ll stay for three.'],
  },
  {
    id: 'outdoor_spots',
    said: [
      '(?:a |our )?(?<how>rooftop|heated|outdoor|indoor|riverside|lakeside|dog-friendly|shaded|garden|covered|waterfront|oceanfront|saltwater|infinity|heated outdoor|beachfront) (?<what>pool|patio|bar|terrace|deck|seating|beer garden|dining|tables|garden|pools|hot tub|playground|rooms|cabins|lounge|ceremony|saunas?|play area|court|courts|trails)(?: (?<more>with (?:\\p{L}+ )?views?(?: of [\\p{L} ]{3,20})?|all year|open all year|year[- ]round|for \\d+))?',
    ],
    lines: [
      '{how} {what} {more?}. The light turns gold and you’re out in it.',
      '{how} {what} {more?}. You know who’d love this.',
    ],
    headlines: ['{how} {what}', '{how} {what} {more}', 'See you at the {how} {what}'],
    moments: ['Out there in the golden hour'],
    sample: ['Rooftop pool', 'Rooftop pool. The light turns gold and you’re out in it.'],
  },
  {
    id: 'climate',
    said: [
      '(?<what>climate[- ]controlled|air[- ]conditioned|heated|temperature-controlled)(?: (?<thing>units?|rooms?|storage|stalls?|cabins?|garage|rooms and halls|halls?|seats|buses|venue))?',
    ],
    lines: [
      { text: '{what} {thing?}. The piano sounds the same in spring.', trades: ['storage', 'moving'] },
      '{what} {thing?}. July doesn’t get a say.',
      'You won’t check the weather for it. It’s {what} {thing?}.',
    ],
    headlines: ['{what} {thing}', '{what}', 'Hot day? {what} {thing?}'],
    moments: ['July doesn’t get a say'],
    sample: ['Climate controlled', 'Climate controlled. The piano sounds the same in spring.'],
  },
  {
    id: 'secured',
    said: [
      '(?<what>gated|fenced|monitored|alarmed|guarded|well-lit|keypad|cameras?|video-monitored)(?: (?<thing>access|entry|lots?|yards?|community|play area|parking|on every (?:floor|aisle)|and (?:alarmed|monitored|well-lit)|building))?(?: (?<when>24/7|around the clock|day and night))?',
      '(?<when>24/7|24-hour) (?<what>security|surveillance|cameras?|monitoring|video surveillance)',
    ],
    lines: [
      '{what} {thing?} {when?}. You don’t lie awake over it.',
      '{what} {thing?} {when?}. You turn around and walk away easily.',
      '{what}, {when}. You don’t lie awake over it.',
    ],
    headlines: ['{what} {thing}', '{what}, {when}', 'Sleep well: {what} {thing?}'],
    moments: ['Sleep well about your things'],
    sample: ['Fenced play area', 'Fenced play area. You don’t lie awake over it.'],
  },
  {
    id: 'hands_on',
    said: [
      '(?<what>hands-on) (?<thing>\\p{L}+(?: \\p{L}+)?)',
      '(?<do>make|build|paint|roll|bake|brew|feed|touch|try|pick|catch|throw|plant|design|decorate|carve|cook|mix|blend|taste|sew|ride|drive|climb|steer|play|dig) (?<own>your own|every|the|our|real|a|all the) (?<it>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      { text: '{do} {own} {it}. Nobody else has this one.', trades: ['jewelry'] },
      {
        text: '{do} {own} {it}. There’s something to tell at dinner.',
        trades: ['travel_and_events', 'education', 'food_and_drink'],
      },
      '{do} {own} {it}. It’s your turn.',
      { text: '{do} {own} {it}. You’ll have it on your sleeves by the end.', trades: ['food_and_drink', 'education'] },
      '{what} {thing}. Nobody stands around watching.',
    ],
    headlines: ['{do} {own} {it}', '{what} {thing}', 'Your turn: {do} {own} {it}'],
    sample: ['Roll your own pasta', 'Roll your own pasta. It’s your turn.'],
  },
  {
    id: 'indoors_weather',
    said: [
      '(?<what>rain or shine|all indoors|fully indoors|indoor and outdoor|open all year|open year[- ]round|all season|year[- ]round)(?: (?<thing>\\p{L}+))?',
    ],
    lines: [
      '{what} {thing?}. The forecast doesn’t decide your weekend.',
      'You can say yes without checking the sky. It’s {what} {thing?}.',
    ],
    headlines: ['{what}', '{what} {thing}', 'Whatever the sky does: {what}'],
    sample: ['Rain or shine', 'Rain or shine. The forecast doesn’t decide your weekend.'],
  },
  {
    id: 'includes_meal',
    said: [
      '(?<what>breakfast|lunch|dinner|brunch|a picnic|meals|all meals) (?<end>included|provided)(?: (?<when>with every (?:tour|ticket|stay|room|night)|every (?:day|morning)|in (?:the|every) (?:price|rate|ticket)))?',
    ],
    lines: [
      '{what} {end} {when?}. Nobody packs sandwiches.',
      'You sit down when you’re hungry. There’s {what} {end} {when?}.',
    ],
    headlines: ['{what} {end} {when?}', 'Pack no lunch: {what} {end}'],
    moments: ['Nobody packs sandwiches'],
    sample: ['Lunch included', 'Lunch included. Nobody packs sandwiches.'],
  },
];

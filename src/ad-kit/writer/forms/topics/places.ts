import type { Topic } from './topic';

/** Where it is, what there is, and what happens there. */
export const places: readonly Topic[] = [
  {
    id: 'near_place',
    said: [
      "(?<how>near|next to|next door to|across from|by|behind|beside|off|just off|close to|around the corner from|opposite) (?<where>(?:the )?[\\p{L}\\d’'-]+(?: [\\p{L}\\d’'-]+){0,3})",
    ],
    lines: ['We’re {how} {where}. Come by.'],
    headlines: ['{how} {where}', 'Find us {how} {where}'],
    sample: ['Near the station', 'We’re near the station. Come by.'],
  },
  {
    id: 'parking',
    said: [
      '(?<how>free|easy|plenty of|private|on-site|secure|free on-site|street|valet|ample|covered|free street|free garage|bike|gated|validated|free valet) parking(?: (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|for every (?:unit|guest|patient)|right outside))?',
      'parking (?<where>on[- ]site|behind the (?:building|shop|store|clinic)|in (?:the )?(?:back|rear|front)|at the door|out front|nearby|next door|right outside)',
    ],
    lines: ['{how} parking {where?}. Pull in and walk in.', 'Parking {where}. Pull in and walk in.'],
    headlines: ['{how} parking', '{how} parking {where}', 'Parking {where}'],
    sample: ['Free parking', 'Free parking. Pull in and walk in.'],
  },
  {
    id: 'private_rooms',
    said: [
      '(?<how>private|semi-private|soundproof) (?<what>(?:(?:dining|party|meeting|karaoke|event|treatment) )?(?:rooms?|dining|parties|events|booths?|suites?|balcon(?:y|ies)|patios?|tubs?|beach|gardens?|games|tours|charters|tables))(?: (?<more>for (?:up to )?\\d{1,3}(?: (?:people|guests))?|for (?:groups|parties|events)))?',
    ],
    lines: ['{how} {what} {more?}. Close the door and it’s only you and yours.'],
    headlines: ['{how} {what} {more?}', 'Close the door: {how} {what}'],
    sample: ['Private dining rooms', 'Private dining rooms. Close the door and it’s only you and yours.'],
  },
  {
    id: 'live_music',
    said: [
      'live (?<what>music|jazz|bands?|djs?|comedy|piano|blues|bluegrass|mariachi|theater|country music)(?: (?<when>(?:on |every |most )?(?:\\p{L}+days?(?: (?:and|through|to) \\p{L}+days?)?|weekends?|nights?|weekend)(?: nights?| evenings?)?|nightly|every (?:night|weekend|\\p{L}+day(?: night)?)|all weekend))?',
    ],
    lines: ['Live {what} {when?}. Now you have plans.'],
    headlines: ['Live {what} {when}', 'Live {what}'],
    moments: ['Now you have plans'],
    sample: ['Live music on Fridays', 'Live music on Fridays. Now you have plans.'],
  },
  {
    id: 'hands_on',
    said: [
      '(?<what>hands-on) (?<thing>\\p{L}+(?: \\p{L}+)?)',
      '(?<do>make|build|paint|roll|bake|brew|feed|touch|try|pick|catch|throw|plant|design|decorate|carve|cook|mix|blend|taste|sew|ride|drive|climb|steer|play|dig) (?<own>your own|every|the|our|real|a|all the) (?<it>\\p{L}+(?: \\p{L}+){0,2})',
    ],
    lines: [
      { text: '{do} {own} {it}. No standing and watching.', trades: ['museum', 'attraction', 'farm_stay'] },
      {
        text: '{do} {own} {it}. Yours, start to finish.',
        trades: ['cooking_class', 'kids_classes', 'jewelry', 'studio_rental'],
      },
    ],
    headlines: ['{do} {own} {it}', '{what} {thing}'],
    sample: ['Roll your own pasta', 'Roll your own pasta. No standing and watching.'],
  },
  {
    id: 'indoors_weather',
    said: [
      '(?<what>rain or shine|all indoors|fully indoors|open all year|open year[- ]round|all season|year[- ]round)(?: (?<thing>(?!access|help|service|support)\\p{L}+))?',
    ],
    lines: ['You can say yes without checking the sky. It’s {what} {thing?}.'],
    headlines: ['{what}', '{what} {thing}'],
    sample: ['Rain or shine', 'You can say yes without checking the sky. It’s rain or shine.'],
  },
];

import type { Topic } from './topic';

/** Facts about places to visit: pools, tours, seats, fire pits. */
export const outings: readonly Topic[] = [
  {
    id: 'showers',
    said: [
      '(?<what>showers|lockers|changing rooms|towels)(?: (?:and|&) (?<more>showers|lockers|changing rooms|towels|parking))?(?: (?<end>on site|available))?',
    ],
    lines: ['{what} and {more} {end?}. Come straight from work.', '{what} {end?}. Come straight from work.'],
    headlines: ['{what} and {more}', '{what}'],
    moments: ['Come straight from work'],
    sample: ['Showers and lockers', 'Showers and lockers. Come straight from work.'],
  },
  {
    id: 'indoor',
    said: [
      '(?<how>indoor|covered|heated) (?<what>arena|pool|court|courts|playground|play area|track|range|ring|climbing wall|rink|market|terrace|patio)',
    ],
    lines: ['{how} {what}. Rain doesn’t cancel anything.'],
    headlines: ['{how} {what}'],
    moments: ['Rain doesn’t cancel anything'],
    sample: ['Indoor arena', 'Indoor arena. Rain doesn’t cancel anything.'],
  },
  {
    id: 'rooftop',
    said: ['(?<where>rooftop|heated|saltwater|infinity|outdoor) (?<what>pool|bar|terrace|hot tub|sauna|deck|garden)'],
    lines: ['{where} {what}. That’s the afternoon planned.'],
    headlines: ['{where} {what}'],
    sample: ['Rooftop pool', 'Rooftop pool. That’s the afternoon planned.'],
  },
  {
    id: 'fire_pit',
    said: ['(?:a |an )?(?<what>bonfire|fire|campfire)(?<pit> pit| pits| every night)'],
    lines: ['{what}{pit}. Bring marshmallows.'],
    headlines: ['{what}{pit}'],
    moments: ['Bring marshmallows'],
    sample: ['Bonfire pit', 'Bonfire pit. Bring marshmallows.'],
  },
  {
    id: 'every_hour',
    said: [
      '(?<what>tours|shuttles|ferries|classes|shows|departures|sailings|screenings) every (?<n>hour|half hour|\\d{1,2} minutes|two hours)(?: (?<on>on the hour))?',
    ],
    lines: ['{what} every {n} {on?}. Miss one, take the next.'],
    headlines: ['{what} every {n}'],
    sample: ['Tours every hour', 'Tours every hour. Miss one, take the next.'],
  },
  {
    id: 'host',
    said: [
      '(?:a |your own |our )?(?:dedicated )?(?<what>party|event|wedding) (?<who>host|hosts|coordinator|planner)(?: (?<end>included|on site))?',
    ],
    lines: ['{what} {who} {end?}. You get to sit down, too.'],
    headlines: ['{what} {who} {end?}'],
    moments: ['You get to sit down, too'],
    sample: ['Party host', 'Party host. You get to sit down, too.'],
  },
  {
    id: 'private_play',
    said: ['private (?<what>games|tours|screenings|lanes|tastings|shopping|viewings|classes|lessons|showings)'],
    lines: ['Private {what}. Just your group, no strangers.'],
    headlines: ['Private {what}'],
    moments: ['Just your group, no strangers'],
    sample: ['Private games', 'Private games. Just your group, no strangers.'],
  },
  {
    id: 'as_you_are',
    said: ['come (?<how>as you are|in jeans|in your sweats|in costume)'],
    lines: ['Come {how}. Nobody checks your shoes.'],
    headlines: ['Come {how}'],
    sample: ['Come as you are', 'Come as you are. Nobody checks your shoes.'],
  },
  {
    id: 'coffee_after',
    said: [
      '(?<what>coffee|tea|lunch|cake|cookies|snacks|brunch|donuts) (?<when>after (?:the )?(?:service|class|worship|mass|meeting|concert|show))',
    ],
    lines: ['{what} {when}. Stay and meet somebody.'],
    headlines: ['{what} {when}'],
    sample: ['Coffee after service', 'Coffee after service. Stay and meet somebody.'],
  },
  {
    id: 'outdoors_daily',
    said: [
      '(?:outdoor|outside) (?<what>play|time|recess|learning|classes) (?<when>every day|daily|every morning|every week)',
    ],
    lines: ['Outdoor {what} {when}. Expect mud.'],
    headlines: ['Outdoor {what} {when}'],
    moments: ['Expect mud'],
    sample: ['Outdoor play every day', 'Outdoor play every day. Expect mud.'],
  },
  {
    id: 'no_phones',
    said: ['no (?<what>phones|screens|wi-?fi|screen time)'],
    lines: ['No {what}. Postcards still work.'],
    headlines: ['No {what}'],
    sample: ['No phones', 'No phones. Postcards still work.'],
  },
  {
    id: 'seats_many',
    said: [
      '(?:seats|room for|space for|capacity for|sleeps|holds) (?<n>(?:up to )?\\d{1,4})(?: (?<who>guests|people|friends|adults|kids|hens|bottles|bikes|cars))?',
    ],
    lines: ['Room for {n} {who?}. Nobody has to stay behind.'],
    headlines: ['Room for {n} {who?}', 'Space for {n} {who?}'],
    moments: ['Nobody has to stay behind'],
    sample: ['Seats 180', 'Room for 180. Nobody has to stay behind.'],
  },
  {
    id: 'drive_up',
    said: ['drive[- ]up (?<what>units?|access|windows?|service|pickup|storage)'],
    lines: ['Drive-up {what}. Park at the door and unload.'],
    headlines: ['Drive-up {what}'],
    moments: ['Park at the door and unload'],
    sample: ['Drive-up units', 'Drive-up units. Park at the door and unload.'],
  },
  {
    id: 'climate',
    said: ['(?<how>climate|temperature)[- ]controlled(?: (?<what>units?|storage|rooms?|cellar|greenhouse))?'],
    lines: ['{how}-controlled {what?}. Heat waves stay outside.'],
    headlines: ['{how}-controlled {what?}'],
    moments: ['Heat waves stay outside'],
    sample: ['Climate controlled', 'Climate-controlled. Heat waves stay outside.'],
  },
  {
    id: 'buy_and_sell',
    said: [
      'we (?<do>buy and sell|buy, sell and trade|buy, sell, and trade|buy & sell)(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: ['We {do} {what?}. Bring some, take some home.'],
    headlines: ['We {do} {what?}'],
    moments: ['Bring some, take some home'],
    sample: ['We buy and sell', 'We buy and sell. Bring some, take some home.'],
  },
  {
    id: 'under_price',
    said: ['everything (?<under>under|below|for) (?<money>[$€£]\\d{1,3})'],
    lines: ['Everything {under} {money}. You can look without flipping tags.'],
    headlines: ['Everything {under} {money}'],
    sample: ['Everything under $10', 'Everything under $10. You can look without flipping tags.'],
  },
  {
    id: 'trade_in',
    said: ['trade in (?<your>your )?(?<what>(?:old|outgrown|used) \\p{L}+(?: \\p{L}+)?)'],
    lines: ['Trade in {your?}{what}. It counts toward the next one.'],
    headlines: ['Trade in {your?}{what}'],
    sample: ['Trade in outgrown clothes', 'Trade in outgrown clothes. It counts toward the next one.'],
  },
];

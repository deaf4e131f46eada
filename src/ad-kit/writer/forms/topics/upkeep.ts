import type { Topic } from './topic';

/** What is done for a house, a yard, or a car. */
export const upkeep: readonly Topic[] = [
  {
    id: 'removed_for_you',
    said: [
      '(?<what>leaf|stump|tree|snow|debris|trash|wallpaper|graffiti|mold|rust|wasp nest|old mattress|old appliance) (?<done>removal|pickup|haul away|hauling)',
    ],
    lines: ['{what} {done}. You stay inside.'],
    headlines: ['{what} {done}'],
    sample: ['Leaf removal', 'Leaf removal. You stay inside.'],
  },
  {
    id: 'snow_plowing',
    said: ['snow (?<what>plowing|clearing|shoveling)'],
    lines: ['Snow {what}. You stay warm and get out on time.'],
    headlines: ['Snow {what}'],
    moments: ['Leave the shovel alone'],
    sample: ['Snow plowing', 'Snow plowing. You stay warm and get out on time.'],
  },
  {
    id: 'cleans_up_after',
    said: [
      '(?:we |they )?(?:clean ?up|sweep up|tidy up|cleanup)(?: after)?(?: (?<each>every|each) (?<what>job|visit|day|project))?',
      '(?:we )?leave (?:it|your (?<place>home|house|yard|kitchen)) (?:clean|spotless|as we found it)',
    ],
    lines: [
      'We clean up after {each?} {what?}. The broom can stay where it is.',
      'Your {place} is left clean. The broom can stay where it is.',
    ],
    headlines: ['We clean up after {each} {what}', 'Your {place} is left clean'],
    moments: ['The broom can stay put'],
    sample: ['Clean up after every job', 'We clean up after every job. The broom can stay where it is.'],
  },
  {
    id: 'safe_for_pets_yard',
    said: ['(?<safe>pet|kid|child|family)[- ]safe (?<what>treatments?|products|sprays?|fertilizer|paint|cleaners?)'],
    lines: ['{safe}-safe {what}. Everybody can stay put.'],
    headlines: ['{safe}-safe {what}'],
    sample: ['Pet safe treatment', 'Pet-safe treatment. Everybody can stay put.'],
  },
  {
    id: 'wraps_furniture',
    said: [
      '(?<who>we|movers) (?<do>wrap|pad|protect) (?:all )?(?:of )?(?:your|the) (?<what>furniture|floors|walls|doorways)',
    ],
    lines: ['{who} {do} your {what}. Yours look tomorrow as they do today.'],
    headlines: ['{who} {do} your {what}'],
    sample: ['We wrap your furniture', 'We wrap your furniture. Yours look tomorrow as they do today.'],
  },
  {
    id: 'picks_up_from',
    said: [
      'we (?<do>pick up|collect) (?<from>from|at) (?:your|the) (?<where>dorm|home|house|office|door|porch|curb|barn|school)(?: (?<more>for free|and deliver))?',
    ],
    lines: ['We {do} {from} your {where} {more?}. You don’t carry a thing across town.'],
    headlines: ['We {do} {from} your {where}'],
    moments: ['Nothing to carry across town'],
    sample: ['We pick up from your dorm', 'We pick up from your dorm. You don’t carry a thing across town.'],
  },
  {
    id: 'price_before_work',
    said: [
      '(?:(?:the|a) )?(?:full |firm |exact )?price (?<when>before (?:we|any work|work) starts?|before you (?:pay|book|say yes)|up front)',
    ],
    lines: ['You hear the price {when}. The yes is yours.'],
    headlines: ['The price {when}'],
    moments: ['The yes is yours'],
    sample: ['Price before we start', 'You hear the price before we start. The yes is yours.'],
  },
  {
    id: 'opening_hours_early',
    said: ['open (?:from )?(?<from>\\d{1,2}(?::\\d\\d)? ?am) (?:to|until|till|[-–]) ?(?<to>\\d{1,2}(?::\\d\\d)? ?pm)'],
    lines: ['We’re open {from} to {to}. Early and late enough for a workday.'],
    headlines: ['Open {from} to {to}'],
    moments: ['Long enough for a workday'],
    sample: ['Open 6:30am to 6pm', 'We’re open 6:30am to 6pm. Early and late enough for a workday.'],
  },
  {
    id: 'open_all_night',
    said: ['(?:we’re )?open (?<how>all night|all day and night|around the clock)'],
    lines: ['We’re open {how}. You’re never too late.'],
    headlines: ['Open {how}'],
    moments: ['You’re never too late'],
    sample: ['Open all night', 'We’re open all night. You’re never too late.'],
  },
  {
    id: 'booking_fast',
    said: ['(?<what>booking|filling up|filling|selling|going) fast'],
    lines: ['We’re {what} fast. Pick your time while there is one.'],
    headlines: ['{what} fast'],
    sample: ['Booking fast', 'We’re booking fast. Pick your time while there is one.'],
  },
  {
    id: 'ready_same_day',
    said: [
      '(?<what>ready|done|back|fixed|finished|approved) (?<when>the same day|same day|next day|the next day|overnight|while you wait)',
    ],
    lines: ['{what} {when}. You’re not without it for long.'],
    headlines: ['{what} {when}'],
    sample: ['Ready same day', 'Ready the same day. You’re not without it for long.'],
  },
  {
    id: 'lawn_and_planting',
    said: ['(?<what>design|planning) and (?<more>planting|installation|installing|build)'],
    lines: ['{what} and {more}. One team from sketch to last shovel.'],
    headlines: ['{what} and {more}'],
    sample: ['Design and planting', 'Design and planting. One team from sketch to last shovel.'],
  },
  {
    id: 'inside_and_out',
    said: [
      '(?<in>interior|inside|indoor) and (?<out>exterior|outside|outdoor)(?: (?<what>painting|cleaning|detailing|work))?',
    ],
    lines: ['{in} and {out} {what?}. One call does both.'],
    headlines: ['{in} and {out} {what?}'],
    moments: ['One call does both'],
    sample: ['Interior and exterior painting', 'Interior and exterior painting. One call does both.'],
  },
  {
    id: 'one_time_service',
    said: ['one[- ]time (?<what>service|cleaning|visits?|jobs?)(?: welcome| ok)?'],
    lines: ['One-time {what}. Nothing to sign up for.'],
    headlines: ['One-time {what}'],
    moments: ['Nothing to sign up for'],
    sample: ['One time service', 'One-time service. Nothing to sign up for.'],
  },
  {
    id: 'energy_efficient',
    said: ['(?<what>energy|fuel|water)[- ](?<how>efficient|saving)'],
    lines: ['{what}-{how}. Your next bill may notice.'],
    headlines: ['{what}-{how}'],
    sample: ['Energy efficient', 'Energy-efficient. Your next bill may notice.'],
  },
  {
    id: 'storm_damage_help',
    said: ['(?<what>storm|hail|water|fire|flood|wind) damage (?<help>help|repair|restoration|cleanup)'],
    isCalm: true,
    lines: ['{what} damage {help}. You have enough to sort out.'],
    headlines: ['{what} damage {help}'],
    sample: ['Storm damage help', 'Storm damage help. You have enough to sort out.'],
  },
];

import { always, some } from './some';
import type { Topic } from './topic';

/** What customers need not do, carry, or fear. */
export const relief: readonly Topic[] = [
  {
    id: 'risk_is_ours',
    said: [
      `${always}(?<what>(?:${some}) or (?:your money back|it’s free|you (?:don’t pay|pay nothing)|we (?:refund|redo|replace|remake|swap|fix) (?:it|them)(?: for free| free)?))`,
      `${always}(?<what>if (?:we|it|they) (?:can’t|don’t|doesn’t|isn’t) (?:${some}),? you pay nothing)`,
      `${always}(?<what>you (?:only pay|pay only) if (?:${some}))`,
      '(?<what>no (?:[\\p{L}-]+ )?[\\p{L}-]+, no fee)',
    ],
    isCalm: true,
    lines: ['{what}. The risk is ours.'],
    moments: ['The risk is ours'],
    sample: ['Pass first time or your money back', 'Pass first time or your money back. The risk is ours.'],
  },
  {
    id: 'bad_weather',
    said: [
      '(?<what>(?:full refund|free rebooking|rebook(?:ing)? free|cancel(?:lation)? free|free cancellation|money back|reschedule free|free rescheduling|move your date free|free to cancel) (?:if|when) (?:the weather (?:is bad|turns|stops us|changes)|it (?:rains|snows|pours)|it’s (?:too )?(?:windy|wet|stormy)|bad weather))',
    ],
    lines: ['{what}. The forecast is our problem.'],
    moments: ['The forecast is our problem'],
    sample: [
      'Free rebooking if the weather is bad',
      'Free rebooking if the weather is bad. The forecast is our problem.',
    ],
  },
  {
    id: 'wrong_size',
    said: [
      `${always}(?=.*\\bfree\\b)(?<what>(?:free )?(?:remakes?|exchanges?|alterations|remade|swaps?|resized|swap sizes|exchange sizes)(?: free| for free)? (?:if (?:it|they|the (?:size|fit)) (?:doesn’t|don’t|isn’t|is|are) (?:fit|off|wrong|right)|as they grow))`,
    ],
    lines: ['{what}. A wrong size costs you nothing.'],
    moments: ['A wrong size costs nothing'],
    sample: ['Free exchanges if the size is off', 'Free exchanges if the size is off. A wrong size costs you nothing.'],
  },
  {
    id: 'no_call_out_fee',
    said: [
      'no (?<what>call[- ]?out (?:fee|charge)|trip (?:fee|charge)|travel (?:fee|charge))(?: (?<within>within \\d+ \\p{L}+))?',
    ],
    lines: ['No {what} {within?}. Getting us there costs nothing.'],
    headlines: ['No {what} {within?}'],
    sample: ['No call-out fee', 'No call-out fee. Getting us there costs nothing.'],
  },
  {
    id: 'no_minimum',
    said: ['no (?<what>minimum(?: (?:order|quantity|purchase|spend))?|minimums)'],
    lines: ['No {what}. One is enough.'],
    headlines: ['No {what}'],
    moments: ['One is enough'],
    sample: ['No minimum order', 'No minimum order. One is enough.'],
  },
  {
    id: 'nothing_up_front',
    said: ['(?<what>(?:no|nothing|zero) up ?-?front(?: (?:cost|costs|fee|fees|payment|charge))?)'],
    lines: ['{what}. Nothing to pay on day one.'],
    headlines: ['{what}'],
    sample: ['No upfront cost', 'No upfront cost. Nothing to pay on day one.'],
  },
  {
    id: 'no_subscription',
    said: ['(?<what>[$€£]\\d[\\d.,]* once, no subscription|one payment, no subscription)'],
    lines: ['{what}. Nothing renews behind your back.'],
    moments: ['Nothing renews by itself'],
    sample: ['$19 once, no subscription', '$19 once, no subscription. Nothing renews behind your back.'],
  },
  {
    id: 'no_job_too_small',
    said: ['no (?<what>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:is )?too (?<how>small|big|old|large|little)'],
    lines: ['No {what} too {how}. Yours isn’t, either.'],
    headlines: ['No {what} too {how}'],
    sample: ['No job too small', 'No job too small. Yours isn’t, either.'],
  },
  {
    id: 'no_mess',
    said: ['(?<what>(?:no [\\p{L}-]+, )?no (?:mess|dust|debris)(?:, no [\\p{L}-]+)?)'],
    lines: ['{what}. Nothing to sweep up afterwards.'],
    headlines: ['{what}'],
    moments: ['Nothing to sweep up later'],
    sample: ['No mess', 'No mess. Nothing to sweep up afterwards.'],
  },
  {
    id: 'no_appointment',
    said: ['(?<what>no (?:appointments?|bookings?|reservations?)(?: (?:needed|required|necessary))?)'],
    lines: ['{what}. Come when it suits you.'],
    headlines: ['{what}'],
    moments: ['Come when it suits you'],
    sample: ['No reservations', 'No reservations. Come when it suits you.'],
  },
  {
    id: 'need_not_be_home',
    said: ['(?<what>(?:no need|you don’t need|you don’t have) to be (?:home|there|at home|in))'],
    lines: ['{what}. Go about your day.'],
    moments: ['Go about your day'],
    sample: ['No need to be home', 'No need to be home. Go about your day.'],
  },
  {
    id: 'no_selling',
    said: [
      'no (?<what>pressure|hard sell|sales pitch|sales pressure|upsells?|upselling|pushy (?:sales|upsells|salespeople)|commission(?:ed)? salespeople)',
    ],
    lines: ['No {what}. Take the time you need.', 'No {what}. “I’ll think about it” is a fine answer.'],
    headlines: ['No {what}'],
    moments: ['Take the time you need'],
    sample: ['No pressure', 'No pressure. Take the time you need.'],
  },
  {
    id: 'no_pressure',
    said: ['(?<what>no (?:lectures?|judgment|questions(?: asked)?)(?:, no (?:referral|judgment|pressure|lectures?))?)'],
    isCalm: true,
    lines: ['{what}. You don’t owe anyone an explanation.'],
    headlines: ['{what}'],
    sample: ['No questions asked', 'No questions asked. You don’t owe anyone an explanation.'],
  },
  {
    id: 'come_alone',
    said: ['no (?<what>partner|partners|team|date|date or partner) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. Come on your own.'],
    headlines: ['No {what} {end}'],
    moments: ['Come on your own'],
    sample: ['No partner needed', 'No partner needed. Come on your own.'],
  },
  {
    id: 'no_such_experience',
    said: ['no (?<what>(?:[\\p{L}-]+ ){1,2}(?:experience|skills?)) (?<end>needed|required|necessary)'],
    lines: ['No {what} {end}. Everyone starts somewhere.'],
    headlines: ['No {what} {end}'],
    moments: ['Everyone starts somewhere'],
    sample: ['No canning experience needed', 'No canning experience needed. Everyone starts somewhere.'],
  },
  {
    id: 'nobody_stops_working',
    said: ['no (?<what>downtime|shutdowns?|disruption|interruptions?)(?: (?<end>needed|required|necessary))?'],
    lines: ['No {what} {end?}. Everybody keeps working.'],
    headlines: ['No {what} {end?}'],
    sample: ['No downtime', 'No downtime. Everybody keeps working.'],
  },
  {
    id: 'paper_done_for_you',
    said: [
      `(?<who>we|I) (?<do>handle|do|file|fill in|take care of|sort|sort out|prepare) (?<what>(?:all |the |your |all the )?(?:[\\p{L}-]+ ){0,2}(?:paperwork|permits?|forms|visas?|licen[cs]es?|applications?|export papers)(?: and (?:[\\p{L}-]+ ){0,2}(?:paperwork|papers|permits|forms|visas?))?)(?: for you)?`,
      '(?<what>(?:[\\p{L}-]+ ){1,3}(?:paperwork|permits?|permission|forms|consent|insurance|visas?)) (?<how>handled|sorted|taken care of|done for you|already sorted)',
      '(?<what>(?:[\\p{L}-]+ ){1,3}(?:paperwork|permits?|forms|visas?)) (?<how>included)',
    ],
    lines: ['{who} {do} {what}. The forms aren’t your job.', '{what} {how}. The forms aren’t your job.'],
    moments: ['The forms aren’t your job'],
    sample: ['We handle the permit', 'We handle the permit. The forms aren’t your job.'],
  },
  {
    id: 'speaks_for_you',
    said: [
      '(?<what>(?:we|I) (?:deal with|speak to|talk to|call|negotiate with|handle) (?:your|the) (?:insurer|insurance company|insurance|council|planning officer|bank|landlord|airline|lender|tax office|irs)(?: for you)?)',
    ],
    isCalm: true,
    lines: ['{what}. You don’t have to call.'],
    moments: ['You don’t have to call'],
    sample: ['We deal with the insurer', 'We deal with the insurer. You don’t have to call.'],
  },
  {
    id: 'taken_away',
    said: [
      `(?<what>(?:we|I) (?:take|haul|cart|carry|clear) (?:the |your |all |away )?(?:${some}) away|(?:we|I) (?:haul|take|cart|clear) away (?:${some}))`,
    ],
    lines: ['{what}. Nothing is left for you to move.'],
    sample: ['We take the old fence away', 'We take the old fence away. Nothing is left for you to move.'],
  },
  {
    id: 'stay_where_you_are',
    said: [
      `(?:we |mobile, )?(?:comes?|travels?) to (?<where>you|you anywhere in (?:${some})|your (?:[\\p{L}-]+ or )?(?:home|house|yard|barn|office|hotel|stable|venue|door|driveway|school|workplace|site))`,
      '(?<what>(?:[\\p{L}-]+ (?:and |, )?){1,3}) (?<at>at your (?:home|place|house|office|yard|barn|door))',
    ],
    lines: ['We come to {where}. You stay where you are.', '{what} {at}. You don’t have to go anywhere.'],
    headlines: ['We come to {where}', '{what} {at}'],
    moments: ['You stay where you are'],
    sample: ['Comes to your yard', 'We come to your yard. You stay where you are.'],
  },
  {
    id: 'fetched',
    said: [
      `(?<what>(?:free|hotel|home|airport) pick[- ]?up (?:from|in|within) (?!home or school)(?:${some})|pick[- ]?up anywhere in (?:${some})|(?:free )?collection (?:from|by) (?:${some})|we collect (?:(?:it|them) )?from (?:${some}))`,
      '(?<what>(?:hotel (?:pickup|pick up|transfers?)|airport (?:pickup|transfers?)|shuttle|transfers)(?: (?:and|or) [\\p{L}-]+)?(?: is| are)? included)',
    ],
    lines: ['{what}. You don’t have to drive.'],
    moments: ['You don’t have to drive'],
    sample: ['Hotel pickup included', 'Hotel pickup included. You don’t have to drive.'],
  },
  {
    id: 'put_up_for_you',
    said: [
      `(?<what>(?:we|I) (?:set (?:it |everything )?up and take (?:it )?down|put it up(?: and take it down)?|hang it|plumb it in|fit it|install it|bring and set up (?:${some})|do the setup)(?: for you)?)`,
    ],
    lines: ['{what}. You keep your hands clean.'],
    moments: ['You keep your hands clean'],
    sample: ['We hang it for you', 'We hang it for you. You keep your hands clean.'],
  },
  {
    id: 'unmarked',
    said: [
      '(?<what>unmarked (?:vans?|cars?|boxes|vehicles?)|(?:plain|discreet|unmarked) (?:packaging|box|boxes|envelopes?|shipping))',
    ],
    isCalm: true,
    lines: ['{what}. The neighbors needn’t know.'],
    headlines: ['{what}'],
    moments: ['The neighbors needn’t know'],
    sample: ['Unmarked vans', 'Unmarked vans. The neighbors needn’t know.'],
  },
  {
    id: 'pausing',
    said: [
      '(?<what>(?:skip|pause|skip or pause|pause or skip|pause or cancel|skip or cancel|skip a week|skip a month)(?: (?:whenever|any time|anytime)(?: you (?:like|want))?| when you’re (?:on holiday|on vacation|away|traveling|busy)))',
      '(?<what>ships monthly, skip whenever you like)',
    ],
    lines: ['{what}. Your plans don’t have to fit ours.'],
    sample: ['Pause when you’re away', 'Pause when you’re away. Your plans don’t have to fit ours.'],
  },
];

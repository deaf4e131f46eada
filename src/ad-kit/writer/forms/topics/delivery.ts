import type { Topic } from './topic';

/** How it gets to the customer. */
export const delivery: readonly Topic[] = [
  {
    id: 'free_delivery_over',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |us |u\\.s\\. |uk |ground )?(?:delivery|shipping|postage|pickup)) (?:on (?:all |any )?orders? |for orders )?(?:over|above|from|on) (?<money>[$€£]\\d[\\d,.]*)(?:\\+| (?:and up|or more))?',
    ],
    lines: [
      'Free {what} over {money}, so order for the neighbors, too.',
      'Free {what} over {money}: fill the basket once, skip the trip.',
      'Free {what} over {money}, so stock up and stay home.',
      'Free {what} over {money}, so ask the neighbors.',
      'Free {what} over {money}, so fill the box.',
      'Free {what} over {money}, so it’s worth asking who else needs some.',
      'Free {what} over {money}: put in the spare one you’ll want anyway.',
      {
        text: 'Free {what} over {money}, about as heavy as you’d want to carry.',
        trades: ['pet_food', 'winery', 'bookstore'],
      },
    ],
    headlines: ['Free {what} over {money}'],
    sample: ['Free delivery over $30', 'Free delivery over $30, so stock up and stay home.'],
  },
  {
    id: 'free_delivery',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |two[- ]day |white[- ]glove |worldwide |us |curbside |carbon-neutral )?(?:delivery|shipping|postage))(?: (?<where>and returns|both ways|on (?:all|every|your first) orders?|nationwide|worldwide|in \\p{L}+(?: \\p{L}+)?|to your door|within \\d+ miles?|anywhere|in town|every month|always|on everything|both directions))?',
    ],
    lines: [
      'Free {what} {where}, so the price at checkout is the one you saw.',
      'Free {what} {where}: the couch is close enough to order from.',
      'Free {what}, so the price at checkout is the one you saw.',
      'Free {what}: order one thing or ten.',
      { text: 'Free {what}, so nobody has to borrow a truck.', trades: ['furniture', 'bedding'] },
    ],
    headlines: ['Free {what}', 'Free {what} {where}'],
    sample: ['Free shipping', 'Free shipping, so the price at checkout is the one you saw.'],
  },
  {
    id: 'fast_delivery',
    said: [
      '(?<when>same[- ]day|next[- ]day|two[- ]day|2[- ]day|overnight|express|one[- ]hour|weekend) (?<what>delivery|shipping|pickup)(?: (?<where>available|in \\p{L}+(?: \\p{L}+)?|(?:until|till|before|by) (?:\\d{1,2} ?[ap]m|noon)|on (?:all )?orders? (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|if you order (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|to your door))?',
    ],
    lines: [
      '{when} {what} {where}, for the birthday you remembered just now.',
      '{when} {what}, for the birthday you remembered just now.',
      '{when} {what}, so it’s there while you still need it.',
      '{when} {what} {where}, so it’s there while you still need it.',
      {
        text: '{when} {what}, so the apology gets there before dinner.',
        trades: ['florist'],
        tones: ['casual', 'friendly'],
      },
    ],
    headlines: ['{when} {what}', 'Forgot? {when} {what}'],
    sample: ['Same-day delivery', 'Same-day delivery, for the birthday you remembered just now.'],
  },
  {
    id: 'ships_in',
    said: [
      '(?:orders? |it |everything )?(?:ships?|shipped|leaves (?:us|the shop|our shop)) (?:out )?(?:in|within) <span>',
      '(?:ships?|shipped) (?<when>the (?:same|next) day|same day|today|tomorrow|overnight)',
    ],
    lines: [
      'Ships in {span}, so you’re not refreshing the tracking page.',
      'Your order ships in {span}, while you still remember what’s in it.',
      'Ships {when}, while you still remember what’s in the box.',
    ],
    headlines: ['Ships in {span}', 'Ships {when}'],
    sample: ['Ships in 24 hours', 'Ships in 24 hours, so you’re not refreshing the tracking page.'],
  },
  {
    id: 'delivered_in',
    said: [
      '(?:delivered|at your door|on your table|delivery|arrives) (?:in|within) <span>',
      '<length> (?<kind>delivery|shipping)',
    ],
    lines: [
      'Delivered in {span}, so you can plan the evening around it.',
      { text: 'At your door within {span}, and you never put on shoes.', tones: ['casual', 'friendly', 'exciting'] },
      '{length} {kind}, so you can say when it’ll be there.',
    ],
    headlines: ['Delivered in {span}', '{length} {kind}'],
    sample: ['Delivered in 30 minutes', 'Delivered in 30 minutes, so you can plan the evening around it.'],
  },
  {
    id: 'delivered_to_door',
    said: [
      '(?:delivered(?: (?<how>cold|hot|warm|fresh|frozen|assembled))?|delivery|we deliver|shipped|dropped off|brought|we bring it|delivers|comes) (?:right |straight )?to (?<where>your (?:door|doorstep|home|house|office|desk|table|porch|driveway|room)|you)(?: (?<when>every (?:week|month|\\p{L}+day|morning|other week)|weekly|monthly|daily|on \\p{L}+days?))?',
      '(?:home |weekly |daily )?delivery to (?<where>your (?:door|doorstep|home|office))',
    ],
    lines: [
      'Delivered {how?} to {where}, so the errand is off your Saturday.',
      'Delivered {how?} to {where} {when}, so you never stand before an empty shelf.',
      'Delivered {how?} to {where} {when}: one stop fewer on the way home.',
      'We deliver to {where}. You can stay in your slippers.',
    ],
    headlines: ['Delivered {how?} to {where}', 'Delivered {how?} to {where} {when}'],
    sample: ['Delivered to your door', 'Delivered to your door, so the errand is off your Saturday.'],
  },
  {
    id: 'comes_to_you',
    said: [
      '(?<we>we|I) (?<do>come|drive|travel) to (?<where>you|your (?:home|house|door|office|driveway|kitchen|place|street|desk)|your home or office|homes and offices)(?: (?<how>with everything|with our own tools))?',
      '(?:mobile (?:service|visits)|house calls|home visits|in-home (?:service|visits|sessions|lessons|care|training))(?: available)?',
    ],
    lines: [
      '{we} {do} to {where}, so you don’t sit in a waiting room.',
      '{we} {do} to {where}. Keep working until the doorbell rings.',
      '{we} {do} to {where} {how}, so you only have to open the door.',
      'House calls, so you don’t sit in a waiting room.',
      { text: '{we} {do} to {where}, so nobody has to wrestle the cat into a carrier.', trades: ['veterinarian'] },
      { text: '{we} {do} to {where}, so your car is ready when your shift is.', trades: ['cars'] },
    ],
    headlines: ['{we} {do} to {where}'],
    sample: ['We come to you', 'We come to you, so you don’t sit in a waiting room.'],
  },
  {
    id: 'pickup',
    said: [
      '(?:free |easy )?(?<what>curbside pick-?up|in-store pick-?up|store pick-?up|local pick-?up)(?: (?:available|in <span>))?',
      'order (?:online|ahead)(?: and|,)? (?<what>pick up(?: (?:in store|at the (?:counter|window|curb)))?|skip the line)',
    ],
    lines: [
      '{what}, so the kids can stay buckled in.',
      '{what} in {span}, so it fits between work and practice.',
      'Order ahead, {what}: in and out on your lunch break.',
      '{what}, so it fits between work and practice.',
    ],
    headlines: ['{what} in {span}'],
    sample: ['Curbside pickup', 'Curbside pickup, so the kids can stay buckled in.'],
  },
  {
    id: 'pickup_and_return',
    said: [
      '(?:we )?(?<what>pick[- ]?up and (?:delivery|drop-?off|return)|pick up and (?:deliver|drop off|return)|collect and return)',
    ],
    lines: [
      'We {what}, so you don’t spend lunch in traffic.',
      'Pickup and delivery, so you don’t spend lunch in traffic.',
    ],
    sample: ['We pick up and deliver', 'We pick up and deliver, so you don’t spend lunch in traffic.'],
  },
  {
    id: 'order_by_pick_up',
    said: [
      '(?<do>pre-?order|order|reserve) by <day>,? (?:and )?(?<then>(?:pick up|get it|delivered|eat|ready|arrives?|ships|collect|on your table|have it)(?: (?:by|on|for|before))? (?:it )?[\\p{L} ]{3,20})',
    ],
    lines: [
      '{do} by {day}, {then}. No luck needed.',
      '{do} by {day}, {then}, so you know it’s yours before you get up.',
      '{do} by {day}, {then}: nothing to hope for at the counter.',
    ],
    headlines: ['{do} by {day}, {then}'],
    sample: [
      'Preorder by Thursday, pick up Saturday',
      'Preorder by Thursday, pick up Saturday, so you know it’s yours before you get up.',
    ],
  },
  {
    id: 'order_by',
    said: [
      '(?<do>pre-?order|order|book|reserve|sign up|register|enroll|apply|rsvp|call|submit|return it|file|donate|switch) (?<by>by|before) <day>(?: (?<for>for [\\p{L} ]{3,24}))?',
    ],
    lines: [
      '{do} {by} {day} {for}, and it’s one thing settled.',
      '{do} {by} {day}. After that, it’s off your list.',
      '{do} {by} {day}, while you’re thinking of it.',
      { text: '{do} {by} {day} and you know what’s for the weekend.', trades: ['food_and_drink'] },
    ],
    headlines: ['{do} {by} {day}', '{do} {by} {day} {for}'],
    sample: ['Order by Thursday', 'Order by Thursday, while you’re thinking of it.'],
  },
  {
    id: 'ends_on',
    said: [
      '(?:(?:the |our )?(?<what>sale|offer|orders|early[- ]bird(?: (?:pricing|rate|discount))?|enrollment|registration|deal|applications|preorders?|discount|open enrollment|pricing) )?(?<ends>ends?|closes?|until|through|by|expires?|are due|is due) (?:(?:on|at) )?<day>',
      '(?<what>early[- ]bird(?: (?:price|pricing|rate|rates|tickets|discount))?|applications|enrollment) (?:open )?(?<ends>until|through|till) <day>',
    ],
    lines: [
      '{what} {ends} {day}, so ask your friends tonight, not next week.',
      '{what} {ends} {day}. If you’ve been meaning to, put it in your calendar.',
      'It {ends} {day}, so put it in your calendar now.',
    ],
    headlines: ['{what} {ends} {day}'],
    sample: [
      'Early bird until March 3',
      'Early bird until March 3. If you’ve been meaning to, put it in your calendar.',
    ],
  },
  {
    id: 'starts_on',
    said: [
      '(?:(?:next |new )?(?<what>class|course|cohort|session|season|semester|program|camp|classes|group|term|tour) )(?<starts>starts?|begins?|opens?|kicks off) (?:on |in )?<day>',
      '(?:next |new )?(?<what>class|course|cohort|session|season|semester|classes|groups?) (?<starts>start|begin|starts|begins) (?<day>every (?:month|\\p{L}+day|week)|in \\p{L}+|weekly|monthly)',
    ],
    lines: ['The next {what} {starts} {day}, so you have time to clear your evenings.'],
    headlines: ['{what} {starts} {day}'],
    sample: ['Next cohort starts May 4', 'The next cohort starts May 4, so you have time to clear your evenings.'],
  },
  {
    id: 'few_spots',
    said: [
      '(?:only |just )(?<n>\\d{1,4}) (?<what>seats?|spots?|places?|tickets?|rooms?|openings?|units?|lots?|pairs?|pieces|bottles)',
      '(?:limited|few) (?<what>seats|spots|spaces|tickets|places|availability)',
      '(?<n>\\d{1,4}) (?<what>seats?|spots?|places|tickets|rooms?) (?<of>left|available|remaining|only)',
    ],
    lines: [
      'Only {n} {what} {of}, so ask your friends before dinner, not after.',
      'Only {n} {what}, so text whoever is coming with you.',
      'Only {n} {what} {of}. One could have your name on it.',
      'Limited {what}, so text whoever is coming with you.',
      'Limited {what} {of}, so text whoever is coming with you.',
    ],
    headlines: ['Only {n} {what} {of}', 'Only {n} {what}', 'Limited {what}'],
    sample: ['Only 12 seats', 'Only 12 seats, so text whoever is coming with you.'],
  },
  {
    id: 'while_stocks_last',
    said: ['while (?<what>supplies|stocks?) lasts?'],
    lines: ['While {what} last, so don’t save it for next month’s list.'],
    sample: ['While supplies last', 'While supplies last, so don’t save it for next month’s list.'],
  },
];

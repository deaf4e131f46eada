import type { Topic } from './topic';

/** How it gets to the customer. */
export const delivery: readonly Topic[] = [
  {
    id: 'free_delivery_over',
    call: 'Shop now',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |us |u\\.s\\. |uk |ground )?(?:delivery|shipping|postage|pickup)) (?:on (?:all |any )?orders? |for orders )?(?:over|above|from|on) (?<money>[$€£]\\d[\\d,.]*)(?:\\+| (?:and up|or more))?',
    ],
    lines: [
      'Free {what} over {money}. Fill the basket once and skip the trip.',
      'Put in the spare one you’ll want anyway. It’s free {what} over {money}.',
      'Free {what} over {money}. You carry nothing.',
      { text: 'Free {what} over {money}. Order for the month in one go and it comes to you.', tones: ['professional'] },
      { text: 'Add the treat you were eyeing. Over {money}, it’s free {what}.', tones: ['casual'] },
      { text: 'Fill that basket! It’s free {what} over {money}!', tones: ['exciting'] },
      { text: 'You’re nearly out anyway. It’s free {what} over {money}.', tones: ['urgent'] },
      { text: 'Free {what} over {money}. Ask the neighbors what they need.', tones: ['friendly'] },
      {
        text: 'Over {money} it’s free {what}, about as heavy as you’d want to carry.',
        trades: ['pet_food', 'winery', 'bookstore'],
      },
    ],
    headlines: ['Free {what} over {money}', 'Over {money}: free {what}'],
    moments: ['Fill the basket, skip the trip', 'Stock up and stay home'],
    sample: ['Free delivery over $30', 'Free delivery over $30. Fill the basket once and skip the trip.'],
  },
  {
    id: 'free_delivery',
    call: 'Shop now',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |two[- ]day |white[- ]glove |worldwide |us |curbside |carbon-neutral )?(?:delivery|shipping|postage))(?: (?<where>and returns|both ways|on (?:all|every|your first) orders?|nationwide|worldwide|in \\p{L}+(?: \\p{L}+)?|to your door|within \\d+ miles?|anywhere|in town|every month|always|on everything|both directions))?',
    ],
    lines: [
      'Free {what} {where?}. The price at checkout is the one you saw.',
      'Free {what} {where?}. Add the small thing to the cart, too.',
      'Free {what} {where?}, whether you order one thing or ten.',
      { text: 'Free {what} {where?}. You don’t have to borrow a truck.', trades: ['furniture', 'bedding'] },
      { text: 'Free {what} {where?}! Click, done, on its way!', tones: ['exciting'] },
    ],
    headlines: ['Free {what}', 'Free {what} {where}', 'One thing or ten: free {what}'],
    moments: ['Nothing added at checkout', 'Order from the couch'],
    sample: ['Free shipping', 'Free shipping. The price at checkout is the one you saw.'],
  },
  {
    id: 'fast_delivery',
    call: 'Shop now',
    said: [
      '(?<when>same[- ]day|next[- ]day|two[- ]day|2[- ]day|overnight|express|one[- ]hour|weekend) (?<what>delivery|shipping|pickup)(?: (?<where>available|in \\p{L}+(?: \\p{L}+)?|(?:until|till|before|by) (?:\\d{1,2} ?[ap]m|noon)|on (?:all )?orders? (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|if you order (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|to your door))?',
    ],
    lines: [
      '{when} {what} {where?}. You remembered at lunch, and that’s fine.',
      '{when} {what} {where?}, for the birthday you remembered just now.',
      'Forgot until now? There’s {when} {what} {where?}.',
      {
        text: '{when} {what} {where?}. The apology gets there before dinner.',
        trades: ['florist'],
        tones: ['casual', 'friendly'],
      },
      { text: 'It’s today, and you’re late. {when} {what} {where?}.', tones: ['urgent'] },
    ],
    headlines: ['{when} {what}', 'Forgot? {when} {what}', '{when} {what} {where}'],
    moments: ['Forgot the birthday?', 'Order now, it won’t be late'],
    sample: ['Same-day delivery', 'Same-day delivery, for the birthday you remembered just now.'],
  },
  {
    id: 'ships_in',
    call: 'Shop now',
    said: [
      '(?:orders? |it |everything )?(?:ships?|shipped|leaves (?:us|the shop|our shop)) (?:out )?(?:in|within) <span>',
      '(?:ships?|shipped) (?<when>the (?:same|next) day|same day|today|tomorrow|overnight)',
    ],
    lines: [
      'Your order ships in {span}, while you still remember what’s in it.',
      'It ships in {span}. Order today and keep an eye on the porch.',
      'You order, and it ships {when}, while you still remember what’s in the box.',
      { text: 'It ships in {span}. You click, we grab the tape.', tones: ['casual', 'exciting', 'urgent'] },
    ],
    headlines: ['Ships in {span}', 'Ships {when}', 'Packed and gone in {span}'],
    moments: ['On its way before you forget', 'We pack as you order'],
    sample: ['Ships in 24 hours', 'Your order ships in 24 hours, while you still remember what’s in it.'],
  },
  {
    id: 'delivered_in',
    said: [
      '(?:delivered|at your door|on your table|delivery|arrives) (?:in|within) <span>',
      '<length> (?<kind>delivery|shipping)',
    ],
    lines: [
      'Delivered in {span}. You set the table, we’re on the way.',
      { text: 'At your door within {span}, and you never put on shoes.', tones: ['casual', 'friendly', 'exciting'] },
      '{length} {kind}. You can tell them when it’ll be there.',
    ],
    headlines: ['Delivered in {span}', '{length} {kind}', 'At your door in {span}'],
    moments: ['Stay in, we’re on our way', 'Don’t put on shoes'],
    sample: ['Delivered in 30 minutes', 'Delivered in 30 minutes. You set the table, we’re on the way.'],
  },
  {
    id: 'delivered_to_door',
    said: [
      '(?:delivered(?: (?<how>cold|hot|warm|fresh|frozen|assembled))?|delivery|we deliver|shipped|dropped off|brought|we bring it|delivers|comes) (?:right |straight )?to (?<where>your (?:door|doorstep|home|house|office|desk|table|porch|driveway|room)|you)(?: (?<when>every (?:week|month|\\p{L}+day|morning|other week)|weekly|monthly|daily|on \\p{L}+days?))?',
      '(?:home |weekly |daily )?delivery to (?<where>your (?:door|doorstep|home|office))',
    ],
    lines: [
      'It’s delivered {how?} to {where} {when?}. The errand is off your Saturday.',
      'Delivered {how?} to {where} {when?}. One stop fewer on the way home.',
      'You can stay in your slippers. We deliver to {where}.',
      'Open {where} and there it is, delivered {how?} {when?}.',
    ],
    headlines: ['Delivered {how?} to {where}', 'Delivered {how?} to {where} {when}'],
    moments: ['Keep your slippers on', 'One stop fewer on the way home', 'Let us do the driving'],
    sample: ['Delivered to your door', 'It’s delivered to your door. The errand is off your Saturday.'],
  },
  {
    id: 'comes_to_you',
    said: [
      '(?<we>we|I) (?<do>come|drive|travel) to (?<where>you|your (?:home|house|door|office|driveway|kitchen|place|street|desk)|your home or office|homes and offices)(?: (?<how>with everything|with our own tools))?',
      '(?:mobile (?:service|visits)|house calls|home visits|in-home (?:service|visits|sessions|lessons|care|training))(?: available)?',
    ],
    lines: [
      '{we} {do} to {where} {how?}. Skip the waiting room.',
      'Keep working until the doorbell rings. {we} {do} to {where}.',
      'You only open the door. {we} {do} to {where} {how?}.',
      'House calls, so you don’t sit in a waiting room.',
      { text: '{we} {do} to {where}. Nobody wrestles the cat into a carrier.', trades: ['veterinarian'] },
      { text: 'Your car is done when your shift is. {we} {do} to {where}.', trades: ['cars'] },
    ],
    headlines: ['{we} {do} to {where}', 'Stay put: {we} {do} to {where}'],
    moments: ['Skip the waiting room', 'Stay home, we’ll drive', 'Just open the door'],
    sample: ['We come to you', 'We come to you. Skip the waiting room.'],
  },
  {
    id: 'pickup',
    said: [
      '(?:free |easy )?(?<what>curbside pick-?up|in-store pick-?up|store pick-?up|local pick-?up)(?: (?:available|in <span>))?',
      'order (?:online|ahead)(?: and|,)? (?<what>pick up(?: (?:in store|at the (?:counter|window|curb)))?|skip the line)',
    ],
    lines: [
      '{what}. The kids can stay buckled in.',
      '{what} in {span}. Fit it between work and practice.',
      'Order ahead, {what}. In and out on your lunch break.',
    ],
    headlines: ['{what} in {span}', 'Stay in the car: {what}'],
    moments: ['In and out on your lunch break'],
    sample: ['Curbside pickup', 'Curbside pickup. The kids can stay buckled in.'],
  },
  {
    id: 'pickup_and_return',
    said: [
      '(?:we )?(?<what>pick[- ]?up and (?:delivery|drop-?off|return)|pick up and (?:deliver|drop off|return)|collect and return)',
    ],
    lines: [
      'You don’t spend lunch in traffic. We {what}.',
      'We {what}. Hand it over at the door and get it back there.',
    ],
    headlines: ['We {what}'],
    sample: ['We pick up and deliver', 'You don’t spend lunch in traffic. We pick up and deliver.'],
  },
  {
    id: 'order_by_pick_up',
    said: [
      '(?<do>pre-?order|order|reserve) by <day>,? (?:and )?(?<then>(?:pick up|get it|delivered|eat|ready|arrives?|ships|collect|on your table|have it)(?: (?:by|on|for|before))? (?:it )?[\\p{L} ]{3,20})',
    ],
    lines: [
      '{do} by {day}, {then}. No luck needed.',
      '{do} by {day}, {then}. You know it’s yours before you get up.',
      '{do} by {day}, {then}. No hoping at the counter.',
    ],
    headlines: ['{do} by {day}, {then}'],
    moments: ['Know it’s yours before you go', 'No luck needed at the counter'],
    sample: ['Preorder by Thursday, pick up Saturday', 'Preorder by Thursday, pick up Saturday. No luck needed.'],
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
      { text: 'You meant to do it last week. {do} {by} {day}.', tones: ['urgent'] },
    ],
    headlines: ['{do} {by} {day}', '{do} {by} {day} {for}', 'Set a reminder: {do} {by} {day}'],
    moments: ['Settle it this week', 'Put it on your calendar'],
    sample: ['Order by Thursday', 'Order by Thursday, while you’re thinking of it.'],
  },
  {
    id: 'ends_on',
    said: [
      '(?:(?:the |our )?(?<what>sale|offer|orders|early[- ]bird(?: (?:pricing|rate|discount))?|enrollment|registration|deal|applications|preorders?|discount|open enrollment|pricing) )?(?<ends>ends?|closes?|until|through|by|expires?|are due|is due) (?:(?:on|at) )?<day>',
      '(?<what>early[- ]bird(?: (?:price|pricing|rate|rates|tickets|discount))?|applications|enrollment) (?:open )?(?<ends>until|through|till) <day>',
    ],
    lines: [
      '{what} {ends} {day}. Decide this week, not next.',
      '{what} {ends} {day}. If you’ve been meaning to, that’s your date.',
      'It {ends} {day}. Put it on your calendar.',
    ],
    headlines: ['{what} {ends} {day}', 'Mark it down: {what} {ends} {day}'],
    moments: ['Put it on your calendar'],
    sample: ['Early bird until March 3', 'Early bird until March 3. Decide this week, not next.'],
  },
  {
    id: 'starts_on',
    said: [
      '(?:(?:next |new )?(?<what>class|course|cohort|session|season|semester|program|camp|classes|group|term|tour) )(?<starts>starts?|begins?|opens?|kicks off) (?:on |in )?<day>',
      '(?:next |new )?(?<what>class|course|cohort|session|season|semester|classes|groups?) (?<starts>start|begin|starts|begins) (?<day>every (?:month|\\p{L}+day|week)|in \\p{L}+|weekly|monthly)',
    ],
    lines: [
      'The next {what} {starts} {day}. Clear your evenings.',
      'You could be in it. The next {what} {starts} {day}.',
    ],
    headlines: ['Next {what} {starts} {day}', 'Clear your evenings: {starts} {day}'],
    moments: ['Clear your evenings'],
    sample: ['Next cohort starts May 4', 'The next cohort starts May 4. Clear your evenings.'],
  },
  {
    id: 'few_spots',
    said: [
      '(?:only |just )(?<n>\\d{1,4}) (?<what>seats?|spots?|places?|tickets?|rooms?|openings?|units?|lots?|pairs?|pieces|bottles)',
      '(?:limited|few) (?<what>seats|spots|spaces|tickets|places|availability)',
      '(?<n>\\d{1,4}) (?<what>seats?|spots?|places|tickets|rooms?) (?<of>left|available|remaining|only)',
    ],
    lines: [
      'Only {n} {what} {of?}. Ask your friends before dinner, not after.',
      'Only {n} {what} {of?}. One could have your name on it.',
      'Limited {what} {of?}. Text whoever is coming with you.',
      'Limited {what} {of?}. Save yours before you ask around.',
    ],
    headlines: ['Only {n} {what} {of}', 'Only {n} {what}', 'Limited {what}', 'Yours? Only {n} {what} {of?}'],
    moments: ['Text your friends tonight', 'Save yours before you ask'],
    sample: ['Only 12 seats', 'Only 12 seats. Ask your friends before dinner, not after.'],
  },
  {
    id: 'while_stocks_last',
    said: ['while (?<what>supplies|stocks?) lasts?'],
    lines: [
      'You’ve seen it go before. It’s here while {what} last.',
      'Only while {what} last. Don’t save it for next month’s list.',
    ],
    headlines: ['While {what} last'],
    sample: ['While supplies last', 'You’ve seen it go before. It’s here while supplies last.'],
  },
];

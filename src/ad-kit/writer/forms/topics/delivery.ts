import type { Topic } from './topic';

/** How it gets to the customer. */
export const delivery: readonly Topic[] = [
  {
    id: 'free_delivery_over',
    call: 'Shop now',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |us |u\\.s\\. |uk |ground )?(?:delivery|shipping|postage|pickup)) (?:on (?:all |any )?orders? |for orders )?(?:over|above|from|on) (?<money>[$€£]\\d[\\d,.]*)(?:\\+| (?:and up|or more))?',
    ],
    lines: ['{what} is free on orders over {money}.'],
    headlines: ['Free {what} over {money}', 'Over {money}: free {what}'],
    sample: ['Free delivery over $30', 'Delivery is free on orders over $30.'],
  },
  {
    id: 'free_delivery',
    call: 'Shop now',
    said: [
      'free (?<what>(?:local |home |standard |same[- ]day |next[- ]day |two[- ]day |white[- ]glove |worldwide |us |curbside |carbon-neutral )?(?:delivery|shipping|postage))(?: (?<where>and returns|both ways|on (?:all|every|your first) orders?|nationwide|worldwide|in \\p{L}+(?: \\p{L}+)?|to your door|within \\d+ miles?|anywhere|in town|every month|always|on everything|both directions))?',
    ],
    lines: ['{what} {where?} is free.'],
    headlines: ['Free {what}', 'Free {what} {where}'],
    sample: ['Free shipping', 'Shipping is free.'],
  },
  {
    id: 'fast_delivery',
    call: 'Shop now',
    said: [
      '(?<when>same[- ]day|next[- ]day|two[- ]day|2[- ]day|overnight|express|one[- ]hour|weekend) (?<what>delivery|shipping|pickup)(?: (?<where>available|in \\p{L}+(?: \\p{L}+)?|(?:until|till|before|by) (?:\\d{1,2} ?[ap]m|noon)|on (?:all )?orders? (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|if you order (?:by|before) (?:\\d{1,2} ?[ap]m|noon)|to your door))?',
    ],
    lines: ['There’s {when} {what} {where?}.'],
    headlines: ['{when} {what}', '{when} {what} {where}'],
    sample: ['Same-day delivery', 'There’s same-day delivery.'],
  },
  {
    id: 'ships_in',
    call: 'Shop now',
    said: [
      '(?:orders? |it |everything )?(?:ships?|shipped|leaves (?:us|the shop|our shop)) (?:out )?(?:in|within) <span>',
      '(?:ships?|shipped) (?<when>the (?:same|next) day|same day|today|tomorrow|overnight)',
    ],
    lines: ['Order today. It ships in {span}.', 'You order, and it ships {when}.'],
    headlines: ['Ships in {span}', 'Ships {when}'],
    sample: ['Ships in 24 hours', 'Order today. It ships in 24 hours.'],
  },
  {
    id: 'at_your_door_in',
    said: ['at your (?<place>door|house|car|side) (?:in|within) <span>'],
    lines: ['At your {place} in {span}. Start the clock.'],
    headlines: ['At your {place} in {span}'],
    moments: ['Start the clock'],
    sample: ['At your door in 20 minutes', 'At your door in 20 minutes. Start the clock.'],
  },
  {
    id: 'delivered_in',
    said: ['(?:delivered|on your table|delivery|arrives) (?:in|within) <span>', '<length> (?<kind>delivery|shipping)'],
    lines: ['At your door in {span}.', '{length} {kind}. You can tell them when it’ll be there.'],
    headlines: ['Delivered in {span}', '{length} {kind}', 'At your door in {span}'],
    sample: ['Delivered in 30 minutes', 'At your door in 30 minutes.'],
  },
  {
    id: 'delivered_to_door',
    said: [
      '(?:delivered(?: (?<how>cold|hot|warm|fresh|frozen|assembled))?|delivery|we deliver|shipped|dropped off|brought|we bring it|delivers) (?:right |straight )?to (?<where>your (?:door|doorstep|home|house|office|desk|table|porch|driveway|room)|you)(?: (?<when>every (?:week|month|\\p{L}+day|morning|other week)|weekly|monthly|daily|on \\p{L}+days?))?',
      '(?:home |weekly |daily )?delivery to (?<where>your (?:door|doorstep|home|office))',
    ],
    lines: ['It’s delivered {how?} to {where} {when?}.'],
    headlines: ['Delivered {how?} to {where}', 'Delivered {how?} to {where} {when}'],
    sample: ['Delivered to your door', 'It’s delivered to your door.'],
  },
  {
    id: 'comes_to_you',
    said: [
      '(?<we>we|I) (?<do>come|drive|travel) to (?<where>you|your (?:home|house|door|office|driveway|kitchen|place|street|desk)|your home or office|homes and offices)(?: (?<how>with everything|with our own tools))?',
      '(?:mobile (?:service|visits)|house calls|home visits|in-home (?:service|visits|sessions|lessons|care|training))(?: available)?',
    ],
    lines: ['{we} {do} to {where} {how?}. You don’t go anywhere.'],
    headlines: ['{we} {do} to {where}', 'Stay put: {we} {do} to {where}'],
    moments: ['You don’t go anywhere'],
    sample: ['We come to you', 'We come to you. You don’t go anywhere.'],
  },
  {
    id: 'pickup_and_return',
    said: ['(?:we )?(?<what>pick up and (?:deliver|drop off|return)|collect and return)'],
    lines: ['We {what}. Hand it over at the door and get it back there.'],
    headlines: ['We {what}'],
    sample: ['We pick up and deliver', 'We pick up and deliver. Hand it over at the door and get it back there.'],
  },
  {
    id: 'order_by_pick_up',
    said: [
      '(?<do>pre-?order|order|reserve) by <day>,? (?:and )?(?<then>(?:pick up|get it|delivered|eat|ready|arrives?|ships|collect|on your table|have it)(?: (?:by|on|for|before))? (?:it )?[\\p{L} ]{3,20})',
    ],
    lines: ['Two days to mark: {do} by {day}, {then}.'],
    headlines: ['{do} by {day}, {then}'],
    sample: ['Preorder by Thursday, pick up Saturday', 'Two days to mark: preorder by Thursday, pick up Saturday.'],
  },
  {
    id: 'order_by',
    said: [
      '(?<do>pre-?order|order|book|reserve|sign up|register|enroll|apply|rsvp|call|submit|return it|file|donate|switch) (?<by>by|before) <day>(?: (?<for>for [\\p{L} ]{3,24}))?',
    ],
    lines: ['{do} {by} {day}, while you’re thinking of it.', '{do} {by} {day} {for}. Later is too late.'],
    headlines: ['{do} {by} {day}', '{do} {by} {day} {for}', 'Set a reminder: {do} {by} {day}'],
    moments: ['Put it on your calendar'],
    sample: ['Order by Thursday', 'Order by Thursday, while you’re thinking of it.'],
  },
  {
    id: 'ends_on',
    said: [
      '(?:(?:the |our )?(?<what>sale|offer|orders|early[- ]bird(?: (?:pricing|rate|discount))?|enrollment|registration|deal|applications|preorders?|discount|open enrollment|pricing) )?(?<ends>ends?|closes?|until|through|by|expires?|are due|is due) (?:(?:on|at) )?<day>',
      '(?<what>early[- ]bird(?: (?:price|pricing|rate|rates|tickets|discount))?|applications|enrollment) (?:open )?(?<ends>until|through|till) <day>',
    ],
    lines: ['{what} {ends} {day}. If you’ve been meaning to, that’s your date.'],
    headlines: ['{what} {ends} {day}', 'Mark it down: {what} {ends} {day}'],
    moments: ['Put it on your calendar'],
    sample: [
      'Early bird until March 3',
      'Early-bird price until March 3. If you’ve been meaning to, that’s your date.',
    ],
  },
  {
    id: 'starts_on',
    said: [
      '(?:(?:next |new )?(?<what>class|course|cohort|session|season|semester|program|camp|classes|group|term|tour) )(?<starts>starts?|begins?|opens?|kicks off) (?:on |in )?<day>',
      '(?:next |new )?(?<what>class|course|cohort|session|season|semester|classes|groups?) (?<starts>start|begin|starts|begins) (?<day>every (?:month|\\p{L}+day|week)|in \\p{L}+|weekly|monthly)',
    ],
    lines: ['The next {what} {starts} {day}. You could be in it.'],
    headlines: ['Next {what} {starts} {day}'],
    sample: ['Next cohort starts May 4', 'The next cohort starts May 4. You could be in it.'],
  },
  {
    id: 'few_spots',
    said: [
      '(?:only |just )(?<n>\\d{1,4}) (?<what>seats?|spots?|places?|tickets?|rooms?|openings?|units?|lots?|pairs?|pieces|bottles)',
      '(?:limited|few) (?<what>seats|spots|spaces|tickets|places|availability)',
      '(?<n>\\d{1,4}) (?<what>seats?|spots?|places|tickets|rooms?) (?<of>left|available|remaining|only)',
    ],
    lines: [
      'Only {n} {what} {of?}. One could have your name on it.',
      'Limited {what} {of?}. Save yours before you ask around.',
    ],
    headlines: ['Only {n} {what} {of}', 'Only {n} {what}', 'Limited {what}'],
    sample: ['Only 12 seats', 'Only 12 seats. One could have your name on it.'],
  },
];

import { compounds } from './compounds';
import { beforeThing } from './shortened';

type Joined = readonly [pattern: RegExp, joined: string];

const suffixed =
  'allergy|bpa|cage|clog|conflict|cruelty|dairy|drug|fat|fragrance|gluten|grain|hassle|lactose|nut|peanut|plastic|soy|stress|sugar|worry';
const friendly = 'allergy|budget|beginner|child|diabetic|dog|eco|family|kid|pet|user|wallet';

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** "10 inch memory foam", "one hour appointment": a measure in the singular belongs to the thing behind it. */
const measured: readonly Joined[] = [
  '(\\d[\\d.,]*) (lb|oz|degree|second|minute|hour|day|night|week|month|year|inch|foot|mile|acre|gallon|course|seat|tier|bedroom|point|step|person|page|piece)',
  '(one|two|three|four|five|six|seven|eight|nine|ten|twelve) (minute|hour|day|night|week|month|year|course|bedroom)',
].map((measure) => [new RegExp(String.raw`(?<![\p{L}\d.,/$€£-])${measure}${beforeThing}`, 'giu'), '$1-$2']);

/** "GPS clock in", "van pick up": what there is; behind one who does it, or "to", it is done. */
const nounsAtEnd: readonly Joined[] = (
  [
    ['(check|clock) in', '$1-in'],
    ['pick up', 'pickup'],
    ['drop off', 'drop-off'],
  ] as const
).map(([verb, noun]) => [
  new RegExp(String.raw`(?<=^(?:[a-z\d-]+ ){0,2}(?!(?:and|can|must|or|they|to|we|you)\b)[a-z\d-]+ )${verb}$`, 'gi'),
  noun,
]);

/** What belongs together with a hyphen, where nothing else can be meant. */
export const joined: readonly Joined[] = [
  [new RegExp(String.raw`\b(${suffixed}) free\b`, 'gi'), '$1-free'],
  [new RegExp(String.raw`\b(${friendly}) friendly\b`, 'gi'), '$1-friendly'],
  [/\b(wood|coal) fired\b/gi, '$1-fired'],
  [/\b(family|woman|women|veteran|black|employee) owned\b/gi, '$1-owned'],
  [
    /\b(same|next) (day|week)(?= (?!after\b|as\b|before\b|in\b|till\b|until\b|he\b|I\b|she\b|they\b|to\b|we\b|you\b|if\b|when\b|for\b|on\b|in\b|and\b|or\b|by\b|at\b|with\b)\p{Ll})/giu,
    '$1-$2',
  ],
  [
    /\b(English|Spanish|French|German|Chinese|Mandarin|Korean|Vietnamese|Arabic|Portuguese) speaking\b/gi,
    '$1-speaking',
  ],
  [/\b(GPS) tracked(?= \p{Ll})/giu, '$1-tracked'],
  [
    /(\d) (minute|hour|day|week|month|year|mile)s?(?= (?:(?!and\b|for\b|from\b|of\b|or\b|per\b|to\b)[a-z]+ )?(?:appointment|battery|burn|call|class|consult|consultation|course|guarantee|lesson|mortgage|plan|program|range|ride|response|session|tour|trial|turnaround|visit|walk|warranty|workout)s?$)/g,
    '$1-$2',
  ],
  ...measured,
  [
    /\b(half|full|all|multi) day(?= (?!of\b|long\b|and\b|or\b|at\b|with\b|for\b|to\b|every\b|[a-z]+days?\b)\p{Ll})/giu,
    '$1-day',
  ],
  [
    /\b(half) (price)(?= (?!on\b|for\b|if\b|when\b|until\b|with\b|and\b|or\b|all\b|every\b|at\b|after\b|before\b|[a-z]+days?\b)\p{Ll})/giu,
    '$1-$2',
  ],
  [/\b(last) minute(?= \p{Ll})/giu, '$1-minute'],
  [
    /\b(fixed|flat) (fee|price|rate)(?= (?!after\b|before\b|by\b|until\b|when\b|if\b|on\b|for\b|of\b|per\b|and\b|or\b|no\b|from\b|with\b|every\b|in\b|each\b|a\b|at\b|you\b|we\b|always\b|not\b|whatever\b|guaranteed?\b|includes?\b|covers?\b)\p{Ll})/giu,
    '$1-$2',
  ],
  [
    /\b(women|ladies|men|adults|members|kids|cats|dogs) only(?= (?:area|beach|class|clinic|club|event|floor|gym|hours?|night|pool|resort|retreat|room|section|session|space|spa|studio|tour|trip|waiting room)(?:e?s)?\b)/gi,
    '$1-only',
  ],
  [/(?<![\p{L}\d])(A{1,3}|B) rated\b/gu, '$1-rated'],
  [/\b(carry) on(?= (?:approved|bags?|case|fits|friendly|luggage|size|sized|suitcases?)\b)/gi, '$1-on'],
  [
    /\b(?!dry cut\b(?! \p{Ll}))(air|brick|cold|dry|fire|grass|hand|kiln|lab|line|oven|pan|pasture|sand|slow|stone|sun) (aged|baked|brewed|built|carved|cast|cleaned|cooked|crafted|cut|dipped|dried|dyed|fed|finished|forged|ground|grown|knit|milled|painted|picked|poured|pressed|raised|roasted|rolled|sewn|smoked|stitched|tested|thrown|tied|washed|woven)\b/giu,
    '$1-$2',
  ],
  [/\b(wo)?men[’']s only(?= (?:class|classes|gym|hours?|night|sessions?)\b)/gi, '$1men-only'],
  [
    /\b(hand) (bent|blown|bound|folded|formed|lettered|painted|pulled|rubbed|set(?= \p{Ll})|shaped|sewn|tied|tossed|trimmed|whipped|wrapped)\b/giu,
    '$1-$2',
  ],
  [/\b(board|nationally|state) certified(?= \p{Ll}{2})(?! (?:and|by|for|in|since|to|with)\b)/giu, '$1-certified'],
  [/^(1|one) question (?=(?:quiz|survey)\b)/gi, 'one-question '],
  // "Bees relocated not killed".
  [/^(\p{L}+(?: \p{L}+)? \p{L}{3,}ed) not (\p{L}{3,}ed)$/giu, '$1, not $2'],
  [/^([A-Z]{2,5}) ([A-Z]{2,5}) (?=(?:and|&) )/g, '$1, $2, '],
  [/\b(battery|gas|solar|wind) powered\b/gi, '$1-powered'],
  [/\b(small) group(?= (?:class(?:es)?|lessons?|sessions?|tours?|training)\b)/gi, '$1-group'],
  [/\b(single) (origin|serve|source)(?= \p{Ll})/giu, '$1-$2'],
  [/\b1 on 1\b/g, '1-on-1'],
  [/\b(small) batch(?= \p{Ll})/giu, '$1-batch'],
  [
    /\b(high|low) (quality|cost|impact|interest|maintenance|sugar|speed|stress)(?= (?!and\b|or\b|for\b|at\b|on\b|with\b|of\b|from\b)\p{Ll})/giu,
    '$1-$2',
  ],
  [/\b(door) to door\b/gi, '$1-to-door'],
  [
    /\b(in) (house|home)(?= (?:care|chef|consultations?|design|estimates?|financing|lab|lessons?|massages?|sessions?|team|tutoring|visits?)\b)/gi,
    '$1-$2',
  ],
  [
    /\b(on) (site)(?= (?:assessments?|audits?|bar|catering|chef|childcare|coordinator|estimates?|gym|inspections?|laundry|manager|mechanics?|parking|quotes?|repairs?|restaurant|service|support|surveys?|team|training|vet|welding)\b)/gi,
    '$1-$2',
  ],
  [/\b(off) (street)(?= parking\b)/gi, '$1-$2'],
  [/\b(free) (range)(?= \p{Ll})/giu, '$1-$2'],
  [/\b(all) inclusive\b/gi, '$1-inclusive'],
  [/\b(self) (guided|watering|closing|adhesive|service|paced|storage|serve|catering|contained|cleaning)\b/gi, '$1-$2'],
  [/\b(vet|doctor|dentist|teacher) (approved|formulated|recommended)\b/gi, '$1-$2'],
  [/\b(drive|walk) up(?= (?:access|storage|units?|window)\b)/gi, '$1-up'],
  [/\b(call) out(?= (?:charges?|fees?)\b)/gi, '$1-out'],
  [/\b(1|one) (?:to|2) \1(?= \p{Ll})/giu, '$1-to-$1'],
  [/\bheat treated\b/gi, 'heat-treated'],
  [/\bmid (?=(?:January|February|March|April|June|July|August|September|October|November|December)\b)/gi, 'mid-'],
  [/^(\d+) years? (?=(?:[a-z-]+ ){0,2}(?:guarantee|warranty)$)/gi, '$1-year '],
  [/^(no [a-z]+ (?:cost|fees?)) (?=\d+% )/gi, '$1, '],
  [/\b(\d{2,3}) point (?=(?:check|inspected|inspection)\b)/gi, '$1-point '],
  [/\bpart[- ]time (and|or) full[- ]time\b/gi, 'part-time $1 full-time'],
  [/(?<=\p{L}{2})(?<!\bwith) (max|min) (\d[\d,]*(?: \p{L}+)?)$/giu, ', $1 $2'],
  [/(days?) (\d{1,2}(?::\d\d)? ?[ap]m)\b(?! ?(?:[-–]|to\b|till?\b|until\b))/gi, '$1 at $2'],
  [new RegExp(String.raw`\b(half price|off|one) (${weekday}s? (?:to|and|&) ${weekday}s?)$`, 'gi'), '$1, $2'],
  // Two things that one is spared, and what something is instead of another.
  [/^(no \p{L}+(?: (?!and\b|or\b)\p{L}+)?) (no \p{L}+(?: \p{L}+){0,2})$/giu, '$1, $2'],
  [
    /^((?!.*\b(?:am|are|can|could|did|do|does|has|have|if|is|may|must|or|should|was|were|why|will|would)\b)(?:[\p{L}’'-]+ ){0,5}\p{L}{2,}(?<!\b(?:and|but|just|or|so))) not ((?:an? |the )\p{L}+(?: \p{L}+)?|\p{L}+s)$/giu,
    '$1, not $2',
  ],
  [/\b(last|this|next) years (?=\p{Ll})/giu, '$1 year’s '],
  [/\bmid size\b/gi, 'mid-size'],
  [/\b(American|British|Irish|Italian|Scottish|Welsh)(?: |-)(grown|made|owned)(?= \p{Ll})/gu, '$1-$2'],
  [/\b(settling) in(?= (?:sessions?|visits?|period)\b)/gi, '$1-in'],
  [/ ([$€£]\d[\d.,]*) (feeds|fits|serves) (?=\d)/gi, ' for $1, $2 '],
  [/^([$€£]\d[\d.,]* (?:a|per) \p{L}+) (?=no \p{L}+(?: \p{L}+)?$)/giu, '$1, '],
  [/\b(\d,\d{3}) gallons? (?=(?:pump[- ]out|tank)s?\b)/gi, '$1-gallon '],
  [/\bwalk in (?=(?:clinic|hours?|sick)\b)/gi, 'walk-in '],
  [/^(pick ?up|drop[- ]?off) (\w+day) (return|back) (?=\w+day$)/gi, '$1 $2, $3 '],
  [/\b(by \d[\d:]*(?: ?[ap]m)?) (?=back by \d)/gi, '$1, '],
  // "Laser fillings no drill".
  [
    /^((?:[a-z-]+ ){0,2}[a-z]{3,}s)(?<!\b(?:adds|asks|charges|costs|has|is|leaves|means|needs|requires|says|takes|uses|was)) no (\p{L}+(?: \p{L}+)?)$/giu,
    '$1, no $2',
  ],
  [/\bu[- ](cut|pick)\b/gi, 'U-$1'],
  [/\b(\d) ?\+ ?(\d{1,2})$/g, '$1 and $2'],
  [
    /\b(no) (damage|nonsense|obligation|risk)(?= (?:approach|consult|entry|estimates?|lockout|policy|quotes?|service)\b)/gi,
    '$1-$2',
  ],
  // "Hem pants $15 same day", "$45 all materials included".
  [/([$€£]\d[\d.,]*) (?=same day$)/gi, '$1, '],
  [/^([$€£]\d[\d.,]*) (?=(?:all )?(?:\p{L}+ ){1,2}included$)/giu, '$1, '],
  [
    /^((?:local|our own|real|same|small|trained) (?:crew|people|staff|team)|(?:flat|one|set|simple) (?:fee|price|pricing|rate)) (?=no \p{L}+(?: \p{L}+)?$)/giu,
    '$1, ',
  ],
  [/^(email|send|snap|text) (us )?(an?|your|the) (\p{L}+) (?=get \p{L})/giu, '$1 $2$3 $4, '],
  [/\b(long|short) term(?= \p{Ll})/giu, '$1-term'],
  [/\b(first) time(?= \p{Ll}{3,}(?:ers?|ors?|s)\b)/giu, '$1-time'],
  [/\b(hands) free\b/gi, '$1-free'],
  [/\b(in) person(?= \p{Ll}{4,}s\b)/giu, '$1-person'],
  [/\bapp store\b/g, 'App Store'],
  [/\b(hour|day|week|month|year) long(?= \p{Ll})/giu, '$1-long'],
  [/\b(trade) (ins?)(?= (?:accepted|allowance|credit|offers?|taken|value|welcome))/gi, '$1-$2'],
  [/\b(tune) ups\b/gi, '$1-ups'],
  [/\b(tune) up(?= [$€£]|$| (?:every|for|the|your)\b)/gi, '$1-up'],
  [/^((?:book|call|order|reserve) by \S+(?: [ap]m)?) (?=(?:get|pick up)\b)/giu, '$1, '],
  [/(?<=[^,]) not just (?=(?:a|an|one|the)\b)/g, ', not just '],
  [/([$€£]\d[\d.,]* \p{L}+) ([$€£]\d[\d.,]* \p{L}+)$/gu, '$1, $2'],
  [/\b(pump) out(?=s?\b)(?! (?:the|your)\b)/gi, '$1-out'],
  [/\b(loose) leaf(?= \p{Ll})/giu, '$1-leaf'],
  [/\b(home) (cooked|baked|grown)\b/gi, '$1-$2'],
  [/\b(low) (calorie|carb|fat|sodium|sugar)(?= (?:&|\p{Ll}))/giu, '$1-$2'],
  [/\bmedic(aid|are)\b/g, 'Medic$1'],
  [
    /\b(piano|guitar|violin|drums|voice|cello|flute|bass) (piano|guitar|violin|drums|voice|cello|flute|bass) and (?=\p{L})/giu,
    '$1, $2, and ',
  ],
  [
    /^(?!(?:all|book|buy|find|get|have|hire|made|meet|most|new|our|the|try|your)\b)(\p{L}{3,}(?<!ly)) (accredited|approved|based|certified|licensed|checked|compliant|led|registered|ready|tested|trained)(?= (?!and\b|by\b|free\b|daily\b|monthly\b|weekly\b|yearly\b|for\b|in\b|on\b|or\b|to\b|with\b|at\b|from\b|every\b|since\b|through\b)\p{L})/giu,
    '$1-$2',
  ],
  [/\b(background) (checked)(?= \p{Ll})/giu, '$1-$2'],
  [/\b(no) (\p{L}+)(?= (?:guarantee|policy|warranty)$)/giu, '$1-$2'],
  [/\b(hands) on(?= (?:class|course|help|labs?|learning|lessons?|training|workshops?)(?:e?s)?\b)/gi, '$1-on'],
  [/\b(built) in(?= (?!an?\b|house\b|just\b|less\b|one\b|our\b|small\b|the\b|under\b|your\b)\p{Ll})/giu, '$1-in'],
  [/\b(in) house(?= \p{Ll})/giu, '$1-house'],
  [/\b(pre) owned\b/gi, '$1-owned'],
  [/\b(drop) (ins?)\b(?! \p{Ll}+ (?:box|off))/giu, '$1-$2'],
  [/^(1|one) owner(?= \p{Ll})/giu, 'one-owner'],
  [
    /^((?!all\b|many\b|most\b|some\b)\p{Ll}[\p{Ll} ]+ (?:cleaning|delivery|install|installs|repair|repairs|service)) same[- ]day$/u,
    'same-day $1',
  ],
  [/\b(catch) up(?= (?:accounting|bookkeeping|cleanup|lessons|tutoring)\b)/gi, '$1-up'],
  [/\b(\d+)[- ]year ?\/ ?([\d,]+)[- ]mile\b/gi, '$1-year/$2-mile'],
  [/\b(in) home(?= assessments?\b)/gi, '$1-home'],
  // "Free trial no card": what one is spared beside it.
  [
    /^(?!no\b)((?!.*\b(?:add|adds|are|ask|asks|charge|charges|has|have|is|know|knows|leave|leaves|make|makes|means?|need|needs|offers?|or|say|says|take|takes|there’s|use|uses|want|with)\b)[^,]{6,60}?[^,\s])(?<!\b(?:and|at|but|for|if|in|of|on|to|when)) (no (?:(?:annual|credit|hidden|monthly|setup|long) )?(?:ads|appointments?|bleach|cages|drill(?:ing)?|mess|money down|noise|odor|smell|splinters|stairs|streaks|cards?|chemicals|commitments?|contracts?|cover|crowds|deposits?|fees?|insurance|interest|judgment|limits?|minimums?|pressure|soap|stove|subscriptions?|surprises|tools|upcharge|waiting|wi-?fi)(?: (?:needed|required))?)$/iu,
    '$1, $2',
  ],
  [/\b(touch) ups\b/gi, '$1-ups'],
  [
    /^(?!(?:arts|business|kids|ladies|mens|sales|savings|sports|womens)\b)(\p{L}+s) (\p{L}+s) and (\d+ \p{L}+s)$/iu,
    '$1, $2, and $3',
  ],
  [/\bSOC 2 type (?=II?\b)/gi, 'SOC 2 Type '],
  [/\bFAA part (?=\d)/gi, 'FAA Part '],
  [/\b(chef) (cooked|made|prepared)\b/gi, '$1-$2'],
  [/\b(move) in(?= (?:bonus|date|day|fees?|ready|specials?)\b)/gi, '$1-in'],
  [/\b(daily|weekly) check ins\b/gi, '$1 check-ins'],
  [/\b(year) round(?= \p{Ll})/giu, '$1-round'],
  [/\b(no) shows\b/gi, '$1-shows'],
  [/\b(\d{1,3}) pack\b(?! of\b)/gi, '$1-pack'],
  [/\b(farm|field|sea) to (fork|table)\b/gi, '$1-to-$2'],
  [/\b(drop) in(?= (?:class|lesson|session|visit)(?:e?s)?\b)/gi, '$1-in'],
  [/\b(day) of(?= (?:coordinat(?:ion|or)|delivery)\b)/gi, '$1-of'],
  [/\b(kid|toddler|dog|chef) (approved|tested)(?= \p{Ll})/giu, '$1-$2'],
  [/\b(in) unit(?= (?:laundry|washers?)\b)/gi, '$1-unit'],
  [/\b(extra) (large|wide|soft)(?= \p{Ll})/giu, '$1-$2'],
  [
    /\b(mail|walk|trade) in(?= (?:appointments?|clinic|cooler|closet|fittings?|haircuts?|orders?|repairs?|service|tours?|values?|visits?)\b)/gi,
    '$1-in',
  ],
  [/(?<![\p{L}\d])([A-Z]{3,5}|board) certified(?= \p{Ll})/gu, '$1-certified'],
  [/\b(\d{1,2}) (star|year|point)(?= (?:reviews?|ratings?|rated|old|experience|inspection|check)\b)/gi, '$1-$2'],
  [/\b(two|three|four|five|six|seven) (star)(?= (?:reviews?|ratings?|hotel)\b)/gi, '$1-$2'],
  [/\b(non) (toxic|slip|stick|gmo)\b/gi, '$1-$2'],
  [/\b(walk-ins) ok(?:ay)?$/gi, '$1 welcome'],
  [
    /^((?:book|order|register|sign up|enroll|apply|reserve|buy) by \p{L}+ \d{1,2}(?:st|nd|rd|th)?) (?=save\b|get\b)/giu,
    '$1 and ',
  ],
  [/^(\p{L}[\p{L}-]+), (\p{L}[\p{L}-]+), (?!and\b|or\b)(\p{L}[\p{L}-]+)$/giu, '$1, $2 and $3'],
  [
    /\b(licensed|bonded|insured|certified|vetted),? (licensed|bonded|insured|certified|vetted),? and (?=\p{Ll})/giu,
    '$1, $2 and ',
  ],
  ...nounsAtEnd,
  [/^([$€£]\d[\d.,]* (?:a|per) [a-z]+) ([a-z]+ included)$/gi, '$1, $2'],
  [/^(picked up .*[^,]) (back|delivered|returned) (?=by\b|in\b|within\b)/gi, '$1, $2 '],
  [/\b(after) hours(?= (?:calls?|care|clinic|emergencies|emergency|line|service|support|visits?)\b)/gi, '$1-hours'],
  [/\b(financing) (?=\d+ months$)/gi, '$1 for '],
  [/\bus(?= based\b)/g, 'US'],
  [/\b(one|two|three|four) way(?= (?:audio|mirror|radio|stretch|texting|tickets?|valet|zip)\b)/gi, '$1-way'],
  [new RegExp(String.raw`\b(walk) in(?= ${weekday}s?\b)`, 'gi'), '$1-in'],
  [new RegExp(String.raw`\b(${weekday}s?) (?=${weekday}s?$)`, 'g'), '$1 and '],
  [/^(\d+ (?:lanes|rooms|stations|tables)) (?=\d+ (?:hours|minutes)$)/gi, '$1, '],
  [/^((?!\d)[a-z]+(?: [a-z]+)? (?:coating|guarantee|seal|warranty)) (\d+) years?$/gi, '$2-year $1'],
  [
    /^(cut|mow|sweep|trim|vacuum|wash),? (blow|color|dry|edge|mop|fold|trim),? and (?=(?:blow|dust|fold|iron|seal|style|wax)\b)/gi,
    '$1, $2, and ',
  ],
  [/\b(curbside|free|in-store|same-day|shuttle|store|van) pick up(?= (?:at|from|in|within)\b)/gi, '$1 pickup'],
  [/(?<=\p{L}{3}) shaped(?= \p{Ll})/gu, '-shaped'],
  [/\bnon[- ]heated\b/gi, 'unheated'],
  [/\bnon (?=(?:alcoholic|boring|dairy|gmo|invasive|profit|slip|smoking|stick|surgical|toxic)\b)/gi, 'non-'],
  [/\bplay (?=rooms?\b)/gi, 'play'],
  [/^(no) (contract)(?= (?:internet|membership|monitoring|phones?|plans?|service)\b)/gi, '$1-$2'],
  [
    /\b(child|dishwasher|food|kid|microwave|pet|septic) safe(?= (?!and\b|for\b|in\b|on\b|to\b|when\b)\p{Ll})/giu,
    '$1-safe',
  ],
  // "New arrivals Fridays", "open until 8 weekdays".
  [
    new RegExp(
      String.raw`(?<=[a-z]{4,}s |(?:author|brunch|game|music|open mic|trivia) (?:day|hour|night) )(?=${weekday}s$)`,
      'g',
    ),
    'on ',
  ],
  [
    new RegExp(
      String.raw`(?<=^open (?:till?|until) \d{1,2}(?::\d\d)?(?: ?[ap]m)? )(?=weekdays|weekends|${weekday}s)`,
      'gi',
    ),
    'on ',
  ],
  [/^((?:book|order) (?:ahead|online)) (?=(?:pay|pick up|save|skip)\b)/gi, '$1, '],
  [/^([a-z]+ed) not ([a-z]+ed)$/gi, '$1, not $2'],
  [/^([$€£]\d[\d.,]*) (?=(?:early[- ]bird|member|military|senior|sibling|student) discount \d)/gi, '$1, '],
  [/\bthru\b/gi, 'through'],
  [/^board up (?=in\b|within\b)/gi, 'board-up '],
  [/^([A-Z]{4,5}) (aware|trained)$/g, '$1-$2'],
  [/\b(e) (?=(?:bike|scooter)s?\b)/gi, '$1-'],
  [/\b(after) school (?=(?:appointments?|care|classes|hours|lessons|pickup|programs?)\b)/gi, '$1-school '],
  [/\b(hand|home) made\b/gi, '$1made'],
  [/\b(water) proof\b/gi, '$1proof'],
  ...compounds,
];

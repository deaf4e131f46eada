/** What follows a span of time or a length without belonging to it: "2 week old", "15 minutes from town". */
const noThing =
  'a after ago all an and any apart apiece at away before behind by daily deep down each early every extra flat for free ' +
  'from full high if in into is late later left long more no of off old on once only or out over per plus same short since ' +
  'straight tall than that the then thick through till to total until up we when while wide with within without you';

/** Ahead of a thing that a measure belongs to: "10-year | guarantee". */
export const beforeThing = String.raw`(?= (?!(?:${noThing.replaceAll(' ', '|')}|\p{L}+ed)\b)\p{Ll}{2})`;

const spans = { min: 'minute', hr: 'hour', wk: 'week', mth: 'month', mo: 'month', yr: 'year' };

/** "2 wk trial" is a "2-week trial", and "open 24 hrs" "24 hours". */
const shortSpans = Object.entries(spans).flatMap(([short, full]): [RegExp, string][] => [
  [new RegExp(String.raw`(?<![$€£\d][\d.,]*)(\d+)[ -]?${short}\b\.?${beforeThing}`, 'gu'), `$1-${full}`],
  [new RegExp(String.raw`(?<![$€£\d][\d.,]*)(\d+) ?${short}s?\b\.?`, 'g'), `$1 ${full}s`],
]);

/** Measures that are written out, and signs of a text message. */
export const shortened: readonly (readonly [pattern: RegExp, full: string])[] = [
  [/\bb4\b/g, 'before'],
  [/\b[uU]r\b(?= \p{Ll})/gu, 'your'],
  [/(\d\+?) ?(?:yrs?\b\.?|years?) experience/g, '$1 years of experience'],
  ...shortSpans,
  [/\b24 hours? (?=(?:[a-z]+ )?(?:service|support|access|help|line|gym|diner|emergency)\b)/g, '24-hour '],
  [/\b(\d{1,2}(?: (?:days?|weeks?|months?|years?|am|pm)|am|pm)?) [-–] (?=\d{1,2}(?![\d:-]))/g, '$1 to '],
  [/(?<![\d,.$€£-])(\d)(\d{3}) (?=(?:gal|gallons?|guests|lbs?|loads|miles|people|pounds|sq|square)\b)/g, '$1,$2 '],
  [/(?<=\d{3} )gal\b\.?/g, 'gallons'],
  [/^(\d+[- ](?:day|night)) money[- ]back$/gi, '$1 money-back guarantee'],
  [/^(\d+[- ](?:day|night)) (exchange|return)$/gi, '$1 $2s'],
  // Articles that notes leave out.
  [/\bby (certified|licensed|local|master|professional|retired|trained) (\p{L}+(?:an|er|ist|or))\b/gu, 'by a $1 $2'],
  [/\b(get|take home|with) (bag|bottle|bowl|box|cup|jar|loaf|pair|slice) of\b/gi, '$1 a $2 of'],
  [/\bat (counter|door|gate)$/g, 'at the $1'],
  [/\b(after|before) (lesson|move|visit)$/g, '$1 the $2'],
  [/\bwith (pump[- ]out|oil change)$/g, 'with a $1'],
  [
    /^(bake|book|brew|build|buy|finish|get|grow|learn|make|play|run|sew|sing|write) first (?=\p{L}+(?<!s)\b)/giu,
    '$1 your first ',
  ],
  [
    /\bat (\d{1,2}(?::\d\d)? ?[ap]m) (?=(?:class|game|mass|matinee|meeting|service|session|show|tour)\b)/g,
    'at the $1 ',
  ],
  [
    /\b(for|of|off|on|with) first (?=(?:\d+ )?(?:box|class|clean|cleaning|consultation|delivery|exam|groom|haircut|job|lesson|month|mow|order|purchase|rental|ride|service|session|stay|treatment|trip|visit|week|year)(?:e?s)?\b)/gi,
    '$1 your first ',
  ],
  [/(\d\+?) years (combined|industry|local|teaching) experience\b/g, '$1 years of $2 experience'],
  [/^auto (?=\p{L}+(?:acks|ates|ends|ills|izes|oices|yncs)\b)/giu, 'automatically '],
  [/^free up to (?=\d+ \p{L})/giu, 'free for up to '],
  [/(?<=[a-z]) then (?=[$€£]\d)/g, ', then '],
  [/\bmens\b/g, 'men’s'],
  [/\bavail\b\.?/g, 'available'],
  [/\b(one|two|three|\d) (drink|item|night|person|plate) min\b\.?/gi, '$1-$2 minimum'],
  [/^((?:all(?: major)?|most) insurances?)$/gi, '$1 accepted'],
  [/\bat first (class|lesson|session|visit)$/g, 'at the first $1'],
  [
    /^(?!your\b|free\b|the\b|first\b)([a-z][a-z -]+ (?:analysis|exam|test|tour)) first visit$/gi,
    '$1 at the first visit',
  ],
  [/\b(no [a-z ]+)(?<! the) first (\d+ (?:days|months|weeks))$/gi, '$1 for the first $2'],
  [/\bfor (quote|estimate)$/g, 'for a $1'],
  [/\bfor full (day|hour|week)$/g, 'for the full $1'],
  [/\bin (fridge|freezer|oven)\b/g, 'in the $1'],
  [/^free (\p{L}+(?: \p{L}+)?) takes (?=\d)/giu, 'the $1 is free and takes '],
  [/^([$€£]\d[\d.,]*) free (?!shipping|delivery)(?=\p{Ll})/gu, '$1 with free '],
  [/^from ([$€£]\d[\d.,]*) ((?:large|medium|small|big|long|short) \p{Ll}+s)$/gu, 'from $1 for $2'],
  [/^(?:we )?book(?:ed)? out by /gi, 'we book out by '],
  [/^work(?:ing)? (?=(?:evenings|nights|weekends)\b)/gi, 'we work '],
  [/\btodays\b/gi, 'today’s'],
  [/\ba (day|month|week|year)s (?!of\b|and\b|in\b|on\b)(?=\p{Ll}{3})/giu, 'a $1’s '],
  [/^([$€£]\d[\d.,]* \p{L}+) (kids (?:under \d+ )?free)$/giu, '$1, $2'],
  [/\bplugs in(?:to)? (?=(?:regular|standard|normal) outlet\b)/gi, 'plugs into a '],
  [
    /^((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?:-\d{1,2})?) (?=\d{1,2}(?::\d\d)? ?[ap]m\b)/giu,
    '$1, ',
  ],
  [/\b(next|last|this) (month|week)s (?!of\b|and\b|in\b|on\b)(?=\p{Ll}{3})/giu, '$1 $2’s '],
  [/\btomorrows (?=\p{Ll}{3})/giu, 'tomorrow’s '],
  [/\bits (?=[$€£]\d)/gi, 'it’s '],
  [/\bkids (?=(?:camps?|class(?:es)?|crafts|cuts?|haircuts?|lessons|meals?|parties|party)\b)/gi, 'kids’ '],
  [/\b(before|after) (march|may|june|october|november|december) (?=(?:act|exam|sat|test)\b)/gi, '$1 the $2 '],
  [/\bof (\d+) or less$/g, 'of $1 or fewer'],
  [/\bmost ins\b\.?/gi, 'most insurance'],
  [/^avg\b\.? /gi, 'average '],
  [/([$€£]\d[\d.,]*) lb\b\.?/gi, '$1 a pound'],
  [/\bbakers dozen\b/gi, 'baker’s dozen'],
  [/\b(medicaid|medicare) (and|&|or) chip\b/gi, '$1 $2 CHIP'],
  [/\bmedicare advantage\b/gi, 'Medicare Advantage'],
  [/\b(slack (?:and|&|or)) teams\b/gi, '$1 Teams'],
  [/\bnew zealand\b/gi, 'New Zealand'],
  [/\bgf\b/gi, 'gluten-free'],
  [/^start(?:s|ing)? (?:at|from) (?=[$€£]\d)/gi, 'from '],
  [/^([a-z]+s) from ([$€£]\d[\d.]*),? (?:feeds?|serves?) (\d+)$/gi, '$1 for $3 from $2'],
  [/\b(bab|famil|galler|hobb|lad|part|pupp|stor)ys\b/g, '$1ies'],
  [/\bw-?2s?(?= (?:filed|included)\b|$)/gi, 'W-2 forms'],
  [/\bon phone$/g, 'on a phone'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/\bsoc ?2\b/g, 'SOC 2'],
  [/\bappts\b/gi, 'appointments'],
  [/\bappt\b/gi, 'appointment'],
  [/\btil\b/g, 'until'],
  [/(?<=[^\d\s] |[$€£]\d{1,6} )w(?= [a-z\d])/g, 'with'],
  [/(?<=\b(?:a|per) )wk\b/g, 'week'],
  [/([$€£]\d[\d.,]*) (month|week|year|hour|night|person|head)$/g, '$1 a $2'],
  [/([$€£]\d[\d.,]*) (?=free (?:delivery|returns|shipping)(?: over [$€£]\d[\d.,]*)?$)/g, '$1, '],
  [/\bok(?:ay)?$/gi, 'OK'],
  [/^(\d+ \p{L}+s) starts (?=\p{L}+ \d)/giu, '$1, starting '],
  [
    /^((?:Arabic|English|French|German|Hindi|Korean|Mandarin|Russian|Spanish)(?:(?:,| and| &) (?:Arabic|English|French|German|Hindi|Korean|Mandarin|Russian|Spanish))+)$/gi,
    '$1 spoken',
  ],
  [/\brisk free\b/g, 'risk-free'],
  [/^byo (?=\p{L})/giu, 'bring your own '],
  [/\b(\d+) percent\b/g, '$1%'],
  [/^licensed,? bonded,? (?:and |& )?insured$/gi, 'licensed, bonded, and insured'],
  [/\bmail in (?=(?:order|repair|shipping|service)\b)/g, 'mail-in '],
  [/\bsat(?= (?:appointments?|delivery|hours|mornings?|pickup)\b)/gi, 'Saturday'],
  [/\bsun(?= (?:appointments?|delivery|hours|mornings?|pickup)\b)/gi, 'Sunday'],
  [/\bpre[- ]order(s?)\b/gi, 'preorder$1'],
  [/\bx-?ray(s?)\b/gi, 'X-ray$1'],
  [/\bonsite\b/g, 'on site'],
  [/(\d)[- ]pt\b\.?/g, '$1-point'],
  [/\b1 (minute|hour|day|week|month|year)s\b/g, '1 $1'],
  [/(?<=[$€£]\d{1,6}(?:[.,]\d{2,3})?) ?pp\b/g, ' per person'],
  [/(\p{L}) incl\.?$/gu, '$1 included'],
  [/\bincl\.?(?= )/g, 'including'],
];

/** What is written down as it comes to mind, in the order in which one says it. */
export const reordered: readonly (readonly [pattern: RegExp, said: string])[] = [
  // "Backup care same day": when it is, before what it is.
  [
    /^((?:free )?)(?!most\b|all\b)((?:[a-z]+ ){0,2}(?:appointments?|care|certificates?|consults?|delivery|estimates?|installation|pickup|quotes?|repairs?|reports?|results|service|turnaround|visits?)) same (day|week)$/gi,
    '$1same-$3 $2',
  ],
  [
    /^((?!the\b|your\b)[a-z]+(?: [a-z]+)? (?:calls?|check-ins?|newsletters?|reports?|updates?|visits?)) (daily|weekly|monthly|quarterly|yearly)$/gi,
    '$2 $1',
  ],
  // "Wheel throwing 2 hours $65".
  [
    /^((?!all\b|first\b)[a-z]+(?: [a-z]+)?) (\d+ (?:days|hours|minutes|weeks)) (?=[$€£]\d[\d.,]*(?: (?:a|each|per) [a-z]+)?$)/gi,
    '$2 of $1 for ',
  ],
  // "Camera inspection free", "on site survey free within 50 miles".
  [
    /^((?!(?:first|kids|your)\b)(?:[a-z-]+ ){0,3}(?:assessment|call-?out|check|consult|consultation|delivery|estimate|fitting|inspection|installation|parking|pickup|quote|sample|setup|shipping|survey|trial)s?|(?!(?:first|kids|your)\b)(?:[a-z-]+ ){1,2}(?:bar|camera|case|class|gear|helmet|lesson|mockup|refill|tasting|touch-?up|tour|tune-?up)s?|test rides?|touch-ups?|tune-ups?) free(?=$| (?:in|over|within)\b)/gi,
    'free $1',
  ],
  [/^(tours?|viewings?) same (day|week)$/gi, 'same-$2 $1'],
  [/^(\d+\+?) years? local$/gi, '$1 years of local experience'],
  [
    /^((?:[a-z]+ )?(?:box|kit|pack|set)) ([$€£]\d[\d.,]*),? (delivered|mailed|shipped|sent) (to you(?:r door)?)$/gi,
    '$1 for $2, $3 $4',
  ],
  [/^([a-z]+ (?:donuts|fries|pies|pretzels|rolls|waffles)) (fresh|hot)$/gi, '$2 $1'],
  [/^(doors|gates) (?=\d)/gi, '$1 open at '],
  [/^3rd generation$/gi, 'third generation'],
  [/^backup tested (daily|monthly|weekly)$/gi, 'backups tested $1'],
  [/^from ([$€£]\d[\d.,]*) (fixed price|flat fee|flat rate)$/gi, '$2 from $1'],
  [/^([a-z]+s) background[- ]checked$/gi, 'background-checked $1'],
  [/^(\d+-hour minimum) ([$€£]\d[\d.,]*\/hr)$/gi, '$2, $1'],
  [/^text (the (?:day|night) before)$/gi, 'we text $1'],
  [/^(from [$€£]\d[\d.,]*) inc\.? ([a-z]+)$/gi, '$1, $2 included'],
  [/^(no \p{L}+(?: \p{L}+)?),? (?:for )?([$€£]\d[\d.,]*\/\p{L}+)$/giu, '$2, $1'],
  [/^install in (?=\d)/gi, 'installed in '],
  [/^collect (?=til|till|until)/gi, 'we collect '],
  [/^(clean|fix|haul|repair) (the|your) (\p{L}+) too$/giu, 'we $1 $2 $3, too'],
  [/^while (?:u|you) wait ([a-z]+(?: [a-z]+){0,2})$/gi, '$1 while you wait'],
  [/^(\d+)[- ](minute|hour|day|week)s? average$/gi, '$1 $2s on average'],
  [/^average (\d+ (?:days|hours|minutes|weeks)) to (offer)$/gi, '$1 to an $2 on average'],
  [/^average (\d+ (?:days|hours|minutes|weeks)) to (close|completion|delivery|sale)$/gi, '$1 to $2 on average'],
  [/^((?:private )?groups) (\d+) ?(?:to|-|–) ?(\d+)$/gi, '$1 of $2 to $3'],
  [
    /(?<=(?:appointments|classes|deliveries|lessons|open|service|support|viewings|visits) )(6|7|six|seven) days$/gi,
    '$1 days a week',
  ],
  [/^(\d+% (?:commission|fee)),? (no sale,? no fee)$/gi, '$1: $2'],
  [/^within (?=\d+ (?:hours|minutes)$)/gi, 'there within '],
  [/^drop[- ]?off 24\/7 (box|freezer|fridge|locker)$/gi, '24/7 drop-off $1'],
  // "Free tune-ups 1st year", "free edging 1st visit".
  [/^(free [a-z-]+s) (?:the )?(?:1st|first) (month|season|year)$/gi, '$1 for the first $2'],
  [/^(free [a-z-]+(?: [a-z-]+)?) (?:1st|first) (class|lesson|session|visit)$/gi, '$1 on your first $2'],
  [/^free (delivery|returns|shipping) ([$€£]\d[\d.,]*)\+$/gi, 'free $1 over $2'],
  [/^((?!fixed|flat|set|simple)[a-z]+ fee) ([$€£]\d[\d.,]*)$/gi, '$2 $1'],
  [
    /^([a-z]+ (?:day|event|night|sale|weekend)) (?=(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}$)/gi,
    '$1: ',
  ],
  [/^([$€£]\d[\d.,]*) (\d+-(?:day|week|month) (?:[a-z]+ )?[a-z]+)$/gi, '$2 for $1'],
  [/^(\d+ [a-z]+ an? (?:day|week|month|season|year)) max$/gi, 'at most $1'],
  [/^(logos|walk-ins|beginners|kids|strollers) ok(?:ay)?$/gi, '$1 welcome'],
  [/^(dogs|kids|pets) ok(?:ay)? (?=in\b|on\b)/gi, '$1 welcome '],
  [/^(curbside pickup|financing|gift wrap(?:ping)?|layaway|nitrous|sedation|telehealth)$/gi, '$1 available'],
  [/^(learn in an? (?:day|evening|weekend|week)) (?=[$€£]\d)/gi, '$1 for '],
  [/^(\d+x\d+) (?=[$€£]\d)/gi, '$1 for '],
  [/^(venue) ([$€£]\d[\d.,]*) (?=\p{Lu}?[a-z]+(?:-| to )\p{Lu}?[a-z]+$)/giu, '$1 for $2, '],
  [
    /^(red|blue|green|hot|mild|black|white|small) (green|blue|medium|white|red|mild) (?=(?:or|and) \p{L}+$)/giu,
    '$1, $2 ',
  ],
  [/^(\d+)[- ](day|week|month)s? lead time$/gi, 'order $1 $2s ahead'],
  [/^(medicaid|medicare|ebt|insurance|snap) ok$/gi, '$1 accepted'],
  [/^(?=hem in \d)/gi, 'we '],
  [/^(\d+ minutes),? (?=while you wait$)/gi, 'done in $1 '],
  [
    /^(?:an? |one )?(carer|coach|guide|instructor|teacher|trainer) (?:for|per|to) (?:every )?(\d+)$/gi,
    'one $1 for every $2 people',
  ],
  [
    /^((?:[a-z]+ )?(?:coaches|doctors|guides|instructors|nurses|stylists|teachers|techs|therapists|trainers|tutors|vets)) who (?=(?:only |also )?(?:come|know|listen|live|love|see|speak|teach|treat|work)\b)/gi,
    'our $1 ',
  ],
];

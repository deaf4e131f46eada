/** What is written down as it comes to mind, in the order in which one says it. */
export const reordered: readonly (readonly [pattern: RegExp, said: string])[] = [
  // "Backup care same day": when it is, before what it is.
  [
    /^((?:free )?)(?!most\b|all\b)((?:[a-z]+ ){0,2}(?:appointments?|care|consults?|delivery|estimates?|installation|pickup|quotes?|repairs?|reports?|results|service|turnaround|visits?)) same (day|week)$/gi,
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
    /^((?!(?:first|kids|your)\b)(?:[a-z-]+ ){0,3}(?:assessment|call-?out|check|consult|consultation|delivery|estimate|fitting|inspection|installation|parking|pickup|quote|sample|setup|shipping|survey|trial)s?) free(?=$| (?:in|over|within)\b)/gi,
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
];

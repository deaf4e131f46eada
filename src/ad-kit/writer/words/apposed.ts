/** Two things that a note sets side by side, with the comma or the word between them that one says. */
export const apposed: readonly (readonly [pattern: RegExp, said: string])[] = [
  // "Warm pool 90 degrees", "small classes 8 max", "low stress 1 dog at a time".
  [/^((?:\p{L}+ )?(?:pool|sauna|water)) (\d+)[- ]degrees?$/giu, '$1, $2 degrees'],
  [/^((?:\p{L}+ )?(?:camps?|classes|groups?|lessons|sessions|tours)) (\d+ (?:kids |people )?max)$/giu, '$1, $2'],
  [/^(calm|gentle|low stress|no rush|quiet) (?=(?:1|one) \p{L}+ at a time$)/giu, '$1, '],
  [/^(gentle|kind|patient|quiet|simple) (?=no \p{L})/giu, '$1, '],
  [/^((?:soy |coconut )?wax) (?=\d+[- ]hour burn)/giu, '$1, '],
  [/^(\p{L}+-(?:baked|cooked|made|smoked)|fresh) (?=never \p{L}+$)/giu, '$1, '],
  [/^((?!buy|get|give|pay|save|spend)\p{L}+ [$€£]\d[\d.,]*),? (?=\p{L}+ [$€£]\d[\d.,]*$)/giu, '$1, '],
  [/^(1-on-1|one-on-one) (\d+ minutes)$/giu, '$2, $1'],
  [
    /^(community|member|student) rate,? sliding scale ([$€£]\d[\d.,]*) ?[-–] ?([$€£]?\d[\d.,]*)$/giu,
    '$1 rate of $2–$3 on a sliding scale',
  ],
  // A number of people or things, and what it costs.
  [/^([$€£]\d[\d.,]*\/(?:hour|hr)) (\d \p{L}+s)$/giu, '$2 for $1'],
  [/^flat ([$€£]\d[\d.,]*) (?=(?:1|one|\d+) \p{L}+$)/giu, 'flat $1 for '],
  [/^(\p{L}+) ([$€£]\d[\d.,]*) flat (?:and|plus|\+) (?=\p{L})/giu, '$1 for a flat $2 plus '],
  [/\b(pickup and drop)[- ]off (?=[$€£]\d)/gi, '$1-off for '],
  [/\b(\d+) ?pcs? (?=\p{L})/giu, '$1-piece '],
  [/^([$€£]\d[\d.,]*) (\d+-piece \p{L}+)$/giu, '$2 for $1'],
  [/\b(\d+) (class|lesson|punch|session|visit) (?=(?:card|pack|pass)\b)/giu, '$1-$2 '],
  // How long, and how far.
  [/^(certified|licensed) (\p{L}+),? (\d+) years$/giu, '$1 $2 for $3 years'],
  [/^average (\d+ days on (?:the )?market)$/giu, '$1 on average'],
  [/^((?:\p{L}+ )?(?:cakes|orders|trays|wreaths)),? (\d+)-(hour|day) notice$/giu, '$1 with $2 $3s’ notice'],
  [/\b(\d+) miles range\b/gi, '$1-mile range'],
  [/^(?:about |just |only )?(\d+ minutes)$/gi, 'it takes $1'],
  [
    /^(?:new )?((?:bath|bathroom|deck|fence|floor|kitchen|patio|roof)) in (?:1|one|a) day$/giu,
    'your new $1 in one day',
  ],
  // What is said of an order, a day, or a line.
  [
    /^(jan\p{L}*|feb\p{L}*|march|april|may|june|july|aug\p{L}*|sept\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*) (?=(?:almost|half|nearly) (?:booked|full)$)/giu,
    '$1 is ',
  ],
  [/^same[- ]day (?=until \d)/gi, 'same-day orders '],
  [/^pick ?up or deliver(?:ed|y) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gi, 'pickup or delivery on '],
  [/\b24\/7,? no[- ]heat (calls?|line|service)\b/gi, '24/7 no-heat $1'],
  [/\b(bill|book|order|pay|schedule|ship) direct$/gi, '$1 directly'],
  [/\b(step)[- ]through (?=frames?\b)/gi, '$1-through '],
  [/^(order)[- ]ahead (?=app\b)/gi, '$1-ahead '],
  [/\bcry it out\b/gi, 'crying it out'],
  [/\bwest mi$/gi, 'West Michigan'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\bvalentines(?: day)?(?=$|,)/gi, 'Valentine’s Day'],
  [/(?<=\p{L}) \+ (?=\d?\p{L})/gu, ' and '],
];

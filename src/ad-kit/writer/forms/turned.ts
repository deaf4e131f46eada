/** A fact in another order of words. It says the same for certain: the shape of the phrase alone decides. */
export type Turn = {
  /** The whole phrase, as it was tidied. */
  said: RegExp;
  /** Without a full stop; `$<name>` is what the phrase has there. */
  headlines: readonly string[];
  /** With one. */
  sentences: readonly string[];
};

/** Words that begin no thing, beside a price: "per hour", "off", "million", "feeds". */
const noThing =
  'a all an and any apr as at back below billion bonus buys by cash covers credit deductible deposit discount donate down due each earn every ' +
  'everything feeds flat for from included includes get gets gift give gives helps in just less low max million min minimum monthly more ' +
  'most no of off on only or over pay pays per plus raise raised recovered refer save saved saves spend starting thousand ' +
  'through thru till to today under until up upfront value voucher we weekly win with without worth you';
/** Words that stand in no thing. */
const joining =
  'a about an and are as at below by cost costs for from get gets if in is just low of off on only or over per plus save ' +
  'saves than the to under until up was we when with without you';
const oneOf = (words: string) => `(?:${words.replaceAll(' ', '|')})\\b`;
/** A thing in up to four words. "$25 feeds a family" is none. */
const thing = String.raw`(?<what>(?!${oneOf(noThing)}|\p{L}+s (?:a|an|the|one|your)\b)[\p{L}’'&-]+(?: (?!${oneOf(joining)})[\p{L}’'&-]+){0,3})`;
const many = String.raw`(?<what>(?:[\p{L}’'-]+ ){0,2}[\p{L}’'-]*[^su’'\P{L}]s)`;
const sum = String.raw`[$€£]\d(?:[\d.,]*\d)?`;
const money = `(?<price>${sum})`;
const unit = String.raw`(?: (?:a|an|per|each) [\p{L}]+|/[\p{L}]+)`;
const day = String.raw`(?<day>(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const weekdays = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|evenings|holidays)`;

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');

const turn = (pattern: string, headlines: readonly string[], sentences: readonly string[]): Turn => ({
  said: whole(pattern),
  headlines,
  sentences,
});

/** The first that knows a phrase is used. */
export const turns: readonly Turn[] = [
  // What is done for the reader.
  turn(
    `(?<what>(?:[\\p{L}-]+ )?[\\p{L}-]+s) (?<done>cleaned|cut|detailed|fixed|groomed|hemmed|inspected|mowed|painted|pumped|repaired|replaced|serviced|sharpened|swept|trimmed|tuned|unclogged|washed) (?<for>for|from) (?<price>${sum}${unit}?)`,
    ['Get your $<what> $<done> $<for> $<price>'],
    ['Get your $<what> $<done> $<for> $<price>.'],
  ),
  turn(
    `we (?:do|file|handle|prepare) your (?<what>(?:[\\p{L}-]+ )?[\\p{L}-]+) (?<for>for|from) (?<price>${sum}${unit}?)`,
    ['Your $<what>, done $<for> $<price>'],
    ['Your $<what>, done $<for> $<price>.'],
  ),
  turn(
    `(?<act>(?:apply|book|build|check out|enroll|file|get|launch|make|open|order|run|send|set up|sign up|write)(?: (?!in\\b)[\\p{L}’'-]+){0,3}) in (?:just |under |about )?(?<span>\\d{1,3} (?:seconds|minutes|hours))`,
    ['$<span> to $<act>', 'In $<span>: $<act>'],
    ['It takes $<span> to $<act>.'],
  ),
  turn(
    `(?:cut|lower|reduce|slash) your (?<what>(?:[\\p{L}-]+ ){0,2}(?:bills?|costs?|premiums?|rent|taxes)) (?:by )?(?<share>(?:up to )?\\d{1,2}%)`,
    ['Pay $<share> less on your $<what>', '$<share> less on your $<what>'],
    ['Pay $<share> less on your $<what>.'],
  ),
  turn(
    `(?<act>(?:pause|skip) (?:[\\p{L}-]+ ?){1,3}) when you’re (?<state>away|busy|out|sick|traveling|travelling)`,
    ['$<state>? $<act>'],
    ['$<state>? $<act>.'],
  ),
  turn(
    `(?<act>order|book|call) by (?<hour>\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|noon) for (?<when>next|same)[- ]day delivery`,
    ['$<act> by $<hour>, have it the $<when> day'],
    ['$<act> by $<hour>, have it the $<when> day.'],
  ),
  turn(
    `(?<what>(?:[\\p{L}’'-]+ )?(?:breakfast|brunch|dinner|flowers|groceries|lunch|milk|parts)) delivered by (?<hour>\\d{1,2}(?::\\d\\d)? ?(?:am|pm)?|noon)`,
    ['By $<hour>: $<what> delivered', '$<what>, there by $<hour>'],
    ['By $<hour>: $<what> delivered.'],
  ),
  turn(
    '0% (?:apr|finance|financing|interest) for (?<span>\\d{1,2} months)',
    ['Spread it over $<span> at 0%', 'Pay over $<span> at 0%'],
    ['Spread it over $<span> at 0%.'],
  ),
  turn(
    `(?:max|maximum|no more than) (?:of )?(?<count>\\d{1,2} [\\p{L}-]+s|\\d{1,2} people) (?<per>(?:per|to an?|in (?:an?|each|every)|an?) [\\p{L}-]+)`,
    ['Never more than $<count> $<per>', 'Only ever $<count> $<per>'],
    ['Never more than $<count> $<per>.'],
  ),
  turn('sleeps (?<count>\\d{1,3})', ['Sleeps up to $<count> of you'], ['It sleeps up to $<count> of you.']),
  turn(
    `no (?<one>[\\p{L}-]+), no (?<other>commission|fee|fees)`,
    ['No $<one>? No $<other>', 'No $<one>? You pay no $<other>'],
    ['No $<one>? No $<other>.'],
  ),
  turn(
    `no (?<one>[\\p{L}-]+), no (?<other>charge|cost|pay)`,
    ['No $<one>? No $<other>', 'No $<one>? You pay nothing'],
    ['No $<one>? No $<other>.'],
  ),
  turn(
    `(?<what>(?:an? (?:real|live) [\\p{L}-]+)|(?:made|packed|picked|answered|run|taught) by [\\p{L}-]+), not (?<other>(?:an? )?(?:bots?|call cent(?:er|re)s?|chatbots?|computers?|machines?|robots?|voicemail))`,
    ['Not $<other>. $<what>', '$<what>. Not $<other>'],
    ['Not $<other>. $<what>.'],
  ),
  turn(
    `never (?<did>[\\p{L}]+(?: [\\p{L}]+)?)(?<before> before)?\\? no problem`,
    ['Never $<did>? Come anyway', 'Never $<did>? No problem'],
    ['Never $<did>$<before>? Come anyway.'],
  ),
  turn(
    `(?<one>(?:skip|lose|drop|ditch|forget) (?:the|your) [\\p{L}-]+)(?:,| and) (?<other>(?:keep|get|save|take|win) (?:the|your) [\\p{L}-]+)`,
    ['$<one>. $<other>'],
    ['$<one>. $<other>.'],
  ),
  turn(
    '(?<act>skip|pause|(?:skip|pause) or (?:pause|skip|swap)) any (?<unit>week|month)',
    ['Busy $<unit>? $<act> it', '$<act> it any $<unit>'],
    [],
  ),
  turn(
    'feeds (?<few>\\d{1,4}) (?:to|or) (?<many>\\d{1,4})',
    ['$<few> guests or $<many>? Fed', 'For $<few> or for $<many>'],
    ['For $<few> or for $<many>.'],
  ),
  turn(
    '(?:holds|seats|rooms for|room for|tables for) (?:up to )?(?<count>\\d{1,4}(?: \\p{L}+)?)',
    ['Room for $<count>', 'Space for $<count>'],
    ['There’s room for $<count>.'],
  ),
  turn(
    'kids under (?<age>\\d{1,2}) free',
    ['Under $<age>? Free', 'Kids under $<age> pay nothing'],
    ['Kids under $<age> pay nothing.'],
  ),
  // Prices.
  turn(
    `${money} (?<what>class|cut|diagnostic|drop-in|haircut|inspection|lesson|session|shave|tour|visit|workshop)`,
    ['$<price> a $<what>'],
    ['$<what>: $<price>.'],
  ),
  turn(
    `${money} (?!(?:all|fixed|flat|free|inc|incl|including|midweek|no|once|one|plus|shipped|total|up|with)\\b|(?:bins?|rack|section|shelf)$)${thing}`,
    ['$<what>: $<price>', '$<what> for $<price>'],
    ['$<what> for $<price>.', '$<what>: $<price>.'],
  ),
  turn(
    `(?!.*(?:adults|children|costs|couples|days|earns|evenings|families|fees|gets|groups|guests|kids|locals|makes|members|nights|pays|prices|raises|rates|recovers|saves|seniors|students|teens|visitors|weekends|wins) \\p{Sc})(?<what>(?:(?:\\d+|half|full|one)-[a-z]+ )?(?:[\\p{L}’'-]+ ){0,2}[\\p{L}’'-]*[^su’'\\P{L}]s|(?:\\d+|half|full|one)-[a-z]+ (?:class|consultation|course|facial|lesson|massage|package|pass|plan|ride|session|ticket|tour|trial|trip|visit|workshop)) (?:for )?(?<price>${sum}(?: (?:a|an|per|each) [\\p{L}]+)?)`,
    ['$<what> for $<price>', '$<what>: $<price>'],
    ['$<what> for $<price>.', '$<what>: $<price>.'],
  ),
  turn(`${thing} (?<price>${sum}${unit}?)(?<flat> flat)?`, ['$<what>: $<price>$<flat>'], ['$<what>: $<price>$<flat>.']),
  turn(
    `${many} (?:start(?:ing)? )?(?:from|at) (?<price>${sum}${unit}?)`,
    ['$<what> start at $<price>'],
    ['$<what> start at $<price>.'],
  ),
  turn(`(?<what>(?!from\\b|pay\\b|save\\b)[\\p{L}-]+) from (?<price>${sum}${unit}?)`, ['$<what>: from $<price>'], []),
  turn(
    `${money} for (?<what>\\d+ (?:minutes|hours|days|nights|weeks|months|sessions|classes|lessons|people))`,
    ['$<what> for $<price>'],
    ['$<what> for $<price>.'],
  ),
  // Discounts.
  turn(
    `(?<off>\\d{1,2}% off) (?<what>(?!for\\b|if\\b|when\\b|with\\b|until\\b)(?:your |the |all |every )?(?:first |second |next )?[\\p{L}-]+(?: [\\p{L}-]+)?)`,
    ['Get $<off> $<what>', 'Take $<off> $<what>'],
    ['Get $<off> $<what>.'],
  ),
  turn(`${many} (?:are )?half[- ]price`, ['Half-price $<what>', '$<what>? Half price'], ['$<what>? Half price.']),
  turn(
    `(?<act>book|order|register|sign up|enroll|apply|reserve|buy) by ${day}(?:,? and|,| to| &)? save (?<sum>[$€£]?\\d+%?)`,
    ['Save $<sum>: $<act> by $<day>', 'Last day to save: $<day>'],
    ['Save $<sum> if you $<act> by $<day>.', 'Save $<sum>: $<act> by $<day>.'],
  ),
  turn(
    `(?<what>(?!(?:open|closed|only|ends?|sale|offer|here|available)\\b)(?!.*\\bare\\b)(?!.*day (?:through|thru|till?|until) \\p{L}+day$).{4,40}?)(?<! open),? (?:only )?(?:until|till|til|through|thru) ${day}`,
    ['Until $<day>: $<what>', 'Ends $<day>: $<what>'],
    ['Until $<day>: $<what>.', '$<what>. Ends $<day>.'],
  ),
  // What is free.
  turn(
    `free (?<what>shipping|delivery)(?: on (?:all )?orders)? over ${money}`,
    ['Over $<price>, $<what> is free', '$<what>? Free over $<price>'],
    ['Over $<price>, $<what> is free.'],
  ),
  turn(
    `(?!bags|bikes|boards|skis)${many} (?<act>ride|stay|eat|play|ski|swim|fly) free`,
    ['Free for $<what>', '$<what>? They $<act> free'],
    ['$<what>? They $<act> free.'],
  ),
  // What one is spared.
  turn(
    `no (?<what>[\\p{L} -]+?) (?<for>under|over|within) (?<rest>[\\p{L}\\d $€£.,-]+)`,
    ['$<for> $<rest>: no $<what>', '$<for> $<rest>? No $<what>'],
    ['$<for> $<rest>? No $<what>.'],
  ),
  // What is there.
  turn(`walk[- ]ins (?:ok|okay|welcome)`, ['Walk right in', 'Just walk in'], ['Just walk in.']),
  // When.
  turn(
    `open (?<when>${weekdays})`,
    ['$<when>? We’re open', 'Yes, open $<when>'],
    ['$<when>? We’re open.', 'We’re open $<when>.'],
  ),
  turn('open 24/7', ['Open right now', 'Never closed'], ['We never close.', 'Open right now. Always.']),
  turn(
    `open (?<from>\\d{1,2}(?::\\d\\d)?(?: ?am)?) ?(?:to|-|–) ?(?<to>\\d{1,2}(?::\\d\\d)?(?: ?pm)?)`,
    ['Open from $<from> to $<to>', 'Doors open at $<from>'],
    ['We’re open from $<from> to $<to>.'],
  ),
  turn(
    `(?:ships|shipped) in (?<span>(?:\\d+|one|two|three) (?:hours?|days?|weeks?))`,
    ['Shipped in $<span>', 'Order now, ships in $<span>'],
    ['Order today. It ships in $<span>.', 'Shipped in $<span>.'],
  ),
  turn(
    `delivery (?<when>before|by) (?<hour>\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|noon)`,
    ['Delivered $<when> $<hour>', 'There $<when> $<hour>'],
    ['Delivered $<when> $<hour>.'],
  ),
  turn(
    `(?<what>(?!(?:all|many|most|some)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+)? (?:done|fixed|repaired|cleaned|closed|delivered|installed|washed|replaced)) in (?<span>(?:\\d+|one|an|two|three) (?:minutes?|hours?))`,
    ['$<span>: $<what>', 'In $<span>: $<what>'],
    [],
  ),
  // What shows that it is good.
  turn(
    `(?<stars>\\d(?:\\.\\d)?)[- ]stars?,? (?:from |with |on )?(?<many>[\\d,.]+k?\\+?) (?<who>reviews|ratings)`,
    ['Rated $<stars> stars', '$<many> $<who>. $<stars> stars'],
    ['$<many> $<who>. $<stars> stars.', 'Rated $<stars> stars in $<many> $<who>.'],
  ),
  turn(
    `(?:rated )?(?<stars>\\d(?:\\.\\d)?(?: stars)?)(?:[- ]rated)? on (?<where>yelp|google|tripadvisor|trustpilot)`,
    ['Rated $<stars> on $<where>'],
    ['Rated $<stars> on $<where>. Read why.'],
  ),
  turn(
    `(?<what>family-owned|family-run|women-owned|woman-owned|veteran-owned|in business|in the trade) since (?<year>\\d{4})`,
    ['Around since $<year>', '$<what> since $<year>'],
    ['$<what> since $<year>, and still here.'],
  ),
  turn(
    `(?<one>licensed|bonded|insured|certified|vetted),? and (?<other>insured|bonded|licensed|background-checked)`,
    ['$<one>. $<other>'],
    [],
  ),
  turn(
    `(?<long>(?!1-)\\d+)-(?<unit>day|month|year) warranty`,
    ['Covered for $<long> $<unit>s'],
    ['You’re covered for $<long> $<unit>s.'],
  ),
];

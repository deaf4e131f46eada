import type { Topic } from './topic';

const price = String.raw`[$€£]\d[\d,]{0,6}(?:\.\d\d)?`;

/** Prices as they are typed, and what one can do with a number that is told. */
export const prices: readonly Topic[] = [
  {
    id: 'price_a_piece',
    said: [
      `(?:only |just )?(?<price>${price}) ?(?<per>a|an|per) ?(?<unit>class|day|game|home|hour|house|job|lesson|listing|load|night|pet|photo|pickup|room|seat|session|slice|ticket|unit|user|visit|walk|window)`,
    ],
    lines: ['{price} {per} {unit}. You can do the math before you start.'],
    headlines: ['{price} {per} {unit}'],
    moments: ['Do the math first'],
    sample: ['$150 a listing', '$150 a listing. You can do the math before you start.'],
  },
  {
    id: 'price_of_everything',
    said: [
      `(?<price>${price}) (?<covers>covers|includes) everything`,
      `everything (?:is )?included for (?<price>${price})`,
      `(?<price>${price}) all[- ]in(?:clusive)?`,
    ],
    lines: [
      '{price} {covers?} everything. You can leave the wallet alone after that.',
      '{price}, all in. That’s the bill.',
    ],
    headlines: ['{price} {covers?} everything', 'All in for {price}'],
    sample: ['$35 includes everything', '$35 includes everything. You can leave the wallet alone after that.'],
  },
  {
    id: 'rebates',
    said: [`(?<what>rebates?|grants?|tax credits?|incentives?) (?:of )?up to (?<price>${price}|\\d{1,3}%)`],
    lines: ['{what} of up to {price}. Ask what you would get back.'],
    headlines: ['{what} of up to {price}'],
    sample: ['Rebates up to $1,500', 'Rebates of up to $1,500. Ask what you would get back.'],
  },
  {
    id: 'help_with_money',
    said: [
      '(?:(?<kind>federal|state) )?(?<what>tax credit|rebate|grant|financing|insurance|claim|loan) (?:help|assistance|paperwork help)',
    ],
    lines: ['Help with the {kind?} {what}. You don’t fill in the forms alone.'],
    headlines: ['{kind?} {what} help'],
    moments: ['Not alone with the forms'],
    sample: ['Federal tax credit help', 'Help with the federal tax credit. You don’t fill in the forms alone.'],
  },
  {
    id: 'no_such_charge',
    said: [
      'no (?<what>overtime charges|dealer fees|minimum balance|(?:sign|set)[- ]?up fees?|join(?:ing)? fees?|weekend charges|travel fees?|call[- ]?out fees?|service charges?|resort fees?|cleaning fees?|broker fees?|application fees?)(?: (?<when>in \\p{Lu}\\p{L}+|this month|this week|today|ever))?',
    ],
    lines: ['No {what} {when?}. That money stays with you.'],
    headlines: ['No {what} {when?}'],
    moments: ['That money stays with you'],
    sample: ['No overtime charges', 'No overtime charges. That money stays with you.'],
  },
  {
    id: 'group_discount',
    said: ['(?<who>senior|student|military|teacher|first responder|veteran|group|bulk|multi-pet|sibling) discounts?'],
    lines: ['There’s a {who} discount. Mention it when you book.'],
    headlines: ['{who} discount', 'Ask for the {who} discount'],
    sample: ['Senior discount', 'There’s a senior discount. Mention it when you book.'],
  },
  {
    id: 'buy_some_get_some',
    said: ['buy (?<n>\\d|one|two|three) get (?<m>\\d|one|two) (?:free|half off)'],
    lines: [],
    headlines: ['Buy {n}, get {m} free'],
    sample: ['Buy 3 get 1 free', 'Buy 3, get 1 free'],
  },
  {
    id: 'nth_free',
    said: [
      '(?:loyalty card,? )?(?:every |your )?(?<n>\\d{1,2}(?:st|nd|rd|th)|fifth|sixth|tenth) (?<what>coffee|cup|cut|drink|haircut|meal|pizza|visit|walk|wash) (?:is )?free',
    ],
    lines: ['Every {n} {what} is free. Your habit pays you back.'],
    headlines: ['Every {n} {what} is free'],
    moments: ['Your habit pays you back'],
    sample: ['10th drink free', 'Every 10th drink is free. Your habit pays you back.'],
  },
  {
    id: 'free_first_look',
    said: [
      'free (?<what>(?:[\\p{L}-]+ ){0,1}(?:assessment|brake check|check-?up|consult|consultation|evaluation|inspection|measure|measuring|site visit|skin consult|walk-?through))',
      '(?<order>first) (?<visit>exam|checkup|consultation|appointment|session) (?:is )?free',
    ],
    lines: [
      'The {what} is free. Know first, decide later.',
      'The {order} {visit} is free. Come and see if it suits you.',
    ],
    headlines: ['Free {what}', '{order} {visit} free'],
    moments: ['Know before you decide'],
    sample: ['First exam free', 'The first exam is free. Come and see if it suits you.'],
  },
  {
    id: 'free_proof',
    said: ['free (?<what>proof|mock-?up|sketch|draft|design)s?'],
    lines: ['The {what} is free. See it first, decide later.'],
    headlines: ['Free {what}'],
    moments: ['See it before you say yes'],
    sample: ['Free proof', 'The proof is free. See it first, decide later.'],
  },
  {
    id: 'free_call',
    said: [
      'free (?<length>\\d{1,3}[- ]minute) (?<what>call|chat|consult|consultation|intro call|session|strategy call)',
    ],
    lines: ['The first {length} {what} is free. Bring your questions.'],
    headlines: ['Free {length} {what}'],
    moments: ['Bring your questions'],
    sample: ['Free 30-minute call', 'The first 30-minute call is free. Bring your questions.'],
  },
];

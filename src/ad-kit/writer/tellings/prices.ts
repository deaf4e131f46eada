import { isOnlyVerb } from '../words/verbs';
import { articled, being, followed, isMany, isMass, type Telling, telling, thereIs } from './telling';

const sum = String.raw`[$€£]\d(?:[\d.,]*\d)?`;
const unit = String.raw`(?:/\p{L}+(?: per \p{L}+)?| (?:a|an|each|per) (?:half )?\p{L}+(?:/\p{L}+| (?:a|an|per) \p{L}+)?| each)`;
const price = `${sum}${unit}?`;
const spared = `(?:free (?:delivery|returns|shipping)(?: over ${sum})?|no (?!matter)[a-z -]+)`;
const when = '(?:after|before|every|on|through|till|this|until)';
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}*`;
const ordinal =
  'appointment|box|call|class|clean|cleaning|consult|consultation|day|exam|fitting|float|haircut|hour|order|pickup|ride|treatment|lesson|month|mow|night|session|visit|walk|week|year';

/** What it costs, what is off, and what is free. */
export const priceTellings: readonly Telling[] = [
  telling(`(?:flat (${price})|(${price}),? flat)`, (one, other) => `it’s a flat ${one || other}`),
  telling(
    `(flat|monthly|one-time) (fee|price|rate)(?: of| for)? (${sum})`,
    (kind, what, cost) => `it’s a ${kind} ${what} of ${cost}`,
  ),
  telling(`(${price}) (total|all in)`, (cost, all) => `it’s ${cost} ${all}`),
  telling(`(${sum}),? one[- ]time`, (cost) => `it’s ${cost}, one time`),
  telling(`(${price}),? (?:with )?(${spared})`, (cost, what) => `it’s ${cost}, with ${what}`),
  telling(`(${price} plus ${price})`, (cost) => `it’s ${cost}`),
  telling(`(${sum}) with ([a-z ]+s)`, (cost, what) => `it’s ${cost}, with ${what}`),
  telling(`(${price}),? (ships .+)`, (cost, how) => `it’s ${cost} and ${how}`),
  telling(
    String.raw`(\d+-packs?) (${sum})(?:, (${spared}))?`,
    (pack, cost, what) => `a ${pack} is ${cost}${what && `, with ${what}`}`,
  ),
  telling(
    String.raw`buy (\d|one|two|three) get (\d|one|two|three) (free|half off)`,
    (some, more, free) => `buy ${some}, get ${more} ${free}`,
  ),
  telling(`(${month} [\\d-]+), (${sum} at the (?:door|gate))`, (days, cost) => `it’s on ${days}, and ${cost}`),
  telling(`([a-z -]+ for ${price} (?:through|till|until) .+)`, (offer) => `get ${offer}`),
  telling('free ([a-z -]+), just pay shipping', (what) => `the ${what} is free, and you just pay shipping`),
  telling(String.raw`(\d+(?:-\d+)?%) off (new|retail)`, (less, than) => `you pay ${less} less than ${than}`),
  telling(`monthly from (${sum})`, (least) => `it’s ${least} a month and up`),
  telling(`ships free over (${sum})`, (least) => `orders over ${least} ship free`),
  telling('((?:military|senior|sibling|student|veteran) discounts?)', (what) => thereIs(what)),
  telling(`(${sum}) flat (lockouts?|haircuts?|tows?|visits?)`, (cost, what) => followed(being(what), `a flat ${cost}`)),
  telling(
    `flat (${sum}) ((?:[a-z-]+ ){0,2}(?:[a-z]{3,}ing|repair|service))`,
    (cost, what) => `${what} is a flat ${cost}`,
  ),
  telling('(up to .+)', (most) => `you get ${most}`),
  telling(`(${sum} bonus .+)`, (bonus) => `you get a ${bonus}`),
  telling(`(${sum}) includes (.+)`, (cost, what) => `it’s ${cost}, with ${what} included`),
  telling(`(\\d+% commission),? (${spared})`, (share, what) => `it’s a ${share}, with ${what}`),
  telling(`(no [a-z -]+), (\\d+% commission)`, (what, share) => `it’s a ${share}, with ${what}`),
  telling(`(${price}),? cancel anytime`, (cost) => `it’s ${cost}, and you can cancel anytime`),
  telling(`(${price}) (unlimited [a-z]+s)`, (cost, what) => `it’s ${cost} for ${what}`),
  telling(
    `flat (${sum}) up to (.+)|(${sum}) flat up to (.+)`,
    (cost, most, other, another) => `it’s a flat ${cost || other} for up to ${most || another}`,
  ),
  telling(`(\\d+-packs?) (${sum}) ships free`, (pack, cost) => `a ${pack} is ${cost} and ships free`),
  telling(
    `((?:set|box|bag|pack|case) of \\d+|half [a-z]+|full day) (?:for )?(${price})`,
    (what, cost) => `a ${what} is ${cost}`,
  ),
  telling(
    `((?:two|three|four|\\d+) (?:afternoons|evenings|mornings|nights|saturdays|sundays|weekends)), (${price})`,
    (span, cost) => `it’s ${span} for ${cost}`,
  ),
  telling(`([a-z]+s for \\d+) from (${price})`, (what, least) => `${what} start at ${least}`),
  telling(`([a-z]+s) from (${sum}) flat fee`, (what, least) => `${what} start at a flat ${least}`),
  telling(
    '(military|senior|sibling|student|veteran) discount (\\d+%)',
    (who, less) => `there’s a ${less} ${who} discount`,
  ),
  telling('(siblings|kids|seniors|students|teachers|veterans) half (off|price)', (who) => `${who} pay half`),
  telling(
    'free ((?:in-home|no-obligation|online|phone|same-day|same-week|written)(?:,? (?:in-home|written))? (?:appraisal|consult|consultation|estimate|inspection|quote))s?',
    (what) => `you get a free ${what}`,
  ),
  telling(
    `sliding[- ]scale,? (?:fees? )?(?:of )?(${sum}) ?(?:-|–|to) ?(${sum})`,
    (least, most) => `fees are on a sliding scale of ${least} to ${most}`,
  ),
  telling(
    '(\\d{1,2}% off (?!for\\b|your\\b|everything\\b|all\\b)[a-z][a-z ]+(?: in \\p{Lu}\\p{L}+)?)',
    (less) => `get ${less}`,
  ),
  telling(String.raw`(${price} for (?:an hour|\d+ (?:minutes|hours)))`, (cost) => `it’s ${cost}`),
  telling(String.raw`(${price}), min (\d+)`, (cost, least) => `it’s ${cost}, with a minimum of ${least}`),
  telling(`(${sum}) for your first (${ordinal})`, (cost, what) => `your first ${what} is ${cost}`),
  telling(`([a-z-]+(?: [a-z-]+)?) (${price}) (?:for )?up to (.+)`, (what, cost, most) =>
    followed(serviceOf(what), `${cost} for up to ${most}`),
  ),
  telling(`(${sum}) up to (.+)`, (cost, most) => `it’s ${cost} for up to ${most}`),
  telling(
    `(${sum}) (adults?),? (?:and )?(${sum}) (child|children|kids|seniors|students)`,
    (cost, _adult, other, who) => `it’s ${cost} for adults and ${other} for ${who}`,
  ),
  telling(`(${price} (?:before|through|till|until) .+)`, (cost) => `it’s ${cost}`),
  telling(String.raw`(\d+ (?:days|hours|minutes|weeks)), (${sum})`, (span, cost) => `it’s ${span} for ${cost}`),
  telling(
    `first (${ordinal}) (${sum}), regularly (${sum})`,
    (what, cost, before) => `your first ${what} is ${cost}, regularly ${before}`,
  ),
  telling(
    `first (${ordinal}) (${sum})(?:, (no [a-z ]+))?`,
    (what, cost, none) => `your first ${what} is ${cost}${none && `, with ${none}`}`,
  ),
  telling(`first (${ordinal}) (free|half off|half price)`, (what, how) => `your first ${what} is ${how}`),
  telling(`free first (${ordinal})`, (what) => `your first ${what} is free`),
  telling('free, donations welcome', () => 'it’s free, and donations are welcome'),
  telling(`(free (?:for|on(?! site)|until|${when}) .+)`, (free) => `it’s ${free}`),
  telling(String.raw`(0%|[$€£]0) (down|for \d+ months)`, (nothing, how) => `you pay ${nothing} ${how}`),
  telling(String.raw`(\d+%|${sum}) off for ((?!your\b)[a-z ]+s)`, (less, who) => `${who} get ${less} off`),
  telling(
    String.raw`((?:\d+%|${sum}) off (?:your (?:first|next) \p{L}+|${when} .+|[a-z ]+(?: that day| this weekend| today)))`,
    (less) => `get ${less}`,
  ),
  telling(
    String.raw`(\d+%|${sum}) ((?:AAA|early[- ]bird|first responder|military|multi-pet|referral|senior|sibling|student|teacher|veterans?) discount)`,
    (less, what) => `there’s a ${less} ${what}`,
  ),
  telling(
    String.raw`(\d+-(?:day|month|night|week)(?: free| risk-free)? trial)(?:,? (no (?:credit )?card)(?: needed| required)?)?`,
    (trial, free) => `there’s a ${trial}${free && `, with ${free} needed`}`,
  ),
  telling('half[- ]price ([a-z ]+s)( on .+)?', (what, day) => `${what} are half price${day}`),
  telling(
    String.raw`((?:fully )?(?:bonded|(?:bonded and )?insured) (?:for |up to |to )${sum}(?:\p{L}| million)?)`,
    (how) => `we’re ${how}`,
  ),
  telling('(no extra (?:charge|cost|fee) .+)', (none) => `there’s ${none}`),
  telling(
    String.raw`((?:\d+ )?[a-z-]+(?: (?!from\b|starting\b)[a-z-]+){0,3}) (?:from|starting at) (${price})`,
    (what, least) => (/^(?:all|classes and|monthly|starts?|weekly)$/.test(what) ? undefined : startsAt(what, least)),
  ),
  telling(`([a-z-]+(?: (?!for\\b|just\\b|only\\b)[a-z-]+){0,3}) (?:for |just |only )?(${price})`, (what, cost) =>
    isOrder(what) ||
    /^(?:all|average|buy|first|flat|one|everything|fixed|get|pay|reg|save|spend|up)\b|\b(?:and|for|off|or|over|saves?|to|under|up)\b/.test(
      what,
    )
      ? undefined
      : followed(serviceOf(what)?.replace(/^an? (?=.*\b(?:fee|price|rate) is$)/, 'the '), cost),
  ),
  telling('(try .+ free(?: for .+)?)', (deed) => `you can ${deed}`),
  telling('ships free', () => 'it ships free'),
  telling('((?:we|you) .+ free)', (said) => said),
  telling('((?:[a-z-]+ ){0,3}[a-z-]+) free', (what) =>
    /^(?:all|first|kids|one)\b/.test(what) ? undefined : followed(serviceOf(what)?.replace(/^an? /, 'the '), 'free'),
  ),
];

function startsAt(what: string, least: string): string | undefined {
  const named = articled(what) ?? (isService.test(what) ? what : undefined);
  return named && `${named} ${isMany(what) ? 'start' : 'starts'} at ${least}`;
}

/** "Hem pants" is what one has done. */
const isOrder = (what: string): boolean => {
  const [first = '', next] = what.split(' ');
  return next !== undefined && isOnlyVerb(first);
};

/** "Harp rental", "resoling", "leather conditioning": work that is done, without an article. */
const isService =
  /(?:\w{3}ing|admission|care|corkage|delivery|install|installation|prep|rental|repair|service|storage)$/;

/** "Resoling is", "birthday cakes are". */
const serviceOf = (what: string): string | undefined => (isService.test(what) ? `${what} is` : being(what));

/** "You get free delivery and setup", "the tow is free". */
export function freeOf(what: string): string | undefined {
  if (
    /\b(?:a|at|for|from|I|if|in|next|of|on|same|the|they|to|today|tomorrow|we|when|with|you|your)\b/.test(
      what.replace(/^in[- ]home /, ''),
    )
  )
    return undefined;
  if (isThere.test(what) || isMass(what) || /^(?:delivery|installation|pickup|setup|shipping) \p{L}+$/u.test(what))
    return `${what} ${isMany(what) ? 'are' : 'is'} free`;
  if (isMany(what) && !/ and \p{L}+[^s]$/u.test(what)) return `you get free ${what}`;
  if (/ and /.test(what)) return `${what} are free`;
  return `the ${what.replace(/^in home /, 'in-home ')} is free`;
}

/** One finds parking and may return things; nobody gets them. */
const isThere = /^(?:admission|entry|parking|returns|shipping)$/;

import { articled, being, followed, isMany, type Telling, telling, thereIs } from './telling';
import { articleFor } from '../words/article';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month =
  '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)';
const hour = String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm)?`;
const span = String.raw`(?:an? |one |two |three |\d+ )(?:hours?|days?|weeks?|minutes?|months?|meetings?|visits?|afternoon|evening|morning)`;

const made =
  '(?:hand-|home)?(?:assembled|baked|brewed|built|cooked|crafted|cut|designed|fermented|forged|grown|handmade|made|milled|poured|pressed|printed|roasted|sewn|smoked|stitched|woven)';

/** How it is, where, and when. */
export const stateTellings: readonly Telling[] = [
  telling('(outdoors (?:all|every) .+)', (where) => `we’re ${where}`),
  telling('(?:cleared|plowed|salted|shoveled) ((?:before|by) .+)', (when) => `we’re done ${when}`),
  telling(`(${made} (?:by|daily|every|for|fresh|from|here|in|on|right|to|with)\\b.*)`, (how) => `it’s ${how}`),
  telling(`((?:hosted|led|run|taught) by .+)`, (how) => `it’s ${how}`),
  telling(`((?:done|finished) (?:in|within) (?:about |under )?${span})`, (how) => `we’re ${how}`),
  telling(`(back (?:in|within) (?:about |under )?${span})`, (how) => `you have it ${how}`),
  telling(`(ready (?:in|within) (?:about |under )?${span})`, (how) => `yours is ${how}`),
  telling(`installed ((?:in|within) (?:about |under )?${span})`, (time) => `we install ${time}`),
  telling(`(seen (?:in|within) ${span})`, (how) => `you’re ${how}`),
  telling(`(plowed by ${hour})`, (how) => `you’re ${how}`),
  telling(
    `delivered ((?:in|within) ${span}|(?:on )?${day}s(?:,? (?:and|&) ${day}s)?)`,
    (when) => `we deliver ${when.replace('&', 'and')}`,
  ),
  telling(`(?:setup|set-up|onboarding) in (${span})`, (time) => `setup takes ${time}`),
  telling(`(\\p{L}+(?:, \\p{L}+)*,? and \\p{L}+) spoken`, (languages) => `we speak ${languages}`),
  telling('((?:[a-z-]+ ){0,2}[a-z-]+s|[a-z]+ and [a-z]+) (?:OK|okay|ok)', (what) => `${what} are OK`),
  telling(`([a-z-]+s) welcome (from .+|${day}.+|till .+|until .+)`, (who, when) => `${who} are welcome ${when}`),
  telling(`(walk-ins) (till .+|until .+)`, (who, when) => `${who} are welcome ${when}`),
  telling('(?:all )?([a-z][a-z, -]+ and [a-z -]+) included', (what) => `${what} are included`),
  telling('([a-z][a-z -]*?) (available|included|provided)', (what, how) => followed(being(what), how)),
  telling(`open ((?:at|from) .+)`, (when) => `we open ${when}`),
  telling(String.raw`(at your door in (?:about |under )?\d+ minutes)`, (how) => `we’re ${how}`),
  telling('((?:booking|enrolling|(?:accepting|taking|welcoming) new) .+)', (how) => `we’re ${how}`),
  telling(String.raw`(aged|cured|fermented|proofed|rested|smoked) (\d.+)`, (how, time) => `it’s ${how} for ${time}`),
  telling('((?:online|in person|in[- ]home|at home|by phone|virtual) or .+)', (where) => `it’s ${where}`),
  telling('made (\\S+),? at your door (\\S+)', (one, other) => `it’s made ${one} and at your door ${other}`),
  telling(`(live on Zoom .+)`, (how) => `it’s ${how}`),
  telling(`on[- ]site at (your .+)`, (where) => `we come to ${where}`),
  telling(
    `((?:gated|fenced|heated|air-conditioned|climate[- ]controlled|indoors|outdoors)(?: with .+)?)`,
    (how) => `it’s ${how}`,
  ),
  telling(
    String.raw`(only \d+ (?:install |open )?(?:places|seats|slots|spots|spaces)(?: left)?)`,
    (few) => `there are ${few}`,
  ),
  telling(
    String.raw`((?:only )?\d+ (?:[a-z]+ )?(?:places|seats|slots|spots|spaces) left.*)`,
    (few) => `there are ${few}`,
  ),
  telling('before (?:and|&) after photos(.*)', (more) => `you get before-and-after photos${more && ` of${more}`}`),
  telling(`(ends .+)`, (end) => `it ${end}`),
  telling(`(starts ${month} .+)`, (start) => `it ${start}`),
  telling('([a-z -]+s) open', (what) => `${what} are open`),
  telling(
    '((?:baby|child|dishwasher|food|kid|microwave|pet|septic)(?: and (?:child|kid|pet))?[- ](?:friendly|safe))',
    (how) => `it’s ${how}`,
  ),
  telling(
    String.raw`((?:adults|children|kids|teens) \d.+|100% \p{L}+)`,
    (what) => `it’s ${/^\d/.test(what) ? '' : 'for '}${what}`,
  ),
  telling(String.raw`(ages \d.+)`, (ages) => `it’s for ${ages}`),
];

/** What one finds in numbers: nobody finds 400 weddings, nor six Saturdays. */
const counted =
  '(?:bays|beers|bikes|boats|booths|campsites|courts|designs|fabrics|flavors|games|lanes|LPs|machines|makers|patterns|plants|records|rooms|scents|screens|styles|tables|taps|teas|trails|trucks|varieties|vendors|vinyls|wines)';

/** "December 12 and 13, 10am to 5pm", "June 15 to 19, 2027". */
const inDays = (days: string): string =>
  days
    .replace(/(\d{1,2}) ?(?:-|–) ?(\d{1,2})(?=,|$| )/g, (_, from: string, to: string) =>
      Number(to) === Number(from) + 1 ? `${from} and ${to}` : `${from} to ${to}`,
    )
    .replace(/(?<=\d) (?=\d{4})/, ', ')
    .replace(' & ', ' and ');

/** What comes with it, when it is, and how many there are. */
export const thingTellings: readonly Telling[] = [
  telling('(\\d+ minutes)', (span) => `it takes ${span}`),
  telling(
    `(every ${day}|${day}s?),?(?: at)? (${hour})`,
    (when, at) => `it’s ${when.replace(/^(?=\p{Lu})(\p{L}+day)s$/u, 'every $1')} at ${at}`,
  ),
  telling(String.raw`(\d+ (?:CE|CEU|CLE|CME|CPE) (?:credits|hours))`, (count) => `you earn ${count}`),
  telling('(one (?:flat )?(?:fee|price|rate) .+)', (one) => `you pay ${one}`),
  telling(
    `((?:${day},? )?${month} \\d{1,2}(?:st|nd|rd|th)?(?: (?:at|in) .+)?)`,
    (when) => `it’s on ${when.replace(/day (?=\p{Lu})/u, 'day, ')}`,
  ),
  telling(`(month[- ]to[- ]month)(?:,? (no [a-z -]+))?`, (how, none) => `it’s ${how}${none && `, with ${none}`}`),
  telling(
    String.raw`(?:1|one) (?!account|app|bill|dashboard|fee|login|plan|price|tool)([a-z]+) (?:for|per|to) (\d+ [a-z]+)`,
    (one, many) => `there’s one ${one} for every ${many}`,
  ),
  telling(
    String.raw`(?:max(?:imum)? (\d+) ([a-z]+)|(\d+) ([a-z]+) max(?:imum)?)`,
    (count, who, other, others) => `never more than ${count || other} ${who || others}`,
  ),
  telling(
    String.raw`((?:private )?groups) (?:of )?(?:up )?to (\d+)`,
    (groups, most) => `we take ${groups} of up to ${most}`,
  ),
  telling(
    String.raw`(?:small )?(groups|classes|group classes|small-group classes)(?: of|,) (?:max )?(\d+)(?:,? max)?`,
    (what, most) => `${what} are ${most} people at most`,
  ),
  telling('24/7 including holidays', () => 'we’re here 24/7, including holidays'),
  telling('24/7,? (no [a-z -]+)', (none) => `we’re here 24/7, with ${none}`),
  telling(
    '((?:\\d+ )?(?:openings|places|seats|spots|dates)) ((?:for|in) .+)',
    (what, when) => `we have ${what} ${when}`,
  ),
  telling(String.raw`(?:one|1|(\d)) ?(?:to|:) ?(\d+) (infant|teacher|staff|student) ratio`, (one, many, who) =>
    one && one !== '1'
      ? undefined
      : who === 'infant'
        ? `there’s one caregiver for every ${many} infants`
        : who === 'staff'
          ? `the staff ratio is one to ${many}`
          : `there’s one teacher for every ${many} children`,
  ),
  telling(
    'average (\\d+-[a-z]+) gain(.*)',
    (points, more) => `the average gain ${more ? 'was' : 'is'} ${points.replace('-', ' ')}s${more}`,
  ),
  telling('min(?:imum)? order (?:of )?(\\d+ [a-z]+)', (least) => `the minimum order is ${least}`),
  telling('(\\d+-(?:hour|night|day|guest|person) minimum)', (least) => `there’s a ${least}`),
  telling('(one [a-z]+ per [a-z]+)', (one) => `there’s ${one}`),
  telling(
    '((?:[a-z-]+ ){0,3}(?:alerts|check-ins|photos|reminders|reports|statements|summaries|updates)(?: (?:after|by|from|in|of|on|with) .+)?)',
    (what) =>
      /^(?:all|get|no|our|see|send|sends|share|your)\b|\b(?:cut|cuts|keep)\b/.test(what)
        ? undefined
        : `you get ${what}`,
  ),
  // "It’s Apr 12 to Sept 27": what is?
  telling(`(${month} \\d{1,2}) ?(?:-|–|to) ?(${month} \\d{1,2})`, (from, to) => `come between ${from} and ${to}`),
  telling(
    `(${month} \\d{1,2} ?(?:-|–|to|&|and) ?(?:${month} )?\\d{1,2}(?:,? \\d{4})?(?:, .+)?)`,
    (days) => `it’s ${inDays(days)}`,
  ),
  telling('(\\d+ (?:beds|seats))', (count) => `there are ${count}`),
  telling('((?:bus|ferry|shuttle|train) from .+)', (ride) => `there’s a ${ride}`),
  telling(
    '((?:costume |pie |chili )?(?:auction|bonfire|concert|contest|cook-off|parade|raffle) (?:and|at|for|in|on|with) .+)',
    (what) => `there’s a ${what}`,
  ),
  telling('((?:breakfast|brunch|dinner|lunch) (?:at|by|in|on) (?:an?|our|the) .+)', (meal) => `you have ${meal}`),
  telling('hands[- ]on with (.+)', (what) => `it’s hands-on, with ${what}`),
  telling('(BYOB (?:on|every) .+)', (when) => `it’s ${when}`),
  telling(
    '((?:lab |test )?(?:estimates|drawings|keys|photos|plans|proofs|quotes|results|samples)) (in (?:about |under )?\\d+ (?:business )?(?:days|hours|minutes|weeks))',
    (what, time) => `you’ll have your ${what} ${time}`,
  ),
  telling(
    '((?:certified|enrolled|licensed) (?:agent|broker|electrician|inspector|plumber)),? (\\d+ years)',
    (who, years) => `${articleFor(who)} ${who} for ${years}`,
  ),
  telling(String.raw`((?:just |only )?\d+ minutes (?:a|per) (?:day|month|week))`, (time) => `it takes ${time}`),
  telling(
    '(?:a )?flat (?:(monthly|yearly) )?(?:fee|rate)((?: (?:for|per) [a-z]+)?)',
    (when, per) => `it’s a flat ${when && `${when} `}fee${per}`,
  ),
  telling(
    String.raw`(\d+(?:-\d+| to \d+)? (?:[a-z-]+ ){0,2}[a-z-]+s (?:a|every|per) (?:day|month|season|week|year))`,
    (many) => `you get ${many}`,
  ),
  telling(String.raw`(\d+ to \d+ (?:guests|kids|people|players))`, (many) => `for ${many}`),
  telling('((?:1|one)-on-(?:1|one)(?: for .+)?)', (how) => `it’s ${how}`),
  telling('every ([a-z]+) ([a-z]+ed\\b.*)', (one, done) => `every ${one} is ${done}`),
  telling('(?:upfront )?price before (.+)', (start) => `you get the price before ${start}`),
  telling('([A-Za-z]+ [a-z]+s) (covered|handled|waived)', (what, done) => `${what} are ${done}`),
  telling(String.raw`(\d[\d,]*) (?:sq ft|square[- ]foot) ([a-z -]+)`, (size, what) =>
    thereIs(what)?.replace(what, `${size}-square-foot ${what}`),
  ),
  telling(
    String.raw`(only|under|just) (\d+g) (?:of )?(added sugar|carbs|fat|net carbs|protein|sodium|sugar) (each|(?:a|per) [a-z]+)`,
    (few, count, what, each) =>
      `there ${what.endsWith('carbs') ? 'are' : 'is'} ${few} ${count} of ${what} ${each === 'each' ? 'in each' : each.replace(/^(?:a|per) /, 'in a ')}`,
  ),
  telling('([a-z -]+s) (?:are )?ready ((?:by|in) .+)', (what, when) => `your ${what} are ready ${when}`),
  telling(
    String.raw`(most|all) ([a-z]+s) ((?:in|within) \d+ (?:days|hours|minutes|weeks))`,
    (most, what, when) => `${most} ${what} are ${when}`,
  ),
  telling('([a-z -]+) included (?:the |your )?first (month|visit|week|year)', (what, time) =>
    followed(being(what), `included in your first ${time}`),
  ),
  telling('([a-z -]+) handled', (what) => `we handle ${isMany(what) ? what : `the ${what}`}`),
  telling('([a-z -]+ (?:appointments|classes|lessons|options|sizes)) too', (what) => `we have ${what}, too`),
  telling('first (class|consult|lesson|month|session|visit|week) on us', (what) => `your first ${what} is on us`),
  telling('([a-z -]+s) (daily|nightly|weekly|year-round)', (what, when) => followed(thereIs(what), when)),
  telling('sliding[- ]scale(?: fees)?', () => 'fees are on a sliding scale'),
  telling('((?:[a-z]+ )?(?:repairs|tunings|fittings)) on site', (what) => `we do ${what} on site`),
  telling('(room for .+)', (room) => `there’s ${room}`),
  telling('((?:over |more than )?\\d[\\d,]*\\+? .+ in stock)', (stock) => `we have ${stock}`),
  telling('([a-z -]+s) (?:accepted|taken)', (what) => `we take ${what}`),
  telling(
    '(background[- ]checked|(?:USDA|BBB|(?!FDA)[A-Z]{3,5}) (?:accredited|approved|certified|inspected))',
    (how) => `we’re ${how}`,
  ),
  telling(
    '(installed) ((?:nights|weekends|evenings)(?: and (?:nights|weekends|evenings))?)',
    (_done, when) => `we install ${when}`,
  ),
  telling(
    String.raw`((?:over |more than |nearly )?\d[\d,]*\+? (?:[\p{L}-]+ ){0,2}${counted})( (?:on|to|including) [^,]+)?`,
    (many, more) => `there are ${many}${more}`,
  ),
  telling('(coach|nurse|vet|doctor|therapist) with (\\d+ years .+)', (who, years) => `our ${who} has ${years}`),
  telling('(coach|coaches|staff) ((?:in|on|with) .+)', (who, where) =>
    who === 'staff' ? `there’s ${who} ${where}` : thereIs(`${who} ${where}`),
  ),
  telling(
    `([a-z][a-z -]*? (?:behind|next door|out back|on the|on call|on tap|all day|all weekend|every|in each|in every|with each|with every|at the|near|${day}s)\\b.*)`,
    (what) =>
      /\b(?:lasts|works)\b|^(?:all|aerial|every|most|one|same|installed|book|file|price)\b|^[a-z-]+ed (?:and [a-z-]+ed )?every\b/.test(
        what,
      )
        ? undefined
        : thereIs(what),
  ),
  telling(`(${day}|evening|weekend) (appointments|hours|classes|visits)`, (when, what) => `we have ${when} ${what}`),
  telling(
    '((?:evening|weekend|early|late) (?:and (?:Saturday|weekend|Sunday) )?(?:appointments|hours|visits)(?: (?:till|until|Mon|Tues|Wed|Thurs|Fri|on) ?.+)?)',
    (what) => `we have ${what}`,
  ),
  telling(
    '(.+) alert when (?!the\\b)([a-z]+) (changes|drops|is .+)',
    (kind, what, does) => `you get ${articleFor(kind)} ${kind} alert when the ${what} ${does}`,
  ),
];

/** "The 6-week challenge starts", "a vet comes to your house". */
export const sentenceTellings: readonly Telling[] = [
  telling('((?:bathroom|gym|kitchen|patio|pool|shop|space|studio|waiting room) is .+)', (place) => `the ${place}`),
  telling(
    '((?!(?:farm|home|house|office|site|studio) visits)(?:[a-z-]+ )?([a-z]+)) ((?:answers|brings|calls|checks|comes|cooks|cuts|goes|lives|picks up|reviews|lasts|ships|shows up|starts|stays|visits) .+)',
    (who, noun, does) => {
      if (/^(?:an?|the|our|your|every|each|one|it|she|he|that)\b/.test(who)) return undefined;
      if (
        /^(?:coach|crew|dentist|desk|doctor|nurse|staff|teacher|team|technician|therapist|trainer|tutor|vet)$/.test(
          noun,
        )
      )
        return `our ${who} ${does}`;
      if (/^(?:app|battery|dashboard|motor|price|program|screen|software|system)$/.test(noun))
        return `the ${who} ${does}`;
      const named = articled(who);
      return named === who ? undefined : followed(named, does);
    },
  ),
  telling('(\\d+-\\p{L}+ (?:\\p{L}+ )?\\p{L}*[^s ]) (starts .+)', (what, does) => `the ${what} ${does}`),
  telling(
    '(staff|customers|clients|employees) ((?:book|order|pay|reply|sign|swap|text) .+)',
    (who, deed) => `your ${who} can ${deed}`,
  ),
];

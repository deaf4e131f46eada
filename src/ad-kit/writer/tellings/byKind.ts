import { articled, being, followed, isMany, isMass, type Telling, telling, thereIs } from './telling';
import { articleFor } from '../words/article';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month =
  '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December)';
const hour = String.raw`\d{1,2}(?::\d\d)? ?(?:am|pm)?`;
const span = String.raw`(?:an? |one |two |three |\d+ )(?:hours?|days?|weeks?|minutes?|months?|meetings?|visits?|afternoon|evening|morning)`;

/** What one is spared. */
export const absenceTellings: readonly Telling[] = [
  telling('no money down', () => 'you put no money down'),
  telling('no ([a-z -]+?) (?:is )?(?:needed|necessary|required)', needless),
  telling('no need to ([a-z -]+)', (act) => `you don’t need to ${act}`),
  telling('no ([a-z-]+ to (?:buy|install|download))', (what) => `there’s no ${what}`),
  telling('no ([a-z-]+(?: [a-z-]+)?)( right now|,? ever)?', (what, when) => {
    if (/^[a-z]+ing [a-z]|\b(?:and|if|in|is|one|option|or|pressure|problem|too|unless|until|when)\b/.test(what))
      return undefined;
    const ever = when.endsWith('ever') ? ', ever' : when;
    return `${isMany(what) ? 'there are' : 'there’s'} no ${what}${ever}`;
  }),
];

/** "You don’t need an account", "you don’t need any experience". */
function needless(what: string): string | undefined {
  if (/\b(?:and|or|to)\b/.test(what)) return undefined;
  if (isMany(what) || isMass(what))
    return `you don’t need ${/^(?:equipment|experience|tools)$/.test(what) ? 'any ' : ''}${what}`;
  return `you don’t need ${articleFor(what)} ${what}`;
}

const people =
  '(?:advisors|agents|attorneys|bakers|barbers|caregivers|chefs|cleaners|coaches|contractors|counselors|dentists|drivers|electricians|estheticians|groomers|guides|inspectors|installers|instructors|mechanics|movers|nannies|nurse injectors|nurses|pilots|plumbers|sitters|stylists|surveyors|teachers|technicians|techs|therapists|trainers|tutors|vets|walkers|welders)';
const known =
  '(?:(?:[A-Z]{2,6}|board|state|fully|locally)[ -])?(?:accredited|background-checked|board-certified|certified|experienced|fee-only|insured|licensed|trained|vetted)';

/** What stands behind it. */
export const guaranteeTellings: readonly Telling[] = [
  telling(
    String.raw`tested with (?:an? )?(\d.+ warranty)`,
    (warranty) => `everything is tested and has ${articleFor(warranty)} ${warranty}`,
  ),
  telling(
    String.raw`(\d+-.*(?:guarantee|warranty)(?: on .+)?)`,
    (warranty) => `you get ${articleFor(warranty)} ${warranty}`,
  ),
];

/** What shows that it is good. */
export const proofTellings: readonly Telling[] = [
  telling(`(${known}(?: and ${known})?), ((?:low|small) [a-z -]+s)`, (how, what) => `we’re ${how}, with ${what}`),
  telling(`(${known}) (${people})`, (how, who) => `our ${who} are ${how}`),
  telling(`((?:${known}|bonded)(?:(?:,| and|, and) (?:${known}|bonded))*)`, (how) => `we’re ${how}`),
  telling(`led by (an? .+)`, (who) => `it’s led by ${who}`),
  telling(String.raw`only (\d+ [a-z]+ (?:a|per) \p{L}+)`, (few) => `we take only ${few}`),
  telling(`(${people}) who ((?:are|have|speak|teach) .+)`, (who, how) => `our ${who} ${how}`),
  telling(String.raw`(\d+\+? years of [a-z -]+)`, (years) => `we have ${years}`),
  telling(
    String.raw`((?:family|locally|woman|women|veteran)[- ](?:owned|run)),? (?:for )?(\d+ generations|\d+ years)`,
    (how, years) => `we’ve been ${how} for ${years}`,
  ),
  telling(
    '((?:[a-z]+-)?(?:family|locally|woman|women|veteran|black|employee)[- ](?:owned|run)(?: and [a-z]+)?)',
    (how) => `we’re ${how}`,
  ),
  telling('voted (.+)', (what) => `we were voted ${what}`),
  telling(String.raw`(\d)-star rated (on .+)`, (stars, where) => `we’re rated ${stars} stars ${where}`),
  telling(
    '((?:family|local|neighborhood) (?!recipes?\\b)[a-z]+) since (\\d{4})',
    (what, year) => `we’ve been a ${what} since ${year}`,
  ),
  telling(
    String.raw`((?:over |more than )?\d[\d,]*\+? (?:[\p{L}\d-]+ )?reviews(?: on .+)?)`,
    (reviews) => `we have ${reviews}`,
  ),
  telling(String.raw`(\d[.\d]*\+? stars? (?:from|on) .+)`, (stars) => `we have ${stars}`),
  telling(
    String.raw`((?:over |more than )?\d[\d,]*\+?) ([a-z]+s) (cleaned|closed|fixed|helped|installed|moved|repaired|served|sold|taught|trained)`,
    (count, whom, done) => `we’ve ${done} ${count} ${whom}`,
  ),
  telling(
    '((?!FDA|USDA)(?:[A-Z]{2,5}(?: \\d{1,4})?(?:,| and) )?(?!FDA)[A-Z]{2,5}(?: \\d{1,4})? (?:accredited|certified|compliant|licensed|registered))',
    (how) => `we’re ${how}`,
  ),
];

const made =
  '(?:hand-|home)?(?:assembled|baked|brewed|built|cooked|crafted|cut|designed|fermented|forged|grown|handmade|made|milled|poured|pressed|printed|roasted|sewn|smoked|stitched|woven)';

/** How it is, where, and when. */
export const stateTellings: readonly Telling[] = [
  telling(`(${made} (?:by|daily|every|for|fresh|from|here|in|on|right|to|with)\\b.*)`, (how) => `it’s ${how}`),
  telling(`((?:hosted|led|run|taught) by .+)`, (how) => `it’s ${how}`),
  telling(`((?:done|finished) (?:in|within) (?:about |under )?${span})`, (how) => `we’re ${how}`),
  telling(`(back (?:in|within) (?:about |under )?${span})`, (how) => `you have it ${how}`),
  telling(`(ready (?:in|within) (?:about |under )?${span})`, (how) => `it’s ${how}`),
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

/** What comes with it, when it is, and how many there are. */
export const thingTellings: readonly Telling[] = [
  telling(`(every ${day}|${day}s?),?(?: at)? (${hour})`, (when, at) => `it’s ${when} at ${at}`),
  telling(String.raw`(\d+ (?:CE|CEU|CLE|CME|CPE) (?:credits|hours))`, (count) => `you earn ${count}`),
  telling('(one (?:flat )?(?:fee|price|rate) .+)', (one) => `you pay ${one}`),
  telling(
    `((?:${day},? )?${month} \\d{1,2}(?:st|nd|rd|th)?(?: (?:at|in) .+)?)`,
    (when) => `it’s on ${when.replace(/day (?=\p{Lu})/u, 'day, ')}`,
  ),
  telling(`(month[- ]to[- ]month)(?:,? (no [a-z -]+))?`, (how, none) => `it’s ${how}${none && `, with ${none}`}`),
  telling(
    String.raw`(?:1|one) ([a-z]+) (?:for|per|to) (\d+ [a-z]+)`,
    (one, many) => `there’s one ${one} for every ${many}`,
  ),
  telling(
    String.raw`(?:max(?:imum)? (\d+) ([a-z]+)|(\d+) ([a-z]+) max(?:imum)?)`,
    (count, who, other, others) => `there are ${count || other} ${who || others} at most`,
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
  telling(
    String.raw`(\d+(?:-\d+| to \d+)? (?:[a-z-]+ ){0,2}[a-z-]+s (?:a|every|per) (?:day|month|season|week|year))`,
    (many) => `you get ${many}`,
  ),
  telling(String.raw`(\d+ to \d+ (?:guests|kids|people|players))`, (many) => `it’s for ${many}`),
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
    '((?:[a-z-]+ )?([a-z]+)) ((?:answers|brings|calls|checks|comes|cooks|cuts|goes|lives|picks up|reviews|lasts|ships|shows up|starts|stays|visits) .+)',
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

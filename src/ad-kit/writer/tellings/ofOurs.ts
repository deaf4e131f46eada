import { articled, followed, isMany, isMass, type Telling, telling } from './telling';

/** What is done, and how one says that one does it. */
const deeds: Readonly<Record<string, string>> = {
  assembled: 'assemble',
  baked: 'bake',
  brewed: 'brew',
  cleaned: 'clean',
  cooked: 'cook',
  delivered: 'deliver',
  emailed: 'email',
  engraved: 'engrave',
  filed: 'file',
  fixed: 'fix',
  framed: 'frame',
  groomed: 'groom',
  handled: 'handle',
  hauled: 'haul',
  inspected: 'inspect',
  installed: 'install',
  mailed: 'mail',
  packed: 'pack',
  pulled: 'pull',
  pumped: 'pump',
  rebuilt: 'rebuild',
  relocated: 'relocate',
  repaired: 'repair',
  replaced: 'replace',
  restored: 'restore',
  roasted: 'roast',
  sanitized: 'sanitize',
  sharpened: 'sharpen',
  swapped: 'swap',
  tested: 'test',
  texted: 'text',
  stacked: 'stack',
  translated: 'translate',
  washed: 'wash',
};
const done = Object.keys(deeds).join('|');
const deedOf = (typed: string): string => deeds[typed] ?? typed;

const span = String.raw`\d+(?:-\d+| to \d+)?-(?:day|hour|minute|month|week)`;
const how =
  '(?:for you|by (?:email|hand|text)|(?:the )?same day|every \\w+(?: \\w+)?|daily|weekly|monthly|afterward|after|free|overnight|on site|while you wait|(?:in|within) (?:about |under )?\\d+ \\w+|within (?:days|hours|minutes)|in our .+)';

/** "We text before-and-after photos", "we file your sales tax": where it was typed as what is done. */
const doing = telling(`((?:[\\p{L}’/&-]+ ){0,3}[\\p{L}’-]+) (${done})(?: (${how}))?`, (what, deed, when) => {
  if (/^(?:get|hand|have|it|never|no|not|we|you|your)\b|\b(?:broom|or|is|are|to)\b|ly$| \w+ and /.test(what))
    return undefined;
  const whose = when === 'for you' ? `your ${what}` : sureOf(what);
  const more = when === 'for you' ? '' : when.replace(/^same day$/, 'the same day').replace(/^after$/, 'afterward');
  return whose && `we ${deedOf(deed)} ${whose}${more && ` ${more}`}`;
});

/** "The bucket" of one that is the reader’s for certain; many stand as they are. */
const sureOf = (what: string): string | undefined =>
  /^(?:all|both|each|every|our|the) /.test(what) || isMany(what) || isMass(what)
    ? what
    : articled(what) && `the ${what}`;

const places =
  '(?:areas?|bar|beds|booths?|courts?|deck|dock|elevator|entrance|fields?|floor|fridge|garage|garden|hotline|lanes|lawn|library|lobby|lot|lounge|patio|playground|pool|ramp|rinks?|rooms?|section|shop|showroom|shuttle|stage|studios?|trails?|views|wi-?fi)';

const used =
  '(?:blooms|detergents?|dyes|fabrics|flour|flowers|glue|ingredients|inks?|materials|oils|paints?|parts|polish|products|shampoos?|soap|spices|supplies|toppings|water|wood|yarns?)';
const kept = '(?:[a-z]+-(?:free|friendly|safe)|heated|climate-controlled|air-conditioned)';
const keptThings =
  '(?:building|clinic|crew|floor|home|kitchen|lobby|packaging|pool|salon|shop|space|store|studio|units)';

const seal =
  '(?:(?:[A-Z]{2,6}|board|state|fully|factory|school)[ -])?(?:accredited|certified|compliant|licensed|trained|vetted)';
const team =
  '(?:allergists|appraisers|arborists|assistants|audiologists|bartenders|captains|consultants|crews?|doctors|editors|gardeners|hygienists|kitchen|lab|lifeguards|massage therapists|midwives|operators|paralegals|pharmacists|physicians|planners|professionals|rangers|realtors|repairers|shop|specialists|staff|team|technician|tailors|tellers)';

/** What a business does, uses, and has, said by itself: none of it fits a thing that is sold. */
export const ourTellings: readonly Telling[] = [
  doing,
  telling(`(${done}) and (${done})`, (one, other) => `we ${deedOf(one)} and ${deedOf(other)} it`),
  telling(
    '(baked|brewed|cooked|roasted|smoked) ((?:at|before|by|daily|every|fresh|in|over) .+)',
    (deed, when) => `we ${deed === 'smoked' ? 'smoke' : deedOf(deed)} ${when}`,
  ),
  telling(`delivered ((?:before|by) .+)`, (when) => `we deliver ${when}`),
  telling('on[- ]site in (\\d+ (?:hours|minutes))', (time) => `we’re on site in ${time}`),
  telling('((?:daily|monthly|weekly) on (?:Teams|Zoom))', (when) => `we meet ${when}`),
  telling(
    'no (choke|shock|harsh|crate)((?:,? or [a-z]+)? (?:chemicals|cleaners|collars|methods|products|soaps|sprays|training))',
    (what, more) => `we use no ${what}${more}`,
  ),
  telling(
    '(clear|firm|fixed|flat|upfront|written) (estimate|price|quote) (before we start|before work (?:begins|starts)|up front)',
    (how, what, when) => `you get ${articled(`${how} ${what}`) ?? what} ${when}`,
  ),
  telling(
    '((?:[a-z-]+ )?(?:coaches|guides|instructors|lifeguards|mechanics|nurses|staff|teachers|therapists|trainers|vets)) on site((?: .+)?)',
    (who, when) => `our ${who} ${who.endsWith('staff') ? 'is' : 'are'} on site${when}`,
  ),
  telling('(certified|licensed|trained) ([a-z]+s) with (\\d+\\+? years)(?: of experience)?', (how, who, years) =>
    isMany(who) ? `our ${who} are ${how}, with ${years} of experience` : undefined,
  ),
  telling('(loaner (?:bikes|boats|cars|laptops|phones|vehicles))', (what) => `we have ${what}`),
  telling(
    '((?:airport|curbside|home|shuttle|van) (?:delivery|drop-off|pickup)(?: (?!available\\b).+)?)',
    (what) => `we offer ${what}`,
  ),
  telling(
    '((?:[a-z-]+ ){1,3}(?:analysis|fitting|screening|testing))((?: (?:at|for) .+)?)',
    (what, where) => `we do ${what}${where}`,
  ),
  telling('help with (the|your) (.+)', (whose, what) => `we help with ${whose} ${what}`),
  telling(
    '(re-?clean|redo|refit|retouch) (?:it )?free ((?:if|in|within) .+)',
    (deed, when) => `we ${deed} it free ${when}`,
  ),
  telling(
    'rush ([a-z]+) (in \\d+ [a-z]+)',
    (what, time) => `we do rush ${isMany(what) || isMass(what) ? what : `${what}s`} ${time}`,
  ),
  telling('background-checked (\\d-person (?:crews|teams))', (who) => `our ${who} are background-checked`),
  telling('((?:[\\p{L}-]+ ){0,2}photos .+) (?:sent|texted) to you', (what) => `we text you ${what}`),
  telling(
    'same day in (\\p{Lu}[\\p{L} ]+) if (?:you )?order(?:ed)? by (.+)',
    (town, when) => `it’s there the same day in ${town} if you order by ${when}`,
  ),
  telling('(\\d+\\+? years) of ([a-z]+ work)', (years, what) => `we’ve done ${what} for ${years}`),
  telling(
    '((?:dining|show|tasting|tap) ?room|bar|kitchen|museum|patio|pool|shop|studio) open (.+)',
    (where, when) => `our ${where} is open ${when}`,
  ),
  telling(
    '(?:custom )?((?:[a-z]+ )?(?:ceremony|menu|plan|program|recipe|resume|script|song)) written from scratch',
    (what) => `we write every ${what} from scratch`,
  ),
  telling(
    '(gift (?:cards|certificates|vouchers)) (?:good|valid) (?:for )?(\\d+ months)',
    (what, time) => `${what} are valid for ${time}`,
  ),
  telling('same day to (.+)', (where) => `we deliver to ${where} the same day`),
  telling('there within (\\d+ (?:hours|minutes))', (time) => `we’re there within ${time}`),
  telling('([a-z]+s) back ((?:in|within) .+)', (what, time) =>
    isMany(what) ? `your ${what} are back ${time}` : undefined,
  ),
  telling('([a-z-]+(?: [a-z-]+)?) always', (what) =>
    followed(articled(what) && 'there’s always', articled(what) ?? ''),
  ),
  telling('([a-z ]+s) never (sold|used)', (what, deed) =>
    isMany(what) ? `we never ${deed === 'sold' ? 'sell' : 'use'} ${what}` : undefined,
  ),
  telling('reminders? (every .+)', (when) => `we remind you ${when}`),
  telling('(proof|quote|sketch) (in \\d+ [a-z]+)', (what, time) => `you get a ${what} ${time}`),
  telling('no-pressure (consults|consultations|estimates|sales|tours|visits)', (what) => `${what} are no-pressure`),
  telling(
    '(coach|technician|therapist|trainer|teacher|instructor) ((?:certified|licensed|trained) in .+)',
    (who, how) => `our ${who} is ${how}`,
  ),
  telling(`(${seal}) (backups|records)`, (trait, what) => `our ${what} are ${trait}`),
  telling(
    String.raw`((?:over )?\d[\d,]*\+?) (events|homes|installs|jobs|moves|projects|roofs|weddings)`,
    (count, what) => `we’ve done ${count} ${what}`,
  ),
  telling(
    '(\\d+\\+? years) (in (?:business|practice|\\p{Lu}\\p{L}+))',
    (years, where) => `we’ve been ${where} for ${years}`,
  ),
  telling('appointments ((?:in|within) \\d+ \\w+)', (time) => `we have appointments ${time}`),
  telling(String.raw`(?:all )?([a-z][a-z -]*?) handled for you`, (what) => `we handle your ${what}`),
  telling('(?:all )?((?:[\\p{L}-]+ ){0,4}paperwork) done for you', (what) => `we do your ${what}`),
  telling('(?:free )?((?:[A-Za-z]+ ){1,3}?[a-z]+) help', (what) =>
    /\b(?:any|no|our|your|with|you|job)\b|^free\b/.test(what)
      ? undefined
      : `we help with ${isMany(what) || isMass(what) ? what : `${what}s`}`,
  ),
  telling(`(${span}) response(?: times?)?`, (time) => `we respond in ${spelled(time)}`),
  telling(`(${span}) arrival(?: times?)?`, (time) => `we’re there in ${spelled(time)}`),
  telling(`(${span}) turnarounds?`, (time) => `you’ll have it back in ${spelled(time)}`),
  telling('24/7 emergency (?:calls|repairs?|response|service|visits)', () => 'we’re there 24/7 in an emergency'),
  telling('24/7 (?:live )?monitoring', () => 'we keep watch 24/7'),
  telling('same-day (?:service|visits)', () => 'we do it the same day'),
  telling(
    'same-day (pickup|delivery)((?: (?:before|by|till|until|within) .+)?)',
    (what, when) => `we ${what === 'pickup' ? 'pick up' : 'deliver'} the same day${when}`,
  ),
  telling('same-(day|week) (appointments|repairs)', (when, what) =>
    what === 'repairs' ? `we repair it the same ${when}` : `we have ${what} the same ${when}`,
  ),
  telling('delivery ((?:within|throughout|up to) .+)', (where) => `we deliver ${where}`),
  telling('house calls ((?:within|throughout|up to) .+)', (where) => `we make house calls ${where}`),
  telling('pickup at (\\d+ [a-z]+s)', (where) => `you can pick up at ${where}`),
  telling('pickup (?:or|and) delivery', () => 'pick it up, or we deliver'),
  telling(`(${seal}) (${team})`, (trained, who) => `our ${who} ${isMany(who) ? 'are' : 'is'} ${trained}`),
  telling(
    'native(?:-speaking| speaking)? (teachers|tutors|instructors)((?: from .+)?)',
    (who, where) => `our ${who} are native speakers${where}`,
  ),
  telling(
    '(\\p{Lu}\\p{L}+) (?:&|and) (\\p{Lu}\\p{L}+)(?:-speaking)? (instructors|staff|teachers|therapists|tutors)',
    (one, other, who) => `our ${who} ${who === 'staff' ? 'speaks' : 'speak'} ${one} and ${other}`,
  ),
  telling('licensed,? (\\d+\\+? years)', (years) => `we’ve been licensed for ${years}`),
  telling(`(${kept}) (${keptThings})`, (trait, what) => `our ${what} ${isMany(what) ? 'are' : 'is'} ${trait}`),
  telling(`((?:[a-z]+[- ])*?)(${used})`, (kind, what) =>
    kind === '' || /\b(?:all|any|at|by|for|from|in|no|of|on|the|your)\b/.test(kind)
      ? undefined
      : `we use ${kind}${what}`,
  ),
  telling(`(?:only )?((?:[a-z-]+ ){1,3}${places})((?: (?:at|for|in|on|with) .+)?)`, (what, more) => {
    const named = /\b(?:no|our|your)\b/.test(what)
      ? undefined
      : (articled(what) ?? (/wi-?fi$/.test(what) ? what : undefined));
    return named && `we have ${named}${more}`;
  }),
  telling('handmade ([a-z]+s)', (what) => `our ${what} are handmade`),
  telling(
    '(honest(?:,? and|,)? upfront|upfront|flat-rate|flat) (pricing|prices|quotes|rates)',
    (trait, what) =>
      `our ${what} ${what === 'pricing' ? 'is' : 'are'} ${trait.replace(/^honest.*/, 'honest and upfront')}`,
  ),
];

/** "15 minutes" of "15-minute". */
const spelled = (time: string): string => `${time.replace(/-(?=[a-z]+$)/, ' ')}${/^1\D/.test(time) ? '' : 's'}`;

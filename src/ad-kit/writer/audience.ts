import { askedBy, doneBy, worries } from './askedBy';
import { sentenceCase } from './words/casing';
import { baseOf, pluralNouns } from './words/verbs';

/** Whom no line calls by this name: nobody greets "women", and an ad for children is read by their parents. */
const unaddressed =
  /^(?:all|any|every|people|anyone|those|adults?|children|kids?|boys?|girls?|teens?|toddlers?|men|women|seniors?|patients?)\b|\b(?:aging|anxious|broke|elderly|forgetful|lonely|nervous|obese|older?|overweight|poor|sick(?! of\b)|single|tourists|victims?|kids|patients?|teens)\b/i;

/** Whether one speaks to those who are called so. */
const isAddressed = (audience: string): boolean => !unaddressed.test(audience);

/** What they do: "hate waiting" of "guys who hate waiting". What people are or have may be an illness. */
const doing =
  /^(?!.* (?:of|with) .* (?:who|that) )(?:[\p{L}’-]+ ){1,5}?(?:who|that) (?:are (?=always\b|never\b))?(?!(?:are|is|were|was|has|have|can(?!’)|shouldn’t|can’t(?! (?:agree|decide|find|keep up|stick|switch off)\b)|don’t(?! have (?:a|any)\b)|do|get|just|live|like us|suffer|struggle)\b)([\p{L}\d’$ -]+)$/u;

/** What they are about to do: "moving within the city", with or without "people" before it. */
const about =
  /^(?:[\p{L}\d’-]+ ){0,5}?((?<!\b(?:and|at|by|for|from|in|of|to|with) )(?!(?:going up|coming up)$|(?:aging|being|boarding|coming(?! off\b)|dumpling|dying|everything|getting married|landscaping|planning on a|something|struggling|suffering|living(?! (?:abroad|far from home|off campus|out of state|overseas)$)|working parents)\b)\p{L}{2,}ing [\p{L}\d’$ -]+)$/u;

/** What they had enough of, or where they stand: "tired of high bills", "locked out of their car". */
const feeling =
  /^(?:[\p{L}\d’-]+ ){1,5}?(?:who are )?((?:tired of|worried about|nervous about|scared of|afraid of|bored of|between(?= )|behind on(?= )|low on(?= )|out of(?= )|sick of|fed up with|bored with|curious about|stuck (?:in|on|with)|hit by|locked out of|new to|stranded on|on (?=septic|well\b)|short on) ?[\p{L}\d$+’ -]+|in a (?:hurry|rush)|locked out|on (?:\d|two|three) waitlists|up at \d ?[ap]m|on their feet all day|on vacation)$/u;

/** What has just happened to them: "who just got rear-ended". */
const lately = /\bwho (just (?:adopted|bought|got|had|moved|started) [\p{L}’ -]+)$/u;

/** What they still do by hand: "who do schedules in spreadsheets". */
const still = /\bwho (?:still )?do (?!(?:it|n’t|not|this)\b)([\p{L}’-]+ (?:by|in|on) [\p{L}’ -]+)$/u;

/** What they want, behind whatever they are called: "trying to save for a house". */
const after = /\b((?:hoping|learning|looking|trying|wanting) to [\p{L}’ -]+)$/u;

/** "Cat owners whose cat hates the carrier". */
const whose = /^(?:[\p{L}\d’-]+ ){1,3}?whose (?!.*\b(?:is|are|was|were)\b)([\p{L}\d’ -]+)$/u;

/** "Owners of dogs that pull". */
const thatDo =
  /^(?:(?:owners|parents) of )?(cat|dog|horse|kid|pupp)(?:s|ies) (?:that|who) (?!are|have|will)([\p{L}’ -]+)$/u;

/** "Afraid of ransomware", "rotten boards": what is said of nobody in particular. */
const unnamed =
  /^(?:(?:(?:afraid|scared|tired|sick) of|(?:nervous|worried) about|stuck (?:in|on)|need(?:ing)?(?= .* (?:by|covered|for)\b)) ?[\p{L}\d’ -]+|(?:bare|brown|dead|yellow) (?:grass|lawn|patches|spots)(?: and [\p{L} ]+)?|(?:clogged|cracked|drafty|flooded|foggy|leaky|peeling|rotten|rusty|sagging|squeaky|wobbly) [\p{L}]+)$/u;

/** Who work with things or keep them: what they have is no illness. */
const keepers =
  'anglers|bakers|bakeries|bars|boards|breeders|breweries|businesses|buyers|cafes|campers|churches|cities|clinics|clubs|committees|collectors|companies|contractors|cooks|councils|cyclists|drivers|farmers|farms|firms|fishermen|gardeners|growers|homeowners|hosts|hotels|hunters|keepers|labs|landlords|landowners|managers|manufacturers|museums|offices|organi[sz]ers|owners|parishes|planners|players|podcasters|practices|pubs|realtors|restaurants|sailors|salons|schools|sellers|shops|solicitors|stores|studios|superintendents|theat(?:er|re)s|towns|travelers|warehouses|wineries';

/** "Homeowners with tree stumps in the yard". */
const having = new RegExp(
  String.raw`^(?:[\p{L}’-]+ ){0,5}?(?:${keepers}|owners of [\p{L}’-]+)(?: in \p{Lu}\p{L}+)? with ([\p{L}\d$’ -]+?)(?: in \p{Lu}\p{L}+)?$`,
  'u',
);

/** Things at home that wear out. They may be asked about, as none of them is an illness. */
const things =
  'basement|bathroom|boots?|car|carpets?|chip|clock|computer|concrete|couch|deck|dishwasher|drains?|driveway|dryer|faucet|fence|floors|freezer|fridge|furnace|garage|grout|guitar|gutters|house|jewelry|kitchen|knives|laptop|lawn|mattress|oven|patio|phone|piano|pool|roof|rug|screens?|sewing machine|shoes|siding|shower|sink|sofa|tire|tires|toilet|tools|tree|trees|truck|washer|watch|windows|windshields?|yard';

/** "People with worn-out boots". */
const havingThing = new RegExp(
  String.raw`^(?:[\p{L}’-]+ ){1,3}?with ((?:[\p{L}’-]+ ){1,4}?(?:${things})(?: in the [a-z]+| that [a-z]+| full of [a-z]+)?|(?:[\p{L}’-]+ ){1,2}in (?:the|their) (?:back seat|car|carpet|couch|kitchen|seats))$`,
  'u',
);

/** "Car smells like old milk", without whose it is. */
const ofThing = new RegExp(
  String.raw`^((?:${things}) (?:died|keeps|leaks|quit|smells|squeaks|won’t)\b[\p{L} ]*)$`,
  'u',
);

/** "Homeowners whose AC is over 15 years old". */
const whoseIs = new RegExp(
  String.raw`^(?:[\p{L}\d’-]+ ){1,3}?whose ((?:[\p{L}-]+ )?(?:${things}|AC|battery|books|countertops?|curtains|heater|laminate|lease|paint|site|wallpaper|website)) (is|are) ([\p{L}\d’ -]+)$`,
  'u',
);

/** What is wrong with a thing: it is asked about as it is, where of another one asks whether they have it. */
const wrong =
  /^(?:.* in (?:the|your|their) (?:attic|basement|garage|walls?|yard)|.* (?:light|lights) on|\d+-year-old|backed[- ]up|bad|bald|bare|bowing|broken|break-ins|brown|chipped|matted|clogged|crushed|cluttered|cracked|dead|dirty|drafty|dull|empty|faded|failed|flat|foggy|green(?= (?:pool|roof|siding|tank))|grimy|high|lame|leaky|loose|lost|low|messy|musty|noisy|old|outdated|overgrown|patchy|rising|rotten|rusty|sagging|slow|smelly|squeaky|stained|stolen|storm|stuck|sunken|theft|tree|ugly|unpaid|vandalism|wobbly|worn|wet)\b/;

/** What each of them has one of: "Cracked driveway?" */
const oneEach =
  /(?<= (?:basement|bathroom|boiler|car|chimney|deck|dishwasher|driveway|fence|foundation|furnace|garage|house|kitchen|lawn|phone|pool|roof|screen|tire|tub|windshield|yard))s$/;

const pests =
  /^(?:ants|aphids|bed bugs|bats|bedbugs|cockroaches|crabgrass|deer|fleas|gophers|mice|mildew|mold|moles|potholes|raccoons|rats|roaches|rust|squirrels|termites|ticks|wasps|weeds)(?: in the [a-z]+)?$/;

/** "Old pipes", "leaky roof", "have solar panels", "have a leak". */
function hadOf(has: string): string | undefined {
  const flaw = has.replace(/^an? /, '');
  if (wrong.test(has) || /^\d+ \p{L}+ for /u.test(has)) return has.replace(oneEach, '');
  if (pests.test(has)) return `have ${has}`;
  if (/ coming(?: up)?$/.test(has)) return undefined;
  if (/^[$€£]\d/.test(has)) return has;
  // "Flickering lights", where a growing team is none to be mended.
  if (/^(?!aging|growing|living|missing|working)\p{L}+ing \p{L}+$/u.test(flaw)) return flaw.replace(oneEach, '');
  if (/ (?:that|which|who) (?:doesn’t|don’t|keeps?|won’t) /.test(has)) return has;
  if (wrong.test(flaw)) return flaw;
  return /^an? /.test(has) || (has.includes(' ') && has.endsWith('s'))
    ? `have ${has.replace(/^a (?=[aeiou])/, 'an ')}`
    : undefined;
}

/** How somebody’s body, mind, or money is, is asked of nobody: Meta forbids it, and elsewhere it hurts. */
const ofNobody =
  /\b(?:ache|addict|anxi|arrest|bereav|back\b(?! (?:in|into|on|to)\b)|body\b|baby\b|cancer|chemo|conceive|debt|depress|diabet|diagnos|disab|divorc|drinking|eyes?\b|fertil|(?<!cold |on (?:their|your) )feet\b|gambl|grief|hair\b|health|hearing|heart\b|incontinen|insomnia|itch|knees?\b|memory|migraine|mind\b|pain|panic|laid off|pregnan|prison|rehab|sober|skin\b|smok|snor|stammer|stutter|teeth\b|weight)/i;

/**
 * What tells whom an ad is for, asked of them: "hate waiting" of "guys who hate waiting", "your cat hates the carrier" of
 * those whose cat does. Meta lets no ad ask for an illness.
 */
export function askedOf(typed: string): string | undefined {
  const audience = typed
    .replace(/\bw(?:\/ ?| (?=\p{Ll}))/gu, 'with ')
    .replace(/ [+&] /g, ' and ')
    .replace(/\bcan ?not\b/g, 'can’t')
    .replace(/(?<=\p{Ll}{3}s) \p{Lu}\p{L}+$/u, '')
    .replace(/\bin (?=(?:attic|basement|garage|kitchen|walls?|yard)(?:$|,))/, 'in the ')
    .replace(/\b(high (?:electric|energy|gas|heating|power|water) bill)$/, '$1s')
    .replace(/^((?:\p{L}+ )?(?:managers|owners)) of (?:\p{L}+ ){1,3}(?=who )/u, '$1 ')
    .replace(/ (?:over|under|ages?|aged) \d+(?:-\d+)?\b(?! years old)| \d\d(?:-\d\d|\+)(?![\p{L}\d])/gu, '')
    .replace(/, (?:after|at|before|during|in|on) .+$/, '')
    .replace(
      / before (?:fall|spring|summer|winter|(?:listing|moving|selling) .+)$| near (?!the\b)\S+(?: \S+)?(?: at night)?$/,
      '',
    )
    .replace(/ and (?:closing in|gets|\p{L}+ is) .+$/u, '');
  const groups = audience.split(/, | \/ /).slice(0, mostGroups);
  // What somebody of them says of it comes before what they are.
  for (const mayBeRole of [false, true]) {
    for (const group of groups) {
      const asked =
        askedOfGroup(withoutPlace(group), mayBeRole) ??
        askedOfGroup(group, mayBeRole) ??
        askedOfGroup(group.replace(inPlace, ''), mayBeRole);
      if (asked !== undefined) return asked;
    }
  }
  return undefined;
}

/** Where people are, before what else is told of them: "in Parma OH", "near Decatur". */
const placeBefore =
  / (?:in|near|around) (?:(?:downtown|east|north|south|upstate|west) )?\p{Lu}[\p{L}’.-]+(?: (?:\p{Lu}\p{L}+|[A-Z]{2})){0,2}(?: county)?(?= |$)/u;
const withoutPlace = (group: string): string => group.replace(placeBefore, '');

/** Where people are, and all that stands behind it. */
const inPlace = / in (?:\p{Ll}+ )?\p{Lu}.*$/u;

/** "Beginners, couples looking for something to do": the first of whom something can be asked. */
const mostGroups = 4;

/** Children read no ads, and a pool that goes green does so without a cause. */
const notAsked = /^(?:babies|children|infants|kids|toddlers) (?:that|who)\b|\bowners going green$/;

function askedOfGroup(audience: string, mayBeRole: boolean): string | undefined {
  if (/^locked out\b/.test(audience)) return 'locked out';
  if (notAsked.test(audience)) return undefined;
  const found = (pattern: RegExp) => pattern.exec(audience)?.[1];
  const does = found(doing);
  // "Small trucking companies" do no trucking that one could ask about.
  if (
    does === undefined &&
    !/^(?:adult children|anyone|families|people|parents)\b/.test(audience) &&
    /(?:^|\s)(?<! of | with |^(?:dads|moms|mums|parents) )(?!(?:buying|carrying|chasing|dumpling|filing|hiring|hosting|juggling|losing|missing|paying|raising|replacing|selling)\b)\p{L}+ing \p{L}+s(?:$| (?:and|at|in|or|with)\b)/u.test(
      audience,
    )
  )
    return undefined;
  const theirs = found(whose) ?? found(ofThing);
  const has = found(having) ?? found(havingThing);
  const had = has && hadOf(has);
  const byHand = found(still);
  // "Anyone who wants to sing" is one; buying their first home is asked of those who do.
  const one = /^(?:any|every|some)(?:body|one) /.test(audience);
  const done = one ? does?.replace(/^\S+s(?= )/, (verb) => baseOf(verb) ?? verb.slice(0, -1)) : does;
  const asked = (
    isOf(audience) ??
    done ??
    (byHand && `still doing ${byHand}`) ??
    (theirs && `your ${theirs}`) ??
    had ??
    found(lately) ??
    askedBy(worries, audience) ??
    found(about) ??
    found(feeling) ??
    found(after) ??
    unnamed.exec(audience)?.[0] ??
    (mayBeRole ? askedBy(doneBy, audience.toLocaleLowerCase('en')) : undefined)
  )
    ?.replace(/^(need|want)ing\b/, '$1')
    .replace(/^your (\p{L}+) gets (?=\p{L}+ed\b)/u, 'is your $1 getting ')
    .replace(/^your ((?:\d\p{L}+ )?\p{L}+[^s]) (\p{L}+s) (?=\p{L})/u, (whole, what: string, verb: string) =>
      /^(?:has|is|was)$/.test(verb) || pluralNouns.has(verb) ? whole : `does your ${what} ${plainVerb(verb)} `,
    )
    .replace(/ but .+$/, '')
    .replace(/^hit by hail ?storm$/, 'hit by hail')
    .replace(/^hit by (?=(?:flood|hurricane|storm|tornado)$)/, 'hit by the ')
    .replace(/(?<!\b(?:a|an|my|the|your) )\b(mom|dad)\b/g, (name) => sentenceCase(name))
    .replace(/\btheir\b/g, 'your')
    .replace(/\bnew pupp$/, 'new puppy')
    .replace(/(?<=\b(?:falling|fall)) on stairs$/, ' on the stairs')
    .replace(/\bthemselves\b/g, 'yourself')
    .replace(/ without .+$| in \p{L}+ county$/u, '')
    .replace(
      /^want (?!an?\b|more\b|less\b|no\b|some\b|the\b|to\b|your\b)(?=.* (?:ceremony|house|job|look|place|room|wedding)$)/,
      'want a ',
    )
    .replace(/^(want .*\p{L}) not (?=\p{L}+$)/u, '$1, not ')
    .replace(/^planning (\p{Ll}+ )?weddings$/u, (_all, kind = '') => `planning a ${kind}wedding`)
    .replace(/\babout down payment$/, 'about the down payment')
    .replace(/^downsizing to condos$/, 'downsizing to a condo')
    .replace(/\bwith grandkids$/, 'with the grandkids')
    .replace(/^planning birthday parties$/, 'planning a birthday party')
    .replace(/\ba first (?=apartment|home|house)/, 'your first ')
    .replace(/^love your cars$/, 'love your car')
    .replace(/^have (?=(?:\S+ )*(?:buildings|condos|homes|houses|properties|rentals)$)/, 'own ')
    .replace(/^moving out of apartments$/, 'moving out of your apartment')
    .replace(/(?<=\bout )end of (?:the )?month$/, 'at month’s end')
    .replace(/\blocked out of (?=car|house|home)/, 'locked out of your ')
    .replace(/\b(?:a )?parents? (?=home|house)/, 'your parents’ ');
  return asked === undefined ||
    / (?:at|by|for|from|of|with)(?:$| (?:in|near)\b)/.test(asked) ||
    !isAddressed(asked.replace(/^nervous about\b/, '')) ||
    ofNobody.test(asked) ||
    /^looking for (?:Dad|Mom)\b/.test(asked) ||
    (!asked.includes(' ') && !/^(?:downsizing|relocating|remodeling|renovating)$/.test(asked)) ||
    asked.split(' ').length > longestAsked
    ? undefined
    : asked;
}

/** "Is your AC over 15 years old", "does your dog pull". */
function isOf(audience: string): string | undefined {
  const [, what, is, state] = whoseIs.exec(audience) ?? [];
  if (what !== undefined) return `${is} your ${what} ${state}`;
  const [, pet, does] = thatDo.exec(audience) ?? [];
  return pet && `does your ${pet === 'pupp' ? 'puppy' : pet} ${does}`;
}

/** "Hate" of "hates", "cry" of "cries". */
const plainVerb = (verb: string): string =>
  baseOf(verb) ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/(?<!s)s$/, '');

const stemsOf = (text: string): string[] =>
  (text.toLocaleLowerCase('en').match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '').slice(0, 5));

/** Whether a fact speaks of what is asked: "Stuck with tree stumps?" and "grinds stumps". */
export function speaksOf(fact: string, asked: string): boolean {
  const stems = new Set(stemsOf(asked));
  return stemsOf(fact).some((stem) => stems.has(stem));
}

/** More words are no question to stop at. */
const longestAsked = 8;

/**
 * "Piano owners", "guys who hate waiting", "homeowners in Boise": many people, as they stand behind "for". What people are
 * "with" may be an illness or a flaw; what owners, drivers and companies are with is none of theirs.
 */
export const whomOf = (audience: string): string | undefined =>
  /^(?!.*(?<!\b(?:owners|homeowners|drivers|teams|companies|businesses|offices|families|parents|shops|stores)) with\b)(?!(?:all|any|anyone|every|everyone|those|the)\b)(?:[\p{L}’-]{2,} ){0,2}[\p{L}’-]{2,}(?:s|people|men|women|children)(?: (?!and\b)[\p{L}\d’-]+){0,5}$/iu.test(
    audience,
  )
    ? audience
    : undefined;

import type { PhraseKind } from './phraseKind';
import type { TaggedWord } from './tagged';

/** What a phrase is where its words say so plainly, whatever its grammar: a price, a day, a guarantee. */
type Plainly = { kind: PhraseKind; spared?: string; thing?: string };

const isDay = (word: TaggedWord): boolean =>
  ['WeekDay', 'Month', 'Date', 'Holiday', 'Time'].some((tag) => word.tags.has(tag)) && !word.tags.has('Duration');

const dayWords =
  /\b(?:today|tonight|tomorrow|midnight|noon|(?:this|next) (?:week|weekend|month|friday|sunday)|mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?:day|\.|\b)/i;
const orders =
  /^(?:pre-?order|order|book|sign up|register|apply|enroll|rsvp|reserve|buy|claim|join|call|shop|get|save|return|submit|donate|vote|reply|last day|final day|early bird|offer|sale)\b/i;
const bounded = /\b(?:by|before|until|till|through|ends?|ending|closes?|closing|expires?|deadline|due|only)\b/i;
const endings =
  /\b(?:(?:sale|offer|deal|discount|enrollment|registration|applications?|orders?|early[- ]bird|promo|preorders?|pricing|voting|doors?|tickets?|entries|submissions?|rates?|price)\b.{0,30}\b(?:ends?|closes?|close|expires?|due|deadline|until|through|by))\b/i;
const lastChance =
  /^(?:last (?:day|days|chance|call|week)|final (?:day|days|week|hours)|ends?|ending|until|till|through|only until|only through|today only|tonight only|this (?:week|weekend|month|friday|saturday|sunday|monday) only|expires?|closes|deadline)\b|\b(?:today|tonight|this week|this weekend|this month|\w+day) only\b|\b(?:limited time|while (?:supplies|stocks) last|hours? left|days? left|spots? left)\b/i;

const price: readonly RegExp[] = [
  /[$€£¥]\s?\d/i,
  /\d\s?(?:[$€£¥]|dollars|euros|bucks|usd|eur|cents)\b/i,
  /\d\s?%\s?(?:off|discount|savings?|cash ?back|less|apr|apy|fee|annual|interest|commission|rate|back|of your|more|bonus|down)/i,
  /\b(?:half|\d{1,3}%?) (?:off|price)\b/i,
  /\bhalf[- ](?:off|price)\b/i,
  /\bbuy (?:one|two|\d)\b.{0,40}\b(?:get|free)\b/i,
  /\bb[o0]go\b/i,
  /\b\d{1,3}[- ]for[- ]\d/i,
  /\btwo[- ]for[- ]one\b/i,
  /\bkids? eat free\b/i,
  /\bon the house\b/i,
  /\bour treat\b/i,
  /\bat no (?:extra |additional )?(?:cost|charge)\b/i,
  /\bno (?:extra|additional) (?:cost|charge)\b/i,
  /\b(?:discount|discounts|discounted|coupon|voucher|rebate|markdown|clearance)\b/i,
  /\bpay what you (?:want|can)\b/i,
  /\bsame as cash\b/i,
  /\bpays? half\b/i,
  /\bfor the price of\b/i,
  /\b(?:is|are) on us\b/i,
  /\bsave (?:up to )?\d{1,3}\s?%/i,
  /\d%\s(?:annual|apr|apy)/i,
];
const free = /(?<![-\p{L}])free\b(?!\s?-?(?:of|from|to|range|form|hand|spirited|standing|time|speech)\b)/iu;
const notFree =
  /-free\b|\b(?:hassle|gluten|sugar|dairy|nut|cruelty|stress|worry|ad|toxin|chemical|plastic|fragrance|lead|bpa|hands|care|caffeine|fat|tax|debt|oil|grain|paraben|sulfate|soy|wrinkle|distraction|smoke|pain|trouble|risk|alcohol|noise) free\b|\bfree (?:your|up|yourself|the)\b|^free(?:s|ing)\b|\bfeel free\b/i;
const trial = /\btrial\b/i;

const guarantee: readonly RegExp[] = [
  /\bguarantees?\b/i,
  /\bguaranteed\b/i,
  /\bwarr[ae]nt(?:y|ies)\b/i,
  /\bmoney[- ]back\b/i,
  /\b(?:your )?money back\b/i,
  /\b(?:love|like) it or\b/i,
  /\bor (?:return|send) it (?:back|free|for free|for nothing)\b/i,
  /\brisk[- ]free\b/i,
  /\brefund(?:ed)? if\b/i,
  /\bor it[’']s free\b/i,
  /\bor you don[’']t pay\b/i,
  /\bfull refund\b/i,
  /\bwe[’']ll (?:fix|redo|replace) it\b/i,
];

const absence =
  /^(?:no|zero|without|never an?y?|not a|not one|neither|none of|nothing to|0)\b|^(?:free of|free from)\b/i;
const proof: readonly RegExp[] = [
  /\b(?:since|est\.?|established(?: in)?|founded(?: in)?) (?:18|19|20)\d\d\b/i,
  /\b\d(?:\.\d)?[- ]?(?:stars?|★|⭐)/i,
  /\bfive[- ]star\b/i,
  /\brated\b/i,
  /\bratings?\b/i,
  /\bin business (?:for|since)\b/i,
  /\breviews?\b/i,
  /\baward(?:s|-winning| winning|ed)?\b/i,
  /\bvoted\b/i,
  /\b(?:trusted|used|loved|recommended|chosen|endorsed|approved|certified|accredited|audited|backed|ranked|verified|tested|praised) by\b/i,
  /\b(?:fda|usda|epa|soc ?2|iso|leed|gdpr|hipaa|pci|energy star|b corp|fair trade|ul|nsf|ada|abta|iata|bbb)\b.{0,14}\b(?:approved|cleared|certified|compliant|registered|accredited|listed|certification|member|rated|\d)/i,
  /\b(?:certified|licensed|accredited|insured|bonded|vetted|board[- ]certified)\b/i,
  /\bas seen (?:in|on)\b/i,
  /\bfeatured (?:in|on)\b/i,
  /\byears? (?:of|in)\b.{0,20}\b(?:experience|business|practice|service|baking|craft|trade)\b/i,
  /\b\d+(?:\+| plus)? years(?:’)? (?:experience|in business)\b/i,
  /\b(?:over |more than )?\d[\d,.]*\s?(?:k|m|million|thousand|\+)?\s(?:\w+ ){0,2}(?:happy|satisfied|customers|clients|teams|families|users|members|patients|students|graduates|businesses|companies|downloads|homeowners|subscribers|homes sold|cases won|weddings|installs|travelers|riders|readers|dogs walked|guests|couples|sold|served|built|repaired|shipped)\b/i,
  /^(?:over|more than|nearly) \d[\d,.]*(?:k|\+)? (?:[a-z]+ )?(?:claims|deliveries|events|homes|installations|jobs|meals|moves|operations|orders|parties|procedures|projects|repairs|roofs|surgeries|treatments|trips)\b/i,
  /^(?:over |more than )?\d[\d,.]+\+? (?!(?:second|minute|hour|day|night|week|month|year)s?\b)(?:[a-z]+ ){0,2}(?:[a-z]{3,}ed|built|sold|won|fed|taught|rebuilt)(?: (?:in|since|by) \d{4}| so far| this year)?$/i,
  /\brecipes? since\b/i,
  /(?:^|\s)#1\b/i,
  /\bnumber one\b/i,
  /\bbest of\b/i,
  /\bmichelin\b/i,
  /\bgenerations?\b/i,
  /\bclinically\b/i,
  /\bdermatologist\b/i,
  /\bpeer[- ]reviewed\b/i,
  /\btrack record\b/i,
  /\b\d+ out of \d+\b/i,
  /\b\d+% of (?:our )?(?:customers|clients|graduates|students|users|patients|members)\b/i,
];
const placeFirst =
  /^(?:near|next to|across from|in the heart of|steps from|(?:\d+|one|two|three|five|ten) (?:blocks?|minutes?|miles?|steps?|stops?) (?:from|to|off)|minutes from|just off|off (?:i-\d+|the|exit)|on the corner of|behind the|opposite|walking distance|downtown|uptown|midtown|located|serving|delivering to|we serve|(?:north|south|east|west)(?:east|west)?(?:ern)?|(?:upper|lower) (?:north|south|east|west))\b/i;
const corner =
  /^(?:right on|corner of|by the|at the foot of|on the edge of|\d+ (?:min|mins|minutes)\.? from|locations? in)\b/i;
/** "By the hour" is no place. */
const soldBy = /\bby the (?:hour|day|week|month|year|pound|dozen|case|piece|pair|foot|yard|glass|slice)s?\b/i;
const inPlace = /^(?:in|at|on|around|throughout|across|all over) /i;
const locations =
  /\b(?:locations?|branches|stores|offices|showrooms?|studios?|neighborhood|county|metro area|bay area|beachfront|waterfront|main street|downtown)\b/i;

const isPlaceName = (word: TaggedWord): boolean =>
  word.tags.has('Place') || word.tags.has('City') || word.tags.has('Country');

const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** `undefined` where only the grammar can tell. The order is the order of what counts more in an ad. */
export function plainlySaid(text: string, words: readonly TaggedWord[]): Plainly | undefined {
  if (/^24\/7(?:\/365)?$/.test(text)) return { kind: 'state' };
  if (/^[\d\s.,/%-]+$/.test(text)) return { kind: 'unclear' };
  if (welcomed.test(text)) return { kind: 'state' };
  if (isDeadline(text, words)) return { kind: 'deadline' };
  if (isOffer(text)) return { kind: 'offer' };
  if (says(guarantee, text)) return { kind: 'guarantee' };
  if (absence.test(text)) return absenceOf(text, words);
  if (isProof(text)) return { kind: 'proof' };
  if (isPlace(text, words)) return { kind: 'place' };
  return undefined;
}

function isDeadline(text: string, words: readonly TaggedWord[]): boolean {
  if (/^(?:election|voting|polls|the vote)\b/i.test(text) && hasDay(text, words)) return true;
  // "Closes the books in 3 days" is done to something.
  if (/^(?:closes|ends) (?:the|your|every|all|its|our|a)\b/i.test(text)) return false;
  if (
    lastChance.test(text) &&
    (!/^(?:until|till|through|closes|ends?)\b/i.test(text) || hasDay(text, words) || /\d/.test(text))
  )
    return !/\bopen\b/i.test(text);
  if (/\bopen (?:until|till|through|late|by)\b|^open \p{L}+ (?:through|till|to|until) \p{L}+$/iu.test(text))
    return false;
  if (/^\d+ hours only\b/i.test(text)) return true;
  if (anyDay.test(text)) return false;
  if (!hasDay(text, words) || fromDayToDay.test(text)) return false;
  if (event.test(text)) return true;
  if (/\b(?:until|till|through|ends?) \S+(?: \S+){0,2}$/i.test(text) && !/\bdaily\b/i.test(text))
    return !servedUntil.test(text);
  if (endings.test(text)) return true;
  return orders.test(text) && bounded.test(text);
}

/** "Change your plans until 8pm": every day. */
const anyDay =
  /^(?:change|move|pause|skip|switch|swap)\b.* (?:until|till|by|before) (?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|midnight|noon)$/i;

/** "Evening visits until 8pm": every day. */
const servedUntil =
  /^(?:(?:breakfast|brunch|daily|dinner|early|evening|help ?line|kitchen|late|lunch|night|phones?|same-day|support|weekend)\b.*|[a-z]+s) (?:until|till) (?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|midnight|noon|late)$/i;

/** "Live tutors Monday through Thursday": each week. */
const fromDayToDay = /^(?!.*\b(?:deal|event|offer|sale)\b).*day (?:until|till|through) \p{L}+day$/iu;

const hasDay = (text: string, words: readonly TaggedWord[]): boolean =>
  words.some(isDay) ||
  dayWords.test(text) ||
  /\b\d{1,2}[/.]\d{1,2}\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:easter|christmas|thanksgiving|halloween|mother[’']s day|father[’']s day|valentine[’']s(?: day)?|new year[’']?s?|black friday|labor day|memorial day)\b/i.test(
    text,
  );

/** "Kids 5 and up": who may come. */
const welcomed = /^(?:kids|children|teens|adults|riders|guests) \d{1,2} (?:and|&|or) (?:up|over|older|under)$/i;

/** What takes place on a day. */
const event =
  /^(?:open house|grand opening|opening (?:day|night)|info(?:rmation)? (?:night|session|evening)|launch party|trunk show|sample sale|(?:next|first) (?:class|course|cohort|session|workshop))\b/i;

const isOffer = (text: string): boolean =>
  says(price, text) ||
  (free.test(text) && !notFree.test(text) && !says(guarantee, text)) ||
  (trial.test(text) && !/\b(?:jury|clinical|no|court|civil|lawyers?|attorneys?)\b/i.test(text));

const isProof = (text: string): boolean =>
  says(proof, text) && !/^(?:get|leave|read|write|build|earn|become|manage|collect|ask|see|pass|prepare)\b/i.test(text);

function isPlace(text: string, words: readonly TaggedWord[]): boolean {
  if (corner.test(text) && !soldBy.test(text)) return true;
  if (placeFirst.test(text) && (!/^(?:near|serving|delivering|opposite|behind)\b/i.test(text) || words.length > 1))
    return true;
  if (
    inPlace.test(text) &&
    (words.slice(1).some(isPlaceName) ||
      locations.test(text) ||
      /\b(?:street|st\.|avenue|ave|road|square|mall|market|park|station|beach|lake|river|hills|valley|village)\b/i.test(
        text,
      ))
  )
    return true;
  if (
    /^(?:\d+|two|three|four|five|six|several) (?:\w+ )?(?:locations|branches|stores|offices|studios|showrooms)\b/i.test(
      text,
    )
  )
    return true;
  return (
    words.length > 0 &&
    words.length < 4 &&
    // "Audit trail" is no name: those have capitals.
    words.every(({ text: word }) => /^(?:\p{Lu}|and$|&$)/u.test(word)) &&
    words.every((word) => isPlaceName(word) || /^(?:and|&|greater|old|new|upper|lower)$/i.test(word.text))
  );
}

/** What one is spared can be named where it is a plain thing: "no fee unless we win" can't. */
function absenceOf(text: string, words: readonly TaggedWord[]): Plainly {
  const spared = /^(?:no|zero|without) (?!more\b|need\b|one\b|matter\b|longer\b)(.+)$/i.exec(text)?.[1];
  const rest = words.slice(1);
  const last = rest.at(-1);
  const isThing =
    spared !== undefined &&
    rest.length <= 3 &&
    !spared.includes(',') &&
    last?.tags.has('Noun') === true &&
    !rest.some(({ tags }) =>
      ['Preposition', 'Conjunction', 'Condition', 'Pronoun', 'Determiner', 'Copula', 'Modal'].some((tag) =>
        tags.has(tag),
      ),
    );
  return isThing ? { kind: 'absence', spared } : { kind: 'absence' };
}

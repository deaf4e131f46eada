/**
 * Verbs that benefits begin with, in their base form. A word that is a noun as often as a verb stands in
 * `oftenNouns` too: what follows it decides.
 */
export const verbs: ReadonlySet<string> = new Set(
  (
    'accept access achieve add adjust afford answer approve arrange ask attract automate avoid bake balance beat become ' +
    'begin benefit block blend book boost borrow brew brighten bring browse build burn buy calm cancel capture care carry camp kill breathe listen ' +
    'change charge chat check choose cite clean clear climb close collect combine come compare complete compress connect control cook ' +
    'cool cover craft create customize cut deliver deepen design detect develop discover do donate double download draft draw ' +
    'drink drive dry earn ease eat edit eliminate encrypt end engage enjoy ensure escape exchange expand experience explore export ' +
    'extend feed feel file fill find finish fit fix flag focus fold follow forget free fuel gain get give glow go grill grind grip ' +
    'grow guide handle heal hear help hem hike hire hit hold host hydrate import improve include increase install instruct ' +
    'haul integrate invest invite invoice join jump keep know land last laugh launch lead learn leave let lift live load lock ' +
    'lend look lose lower love maintain make manage match measure meet miss mix monitor move nourish offer open optimize order ' +
    'organize outlast own pack park pause pay peel perform personalize pick plan plant play plug post power practice ' +
    'prepare preserve prevent print process produce protect prove publish pull qualify race raise reach read ' +
    'receive record recover reduce relocate reach refill refresh refund relax release relieve remember remind remove renew rent repair ' +
    'replace report request rest restore return reuse ride rinse roast roll run save scale scan schedule search secure see sell ' +
    'send serve set share ship shop show sign simplify skip sleep slow smell smooth soften soothe solve sort sound speak ' +
    'spend split spot stand start stay stick stop store stream strengthen stretch study style subscribe support surprise ' +
    'swim switch sync take talk taste teach test text think tour track trade train transfer transform travel treat trust try turn ' +
    'understand unlock update upgrade upload use visit wait wake walk warm wash watch wear weigh win wipe withstand work ' +
    'work wrap write'
  ).split(' '),
);

/** Of these, the base form is a noun as often as not: "Support around the clock", "Design by architects". */
export const oftenNouns: ReadonlySet<string> = new Set(
  (
    'access answer balance benefit book boost care change charge chat check control cover design draft drink drive ease end ' +
    'exchange experience feed file fill finish fit fix focus free fuel guide help hit hold host import increase land lead ' +
    'flag lift load look love match measure move offer order pack park plan plant play power practice process produce progress race raise ' +
    'record refund release rent repair report request rest return ride roast run sale scale search sense service share ' +
    'ship show sleep sound spot staff stand start stay store study style support surprise switch test text tour track ' +
    'trade train transfer travel treat trust turn update upgrade use visit wait walk wash watch work wrap'
  ).split(' '),
);

/** "Hem", and not "cut": nothing that a thing is called by. */
export const isOnlyVerb = (word: string): boolean => verbs.has(word) && !oftenNouns.has(word);

/** Plural nouns that look like the third person of a verb: "Results in weeks", "Plans from $9". */
export const pluralNouns: ReadonlySet<string> = new Set(
  (
    'answers benefits books classes colors costs couples deals designs details discounts experts fees flights gifts guides ' +
    'ingredients invoices kids lessons loans looks materials meals offers options orders parts plans plants plays posts prices profits ' +
    'rates records rentals repairs reports results returns reviews rides rooms runs sales savings services sessions ' +
    'sets shares shoes shows sizes snacks sounds spots stores styles tests texts times tips tools tours trades trains ' +
    'treats trips updates upgrades uses views visits walks watches workouts works wraps yields'
  ).split(' '),
);

/** `save` → `saves`, `wash` → `washes`, `carry` → `carries`, `go` → `goes`. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const thirdPersons = new Map([...verbs].map((verb) => [thirdPerson(verb), verb]));

/** The base form of a third person that is known: `saves` → `save`; `undefined` for any other word. */
export const baseOf = (word: string): string | undefined => thirdPersons.get(word);

const doubled = new Set(['begin', 'forget', 'refer', 'prefer', 'admit', 'commit', 'quit', 'equip']);

/** One syllable with one vowel before its last consonant: its gerund doubles that. */
const isShort = (verb: string): boolean => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb);

/** `save` → `saving`, `run` → `running`, `lie` → `lying`. */
function gerund(verb: string): string {
  if (doubled.has(verb) || isShort(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

const gerunds = new Map([...verbs].map((verb) => [gerund(verb), verb]));

/** Nouns that end in -ing and are no doing: "shipping", "training". */
const ingNouns = new Set(
  (
    'billing booking branding building catering cleaning clothing coaching consulting cooking engineering evening fitting ' +
    'flooring funding gardening grooming hosting housing invoicing landscaping lighting listing living marketing morning ' +
    'nursing onboarding packaging painting parking planning plumbing pricing printing processing reporting roofing savings ' +
    'scheduling seating shipping shopping streaming styling testing timing tracking training tutoring wedding writing'
  ).split(' '),
);

/** The verb of a gerund that is known and no noun: `saving` → `save`. */
export const verbOfGerund = (word: string): string | undefined => (ingNouns.has(word) ? undefined : gerunds.get(word));

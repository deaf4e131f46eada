import { baseOf, verbs } from '../words/verbs';
import type { PhraseKind } from './phraseKind';
import { has, type TaggedWord } from './tagged';
import { thingOf } from './thingOf';

type Seen = { kind: PhraseKind; act?: string; thing?: string };

/** "Wine included", "walk-ins welcome", "rush jobs ok": what stands at the end says it, whatever comes before. */
const saidAtEnd = new RegExp(
  String.raw`\s(?:included|provided|available|welcome|optional|ok|okay|accepted|allowed)(?: (?:with .*notice|daily|all (?:day|week|year)|every \w+|any ?time|(?:on |from |until |after |before |(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|weekends|weekdays).*))?$`,
  'i',
);

/** "Trade in your old phone", "drop off any day": verbs of two words, whose first is a noun as well. */
const twoWordVerbs =
  /^(?:trade|turn|hand|cash|swap|switch|drop|pick|check|sign|log|try|set|back|stock|catch|warm|start|top) (?:in|off|up|on|out|over|back)\b(?=.)/;

/** "Live music every weekend": an adjective, unless one lives somehow or somewhere. */
const liveThing =
  /^live (?!in\b|on\b|at\b|like\b|with\b|without\b|the\b|a\b|your\b|well\b|better\b|near\b|by\b|longer\b)/;

/** "Clean rooms", "clear aligners": a quality, as it stands in a list of what there is, though it may be a verb elsewhere. */
const qualityOfThing =
  /^(?:calm|clean|clear|complete|cool|direct|double|dry|light|open|perfect|quiet|secure|slow(?:-[a-z]+)?|smooth|warm|welcome) (?!(?:a|all|an|any|each|every|it|more|my|our|that|the|their|this|up|your)\b|\S*(?:days?|nights?|evenings|mornings|weekends|holidays)$)(?:\d+-)?[a-z-]+(?: [a-z-]+)?$|^(?:indoor|inside) (?:and|&) (?:outdoor|outside) [a-z]+s?$/;

/** "Clean trucks, clean boots": said of both. */
const qualityTwice =
  /^(?:calm|clean|clear|cool|fresh|quiet|warm) [a-z]+s, (?:calm|clean|clear|cool|fresh|quiet|warm) [a-z]+s$/;

/** "Open mic Thursdays", "open gym on weekends". */
const openThing = /^open (?:bar|enrollment|gym|jam|kitchen|mic|play|range|seating|skate|studio|swim)\b/;

/** "Plan by phone", "order online", "stay in your car": what one does, and no plan. */
const doneFromAfar =
  /^(?:apply|book|browse|order|pay|plan|schedule|shop) (?:by (?:phone|text)|online|over the phone)\b[^,]*$|^(?:stay|wait) in your (?:car|vehicle)$/;

/** "Taking new patients". */
const takingNew = /^(?:accepting|taking|welcoming) new [a-z]+s\b/;

/** "Quotes and invoices in one app": two things in a place, though both may be done. */
const bothInOne = /^[a-z]+s and [a-z]+ in one (?:app|place|tool)$/;

/** "Gowns 14 to 32 in store", where "serves 4 to 6" has a verb. */
const thingsInNumbers =
  /^(?!(?:carries|covers|feeds|fits|holds|lasts|needs|seats|serves|sleeps|takes|weighs)\b)[a-z]{3,}s \d+(?: to |-)\d+\b/;

/** "Feed charts on your phone", "check in 7 days": what there is, or comes, though it may be done. */
const thingThatIsDone =
  /^(?:feed|seating|size) charts?\b|^(?:notes|photos|pictures|reports|updates|videos) (?:after |at |from )?(?:each|every)\b|^check in \d|^(?:couples|family|party) rooms\b|^net (?:15|30|45|60|90)\b|^(?:cards|frames|prints|quotes|repairs|shirts|signs|stamps|wraps) (?:in|within) \d|^craft (?:beers?|cocktails|coffee|spirits)\b|^lights on a timer$|^(?:brakes|shocks|tires), [a-z]+s, |^(?:clean|dry|fresh) [a-z]+s (?:each|every) /;

/** "Cool in July", "back in a week": how it is, or when one has it again. */
const quality =
  /^outdoors (?:all|every)\b|^(?:back|calm|clean|clear|cold|cool|dry|light|quiet|ready|safe|sharp|warm) (?:after|all|at|before|by|even|in|on|when|while|within)\b/;

/** "Booking fast", "selling out fast": nobody offers that. */
const soonGone = /^(?:booking|filling|going|selling)(?: out| up)? fast$/;

/** "Live on Zoom", "set up in 15 minutes": how it is, and nothing that the reader does. */
const onAir =
  /^live on (?:air|stage|video|zoom)\b|^set in \d|^set[- ]?up (?:and (?:cleared|taken|torn) (?:away|down)$|in (?:an?|one|two|\d{1,2}) )/i;

/** "Test ride any bike": a verb of two nouns. */
const tryout = /^test[- ](?:drive|ride) (?:any|it|one|our|the)\b/;

/** "Clear water in one visit": nobody clears water. */
const clearThing =
  /^(?:calm|clean|clear|cool|dry|quiet|warm) [a-z]+ (?:after|at|before|by|in|on|within) (?:a|an|each|every|one|the|two|\d+)\b/;

/** "One-on-one sessions", "step-by-step videos". */
const joinedThing = /^[a-z]+-[a-z]+-[a-z]+ [a-z]/;

/** Plurals before a noun that they belong to: "savings account". They do nothing to it. */
const attributive =
  /^(?:arts|benefits|claims|couples|customs|kids|ladies|goods|news|operations|parts|sales|savings|sports|systems|gas|class|business|express|address|access|process|fitness|wireless|always|plus|across)$/;

/** "Swap instruments any time": what one may do. */
const atWill =
  /^(?:exchange|move|pause|return|skip|swap|switch|trade) [a-z]+(?: [a-z]+)? (?:any ?time|whenever)\b|^(?:mail|send|ship) to (?:up to )?\d|^order \d+ (?:day|week|month)s? ahead$/;

/** What a phrase is by its beginning or its end, where its parts of speech mislead. */
export function seenAtOnce(plain: string, tagged: readonly TaggedWord[]): Seen | undefined {
  const last = tagged.at(-1);
  // "Tubes, vests and shuttle included", "needles only, never a gun".
  if (/^[a-z]+s (?:only\b|needed$)|, .* (?:included|provided)$/.test(plain) && !startsWithSubject.test(plain))
    return { kind: 'state' };
  if (saidAtEnd.test(plain) && tagged.length <= 8 && !/[.,;:]/.test(plain) && !startsWithSubject.test(plain))
    return { kind: 'state' };
  // "Tears, foxing and old tape removed" is done to them.
  if (
    /^[a-z]+, [a-z ]+ (?:and|&) [a-z ]+ (?:cleaned|filled|fixed|mended|patched|removed|repaired|replaced|restored)$/.test(
      plain,
    )
  )
    return { kind: 'state' };
  // "Exercises you can do between visits", "hire overruns billed automatically": what there is, not what is done.
  if (/^[a-z]+s (?:you|they) (?:can|will|need|keep|want)\b/.test(plain)) return { kind: 'thing' };
  if (/^[a-z]+ [a-z]+s [a-z]+ed (?:automatically|daily|every|for you|monthly|weekly)\b/.test(plain))
    return { kind: 'thing' };
  // "Run entirely by volunteers", "raised outdoors on clover": how it is.
  if (
    /^(?:grown|led|made|owned|raised|reared|run|staffed|taught) (?:all|entirely|indoors|mostly|only|outdoors|wholly)\b/.test(
      plain,
    )
  )
    return { kind: 'state' };
  // "Drops instead of shots", "warm pool, 31 degrees".
  if (/^[a-z]+s instead of [a-z]+s$|^(?:calm|cool|dry|quiet|smooth|warm) [a-z]+, /.test(plain))
    return { kind: 'thing' };
  // It is the business that collects.
  if (/^(?:collect(?:ed)? from|deliver(?:ed)? to) (?:all|any|your)/.test(plain)) return { kind: 'thing' };
  // "Pick up at school" says where, and of nobody that it is they who do it.
  if (/^pick[- ]?up (?:at|from|in)\b/.test(plain)) return { kind: 'thing' };
  if (/^(?:groups|parties|tables|teams) (?:of )?up to \d+$/.test(plain)) return { kind: 'thing', thing: plain };
  if (atWill.test(plain)) return { kind: 'can', act: plain };
  if (isRowOfThings(plain) || rowOfWork.test(plain)) return { kind: 'thing', thing: plain };
  if (qualityTwice.test(plain)) return { kind: 'thing', thing: plain.replace(', ', ' and ') };
  if (thingsInNumbers.test(plain) || bothInOne.test(plain)) return { kind: 'thing', thing: plain };
  if (thingThatIsDone.test(plain) || openThing.test(plain)) return { kind: 'thing' };
  if (quality.test(plain) || soonGone.test(plain) || onAir.test(plain) || takingNew.test(plain))
    return { kind: 'state' };
  if (tryout.test(plain) || doneFromAfar.test(plain)) return { kind: 'can', act: plain };
  if (twoWordVerbs.test(plain)) return { kind: 'can', act: plain };
  const isMany = has(last, 'Plural');
  if (clearThing.test(plain)) return { kind: 'thing' };
  if (liveThing.test(plain))
    return / (?:for|of|with) /.test(plain)
      ? thingOf(plain, tagged)
      : { kind: 'thing', ...(isMany && { thing: plain }) };
  if (qualityOfThing.test(plain) && has(last, 'Noun')) return { kind: 'thing', ...(isMany && { thing: plain }) };
  if (joinedThing.test(plain) && has(last, 'Noun')) return { kind: 'thing', ...(isMany && { thing: plain }) };
  if (/, (?:1|one) [a-z]+ at a time$/.test(plain)) return { kind: 'thing' };
  // "Step-through frames", "an order-ahead app".
  if (/^[a-z]+-(?:ahead|through|up) (?!free$|only$)[a-z]+$/.test(plain))
    return { kind: 'thing', ...(plain.endsWith('s') && { thing: plain }) };
  if (/^[a-z]+s[’'] [a-z]/.test(plain) && has(last, 'Noun')) return { kind: 'thing' };
  return deedBeforeThing(tagged);
}

/** "Songs, games and stories", where "folds, charges and ships" has verbs. */
const isRowOfThings = (plain: string): boolean =>
  /^(?:[a-z-]+s, )+[a-z-]+s,? (?:and|&) [a-z-]+s$/.test(plain) && !verbs.has(baseOf(plain.split(',')[0] ?? '') ?? '');

/** "Loan signings and powers of attorney", "tree plantings": what is done for people, and how often. */
const rowOfWork =
  /^(?!our\b|your\b|my\b)[a-z]+ (?!set|offer|sav|earn)[a-z]+ings\b(?! (?:and|or) [a-z]+ing\b)(?:$| (?:and|at|by|for|from|in|on|with)\b)/;

const startsWithSubject = /^(?:we|you|they|i|it|everyone|everything|all are)\b/i;

/** "Covers hail and flood", "hems while you wait": no plural has a bare noun or a clause behind it. */
function deedBeforeThing(tagged: readonly TaggedWord[]): Seen | undefined {
  const [first, second] = tagged;
  const word = first?.text.toLocaleLowerCase('en') ?? '';
  if (!/^[a-z]+[^sui’']s$/.test(word) || attributive.test(word) || !second) return undefined;
  const base = baseOf(word) ?? word.slice(0, -1);
  const isClause = /^(?:while|when|until|as|if|before|after)$/.test(second.text) && has(tagged[2], 'Pronoun');
  const isKnown = verbs.has(base);
  const isObject =
    isKnown &&
    has(second, 'Singular', 'Uncountable') &&
    !has(second, 'Date', 'Hyphenated', 'PastTense') &&
    /^\p{Ll}/u.test(second.text);
  const isCompound = tagged.slice(2).some((each) => has(each, 'Determiner', 'Possessive')) || tagged.length > 2;
  if (isKnown && (isClause || (isObject && isCompound))) return { kind: 'does' };
  return undefined;
}

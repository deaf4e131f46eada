import { callToActionLabel, callsToAction } from '../callsToAction';
import type { CopyBrief } from './brief';
import { toneOf, type Writing } from './drafts';
import { callForms, ownCallForms } from './forms/callsToAction';
import { callOfFact, callOfPrice } from './factCalls';
import { isArranged, isBarePrice, manyIn } from './factParts';
import { topicOf } from './forms/topics/topicOf';
import { nearestCall } from './nearestCall';
import { readPhrase } from './reading/readPhrase';
import { massNouns } from './reading/thingOf';
import { fillForm } from './slots';
import { byStrength } from './strength';
import { articleFor } from './words/article';
import { wantsArticle } from './words/sorts';
import { withoutHelpers } from './trades/tradeOf';
import { isThing, isWare } from './wares';
import { shapedCall } from './shapedCalls';
import { sentenceCase } from './words/casing';

/** Words for buttons, as sentences have them. */
type Calls = {
  /** The advertiser's own, what the brief's own words invite to, and the platform's buttons of that meaning. */
  fitting: string[];
  /** Those that serve any brief, and what of the others is less fitting. */
  plain: string[];
};

export function callDrafts(writing: Writing): Calls {
  const { brief, material } = writing;
  const own = material.ownCall;
  const topical = topicCalls(writing);
  const sure = [...sureCalls(writing), ...(callsToAction[brief.platform].length === 0 ? topical : [])];
  // One signs up for a service on trial; a mattress is bought first.
  const industry = material.trade?.industry;
  const isSoldAsWare = industry === 'retail' || (isThing(material) && industry !== 'software');
  const pressed = (call: string) => (/\btrial$/.test(call) && isSoldAsWare ? 'Shop now' : call);
  const buttons = withoutTwice([...sure, ...topical].flatMap((call) => buttonFor(pressed(call), brief) ?? [])).filter(
    (button) => !general.has(button),
  );
  const fitting =
    own === undefined
      ? [...buttons.slice(0, 1), ...sure.slice(0, 2), ...buttons.slice(1, 2), ...sure.slice(2), ...askingCalls(writing)]
      : ['{own}', ...sure.slice(0, 2), ...buttons.slice(0, 1)];
  // One can always write to a business; a ware is not asked.
  const asking = isWare(material) ? [] : [buttonFor('Contact us', brief) ?? [], 'Ask us anything'].flat();
  const last = [buttonFor('Learn more', brief) ?? [], asking].flat();
  const plain = [...buttons, ...sure, own === undefined ? [] : ownCallForms, last, callForms].flat();
  const filled = (forms: readonly string[]) =>
    withoutTwice(forms.flatMap((form) => fillForm(form, material, {}) ?? []).map(sentenceCase)).filter(
      (call) => call === own || !(isDone(writing) && ofShops.test(call)),
    );
  const first = filled(fitting);
  return { fitting: first, plain: filled(plain).filter((call) => !first.includes(call)) };
}

/** What is done for people or lent to them, by its name: nobody shops for it. */
const isDone = ({ brief }: Writing): boolean =>
  /\b(?:class(?:es)?|course|lessons?|rentals?|repairs?|workshop)\b/i.test(brief.productName);

const isLent = ({ brief }: Writing): boolean => /\brentals?\b/i.test(brief.productName);

const ofShops = /^(?:Shop\b|Find your\b|Visit the shop)/i;

const cafe = /\b(?:cafe|café|coffee (?:bar|house|shop)|coffeehouse)\b/i;
const eatery = /\b(?:bbq|bistro|burgers?|diner|grill|noodles?|pizza|pizzeria|ramen|restaurant|sushi|taqueria|thai)\b/i;

/** What one does where one sits down to it, or has it brought: nobody shops there. */
const insteadOfShopping = ({ brief: { productName } }: Writing): string | undefined =>
  cafe.test(productName) ? 'Stop in' : eatery.test(productName) ? 'Order now' : undefined;

/** Buttons that say less than the words that led to them. */
const general = new Set(['Contact us', 'Learn more', 'See more', 'Visit site']);

const withoutTwice = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What a visitor does for certain: what the strongest fact invites to, what the brief's own words name, then the trade's. */
function sureCalls(writing: Writing): string[] {
  const known = [...invitationOf(writing), ...bookedCalls(writing), ...tradeCalls(writing)];
  const isUnknown = known.length === 0 && writing.material.trade === undefined;
  const named = withoutTwice(isUnknown ? unknownCalls(writing) : known);
  const verbs = new Set(named.map(verbOf));
  const acts = (actsOf(writing) ?? []).filter((act) => !verbs.has(verbOf(act)));
  // Where nothing has to be booked, a text that ends with "Book your visit" contradicts itself.
  const { facts } = writing.material;
  const isOpenDoor = facts.some(({ plain }) =>
    /\bwalk-?ins?\b(?! \w+days?\b)|\bwalk ins?\b(?! (?:it|the|them|your|\w+days?)\b)|\bno (?:appointment|booking)\b/i.test(
      plain,
    ),
  );
  // Where the price is told, nobody has to ask for a quote.
  const isPriced = facts.some(({ plain }) => /[$€£]\d/.test(plain));
  const isQuoted = facts.some(({ plain }) => /\b(?:quotes?|estimates?)\b/i.test(plain));
  const all = [...named, ...acts.filter((act) => !(isPriced && !isQuoted && /\bquote$/.test(act)))];
  const calls = withoutShopping(all, writing);
  const isSaid = (sign: RegExp) =>
    [writing.brief.productName, ...facts.map(({ plain }) => plain)].some((text) => sign.test(text));
  if (isOpenDoor && !isSaid(fromAfar))
    return ['Stop in', ...calls.filter((call) => !/^(?:Book|Reserve|Save|Schedule)\b/.test(call))];
  // What goes by mail is neither brought nor visited.
  if (isSaid(byMail) && !isSaid(/\bdrop[- ]?off\b/i))
    return withoutTwice(
      calls.map((call) => (/^(?:Book|Bring|Come|Drop|Schedule|Stop)\b/.test(call) ? 'Send yours in' : call)),
    );
  // Who comes to the house is visited by nobody.
  const isOnTheRoad =
    /\bmobile\b/i.test(writing.brief.productName) ||
    facts.some(({ plain }) => /\bwe (?:come|drive) to (?:you|your)\b|\bin your driveway\b/i.test(plain));
  return isOnTheRoad
    ? withoutTwice(calls.map((call) => (/^(?:Plan|Bring|Come|Tour)\b/.test(call) ? 'Book now' : call)))
    : calls;
}

/** The calls that are left where nobody shops, and at least one where there were any. */
function withoutShopping(calls: readonly string[], writing: Writing): string[] {
  const instead = insteadOfShopping(writing);
  if (instead !== undefined) return withoutTwice(calls.map((call) => (ofShops.test(call) ? instead : call)));
  const left = isDone(writing) ? calls.filter((call) => !ofShops.test(call)) : [...calls];
  return left.length > 0 || calls.length === 0 ? left : [isLent(writing) ? 'Check your dates' : 'Book now'];
}

/** Who grieves plans no event. */
const actsOf = ({ isGrave, brief, material: { trade } }: Writing): readonly string[] | undefined => {
  if (isGrave && trade?.industry === 'travel_and_events') return ['Get in touch'];
  const isOfTaxes = /\btax/i.test(brief.productName);
  return trade?.acts.map((act) => (isOfTaxes ? act.replace(/^Get your books done$/, 'Get your taxes done') : act));
};

const fromAfar = /\b(?:by (?:phone|video)|online|tele(?:health|medicine)|virtual)\b|\ba call$/i;
const byMail = /\bby mail\b|\bmail[- ]in\b|\bprepaid (?:box|label|mailer)\b/i;

/** By what it costs and when the door is open, else by how such things are had. */
function unknownCalls(writing: Writing): string[] {
  const priced = pricedCalls(writing);
  if (priced.length > 0 || writing.material.isForeign) return priced;
  return [writing.isGrave ? 'Get in touch' : shapedCall(writing.material)];
}

/** What one does where neither the trade nor an invitation is known: by what it costs, and by when the door is open. */
function pricedCalls({ material }: Writing): string[] {
  const facts = byStrength(material.facts);
  const priced = facts.flatMap((fact) => callOfPrice(fact) ?? []);
  const isForSale =
    isThing(material) && facts.some((fact) => isBarePrice(fact) && !/\b(?:a|per) \p{L}/u.test(fact.plain));
  const isOpen = !isThing(material) && facts.some(({ plain }) => openHours.test(plain));
  return [...priced, ...(isForSale ? ['Order now'] : []), ...(isOpen ? ['Stop in'] : [])].slice(0, 2);
}

const openHours =
  /^(?:we’re )?open (?:\d to|\d days|\d{1,2} ?am|all day|daily|every|late|on|seven days|till|until|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/;

const verbOf = (call: string): string => call.split(' ')[0] ?? '';

/** What is booked by the piece, wherever it is named. */
const booked =
  /(?<!\bour \p{L}+ )(?<!\b(?:no|video|virtual|without)(?: an?)? |\b(?:book|books) (?:and|&|\+) )\b(appointment|class|consultation|exam|facial|fitting|haircut|lesson|manicure|massage|pedicure|survey|tasting|tour|tuning|tune-up|workshop)(?:e?s)?\b(?! (?:\d|prep\b|with (?:each|every)\b))/iu;

/** What those are named after who sell it by the piece: "Cascade Bike Tours". */
const bookedByName =
  /(?<!\bcredit )\b(assessment|class|cleaning|course|inspection|lesson|repair|survey|tour|tuning|workshop)(?:e?s)?$/i;

/** "Book a lesson", where lessons are told of as something to have or to pay for, or the business is named after them. */
function bookedCalls({ material }: Writing): string[] {
  // Surveys and classes of a program are its own.
  if (material.trade?.industry === 'software') return [];
  const named = [
    ...material.facts
      .filter(({ kind, isNotice }) => !isNotice && (kind === 'offer' || kind === 'thing' || kind === 'state'))
      // What comes with something else is not booked.
      .filter(
        ({ plain }) =>
          !/\b(?:after|with) (?:(?:any|every|the|your) )?(?:delivery|move|order|purchase|repair)/.test(plain),
      )
      .map(({ plain }) => booked.exec(plain)),
    bookedByName.exec(material.product),
  ];
  return named
    .flatMap((found) => found?.[1]?.toLocaleLowerCase('en') ?? [])
    .slice(0, 1)
    .map((noun) => `Book ${articleFor(noun)} ${noun}`);
}

/** Words of calls that say nothing of what is sold. */
const bare = new Set('book browse order reserve schedule send shop the tour your'.split(' '));

const stemOf = (word: string): string => word.toLocaleLowerCase('en').replace(/(?:es|s)$/, '');

const stems = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).map(stemOf);

/** The trade's calls whose things the brief names itself: "Shop bouquets" where bouquets are told of. */
function tradeCalls({ brief, material }: Writing): string[] {
  const told = new Set(stems([brief.productName, ...brief.keyBenefits.map(withoutHelpers)].join(' ')));
  return (material.trade?.calls ?? []).filter((call) => {
    const things = stems(call).filter((stem) => !bare.has(stem));
    return things.length > 0 && things.every((stem) => told.has(stem));
  });
}

/** "Sedation" of "sedation available", "private lessons" of "private lessons, $30 for 30 minutes". */
const askedAbout = /^(\p{L}[\p{L}’ -]+?)(?: available\b.*|,? (?:from|starting at) [$€£]\d.*|, [$€£]\d.*)$/u;

/** What those who sell by appointment or quote are asked about; a ware is not asked, and nobody asks about "hem pants". */
const askingCalls = ({ material }: Writing): string[] =>
  isWare(material)
    ? []
    : byStrength(material.facts)
        .flatMap((fact) => askedAbout.exec(fact.plain)?.[1] ?? (isArranged(fact) ? manyIn(fact) : undefined) ?? [])
        .filter((asked) => isAskable(asked))
        .map((asked) => `Ask about ${asked}`)
        .slice(0, 2);

/** Several things, or one that takes no article. */
function isAskable(asked: string): boolean {
  const noun = asked.split(' ').at(-1) ?? '';
  const isSure = (massNouns.test(noun) && !wantsArticle(noun)) || /[^su’'ia]s$/.test(noun);
  return isSure && !/\b(?:and|all|fees?|first|free|no|one|or|two|three|four)\b|\d/i.test(asked) && isOffered(asked);
}

/** "Sedation" alone is read as "sedation available". */
const isOffered = (asked: string): boolean => {
  const { kind, plain } = readPhrase(asked);
  return kind === 'thing' || plain === `${asked} available`;
};

/** What one can do with such a thing as the facts speak of. */
const topicCalls = ({ material }: Writing): string[] =>
  material.facts.flatMap((fact) => topicOf(fact)?.topic.call ?? []);

/** What the strongest fact that invites to something invites to. */
const invitationOf = ({ material }: Writing): string[] =>
  byStrength(material.facts)
    .flatMap((fact) => callOfFact(fact) ?? [])
    .slice(0, 1);

/**
 * For the ends of texts: the advertiser's own call, or what the brief names for certain. "Learn more" stands on the button
 * below, and says nothing here.
 */
export function callsInText(writing: Writing): string[] {
  const { ownCall } = writing.material;
  return ownCall === undefined ? sureCalls(writing).filter(isTelling).map(sentenceCase).slice(0, 2) : [ownCall];
}

/** The call as a sentence: an urgent one says when, if it doesn’t yet. */
export function endingOf(call: string, writing: Writing): string {
  const isDated =
    toneOf(writing) !== 'urgent' ||
    call.startsWith('That’s ') ||
    writing.material.isForeign ||
    /\b(?:now|today|tonight|this|before|by|it|yours|(?:sun|mon|tues|wednes|thurs|fri|satur)?day)\b/i.test(call);
  return isDated ? `${call}.` : `${call} today.`;
}

/** A call that says what the visitor does there: the others, as "Test my water", stand on the button, and end no text. */
export const isTelling = (call: string): boolean =>
  !/\bmy\b|^(?:apply|ask us anything|attend|contact us|download|find out more|get quote|join|learn more|register|request demo|see (?:how it works|more|the details)|sign up|start (?:here|today)|subscribe|take a closer look|view quote|visit .+)$/i.test(
    call,
  );

/** "Free 30-minute consult. Get a free 30-minute consult.": all that such a call names was just told. */
export function isSaidBefore(call: string, line: string): boolean {
  const before = line.toLocaleLowerCase('en');
  const named = (call.toLocaleLowerCase('en').match(/[\p{L}\d-]{4,}/gu) ?? []).filter((word) => !bare.has(word));
  return named.length > 0 && named.every((word) => before.includes(word));
}

/** The platform's button that promises the same. */
function buttonFor(call: string, { platform }: CopyBrief): string | undefined {
  if (callsToAction[platform].length === 0) return undefined;
  const id = nearestCall(call, platform);
  return id === null ? undefined : callToActionLabel(platform, id);
}

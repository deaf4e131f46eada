import { toneOf, type Writing } from './drafts';
import { rotated } from './lists';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';
import { hooksByTrade } from './trades/hooks/hooks';
import type { Hooks } from './trades/hooks/hook';
import type { Trade } from './trades/trade';
import { isOfTrade } from './trades/tradeOf';

/** What may be said to customers of the brief's trade; nothing where the trade is not known for certain. */
function saidOf(writing: Writing): { trade: Trade; hooks: Hooks } | undefined {
  const { trade } = writing.material;
  const hooks = trade === undefined || isOfOthers(trade, writing) ? undefined : hooksByTrade[trade.id];
  return trade === undefined || hooks === undefined ? undefined : { trade, hooks };
}

/** Lines that stop customers of the brief's trade, the tone's own first. */
export function tradeHooksOf(writing: Writing): string[] {
  const said = saidOf(writing);
  if (said === undefined) return [];
  const { trade, hooks } = said;
  // To the grieving one says a single thing.
  if (writing.isGrave) return [hooks.professional];
  const isWork = isForWork(trade, writing);
  const own = isWork ? hooks.professional : hooks[toneOf(writing)];
  const any = isWork ? hooks.any.filter((line) => !ofHome.test(line)) : hooks.any;
  // Of two lines, four tones apart is the same one again.
  return [own, ...rotated(any, writing.start + (toneOf(writing) === 'friendly' ? 1 : 0))];
}

/**
 * What a post may begin with instead of a hook, the one that suits the tone first. Where somebody grieves, only trades
 * that people turn to then have one.
 */
export function tradeScenesOf(writing: Writing): readonly string[] {
  const said = saidOf(writing);
  if (said === undefined) return [];
  const [calm, smiling] = said.hooks.scenes;
  if (writing.isGrave) return ofGrief.has(said.trade.id) ? [calm] : [];
  const tone = toneOf(writing);
  if (isForWork(said.trade, writing)) return ofHome.test(calm) ? [] : [calm];
  if (tone === 'professional' || tone === 'urgent') return [calm];
  return tone === 'friendly' ? [calm, smiling] : [smiling, calm];
}

/** Trades that people turn to in a hard time: their calm scene is written for it. */
const ofGrief = new Set(
  (
    'addiction_rehab adult_day cemetery counseling estate_law estate_sale funeral_home gravestone_cleaning ' +
    'grief_support headstones home_care hospice injury_law keepsakes law_firm mediation pet_goodbye ' +
    'physical_therapy senior_living'
  ).split(' '),
);

/** Lines that may follow a fact of the trade’s own things, the one that suits the tone first; none where something sad is the reason. */
export function tradeClosingsOf(writing: Writing): readonly string[] {
  const said = saidOf(writing);
  if (said === undefined || writing.isGrave) return [];
  const { trade, hooks } = said;
  const [calm, smiling] = hooks.after;
  // What is said of a living room fits no office.
  if (isForWork(trade, writing)) return [];
  const tone = toneOf(writing);
  const lines = tone === 'professional' ? [calm] : tone === 'urgent' ? [calm, smiling] : [smiling, calm];
  return isSent(writing) ? lines.filter((line) => !ofVisit.test(line)) : lines;
}

/** What goes by mail is fetched by nobody: "Get free shipping. Bring a basket." */
const isSent = ({ material }: Writing): boolean =>
  material.facts.some(({ plain }) => /\b(?:by mail|mailed|shipped|shipping|ships)\b/i.test(plain));

const ofVisit = /^(?:Ask for|Bring|Come|Park|Pull up|Stay|Stop|Walk)\b/;

/**
 * Whether a closing may follow a fact: what there is, or what happens, in the trade’s own words. "Predator-proof. Watch
 * things grow." does not follow. A price or a day leads to the call, and a promise or a proof speaks for itself.
 */
export const mayClose = (fact: Phrase | undefined, { material: { trade } }: Writing): boolean =>
  fact !== undefined &&
  fact.isNotice !== true &&
  closable.has(fact.kind) &&
  !ofPeopleOrPrice.test(fact.plain) &&
  trade !== undefined &&
  isOfTrade(fact.plain, trade);

const closable: ReadonlySet<PhraseKind> = new Set(['thing', 'does', 'can', 'state', 'sentence']);

/** "Local loan officers. Put the calculator away." says nothing of either. */
const ofPeopleOrPrice =
  /\b(?:agents|attorneys|clockmakers|coaches|crews?|doctors|drivers|experts|guides|instructors|luthiers?|nurses?|officers|pilots|pros|providers|specialists?|staff|stylists|teachers|team|techs|technicians|trainers|tutors)\b|[$€£]\d|\b(?!100%)\d+%/i;

/** A hook as a sentence: "Nervous is normal." */
export const hookSentence = (hook: string): string => (/[.?!]”?$/.test(hook) ? hook : `${hook}.`);

const ofPetsOrChildren =
  /\b(?:baby|babies|birds?|cats?|child|children|children’s|children's|dogs?|ferrets?|guinea pigs?|hamsters?|horses?|kids?|pets?|puppy|puppies|rabbits?|teens?|toddlers?)\b/i;

/** Whose customers may be children or pets, or come with them. */
const withChildren = new Set(
  (
    'acting_school animal_rescue archery_range art_lessons attraction baby_class balloons bank cat_cafe ' +
    'child_therapy coding_camp college_advice daycare dentist doula driving_school dyslexia_tutors farm_visit ' +
    'feed_store fencing_club fertility_clinic festival fun_center gymnastics haunts homeschool_coop ' +
    'horse_boarding kids_classes kids_cooking kids_dentist kids_entertainer kids_resale kids_sports lactation ' +
    'membership_software museum music_lessons party_supplies pet_insurance private_school skating_school ' +
    'sports_league ' +
    'summer_camp swim_school test_prep trailers tutoring winter_fun'
  ).split(' '),
);

/** Of trades by their ids, what their lines don’t fit: a wedding needs no reason for a bouquet. */
const notFor: Readonly<Record<string, RegExp | undefined>> = {
  driving_school: /\b(?:motorcycles?|riders?|trucks?|cdl)\b/i,
  summer_camp: /\b(?:art|chefs?|cod(?:e|ing)|cooking|game|lego|music|robotics|science|stem|theater)\b/i,
  retreat: /\b(?:grief|grieving|widow(?:er)?s?)\b/i,
  language_school: /\b(?:babies|children|kids|preschool|toddlers?)\b/i,
  florist: /\b(?:brides?|weddings?)\b/i,
  bakery: /\b(?:brides?|weddings?)\b/i,
  spa_massage: /\b(?:aesthetics|botox|injectables|laser|med ?spa)\b/i,
};

/** A hotel for dogs is none for those who read of it: lines for the trade’s own customers do not fit. */
function isOfOthers({ id, industry }: Trade, { brief }: Writing): boolean {
  const isTheirs = industry === 'family_and_pets' || withChildren.has(id);
  const told = `${brief.productName} ${brief.targetAudience}`;
  const isForThem =
    ofPetsOrChildren.test(brief.productName) || /^(?:kids|children|teens|toddlers)\b/i.test(brief.targetAudience);
  return notFor[id]?.test(told) === true || (isForThem && !isTheirs);
}

const work =
  /\b(?:boards?|business(?:es)?|clinics|compan(?:y|ies)|employers|firms|hotels|landlords|managers|nonprofits|offices?|planners|restaurants?|schools|shops|startups?|stores|teams|venues|warehouses?)\b/i;

/** Trades that are sold to people at home; their lines of a tone speak of a living room. */
const atHome = new Set<Trade['industry']>([
  'food_and_drink',
  'home_services',
  'retail',
  'travel_and_events',
  'family_and_pets',
  'cars',
  'health',
  'beauty_and_fitness',
  'education',
]);

/** Lines of an evening on the couch, which fit no office. */
const ofHome =
  /\b(?:bed|couch|dinner|driveway|family|grandma|home|house|kids?|living room|neighbors|sofa|vacation|wedding|weekend|yard)\b/i;

/** Bought for a company: then the calm line fits, whatever the tone. */
const isForWork = ({ industry }: Trade, { brief }: Writing): boolean =>
  atHome.has(industry) && work.test(brief.targetAudience);

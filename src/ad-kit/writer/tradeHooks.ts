import { toneOf, type Writing } from './drafts';
import { rotated } from './lists';
import { hooksByTrade } from './trades/hooks/hooks';
import type { Trade } from './trades/trade';

/** Lines that stop customers of the brief's trade, the tone's own first; none where the trade is not known for certain. */
export function tradeHooksOf(writing: Writing): string[] {
  const { trade } = writing.material;
  const hooks = trade === undefined || isOfOthers(trade, writing) ? undefined : hooksByTrade[trade.id];
  if (trade === undefined || hooks === undefined) return [];
  // To the grieving one says a single thing.
  if (writing.isGrave) return [hooks.professional];
  const own = isForWork(trade, writing) ? hooks.professional : hooks[toneOf(writing)];
  // Of two lines, four tones apart is the same one again.
  return [own, ...rotated(hooks.any, writing.start + (toneOf(writing) === 'friendly' ? 1 : 0))];
}

/** A hook as a sentence: "Nervous is normal." */
export const hookSentence = (hook: string): string => (/[.?!]”?$/.test(hook) ? hook : `${hook}.`);

const ofPetsOrChildren =
  /\b(?:baby|babies|cats?|child|children|children’s|children's|dogs?|horses?|kids?|pets?|puppy|puppies|teens?|toddlers?)\b/i;

/** Whose customers may be children or pets, or come with them. */
const withChildren = new Set(
  (
    'animal_rescue attraction bank daycare dentist driving_school horse_boarding kids_classes museum music_lessons summer_camp test_prep ' +
    'tutoring'
  ).split(' '),
);

/** A hotel for dogs is none for those who read of it: lines for the trade’s own customers do not fit. */
function isOfOthers({ id, industry }: Trade, { brief }: Writing): boolean {
  const isTheirs = industry === 'family_and_pets' || withChildren.has(id);
  const isForThem =
    ofPetsOrChildren.test(brief.productName) || /^(?:kids|children|teens|toddlers)\b/i.test(brief.targetAudience);
  return isForThem && !isTheirs;
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
]);

/** Bought for a company: then the calm line fits, whatever the tone. */
const isForWork = ({ industry }: Trade, { brief }: Writing): boolean =>
  atHome.has(industry) && work.test(brief.targetAudience);

import type { Phrase } from './reading/phrase';
import type { Industry, Trade } from './trades/trade';

/** What a brief is about, by its name. */
type Product = {
  product: string;
  /** With its article, where it is a thing and no name. */
  spoken: string;
  isMany: boolean;
  trade: Trade | undefined;
};

/** A lamp comes with a dimmer, where a hotel has a pool. */
export const isThing = ({ isMany, spoken, product }: Product): boolean =>
  !ofWork.test(product) && (isMany || spoken !== product);

/** Who does something, or what is done: "the mobile notary" comes with nothing. */
const ofWork =
  /\b(?:accountant|agent|alterations|attorney|baker|broker|chef|coach|contractor|designer|doctor|electrician|grooming|handyman|inspector|lawyer|mechanic|notary|painter|photographer|planner|plumber|removal|repair|roofer|service|services|sitter|stylist|tailor|therapist|trainer|tutor|walker)$/i;

/** What is sold, and no name of a business. */
export const isWare = (product: Product): boolean => isThing(product) || product.trade?.industry === 'software';

/** "Prairie Chicken Coops" may be a shop or what it sells, so no verb is sure to agree. */
export const isManyOrOne = ({ isMany, product }: Product): boolean =>
  !isMany && / \p{Lu}\p{Ll}+[^s\P{Ll}]s$/u.test(product);

/** What is said of a business itself: any other quality is of what it sells. */
const ofBusiness =
  /\b(?:there in|here in|open|licensed|insured|bonded|certified|accredited|owned|run|operated|accessible|located|based|founded|confidential|[a-z]+-friendly)\b/i;

/** "Kidswap is inspected twice", "Habitat for Hounds is tax deductible": such a sentence is only made of a ware. */
export const isSaidOf = (named: Product, fact: Phrase | undefined): boolean =>
  !isManyOrOne(named) &&
  (isWare(named) ||
    ofBusiness.test(fact?.trait ?? '') ||
    (!named.product.includes(' ') && !named.trade && !/^\w+(?:ed|en)\b/.test(fact?.trait ?? '')));

/** What a business does for people or agrees with them, at the end of a phrase or before what tells more of it. */
const offered =
  /\b(?:agreements|appointments|calls|checkups?|classes|coaching|consultations?|consults?|courses|delivery|discounts?|estimates?|exams?|fees?|filing|financing|help|incorporation|inspections?|installments|lessons?|mediation|menus?|options|packages?|pickup|plans?|prep|prices?|pricing|programs?|proofs|quotes?|rates?|refunds?|repairs?|returns?|reviews|service|sessions?|support|tastings?|tours?|tracking|training|trials?|tune-ups?|visits?|walks|warranty|workshops?)(?=$| (?:after|at|before|by|every|for|from|in|of|on|per|to|until|with)\b)/;

const isOffered = (fact: Phrase | undefined): boolean => offered.test(fact?.plain ?? '');

/** What people go to: "the Weld Works trade school" comes with nothing. */
const house =
  /\b(?:academy|agency|bakery|bar|cafe|café|clinic|company|firm|gym|hotel|museum|park|restaurant|salon|school|shop|store|studio|theater|venue)$/i;

/** Where one goes, and finds things; a service finds them for others. */
const places: ReadonlySet<Industry> = new Set([
  'beauty_and_fitness',
  'food_and_drink',
  'real_estate',
  'travel_and_events',
]);

/**
 * A lamp comes with a dimmer, a hotel has a pool, and a law firm offers payment plans; nobody says that a service "has
 * payouts every Monday".
 */
export function having(fact: Phrase | undefined, product: Product): 'comesWith' | 'offers' | 'has' | undefined {
  if (isThing(product) && !house.test(product.product)) return 'comesWith';
  if (isOffered(fact)) return 'offers';
  const isThere = /^(?:an?|two|three|four|five|six|\d+) /.test(fact?.thing ?? '') || house.test(product.product);
  return isThere || (product.trade !== undefined && places.has(product.trade.industry)) ? 'has' : undefined;
}

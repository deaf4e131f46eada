import type { Phrase } from './reading/phrase';
import type { Trade } from './trades/trade';

/** What a brief is about, by its name. */
type Product = {
  product: string;
  /** With its article, where it is a thing and no name. */
  spoken: string;
  isMany: boolean;
  trade: Trade | undefined;
};

/** A lamp comes with a dimmer, where a hotel has a pool. */
export const isThing = ({ isMany, spoken, product }: Product): boolean => isMany || spoken !== product;

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

/** What a phrase of a brief is, which decides where a line may have it. */
const phraseKinds = [
  /** "24/7 support", "hand-forged knives": something that comes with the product. */
  'thing',
  /** "ships in 24 hours", "grips on wet rock": what the product or its maker does. */
  'does',
  /** "save energy", "skip any week": what the customer does, or can do. */
  'can',
  /** "machine washable", "open Saturdays", "BYOB", "roasted every Thursday": how it is. */
  'state',
  /** "kids under 3 eat free", "your keys stay on your phone": says everything by itself. */
  'sentence',
  /** "20% off the first order", "$49 diagnostic", "first month free": a price, a discount, something for free. */
  'offer',
  /** "order by Thursday", "ends Sunday", "until December 24": a day or hour after which it is too late. */
  'deadline',
  /** "4.9 stars from 800 reviews", "since 1978", "FDA approved", "trusted by 3,000 teams": what shows that it is good. */
  'proof',
  /** "no setup fee", "without contracts", "no fee unless we win": what one is spared. */
  'absence',
  /** "southeast Portland", "near the station", "serving all of Denver": where it is. */
  'place',
  /** "30-day money-back guarantee", "satisfaction guaranteed", "lifetime warranty": what stands behind it. */
  'guarantee',
  /** Cannot be read for certain, or is of another language: stands as typed, and goes into no form that needs grammar. */
  'unclear',
] as const;

export type PhraseKind = (typeof phraseKinds)[number];

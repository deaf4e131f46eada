/** What about a fact moves its reader, finer than its kind: forms/angles.ts has lines for each. */
const facets = [
  /** "$29/month", "from $39", "tickets from $20". */
  'price',
  /** "20% off", "subscribe and save 15%", "kids eat half price". */
  'discount',
  /** "free parking", "first lesson free". */
  'free',
  /** "14-day free trial", "100-night trial". */
  'trial',
  /** "order by Thursday". */
  'deadline',
  /** "4.9 stars from 800 reviews", "award-winning". */
  'rating',
  /** "since 1978", "20 years in business". */
  'since',
  /** "FDA approved", "licensed and insured". */
  'certified',
  /** "trusted by 500 schools", "2,000 homes painted". */
  'crowd',
  /** "money back", "satisfaction guaranteed". */
  'guarantee',
  /** "lifetime warranty", "free repairs", "60-day returns". */
  'covered',
  /** "no hidden fees", "flat fees", "fixed price": no surprise in the bill. */
  'clearCost',
  /** "no contract", "skip any week", "cancel anytime", "month to month". */
  'unbound',
  /** "no experience needed", "no code", "no referral needed": what one may lack. */
  'noNeed',
  /** Anything else that one is spared. */
  'spared',
  /** "exams in 30 minutes", "while you wait". */
  'quick',
  /** "done in 3 weeks", "ships in 24 hours", "same-day repair". */
  'soon',
  /** "24/7 support", "day or night". */
  'always',
  /** "open till 2am", "evening appointments". */
  'hours',
  /** "breakfast included", "telescopes provided". */
  'included',
  /** "near the station", "downtown Portland". */
  'place',
  /** "delivered to your door", "we come to you", "ships anywhere". */
  'delivered',
  /** "native teachers", "a nurse on call", "agents who live here". */
  'people',
  /** "12 beers on tap", "80,000 trails", "plans for every budget". */
  'choice',
  /** "small groups", "classes of 8, max", "one-on-one". */
  'small',
  /** "private games", "private dining". */
  'private',
  /** "sugar-free", "non-toxic", "organic", "soy wax". */
  'pure',
  /** "handmade", "baked in Ohio", "from our own sheep". */
  'made',
  /** "recycled gold". */
  'recycled',
  /** "in one tap", "by itself", "easy to clean". */
  'easy',
  /** "keys stay on your phone", "bank-level encryption", "confidential". */
  'safe',
  /** "works offline", "works without signal". */
  'offline',
  /** "integrates with Slack", "exports to Excel". */
  'joins',
  /** "gentle with kids", "patient instructors", "no judgment". */
  'welcome',
  /** "walk-ins welcome". */
  'walkIns',
  /** "dogs welcome". */
  'animals',
  /** "wheelchair accessible". */
  'accessible',
  /** "saves hours", "cuts your power bill". */
  'saves',
  /** "4.5% APY". */
  'earns',
  /** "payment plans", "financial aid available", "accepts most insurance". */
  'payable',
  /** "seats 180", "tables for up to 12", "sleeps 6". */
  'room',
  /** "live music on Fridays", "rooftop pool", "hot cocoa". */
  'treat',
  /** "16-week program", "homework help", "lessons of 30 minutes". */
  'learning',
  /** "live tracking", "see where your money goes", "alerts". */
  'insight',
  /** "roll your own pasta", "touch every instrument". */
  'handsOn',
  /** "gel that lasts 3 weeks", "keeps tea hot for 6 hours". */
  'lasting',
  /** "absorbs shocks", "waterproof", "predator proof". */
  'tough',
  /** "we speak Spanish", "answers in 14 languages". */
  'languages',
] as const;

export type Facet = (typeof facets)[number];

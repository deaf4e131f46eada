import type { Trade } from './trade';

/**
 * How a business works, for the many whose trade is none of the others: piano tuners come to the house as chimney sweeps
 * do. Looked for where no other trade shows, so their signs may be words that any of those use. They lend calls alone:
 * read blind, lines for everybody who comes to the house were liked less than none.
 */
export const broadTrades: readonly Trade[] = [
  {
    id: 'house_calls',
    industry: 'home_services',
    signs: (
      'at your home|at your house|at your place|call out|call-out|chimney|clear out|clearance|comes to you|come out|come to you|drafty|driveway|' +
      'free estimate|free quote|haul away|homeowner|home owner|house call|inspection|landlord|licensed and insured|fully insured|' +
      'no mess|old house|on site|repair|replace|same-day visit|tenant|tree|yard'
    ).split('|'),
    acts: ['Book a visit', 'Get a quote'],
  },
  {
    id: 'handwork',
    industry: 'retail',
    signs: (
      'artwork|bespoke|by hand|calligraphy|carved|commission|conservation|custom|engraved|frame|framing|gold leaf|hand built|hand carved|' +
      'hand painted|hand sewn|handmade|hand stitched|heirloom|made to measure|made to order|minimum order|mouldings|one of a kind|' +
      'restoration|restored|sketch|solid wood|turnaround|your design'
    ).split('|'),
    acts: ['Ask for a quote', 'Get in touch'],
  },
  {
    id: 'software',
    industry: 'software',
    signs: (
      'ai|alerts you|any phone|android|api|app|audit trail|automatic backups|browser|dashboard|exports to|export to|free plan|goes live|' +
      'in one click|in one place|integrates with|ios|iphone|logs|no ads|notification|offline|per seat|per user|reminder|reminds you|' +
      'request a demo|scan|sends invoices|single sign-on|slack|spreadsheet|sync|syncs with|templates|tracks|works with|xero|zapier'
    ).split('|'),
    acts: ['Give it a try', 'Sign up'],
  },
  {
    id: 'mail_order',
    industry: 'retail',
    signs: (
      'a bottle|a box|by mail|by post|delivered in|delivered to your door|delivered within|free returns|free shipping|gift box|in a box|new every month|per bottle|refill|' +
      'ships free|ships in|ships monthly|shipped|monthly box|subscription box'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
  {
    id: 'lasting_goods',
    industry: 'retail',
    signs: (
      'adjustable|assembly|battery|brass|cast iron|charge|cotton|delivered in one piece|foldable|heats up|holds up to|leather|' +
      'linen|machine washable|oak|one size|recycled|rechargeable|sizes|stainless|steel|usb|warranty|washable|waterproof|' +
      'weatherproof|wool|year warranty'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
  {
    id: 'lessons',
    industry: 'education',
    signs: (
      'beginner|certified teacher|class|course|for beginners|learn|learner|lesson|live classes|max 6 students|mentor|one on one|' +
      'practise|practice|small groups|student|teacher|tutorial|video course|workshop'
    ).split('|'),
    acts: ['Save your spot', 'Sign up'],
  },
  {
    id: 'outing',
    industry: 'travel_and_events',
    signs: (
      'bird|birthday|boat trip|full day|gear included|gift voucher|group tour|guided|half day|hawk|hotel pickup|no license needed|' +
      'per person|ride|safari|sunset|tasting|ticket|tour|vouchers valid'
    ).split('|'),
    acts: ['Book your spot', 'Pick a date'],
  },
  {
    id: 'appointments',
    industry: 'health',
    signs: (
      'appointment|births attended|care plan|doula|check up|checkup|clinic|clinician|consultation|first visit|insurance accepted|most insurance|nurse|' +
      'patient|pregnancy|referral|session|sliding scale|therapist|therapy|treatment|wheelchair accessible'
    ).split('|'),
    acts: ['Book a visit', 'Ask a question'],
  },
  {
    id: 'for_business',
    industry: 'professional_services',
    signs: (
      'accredited|audit|billed monthly|chain of custody|case studies|compliance|compliant|consultant|consulting|dedicated manager|detailed report|facilities|fixed fee|' +
      'gdpr|hoa|iso|law firm|principal|logistics|manager|manufacturer|nda|procurement|quarterly|report|per sale|reports within|retainer|residents|survey|surveyor|' +
      'supplier|trade account|wholesale'
    ).split('|'),
    acts: ['Get a quote', 'Talk to us'],
  },
  {
    id: 'club',
    industry: 'travel_and_events',
    signs: (
      'all ages|audition|choir|club|community|concert|drop in|every tuesday|league|meet up|meetup|member|membership|rehearsal|sing|' +
      'social|team|tournament|volunteer|weekly meeting'
    ).split('|'),
    acts: ['Come along', 'Save your spot'],
  },
  {
    id: 'for_hire',
    industry: 'travel_and_events',
    signs: (
      'by the day|by the hour|daily rate|delivery and setup|for hire|for rent|pickup and return|rental|' +
      'set up and taken down|setup included|weekend rate|weekly rate|bartender|officiant|per guest|photo booth|we bring'
    ).split('|'),
    acts: ['Get a quote', 'Get in touch'],
  },
  {
    id: 'pantry',
    industry: 'food_and_drink',
    signs: (
      'blend|bottled|cook|cooking|cold pressed|farm|flavor|gluten free|grass fed|home cook|honey|ingredient|jar|jam|no fillers|' +
      'no preservatives|pectin|recipe|sauce|snack|spice|stone ground|vegan'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
];

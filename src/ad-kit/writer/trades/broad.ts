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
      'free estimate|free quote|haul away|homeowner|home owner|house call|inspection|landlord|licensed and insured|' +
      'old house|on site|repair|replace|same-day visit|tenant|tree|yard'
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
      'request a demo|scan|sends invoices|single sign-on|slack|spreadsheet|sync|syncs with|templates|tracks|works with|xero|zapier|no card|quickbooks|your calendar|your inbox|your metrics'
    ).split('|'),
    acts: ['Give it a try', 'Sign up'],
  },
  {
    id: 'mail_order',
    industry: 'retail',
    signs: (
      'a bottle|a box|by mail|free exchanges|ships cold|by post|delivered in|delivered to your door|delivered within|free returns|free shipping|gift box|in a box|new every month|per bottle|refill|' +
      'ships free|ships in|ships monthly|supplies|shipped|monthly box|subscription box'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
  {
    id: 'lasting_goods',
    industry: 'retail',
    signs: (
      'adjustable|assembly|battery|colors|fits in a pocket|lifetime repairs|liters|nylon|set of 3|silicone|brass|cast iron|charge|cotton|delivered in one piece|foldable|heats up|holds up to|leather|' +
      'linen|machine washable|oak|one size|recycled|rechargeable|sizes|stainless|steel|usb|warranty|washable|waterproof|' +
      'weatherproof|wool|year warranty'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
  {
    id: 'lessons',
    industry: 'education',
    signs: (
      'academy|beginner|camp|certified teacher|class|course|for beginners|for the course|learn|learner|lesson|live classes|' +
      'max 6 students|mentor|mock interview|one on one|places left|practise|practice|school|six sessions|small groups|spots left|student|' +
      'teacher|test prep|training|tutorial|video course|workshop'
    ).split('|'),
    acts: ['Save your spot', 'Sign up'],
  },
  {
    id: 'outing',
    industry: 'travel_and_events',
    signs: (
      'adventure|bird|birthday|boat trip|canoe|charter|cruise|day trip|excursion|ferry|full day|gear included|gift voucher|group tour|guided|' +
      'half day|hawk|hotel pickup|no license needed|per person|rafting|return trip|ride|safari|sunset|tasting|ticket|tour|trip|tubing|' +
      'vouchers valid'
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
      'accredited|audit|billed monthly|chain of custody|case studies|compliance|compliant|consultant|consulting|dedicated manager|dubbing|detailed report|facilities|fixed fee|' +
      'gdpr|hoa|interpreter|iso|law firm|principal|logistics|manager|manufacturer|nda|procurement|quarterly|report|per sale|reports within|retainer|residents|survey|surveyor|' +
      'supplier|trade account|translation|translator|wholesale'
    ).split('|'),
    acts: ['Get a quote', 'Talk to us'],
  },
  {
    id: 'club',
    industry: 'travel_and_events',
    signs: (
      'all ages|audition|choir|club|community|concert|drop in|league|meet up|meetup|member|membership|rehearsal|sing|' +
      'social|team|tournament|volunteer|weekly meeting'
    ).split('|'),
    acts: ['Come along', 'Save your spot'],
  },
  {
    id: 'for_hire',
    industry: 'travel_and_events',
    signs: (
      'by the day|by the hour|daily rate|delivery and setup|for hire|hire|for rent|pickup and return|rental|' +
      'set up and taken down|setup included|weekend rate|weekly rate|bartender|officiant|per guest|photo booth|we bring'
    ).split('|'),
    acts: ['Get a quote', 'Get in touch'],
  },
  {
    id: 'pantry',
    industry: 'food_and_drink',
    signs: (
      'bags for|blend|bottled|chips|cook|cooking|cold pressed|farm|flavor|gluten free|grass fed|home cook|honey|ingredient|jar|jam|meal|no fillers|' +
      'no preservatives|pectin|recipe|sauce|small batches|snack|spice|stone ground|tray|vegan'
    ).split('|'),
    acts: ['Order now', 'Shop now'],
  },
  {
    id: 'building_work',
    industry: 'home_services',
    signs: (
      'blasting|borehole|builder|building control|carpentry|clearing|drilling|fencing|insulation|joinery|masonry|paving|per foot|per meter|per metre|' +
      'per square foot|per square meter|per square metre|planning permission|plaster|plasterer|plastering|post holes|rendering|roofing|scaffold|' +
      'scaffolding|site survey|stonework|thatcher|thatching|wall|waller|walling|welder|welding'
    ).split('|'),
    acts: ['Get a quote', 'Ask for a site visit'],
  },
  {
    id: 'events',
    industry: 'travel_and_events',
    signs: (
      'a team day|caterer|ceilidh|compere|entertainment|event|fundraiser|groups from|groups of|hen party|host|magician|marquee|party|' +
      'sponsor money|stag party|team building|team event|wedding'
    ).split('|'),
    acts: ['Plan your event', 'Pick a date'],
  },
  {
    id: 'auctions',
    industry: 'retail',
    signs:
      'auction|auctioneer|bidder|bidding|buyers premium|catalogue online|consign|hammer price|lot|live bidding|reserve price|viewing day'.split(
        '|',
      ),
    acts: ['See the lots', 'Place a bid'],
  },
  {
    id: 'sent_in',
    industry: 'retail',
    signs: (
      'back in|by post|fixed in|insured post|mail in|mail it in|mended|post both ways|postage both ways|prepaid box|prepaid label|repaired|restrung|resole|resoled|resoling|return postage|' +
      'return shipping|send it in|send us your|shipping both ways|we send a box'
    ).split('|'),
    acts: ['Send yours in', 'Ask for a quote'],
  },
  {
    id: 'carers',
    industry: 'family_and_pets',
    signs: (
      'background checked|boarding|care home|carer|caregiver|companion|dbs checked|first aid trained|nanny|nannies|night shift|' +
      'overnight|respite|sitter|sitting|vetted'
    ).split('|'),
    acts: ['Check availability', 'Reserve your dates'],
  },
  {
    id: 'stays',
    industry: 'travel_and_events',
    signs:
      'cabin|cottage|farm stay|glamping|guest house|guesthouse|hot tub|inn|lodge|log fire|per night|sleeps two|sleeps four|stay|treehouse|wood stove|yurt'.split(
        '|',
      ),
    acts: ['Book your stay', 'Check your dates'],
  },
];

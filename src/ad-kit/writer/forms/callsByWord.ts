type WordCalls = {
  /** Read in the name first, and in the facts where no name tells. */
  words: RegExp;
  /** What a visitor does there, from the bare verb on; slots as in headlines.ts. */
  calls: readonly string[];
};

/** Names that say what is sold, where no trade is known. The first that is found is used. */
export const callsByName: readonly WordCalls[] = [
  { words: /\bapp\b/i, calls: ['Get the app', 'Set it up tonight', 'Put it on your phone'] },
  { words: /\bclub\b/i, calls: ['Join the club', 'Become a member', 'Start your membership'] },
  { words: /\bcooking (?:school|class|classes)\b/i, calls: ['Book a class', 'Pick a date', 'Save your seat'] },
  {
    words: /\b(?:piano|guitar|violin|cello|drums?|voice|lessons?|tutor|tutoring|sat|act prep|chess)\b/i,
    calls: ['Book a first lesson', 'Ask about lessons', 'Pick a day'],
  },
  {
    words: /\b(?:school|academy|course|courses|bootcamp|training|classes|certification)\b/i,
    calls: ['See the dates', 'Save your seat', 'Ask about the program'],
  },
  {
    words: /\b(?:retreat|conference|summit|workshop|webinar|seminar|symposium)\b/i,
    calls: ['Save your seat', 'See the program', 'Plan the trip'],
  },
  {
    words: /\b(?:tours?|travel|trips|cruises?|expeditions?)\b/i,
    calls: ['Pick your trip', 'See the dates', 'Book a trip'],
  },
  {
    words: /\b(?:theater|theatre|orpheum|playhouse|cinema|opera|ballet|symphony|circus)\b/i,
    calls: ['Get your tickets', 'See what’s on', 'Pick your seats'],
  },
  { words: /\bgrooming\b/i, calls: ['Book a grooming', 'Pick a day', 'Ask for a time'] },
  {
    words: /\b(?:podcast|recording|photo|rehearsal|dance) studio\b/i,
    calls: ['Book the studio', 'Pick a time', 'Reserve an hour'],
  },
  { words: /\b(?:dj|band|quartet|magician)\b/i, calls: ['Ask about your date', 'Check your date', 'Plan your party'] },
  {
    words: /\b(?:clinic|medical|laser|med spa|wellness|chiropractic|acupuncture|fertility|hospital)\b/i,
    calls: ['Book an appointment', 'Find a time', 'Ask a question first'],
  },
  { words: /\b(?:boarding|kennels?|pet sitting)\b/i, calls: ['Book a stay', 'Meet us first', 'Plan a visit'] },
  {
    words:
      /\b(?:windows|doors|siding|kitchens|floors|flooring|countertops|decks|pools|fences?|fencing|garages|cabinets)\b/i,
    calls: ['Ask for a quote', 'Plan your project', 'Book a home visit'],
  },
  {
    words: /\b(?:csa|farm box|produce box)\b/i,
    calls: ['Join for the season', 'Get your share', 'Pick your pickup'],
  },
  { words: /\b(?:rentals?|hire)\b/i, calls: ['Reserve yours', 'Check your date', 'Ask about your date'] },
  {
    words: /\b(?:alterations?|tailors?|seamstress)\b/i,
    calls: ['Bring it in', 'Ask about a fitting', 'Book a fitting'],
  },
  { words: /\b(?:tune-up|inspection|checkup|repairs?)\b/i, calls: ['Book a visit', 'Pick a day', 'Ask for a time'] },
  {
    words: /\b(?:stay|cabins?|cottages?|lodge|glamping|bnb|villas?)\b/i,
    calls: ['Check your dates', 'Plan your stay', 'Pick a weekend'],
  },
  {
    words: /\b(?:equine|stables?|equestrian|riding)\b/i,
    calls: ['Come see the barn', 'Ask about a stall', 'Plan a visit'],
  },
  { words: /\b(?:farms?|orchards?|ranch)\b/i, calls: ['Plan your visit', 'Come by the farm', 'Pick a day'] },
  {
    words: /\b(?:freight|logistics|shipping|couriers?|cargo)\b/i,
    calls: ['Ask for a quote', 'Plan a shipment', 'Book a shipment'],
  },
  {
    words: /\b(?:\w*shred\w*|hauling|junk|recycling)\b/i,
    calls: ['Schedule a pickup', 'Ask for a quote', 'Pick a day'],
  },
  {
    words: /\b(?:industrial|pumps|valves|machinery|machining|equipment|fabrication|welding|supply)\b/i,
    calls: ['Ask for a quote', 'Talk to us about specs', 'Ask about a part'],
  },
  {
    words: /\b(?:\w*refi|loans?|lending|mortgages?)\b/i,
    calls: ['Check your rate', 'Do the math', 'Start your application'],
  },
  { words: /\b(?:tax\w*)\b/i, calls: ['Start your return', 'File this week', 'Get your return done'] },
  {
    words: /\b(?:payroll|software|crm|erp|saas)\b/i,
    calls: ['Get {it}', 'Set up {it}', 'Get started with {it}'],
  },
  { words: /\b(?:records|vinyl)\b/i, calls: ['Dig through the bins', 'Come in and listen', 'Find your next record'] },
  {
    words: /\b(?:outfitters|toys|goods|boutique|shop|store|mercantile|market|emporium|gifts)\b/i,
    calls: ['Browse the shop', 'Pick yours', 'See what’s in the shop'],
  },
  {
    words: /\b(?:treats?|candles?|candels|soaps?|honey|jams?|sauces?|snacks?|coops|sheds|planters)\b/i,
    calls: ['Order yours', 'Pick yours', 'Get yours'],
  },
];

/** Facts that say it, where the name doesn’t. */
export const callsByFact: readonly WordCalls[] = [
  {
    words:
      /\b(?:byob|tables? for|kids eat|salads?|paella|tapas|broth|noodles?|tacos?|burgers?|dumplings|chef|menu|happy hour|wood[- ]fired|corkage)\b/i,
    calls: ['See the menu', 'Come hungry', 'Reserve a table'],
  },
  {
    words: /\b(?:matcha|lattes?|espresso|cold brew|boba)\b/i,
    calls: ['Come by for a cup', 'See the menu', 'Meet a friend here'],
  },
  {
    words: /\b(?:fabrics?|yarns?|skeins?|by the yard|quilting)\b/i,
    calls: ['Start your next project', 'Pick your fabric', 'Browse the shop'],
  },
  {
    words: /\b(?:donations?|tax deductible|every dollar|adopted|volunteers?)\b/i,
    calls: ['Give today', 'Make a gift', 'Help out'],
  },
  { words: /\b(?:weekly calls|coaching)\b/i, calls: ['Book your first call', 'Ask for a call', 'Pick a day'] },
  {
    words: /\b(?:taught|coached|instructors?|lessons?|classes|practice tests|tournaments|recital|homework)\b/i,
    calls: ['Save a seat', 'See the classes', 'Ask about classes'],
  },
  {
    words:
      /\b(?:syncs?|integrat\w+|exports?|imports?|per user|works? (?:offline|without)|fingerprint|encrypt\w+|no code|dashboard|inventory|invoices?|reminders?|audit trail|soc 2|no account|meetings|free for \d+|\d+ languages|time off|split the bill|two-factor|hipaa|dashboards?|handwriting|across devices|wait times|uptime|api|teammates|templates)\b/i,
    calls: ['Get {it}', 'Set up {it}', 'Get started with {it}'],
  },
  {
    words: /\b(?:appointments?|nurses?|doctors?|patients?|checkups?|exams?|sessions?)\b/i,
    calls: ['Book an appointment', 'Find a time', 'Ask a question first'],
  },
  {
    words: /\b(?:installed|installation|financing|crews?|licensed|workmanship|job site)\b/i,
    calls: ['Ask for a quote', 'Plan your project', 'Book a visit'],
  },
  {
    words: /\b(?:ships?|shipping|returns|sizes|in stock|delivery|free swatches|gift wrap\w*|trade in)\b/i,
    calls: ['Browse the shop', 'Pick yours', 'Order yours'],
  },
];

/** Where the name is that of a thing. */
export const callsOfThing: Pick<WordCalls, 'calls'> = { calls: ['Get your {wares}', 'Order yours', 'Get yours'] };

import type { Worth } from './worth';

/** What it is worth how a thing is done, and what one is spared. */
export const worthsOfDealing: readonly Worth[] = [
  {
    signs: /\bplowed (?:by|before) \d/i,
    moment: 'Go back to bed.',
    sample: 'plowed before 7am',
  },
  {
    signs: /\b\d+-(?:minute|hour) (?:arrival|response)\b/i,
    moment: 'You’re not left waiting.',
    sample: '15 minute response time',
  },
  {
    signs: /\bswap shifts\b/i,
    moment: 'You’re not the switchboard.',
    sample: 'staff swap shifts by text',
  },
  {
    signs: /\bpaid (?:on the spot|(?:the )?same day)\b/i,
    moment: 'The check isn’t in the mail.',
    sample: 'get paid on the spot',
  },
  {
    signs: /\b(?:accepts?|takes?) (?:cards|ACH)\b/,
    moment: 'They pay the way they like.',
    sample: 'takes cards and ACH',
  },
  {
    signs: /\b(?:audit|claims?|IRS|letter) help\b/,
    moment: 'You don’t face it alone.',
    sample: 'IRS letter help',
  },
  {
    signs: /\bcamera (?:access|app)\b/i,
    moment: 'Look in whenever you miss them.',
    sample: 'live camera app for parents',
  },
  {
    signs: /\b(?:movies|TVs?) on the ceiling\b|\bceiling TVs?\b/,
    moment: 'They may not want to leave.',
    sample: 'TV on the ceiling',
  },
  {
    signs: /\bplay area\b/i,
    moment: 'They’ll be busy for a while.',
    sample: 'kids play area',
  },
  {
    signs: /\bwood-fired\b|\bbrick oven\b/i,
    moment: 'You’ll smell it first.',
    sample: 'wood fired on site',
  },
  {
    signs: /\b\d+ taps\b|\bon tap\b/i,
    moment: 'Ask for a taste.',
    sample: '16 taps',
  },
  {
    signs: /\bhands[- ]on\b/i,
    moment: 'You learn it by doing it.',
    sample: 'hands on with live hives',
  },
  {
    signs: /\bpractice tests?\b/i,
    moment: 'The real one will feel familiar.',
    sample: '4 practice tests included',
  },
  {
    signs: /\bmakes? \d+ (?:batches|candles|gallons?|jars|loaves)\b/i,
    moment: 'Enough to share.',
    sample: 'makes 8 candles',
  },
  {
    signs: /\b(?:beer|cider|margaritas?|mimosas?|wine)\b.* included\b/i,
    moment: 'Leave the car at home.',
    sample: 'margaritas included',
  },
  {
    signs: /\bsee (?:bioluminescent|dolphins|eagles|manatees|whales)\b/i,
    moment: 'Keep your eyes open.',
    sample: 'see dolphins and manatees',
  },
  {
    signs: /\b\d+\+? (?:local )?(?:artists|cideries|dealers|growers|makers|vendors)\b/i,
    moment: 'Come early and walk it twice.',
    sample: '80+ local makers',
  },
  {
    signs: /\bsanta\b/i,
    moment: 'Get the whole family in the frame.',
    sample: 'santa photos and hot cider',
  },
  {
    signs: /\bproceeds (?:go )?to\b|\bbenefits the\b/i,
    moment: 'It does some good, too.',
    sample: 'all proceeds to food pantry',
  },
  {
    signs: /\bat the finish\b|\bfinishers?\b/i,
    moment: 'Save some room for it.',
    sample: 'lobster roll at the finish',
  },
  {
    signs:
      /\b(?:\d+-year|lifetime) (?:(?:craftsmanship|install(?:ation)?|labor|repair|service|workmanship) )?(?:guarantee|warranty)\b(?! on\b)/i,
    moment: 'What goes wrong is ours to fix.',
    sample: '10 year labor warranty',
  },
  {
    signs: /\bguaranteed for life\b/i,
    moment: 'You buy it once.',
    sample: 'guaranteed for life',
  },
  {
    signs: /\b(?:CSIA|FAA|ISO|OSHA|USDA|board|state)[- ](?:approved|certified|compliant|inspected|licensed)\b/,
    moment: 'Ask to see it.',
    sample: 'USDA inspected',
  },
  {
    signs: /\bno hardware\b/i,
    moment: 'You start with what you have.',
    sample: 'no hardware to install',
    ofAbsence: true,
  },
  {
    signs:
      /\bno (?:overtime charges? on weekends|weekend (?:fees?|surcharges?|upcharges?)|extra charge on weekends)\b/i,
    moment: 'Sunday costs what Tuesday does.',
    sample: 'no weekend surcharge',
    ofAbsence: true,
  },
  {
    signs: /\bno wait(?:ing )?list\b/i,
    moment: 'It’s your turn.',
    sample: 'no waitlist right now',
    ofAbsence: true,
  },
  {
    signs: /^no cover$/i,
    moment: 'Spend it on the first round.',
    sample: 'no cover',
    ofAbsence: true,
  },
  {
    signs: /\bno (?:cages?|choke|crates?|shock)\b/i,
    moment: 'They’ll notice.',
    sample: 'no choke or shock collars',
    ofAbsence: true,
  },
  {
    signs: /\bno (?:leotard|uniform)\b/i,
    moment: 'Come in what you have.',
    sample: 'no leotard required',
    ofAbsence: true,
  },
  {
    signs: /\bprepaid (?:shipping )?(?:box|label)\b/i,
    moment: 'You only tape it shut.',
    sample: 'prepaid shipping box',
  },
  {
    signs: /\b(?:24|48|72)-hour turnaround\b|\bback in \d days\b/i,
    moment: 'Barely time to miss it.',
    sample: '72 hour turnaround',
  },
  {
    signs: /\bresults (?:in|within)\b/i,
    moment: 'Then you know.',
    sample: 'results in 5 business days',
  },
  {
    signs: /^quotes in \d{1,2} (?:hours|minutes)\b/i,
    moment: 'You can decide today.',
    sample: 'quotes in 4 hours',
  },
  {
    signs: /\bbook (?:on the app |online )?in \d+ seconds\b/i,
    moment: 'Done before the light turns green.',
    sample: 'book in 60 seconds',
  },
  {
    signs: /\btext (?:us )?a (?:photo|pic|picture)\b/i,
    moment: 'Nobody has to come out first.',
    sample: 'text us a photo for a quote',
  },
  {
    signs: /\bbefore (?:and|&) after (?:photos|pics|pictures)\b/i,
    moment: 'You see what was done.',
    sample: 'before and after pics texted',
  },
  {
    signs: /\bgate access\b/i,
    moment: 'Before work or after.',
    sample: 'gate access 5am-11pm',
  },
  {
    signs: /\brechargeable\b/i,
    moment: 'No batteries to buy.',
    sample: 'rechargeable, Bluetooth',
  },
  {
    signs: /\bprivate (?:games|party)\b/i,
    moment: 'Only people you know.',
    sample: 'private games only',
  },
  {
    signs: /\bsiblings?\b.*\b(?:discount|half|off)\b/i,
    moment: 'Bring them both.',
    sample: 'siblings half off',
  },
  {
    signs: /\b(?:military|senior|student|veteran) discount\b/i,
    moment: 'Just mention it.',
    sample: '10% senior discount',
  },
  {
    signs: /\bfor your first (?:month|week)\b/i,
    moment: 'See if it’s for you.',
    sample: '$49 for your first month',
  },
  {
    signs: /\b(?:done|file|finish|sign up) in (?:less than|under) (?:an hour|\d+ minutes)\b/i,
    moment: 'There’s a whole evening left.',
    sample: 'file in under an hour',
  },
  {
    signs: /\bworks in (?:Excel|Gmail|Outlook|Slack|Teams)\b/i,
    moment: 'Nothing new to open.',
    sample: 'works in Slack and Teams',
  },
  {
    signs: /\banonymous\b/i,
    moment: 'People say what they think.',
    sample: 'anonymous always',
  },
  {
    signs: /\bone (?:contact|point of contact)\b/i,
    moment: 'You always know whom to call.',
    sample: 'one contact per account',
  },
  {
    signs: /\blocal crews?\b/i,
    moment: 'You may know them already.',
    sample: 'local crew, not subcontractors',
  },
  {
    signs: /\breal (?:human|person)\b/i,
    moment: 'No menu, no robot.',
    sample: 'real person you can text',
  },
  {
    signs: /\bsame-week\b/i,
    moment: 'You won’t wait a month.',
    sample: 'same week pumping',
  },
  {
    signs: /\bnew (?:[a-z]+ ){0,3}flavors?\b/i,
    moment: 'Somebody has to try it first.',
    sample: 'new blood orange flavor',
  },
  {
    signs: /\b(?:half day|in home|in your home|online|pickup) or\b/i,
    moment: 'You choose.',
    sample: 'half day or full day',
  },
  {
    signs: /\bset-?up in (?:an?|one) (?:afternoon|day|hour)\b/i,
    moment: 'Use it tomorrow.',
    sample: 'setup in one afternoon',
  },
  {
    signs: /\bfrom frozen\b/i,
    moment: 'Dinner was in the freezer all along.',
    sample: 'ready in 8 minutes from frozen',
  },
  {
    signs: /\btrade-?ins? (?:accepted|taken|welcome)\b/i,
    moment: 'Bring the old one.',
    sample: 'trade-ins taken',
  },
  {
    signs: /\b(?:pay|paid) cash\b|\bcash same day\b/i,
    moment: 'Money for something you’re done with.',
    sample: 'we pay cash for furniture',
  },
  {
    signs: /\bswapped (?:every week|weekly)\b/i,
    moment: 'You just put it out.',
    sample: 'bucket swapped weekly',
  },
  {
    signs: /\b(?:compostable|plastic-free|recyclable)\b/i,
    moment: 'Less in the trash.',
    sample: 'plastic free packaging',
  },
];

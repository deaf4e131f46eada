import type { Facet } from './facets';
import type { Phrase } from './phrase';

const span = String.raw`(?:seconds?|secs?|minutes?|mins?|min|hours?|hrs?)`;
const number = String.raw`(?:\d+|a|an|one|two|three|four|five|six|ten|48|24)`;

/** The first that a phrase shows counts; `kinds` are those that may show it. */
export const facetPatterns: readonly [facet: Facet, kinds: readonly Phrase['kind'][] | 'any', pattern: RegExp][] = [
  [
    'deadline',
    ['deadline'],
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\d{1,2}[/.]\d|\b(?:week|month|season|spots?|today|tonight|tomorrow)\b|\b\d{1,2}(?:st|nd|rd|th)\b/i,
  ],
  ['trial', ['offer', 'thing', 'state', 'guarantee'], /\btrials?\b|\btry before\b/i],
  ['soon', 'any', /\b(?:same|next)[- ]day\b|\b(?:the )?same day\b/i],
  ['covered', ['guarantee', 'offer', 'thing', 'state'], /\bwarrant|\brepairs?\b|\breturns\b|\bresizing\b/i],
  ['guarantee', ['guarantee'], /./],
  ['guarantee', ['sentence', 'offer'], /\bif\b.*\b(?:nothing|free|so do we|don[’']t pay|on us)\b/i],
  [
    'discount',
    ['offer'],
    /%\s?(?:off|discount|savings?|less|back|cash ?back|more|bonus)|\bsave \d|\bsave (?:up to )?[$€£]?\d|\bhalf[- ](?:off|price)\b|\bpays? half\b|\bdiscount|\bb[o0]go\b|\bbuy (?:one|two|\d)|\bfor the price of\b|\b\d+[- ]for[- ]\d|\bcoupon|\brebate|\bcash ?back|\breg\b|[$€£]\d+ off\b/i,
  ],
  ['crowd', ['offer'], /\b(?:recovered|raised|saved|funded|paid out|won)\b/i],
  [
    'free',
    ['offer'],
    /\bfree\b|\bcomplimentary\b|\bon the house\b|\bon us\b|\bno (?:extra|additional) (?:cost|charge)\b|\bgratis\b/i,
  ],
  ['earns', ['offer'], /\bAPY\b|\binterest on\b/i],
  ['payable', ['offer'], /(?:[$€£]0|\b0%|\bno money) (?:down|interest)\b/i],
  ['price', ['offer'], /[$€£¥]\s?\d|\d\s?[€£]|\d\s?%|\b\d+ (?:dollars|euros|bucks|cents)\b/i],
  [
    'clearCost',
    ['absence', 'offer', 'thing', 'state'],
    /\b(?:hidden|setup|set-up|sign-?up|booking|service|annual|monthly|extra|surprise|cleaning|late|joining|enrollment)[ -](?:fees?|costs?|charges?)\b|\b(?:flat|fixed|upfront|transparent|fair|honest|clear)[ -](?:fees?|rates?|prices?|pricing)\b|^no (?:fees?|tipping|tips|markups?|commission|small print|fine print|surprises|fee unless)\b|\bsurprises\b|\bprices on\b/i,
  ],
  [
    'unbound',
    ['absence', 'can', 'state', 'does', 'thing', 'offer', 'sentence'],
    /\bcontracts?\b|\bcommitments?\b|\bobligations?\b|\bstrings\b|\bcancel\b|^(?:skip|pause)\b|\bmonth[- ]to[- ]month\b|\block-?in\b|\bsubscription needed\b|\banytime\b/i,
  ],
  [
    'noNeed',
    ['absence'],
    /\b(?:needed|required|necessary|experience|appointment|account|referral|license|skills?|equipment|need to)\b/i,
  ],
  [
    'rating',
    ['proof', 'thing'],
    /\bstars?\b|★|\breviews?\b|\brated\b|\bratings?\b|\baward|\bvoted\b|\bbest of\b|\bwinner\b|\bmichelin\b|\bfeatured\b|\bas seen\b|\brecommended\b/i,
  ],
  [
    'since',
    ['proof', 'thing'],
    /\bsince\b|\best\b|\bestablished\b|\bfounded\b|\b(?:years?|yrs)\b.{0,12}\b(?:experience|business|practice|service|trade|craft)\b|\bgenerations?\b/i,
  ],
  ['certified', ['proof'], /\b(?:certified|approved|licensed|insured|accredited|compliant|tested|cleared|iso|soc)\b/i],
  ['crowd', ['proof'], /\b(?:trusted|used|loved|chosen|backed) by\b|\d/i],
  ['certified', ['proof'], /./],
  ['place', ['place'], /./],
  [
    'always',
    'any',
    /\b24\/7\b|\b24 hours a day\b|\bopen 24 hours\b|\baround the clock\b|\bday (?:or|and) night\b|\bat (?:any|every) hour\b|\bat \d a\.m\b/i,
  ],
  [
    'hours',
    'any',
    /\b24\/7\b|\bopen 24 hours\b|\bday or night\b|^open (?!to\b|a\b|your\b|with\b|the\b)|\baround the clock\b|\bday and night\b|\b(?:late|evening|weekend|sunday|saturday|night|early)s? (?:hours|appointments|pickup|classes|delivery|visits)\b|\bat 3 a\.m\b|\bopen (?:late|daily|till|until|sundays?|saturdays?|weekends|holidays)\b/i,
  ],
  [
    'soon',
    'any',
    new RegExp(
      String.raw`\b(?:in|within|under|in under|in about|less than) (?:${number} (?:days?|weeks?|afternoon|evening|morning)|(?:12|24|36|48|72)[- ](?:hours?|hrs?))\b|\b(?:appointments|results|delivery) (?:this week|today|tomorrow)\b|\bovernight delivery\b`,
      'i',
    ),
  ],
  ['insight', ['thing', 'state', 'does'], /\balerts?\b|\btracking\b/i],
  [
    'quick',
    'any',
    new RegExp(
      String.raw`\b(?:in|within|under|in under|in about|less than) ${number}[- ]${span}\b|\bwhile you wait\b|\binstant(?:ly)?\b|\b(?:${number})[- ](?:minute|hour|min)\b|\bin (?:minutes|seconds|hours)\b|^(?:fast|quick|faster)\b(?! (?:food|wi-?fi|internet|fiber|chargers?))`,
      'i',
    ),
  ],
  ['offline', 'any', /\boffline\b|\bwithout (?:signal|internet|wifi|wi-fi)\b/i],
  [
    'safe',
    'any',
    /\bencrypt|\bsecure\b|\bsecurity\b|\bprivate(?:ly)?\b(?! (?:dining|games|room|tasting|lessons|chef|tour))|\bconfidential|\bprivacy\b|\bstays? on your\b|\bnever leaves?\b|\bsafe payments?\b|\bfingerprint\b|\btwo-factor\b|\bfraud\b/i,
  ],
  [
    'delivered',
    ['does', 'thing', 'state', 'sentence', 'can', 'offer'],
    /\bto your door\b|\bat your door\b|\b(?:we|i) (?:come to|pick you|deliver|drive to)\b|\bhouse calls\b|\bdeliver(?:s|ed|y)\b|\bcurbside\b|\bships? (?:to|anywhere|worldwide)\b/i,
  ],
  [
    'included',
    'any',
    /\b(?:included|provided|built in|throughout)$|\bwith every\b|\bin every\b|\bwith each\b|\bfor every\b(?! (?:budget|age|level|taste|season|genre|size|window))/i,
  ],
  [
    'joins',
    ['does', 'can', 'state', 'thing'],
    /\b(?:integrat|syncs?|exports?|imports?|connects?|plugs? into|works with|pairs with|compatible with|reads)\w*\b.*\b[A-Za-z]{3,}/i,
  ],
  [
    'small',
    'any',
    /\bsmall (?:groups?|classes|batch|batches|teams?)\b|\b(?:classes|groups?|tours?|tables?|tastings?|parties) of \d|\bone[- ]on[- ]one\b|\bmax(?:imum)?\b|\b\d+ seats\b|\blimited (?:seats|spots|edition)\b/i,
  ],
  ['private', 'any', /\bprivate (?:lessons|games|rooms?|tastings?|tours?|dining)\b/i],
  ['choice', ['thing'], /\boptions$/i],
  ['recycled', 'any', /\brecycled\b/i],
  [
    'pure',
    'any',
    /\b(?:sugar|gluten|grain|dairy|nut|cruelty|fragrance|paraben|plastic|chemical|toxin|bpa|lead|odor|caffeine)[- ]free\b|\bnon-?toxic\b|\borganic\b|\bvegan\b|\bnatural\b|\b(?:no|without|zero) (?:added|artificial|chemicals?|preservatives|additives|sugar|parabens|pesticides|fillers|dyes)\b|\bhypoallergenic\b/i,
  ],
  [
    'made',
    'any',
    /^(?:hand-?|home)?(?:made|design by|baked|built|grown|roasted|brewed|sewn|woven|forged|crafted|designed|blown|painted|sourced|laid|simmered|poured|smoked|fired|raised|printed|cooked|developed)\b|\bhand-?(?:made|forged|painted|sewn|blown|crafted)\b|\bhomemade\b|\bfrom our own\b|\bundyed\b|\bsoy wax\b|\bsolid (?:maple|oak|wood|walnut|brass)\b|\blocal(?:ly)?\b(?! (?:guides?|branches|teams?|agents?|experts?)\b)|\bwood[- ]fired\b|\b(?:baked|simmered|roasted|laid|smoked|grown|made|milled|hand-rolled) (?:in|by|before|every|daily|fresh|from|for|this|\d)/i,
  ],
  [
    'easy',
    'any',
    /\b(?:one|a single) (?:tap|click|place|page|visit)\b|\bby itself\b|\bautomatic(?:ally)?\b|\beas(?:y|ily|ier)\b|\bin a (?:tap|click)\b|\bwith a tap\b|\bfor you\b|\bsimpl[ey]\b|\bhands-free\b|\bdishwasher safe\b|\bmachine[- ]washable\b|\bwe (?:wrap|handle|do|set up|plan|take care)\b/i,
  ],
  [
    'saves',
    ['does', 'can', 'thing', 'offer'],
    /^(?:saves?|(?:cuts?|lowers?) (?!to\b|in\b|by hand)|earns?|reduces?|halves|keep more)\b/i,
  ],
  ['walkIns', 'any', /\bwalk[- ]ins? (?:ok|welcome)\b|\bdrop[- ]ins? welcome\b/i],
  ['animals', 'any', /\b(?:dogs?|pets?|cats?) (?:are )?welcome\b|\b(?:dog|pet)[- ]friendly\b/i],
  ['accessible', 'any', /\baccessible\b|\bwheelchair\b/i],
  [
    'welcome',
    'any',
    /\bgentle\b|\bpatient (?:teachers?|instructors?|with)\b|\bno judgment\b|\bcome as you are\b|\ball (?:levels|ages)\b|\b(?:any|every) (?:level|age|body)\b|\bbeginners?\b|\bkid[- ]?friendly\b|\bfirst[- ]timers\b/i,
  ],
  [
    'people',
    ['thing', 'state', 'sentence'],
    /\b(?:teachers?|instructors?|trainers?|guides?|therapists?|doctors?|nurses?|agents?|chefs?|baristas?|photographers?|engineers?|architects|caregivers?|walkers?|masters?|experts?|tutors?|coach(?:es)?|cleaners?|advisors?|lawyers?|mechanics?|stylists?|host|practitioners|counselors?|movers|crew|staff|masters|artists?|cleaner)\b/i,
  ],
  [
    'choice',
    ['thing', 'state'],
    /^(?:over |more than |up to )?[1-9][\d,]{1,9}\+? (?!(?:essential )?vitamins\b|nutrients\b|ingredients\b|companies\b|miles?\b|km\b|watts?\b|feet\b|gallons?\b|pounds?\b|lbs?\b|psi\b|pt\b|seats?\b|people\b|guests?\b|hours?\b|minutes?\b|days?\b|years?\b|months?\b|week)\w+|\boptions\b|\bfor every (?:budget|taste|level|size|window|age|season)\b|\bin every (?:size|color|genre)\b|\bcolors\b|\bflavors\b|\bto choose from\b/i,
  ],
  [
    'payable',
    'any',
    /\bpayment plans?\b|\bfinanc(?:ing|ial aid)\b|\bscholarships?\b|\binsurance\b(?! policy)|\b(?:fsa|hsa)\b|\bpay (?:only|after|later|when|as you)\b|\bsplit payments?\b|\binstallments?\b|\bsliding scale\b/i,
  ],
  [
    'room',
    'any',
    /^(?:seats|sleeps|feeds|hosts) (?:up to )?\d+\b(?! (?:hours|minutes))|\b(?:for|of) up to \d+\b|\b(?:rooms|tables|groups|parties|seats) for (?:\d+|two|everyone)\b/i,
  ],
  [
    'insight',
    ['thing', 'can', 'does', 'state'],
    /\btrack(?:s|ing)?\b|\baudit trail\b|\balerts?\b|\bsee where\b|\breal[- ]time\b|\bdashboard|\breports?\b(?! cards?)|\binventory\b|\bupdates\b|\bmonitor/i,
  ],
  [
    'learning',
    'any',
    /\b(?:lessons?|program|curriculum|homework|practice tests?|tutoring|workshops?|taught|mentor|feedback|exercises|step-by-step|certificate|speak from)\b/i,
  ],
  [
    'treat',
    ['thing', 'state'],
    /\b(?:music|nights?|cocoa|bonfire|pool|spa|sauna|hot tub|breakfast in bed|towel|drinks|champagne|desserts?|massages?|rooftop|fireplace|views?|tastings?(?! notes?)|cocktails?|recitals?|bonfires?|candlelight|garden|terrace|patio)\b/i,
  ],
  [
    'handsOn',
    ['can'],
    /^(?:cook|roll|build|touch|feed|play|make|paint|bake|brew|craft|sail|climb|create|plant|dance|sing) /i,
  ],
  [
    'lasting',
    ['thing', 'does', 'state', 'can', 'sentence'],
    /\b(?:lasts?|stays (?:hot|cold|sharp|cool|put)|keeps \w+ (?:hot|cold|fresh|warm|dry)|burns \d+|never (?:needs|rusts|fades)|doesn[’']t (?:break|fade|rust|shrink|leak))\b/i,
  ],
  [
    'tough',
    ['thing', 'does', 'state', 'sentence'],
    /\b(?:proof|tolerant|resistant|waterproof|absorbs?|unbreakable|durable|sturdy|tough|built to last|without damage|grips)\b/i,
  ],
  [
    'languages',
    'any',
    /\b(?:languages|bilingual|speak (?:spanish|english|french|german|mandarin|[A-Z]\w+)|multilingual|in your language)\b/i,
  ],
  ['spared', ['absence'], /./],
];

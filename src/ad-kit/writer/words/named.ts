import { likeWords, longPlaces, towns } from './towns';

/** Companies that are written large and are no other words. */
const companies = new Map(
  'Adobe Android Airbnb Trustpilot Tripadvisor Yelp Etsy Gmail Google Instagram Facebook LinkedIn Netflix NetSuite Instacart DoorDash Venmo Zelle Klarna PayPal Pinterest ProAdvisor QuickBooks Salesforce Shopify Spotify TikTok WhatsApp WordPress Xero YouTube HubSpot Mailchimp Roblox Minecraft Fortnite Nextdoor Cigna Humana Invisalign Creole Clio Dentrix Procore Jobber ServiceTitan Airtable Asana Trello Figma Canva Carfax'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Abbreviations that are no other words, however they are typed. */
const abbreviations =
  /\b(?:ach|ada(?= (?:accessible|compliant))|adhd|akc|aha(?= (?:cards?|certified))|rv(?= (?:parking|sites?|storage))|byob|cpr|cad(?= ?(?:-?ready|drawings?|files?|help|models?))|cpa|[23]d|psi|afa(?= certified)|irs|gp(?= (?:appointments?|referrals?))|bcba|np(?= (?:injectors?|visits?))|[abc][12](?= (?:exam|german|level|test)\b)|bogo|cfo|ceo|cto|crm|csa|csia|diy|erp|eta(?! as)|faa|faq|fda|fdic|fm(?= (?:radio|sound))|ged|gaf(?= certified)|gcse|gdpr|gmo|gps|hipaa|hmrc|hoa|hvac|iicrc|ikea|isa(?= certified)|ielts|iv(?= (?:drips?|hydration|therapy|vitamins?)\b)|mot(?= (?:coming|due|test|tests)\b)|ac(?= (?:broke|died|installation|picks?|quit|recharge|repairs?|service|stopped|units?)\b)|lsat|gmat|mba|mcat|nclex|psat|sat(?= (?:prep|math|tutors?|tutoring|test)\b)|toefl|nate(?= certified)|nhs|osha|pdf|ptsd|seo|sms|soc(?= ?2)|iso(?= ?\d{4})|sso|suv|tsa|tv|usb|usda|uv|vat|id(?= (?:card|check|needed|required|theft))|mc(?= (?:and|&|\+) )|(?:az|ga|ks|ky|mn|nc|nh|nj|nv|ny|sc|tn|tx|va|wv|wy)(?!s))(?=s?\b)|\bled(?= (?:bulbs?|display|headlights?|lamps?|lights?|lighting|screens?|signs?|strips?)\b)/gi;

/** Without a vowel, and no abbreviations that are written large: the others are, like "gcse" and "bbq". */
const measures = new Set(
  'bldg blvd brr cwt dbl hmm hrs kbps khz kwh lbs ltd mbps mgmt mls mph mpg mth mths nth pcs pkg pls psst pts qts rpm shh sqft tbsp thx tsp wks wknd yds yrs xxl'.split(
    ' ',
  ),
);

/** Countries, peoples, states and feasts that are no other words. */
const places = new RegExp(
  String.raw`\b(?:${(
    'africa african america american asia asian australia australian austria austrian belgian brazil brazilian britain ' +
    'british canada canadian caribbean celtic chinese christmas colombian cuban danish dutch easter england ethiopian europe european ' +
    'france greek halloween hanukkah hollywood india indian ireland irish israel italy japan korea london mediterranean ' +
    'mexican mexico netherlands norway norwegian paris persian poland portugal roman scandinavian scotland spain sweden swedish ' +
    'swiss switzerland thai thanksgiving tibetan turkish victorian viking wales welsh alabama alaska arizona arkansas california colorado connecticut delaware ' +
    'florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota ' +
    'mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia ' +
    'wisconsin wyoming ' +
    'appalachia midwest quebec lincolnshire yorkshire kent surrey essex devon cornwall somerset suffolk sussex hampshire cheshire lancashire derbyshire ' +
    'catskills adirondacks ozarks aetna montessori cambridge thames guildford vibram schluter germany berlin munich ' +
    'hermann regence cozumel achilles alzheimer botox bordeaux braille caesar darjeeling epsom santa hass jacuzzi kobe neapolitan parkinson sicilian tuscan tuscany velcro'
  ).replaceAll(' ', '|')}|${towns.join('|')})\b(?![.@])`,
  'g',
);

/** Days as they are typed in haste, where they stand for nothing else: alone, or beside another day. */
const fullDays = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;
const shortDay = Object.keys(fullDays)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const hastyDays = new RegExp(
  String.raw`\b(?:fri|tues?|thurs?|mon(?=$|[,.;])|(?:mon|wed|sat|sun)(?= \d{1,2}(?::\d\d)? ?(?:[ap]m|[-–]|to )| [$€£]\d| (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec) \d)|(?:${shortDay})(?=(?: ?[-–&,/] ?| (?:and|or|to|thru|through) )(?:${shortDay})(?:s|day|urday|nesday)?\b)|(?<=\b(?:${shortDay})(?:day|urday|nesday)?(?: ?[-–&,/] ?| (?:and|or|to|thru|through) ))(?:${shortDay})|(?<=\b(?:open|every|until|by|next|closed|late|from) )(?:mon|wed|fri|sat)|(?<=\d ?(?:am|pm) )(?:${shortDay}))(?=$|[ ,.;:!?&/–-])`,
  'g',
);
const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const shortPair = new RegExp(String.raw`\b(${shortDay}) ?& ?(${shortDay})\b`, 'g');

/** "Until 2am fri sat", and "pick up sat". */
const daysInRow = new RegExp(String.raw`\b(${shortDay}) (${shortDay})$`, 'gi');
const dayToCome =
  /(?<=\b(?:bands|bingo|brunch|classes|collect|dancing|jazz|music|lessons|pick ?up|delivered|delivery|pickup|until \d[\d:]*(?: ?[ap]m)?) )(?:mon|wed|sat|sun)(?=s?$)/g;

/** "Delivered sun night". */
const dayPart = new RegExp(String.raw`\b(?:${shortDay})(?= (?:afternoon|evening|morning|night)s?\b)`, 'gi');

const fullDay = (day: string): string => fullDays[day.toLowerCase() as keyof typeof fullDays];

const withFullDays = (text: string): string =>
  text
    .replace(daysInRow, (_row, one: string, other: string) => `${fullDay(one)} and ${fullDay(other)}`)
    .replace(dayToCome, fullDay)
    // "Fri & Sat" is how an ad has it.
    .replace(dayPart, fullDay)
    .replace(shortPair, (_pair, one: string, other: string) => `${upperFirst(one)} & ${upperFirst(other)}`)
    .replace(hastyDays, (day) => fullDays[day as keyof typeof fullDays])
    .replace(/(day) ?[-–] ?(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, '$1 to ');

/** Days, months and languages; "march", "may" and "polish" are other words as well. */
const days =
  /\b(?:(?:sat|sun|mon|tue|tues|wed|thu|thur|thurs|fri)(?= (?:and |& |- ))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march)(?= \d)|(?<=\b(?:by|ends|for|in|starts|through|thru|until) )(?:jan|feb|apr|aug|sept?|oct|nov|dec)(?=$)|(?<=\b(?:from|in|through|thru|until|till|since|end of|early|late|mid) )(?:march|may)(?=$|[,.;]| (?:and|or|to|through|until)\b)|(?<=\b(?:before|after) the )(?:march|may)(?= (?:act|exam|sat|test)\b)|(?:march|may)(?= (?:to|through|thru|until|till) (?:apr|may|jun|jul|aug|sep|oct|nov|dec))|arabic|bengali|cantonese|english|farsi|french|german|gujarati|hebrew|hindi|igbo|italian|japanese|korean|mandarin|portuguese|punjabi|russian|somali|spanish|swahili|tagalog|tamil|thai|ukrainian|urdu|vietnamese|yoruba)\b/g;

/** Tools that a program works with, and ordinary words elsewhere. */
const tools = /\b(?:clover|gusto|mindbody|sage|slack|square|stripe|toast|venmo|wave|zoom)\b/g;

/** "In Columbus oh": a state that is another word as well. */
const stateBehind =
  /\b(in|near) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (al|ar|co|ct|de|hi|ia|id|il|la|ma|md|me|mi|mo|ms|mt|ne|oh|ok|or|pa|ri|ut|wa|wi)$/gu;

/** "Apr - oct". */
const shortMonth = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)';
const monthSpan = new RegExp(String.raw`(?<=^|^open )${shortMonth} ?[-–] ?${shortMonth}$`, 'gi');

const holidays =
  "black friday|cyber monday|(?:father|mother)[’']?s day|(?:labor|memorial) day|new year[’']s eve|super bowl";
const severalWords = new RegExp(String.raw`\b(?:${longPlaces}|${holidays})\b`, 'gi');

const stateCodes =
  'al|ar|az|ca|co|ct|de|fl|ga|hi|ia|id|il|in|ks|ky|la|ma|md|me|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy';

/** Towns that are other words as well, where they stand as towns do. */
const whereTheyStand = new RegExp(
  String.raw`(?<=\b(?:in|near|around|from) )(?:${likeWords.join('|')})(?=$|,| (?:[A-Z]{2}|after|looking|sick|that|tired|w|who|whose|with)\b| (?:${stateCodes})$)`,
  'g',
);

/** States of one word, as one alternative after the other. */
export const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Wisconsin|Wyoming';

/** "West Virginia" and "Lake Michigan" are no town and its state. */
const townAndState = new RegExp(
  String.raw`(?<=\b(?:from|in|near) )(?!(?:Lake|West) )(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?) (${states})$`,
  'gu',
);

export const named = (text: string): string =>
  withFullDays(text)
    .replace(days, upperFirst)
    .replace(places, upperFirst)
    .replace(whereTheyStand, upperFirst)
    .replace(
      /\bdr\.? (?!(?:approved|appts?|appointments?|note|notes|offices?|recommended|referrals?|visits?)\b)(?=\p{Ll}\p{L}{2,}(?: |$))(\p{L}+)/giu,
      (_doctor, surname: string) => `Dr. ${upperFirst(surname)}`,
    )
    .replace(severalWords, (place) => place.split(' ').map(upperFirst).join(' '))
    .replace(
      /\b(?:new (?:england|hampshire|jersey|mexico|orleans|york)|(?:north|south) (?:carolina|dakota)|west virginia|lake (?:champlain|erie|michigan|ontario|superior|tahoe))\b/gi,
      (place) => place.split(' ').map(upperFirst).join(' '),
    )
    .replace(
      /\b(?:los|san) [a-z]{3,}\b(?! [a-z]+ing\b)|\b[Ss]anta (?:ana|barbara|clara|clarita|cruz|fe|maria|monica|paula|rosa)\b/g,
      (place) => place.split(' ').map(upperFirst).join(' '),
    )
    .replace(
      /(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|march)(?=$|[ ,.])/g,
      upperFirst,
    )
    .replace(/\bapple health\b/gi, 'Apple Health')
    .replace(/\b(atv|cd|dvd|pc|rv|tv)s\b/g, (_found, word: string) => `${word.toUpperCase()}s`)
    .replace(/(?<![\p{L}\d.@/’'-])[bcdfghjklmnpqrstvwxz]{3,5}(?=s?(?![\p{L}\d.@/’'-]))/gu, (word) =>
      measures.has(word) ? word : word.toUpperCase(),
    )
    .replace(/\b(atv|cd|dvd|pc|rv|suv|tv)[’']s\b/gi, (_found, word: string) => `${word.toUpperCase()}s`)
    .replace(/\blps\b/gi, 'LPs')
    .replace(abbreviations, (word) => word.toUpperCase())
    .replace(/(?<=\b(?:by|in|on|over|to|via|with) )(?:zoom|slack)(?=$|[ ,.&])(?! (?:in|on|off|season)\b)/g, upperFirst)
    .replace(/\bzoom(?= (?:calls?|class(?:es)?|lessons?|meetings?|sessions?)\b)/g, upperFirst)
    .replace(/\bi(phone|pad)(s?)\b/gi, (_found, sort: string, many: string) => `i${upperFirst(sort)}${many}`)
    .replace(/\b(?:sat|act|gre|lsat|mcat)(?= (?:prep|tutor|tutoring|practice|tests?|scores?|points)\b)/g, (word) =>
      word.toUpperCase(),
    )
    .replace(/\b(?:connects?|integrates?|syncs?|works?) (?:to|with|w\/?) .+/g, (said) =>
      said.replace(tools, upperFirst),
    )
    .replace(
      /(?<=\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov)[a-z]{0,6}[-–])(?:feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi,
      upperFirst,
    )
    .replace(/\b[a-z]{3}(?= \d{3} (?:certifi|courses?\b))/g, (word) => word.toUpperCase())
    .replace(
      /\bst\.? (augustine|charles|george|louis|paul|petersburg)\b/g,
      (_found, name: string) => `St. ${upperFirst(name)}`,
    )
    // "Made in Portland, Maine", and "Plano, TX".
    .replace(townAndState, '$1, $2')
    .replace(/\bfear free(?= certified\b)/gi, 'Fear Free')
    .replace(/\bharris(?:[’']s)? hawk/gi, 'Harris’s hawk')
    .replace(/\bin OR (?=(?:and|&) [A-Z]{2}\b)/g, 'in Oregon ')
    .replace(/\bmiami-dade\b/gi, 'Miami-Dade')
    .replace(/\bco2\b/gi, 'CO2')
    .replace(/\bpm(?=2\.5\b|10\b)/gi, 'PM')
    .replace(/\bblack friday\b/gi, 'Black Friday')
    .replace(/\bnetsuite\b/gi, 'NetSuite')
    .replace(/\bbluetooth\b/g, 'Bluetooth')
    .replace(/\bbbb a\+/gi, 'BBB A+')
    .replace(/\borton[- ]gillingham\b/gi, 'Orton-Gillingham')
    .replace(/\bhydrafacial\b/gi, 'HydraFacial')
    .replace(/\bcyber essentials\b/gi, 'Cyber Essentials')
    .replace(/\bgas safe(?= (?:certified|engineers?|reg))/gi, 'Gas Safe')
    .replace(stateBehind, (_all, at: string, town: string, state: string) => `${at} ${town} ${state.toUpperCase()}`)
    .replace(/\bcity (?:&|and) guilds\b/gi, 'City & Guilds')
    .replace(/\b(?:or|and) zoom$/gi, (said) => said.replace(/z/i, 'Z'))
    .replace(monthSpan, (span) =>
      span
        .split(/ ?[-–] ?/)
        .map(upperFirst)
        .join(' to '),
    )
    .replace(/\b(?:it|hr|pr)(?= (?:managers?|teams?|departments?|directors?|leaders)\b)/g, (word) => word.toUpperCase())
    .replace(/(?<![\p{L}.@/])[a-z]{4,11}(?![\p{L}.@/])/gu, (word) => companies.get(word) ?? word)
    .replace(/\bus (?=(?:citizens?|customs|dollars|tax(?:es)?|visas?)\b)/g, 'US ')
    .replace(/\bcorsa\b/g, 'Corsa')
    .replace(/\bev(?=s?\b)/g, 'EV')
    .replace(/(?<=\b(?:cat|dog|horse|parrot) named )[a-z]+$/g, upperFirst)
    .replace(
      /(?<=\b(?:couples|families|friends|people|travelers|visitors) visiting )(?!(?:again|campus|colleges?|family|friends|grandkids|parents|relatives|town)\b)[a-z]{5,}$/g,
      upperFirst,
    )
    .replace(/\boutlook(?= (?:and|&|or|calendar)\b)|(?<=\b(?:with|(?:Google|Gmail) (?:and|&)) )outlook\b/g, 'Outlook')
    .replace(/(?<=\bto )excel\b/g, 'Excel');

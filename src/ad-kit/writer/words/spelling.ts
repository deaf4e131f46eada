/**
 * Words that have one correction only, whatever is sold; what could be a name or another word ("cheep", "sents") stays as
 * typed.
 */
const misspelled: Readonly<Record<string, string>> = Object.fromEntries(
  `absolutly absolutely, accomodate accommodate, accomodation accommodation, accomodations accommodations,
   acheive achieve, acommodation accommodation, adress address, advertisment advertisement, agressive aggressive,
   alot a_lot, apartement apartment, apointment appointment, apointments appointments, appartment apartment,
   appoinment appointment, appointement appointment, availabe available, availible available, avaliable available,
   avialable available, awsome awesome, bakrey bakery, beatiful beautiful, beautifull beautiful, becuase because,
   begining beginning, beleive believe, benifit benefit, benifits benefits, boquet bouquet, bouqet bouquet,
   breakfest breakfast, buisness business, bussiness business, busness business, calender calendar,
   capuccino cappuccino, cappucino cappuccino, catagory category, certifed certified,
   collegue colleague, comfertable comfortable, comfortible comfortable, comming coming,
   commited committed, committment commitment, completly completely, concious conscious, consultaion consultation,
   convienent convenient, convinient convenient, custumer customer, custumers customers, definately definitely,
   definitly definitely, delicous delicious, delievery delivery, delivary delivery, delivry delivery, dependible dependable,
   desgin design, diffrent different, discout discount, dilicious delicious, easly easily, efficent efficient,
   embarass embarrass, enviroment environment, equiptment equipment, equipmemt equipment, evrey every, evry every,
   evrybody everybody, evryone everyone, evrything everything, excelent excellent, excellant excellent, excercise exercise,
   exersise exercise, exellent excellent, exclusiv exclusive, expereince experience, experiance experience,
   expirience experience, familes families, familly family, favrite favorite, finaly finally, flexable flexible,
   foriegn foreign, freind friend, freindly friendly, freinds friends, fourty forty, garantee guarantee,
   garanteed guaranteed, garunteed guaranteed, gaurantee guarantee, gauranteed guaranteed, guarentee guarantee,
   guarenteed guaranteed, gurantee guarantee, guranteed guaranteed, greatful grateful, hapiness happiness,
   heathy healthy, helthy healthy, hygene hygiene, hygenic hygienic, imediate immediate, imediately immediately,
   immediatly immediately, independant independent, ingredent ingredient, ingrediants ingredients, ingredents ingredients,
   inspecton inspection, instalation installation, installaton installation, insurence insurance, inteligent intelligent,
   intrest interest, knowlege knowledge, knowledgable knowledgeable, lenght length, liason liaison, libary library,
   lisence license, liscense license, lisenced licensed, liscensed licensed, maintainance maintenance,
   maintenence maintenance, managment management, massege massage, matress mattress, mattres mattress,
   millenium millennium, minits minutes, minuts minutes, mintues minutes, monney money, montly monthly,
   morgage mortgage, mortage mortgage, naturaly naturally, neccessary necessary, necesary necessary, neigbor neighbor,
   neigborhood neighborhood, noticable noticeable, ocasion occasion, occassion occasion, occassions occasions,
   occured occurred, offical official, oportunity opportunity, oppurtunity opportunity, orgainc organic, orgnic organic,
   origional original, originaly originally, parrallel parallel, pateint patient, paymnet payment,
   peice piece, peices pieces, perfessional professional, permanant permanent, posession possession,
   prefered preferred, priviledge privilege, profesional professional, profesionals professionals, proffesional professional,
   proffessional professional, prefessional professional, publically publicly, qaulity quality,
   qualifed qualified, quailty quality, qualtiy quality, qualty quality, reccomend recommend, recieve receive,
   recieved received, recomend recommend, recomended recommended, reccomended recommended, referal referral,
   relable reliable, reliabe reliable, relaible reliable, resevation reservation,
   responsable responsible, restaraunt restaurant, restraunt restaurant, resturant restaurant, resturants restaurants,
   saftey safety, sandwhich sandwich, sandwhiches sandwiches, satisfacton satisfaction, satisfation satisfaction,
   scedule schedule, schedual schedule, schedulling scheduling, sucess success, sucessful successful,
   succesful successful, successfull successful, seperate separate, seperately separately, serivce service,
   sevice service, servise service, shippng shipping, shiping shipping, shoping shopping, similiar similar,
   specail special, specalist specialist, speciallist specialist, strenght strength,
   studnets students, subscribtion subscription, subscripton subscription, suport support, suprise surprise,
   suprised surprised, sustanable sustainable, sustainible sustainable, teh the, temperture temperature,
   theraphy therapy, therepy therapy, theri their, thier their, tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow,
   tradional traditional, traditonal traditional, tranportation transportation, truely truly, unforgetable unforgettable,
   unlimted unlimited, unlimitted unlimited, untill until, vacum vacuum, vaccum vacuum, vaccuum vacuum, varity variety,
   vegatarian vegetarian, vegitarian vegetarian, vegtable vegetable, vegtables vegetables, vegetble vegetable,
   vehical vehicle, vehicals vehicles, waranty warranty, warrenty warranty, waterprof waterproof,
   wedings weddings, weding wedding, weekley weekly, welcom welcome, wellcome welcome, wierd weird,
   wirless wireless, womens women’s, writting writing, yeild yield, childrens children’s,
   arent aren’t, cant can’t, couldnt couldn’t, didnt didn’t, doesnt doesn’t, dont don’t, hasnt hasn’t, havent haven’t,
   isnt isn’t, shouldnt shouldn’t, thats that’s, theres there’s, theyre they’re, wasnt wasn’t, werent weren’t,
   weve we’ve, whats what’s, wont won’t, wouldnt wouldn’t, youll you’ll, youre you’re, youve you’ve`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const suffixed =
  'allergy|cruelty|dairy|drug|fat|fragrance|gluten|grain|hassle|lactose|nut|peanut|soy|stress|sugar|worry';
const friendly = 'budget|beginner|child|dog|eco|family|kid|pet|user|wallet';

/** What belongs together with a hyphen, where nothing else can be meant. */
const joined: readonly (readonly [pattern: RegExp, joined: string])[] = [
  [new RegExp(String.raw`\b(${suffixed}) free\b`, 'gi'), '$1-free'],
  [new RegExp(String.raw`\b(${friendly}) friendly\b`, 'gi'), '$1-friendly'],
  [/\b(wood|coal) fired\b/gi, '$1-fired'],
  [/\b(family|woman|women|veteran|black|employee) owned\b/gi, '$1-owned'],
  [/\b(same|next) (day|week)(?= \p{Ll})/giu, '$1-$2'],
  [
    /(\d) (minute|hour|day|week|month|year|mile)s?(?= (?:[a-z]+ )?(?:appointment|battery|burn|call|class|consult|consultation|course|guarantee|lesson|mortgage|plan|program|range|ride|response|session|tour|trial|turnaround|visit|walk|warranty|workout)s?$)/g,
    '$1-$2',
  ],
  [/\bmid size\b/gi, 'mid-size'],
  [/\b(long|short) term(?= \p{Ll})/giu, '$1-term'],
  [/\b(first) time(?= (?:buyers?|customers?|guests?|parents?|visitors?|clients?|homebuyers?)\b)/gi, '$1-time'],
  [/\b(full|part|real) time(?= \p{Ll})/giu, '$1-time'],
  [/\b(double|triple|single) pane(?=\b)/gi, '$1-pane'],
  [/\b(money) back(?= guarantee\b)/gi, '$1-back'],
  [/\b(\d{1,2}) (star|year|point)(?= (?:reviews?|ratings?|rated|old|experience|inspection|check)\b)/gi, '$1-$2'],
  [/\b(two|three|four|five|six|seven) (star)(?= (?:reviews?|ratings?|hotel)\b)/gi, '$1-$2'],
  [/\b(one) on one\b/gi, '$1-on-one'],
  [/\b(step) by step(?= \p{Ll})/giu, '$1-by-step'],
  [/\b(award) winning\b/gi, '$1-winning'],
  [/\b(best) selling\b/gi, '$1-selling'],
  [/\b(energy) efficient\b/gi, '$1-efficient'],
  [/\b(plant) based\b/gi, '$1-based'],
  [/\b(non) (toxic|slip|stick|gmo)\b/gi, '$1-$2'],
  [/\b(walk) ins\b/gi, '$1-ins'],
  [/\b(walk-ins) ok(?:ay)?$/gi, '$1 welcome'],
  [
    /^((?:book|order|register|sign up|enroll|apply|reserve|buy) by \p{L}+ \d{1,2}(?:st|nd|rd|th)?) (?=save\b|get\b)/giu,
    '$1 and ',
  ],
  [/\b(predator|bear|child|weather) proof\b/gi, '$1-proof'],
  [/^(\p{L}[\p{L}-]+), (\p{L}[\p{L}-]+), (?!and\b|or\b)(\p{L}[\p{L}-]+)$/giu, '$1, $2 and $3'],
  [/\bhand made\b/gi, 'handmade'],
  [/\bhome made\b/gi, 'homemade'],
  [/\b(water) proof\b/gi, '$1proof'],
];

/** Measures that are written out, and signs of a text message. */
const shortened: readonly (readonly [pattern: RegExp, full: string])[] = [
  [/\bb4\b/g, 'before'],
  [/(\d) ?mins?\b\.?/g, '$1 minutes'],
  [/(\d) ?hrs?\b\.?/g, '$1 hours'],
  [/(\d) ?yrs?\b\.? experience/g, '$1 years of experience'],
  [/(\d) ?yrs?\b\.?/g, '$1 years'],
  [/\b24 hours? (?=(?:[a-z]+ )?(?:service|support|access|help|line|gym|diner|emergency)\b)/g, '24-hour '],
  [/\bappts\b/gi, 'appointments'],
  [/\bappt\b/gi, 'appointment'],
  [/\btil\b/g, 'until'],
  [/(\d)[- ]pt\b\.?/g, '$1-point'],
  [/\b1 (minute|hour|year)s\b/g, '1 $1'],
];

/** Companies that are written large and are no other words. */
const companies = new Map(
  'Adobe Airbnb Trustpilot Tripadvisor Yelp Etsy Gmail Google Instagram Facebook LinkedIn Netflix NetSuite PayPal Pinterest QuickBooks Salesforce Shopify Spotify TikTok WhatsApp WordPress Xero YouTube HubSpot Mailchimp'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Days, months and languages; "march", "may" and "polish" are other words as well. */
const days =
  /\b(?:(?:sat|sun|mon|tue|tues|wed|thu|thur|thurs|fri)(?= (?:morning|afternoon|evening|night|and |& |- ))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march)(?= \d)|arabic|cantonese|english|french|german|hindi|italian|japanese|korean|mandarin|portuguese|russian|spanish|vietnamese)\b/g;

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const named = (text: string): string =>
  text
    .replace(days, upperFirst)
    .replace(/\biphone(s?)\b/gi, 'iPhone$1')
    .replace(/\b(?:sat|act|gre|lsat|mcat)(?= (?:prep|tutor|tutoring|practice|tests?|scores?|points)\b)/g, (word) =>
      word.toUpperCase(),
    )
    .replace(/(?<=\b(?:syncs?|integrates?|works?) with )gusto\b/g, 'Gusto')
    .replace(/\b(?:it|hr|pr)(?= (?:managers?|teams?|departments?|directors?|leaders)\b)/g, (word) => word.toUpperCase())
    .replace(/(?<![\p{L}.@/])[a-z]{4,11}(?![\p{L}.@/])/gu, (word) => companies.get(word) ?? word)
    .replace(/\boutlook(?= (?:and|&|or|calendar)\b)|(?<=\b(?:with|Google (?:and|&)) )outlook\b/g, 'Outlook')
    .replace(/(?<=\bto )excel\b/g, 'Excel');

const asTyped = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) ? right.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en')) : right;

/** A phrase of a brief with its certain slips mended; it claims no more than before. Names are left alone. */
export function spelled(typed: string): string {
  const words = typed.replace(/[A-Za-z]{3,}/g, (word) => {
    const right = word === word.toUpperCase() ? undefined : misspelled[word.toLowerCase()];
    return right === undefined ? word : asTyped(word, right.replace('_', ' '));
  });
  return named([...shortened, ...joined].reduce((text, [pattern, right]) => text.replace(pattern, right), words));
}

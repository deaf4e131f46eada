import type { Topic } from './topic';

/** What those who come, fix, teach and advise promise. */
export const services: readonly Topic[] = [
  {
    id: 'cleans_up',
    said: [
      'we (?<do>clean up|sweep up|tidy up|haul away (?:debris|junk|trash|leaves|branches|everything)|take the trash|vacuum)(?: (?<when>after ourselves|afterwards?|when we’re done|before we (?:leave|go)|after (?:every|the) job|every (?:day|night)))?',
      '(?<job>cleanup|clean-up|haul-away|debris removal|junk removal) included',
    ],
    lines: [
      'All you find is the work: we {do} {when?}.',
      'Your broom can stay in the closet. We {do} {when?}.',
      'Your broom can stay in the closet: {job} included.',
    ],
    headlines: ['We {do} {when?}', '{job} included', 'No broom needed: we {do}'],
    moments: ['All you find is the work', 'Leave the broom in the closet'],
    sample: ['We clean up afterwards', 'All you find is the work: we clean up afterwards.'],
  },
  {
    id: 'no_mess',
    said: ['no (?<what>mess|mess left behind|dust|nails left behind|sawdust|muddy boots)'],
    lines: [
      'You won’t spend the evening with a broom: no {what}.',
      'You come home and only the work has changed. No {what}.',
    ],
    headlines: ['No {what}', 'No broom tonight: no {what}'],
    moments: ['No broom needed tonight'],
    sample: ['No mess', 'You won’t spend the evening with a broom: no mess.'],
  },
  {
    id: 'no_damage',
    said: [
      'no (?<what>damage(?: to your \\p{L}+)?|drilling|tape residue|trenches|holes in (?:the|your) (?:wall|walls|lawn))',
    ],
    lines: [
      'Nothing to patch up afterwards: no {what}.',
      'You won’t have to explain a thing to the landlord. No {what}.',
    ],
    headlines: ['No {what}'],
    moments: ['Nothing to patch up later'],
    sample: ['No drilling', 'You won’t have to explain a thing to the landlord. No drilling.'],
  },
  {
    id: 'photos_back',
    said: [
      '(?<what>(?:(?:full|your|online|edited) )?(?:photos|pictures|gallery|galleries|prints|proofs|images|portraits|video|results|x-rays|lab results|test results|report|drafts?|logo|first draft|plans|glasses|crowns|lenses|signs|business cards)) (?:back |ready |delivered |sent )?(?:in|within) <span>',
      '<length> turnaround(?: (?:on|for) (?<of>\\p{L}+(?: \\p{L}+)?))?',
      '(?<when>same[- ]day|next[- ]day|quick|fast|overnight) turnaround',
    ],
    lines: [
      { text: 'Grandma still asks about the day when you get your {what} in {span}.', trades: ['photographer'] },
      'You know when to look: {what} in {span}.',
      'You can promise a date yourself: {length} turnaround {of?}.',
      'You can promise a date yourself: {length} turnaround on {of}.',
      'You can promise a date yourself. It’s {when} turnaround.',
    ],
    headlines: ['{what} in {span}', '{length} turnaround', '{when} turnaround', '{length} turnaround on {of}'],
    moments: ['Promise a date yourself'],
    sample: ['Photos back in 2 weeks', 'Grandma still asks about the day when you get your photos in 2 weeks.'],
  },
  {
    id: 'edited_photos',
    said: [
      '(?<n>(?:at least |over )?\\d{2,4}\\+?) (?<what>(?:(?:fully |hand-|high-resolution |digital )?(?:edited|retouched|high-res|digital) )(?:photos|images|pictures|portraits))(?: (?<more>included|per (?:session|hour)))?',
      '(?<what>all (?:edited )?(?:photos|images|files|digital files|rights)|print rights|digital files|high-res files|usb with all photos) (?<more>included)',
      'you keep (?<keep>(?:all |every )?(?:the )?(?:photos?|files|images|rights|negatives|copyright|source files|data|recipes))',
    ],
    lines: [
      'Enough for the album and both grandmothers: {n} {what} {more?}.',
      'You print one for Grandma and keep the rest: {what} {more}.',
      'You never have to ask us first. You keep {keep}.',
    ],
    headlines: ['{n} {what}', 'You keep {keep}', '{what} {more}', 'Both albums full: {n} {what}'],
    moments: ['Enough for both grandmothers'],
    sample: ['300 edited photos', 'Enough for the album and both grandmothers: 300 edited photos.'],
  },
  {
    id: 'pictures_sent',
    said: [
      '(?<what>before[- ]and[- ]after|progress|daily|weekly|photo|video|text|picture) (?<how>photos|pictures|updates?|videos|report cards?|reports?)(?: (?<when>after (?:every|each) \\p{L}+|every \\p{L}+|of every \\p{L}+|each \\p{L}+))?',
    ],
    lines: [
      {
        text: 'You smile at your desk: {what} {how} {when?}.',
        trades: ['dog_walker', 'house_sitting', 'daycare', 'veterinarian'],
      },
      'You see it without being there: {what} {how} {when?}.',
      'You don’t have to ask how it’s going. You get {what} {how} {when?}.',
    ],
    headlines: ['{what} {how} {when?}', 'See it from work: {what} {how}'],
    moments: ['See it from your desk'],
    sample: ['Photo updates after every walk', 'You smile at your desk: photo updates after every walk.'],
  },
  {
    id: 'shows_problem',
    said: [
      'we (?<what>show|explain|walk you through)(?: you)? (?<how>what we (?:found|see|did)|every (?:x-ray|step|line|option)|the (?:problem|worn part|photos|old part|options))(?: (?<when>before we (?:fix (?:it|anything)|start)|on (?:the )?screen))?',
    ],
    lines: [
      'You decide with your own eyes: we {what} you {how} {when?}.',
      'First you look, then you decide. We {what} you {how} {when?}.',
    ],
    headlines: ['We {what} you {how}', 'See first: we {what} you {how}'],
    moments: ['Decide with your own eyes'],
    sample: ['We show you what we found', 'You decide with your own eyes: we show you what we found.'],
  },
  {
    id: 'plain_english',
    said: [
      '(?:everything |we explain (?:it|everything|your options) |explained |answers |reports |contracts |bills )?in plain (?<what>english|language|words)',
      '(?<what>plain[- ](?:english|language)) (?<thing>\\p{L}+(?: \\p{L}+)?)',
    ],
    isCalm: true,
    lines: [
      'You sign what you’ve understood: in plain {what}.',
      'You sign what you’ve understood: {what} {thing}.',
      'In plain {what}: no nodding along.',
      'No nodding along: {what} {thing}.',
    ],
    headlines: ['In plain {what}', '{what} {thing}'],
    moments: ['Sign what you’ve understood'],
    sample: ['In plain English', 'You sign what you’ve understood: in plain English.'],
  },
  {
    id: 'tax_deductible',
    said: [
      '(?:all )?(?:donations|gifts|contributions|it’s|everything you give)?(?: (?:are|is) )?(?:100% |fully )?(?<what>tax[- ]deductible)(?: (?<thing>donations|gifts|giving|receipts?))?',
    ],
    isCalm: true,
    lines: [
      'Keep the receipt for April: {what} {thing?}.',
      'You give in December and smile again in April. It’s {what}.',
      'You give in December and smile again in April: {what} {thing}.',
    ],
    headlines: ['{what} {thing}', 'For April: {what} {thing?}'],
    moments: ['Keep the receipt for April'],
    sample: ['Tax-deductible donations', 'Keep the receipt for April: tax-deductible donations.'],
  },
  {
    id: 'share_to_cause',
    said: [
      "(?<share>\\d{1,3}(?:\\.\\d)? ?(?:%|percent|cents)(?: of (?:every|each) (?:dollar|sale|purchase|donation|bag|order)| of (?:profits|proceeds|sales|donations|your (?:gift|donation)))?) (?<goes>goes? (?:straight |directly )?to|supports?|funds?|feeds?|reaches|helps?|is spent on|pays for) (?<what>[\\p{L} ’']{3,40})",
      "(?<share>(?:every|each) (?:dollar|purchase|order|pair|\\p{L}+)) (?<goes>feeds|plants|funds|helps|supports|buys|pays for|provides|gives) (?<what>[\\p{L}\\d ’']{2,40})",
      "(?<share>[$€£]\\d[\\d.,]*(?: a month)?) (?<goes>feeds|plants|funds|helps|buys|pays for|provides|covers|gives|keeps) (?<what>[\\p{L}\\d ’']{2,40})",
    ],
    isCalm: true,
    lines: [
      '{share} {goes} {what}. Now you know what yours does.',
      { text: 'What does a gift do? {share} {goes} {what}.', trades: ['causes'] },
      'You can picture it: {share} {goes} {what}.',
    ],
    headlines: ['{share} {goes} {what}'],
    sample: ['$25 feeds a family', '$25 feeds a family. Now you know what yours does.'],
  },
  {
    id: 'confidential',
    said: [
      '(?:100% |completely |fully |strictly )?(?<what>confidential|private|discreet|anonymous)(?: (?<thing>consultations?|sessions?|calls?|conversations?|support|help|billing|packaging|rooms?|appointments?|chats?|parking|entrance|visits?))?',
    ],
    isCalm: true,
    lines: [
      'What you say stays here: {what} {thing?}.',
      'You can say it as it is. It’s {what}.',
      'You can say it as it is: {what} {thing}.',
    ],
    headlines: ['{what} {thing}', 'Say it as it is: {what} {thing?}'],
    moments: ['Say it as it is'],
    sample: ['Confidential calls', 'What you say stays here: confidential calls.'],
  },
  {
    id: 'online_sessions',
    said: [
      '(?<how>online|video|phone|virtual|telehealth|remote|zoom|online and in[- ]person|in[- ]person (?:and|or) (?:online|video|virtual)|video and in-person) (?<what>sessions?|visits?|appointments?|lessons|classes|consultations?|coaching|tutoring|therapy|counseling|training|tours|check-ins?|meetings|workshops|options)(?: (?:available))?',
      '(?<what>sessions|lessons|classes|appointments|visits) (?<how>online(?: or in[- ]person)?|by (?:phone|video)(?: or (?:phone|video))?|over zoom|from home|in[- ]person or online)',
    ],
    isCalm: true,
    lines: [
      'You don’t lose an hour to the drive: {how} {what}.',
      'Some days leaving the house is one thing too many. We offer {how} {what}.',
      'You don’t lose an hour to the drive: {what} {how}.',
      'Close the laptop and you’re home: {what} {how}.',
    ],
    headlines: ['{how} {what}', '{what} {how}', 'No drive: {how} {what}'],
    moments: ['No drive, no parking'],
    sample: ['Video visits', 'You don’t lose an hour to the drive: video visits.'],
  },
  {
    id: 'new_clients',
    said: [
      '(?:now )?(?:accepting|taking|welcoming) (?:new )?(?<who>(?:new )?(?:patients|clients|students|families|members|pets|enrollments|kids))',
      'new (?<who>patients|clients|students|families|members) (?:are )?(?:always )?welcome',
    ],
    isCalm: true,
    lines: [
      'A call today isn’t too late: we’re taking new {who}.',
      'You don’t need to know anyone. New {who} are welcome.',
    ],
    headlines: ['New {who} welcome', 'We’re taking new {who}'],
    moments: ['You don’t need to know anyone'],
    sample: ['New patients welcome', 'A call today isn’t too late: we’re taking new patients.'],
  },
  {
    id: 'eco_friendly_service',
    said: [
      '(?<what>eco-friendly|green|non-toxic|pet-safe|plant-based|child-safe|natural|kid-safe|earth-friendly|biodegradable|pet- and kid-safe|fragrance-free) (?<thing>products|cleaners|cleaning products|supplies|treatments?|soaps?|materials|detergents?|paints?|inks?|methods|sprays?|lawn care|cleaning|polish)',
    ],
    lines: [
      { text: 'The cat can nap where we worked: {what} {thing}.', trades: ['cleaning', 'pest_control', 'landscaping'] },
      {
        text: 'You can stay in the room while we work: {what} {thing}.',
        trades: ['cleaning', 'pest_control', 'landscaping'],
      },
      'One worry fewer when it’s in small hands: {what} {thing}.',
      'You won’t worry about little hands and noses: {what} {thing}.',
    ],
    headlines: ['{what} {thing}', 'Read the label: {what} {thing}'],
    moments: ['Kind to the whole house'],
    sample: ['Non-toxic products', 'The cat can nap where we worked: non-toxic products.'],
  },
  {
    id: 'brings_equipment',
    said: [
      '(?:we bring |bring our |bring all )(?<what>(?:our |all |all our |all the )?(?:own )?(?:supplies|equipment|tools|vacuum|boxes|towels|mats|water and power))',
      '(?:all )?(?<what>boxes|supplies|equipment|gear|mats|tools|helmets|telescopes|skates|shoes|clubs|life jackets|aprons|materials|bikes|racks|towels|linens|books|easels|paint|instruments|transport|insurance|utilities|wi-?fi|tuxedos|rentals?|tips|batteries|lens(?:es)?|bike helmets|bedding|captain|bait|rods and reels)(?: and (?<also>\\p{L}+))? (?<end>(?:are |is )?(?:included|provided|supplied))',
    ],
    lines: [
      'You only open the door. We bring {what}.',
      'You don’t need your own: {what} {end}.',
      'You don’t need your own: {what} and {also} {end}.',
      'Nothing to buy, nothing to bring: {what} {end}.',
    ],
    headlines: ['{what} {end}', 'We bring {what}', 'Empty hands? {what} {end}'],
    moments: ['Nothing to buy or bring'],
    sample: ['Skates provided', 'You don’t need your own: skates provided.'],
  },
  {
    id: 'all_under_roof',
    said: [
      "(?<what>[\\p{L} ,’'-]{3,40}) (?<where>under one roof|in one place|in one app|on one page|in one bill|all in one (?:place|app)|on one (?:screen|dashboard|invoice))",
    ],
    lines: ['You only look in one place: {what} {where}.', 'Nothing gets lost on the way: {what} {where}.'],
    headlines: ['{what} {where}', 'One stop: {what} {where}'],
    moments: ['Only one place to look'],
    sample: ['Parts and service under one roof', 'You only look in one place: parts and service under one roof.'],
  },
  {
    id: 'starts_within',
    said: [
      '(?:answers?|reply|replies|response|quotes?|estimates?|a quote|we (?:answer|reply|call back|respond)|approval|approved|decision|a decision|offers?) (?:(?:ready |back )?(?:in|within)|in under) <span>',
      '<span> (?:quotes|estimates|approval|decisions?|answers)',
    ],
    lines: [
      'Ask tonight and stop wondering: an answer in {span}.',
      'You hear back within {span}, and you’re not left refreshing your inbox.',
    ],
    headlines: ['An answer in {span}', 'Ask, and hear back in {span}'],
    moments: ['Ask tonight, hear back soon'],
    sample: ['Answers in 24 hours', 'Ask tonight and stop wondering: an answer in 24 hours.'],
  },
];

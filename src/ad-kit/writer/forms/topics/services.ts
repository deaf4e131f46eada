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
      'We {do} {when?}. All you find is the work.',
      'Your broom can stay in the closet. We {do} {when?}.',
      '{job} included. Your broom can stay in the closet.',
    ],
    headlines: ['We {do} {when?}', '{job} included', 'No broom needed: we {do}'],
    moments: ['All you find is the work', 'Leave the broom in the closet'],
    sample: ['We clean up afterwards', 'We clean up afterwards. All you find is the work.'],
  },
  {
    id: 'no_mess',
    said: ['no (?<what>mess|mess left behind|dust|nails left behind|sawdust|muddy boots)'],
    lines: [
      'No {what}. You won’t spend the evening with a broom.',
      'You come home and only the work has changed. No {what}.',
    ],
    headlines: ['No {what}', 'No broom tonight: no {what}'],
    moments: ['No broom needed tonight'],
    sample: ['No mess', 'No mess. You won’t spend the evening with a broom.'],
  },
  {
    id: 'no_damage',
    said: [
      'no (?<what>damage(?: to your \\p{L}+)?|drilling|tape residue|trenches|holes in (?:the|your) (?:wall|walls|lawn))',
    ],
    lines: [
      'No {what}. Nothing to patch up afterwards.',
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
      { text: 'The whole family asks for pictures. You get your {what} in {span}.', trades: ['photographer'] },
      '{what} in {span}. You know when to look.',
      '{length} turnaround {of?}. You can promise a date yourself.',
      '{length} turnaround on {of}. You can promise a date yourself.',
      'You can promise a date yourself. It’s {when} turnaround.',
    ],
    headlines: ['{what} in {span}', '{length} turnaround', '{when} turnaround', '{length} turnaround on {of}'],
    moments: ['Promise a date yourself'],
    sample: ['Photos back in 2 weeks', 'The whole family asks for pictures. You get your photos in 2 weeks.'],
  },
  {
    id: 'edited_photos',
    said: [
      '(?<n>(?:at least |over )?\\d{2,4}\\+?) (?<what>(?:(?:fully |hand-|high-resolution |digital )?(?:edited|retouched|high-res|digital) )(?:photos|images|pictures|portraits))(?: (?<more>included|per (?:session|hour)))?',
      '(?<what>all (?:edited )?(?:photos|images|files|digital files|rights)|print rights|digital files|high-res files|usb with all photos) (?<more>included)',
      'you keep (?<keep>(?:all |every )?(?:the )?(?:photos?|files|images|rights|negatives|copyright|source files|data|recipes))',
    ],
    lines: [
      '{n} {what} {more?}. Enough for the album and both grandmothers.',
      '{what} {more}. You print one for Grandma and keep the rest.',
      'You never have to ask us first. You keep {keep}.',
    ],
    headlines: ['{n} {what}', 'You keep {keep}', '{what} {more}', 'More hands, less waiting: {n} {what}'],
    moments: ['Enough for both grandmothers'],
    sample: ['300 edited photos', '300 edited photos. Enough for the album and both grandmothers.'],
  },
  {
    id: 'pictures_sent',
    said: [
      '(?<what>before[- ]and[- ]after|progress|daily|weekly|photo|video|text|picture) (?<how>photos|pictures|updates?|videos|report cards?|reports?)(?: (?<when>after (?:every|each) \\p{L}+|every \\p{L}+|of every \\p{L}+|each \\p{L}+))?',
    ],
    lines: [
      {
        text: '{what} {how} {when?}. You smile at your desk.',
        trades: ['dog_walker', 'house_sitting', 'daycare', 'veterinarian'],
      },
      '{what} {how} {when?}. You see it without being there.',
      'You don’t have to ask how it’s going. You get {what} {how} {when?}.',
    ],
    headlines: ['{what} {how} {when?}', 'See it from work: {what} {how}'],
    moments: ['See it from your desk'],
    sample: ['Photo updates after every walk', 'Photo updates after every walk. You smile at your desk.'],
  },
  {
    id: 'shows_problem',
    said: [
      'we (?<what>show|explain|walk you through)(?: you)? (?<how>what we (?:found|see|did)|every (?:x-ray|step|line|option)|the (?:problem|worn part|photos|old part|options))(?: (?<when>before we (?:fix (?:it|anything)|start)|on (?:the )?screen))?',
    ],
    lines: [
      'We {what} you {how} {when?}. You decide with your own eyes.',
      'First you look, then you decide. We {what} you {how} {when?}.',
    ],
    headlines: ['We {what} you {how}', 'See first: we {what} you {how}'],
    moments: ['Decide with your own eyes'],
    sample: ['We show you what we found', 'We show you what we found. You decide with your own eyes.'],
  },
  {
    id: 'plain_english',
    said: [
      '(?:everything |we explain (?:it|everything|your options) |explained |answers |reports |contracts |bills )?in plain (?<what>english|language|words)',
      '(?<what>plain[- ](?:english|language)) (?<thing>\\p{L}+(?: \\p{L}+)?)',
    ],
    isCalm: true,
    lines: [
      'In plain {what}. You sign what you’ve understood.',
      '{what} {thing}. You sign what you’ve understood.',
      'In plain {what}. No nodding along.',
      '{what} {thing}. No nodding along.',
    ],
    headlines: ['In plain {what}', '{what} {thing}'],
    moments: ['Sign what you’ve understood'],
    sample: ['In plain English', 'In plain English. You sign what you’ve understood.'],
  },
  {
    id: 'tax_deductible',
    said: [
      '(?:all )?(?:donations|gifts|contributions|it’s|everything you give)?(?: (?:are|is) )?(?:100% |fully )?(?<what>tax[- ]deductible)(?: (?<thing>donations|gifts|giving|receipts?))?',
    ],
    isCalm: true,
    lines: [
      '{what} {thing?}. Keep the receipt for April.',
      'You give in December and smile again in April. It’s {what}.',
      '{what} {thing}. You give in December and smile again in April.',
    ],
    headlines: ['{what} {thing}', 'Ready for April: {what} {thing?}'],
    moments: ['Keep the receipt for April'],
    sample: ['Tax-deductible donations', 'Tax-deductible donations. Keep the receipt for April.'],
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
      '{share} {goes} {what}. You can picture it.',
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
      '{what} {thing?}. What you say stays here.',
      'You can say it as it is. It’s {what}.',
      '{what} {thing}. You can say it as it is.',
    ],
    headlines: ['{what} {thing}', 'Say it as it is: {what} {thing?}'],
    moments: ['Say it as it is'],
    sample: ['Confidential calls', 'Confidential calls. What you say stays here.'],
  },
  {
    id: 'online_sessions',
    said: [
      '(?<how>online|video|phone|virtual|telehealth|remote|zoom|online and in[- ]person|in[- ]person (?:and|or) (?:online|video|virtual)|video and in-person) (?<what>sessions?|visits?|appointments?|lessons|classes|consultations?|coaching|tutoring|therapy|counseling|training|tours|check-ins?|meetings|workshops|options)(?: (?:available))?',
      '(?<what>sessions|lessons|classes|appointments|visits) (?<how>online(?: or in[- ]person)?|by (?:phone|video)(?: or (?:phone|video))?|over zoom|from home|in[- ]person or online)',
    ],
    isCalm: true,
    lines: [
      '{how} {what}. You don’t lose an hour to the drive.',
      'Some days leaving the house is one thing too many. We offer {how} {what}.',
      '{what} {how}. You don’t lose an hour to the drive.',
      '{what} {how}. Close the laptop and you’re home.',
    ],
    headlines: ['{how} {what}', '{what} {how}', 'No drive: {how} {what}'],
    moments: ['No drive, no parking'],
    sample: ['Video visits', 'Video visits. You don’t lose an hour to the drive.'],
  },
  {
    id: 'new_clients',
    said: [
      '(?:now )?(?:accepting|taking|welcoming) (?:new )?(?<who>(?:new )?(?:patients|clients|students|families|members|pets|enrollments|kids))',
      'new (?<who>patients|clients|students|families|members) (?:are )?(?:always )?welcome',
    ],
    isCalm: true,
    lines: [
      'We’re taking new {who}. A call today isn’t too late.',
      'You don’t need to know anyone. New {who} are welcome.',
    ],
    headlines: ['New {who} welcome', 'We’re taking new {who}'],
    moments: ['You don’t need to know anyone'],
    sample: ['New patients welcome', 'We’re taking new patients. A call today isn’t too late.'],
  },
  {
    id: 'eco_friendly_service',
    said: [
      '(?<what>eco-friendly|green|non-toxic|pet-safe|plant-based|child-safe|natural|kid-safe|earth-friendly|biodegradable|pet- and kid-safe|fragrance-free) (?<thing>products|cleaners|cleaning products|supplies|treatments?|soaps?|materials|detergents?|paints?|inks?|methods|sprays?|lawn care|cleaning|polish)',
    ],
    lines: [
      { text: '{what} {thing}. The cat can nap where we worked.', trades: ['cleaning', 'pest_control', 'landscaping'] },
      {
        text: '{what} {thing}. You can stay in the room while we work.',
        trades: ['cleaning', 'pest_control', 'landscaping'],
      },
      '{what} {thing}. One worry fewer when it’s in small hands.',
      '{what} {thing}. You won’t worry about little hands and noses.',
    ],
    headlines: ['{what} {thing}', 'Read the label: {what} {thing}'],
    moments: ['Kind to the whole house'],
    sample: ['Non-toxic products', 'Non-toxic products. The cat can nap where we worked.'],
  },
  {
    id: 'brings_equipment',
    said: [
      '(?:we bring |bring our |bring all )(?<what>(?:our |all |all our |all the )?(?:own )?(?:supplies|equipment|tools|vacuum|boxes|towels|mats|water and power))',
      '(?:all )?(?<what>boxes|supplies|equipment|gear|mats|tools|helmets|telescopes|skates|shoes|clubs|life jackets|aprons|materials|bikes|racks|towels|linens|books|easels|paint|instruments|transport|insurance|utilities|wi-?fi|tuxedos|rentals?|tips|batteries|lens(?:es)?|bike helmets|bedding|captain|bait|rods and reels)(?: and (?<also>\\p{L}+))? (?<end>(?:are |is )?(?:included|provided|supplied))',
    ],
    lines: [
      'You only open the door. We bring {what}.',
      '{what} {end}. You don’t need your own.',
      '{what} and {also} {end}. You don’t need your own.',
      '{what} {end}. Nothing to buy, nothing to bring.',
    ],
    headlines: ['{what} {end}', 'We bring {what}', 'Come empty-handed: {what} {end}'],
    moments: ['Nothing to buy or bring'],
    sample: ['Skates provided', 'Skates provided. You don’t need your own.'],
  },
  {
    id: 'all_under_roof',
    said: [
      "(?<what>[\\p{L} ,’'-]{3,40}) (?<where>under one roof|in one place|in one app|on one page|in one bill|all in one (?:place|app)|on one (?:screen|dashboard|invoice))",
    ],
    lines: ['{what} {where}. You only look in one place.', '{what} {where}. Nothing gets lost on the way.'],
    headlines: ['{what} {where}', 'One stop: {what} {where}'],
    moments: ['Only one place to look'],
    sample: ['Parts and service under one roof', 'Parts and service under one roof. You only look in one place.'],
  },
  {
    id: 'starts_within',
    said: [
      '(?:answers?|reply|replies|response|quotes?|estimates?|a quote|we (?:answer|reply|call back|respond)|approval|approved|decision|a decision|offers?) (?:(?:ready |back )?(?:in|within)|in under) <span>',
      '<span> (?:quotes|estimates|approval|decisions?|answers)',
    ],
    lines: [
      'An answer in {span}. Ask tonight and stop wondering.',
      'You hear back within {span}, and you’re not left refreshing your inbox.',
    ],
    headlines: ['An answer in {span}', 'Ask, and hear back in {span}'],
    moments: ['Ask tonight, hear back soon'],
    sample: ['Answers in 24 hours', 'An answer in 24 hours. Ask tonight and stop wondering.'],
  },
];

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
      'We {do} {when?}, so all you find is the work.',
      'We {do} {when?}. Your broom can stay in the closet.',
      '{job} included, so your broom can stay in the closet.',
    ],
    headlines: ['We {do} {when?}'],
    sample: ['We clean up afterwards', 'We clean up afterwards, so all you find is the work.'],
  },
  {
    id: 'no_mess',
    said: ['no (?<what>mess|mess left behind|dust|nails left behind|sawdust|muddy boots)'],
    lines: ['No {what}, so you don’t spend the evening with a broom.'],
    headlines: ['No {what}'],
    sample: ['No mess', 'No mess, so you don’t spend the evening with a broom.'],
  },
  {
    id: 'no_damage',
    said: [
      'no (?<what>damage(?: to your \\p{L}+)?|drilling|tape residue|trenches|holes in (?:the|your) (?:wall|walls|lawn))',
    ],
    lines: [
      'No {what}, so there’s nothing to patch up afterwards.',
      'No {what}, and nothing to explain to the landlord.',
    ],
    headlines: ['No {what}'],
    sample: ['No drilling', 'No drilling, so there’s nothing to patch up afterwards.'],
  },
  {
    id: 'photos_back',
    said: [
      '(?<what>(?:(?:full|your|online|edited) )?(?:photos|pictures|gallery|galleries|prints|proofs|images|portraits|video|results|x-rays|lab results|test results|report|drafts?|logo|first draft|plans|glasses|crowns|lenses|signs|business cards)) (?:back |ready |delivered |sent )?(?:in|within) <span>',
      '<length> turnaround(?: (?:on|for) (?<of>\\p{L}+(?: \\p{L}+)?))?',
      '(?<when>same[- ]day|next[- ]day|quick|fast|overnight) turnaround',
    ],
    lines: [
      { text: '{what} in {span}, while Grandma still asks about the day.', trades: ['photographer'] },
      '{what} in {span}, so you’re not left checking your inbox.',
      '{what} in {span}, so you know when to look.',
      '{length} turnaround, so you can promise a date yourself.',
      '{length} turnaround on {of}, so you can promise a date yourself.',
      '{when} turnaround, so you can promise a date yourself.',
    ],
    headlines: ['{what} in {span}', '{length} turnaround', '{when} turnaround'],
    sample: ['Photos back in 2 weeks', 'Photos in 2 weeks, so you’re not left checking your inbox.'],
  },
  {
    id: 'edited_photos',
    said: [
      '(?<n>(?:at least |over )?\\d{2,4}\\+?) (?<what>(?:(?:fully |hand-|high-resolution |digital )?(?:edited|retouched|high-res|digital) )(?:photos|images|pictures|portraits))(?: (?<more>included|per (?:session|hour)))?',
      '(?<what>all (?:edited )?(?:photos|images|files|digital files|rights)|print rights|digital files|high-res files|usb with all photos) (?<more>included)',
      'you keep (?<keep>(?:all |every )?(?:the )?(?:photos?|files|images|rights|negatives|copyright|source files|data|recipes))',
    ],
    lines: [
      '{n} {what}, enough for the album and both grandmothers.',
      '{n} {what} {more}, enough for the album and both grandmothers.',
      '{what} {more}, so you can print one for Grandma.',
      'You keep {keep}, so you never have to ask us first.',
    ],
    headlines: ['{n} {what}', 'You keep {keep}'],
    sample: ['300 edited photos', '300 edited photos, enough for the album and both grandmothers.'],
  },
  {
    id: 'pictures_sent',
    said: [
      '(?<what>before[- ]and[- ]after|progress|daily|weekly|photo|video|text|picture) (?<how>photos|pictures|updates?|videos|report cards?|reports?)(?: (?<when>after (?:every|each) \\p{L}+|every \\p{L}+|of every \\p{L}+|each \\p{L}+))?',
    ],
    lines: [
      {
        text: '{what} {how} {when?}, so you can smile at your desk.',
        trades: ['dog_walker', 'house_sitting', 'daycare', 'veterinarian'],
      },
      '{what} {how} {when?}, so you see it without being there.',
      '{what} {how} {when?}, so you don’t have to ask how it’s going.',
    ],
    headlines: ['{what} {how} {when?}'],
    sample: ['Photo updates after every walk', 'Photo updates after every walk, so you see it without being there.'],
  },
  {
    id: 'shows_problem',
    said: [
      'we (?<what>show|explain|walk you through)(?: you)? (?<how>what we (?:found|see|did)|every (?:x-ray|step|line|option)|the (?:problem|worn part|photos|old part|options))(?: (?<when>before we (?:fix (?:it|anything)|start)|on (?:the )?screen))?',
    ],
    lines: ['We {what} you {how} {when?}, so you decide with your own eyes.'],
    sample: ['We show you what we found', 'We show you what we found, so you decide with your own eyes.'],
  },
  {
    id: 'plain_english',
    said: [
      '(?:everything |we explain (?:it|everything|your options) |explained |answers |reports |contracts |bills )?in plain (?<what>english|language|words)',
      '(?<what>plain[- ](?:english|language)) (?<thing>\\p{L}+(?: \\p{L}+)?)',
    ],
    isCalm: true,
    lines: [
      'In plain {what}, so you sign what you’ve understood.',
      '{what} {thing}, so you sign what you’ve understood.',
      'In plain {what}: no nodding along.',
    ],
    headlines: ['In plain {what}'],
    sample: ['In plain English', 'In plain English, so you sign what you’ve understood.'],
  },
  {
    id: 'tax_deductible',
    said: [
      '(?:all )?(?:donations|gifts|contributions|it’s|everything you give)?(?: (?:are|is) )?(?:100% |fully )?(?<what>tax[- ]deductible)(?: (?<thing>donations|gifts|giving|receipts?))?',
    ],
    isCalm: true,
    lines: ['{what}, so keep the receipt for April.', '{what} {thing}, so keep the receipt for April.'],
    headlines: ['{what} {thing}'],
    sample: ['Tax-deductible donations', 'Tax-deductible donations, so keep the receipt for April.'],
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
      '{share} {goes} {what}, so you can see what yours becomes.',
      { text: 'What does a gift do? {share} {goes} {what}.', trades: ['causes'] },
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
      '{what} {thing}, so you can say it as it is.',
      '{what}, so you can say it as it is.',
      '{what} {thing}: what you say stays here.',
    ],
    headlines: ['{what} {thing}'],
    sample: ['Confidential calls', 'Confidential calls, so you can say it as it is.'],
  },
  {
    id: 'online_sessions',
    said: [
      '(?<how>online|video|phone|virtual|telehealth|remote|zoom|online and in[- ]person|in[- ]person (?:and|or) (?:online|video|virtual)|video and in-person) (?<what>sessions?|visits?|appointments?|lessons|classes|consultations?|coaching|tutoring|therapy|counseling|training|tours|check-ins?|meetings|workshops|options)(?: (?:available))?',
      '(?<what>sessions|lessons|classes|appointments|visits) (?<how>online(?: or in[- ]person)?|by (?:phone|video)(?: or (?:phone|video))?|over zoom|from home|in[- ]person or online)',
    ],
    isCalm: true,
    lines: [
      '{how} {what}, so you don’t lose an hour to the drive.',
      '{what} {how}, so you don’t lose an hour to the drive.',
      '{how} {what}, for days when leaving the house is one thing too many.',
    ],
    headlines: ['{how} {what}', '{what} {how}'],
    sample: ['Video visits', 'Video visits, so you don’t lose an hour to the drive.'],
  },
  {
    id: 'new_clients',
    said: [
      '(?:now )?(?:accepting|taking|welcoming) (?:new )?(?<who>(?:new )?(?:patients|clients|students|families|members|pets|enrollments|kids))',
      'new (?<who>patients|clients|students|families|members) (?:are )?(?:always )?welcome',
    ],
    isCalm: true,
    lines: [
      'We’re taking new {who}, so a call today isn’t too late.',
      'New {who} welcome, so you don’t need to know anyone.',
    ],
    headlines: ['New {who} welcome'],
    sample: ['New patients welcome', 'New patients welcome, so you don’t need to know anyone.'],
  },
  {
    id: 'eco_friendly_service',
    said: [
      '(?<what>eco-friendly|green|non-toxic|pet-safe|plant-based|child-safe|natural|kid-safe|earth-friendly|biodegradable|pet- and kid-safe|fragrance-free) (?<thing>products|cleaners|cleaning products|supplies|treatments?|soaps?|materials|detergents?|paints?|inks?|methods|sprays?|lawn care|cleaning|polish)',
    ],
    lines: [
      {
        text: '{what} {thing}, so the cat can nap where we worked.',
        trades: ['cleaning', 'pest_control', 'landscaping'],
      },
      '{what} {thing}, so you can ask what’s in it.',
    ],
    headlines: ['{what} {thing}'],
    sample: ['Non-toxic products', 'Non-toxic products, so you can ask what’s in it.'],
  },
  {
    id: 'brings_equipment',
    said: [
      '(?:we bring |bring our |bring all )(?<what>(?:our |all |all our |all the )?(?:own )?(?:supplies|equipment|tools|vacuum|boxes|towels|mats|water and power))',
      '(?:all )?(?<what>boxes|supplies|equipment|gear|mats|tools|helmets|telescopes|skates|shoes|clubs|life jackets|aprons|materials|bikes|racks|towels|linens|books|easels|paint|instruments|transport|insurance|utilities|wi-?fi|tuxedos|rentals?|tips|batteries|lens(?:es)?|bike helmets|bedding|captain|bait|rods and reels)(?: and (?<also>\\p{L}+))? (?<end>(?:are |is )?(?:included|provided|supplied))',
    ],
    lines: [
      'We bring {what}, so you only have to open the door.',
      '{what} {end}, so there’s nothing to buy or bring.',
      '{what} and {also} {end}, so there’s nothing to buy or bring.',
    ],
    headlines: ['{what} {end}', 'We bring {what}'],
    sample: ['Skates provided', 'Skates provided, so there’s nothing to buy or bring.'],
  },
  {
    id: 'all_under_roof',
    said: [
      "(?<what>[\\p{L} ,’'-]{3,40}) (?<where>under one roof|in one place|in one app|on one page|in one bill|all in one (?:place|app)|on one (?:screen|dashboard|invoice))",
    ],
    lines: [
      '{what} {where}, so you only have to look in one place.',
      '{what} {where}, so nothing gets lost on the way.',
    ],
    headlines: ['{what} {where}'],
    sample: ['Parts and service under one roof', 'Parts and service under one roof, so nothing gets lost on the way.'],
  },
  {
    id: 'starts_within',
    said: [
      '(?:answers?|reply|replies|response|quotes?|estimates?|a quote|we (?:answer|reply|call back|respond)|approval|approved|decision|a decision|offers?) (?:(?:ready |back )?(?:in|within)|in under) <span>',
      '<span> (?:quotes|estimates|approval|decisions?|answers)',
    ],
    lines: [
      'An answer in {span}, so you can get on with your day.',
      'You hear back within {span}, so there’s no wondering.',
    ],
    headlines: ['An answer in {span}'],
    sample: ['Answers in 24 hours', 'You hear back within 24 hours, so there’s no wondering.'],
  },
];

import type { Topic } from './topic';

/** What those who come, fix, teach and advise promise. */
export const services: readonly Topic[] = [
  {
    id: 'cleans_up',
    said: [
      'we (?<do>clean up|sweep up|tidy up|haul away (?:debris|junk|trash|leaves|branches|everything)|take the trash|vacuum)(?: (?<when>after ourselves|afterwards?|when we’re done|before we (?:leave|go)|after (?:every|the) job|every (?:day|night)))?',
      '(?<job>cleanup|clean-up|haul-away|debris removal|junk removal) included',
    ],
    lines: ['We {do} {when?}. You won’t have to.', '{job} included. Your broom can stay in the closet.'],
    headlines: ['We {do} {when?}', '{job} included'],
    sample: ['We clean up afterwards', 'We clean up afterwards. You won’t have to.'],
  },
  {
    id: 'no_damage',
    said: [
      'no (?<what>damage(?: to (?:the|your) \\p{L}+)?|drilling|tape residue|trenches|holes in (?:the|your) (?:wall|walls|lawn))',
    ],
    lines: ['No {what}. Nothing to patch up afterwards.'],
    headlines: ['No {what}'],
    moments: ['Nothing to patch up later'],
    sample: ['No drilling', 'No drilling. Nothing to patch up afterwards.'],
  },
  {
    id: 'photos_back',
    said: [
      '(?<what>(?:(?:full|your|online|edited) )?(?:photos|pictures|gallery|galleries|prints|proofs|images|portraits|video|results|x-rays|lab results|test results|report|drafts?|logo|first draft|plans|glasses|crowns|lenses|signs|business cards)) (?:back |ready |delivered |sent )?(?:in|within) <span>',
      '<length> turnaround(?: (?:on|for) (?<of>\\p{L}+(?: \\p{L}+)?))?',
      '(?<when>same[- ]day|next[- ]day|quick|fast|overnight) turnaround',
    ],
    lines: [],
    headlines: ['{what} in {span}', '{length} turnaround', '{when} turnaround', '{length} turnaround on {of}'],
    sample: ['Photos back in 2 weeks', 'Photos in 2 weeks'],
  },
  {
    id: 'shows_problem',
    said: [
      'we (?:(?<show>show) you|(?<what>show|explain|walk you through)) (?<how>what we (?:found|see|did)|every (?:x-ray|step|line|option)|the (?:problem|worn part|photos|old part|options))(?: (?<when>before we (?:fix (?:it|anything)|start)|on (?:the )?screen))?',
    ],
    lines: [
      'We {show} you {how} {when?}. You decide with your own eyes.',
      'We {what} {how} {when?}. You decide when you’ve understood it.',
    ],
    headlines: ['We {show} you {how}', 'We {what} {how}'],
    sample: ['We show you what we found', 'We show you what we found. You decide with your own eyes.'],
  },
  {
    id: 'plain_english',
    said: [
      '(?:everything |we explain (?:it|everything|your options) |explained |answers |reports |contracts |bills )?in plain (?<what>english|language|words)',
      '(?<what>plain[- ](?:english|language)) (?<thing>\\p{L}+(?: \\p{L}+)?)',
    ],
    isCalm: true,
    lines: ['In plain {what}. You sign what you’ve understood.', '{what} {thing}. You sign what you’ve understood.'],
    headlines: ['In plain {what}', '{what} {thing}'],
    sample: ['In plain English', 'In plain English. You sign what you’ve understood.'],
  },
  {
    id: 'tax_deductible',
    said: [
      '(?:all )?(?:donations|gifts|contributions|it’s|everything you give)?(?: (?:are|is) )?(?:100% |fully )?(?<what>tax[- ]deductible)(?: (?<thing>donations|gifts|giving|receipts?))?',
    ],
    isCalm: true,
    lines: ['{what} {thing?}. Keep the receipt for April.'],
    headlines: ['{what} {thing}'],
    moments: ['Keep the receipt for April'],
    sample: ['Tax-deductible donations', 'Tax-deductible donations. Keep the receipt for April.'],
  },
  {
    id: 'share_to_cause',
    said: [
      "(?<share>\\d{1,3}(?:\\.\\d)? ?(?:%|p|percent|cents)(?: of (?:every|each) (?:dollar|pound|euro|sale|purchase|donation|bag|order)| of (?:profits|proceeds|sales|donations|your (?:gift|donation)))?) (?<goes>goes? (?:straight |directly )?to|supports?|funds?|feeds?|reaches|helps?|is spent on|pays for) (?<what>[\\p{L} ’']{3,40})",
      "(?<share>(?:every|each) (?:dollar|purchase|order|pair|\\p{L}+)) (?<goes>feeds|plants|funds|helps|supports|buys|pays for|provides|gives) (?<what>[\\p{L}\\d ’']{2,40})",
      "(?<share>[$€£]\\d[\\d.,]*(?: a month)?) (?<goes>feeds|plants|funds|helps|buys|pays for|provides|covers|gives|keeps) (?<what>[\\p{L}\\d ’']{2,40})",
    ],
    isCalm: true,
    lines: ['{share} {goes} {what}. That’s what one gift does.'],
    headlines: ['{share} {goes} {what}'],
    sample: ['$25 feeds a family', '$25 feeds a family. That’s what one gift does.'],
  },
  {
    id: 'confidential',
    said: [
      '(?:100% |completely |fully |strictly )?(?<what>confidential|private|discreet|anonymous)(?: (?<thing>consultations?|sessions?|calls?|conversations?|support|help|appointments?|chats?|visits?))?',
    ],
    isCalm: true,
    lines: ['{what} {thing?}. What you say stays here.', '{what} {thing}. You can say it as it is.'],
    headlines: ['{what} {thing}'],
    sample: ['Confidential calls', 'Confidential calls. What you say stays here.'],
  },
  {
    id: 'online_sessions',
    said: [
      '(?<how>online|video|phone|virtual|telehealth|remote|zoom|online and in[- ]person|in[- ]person (?:and|or) (?:online|video|virtual)|video and in-person) (?<what>sessions?|visits?|appointments?|lessons|classes|consultations?|coaching|tutoring|therapy|counseling|training|tours|check-ins?|meetings|workshops|options)(?: (?:available))?',
      '(?<them>sessions|lessons|classes|appointments|visits) (?<way>online(?: or in[- ]person)?|by (?:phone|video)(?: or (?:phone|video))?|over zoom|from home|in[- ]person or online)',
    ],
    isCalm: true,
    lines: ['{how} {what}. No drive.', '{them} {way}. No drive.'],
    headlines: ['{how} {what}', '{them} {way}'],
    moments: ['No drive, no parking'],
    sample: ['Video visits', 'Video visits. No drive.'],
  },
  {
    id: 'new_clients',
    said: [
      '(?:now )?(?:accepting|taking|welcoming) (?:new )?(?<who>(?:new )?(?:patients|clients|students|families|members|pets|enrollments|kids))',
      'new (?<who>patients|clients|students|families|members) (?:are )?(?:always )?welcome',
    ],
    isCalm: true,
    lines: ['We’re taking new {who}. A call today isn’t too late.'],
    headlines: ['New {who} welcome', 'We’re taking new {who}'],
    sample: ['New patients welcome', 'We’re taking new patients. A call today isn’t too late.'],
  },
  {
    id: 'brings_equipment',
    said: [
      '(?:we bring |bring our |bring all )(?<what>(?:our |all |all our |all the )?(?:own )?(?:supplies|equipment|tools|vacuum|boxes|towels|mats|water and power))',
      '(?:all )?(?<what>boxes|supplies|equipment|gear|mats|tools|helmets|telescopes|skates|shoes|clubs|life jackets|aprons|materials|bikes|racks|towels|linens|books|easels|paint|instruments|transport|insurance|utilities|wi-?fi|tuxedos|rentals?|tips|batteries|lens(?:es)?|bike helmets|bedding|captain|bait|rods and reels)(?: and (?<also>\\p{L}+))? (?<end>(?:are |is )?(?:included|provided|supplied))',
    ],
    lines: ['{what} {end}. You don’t need your own.', '{what} and {also} {end}. You don’t need your own.'],
    headlines: ['{what} {end}', 'We bring {what}'],
    sample: ['Skates provided', 'Skates provided. You don’t need your own.'],
  },
  {
    id: 'all_under_roof',
    said: [
      "(?<what>[\\p{L} ,’'-]{3,40}) (?<where>under one roof|in one place|in one app|on one page|in one bill|all in one (?:place|app)|on one (?:screen|dashboard|invoice))",
    ],
    lines: ['{what} {where}. You only look in one place.'],
    headlines: ['{what} {where}'],
    sample: ['Parts and service under one roof', 'Parts and service under one roof. You only look in one place.'],
  },
  {
    id: 'starts_within',
    said: [
      '(?:answers?|reply|replies|response|we (?:answer|reply|call back|respond)|approval|approved|decision|a decision|offers?) (?:(?:ready |back )?(?:in|within)|in under) <span>',
      '<span> (?:approval|decisions?|answers)',
    ],
    lines: ['Ask, and hear back in {span}.'],
    headlines: ['An answer in {span}', 'Ask, and hear back in {span}'],
    sample: ['Answers in 24 hours', 'Ask, and hear back in 24 hours.'],
  },
  {
    id: 'calls_regularly',
    said: ['(?<how>weekly|daily|monthly) (?<what>calls|check-ins|coaching calls|meetings)'],
    lines: ['{how} {what}. Somebody asks how it’s going.'],
    headlines: ['{how} {what}'],
    sample: ['Weekly calls', 'Weekly calls. Somebody asks how it’s going.'],
  },
  {
    id: 'branches',
    said: ['(?<how>local|nearby|real|neighborhood) (?<what>branches|offices|stores|clinics|shops)'],
    lines: ['{how} {what}. You can still walk in and ask.'],
    headlines: ['{how} {what}'],
    moments: ['You can still walk in and ask'],
    sample: ['Local branches', 'Local branches. You can still walk in and ask.'],
  },
  {
    id: 'photo_after',
    said: [
      '(?:an? )?(?<what>photos?|pictures?|video|report card|update) (?<when>after|from|during) (?<each>every|each) (?<thing>walk|visit|stay|class|day|session|groom)',
    ],
    lines: ['{what} {when} {each} {thing}. You see how it went.'],
    headlines: ['{what} {when} {each} {thing}'],
    moments: ['See how it went'],
    sample: ['Photo after every walk', 'Photo after every walk. You see how it went.'],
  },
  {
    id: 'certificate_for',
    said: [
      '(?:an? )?(?<what>certificate|report|receipt|record) (?<for>for|of|with|after) (?<each>every|each) (?<thing>bin|visit|job|box|delivery|repair|walk|inspection|cleaning|load|pickup)',
    ],
    lines: ['{what} {for} {each} {thing}. You have it on file.'],
    headlines: ['{what} {for} {each} {thing}'],
    sample: ['Certificate for every bin', 'Certificate for every bin. You have it on file.'],
  },
  {
    id: 'shredded',
    said: ['(?<how>shredded|destroyed) (?<where>on site|on-site|in house|in-house|right here|on the premises)'],
    lines: ['{how} {where}. Nothing leaves the building.'],
    headlines: ['{how} {where}'],
    sample: ['Shredded on site', 'Shredded on site. Nothing leaves the building.'],
  },
  {
    id: 'in_stock',
    said: [
      '(?<what>(?:spare )?parts|(?:all )?sizes|everything|most models|tires|filters|refills) (?<how>in stock|on the shelf|on hand)',
    ],
    lines: ['{what} {how}. You don’t wait for a truck.'],
    headlines: ['{what} {how}'],
    moments: ['You don’t wait for a truck'],
    sample: ['Spare parts in stock', 'Spare parts in stock. You don’t wait for a truck.'],
  },
];

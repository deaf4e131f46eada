import type { Topic } from './topic';

/** What shows that others were glad of it, and how long it has been done. */
export const trust: readonly Topic[] = [
  {
    id: 'since_year',
    said: [
      '(?:(?<what>family[- ](?:owned|run)|locally owned|in business|family owned and operated|serving [\\p{L} ]{3,24}|in the trade|independent|open|brewing|baking|roasting|here|in town|made by hand|woman-owned|on main street) )?since <year>',
      '(?:established|founded|est\\.?)(?: in)? <year>',
    ],
    lines: [
      '{what} since {year}, so your neighbors can tell you about us.',
      'Here since {year}, so your neighbors can tell you about us.',
      'Since {year}, and still glad when the phone rings.',
      'Around since {year}: ask the people next door.',
    ],
    headlines: ['Since {year}', '{what} since {year}'],
    sample: ['Since 1978', 'Since 1978, and still glad when the phone rings.'],
  },
  {
    id: 'years_in_trade',
    said: [
      '(?<n>(?:over |more than )?\\d{1,3}\\+?) years(?: of|’)? (?:in (?<where>business|practice|the trade|the industry|the kitchen|the field|town|law)|(?<what>experience|practice|service|baking|teaching))',
    ],
    lines: [
      '{n} years in {where}, so chances are we’ve seen your problem before.',
      '{n} years of {what}, so chances are we’ve seen your problem before.',
      '{n} years in {where}, so ask us the odd questions, too.',
      '{n} years of {what}, so ask us the odd questions, too.',
    ],
    headlines: ['{n} years in {where}', '{n} years of {what}'],
    sample: ['20 years in business', '20 years in business, so ask us the odd questions, too.'],
  },
  {
    id: 'family_owned',
    said: [
      '(?:a |we’re |we’re a )?(?<what>family[- ](?:owned(?: and[- ]operated)?|run)|locally owned(?: and operated)?|woman[- ]owned|women[- ]owned|veteran[- ]owned|black[- ]owned|employee[- ]owned|independent|independently owned|minority[- ]owned|worker[- ]owned)(?: (?<kind>business|shop|company|restaurant|bakery|bookstore|farm|studio|clinic|practice))?(?: for (?<gen>\\p{L}+ generations|\\d{1,3} years))?',
    ],
    lines: [
      '{what}, so the person you talk to is the one who decides.',
      'A {what} {kind}, so the person you talk to can decide things.',
      '{what} for {gen}, so the name on the door answers the phone.',
      'A {what} {kind} for {gen}, so the name on the door means someone.',
      '{what}: what you spend here stays close to home.',
    ],
    headlines: ['{what} for {gen}', '{what}', '{what} {kind}'],
    sample: ['Family-owned', 'Family-owned, so the person you talk to is the one who decides.'],
  },
  {
    id: 'generations',
    said: [
      '(?<n>\\d{1,2}|two|three|four|five|six) generations(?: of (?<what>[\\p{L}]+(?: [\\p{L}]+)?))?',
      '(?<n>second|third|fourth|fifth)[- ]generation (?<what>[\\p{L}]+(?: [\\p{L}]+)?)',
    ],
    lines: [
      '{n} generations of {what}, so somebody’s grandmother still checks the work.',
      '{n} generations, and the youngest still asks the oldest.',
      '{n}-generation {what}, taught by the one before.',
    ],
    sample: ['Three generations', 'Three generations, and the youngest still asks the oldest.'],
  },
  {
    id: 'stars_reviews',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| average)?) (?:from|across|on|in|over|with) (?<many>(?:over |more than )?[\\d,.]+\\+?k?) (?<who>(?:google |verified |customer |patient |yelp |guest |owner )?(?:reviews|ratings|customers|patients|guests|buyers|families|homeowners))',
      '(?<many>(?:over |more than )?[\\d,.]+\\+?) (?<who>(?:google |verified )?(?:five|5)[- ]star reviews)',
    ],
    lines: [
      '{stars} from {many} {who}, so you can read before you call.',
      '{stars} from {many} {who}: don’t take it from us.',
      '{many} {who}, so you can read before you call.',
      '{many} {who}: don’t take it from us.',
    ],
    headlines: ['{stars} from {many} {who}', '{many} {who}'],
    sample: ['4.9 stars from 800 reviews', '4.9 stars from 800 reviews, so you can read before you call.'],
  },
  {
    id: 'stars_on',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| rated)?)(?: (?:on|in) (?<where>google(?: maps)?|yelp|the app store|app store|tripadvisor|trustpilot|g2|capterra|facebook|avvo|zocdoc|etsy))?',
      '(?<stars>five[- ]star|top[- ]rated|highly rated)(?: (?:on|in) (?<where>google|yelp|the app store|tripadvisor|trustpilot|g2))?',
    ],
    lines: [
      '{stars} on {where}, so you can read what people say first.',
      '{stars} on {where}: don’t take it from us.',
      '{stars}, so don’t take our word for it.',
    ],
    headlines: ['{stars} on {where}'],
    sample: ['4.8 stars on Google', '4.8 stars on Google, so you can read what people say first.'],
  },
  {
    id: 'used_by_many',
    said: [
      '(?:trusted|used|loved|chosen|relied on|recommended) by (?<who>(?:over |more than )?\\d[\\d,.]*(?:k|m| million)?\\+? [\\p{L}]+(?: [\\p{L}]+){0,3})',
      '(?<who>(?:over |more than )?\\d[\\d,.]*(?:k|m| million)?\\+? (?:happy |satisfied |loyal )(?:customers|clients|teams|families|businesses|companies|users|students|homeowners|members|schools|stores|patients|readers|riders|couples|subscribers|graduates|restaurants|learners))',
    ],
    lines: [
      '{who} went first, so you’re not the one to find the rough spots.',
      '{who} went before you, so there’s somebody to ask.',
    ],
    sample: ['Trusted by 500 schools', '500 schools went before you, so there’s somebody to ask.'],
  },
  {
    id: 'licensed_insured',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed(?:,? bonded)?,? (?:and|&) insured|insured|bonded and insured|certified and insured|insured and bonded|fully insured)(?: (?<who>cleaners|contractors?|electricians?|plumbers?|movers|technicians|sitters|crews?|walkers|guides|roofers|instructors|team))?',
    ],
    isCalm: true,
    lines: [
      '{what}, so if something breaks, it isn’t your bill.',
      '{what}: ask to see the papers at the door.',
      '{what} {who}, so if something breaks, it isn’t your bill.',
      '{what} {who}: ask to see the papers.',
    ],
    headlines: ['{what}', '{what} {who}'],
    sample: ['Licensed and insured', 'Licensed and insured, so if something breaks, it isn’t your bill.'],
  },
  {
    id: 'licensed',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed|bonded|licensed and bonded|certified|accredited|board[- ]certified)(?: in (?<where>\\p{L}+(?: \\p{L}+)?))?',
    ],
    isCalm: true,
    lines: [
      '{what}, so you can look us up before you call.',
      '{what} in {where}, so you can look us up before you call.',
      '{what}: ask to see the papers.',
    ],
    headlines: ['{what} in {where}'],
    sample: ['Board-certified', 'Board-certified, so you can look us up before you call.'],
  },
  {
    id: 'certified_people',
    said: [
      '(?<how>board[- ]certified|certified|licensed|registered|trained|experienced|ase[- ]certified|master|qualified|credentialed|native|native[- ]speaking|bilingual|professional|local|expert|friendly|patient|vetted|accredited|nationally certified|state-certified|award-winning) (?<who>(?:\\p{L}+ )?(?:teachers|instructors|coaches|trainers|therapists|dentists|doctors|dermatologists|vets|veterinarians|nurses|technicians|mechanics|electricians|plumbers|groomers|guides|tutors|counselors|pharmacists|attorneys|lawyers|advisors|accountants|stylists|educators|caregivers|installers|arborists|photographers|staff|speakers|inspectors|sommeliers|bakers|baristas|artists|planners|agents|lifeguards|handlers|mentors))',
    ],
    lines: [
      {
        text: '{how} {who}, so bring the questions you usually save for the internet.',
        tones: ['casual', 'friendly', 'professional', 'exciting'],
      },
      '{how} {who}, so you can ask why and get an answer.',
      '{how} {who}, so your question lands with someone who knows.',
    ],
    headlines: ['{how} {who}', 'Ask our {how} {who}'],
    sample: ['Certified instructors', 'Certified instructors, so you can ask why and get an answer.'],
  },
  {
    id: 'background_checked',
    said: [
      '(?:fully )?(?<what>background[- ]checked|vetted|fingerprinted|screened|vetted and (?:insured|bonded)|background[- ]checked and (?:insured|bonded|trained))(?: (?<who>\\p{L}+(?: \\p{L}+)?))?',
      '(?<who>sitters|walkers|cleaners|tutors|caregivers|drivers|movers|every (?:sitter|walker|cleaner|tutor|caregiver|driver)) (?:are |is )?(?<what>background[- ]checked|vetted|screened)',
      'background checks on (?<who>every \\p{L}+|all \\p{L}+)',
    ],
    lines: [
      '{what} {who}, so you can hand over the keys.',
      '{what} {who}, so you can be at work and not at the window.',
      'We run background checks on {who}, so you can hand over the keys.',
      '{what}, so you can hand over the keys.',
    ],
    headlines: ['{what} {who}'],
    sample: ['Background-checked walkers', 'Background-checked walkers, so you can hand over the keys.'],
  },
  {
    id: 'official_seal',
    said: [
      '(?:is |are )?(?<what>(?:usda|fda|epa|iso(?: \\d{4,5})?|leed|gdpr|hipaa|pci(?: dss)?|soc ?2(?: type (?:ii|2|i))?|ul|nsf|ada|bbb|oeko-tex|gots|rspca|fsc|b corp|fair[- ]trade|energy star|rainforest alliance|cruelty-free|tsa|uscis|astm|fdic|ccpa)(?: (?:and|&) (?:hipaa|gdpr|soc ?2|iso(?: \\d{4,5})?))?[- ](?:approved|cleared|certified|compliant|registered|accredited|listed|organic|rated|insured|ready))(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      '{what}, so you don’t have to take our word for it.',
      '{what} {thing}, so you don’t have to take our word for it.',
      { text: '{what}, so the security questionnaire is a short one.', trades: ['software'] },
      '{what}: look it up.',
    ],
    headlines: ['{what}', '{what} {thing}'],
    sample: ['USDA certified', 'USDA certified, so you don’t have to take our word for it.'],
  },
  {
    id: 'tested',
    said: [
      '(?<how>lab|clinically|dermatologist|safety|third-party|third party|independently|drop|crash|vet|pediatrician|ophthalmologist|field|kid|stress)[- ](?<what>tested|approved|reviewed|recommended|proven)(?: (?<more>for [\\p{L} ]{3,24}|by [\\p{L} ]{3,24}|to \\d[\\p{L}\\d ]{1,20}))?',
    ],
    lines: [
      '{how}-{what}, so somebody checked before you did.',
      '{how}-{what} {more}, so somebody checked before you did.',
    ],
    headlines: ['{how}-{what}'],
    sample: ['Lab-tested', 'Lab-tested, so somebody checked before you did.'],
  },
  {
    id: 'award',
    said: [
      '(?<what>award-winning|michelin[- ]starred|james beard nominated|prize-winning)(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
      "(?:voted|named|won) (?<what>(?:the )?(?:best|#1|no\\. ?1|favorite) [\\p{L}\\d ’']{3,36})",
    ],
    lines: ['{what} {thing}: come and judge for yourself.', 'Voted {what}. Come and judge for yourself.'],
    headlines: ['{what} {thing}', 'Voted {what}'],
    sample: ['Award-winning chili', 'Award-winning chili: come and judge for yourself.'],
  },
  {
    id: 'as_seen',
    said: ["(?:as )?(?:seen|featured|reviewed) (?<in>in|on) (?<where>[\\p{L}\\d ’'&]{3,36})"],
    lines: ['As seen {in} {where}. Now see it for yourself.', 'You may have seen us {in} {where}.'],
    headlines: ['As seen {in} {where}'],
    sample: ['As seen on Shark Tank', 'You may have seen us on Shark Tank.'],
  },
  {
    id: 'out_of',
    said: [
      "(?<share>\\d{1,3} ?%|\\d+ (?:out of|in) \\d+)(?: of)? (?:our )?(?<who>customers|clients|graduates|students|users|patients|members|guests|families|owners|parents|readers|couples) (?<do>[\\p{L}\\d][\\p{L}\\d ’']{4,40})",
    ],
    lines: ['{share} of our {who} {do}. Ask any of them.', '{share} of {who} {do}, and we’d like you to be the next.'],
    headlines: ['{share} of {who} {do}'],
    sample: ['92% of graduates find work', '92% of our graduates find work. Ask any of them.'],
  },
];

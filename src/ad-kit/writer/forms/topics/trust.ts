import type { Topic } from './topic';

/** What shows that others were glad of it, and how long it has been done. */
export const trust: readonly Topic[] = [
  {
    id: 'since_year',
    said: [
      '(?:(?<what>family[- ](?:owned|run)|locally owned|in business|family owned and operated|serving [\\p{L} ]{3,24}|in the trade|independent|open|brewing|baking|roasting|here|in town|made by hand|woman-owned|on main street) )?since <year>',
      '(?:established|founded|est\\.?)(?: in)? <year>',
    ],
    lines: ['{what} since {year}. We’ve seen a lot by now.', 'We’ve been at it since {year}.'],
    headlines: ['{what} since {year}', 'Around since {year}'],
    sample: ['Since 1978', 'We’ve been at it since 1978.'],
  },
  {
    id: 'years_in_trade',
    said: [
      '(?<n>(?:over |more than )?\\d{1,3}\\+?) years(?: of|’)? (?:in (?<where>business|practice|the trade|the industry|the kitchen|the field|town|law)|(?<what>experience|practice|service|baking|teaching))',
    ],
    lines: ['We’ve been in {where} for {n} years.', 'We’ve been at it for {n} years.'],
    headlines: ['{n} years in {where}', '{n} years of {what}'],
    sample: ['20 years in business', 'We’ve been in business for 20 years.'],
  },
  {
    id: 'stars_reviews',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| average)?) (?:from|across|on|in|over|with) (?<many>(?:over |more than )?[\\d,.]+\\+?k?) (?<who>(?:google |verified |customer |patient |yelp |guest |owner )?(?:reviews|ratings|customers|patients|guests|buyers|families|homeowners))',
      '(?<many>(?:over |more than )?[\\d,.]+\\+?) (?<who>(?:google |verified )?(?:five|5)[- ]star reviews)',
    ],
    lines: ['{stars} from {many} {who}. Read a few.', '{many} {who}. Don’t take it from us.'],
    headlines: ['{stars} from {many} {who}', '{many} {who}'],
    sample: ['4.9 stars from 800 reviews', '4.9 stars from 800 reviews. Read a few.'],
  },
  {
    id: 'stars_on',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| rated)?)(?: (?:on|in) (?<where>google(?: maps)?|yelp|the app store|app store|tripadvisor|trustpilot|g2|capterra|facebook|avvo|zocdoc|etsy))?',
      '(?<stars>five[- ]star|top[- ]rated|highly rated)(?: (?:on|in) (?<where>google|yelp|the app store|tripadvisor|trustpilot|g2))?',
    ],
    lines: ['{stars} on {where}. Read what people say first.'],
    headlines: ['{stars} on {where}'],
    moments: ['Read the reviews first'],
    sample: ['4.8 stars on Google', '4.8 stars on Google. Read what people say first.'],
  },
  {
    id: 'licensed_insured',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed(?:,? bonded)?,? (?:and|&) insured|insured|bonded and insured|certified and insured|insured and bonded|fully insured)(?: (?<who>cleaners|contractors?|electricians?|plumbers?|movers|technicians|sitters|crews?|walkers|guides|roofers|instructors|team))?',
    ],
    isCalm: true,
    lines: ['We’re {what}. Just ask for proof.'],
    headlines: ['{what}', '{what} {who}'],
    sample: ['Licensed and insured', 'We’re licensed and insured. Just ask for proof.'],
  },
  {
    id: 'licensed',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed|bonded|licensed and bonded|certified|accredited|board[- ]certified)(?: in (?<where>\\p{L}+(?: \\p{L}+)?))?',
    ],
    isCalm: true,
    lines: ['We’re {what}. Look us up before you call.', 'We’re {what} in {where}. Look us up before you call.'],
    headlines: ['{what} in {where}'],
    sample: ['Board-certified', 'We’re board-certified. Look us up before you call.'],
  },
  {
    id: 'certified_people',
    said: [
      '(?<how>board[- ]certified|certified|licensed|registered|trained|experienced|ase[- ]certified|master|qualified|credentialed|native|native[- ]speaking|bilingual|professional|local|expert|friendly|patient|vetted|accredited|nationally certified|state-certified|award-winning) (?<who>(?:\\p{L}+ )?(?:teachers|instructors|coaches|trainers|therapists|dentists|doctors|dermatologists|vets|veterinarians|nurses|technicians|mechanics|electricians|plumbers|groomers|guides|tutors|counselors|pharmacists|attorneys|lawyers|advisors|accountants|stylists|educators|caregivers|installers|arborists|photographers|staff|speakers|inspectors|sommeliers|bakers|baristas|artists|planners|agents|lifeguards|handlers|mentors))',
    ],
    lines: ['{how} {who}. You know who you’re dealing with.'],
    headlines: ['{how} {who}'],
    sample: ['Certified instructors', 'Certified instructors. You know who you’re dealing with.'],
  },
  {
    id: 'background_checked',
    said: [
      '(?:fully )?(?<what>background[- ]checked|vetted|fingerprinted|screened|vetted and (?:insured|bonded)|background[- ]checked and (?:insured|bonded|trained))(?: (?<who>\\p{L}+(?: \\p{L}+)?))?',
      '(?<who>sitters|walkers|cleaners|tutors|caregivers|drivers|movers|every (?:sitter|walker|cleaner|tutor|caregiver|driver)) (?:are |is )?(?<what>background[- ]checked|vetted|screened)',
      'background checks on (?<who>every \\p{L}+|all \\p{L}+)',
    ],
    lines: ['{what} {who}. You know who comes through the door.'],
    headlines: ['{what} {who}'],
    sample: ['Background-checked walkers', 'Background-checked walkers. You know who comes through the door.'],
  },
  {
    id: 'official_seal',
    said: [
      '(?:is |are )?(?<what>(?:usda|fda|epa|iso(?: \\d{4,5})?|leed|gdpr|hipaa|pci(?: dss)?|soc ?2(?: type (?:ii|2|i))?|ul|nsf|ada|bbb|oeko-tex|gots|rspca|fsc|b corp|fair[- ]trade|energy star|rainforest alliance|cruelty-free|tsa|uscis|astm|fdic|ccpa)(?: (?:and|&) (?:hipaa|gdpr|soc ?2|iso(?: \\d{4,5})?))?[- ](?:approved|cleared|certified|compliant|registered|accredited|listed|organic|rated|insured))(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [],
    headlines: ['{what}', '{what} {thing}'],
    sample: ['USDA certified', 'USDA certified'],
  },
  {
    id: 'tested',
    said: [
      '(?<how>lab|clinically|dermatologist|safety|third-party|third party|independently|drop|crash|vet|pediatrician|ophthalmologist|field|kid|stress)[- ](?<what>tested|approved|reviewed|recommended|proven)(?: (?<more>for [\\p{L} ]{3,24}|by [\\p{L} ]{3,24}|to \\d[\\p{L}\\d ]{1,20}))?',
    ],
    lines: [],
    headlines: ['{how}-{what}', '{how}-{what} {more}'],
    sample: ['Lab-tested', 'Lab-tested'],
  },
  {
    id: 'award',
    said: [
      '(?<what>award-winning|michelin[- ]starred|james beard nominated|prize-winning)(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
      "(?:voted|named|won) (?<what>(?:the )?(?:best|#1|no\\. ?1|favorite) [\\p{L}\\d ’']{3,36})",
    ],
    lines: ['{what} {thing}. Judge for yourself.', 'Voted {what}. Judge for yourself.'],
    headlines: ['{what} {thing}', 'Voted {what}', 'Judge for yourself: {what} {thing}'],
    sample: ['Award-winning chili', 'Award-winning chili. Judge for yourself.'],
  },
  {
    id: 'as_seen',
    said: ["(?:as )?(?:seen|featured|reviewed) (?<in>in|on) (?<where>[\\p{L}\\d ’'&]{3,36})"],
    lines: ['You may have seen us {in} {where}.'],
    headlines: ['As seen {in} {where}', 'Seen us {in} {where}?'],
    sample: ['As seen on Shark Tank', 'You may have seen us on Shark Tank.'],
  },
];

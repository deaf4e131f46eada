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
      'Ask the people next door about us. We’ve been here since {year}.',
      '{what} since {year}. Your neighbors can tell you the rest.',
      'Around since {year}, and still glad when the phone rings.',
    ],
    headlines: ['Since {year}', '{what} since {year}', 'Ask around: here since {year}'],
    moments: ['Ask your neighbors about us', 'We know the neighborhood'],
    sample: ['Since 1978', 'Ask the people next door about us. We’ve been here since 1978.'],
  },
  {
    id: 'years_in_trade',
    said: [
      '(?<n>(?:over |more than )?\\d{1,3}\\+?) years(?: of|’)? (?:in (?<where>business|practice|the trade|the industry|the kitchen|the field|town|law)|(?<what>experience|practice|service|baking|teaching))',
    ],
    lines: [
      '{n} years in {where}. Bring us the odd one nobody else would touch.',
      '{n} years of {what}. Bring us the odd question.',
      '{n} years in {where}. Whatever brought you here, we’ve likely seen it.',
      '{n} years of {what}. Whatever brought you here, we’ve likely seen it.',
    ],
    headlines: ['{n} years in {where}', '{n} years of {what}'],
    moments: ['Bring us the odd one', 'We’ve likely seen yours before'],
    sample: ['20 years in business', '20 years in business. Bring us the odd one nobody else would touch.'],
  },
  {
    id: 'family_owned',
    said: [
      '(?:a |we’re |we’re a )?(?<what>family[- ](?:owned(?: and[- ]operated)?|run)|locally owned(?: and operated)?|woman[- ]owned|women[- ]owned|veteran[- ]owned|black[- ]owned|employee[- ]owned|independent|independently owned|minority[- ]owned|worker[- ]owned)(?: (?<kind>business|shop|company|restaurant|bakery|bookstore|farm|studio|clinic|practice))?(?: for (?<gen>\\p{L}+ generations|\\d{1,3} years))?',
    ],
    lines: [
      'We’re {what}. The person you talk to is the one who decides.',
      'You talk to a {what} {kind}, and to the person who decides.',
      '{what} for {gen}. The name on the door answers the phone.',
      'A {what} {kind} for {gen}, and the name on the door still means someone.',
      '{what}. What you spend here stays close to home.',
    ],
    headlines: ['{what} for {gen}', '{what}', '{what} {kind}'],
    moments: ['Talk to the one who decides', 'Your money stays close to home'],
    sample: ['Family-owned', 'We’re family-owned. The person you talk to is the one who decides.'],
  },
  {
    id: 'generations',
    said: [
      '(?<n>\\d{1,2}|two|three|four|five|six) generations(?: of (?<what>[\\p{L}]+(?: [\\p{L}]+)?))?',
      '(?<n>second|third|fourth|fifth)[- ]generation (?<what>[\\p{L}]+(?: [\\p{L}]+)?)',
    ],
    lines: [
      '{n} generations of {what}, and the youngest still asks the oldest.',
      '{n} generations, and the youngest still asks the oldest.',
      'You’re talking to a {n}-generation {what}, taught by the one before.',
    ],
    headlines: ['{n} generations', '{n} generations of {what}', '{n}-generation {what}'],
    moments: ['The youngest asks the oldest'],
    sample: ['Three generations', 'Three generations, and the youngest still asks the oldest.'],
  },
  {
    id: 'stars_reviews',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| average)?) (?:from|across|on|in|over|with) (?<many>(?:over |more than )?[\\d,.]+\\+?k?) (?<who>(?:google |verified |customer |patient |yelp |guest |owner )?(?:reviews|ratings|customers|patients|guests|buyers|families|homeowners))',
      '(?<many>(?:over |more than )?[\\d,.]+\\+?) (?<who>(?:google |verified )?(?:five|5)[- ]star reviews)',
    ],
    lines: [
      '{stars} from {many} {who}. Read a few before you call.',
      'Start with the worst one, if you like. It’s {stars} from {many} {who}.',
      '{many} {who} are waiting if you’d rather hear it from them.',
      '{many} {who}. Don’t take it from us.',
    ],
    headlines: ['{stars} from {many} {who}', '{many} {who}', 'Read them: {stars}, {many} {who}'],
    moments: ['Read them before you call'],
    sample: ['4.9 stars from 800 reviews', '4.9 stars from 800 reviews. Read a few before you call.'],
  },
  {
    id: 'stars_on',
    said: [
      '(?:rated )?(?<stars>\\d(?:\\.\\d)?(?:/5| out of 5)?[- ]?(?:stars?|★)?(?: rating| rated)?)(?: (?:on|in) (?<where>google(?: maps)?|yelp|the app store|app store|tripadvisor|trustpilot|g2|capterra|facebook|avvo|zocdoc|etsy))?',
      '(?<stars>five[- ]star|top[- ]rated|highly rated)(?: (?:on|in) (?<where>google|yelp|the app store|tripadvisor|trustpilot|g2))?',
    ],
    lines: [
      '{stars} on {where}. Read what people say first.',
      '{stars} on {where}. Start with the worst review, if you like.',
      '{stars}. Ask the people who gave them.',
    ],
    headlines: ['{stars} on {where}', 'Read first: {stars} on {where}'],
    moments: ['Read the reviews first'],
    sample: ['4.8 stars on Google', '4.8 stars on Google. Read what people say first.'],
  },
  {
    id: 'used_by_many',
    said: [
      '(?:trusted|used|loved|chosen|relied on|recommended) by (?<who>(?:over |more than )?\\d[\\d,.]*(?:k|m| million)?\\+? [\\p{L}]+(?: [\\p{L}]+){0,3})',
      '(?<who>(?:over |more than )?\\d[\\d,.]*(?:k|m| million)?\\+? (?:happy |satisfied |loyal )(?:customers|clients|teams|families|businesses|companies|users|students|homeowners|members|schools|stores|patients|readers|riders|couples|subscribers|graduates|restaurants|learners))',
    ],
    lines: [
      '{who} went first. You’re not the one to find the rough spots.',
      '{who} went before you. You probably know one to ask.',
    ],
    headlines: ['{who} went first'],
    moments: ['Ask the ones who went first'],
    sample: ['Trusted by 500 schools', '500 schools went first. You’re not the one to find the rough spots.'],
  },
  {
    id: 'licensed_insured',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed(?:,? bonded)?,? (?:and|&) insured|insured|bonded and insured|certified and insured|insured and bonded|fully insured)(?: (?<who>cleaners|contractors?|electricians?|plumbers?|movers|technicians|sitters|crews?|walkers|guides|roofers|instructors|team))?',
    ],
    isCalm: true,
    lines: [
      'We’re {what}. You can check on us before you book.',
      '{what}. Ask to see the papers at the door.',
      'You can check on us first. You get {what} {who}.',
      '{what} {who}, and you can ask to see the papers.',
    ],
    headlines: ['{what}', '{what} {who}', 'Ask for papers: {what}'],
    moments: ['Ask to see our papers', 'Check us out first'],
    sample: ['Licensed and insured', 'We’re licensed and insured. You can check on us before you book.'],
  },
  {
    id: 'licensed',
    said: [
      '(?:fully |we’re |state )?(?<what>licensed|bonded|licensed and bonded|certified|accredited|board[- ]certified)(?: in (?<where>\\p{L}+(?: \\p{L}+)?))?',
    ],
    isCalm: true,
    lines: [
      'We’re {what} {where?}. Look us up before you call.',
      '{what}. Ask to see the papers.',
      '{what} in {where}. Look us up before you call.',
    ],
    headlines: ['{what} in {where}', 'Look us up: {what}'],
    moments: ['Look us up before you call'],
    sample: ['Board-certified', 'We’re board-certified. Look us up before you call.'],
  },
  {
    id: 'certified_people',
    said: [
      '(?<how>board[- ]certified|certified|licensed|registered|trained|experienced|ase[- ]certified|master|qualified|credentialed|native|native[- ]speaking|bilingual|professional|local|expert|friendly|patient|vetted|accredited|nationally certified|state-certified|award-winning) (?<who>(?:\\p{L}+ )?(?:teachers|instructors|coaches|trainers|therapists|dentists|doctors|dermatologists|vets|veterinarians|nurses|technicians|mechanics|electricians|plumbers|groomers|guides|tutors|counselors|pharmacists|attorneys|lawyers|advisors|accountants|stylists|educators|caregivers|installers|arborists|photographers|staff|speakers|inspectors|sommeliers|bakers|baristas|artists|planners|agents|lifeguards|handlers|mentors))',
    ],
    lines: [
      {
        text: 'Bring your questions. You’ll learn from {how} {who}.',
        trades: ['education', 'beauty_and_fitness', 'driving_school', 'tour_travel', 'museum'],
      },
      '{how} {who}. Ask them anything.',
      'You work with {how} {who}, and you can ask them why.',
    ],
    headlines: ['{how} {who}', 'Ask our {how} {who}'],
    moments: ['Ask why, get an answer', 'Bring your hard questions'],
    sample: ['Certified instructors', 'Certified instructors. Ask them anything.'],
  },
  {
    id: 'background_checked',
    said: [
      '(?:fully )?(?<what>background[- ]checked|vetted|fingerprinted|screened|vetted and (?:insured|bonded)|background[- ]checked and (?:insured|bonded|trained))(?: (?<who>\\p{L}+(?: \\p{L}+)?))?',
      '(?<who>sitters|walkers|cleaners|tutors|caregivers|drivers|movers|every (?:sitter|walker|cleaner|tutor|caregiver|driver)) (?:are |is )?(?<what>background[- ]checked|vetted|screened)',
      'background checks on (?<who>every \\p{L}+|all \\p{L}+)',
    ],
    lines: [
      '{what} {who}. You know who comes through the door.',
      'You can be at work and not at the window. They’re {what} {who}.',
      'Background checks on {who}. You hand over the keys easily.',
      'Everyone’s {what}. You hand over the keys easily.',
    ],
    headlines: ['{what} {who}', 'Hand over the keys: {what} {who}'],
    moments: ['Go to work without worrying'],
    sample: ['Background-checked walkers', 'Background-checked walkers. You know who comes through the door.'],
  },
  {
    id: 'official_seal',
    said: [
      '(?:is |are )?(?<what>(?:usda|fda|epa|iso(?: \\d{4,5})?|leed|gdpr|hipaa|pci(?: dss)?|soc ?2(?: type (?:ii|2|i))?|ul|nsf|ada|bbb|oeko-tex|gots|rspca|fsc|b corp|fair[- ]trade|energy star|rainforest alliance|cruelty-free|tsa|uscis|astm|fdic|ccpa)(?: (?:and|&) (?:hipaa|gdpr|soc ?2|iso(?: \\d{4,5})?))?[- ](?:approved|cleared|certified|compliant|registered|accredited|listed|organic|rated|insured|ready))(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
    ],
    lines: [
      '{what}. That’s one question less to ask.',
      '{what} {thing?}. You don’t have to take our word for it.',
      { text: 'We’re {what}. The security questionnaire gets shorter.', trades: ['software'] },
    ],
    headlines: ['{what}', '{what} {thing}'],
    moments: ['Don’t take our word for it'],
    sample: ['USDA certified', 'USDA certified. That’s one question less to ask.'],
  },
  {
    id: 'tested',
    said: [
      '(?<how>lab|clinically|dermatologist|safety|third-party|third party|independently|drop|crash|vet|pediatrician|ophthalmologist|field|kid|stress)[- ](?<what>tested|approved|reviewed|recommended|proven)(?: (?<more>for [\\p{L} ]{3,24}|by [\\p{L} ]{3,24}|to \\d[\\p{L}\\d ]{1,20}))?',
    ],
    lines: [
      '{how}-{what} {more?}. Somebody checked before you did.',
      '{how}-{what} {more?}. It’s been through it before you get it.',
    ],
    headlines: ['{how}-{what}', '{how}-{what} {more}'],
    moments: ['Somebody checked before you'],
    sample: ['Lab-tested', 'Lab-tested. Somebody checked before you did.'],
  },
  {
    id: 'award',
    said: [
      '(?<what>award-winning|michelin[- ]starred|james beard nominated|prize-winning)(?: (?<thing>\\p{L}+(?: \\p{L}+)?))?',
      "(?:voted|named|won) (?<what>(?:the )?(?:best|#1|no\\. ?1|favorite) [\\p{L}\\d ’']{3,36})",
    ],
    lines: [
      '{what} {thing}. Come and judge for yourself.',
      'Others have had a taste of it. {what} {thing}.',
      'Voted {what}. Come and judge for yourself.',
      'People here voted us {what}. Come by and cast your vote, too.',
    ],
    headlines: ['{what} {thing}', 'Voted {what}', 'Judge for yourself: {what} {thing}'],
    moments: ['Come and judge for yourself'],
    sample: ['Award-winning chili', 'Award-winning chili. Come and judge for yourself.'],
  },
  {
    id: 'as_seen',
    said: ["(?:as )?(?:seen|featured|reviewed) (?<in>in|on) (?<where>[\\p{L}\\d ’'&]{3,36})"],
    lines: ['As seen {in} {where}. Now see it for yourself.', 'You may have seen us {in} {where}.'],
    headlines: ['As seen {in} {where}', 'Seen us {in} {where}?'],
    sample: ['As seen on Shark Tank', 'You may have seen us on Shark Tank.'],
  },
  {
    id: 'out_of',
    said: [
      "(?<share>\\d{1,3} ?%|\\d+ (?:out of|in) \\d+)(?: of)? (?:our )?(?<who>customers|clients|graduates|students|users|patients|members|guests|families|owners|parents|readers|couples) (?<do>[\\p{L}\\d][\\p{L}\\d ’']{4,40})",
    ],
    lines: ['{share} of our {who} {do}. Ask any of them.', '{share} of {who} {do}. You’d be in good company.'],
    headlines: ['{share} of {who} {do}'],
    sample: ['92% of graduates find work', '92% of our graduates find work. Ask any of them.'],
  },
];

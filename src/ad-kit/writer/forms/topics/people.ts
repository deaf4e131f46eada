import type { Topic } from './topic';

/** Whom it suits, and who is there. */
export const people: readonly Topic[] = [
  {
    id: 'small_groups',
    said: [
      '(?:only )?(?<what>(?:small )?(?:class(?:es|rooms)?|groups?|sessions|cohorts|tours)) (?<size>(?:of|with|limited to|capped at|of up to|of no more than|of at most|under) (?:\\d{1,2}|four|five|six|seven|eight|ten|twelve)(?: (?:people|students|kids|guests|children|riders|players|dogs|or (?:less|fewer)))?)(?:,? (?<max>max|at most|tops))?',
    ],
    lines: [
      '{what} {size}, so nobody hides in the back row.',
      '{what} {size}, so your question gets its turn.',
      '{what} {size}, {max}: nobody hides in the back row.',
      '{what} {size}, {max}: your question gets its turn.',
      { text: '{what} {size}, so the teacher knows your name.', trades: ['education', 'yoga', 'gym'] },
      { text: '{what} {size}, so you can hear the guide.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what} {size}', '{what} {size}, {max}'],
    sample: ['Classes of 8', 'Classes of 8, so your question gets its turn.'],
  },
  {
    id: 'small_groups_bare',
    said: [
      '(?<what>(?:small|tiny|intimate) (?:class(?:es|rooms)?|groups?|group classes|class sizes|cohorts|sessions|group tours|tours))',
    ],
    lines: [
      '{what}, so nobody hides in the back row.',
      '{what}, so your question gets answered today.',
      { text: '{what}, so the teacher knows your name.', trades: ['education', 'yoga', 'gym'] },
      { text: '{what}, so you can hear the guide.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what}, room for questions'],
    sample: ['Small classes', 'Small classes, so nobody hides in the back row.'],
  },
  {
    id: 'one_on_one',
    said: [
      '(?<how>one[- ]on[- ]one|1[-:]on[-:]1|1:1|one-to-one|private|personal) (?<what>lessons|sessions|coaching|tutoring|training|instruction|classes|support|mentoring|help|attention|consultations|training sessions|tours|calls)',
    ],
    lines: [
      '{how} {what}, so the pace is yours.',
      '{how} {what}, so you can ask the same thing twice.',
      { text: '{how} {what}, so the hour goes to the page your child is stuck on.', trades: ['tutoring'] },
    ],
    headlines: ['{how} {what}', '{how} {what}, your pace'],
    sample: ['One-on-one lessons', 'One-on-one lessons, so you can ask the same thing twice.'],
  },
  {
    id: 'beginners_welcome',
    said: [
      '(?:absolute |complete |total )?(?<who>beginners|first[- ]timers|newcomers|newbies|two left feet|beginners and pros|rusty players)(?: (?:are )?(?:always )?welcome)',
      '(?:great|perfect|made|ideal|good|classes|lessons|courses|sessions) for (?:absolute |total |complete )?(?<who>beginners|first-timers|newcomers)',
      '(?<who>beginner)[- ]friendly',
    ],
    lines: [
      '{who} are welcome, so come before you feel ready.',
      '{who} welcome, so you needn’t practice before you come.',
      '{who} welcome. Nobody expects you to know how yet.',
      { text: '{who} welcome, so the back of the mat can be yours.', trades: ['yoga'] },
    ],
    headlines: ['{who} welcome'],
    sample: ['Beginners welcome', 'Beginners welcome, so you needn’t practice before you come.'],
  },
  {
    id: 'all_levels',
    said: [
      '(?:for |classes for |lessons for |suits |open to |great for |welcomes )?(?<who>(?:all|every|any) (?:skill |fitness |experience |riding )?(?:levels?|abilities|ages|ages and (?:levels|abilities)|levels and ages|body|bodies|ages welcome))(?: (?:are )?welcome)?',
    ],
    lines: [
      'For {who}, so you can bring the friend who’s never tried.',
      'For {who}, so you start where you are.',
      { text: 'For {who}, so the whole family can come.', trades: ['attraction', 'museum', 'outdoor_gear'] },
    ],
    headlines: ['For {who}'],
    sample: ['All levels welcome', 'For all levels, so you start where you are.'],
  },
  {
    id: 'nothing_needed',
    said: [
      'no (?<what>(?:prior |previous |design |technical |coding |cooking |sewing |art |music(?:al)? |riding |tech )?(?:experience|skills?|talent|equipment|degree|gym|code|coding|training|background|knowledge|gear|partner|prescription|referral|instrument|it team|it department|tools|credit card|account|app|card|passport|license|math|spreadsheets?|instructions))(?: (?:is |are )?(?<end>needed|required|necessary))',
    ],
    lines: [
      'No {what} {end}, so you can start as you are.',
      'No {what} {end}, so today is as good a day as any.',
      { text: 'No {what} {end}, so you can come in your work clothes.', trades: ['music_lessons', 'attraction'] },
      { text: 'No {what} {end}, so whoever has the idea can build it.', trades: ['software'] },
    ],
    headlines: ['No {what} {end}'],
    sample: ['No experience needed', 'No experience needed, so you can start as you are.'],
  },
  {
    id: 'gentle_with',
    said: [
      '(?<how>gentle|good|great|patient|calm|kind) with (?<who>kids|children|nervous (?:patients|dogs|kids|cats|drivers|flyers|riders)|anxious (?:patients|pets|dogs)|first-timers|little ones|toddlers|older dogs)',
    ],
    lines: [
      { text: '{how} with {who}, so nobody has to be dragged in.', trades: ['health', 'hair_salon', 'veterinarian'] },
      '{how} with {who}, so you can sit back for once.',
      '{how} with {who}, so the first visit isn’t the last.',
      { text: '{how} with {who}, for everyone who grips the armrest.', trades: ['dentist'] },
    ],
    headlines: ['{how} with {who}'],
    sample: ['Gentle with kids', 'Gentle with kids, so you can sit back for once.'],
  },
  {
    id: 'kid_friendly',
    said: [
      '(?<who>kid|child|toddler|family|stroller)[- ]friendly(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?<all>kids|children|families|babies)(?: are)? (?:always )?welcome',
    ],
    lines: [
      '{who}-friendly, so you don’t need a babysitter.',
      '{who}-friendly {what}, so you don’t need a babysitter.',
      '{all} welcome, so you don’t need a babysitter.',
      '{all} welcome: bring the crayons and the stuffed rabbit.',
    ],
    headlines: ['{all} welcome', '{who}-friendly {what}'],
    sample: ['Kid-friendly', 'Kid-friendly, so you don’t need a babysitter.'],
  },
  {
    id: 'dogs_welcome',
    said: [
      '(?<who>(?:well-behaved |small |all )?(?:dogs|pets|cats|leashed dogs|dogs and cats|four-legged guests))(?: (?:are )?(?:always )?(?<how>welcome|allowed|stay free))(?: (?<where>on the (?:patio|terrace|porch)|inside|outside|in (?:all|most|some) rooms|at no (?:extra )?(?:cost|charge)))?',
      '(?<who>dog|pet)[- ]friendly(?: (?<where>patio|rooms|cabins|apartments|units|office|hotel|building|beer garden|terrace))?',
    ],
    lines: [
      '{who} {how} {where}, so nobody waits in the car.',
      '{who} {how}, so nobody waits in the car.',
      {
        text: '{who} {how}, so you don’t need a sitter for the weekend.',
        trades: ['hotel', 'tour_travel', 'boat_rental'],
      },
      {
        text: '{who} {how}, so moving in doesn’t mean giving anyone up.',
        trades: ['apartments', 'property_management'],
      },
      '{who}-friendly {where}, so nobody waits in the car.',
      '{who}-friendly, so nobody waits in the car.',
    ],
    headlines: ['{who} {how}', '{who}-friendly {where}', '{who} {how} {where}'],
    sample: ['Dogs welcome', 'Dogs welcome, so nobody waits in the car.'],
  },
  {
    id: 'accessible',
    said: [
      '(?:fully )?(?<what>wheelchair|step-free|ada|stroller)[- ]?(?<how>accessible|access|friendly|entrance)(?: (?<where>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>elevator|ramp|step-free entrance|ground-floor (?:entrance|office|room)s?)(?: (?<where>at the (?:door|entrance)|in the (?:building|lobby)|to (?:all|every) floors?))?',
    ],
    isCalm: true,
    lines: [
      '{what} {how}, so everyone comes in by the same door.',
      '{what} {how}, so Grandma comes, too.',
      '{what} {how} {where}, so Grandma comes, too.',
    ],
    headlines: ['{what} {how}'],
    sample: ['Wheelchair accessible', 'Wheelchair accessible, so Grandma comes, too.'],
  },
  {
    id: 'speaks_language',
    said: [
      '(?:we |our staff |staff |our team )?(?:speaks?|hablamos) (?<what>\\p{L}+(?:(?:, | and |,? and )\\p{L}+){0,3})',
      '(?<what>bilingual|spanish[- ]speaking|multilingual|english- and spanish-speaking) (?<who>\\p{L}+(?: \\p{L}+)?)',
      '(?<help>(?:available|support|help|answers|tours|services|menus) )?in (?<n>\\d{1,3}\\+?|two|three|four|five) languages',
      '(?<what>se habla español)',
    ],
    isCalm: true,
    lines: [
      'We speak {what}, so your mother can ask her own questions.',
      'We speak {what}, so nothing gets lost on the phone.',
      '{what} {who}, so your mother can ask her own questions.',
      '{help?}in {n} languages, so you can ask in the one you dream in.',
    ],
    headlines: ['We speak {what}', '{help?}in {n} languages'],
    sample: ['We speak Spanish', 'We speak Spanish, so your mother can ask her own questions.'],
  },
  {
    id: 'no_judgment',
    said: [
      'no (?<what>judge?ment|lectures?|pressure|hard sell|sales pitch|pushy sales(?:people)?|sales pressure|grades|tests|mirrors|attitude|small talk|egos?|jargon|commission(?:ed)? salespeople|guilt|dress code|competition|homework|diets?|awkward silences?)',
    ],
    lines: [
      'No {what}, so you can ask the question you’d rather whisper.',
      'No {what}. Come in the way you are today.',
      'No {what}, so saying no stays easy.',
    ],
    headlines: ['No {what}'],
    sample: ['No judgment', 'No judgment. Come in the way you are today.'],
  },
  {
    id: 'same_person',
    said: [
      '(?:you (?:get|see|have|keep) )?(?:the )?same (?<who>\\p{L}+(?: \\p{L}+)?)(?:,? (?<when>every (?:time|visit|week|walk|session)|each (?:time|visit|week)|all season|from start to finish|start to finish|throughout))',
      'one (?<who>point of contact|contact|teacher|coach|crew|project manager|coordinator|therapist)(?: (?<when>from start to finish|start to finish|throughout|for the whole \\p{L}+))?',
    ],
    lines: [
      'The same {who} {when}, so you don’t tell your story twice.',
      'The same {who} {when}: someone who knows where the light switch is.',
      'One {who} {when}, so you always know whom to call.',
      'One {who}, so you always know whom to call.',
    ],
    headlines: ['The same {who} {when}'],
    sample: ['Same cleaner every time', 'The same cleaner every time: someone who knows where the light switch is.'],
  },
  {
    id: 'human_answers',
    said: [
      '(?:a )?(?:real |live |actual )?(?<who>humans?|person|people|lawyer|attorney|nurse|doctor|expert)(?: (?:always )?)?(?:answers?|picks? up|on the (?:phone|line)|will answer)(?: (?:the phone|your (?:call|calls|questions|emails?)|every call|calls))?(?: (?<when>24/7|day or night|in under \\d+ (?:minutes|seconds)|day and night|on weekends))?',
      'talk to (?:a )?(?<who>real person|real people|human|real human)',
      'we answer(?: (?:the phone|calls|your calls))? (?<when>24/7|day and night|day or night|at night|at 3 a\\.?m\\.?|on weekends|around the clock|nights and weekends)',
      '(?<who>real people|real humans|humans)(?:,| and)? (?:not|no) (?<bots>bots|chatbots|robots|phone trees?|call centers?)',
    ],
    isCalm: true,
    lines: [
      'A real {who} answers, so you won’t be pressing 4 for anything.',
      'A {who} answers {when}, so you won’t be pressing 4 for anything.',
      'We answer {when}, so you needn’t lie awake until the office opens.',
      'We answer {when}. Call when it’s on your mind.',
      '{who}, not {bots}, so you can just say what’s wrong.',
      'You talk to a {who}, so you can just say what’s wrong.',
    ],
    headlines: ['A real {who} answers', 'We answer {when}', '{who}, not {bots}'],
    sample: ['We answer day and night', 'We answer day and night. Call when it’s on your mind.'],
  },
  {
    id: 'support_hours',
    said: [
      '(?<when>24/7|24-hour|round-the-clock|live|phone|chat|free|dedicated|human|weekend|us-based|local|email and phone|in-house|priority|personal|lifetime)(?: (?<kind>phone|chat|live chat|customer|email|technical|tech|human))? support',
      'support (?<how>24/7|around the clock|day and night|by (?:phone|chat)|from (?:real )?(?:people|humans|engineers))',
    ],
    lines: [
      '{when} {kind?} support, so a question at midnight has someone to go to.',
      '{when} {kind?} support, so you’re not alone with the error message.',
      'Support {how}, so you’re not alone with the error message.',
      'Support {how}, so you can ask while the screen is still open.',
    ],
    headlines: ['{when} {kind?} support', 'Support {how}'],
    sample: ['24/7 support', '24/7 support, so a question at midnight has someone to go to.'],
  },
  {
    id: 'taught_by',
    said: ['(?<did>taught|led|run|coached|hosted|guided|staffed) by (?<who>(?:\\p{L}+ ){0,3}\\p{L}+)'],
    lines: [
      { text: '{did} by {who}, so you learn what’s used on Monday morning.', trades: ['online_course'] },
      '{did} by {who}, so you can ask how it’s really done.',
      {
        text: '{did} by {who}, so the best stories aren’t in the guidebook.',
        trades: ['tour_travel', 'museum', 'attraction'],
      },
      '{did} by {who}: bring the questions a book can’t answer.',
    ],
    headlines: ['{did} by {who}'],
    sample: ['Taught by practitioners', 'Taught by practitioners, so you can ask how it’s really done.'],
  },
  {
    id: 'many_on_staff',
    said: [
      '(?<n>\\d{1,3}\\+?) (?<who>(?:\\p{L}+ )?(?:doctors|dentists|teachers|coaches|trainers|instructors|agents|attorneys|lawyers|guides|stylists|therapists|technicians|vets|advisors|artists|tutors|mechanics)) (?<where>on (?:staff|call|site)|under one roof|in town|who live here)',
    ],
    lines: ['{n} {who} {where}, so there’s somebody you’ll get along with.'],
    sample: ['6 doctors on staff', '6 doctors on staff, so there’s somebody you’ll get along with.'],
  },
];

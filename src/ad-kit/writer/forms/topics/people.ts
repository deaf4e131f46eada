import type { Topic } from './topic';

/** Whom it suits, and who is there. */
export const people: readonly Topic[] = [
  {
    id: 'small_groups',
    said: [
      '(?:only )?(?<what>(?:small )?(?:class(?:es|rooms)?|groups?|sessions|cohorts|tours)) (?<size>(?:of|with|limited to|capped at|of up to|of no more than|of at most|under) (?:\\d{1,2}|four|five|six|seven|eight|ten|twelve)(?: (?:people|students|kids|guests|children|riders|players|dogs|or (?:less|fewer)))?)(?:,? (?<max>max|at most|tops))?',
    ],
    lines: [
      'Nobody hides in the back row: {what} {size}.',
      'Nobody hides in the back row: {what} {size}, {max}.',
      'You ask, and there’s time to answer. {what} {size}.',
      'You ask, and there’s time to answer. {what} {size}, {max}.',
      { text: 'The teacher knows your name by week two: {what} {size}.', trades: ['education', 'yoga', 'gym'] },
      { text: 'The teacher knows your name by week two: {what} {size}, {max}.', trades: ['education', 'yoga', 'gym'] },
      { text: 'You stand close enough to hear the guide: {what} {size}.', trades: ['tour_travel', 'museum'] },
      { text: 'You stand close enough to hear the guide: {what} {size}, {max}.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what} {size}', '{what} {size}, {max}', 'No back row: {what} {size}'],
    moments: ['No hiding in the back row', 'Ask, and get your turn', 'The teacher knows your name'],
    sample: ['Classes of 8', 'Nobody hides in the back row: classes of 8.'],
  },
  {
    id: 'small_groups_bare',
    said: [
      '(?<what>(?:small|tiny|intimate) (?:class(?:es|rooms)?|groups?|group classes|class sizes|cohorts|sessions|group tours|tours))',
    ],
    lines: [
      'Nobody hides in the back row: {what}.',
      'You ask today and get your answer today. We keep {what}.',
      { text: 'The teacher knows your name: {what}.', trades: ['education', 'yoga', 'gym'] },
      { text: 'You hear the guide without leaning in: {what}.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what}, room for questions', 'No back row: {what}'],
    moments: ['No hiding in the back row', 'Ask, and get your turn', 'Room for your questions'],
    sample: ['Small classes', 'Nobody hides in the back row: small classes.'],
  },
  {
    id: 'one_on_one',
    said: [
      '(?<how>one[- ]on[- ]one|1[-:]on[-:]1|1:1|one-to-one|private|personal) (?<what>lessons|sessions|coaching|tutoring|training|instruction|classes|support|mentoring|help|attention|consultations|training sessions|tours|calls)',
    ],
    lines: [
      'You set the pace in {how} {what}.',
      'In {how} {what}, you can ask the same thing twice.',
      { text: 'The whole hour goes to the page your child is stuck on: {how} {what}.', trades: ['tutoring'] },
    ],
    headlines: ['{how} {what}', '{how} {what}, your pace'],
    moments: ['Ask the same thing twice', 'Go at your own pace', 'The whole hour is yours'],
    sample: ['One-on-one lessons', 'You set the pace in one-on-one lessons.'],
  },
  {
    id: 'beginners_welcome',
    said: [
      '(?:absolute |complete |total )?(?<who>beginners|first[- ]timers|newcomers|newbies|two left feet|beginners and pros|rusty players)(?: (?:are )?(?:always )?welcome)',
      '(?:great|perfect|made|ideal|good|classes|lessons|courses|sessions) for (?:absolute |total |complete )?(?<who>beginners|first-timers|newcomers)',
      '(?<who>beginner)[- ]friendly',
    ],
    lines: [
      'Come before you feel ready. {who} are welcome.',
      'Nobody expects you to know how yet: {who} welcome.',
      { text: 'Roll out your mat at the back, if you like. {who} are welcome.', trades: ['yoga'] },
      { text: 'Never done it? Perfect! {who} are welcome!', tones: ['exciting'] },
    ],
    headlines: ['{who} welcome', 'Never tried? {who} welcome'],
    moments: ['Come before you feel ready', 'Never done it? Come along'],
    sample: ['Beginners welcome', 'Come before you feel ready. Beginners are welcome.'],
  },
  {
    id: 'all_levels',
    said: [
      '(?:for |classes for |lessons for |suits |open to |great for |welcomes )?(?<who>(?:all|every|any) (?:skill |fitness |experience |riding )?(?:levels?|abilities|ages|ages and (?:levels|abilities)|levels and ages|body|bodies|ages welcome))(?: (?:are )?welcome)?',
    ],
    lines: [
      'Bring the friend who’s never tried: it’s for {who}.',
      'You start where you are. It’s for {who}.',
      { text: 'Nobody has to sit on the bench: it’s for {who}.', trades: ['attraction', 'museum', 'outdoor_gear'] },
    ],
    headlines: ['For {who}', 'Bring a friend: for {who}'],
    moments: ['Bring the friend who’s new'],
    sample: ['All levels welcome', 'Bring the friend who’s never tried: it’s for all levels.'],
  },
  {
    id: 'no_signup_needed',
    said: [
      'no (?<what>credit card|account|app|card|sign-?up|download|login)(?: (?:is |are )?(?<end>needed|required|necessary))',
    ],
    lines: ['Open it and look around: no {what} {end}.', 'Try it right now: no {what} {end}.'],
    headlines: ['No {what} {end}', 'Try it now: no {what} {end}'],
    moments: ['Open it and look around'],
    sample: ['No account needed', 'Try it right now: no account needed.'],
  },
  {
    id: 'nothing_needed',
    said: [
      'no (?<what>(?:prior |previous |design |technical |coding |cooking |sewing |art |music(?:al)? |riding |tech )?(?:experience|skills?|talent|equipment|degree|gym|code|coding|training|background|knowledge|gear|partner|prescription|referral|instrument|it team|it department|tools|passport|license|math|spreadsheets?|instructions))(?: (?:is |are )?(?<end>needed|required|necessary))',
    ],
    lines: [
      'Come as you are: no {what} {end}.',
      'You bring yourself, that’s enough: no {what} {end}.',
      { text: 'Come straight from work: no {what} {end}.', trades: ['music_lessons', 'attraction'] },
      { text: 'Whoever has the idea can build it: no {what} {end}.', trades: ['software'] },
      { text: 'Just show up! No {what} {end}!', tones: ['exciting'] },
      { text: 'Just you, as you are. No {what} {end}.', tones: ['casual'] },
    ],
    headlines: ['No {what} {end}', 'Come as you are: no {what} {end}'],
    moments: ['Come as you are', 'Start from zero'],
    sample: ['No experience needed', 'Come as you are: no experience needed.'],
  },
  {
    id: 'gentle_with',
    said: [
      '(?<how>gentle|good|great|patient|calm|kind) with (?<who>kids|children|nervous (?:patients|dogs|kids|cats|drivers|flyers|riders)|anxious (?:patients|pets|dogs)|first-timers|little ones|toddlers|older dogs)',
    ],
    lines: [
      {
        text: 'Nobody has to be dragged in: we’re {how} with {who}.',
        trades: ['health', 'hair_salon', 'veterinarian'],
      },
      'The second visit is the easy one when the first was kind. We’re {how} with {who}.',
      'You can sit back for once. We’re {how} with {who}.',
      { text: 'First visit? Take your time. We’re {how} with {who}.', trades: ['dentist'] },
    ],
    headlines: ['{how} with {who}'],
    moments: ['Nerves are allowed here', 'Kind hands, calm voices', 'The second visit is easier'],
    sample: ['Gentle with kids', 'Nobody has to be dragged in: we’re gentle with kids.'],
  },
  {
    id: 'kid_friendly',
    said: [
      '(?<who>kid|child|toddler|family|stroller)[- ]friendly(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?<all>kids|children|families|babies)(?: are)? (?:always )?welcome',
    ],
    lines: [
      'You don’t need a babysitter: it’s {who}-friendly.',
      'You can leave the babysitter at home: {who}-friendly {what}.',
      '{all} welcome: bring the crayons and the stuffed rabbit.',
      'You don’t need a babysitter. {all} are welcome.',
    ],
    headlines: ['{all} welcome', '{who}-friendly {what}', 'No babysitter needed'],
    moments: ['Leave the babysitter at home', 'Bring the crayons'],
    sample: ['Kid-friendly', 'You don’t need a babysitter: it’s kid-friendly.'],
  },
  {
    id: 'dogs_welcome',
    said: [
      '(?<who>(?:well-behaved |small |all )?(?:dogs|pets|cats|leashed dogs|dogs and cats|four-legged guests))(?: (?:are )?(?:always )?(?<how>welcome|allowed|stay free))(?: (?<where>on the (?:patio|terrace|porch)|inside|outside|in (?:all|most|some) rooms|at no (?:extra )?(?:cost|charge)))?',
      '(?<who>dog|pet)[- ]friendly(?: (?<where>patio|rooms|cabins|apartments|units|office|hotel|building|beer garden|terrace))?',
    ],
    lines: [
      'Nobody waits in the car: {who} {how} {where?}.',
      'Grab the leash. {who} {how} {where?}.',
      {
        text: 'You don’t need a sitter for the weekend: {who} {how} {where?}.',
        trades: ['hotel', 'tour_travel', 'boat_rental'],
      },
      {
        text: 'Moving in doesn’t mean giving anyone up: {who} {how} {where?}.',
        trades: ['apartments', 'property_management'],
      },
      'Nobody waits in the car: it’s {who}-friendly.',
      'Bring the one who’s at the door already: {who}-friendly {where}.',
    ],
    headlines: ['{who} {how}', '{who}-friendly {where}', '{who} {how} {where}', 'Grab the leash: {who} {how}'],
    moments: ['Grab the leash', 'Nobody waits in the car'],
    sample: ['Dogs welcome', 'Nobody waits in the car: dogs welcome.'],
  },
  {
    id: 'accessible',
    said: [
      '(?:fully )?(?<what>wheelchair|step-free|ada|stroller)[- ]?(?<how>accessible|access|friendly|entrance)(?: (?<where>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>elevator|ramp|step-free entrance|ground-floor (?:entrance|office|room)s?)(?: (?<where>at the (?:door|entrance)|in the (?:building|lobby)|to (?:all|every) floors?))?',
    ],
    isCalm: true,
    lines: [
      'Everyone comes in by the same door: {what} {how} {where?}.',
      'Bring Grandma, too. It’s {what} {how} {where?}.',
    ],
    headlines: ['{what} {how}', 'Bring Grandma: {what} {how}'],
    moments: ['Bring Grandma, too', 'One door for everyone'],
    sample: ['Wheelchair accessible', 'Everyone comes in by the same door: wheelchair accessible.'],
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
      'Your mother can ask her own questions: we speak {what}.',
      'Nothing gets lost on the phone. We speak {what}.',
      'Your mother can ask her own questions. Our {what} {who} answer them.',
      '{help?}in {n} languages, so you can ask in the one you dream in.',
    ],
    headlines: ['We speak {what}', '{help?}in {n} languages', 'Ask in yours: we speak {what}'],
    moments: ['Ask in your own language', 'Let your mother ask herself'],
    sample: ['We speak Spanish', 'Your mother can ask her own questions: we speak Spanish.'],
  },
  {
    id: 'no_judgment',
    said: [
      'no (?<what>judge?ment|lectures?|pressure|hard sell|sales pitch|pushy sales(?:people)?|sales pressure|grades|tests|mirrors|attitude|small talk|egos?|jargon|commission(?:ed)? salespeople|guilt|dress code|competition|homework|diets?|awkward silences?)',
    ],
    lines: [
      'Ask the question you’d rather whisper: no {what}.',
      'No {what}. Come in the way you are today.',
      'Saying “not today” is easy here: no {what}.',
    ],
    headlines: ['No {what}', 'Come as you are: no {what}'],
    moments: ['Ask the awkward question', 'Come the way you are'],
    sample: ['No judgment', 'No judgment. Come in the way you are today.'],
  },
  {
    id: 'same_person',
    said: [
      '(?:you (?:get|see|have|keep) )?(?:the )?same (?<who>\\p{L}+(?: \\p{L}+)?)(?:,? (?<when>every (?:time|visit|week|walk|session)|each (?:time|visit|week)|all season|from start to finish|start to finish|throughout))',
      'one (?<who>point of contact|contact|teacher|coach|crew|project manager|coordinator|therapist)(?: (?<when>from start to finish|start to finish|throughout|for the whole \\p{L}+))?',
    ],
    lines: [
      'You don’t tell your story twice: it’s the same {who} {when}.',
      'The same {who} {when}: someone who knows where the light switch is.',
      'You open the door to a face you know. It’s the same {who} {when}.',
      'You save one number in your phone: one {who}.',
      'You always know whom to call: one {who}.',
    ],
    headlines: ['The same {who} {when}', 'One {who} to call', 'No new faces: same {who} {when}'],
    moments: ['A face you already know'],
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
      'You won’t be pressing 4 for anything: a real {who} answers.',
      'A {who} answers {when}. You just say what’s wrong.',
      'You lie awake with it. Call: we answer {when}.',
      'We answer {when}. Call when it’s on your mind.',
      '{who}, not {bots}: you just say what’s wrong.',
      'You talk to a {who}. Just say what’s wrong.',
    ],
    headlines: ['A real {who} answers', 'We answer {when}', '{who}, not {bots}', 'Talk to a {who}'],
    moments: ['Call when you need to'],
    sample: ['We answer day and night', 'We answer day and night. Call when it’s on your mind.'],
  },
  {
    id: 'support_hours',
    said: [
      '(?<when>24/7|24-hour|round-the-clock|live|phone|chat|free|dedicated|human|weekend|us-based|local|email and phone|in-house|priority|personal|lifetime)(?: (?<kind>phone|chat|live chat|customer|email|technical|tech|human))? support',
      'support (?<how>24/7|around the clock|day and night|by (?:phone|chat)|from (?:real )?(?:people|humans|engineers))',
    ],
    lines: [
      'You’re stuck at midnight, and someone’s there: {when} {kind?} support.',
      'You and the error message aren’t alone: {when} {kind?} support.',
      'Ask while the screen is still open. You get support {how}.',
      'You’re not alone with the error message: support {how}.',
    ],
    headlines: ['{when} {kind?} support', 'Support {how}', 'Stuck? {when} {kind?} support'],
    moments: ['Stuck at midnight? Ask us', 'Ask while the screen is open'],
    sample: ['24/7 support', 'You’re stuck at midnight, and someone’s there: 24/7 support.'],
  },
  {
    id: 'taught_by',
    said: ['(?<did>taught|led|run|coached|hosted|guided|staffed) by (?<who>(?:\\p{L}+ ){0,3}\\p{L}+)'],
    lines: [
      { text: 'What you hear on Monday you use on Tuesday: it’s {did} by {who}.', trades: ['online_course'] },
      'You hear how it’s really done: {did} by {who}.',
      {
        text: 'The best stories aren’t in the guidebook. It’s {did} by {who}.',
        trades: ['tour_travel', 'museum', 'attraction'],
      },
      '{did} by {who}: bring the questions a book can’t answer.',
    ],
    headlines: ['{did} by {who}', 'Ask away: {did} by {who}'],
    moments: ['Hear how it’s really done', 'Bring your hardest questions', 'Learn from people who do it'],
    sample: ['Taught by practitioners', 'What you hear on Monday you use on Tuesday: it’s taught by practitioners.'],
  },
  {
    id: 'many_on_staff',
    said: [
      '(?<n>\\d{1,3}\\+?) (?<who>(?:\\p{L}+ )?(?:doctors|dentists|teachers|coaches|trainers|instructors|agents|attorneys|lawyers|guides|stylists|therapists|technicians|vets|advisors|artists|tutors|mechanics)) (?<where>on (?:staff|call|site)|under one roof|in town|who live here)',
    ],
    lines: [
      'There’s somebody here you’ll get along with: {n} {who} {where}.',
      'You’re not tied to one calendar: we have {n} {who} {where}.',
    ],
    headlines: ['{n} {who} {where}'],
    sample: ['6 doctors on staff', 'There’s somebody here you’ll get along with: 6 doctors on staff.'],
  },
];

import type { Topic } from './topic';

/** Whom it suits, and who is there. */
export const people: readonly Topic[] = [
  {
    id: 'small_groups',
    said: [
      '(?:only )?(?<what>(?:small )?(?:class(?:es|rooms)?|groups?|sessions|cohorts|tours)) (?<size>(?:of|with|limited to|capped at|of up to|of no more than|of at most|under) (?:\\d{1,2}|four|five|six|seven|eight|ten|twelve)(?: (?:people|students|kids|guests|children|riders|players|dogs|or (?:less|fewer)))?)(?:,? (?<max>max|at most|tops))?',
    ],
    lines: [
      '{what} {size}. Nobody hides in the back row.',
      '{what} {size}, {max}. Nobody hides in the back row.',
      'You ask, and there’s time to answer. {what} {size}.',
      'You ask, and there’s time to answer. {what} {size}, {max}.',
      { text: '{what} {size}. The teacher knows your name by week two.', trades: ['education', 'yoga', 'gym'] },
      { text: '{what} {size}, {max}. The teacher knows your name by week two.', trades: ['education', 'yoga', 'gym'] },
      { text: '{what} {size}. You stand close enough to hear the guide.', trades: ['tour_travel', 'museum'] },
      { text: '{what} {size}, {max}. You stand close enough to hear the guide.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what} {size}', '{what} {size}, {max}', 'No back row: {what} {size}'],
    moments: ['No hiding in the back row', 'Ask, and get your turn', 'The teacher knows your name'],
    sample: ['Classes of 8', 'Classes of 8. Nobody hides in the back row.'],
  },
  {
    id: 'small_groups_bare',
    said: [
      '(?<what>(?:small|tiny|intimate) (?:class(?:es|rooms)?|groups?|group classes|class sizes|cohorts|sessions|group tours|tours))',
    ],
    lines: [
      '{what}. Nobody hides in the back row.',
      'You ask today and get your answer today. We keep {what}.',
      { text: '{what}. The teacher knows your name.', trades: ['education', 'yoga', 'gym'] },
      { text: '{what}. You hear the guide without leaning in.', trades: ['tour_travel', 'museum'] },
    ],
    headlines: ['{what}, room for questions', 'No back row: {what}'],
    moments: ['No hiding in the back row', 'Ask, and get your turn', 'Room for your questions'],
    sample: ['Small classes', 'Small classes. Nobody hides in the back row.'],
  },
  {
    id: 'one_on_one',
    said: [
      '(?<how>one[- ]on[- ]one|1[-:]on[-:]1|1:1|one-to-one|private|personal) (?<what>lessons|sessions|coaching|tutoring|training|instruction|classes|support|mentoring|help|attention|consultations|training sessions|tours|calls)',
    ],
    lines: [
      'You set the pace in {how} {what}.',
      'In {how} {what}, you can ask the same thing twice.',
      { text: '{how} {what}. The whole hour goes to the page your child is stuck on.', trades: ['tutoring'] },
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
      '{who} welcome. Nobody expects you to know how yet.',
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
      'It’s for {who}. Bring the friend who’s never tried.',
      'You start where you are. It’s for {who}.',
      { text: 'It’s for {who}. Nobody has to sit on the bench.', trades: ['attraction', 'museum', 'outdoor_gear'] },
    ],
    headlines: ['For {who}', 'Bring a friend: for {who}'],
    moments: ['Bring the friend who’s new'],
    sample: ['All levels welcome', 'It’s for all levels. Bring the friend who’s never tried.'],
  },
  {
    id: 'no_signup_needed',
    said: [
      'no (?<what>credit card|account|app|card|sign-?up|download|login)(?: (?:is |are )?(?<end>needed|required|necessary))',
    ],
    lines: ['No {what} {end}. Open it and look around.', 'No {what} {end}. Try it right now.'],
    headlines: ['No {what} {end}', 'Try it now: no {what} {end}'],
    moments: ['Open it and look around'],
    sample: ['No account needed', 'No account needed. Try it right now.'],
  },
  {
    id: 'nothing_needed',
    said: [
      'no (?<what>(?:prior |previous |design |technical |coding |cooking |sewing |art |music(?:al)? |riding |tech )?(?:experience|skills?|talent|equipment|degree|gym|training|background|knowledge|gear|partner|prescription|referral|instrument|passport|license))(?: (?:is |are )?(?<end>needed|required|necessary))',
    ],
    lines: [
      'No {what} {end}. Come as you are.',
      'No {what} {end}. Bringing yourself is enough.',
      { text: 'No {what} {end}. Come straight from work.', trades: ['music_lessons', 'attraction'] },
      { text: 'No {what} {end}. If you have the idea, you can build it.', trades: ['software'] },
      { text: 'Just show up! No {what} {end}!', tones: ['exciting'] },
      { text: 'Just you, as you are. No {what} {end}.', tones: ['casual'] },
    ],
    headlines: ['No {what} {end}', 'Come as you are: no {what} {end}'],
    moments: ['Come as you are'],
    sample: ['No experience needed', 'No experience needed. Come as you are.'],
  },
  {
    id: 'gentle_with',
    said: [
      '(?<how>gentle|good|great|patient|calm|kind) with (?<who>kids|children|nervous (?:patients|dogs|kids|cats|drivers|flyers|riders)|anxious (?:patients|pets|dogs)|first-timers|little ones|toddlers|older dogs)',
    ],
    lines: [
      {
        text: 'We’re {how} with {who}. Nobody has to be dragged in.',
        trades: ['health', 'hair_salon', 'veterinarian'],
      },
      'The second visit is the easy one when the first was kind. We’re {how} with {who}.',
      'You can sit back for once. We’re {how} with {who}.',
      { text: 'First visit? Take your time. We’re {how} with {who}.', trades: ['dentist'] },
    ],
    headlines: ['{how} with {who}'],
    moments: ['Nerves are allowed here', 'Kind hands, calm voices', 'The second visit is easier'],
    sample: ['Gentle with kids', 'We’re gentle with kids. Nobody has to be dragged in.'],
  },
  {
    id: 'kid_friendly',
    said: [
      '(?<who>kid|child|toddler|family|stroller)[- ]friendly(?: (?<what>\\p{L}+(?: \\p{L}+)?))?',
      '(?<all>kids|children|families|babies)(?: are)? (?:always )?welcome',
    ],
    lines: [
      'It’s {who}-friendly. You don’t need a babysitter.',
      '{who}-friendly {what}. You can leave the babysitter at home.',
      '{all} welcome. Bring the crayons and the stuffed rabbit.',
      'You don’t need a babysitter. {all} are welcome.',
    ],
    headlines: ['{all} welcome', '{who}-friendly {what}', 'No babysitter needed'],
    moments: ['Leave the babysitter at home', 'Bring the crayons'],
    sample: ['Kid-friendly', 'It’s kid-friendly. You don’t need a babysitter.'],
  },
  {
    id: 'dogs_welcome',
    said: [
      '(?<who>(?:well-behaved |small |all )?(?:dogs|pets|cats|leashed dogs|dogs and cats|four-legged guests))(?: (?:are )?(?:always )?(?<how>welcome|allowed|stay free))(?: (?<where>on the (?:patio|terrace|porch)|inside|outside|in (?:all|most|some) rooms|at no (?:extra )?(?:cost|charge)))?',
      '(?<who>dog|pet)[- ]friendly(?: (?<where>patio|rooms|cabins|apartments|units|office|hotel|building|beer garden|terrace))?',
    ],
    lines: [
      '{who} {how} {where?}. Nobody waits in the car.',
      'Grab the leash. {who} {how} {where?}.',
      {
        text: '{who} {how} {where?}. You don’t need a sitter for the weekend.',
        trades: ['hotel', 'tour_travel', 'boat_rental'],
      },
      {
        text: '{who} {how} {where?}. Moving in doesn’t mean giving anyone up.',
        trades: ['apartments', 'property_management'],
      },
      'It’s {who}-friendly. Nobody waits in the car.',
      '{who}-friendly {where}. Bring the one who’s at the door already.',
    ],
    headlines: ['{who} {how}', '{who}-friendly {where}', '{who} {how} {where}', 'Grab the leash: {who} {how}'],
    moments: ['Grab the leash', 'Nobody waits in the car'],
    sample: ['Dogs welcome', 'Dogs welcome. Nobody waits in the car.'],
  },
  {
    id: 'accessible',
    said: [
      '(?:fully )?(?<what>wheelchair|step-free|ada|stroller)[- ]?(?<how>accessible|access|friendly|entrance)(?: (?<where>\\p{L}+(?: \\p{L}+)?))?',
      '(?<what>elevator|ramp|step-free entrance|ground-floor (?:entrance|office|room)s?)(?: (?<where>at the (?:door|entrance)|in the (?:building|lobby)|to (?:all|every) floors?))?',
    ],
    isCalm: true,
    lines: ['{what} {how} {where?}. Bring everyone.', 'Bring Grandma, too. It’s {what} {how} {where?}.'],
    headlines: ['{what} {how}', 'Bring Grandma: {what} {how}'],
    moments: ['Bring Grandma, too', 'Bring everyone'],
    sample: ['Wheelchair accessible', 'Wheelchair accessible. Bring everyone.'],
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
      'We speak {what}. Your mother can ask her own questions.',
      'Nothing gets lost on the phone. We speak {what}.',
      'Your mother can ask her own questions. Our {what} {who} answer them.',
      '{help?}in {n} languages, so you can ask in the one you dream in.',
    ],
    headlines: ['We speak {what}', '{help?}in {n} languages', 'Ask in yours: we speak {what}'],
    moments: ['Ask in your own language'],
    sample: ['We speak Spanish', 'We speak Spanish. Your mother can ask her own questions.'],
  },
  {
    id: 'no_judgment',
    said: [
      'no (?<what>judge?ment|lectures?|pressure|hard sell|sales pitch|pushy sales(?:people)?|sales pressure|grades|tests|mirrors|attitude|small talk|egos?|jargon|commission(?:ed)? salespeople|guilt|dress code|competition|homework|diets?|awkward silences?)',
    ],
    lines: [
      'No {what}. Ask the question you’d rather whisper.',
      'No {what}. Come in the way you are today.',
      'No {what}. Saying “not today” is easy here.',
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
      'It’s the same {who} {when}. You don’t tell your story twice.',
      'The same {who} {when}. Someone who knows where the light switch is.',
      'You open the door to a face you know. It’s the same {who} {when}.',
      'One {who}. You save one number in your phone.',
      'One {who}. You always know whom to call.',
    ],
    headlines: ['The same {who} {when}', 'One {who} to call', 'No new faces: same {who} {when}'],
    moments: ['A face you already know'],
    sample: ['Same cleaner every time', 'The same cleaner every time. Someone who knows where the light switch is.'],
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
      'A real {who} answers. You won’t be pressing 4 for anything.',
      'A {who} answers {when}. You just say what’s wrong.',
      'Can’t sleep? Call us. We answer {when}.',
      'We answer {when}. Call when it’s on your mind.',
      '{who}, not {bots}. You just say what’s wrong.',
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
      '{when} {kind?} support. You’re stuck at midnight, and someone’s there.',
      '{when} {kind?} support. You and the error message aren’t alone.',
      'Ask while the screen is still open. You get support {how}.',
      'Support {how}. You’re not alone with the error message.',
    ],
    headlines: ['{when} {kind?} support', 'Support {how}', 'Stuck? {when} {kind?} support'],
    moments: ['Stuck at midnight? Ask us', 'Ask while the screen is open'],
    sample: ['24/7 support', '24/7 support. You’re stuck at midnight, and someone’s there.'],
  },
  {
    id: 'taught_by',
    said: ['(?<did>taught|led|run|coached|hosted|guided|staffed) by (?<who>(?:\\p{L}+ ){0,3}\\p{L}+)'],
    lines: [
      { text: 'It’s {did} by {who}. What you hear on Monday you use on Tuesday.', trades: ['online_course'] },
      '{did} by {who}. You hear how it’s really done.',
      {
        text: 'The best stories aren’t in the guidebook. It’s {did} by {who}.',
        trades: ['tour_travel', 'museum', 'attraction'],
      },
      '{did} by {who}. Bring the questions a book can’t answer.',
    ],
    headlines: ['{did} by {who}', 'Ask away: {did} by {who}'],
    moments: ['Hear how it’s really done', 'Bring your hardest questions', 'Learn from people who do it'],
    sample: ['Taught by practitioners', 'It’s taught by practitioners. What you hear on Monday you use on Tuesday.'],
  },
  {
    id: 'many_on_staff',
    said: [
      '(?<n>\\d{1,3}\\+?) (?<who>(?:\\p{L}+ )?(?:doctors|dentists|teachers|coaches|trainers|instructors|agents|attorneys|lawyers|guides|stylists|therapists|technicians|vets|advisors|artists|tutors|mechanics)) (?<where>on (?:staff|call|site)|under one roof|in town|who live here)',
    ],
    lines: [
      '{n} {who} {where}. There’s somebody here you’ll get along with.',
      'We have {n} {who} {where}. You’re not tied to one calendar.',
    ],
    headlines: ['{n} {who} {where}'],
    sample: ['6 doctors on staff', '6 doctors on staff. There’s somebody here you’ll get along with.'],
  },
];

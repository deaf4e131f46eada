import type { Topic } from './topic';

/** What an app or a card does for one. */
export const tasks: readonly Topic[] = [
  {
    id: 'learns_yours',
    said: ['(?:it )?learns your (?<what>schedule|habits|routine|taste|voice|style|commute|preferences)'],
    lines: [
      'You live the way you live. It learns your {what}.',
      'Learns your {what}. You don’t have to explain yourself.',
    ],
    headlines: ['Learns your {what}'],
    sample: ['Learns your schedule', 'You live the way you live. It learns your schedule.'],
  },
  {
    id: 'tracks_yours',
    said: [
      '(?:it )?tracks your (?<what>elevation|route|sleep|steps|progress|spending|mood|meals|workouts|mileage|pace|orders|time|expenses)',
    ],
    lines: ['Tracks your {what}. The story gets its numbers.', 'Tracks your {what}. Look now or look later.'],
    headlines: ['Tracks your {what}'],
    sample: ['Tracks your elevation', 'Tracks your elevation. Look now or look later.'],
  },
  {
    id: 'track_things',
    said: [
      'track (?<what>(?:your |every |all )?(?:orders?|shipments?|packages?|deliver(?:y|ies)|returns|stock|inventory|jobs))',
    ],
    lines: ['Track {what}, and answer before the customer asks.', '“Where is it?” You’ll know. Track {what}.'],
    headlines: ['Track {what}', 'Where is it? Track {what}'],
    moments: ['Answer before they ask'],
    sample: ['Track orders', 'Track orders, and answer before the customer asks.'],
  },
  {
    id: 'save_energy',
    said: ['saves? (?<what>energy|water|fuel|power|electricity|gas)'],
    lines: ['Save {what}, and keep what you’d have spent on it.', 'Save {what} while you think of something else.'],
    headlines: ['Save {what}'],
    sample: ['Save energy', 'Save energy, and keep what you’d have spent on it.'],
  },
  {
    id: 'get_paid',
    said: ['get paid (?<how>faster|sooner|on time|the same day|in minutes|every week)'],
    lines: ['Get paid {how}, and stop writing “just checking in.”', 'The work is done. Get paid {how}.'],
    headlines: ['Get paid {how}'],
    moments: ['No more “just checking in”'],
    sample: ['Get paid faster', 'The work is done. Get paid faster.'],
  },
  {
    id: 'split_bill',
    said: ['split (?<what>the (?:bill|rent|check|cost|tab)|bills|costs|expenses|rent)'],
    lines: ['Split {what}, and nobody has to be the one who asks.', 'Split {what}. You’ll still be friends on Monday.'],
    headlines: ['Split {what}'],
    moments: ['Nobody has to ask twice'],
    sample: ['Split the bill', 'Split the bill, and nobody has to be the one who asks.'],
  },
  {
    id: 'set_limits',
    said: ['set (?<what>limits|spending limits|budgets|time limits|allowances|ground rules)'],
    lines: ['Set {what} once, and skip the argument.', 'Set {what}, then let go a little.'],
    headlines: ['Set {what}', 'Skip the argument: set {what}'],
    moments: ['Skip the argument'],
    sample: ['Set limits', 'Set limits once, and skip the argument.'],
  },
  {
    id: 'teaches',
    said: ['(?:it )?teaches (?<what>saving|coding|reading|spelling|math|patience|sharing|budgeting|manners)'],
    lines: ['Teaches {what}. One small habit at a time.', 'Nobody is born with it. It teaches {what}.'],
    headlines: ['Teaches {what}'],
    sample: ['Teaches saving', 'Nobody is born with it. It teaches saving.'],
  },
  {
    id: 'made_by_experts',
    said: [
      '(?<how>designed|made|developed|written|built|created|formulated|tested|reviewed|design) by (?<who>(?:real |working |sleep |licensed )?(?:doctors|nurses|teachers|engineers|architects|dentists|vets|chefs|parents|scientists|therapists|dietitians|dermatologists|runners|climbers|designers|pilots|lawyers))',
    ],
    lines: ['{how} by {who}. They’ve heard your question before.', '{how} by {who}, who do this for a living.'],
    headlines: ['{how} by {who}'],
    sample: ['Designed by sleep doctors', 'Designed by sleep doctors. They’ve heard your question before.'],
  },
  {
    id: 'plans_yours',
    said: ['(?:it )?plans your (?<what>week|day|meals|menu|trip|route|month|workouts)'],
    lines: ['It plans your {what}. You keep the good part.', 'Sunday night is free again. It plans your {what}.'],
    headlines: ['It plans your {what}'],
    moments: ['Sunday night is free again'],
    sample: ['It plans your week', 'Sunday night is free again. It plans your week.'],
  },
  {
    id: 'plans_for_sites',
    said: [
      '(?:it )?(?<does>plans|schedules|manages|tracks) (?<what>shifts|routes|crews|jobs|deliveries|stock|bookings) for (?<n>\\d{1,4}|two|three|several) (?<where>sites|locations|stores|teams|trucks|restaurants)',
    ],
    lines: [
      '{does} {what} for {n} {where}. You don’t have to call each one.',
      '{n} {where}, and you in one place. It {does} {what} for all of them.',
    ],
    headlines: ['{does} {what} for {n} {where}'],
    sample: ['Plans shifts for 3 sites', 'Plans shifts for 3 sites. You don’t have to call each one.'],
  },
  {
    id: 'all_states',
    said: [
      '(?:it )?(?<does>files|handles|pays|calculates) (?<what>taxes|payroll taxes|sales tax|payroll) in (?<where>all 50 states|every state|all fifty states)',
    ],
    lines: [
      '{does} {what} in {where}. Hire where the good people live.',
      '{does} {what} in {where}. The next form is somebody else’s.',
    ],
    headlines: ['{does} {what} in {where}'],
    moments: ['Hire where the people are'],
    sample: ['Files taxes in all 50 states', 'Files taxes in all 50 states. Hire where the good people live.'],
  },
  {
    id: 'pays_for_itself',
    said: [
      '(?:it )?pays for itself (?<when>in (?:a|one|two|three|\\d{1,2}) (?:seasons?|months?|years?|weeks?|jobs?|uses?))',
    ],
    lines: [
      'Pays for itself {when}. Run your own numbers and see.',
      'You’re allowed to ask what it brings in. It pays for itself {when}.',
    ],
    headlines: ['Pays for itself {when}'],
    moments: ['Run your own numbers'],
    sample: ['Pays for itself in a season', 'Pays for itself in a season. Run your own numbers and see.'],
  },
  {
    id: 'plan_by',
    said: [
      'plan (?<what>crops|routes|shifts|meals|lessons|trips|projects|menus|harvests) by (?<by>field|day|week|room|class|season|bed|hour)',
    ],
    lines: ['Plan {what} by {by}, not on the back of an envelope.', 'Plan {what} by {by}, and see all of it at once.'],
    headlines: ['Plan {what} by {by}'],
    moments: ['Off the back of the envelope'],
    sample: ['Plan crops by field', 'Plan crops by field, not on the back of an envelope.'],
  },
  {
    id: 'share_with',
    said: [
      'share (?:it |them |everything )?with (?<who>subs|your team|your (?:family|partner|accountant|class|crew|clients|doctor|coach|students)|parents|colleagues|friends)',
    ],
    lines: ['Share with {who}. Nobody starts from zero.', 'Share with {who}, and skip the long email.'],
    headlines: ['Share with {who}'],
    moments: ['Skip the long email'],
    sample: ['Share with your team', 'Share with your team, and skip the long email.'],
  },
  {
    id: 'built_in',
    said: ['(?<what>[\\p{L}-]{3,24}(?: [\\p{L}-]{3,24})?) built in'],
    lines: ['{what} built in. Nothing to add later.', '{what} built in. You don’t keep a second tab open for it.'],
    headlines: ['{what} built in'],
    moments: ['Nothing to add later'],
    sample: ['Standards built in', 'Standards built in. Nothing to add later.'],
  },
  {
    id: 'free_for_few',
    said: [
      'free for (?:up to |your first )?(?<n>\\d{1,3}|one|two|three|five|ten) (?<who>clients?|users?|seats|projects?|people|invoices|sites?|teammates|properties|pets)',
    ],
    lines: [
      'Free for {n} {who}. Start with those and see how it goes.',
      'Free for {n} {who}. That may be all you need.',
    ],
    headlines: ['Free for {n} {who}'],
    moments: ['Start small, for nothing'],
    sample: ['Free for 3 clients', 'Free for 3 clients. Start with those and see how it goes.'],
  },
  {
    id: 'start_with_sum',
    said: ['start with (?:just |only |as little as )?(?<sum>[$€£]\\d[\\d,.]*)'],
    lines: ['Start with {sum}, and add when you can.', 'Start with {sum}. You don’t have to be rich first.'],
    headlines: ['Start with {sum}'],
    sample: ['Start with $10', 'Start with $10. You don’t have to be rich first.'],
  },
  {
    id: 'real_people',
    said: [
      'real (?<who>cpas|people|humans|doctors|teachers|designers|lawyers|nurses|coaches|bookkeepers|accountants|experts)',
      'an? real (?<one>cpa|person|human|doctor|teacher|designer|lawyer|nurse|coach|bookkeeper|accountant|expert)',
    ],
    isCalm: true,
    lines: [
      'Real {who}. Ask the odd question, too.',
      'Real {who}. You ask, and somebody has seen it before.',
      'A real {one}. Ask the odd question, too.',
      'A real {one}, so you can ask instead of guess.',
    ],
    headlines: ['Real {who}', 'A real {one}'],
    moments: ['Ask the odd question, too'],
    sample: ['A real bookkeeper', 'A real bookkeeper. Ask the odd question, too.'],
  },
  {
    id: 'done_by_day',
    said: [
      '(?<what>books|invoices|reports|payroll|returns|statements) done by (?<day>the \\d{1,2}(?:st|nd|rd|th)|month’s end|friday|monday)',
    ],
    lines: [
      '{what} done by {day}. You know where you stand all month.',
      '{what} done by {day}, and your evenings are yours.',
    ],
    headlines: ['{what} done by {day}'],
    moments: ['Know where you stand all month'],
    sample: ['Books done by the 5th', 'Books done by the 5th. You know where you stand all month.'],
  },
  {
    id: 'safe_chat',
    said: ['(?<how>safe|moderated|monitored) (?<what>chat|chats|messaging)'],
    lines: ['{how} {what}. You don’t have to read over a shoulder.'],
    headlines: ['{how} {what}'],
    sample: ['Safe chat', 'Safe chat. You don’t have to read over a shoulder.'],
  },
  {
    id: 'suits_yours',
    said: [
      '(?<does>treats|works on|suits|fits) (?<what>skin of color|curly hair|sensitive skin|dry skin|fine hair|wide feet|narrow feet|natural hair|textured hair)',
    ],
    lines: ['{does} {what}. You don’t have to explain yours.'],
    headlines: ['{does} {what}'],
    moments: ['No explaining yours'],
    sample: ['Treats skin of color', 'Treats skin of color. You don’t have to explain yours.'],
  },
  {
    id: 'cuts_by',
    said: [
      '(?:it )?(?<does>cuts|reduces|lowers|shortens) (?<what>(?:wait|lead|load|setup|cycle|admin|cleanup|cooking) times?|no-shows|churn|paperwork|errors|waste|downtime|returns|costs|stress) (?<by>by|up to) (?<much>(?:up to )?\\d{1,3}\\s?(?:%|percent))',
    ],
    lines: [
      '{does} {what} {by} {much}. Ask us how it’s measured.',
      'Hold it up against your own numbers. It {does} {what} {by} {much}.',
    ],
    headlines: ['{does} {what} {by} {much}'],
    moments: ['Ask us how it’s measured'],
    sample: ['Cuts wait times by 30%', 'Cuts wait times by 30%. Ask us how it’s measured.'],
  },
  {
    id: 'free_for_group',
    said: [
      'free for (?<who>students|teachers|members|nonprofits|schools|veterans|seniors|individuals|hobbyists|open source)',
    ],
    lines: [
      'Free for {who}. You’ve got better things to spend it on.',
      'It’s free for {who}, so there’s nobody to ask.',
    ],
    headlines: ['Free for {who}'],
    moments: ['Nobody to ask for a budget'],
    sample: ['Free for students', 'Free for students. You’ve got better things to spend it on.'],
  },
  {
    id: 'pause_anytime',
    said: [
      '(?<do>skip|pause|skip or pause|pause or skip) (?<when>anytime|any time|whenever you (?:like|travel|need to))',
    ],
    lines: ['{do} {when}. Vacation, full fridge, no reason at all.', 'Your plans don’t have to fit ours. {do} {when}.'],
    headlines: ['{do} {when}', 'Full fridge? {do} {when}'],
    moments: ['Go away, we’ll wait'],
    sample: ['Pause anytime', 'Pause anytime. Vacation, full fridge, no reason at all.'],
  },
  {
    id: 'pickup_at',
    said: [
      '(?:free )?pick ?up at (?<n>\\d{1,3}|two|three|five) (?<what>locations|spots|farms|stores|sites|stops|shops)',
    ],
    lines: [
      'Pick up at {n} {what}. One may be on your way home.',
      'You’re driving past anyway. Pick up at {n} {what}.',
    ],
    headlines: ['Pick up at {n} {what}'],
    moments: ['Pick it up on the way home'],
    sample: ['Pick up at 12 locations', 'Pick up at 12 locations. One may be on your way home.'],
  },
  {
    id: 'we_set_up',
    said: [
      'we (?<do>set up|pack up|clear up|unload) in (?<time>(?:under |about )?(?:\\d{1,3}|ten|fifteen|twenty) (?:minutes|mins))',
    ],
    lines: ['We {do} in {time}, before anyone looks up.', 'Your guests won’t notice. We {do} in {time}.'],
    headlines: ['We {do} in {time}'],
    moments: ['Before anyone looks up'],
    sample: ['We set up in 15 minutes', 'We set up in 15 minutes, before anyone looks up.'],
  },
];

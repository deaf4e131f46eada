import type { Topic } from './topic';

/** What somebody else sees to, so that the reader needn’t. */
export const arranged: readonly Topic[] = [
  {
    id: 'lent_free',
    said: [
      '(?<what>instruments?|bikes?|gear|skates?|boots|rackets?|clubs|books|costumes|tools|helmets?) (?:is |are )?(?:loaned|lent|rented)(?: out)? (?<free>free|at no cost)',
    ],
    lines: ['The {what} can be borrowed {free}. Try it before you buy one.'],
    headlines: ['Borrow the {what} {free}'],
    moments: ['Try it before you buy one'],
    sample: ['Instrument loaned free', 'The instrument can be borrowed free. Try it before you buy one.'],
  },
  {
    id: 'stay_in_car',
    said: ['(?:you can )?stay in your (?<where>car|seat|pajamas)(?: the whole time)?'],
    lines: ['Stay in your {where}. Finish your coffee.'],
    headlines: ['Stay in your {where}'],
    moments: ['Finish your coffee'],
    sample: ['Stay in your car', 'Stay in your car. Finish your coffee.'],
  },
  {
    id: 'guided_minutes',
    said: [
      '(?<length>\\d{1,2}[- ]minute) (?<what>guided meditations?|meditations?|workouts|lessons|practices|stretches|stories)',
    ],
    lines: ['{length} {what}. Done before the first meeting.'],
    headlines: ['{length} {what}'],
    moments: ['Fits before the first meeting'],
    sample: ['10 minute guided meditations', '10-minute guided meditations. Done before the first meeting.'],
  },
  {
    id: 'sleep_stories',
    said: ['(?<what>sleep stories|bedtime stories|sleep sounds|white noise)'],
    lines: ['{what}. Somebody reads you to sleep.', '{what}. Put the phone face down and listen.'],
    headlines: ['{what}'],
    sample: ['Sleep stories', 'Sleep stories. Put the phone face down and listen.'],
  },
  {
    id: 'only_room_for',
    said: [
      '(?<who>cats?|dogs?|kids|women|quiet)[- ]only (?<where>waiting rooms?|room|entrance|area|floor|ward|hours|playroom)',
    ],
    lines: ['A {who}-only {where}. Everyone breathes easier.'],
    headlines: ['{who}-only {where}'],
    sample: ['Cats only waiting room', 'A cats-only waiting room. Everyone breathes easier.'],
  },
  {
    id: 'chef_meals',
    said: [
      '(?<who>chef|home|freshly)[- ](?<how>cooked|made|prepared) (?<what>meals|dinners|lunches|food)(?: (?<when>daily|every day|three times a day))?',
    ],
    lines: ['{who}-{how} {what} {when?}. Dinner is something to look forward to.'],
    headlines: ['{who}-{how} {what} {when?}'],
    sample: ['Chef cooked meals', 'Chef-cooked meals. Dinner is something to look forward to.'],
  },
  {
    id: 'we_bag_it',
    said: [
      'we (?<do>bag|haul|take|sweep|cart) (?:up |away )?(?:the|your|all the) (?<what>leaves|branches|trash|debris|brush|old (?:one|carpet|fence|deck|mattress))(?: away)?',
    ],
    lines: ['We {do} the {what}. You keep your hands clean.'],
    headlines: ['We {do} the {what}'],
    moments: ['You keep your hands clean'],
    sample: ['We bag the leaves', 'We bag the leaves. You keep your hands clean.'],
  },
  {
    id: 'next_door',
    said: [
      '(?<what>childcare|parking|coffee|playground|park|cafe|café|daycare) (?<where>next door|across the street|around the corner|out front|upstairs|downstairs)',
    ],
    lines: ['There’s {what} {where}. One problem fewer.'],
    headlines: ['{what} {where}'],
    sample: ['Childcare next door', 'There’s childcare next door. One problem fewer.'],
  },
  {
    id: 'done_every_night',
    said: [
      '(?:automatic )?(?<what>backups|updates|cleaning|patrols|checks|restocks) (?<when>every night|nightly|overnight|every hour|every day)',
    ],
    lines: ['{what} {when}. You sleep, it’s done.'],
    headlines: ['{what} {when}'],
    moments: ['You sleep, it’s done'],
    sample: ['Backups every night', 'Backups every night. You sleep, it’s done.'],
  },
  {
    id: 'all_planned',
    said: ['(?:everything|all) (?:is )?(?<what>planned|arranged|taken care of|organized|set up|handled)(?: for you)?'],
    lines: ['Everything is {what}. You just show up.'],
    headlines: ['Everything {what}'],
    moments: ['You just show up'],
    sample: ['Everything planned', 'Everything is planned. You just show up.'],
  },
  {
    id: 'kids_make_own',
    said: ['(?:the )?(?<who>kids|children|guests) (?<do>make|build|bake|decorate|top) their own(?: (?<what>\\p{L}+))?'],
    lines: ['{who} {do} their own {what?}. They’ll show everyone.'],
    headlines: ['{who} {do} their own {what?}'],
    sample: ['Kids make their own', 'Kids make their own. They’ll show everyone.'],
  },
  {
    id: 'we_clean_up',
    said: [
      '(?<time>\\d(?:\\.5)? hours),? (?:and )?we clean up(?: after)?',
      'we do the (?<what>dishes|cleanup|tidying)',
    ],
    lines: ['{time}, and we clean up. You go home with the presents.', 'We do the {what}. You go home.'],
    headlines: ['{time}, and we clean up', 'We do the {what}'],
    sample: ['2 hours, we clean up', '2 hours, and we clean up. You go home with the presents.'],
  },
  {
    id: 'moves_with_you',
    said: ['(?<do>moves|goes|travels) with you'],
    lines: ['It {do} with you. The next address is no problem.'],
    headlines: ['{do} with you'],
    sample: ['Moves with you', 'It moves with you. The next address is no problem.'],
  },
  {
    id: 'while_you_sleep',
    said: [
      '(?<does>mows|works|charges|cleans|files|trains|bakes|brews|runs|vacuums) while you (?<you>sleep|work|eat|rest|are away|are out|are at work)',
    ],
    lines: ['It {does} while you {you}. You only see the result.'],
    headlines: ['{does} while you {you}'],
    moments: ['You only see the result'],
    sample: ['Mows while you sleep', 'It mows while you sleep. You only see the result.'],
  },
  {
    id: 'quiet_as',
    said: ['(?:as )?quiet as (?<what>an? \\p{L}+)'],
    lines: ['Quiet as {what}. The neighbors won’t know.'],
    headlines: ['Quiet as {what}'],
    sample: ['Quiet as a fridge', 'Quiet as a fridge. The neighbors won’t know.'],
  },
  {
    id: 'all_handled',
    said: [
      '(?<what>(?:insurance |government )?(?:grants|permits|claims|paperwork|visas|rebates|registrations?|forms|taxes)) (?:are |is )?(?<done>handled|filed|done|taken care of|filled out)(?: for you)?',
    ],
    isCalm: true,
    lines: ['{what} {done} for you. Less on your desk.'],
    headlines: ['{what} {done} for you'],
    moments: ['Less on your desk'],
    sample: ['Grants handled', 'Grants handled for you. Less on your desk.'],
  },
  {
    id: 'labels_for',
    said: [
      '(?<what>labels?|menus?|cards?) (?<for>for|with) (?<need>(?:every |all )?(?:allerg(?:y|ies|ens)|diets?|ingredients))',
    ],
    lines: ['{what} {for} {need}. Nobody has to ask.'],
    headlines: ['{what} {for} {need}'],
    moments: ['Nobody has to ask'],
    sample: ['Labels for allergies', 'Labels for allergies. Nobody has to ask.'],
  },
  {
    id: 'on_time_or',
    said: ['(?<what>delivered|here|done|there|finished|served) on time or (?<else>it’s free|free|you don’t pay)'],
    lines: ['{what} on time, or {else}. You can set the table.', '{what} on time, or {else}. You can plan around it.'],
    headlines: ['{what} on time, or {else}'],
    moments: ['You can plan around it'],
    sample: ['Delivered on time or free', 'Delivered on time, or free. You can plan around it.'],
  },
  {
    id: 'order_by_for',
    said: [
      'order (?:by|before) (?<when>(?:\\d{1,2}(?::\\d\\d)? ?[ap]m|noon|midnight)) (?:for|and get it) (?<then>tomorrow|the same day|same day|next day|pickup today)',
    ],
    lines: ['Order by {when}, have it {then}.', 'Order by {when} for {then}. The clock does the rest.'],
    headlines: ['Order by {when} for {then}'],
    sample: ['Order by 3pm for tomorrow', 'Order by 3pm for tomorrow. The clock does the rest.'],
  },
  {
    id: 'handle_on_it',
    said: [
      '(?:an? |with an? )?(?<what>handle|pocket|zipper|hood|loop) on (?:the|top|each) ?(?<where>back|top|side|front|sides)?',
    ],
    lines: ['There’s a {what} on the {where}. You’ll use it sooner than you think.'],
    headlines: ['A {what} on the {where}'],
    sample: ['Handle on the back', 'There’s a handle on the back. You’ll use it sooner than you think.'],
  },
  {
    id: 'weekly_books',
    said: [
      '(?<what>books|payroll|reports?|reviews) (?<done>done|closed|sent|ready) (?<when>weekly|every (?:week|month|monday|friday)|monthly)',
    ],
    lines: ['{what} {done} {when}. You know where you stand.'],
    headlines: ['{what} {done} {when}'],
    moments: ['Know where you stand'],
    sample: ['Books done weekly', 'Books done weekly. You know where you stand.'],
  },
  {
    id: 'report_every',
    said: ['(?:an? )?(?<what>(?:\\p{L}+ ){0,2}report) (?<when>every (?:day|week|month|monday|friday|morning|quarter))'],
    lines: ['{what} {when}. No more guessing.'],
    headlines: ['{what} {when}'],
    moments: ['No more guessing'],
    sample: ['Food cost report every Monday', 'Food cost report every Monday. No more guessing.'],
  },
  {
    id: 'camera_everywhere',
    said: [
      '(?:an? )?(?<what>cameras?|lights?|staff|security) (?<where>on every (?:row|floor|door|aisle|level)|at every (?:door|gate|entrance)|day and night)',
    ],
    lines: ['{what} {where}. Somebody’s always looking.'],
    headlines: ['{what} {where}'],
    sample: ['Camera on every row', 'Camera on every row. Somebody’s always looking.'],
  },
  {
    id: 'text_to_book',
    said: ['(?<how>text|call|message|email) to (?<do>book|order|schedule|reserve)'],
    lines: ['{how} to {do}. One message, and you’re in.'],
    headlines: ['{how} to {do}'],
    moments: ['One message, and you’re in'],
    sample: ['Text to book', 'Text to book. One message, and you’re in.'],
  },
  {
    id: 'classes_of',
    said: [
      '(?<what>(?:\\p{L}+ )?(?:classes|groups|lessons|trips|tours)) of (?:only |just )?(?<n>\\d{1,2})(?: (?<who>people|students|kids|riders|dogs))?',
    ],
    lines: ['{what} of {n} {who?}. The teacher sees you.', '{what} of {n} {who?}. Small enough to know your name.'],
    headlines: ['{what} of {n} {who?}'],
    moments: ['Small enough to know your name'],
    sample: ['Reformer classes of 8', 'Reformer classes of 8. Small enough to know your name.'],
  },
];

import type { Topic } from './topic';

/** What a school, an office or a crew does for one. */
export const promises: readonly Topic[] = [
  {
    id: 'practice_tests',
    said: ['(?<n>\\d{1,2}|two|three|four|five) practice (?<what>tests|exams|interviews|rounds|runs)'],
    lines: [
      '{n} practice {what}. By the real one, you’ve been there before.',
      'You won’t be seeing it for the first time. You get {n} practice {what}.',
    ],
    headlines: ['{n} practice {what}'],
    moments: ['Walk in having done it before'],
    sample: ['4 practice tests', '4 practice tests. By the real one, you’ve been there before.'],
  },
  {
    id: 'pass_first',
    said: ['pass (?<when>the first time|on the first try|on your first try)'],
    lines: ['Pass {when}, and be done with it.', 'Pass {when} and call home with the news.'],
    headlines: ['Pass {when}'],
    moments: ['Call home with the news'],
    sample: ['Pass the first time', 'Pass the first time, and be done with it.'],
  },
  {
    id: 'speak_from_start',
    said: ['(?<do>speak|talk|play|cook|paint|code|build) from (?<day>day one|the first (?:day|lesson|class|hour))'],
    lines: ['{do} from {day}. Getting it wrong is part of it.', '{do} from {day}, before you feel ready.'],
    headlines: ['{do} from {day}'],
    moments: ['Start before you feel ready'],
    sample: ['Speak from day one', 'Speak from day one. Getting it wrong is part of it.'],
  },
  {
    id: 'tournaments',
    said: [
      '(?<do>play|compete|perform|swim|race) in (?<what>real tournaments|tournaments|real matches|real meets|real concerts|real races)',
    ],
    lines: ['{do} in {what}. That’s where the stories come from.', '{do} in {what}, with nerves and a handshake.'],
    headlines: ['{do} in {what}'],
    moments: ['Feel your heart beat'],
    sample: ['Play in real tournaments', 'Play in real tournaments. That’s where the stories come from.'],
  },
  {
    id: 'hours_only',
    said: ['(?<when>evenings|weekends|nights|evenings and weekends) only'],
    lines: ['{when} only. Your day job stays your day job.', 'Keep your day job. It’s {when} only.'],
    headlines: ['{when} only', 'Keep your job: {when} only'],
    moments: ['Keep your day job'],
    sample: ['Evenings only', 'Evenings only. Your day job stays your day job.'],
  },
  {
    id: 'all_online',
    said: ['(?:all |fully |100% )?(?<how>online|remote)'],
    lines: ['It’s {how}. Your kitchen table will do.', 'It’s {how}, so nobody has to drive.'],
    headlines: ['{how}, from your kitchen table'],
    moments: ['Your kitchen table will do'],
    sample: ['Online', 'It’s online. Your kitchen table will do.'],
  },
  {
    id: 'local_branches',
    said: ['local (?<what>branches|offices|shops|stores|agents)'],
    isCalm: true,
    lines: [
      'Local {what}. You can still walk in and ask.',
      'Some questions are easier across a desk. We have local {what}.',
    ],
    headlines: ['Local {what}'],
    moments: ['Walk in and ask'],
    sample: ['Local branches', 'Local branches. You can still walk in and ask.'],
  },
  {
    id: 'video_or_person',
    said: ['(?<how>by video|video|online|by phone) or in person'],
    isCalm: true,
    lines: [
      '{how} or in person. Come in, or stay on your own couch.',
      '{how} or in person, whichever feels easier that day.',
    ],
    headlines: ['{how} or in person'],
    moments: ['Come in or stay home'],
    sample: ['Video or in person', 'Video or in person. Come in, or stay on your own couch.'],
  },
  {
    id: 'sliding_scale',
    said: ['(?:a )?sliding scale(?: (?<from>(?:from|starting at) [$€£]\\d[\\d,.]*))?'],
    isCalm: true,
    lines: ['Sliding scale {from?}. Tell us what works.', 'Sliding scale {from?}. Money is a fair first question.'],
    headlines: ['Sliding scale {from?}'],
    moments: ['Tell us what works'],
    sample: ['Sliding scale from $40', 'Sliding scale from $40. Tell us what works.'],
  },
  {
    id: 'openings_when',
    said: [
      '(?<what>appointments|openings|visits|seats|tables|spots) (?<when>this week|today|tomorrow|this weekend|next week|within (?:two|three|\\d) days)',
    ],
    lines: ['{what} {when}. Put one in your calendar.', '{what} {when}, so you can stop meaning to call.'],
    headlines: ['{what} {when}'],
    moments: ['Stop meaning to call'],
    sample: ['Appointments this week', 'Appointments this week. Put one in your calendar.'],
  },
  {
    id: 'we_do_everything',
    said: ['we (?<do>wrap|pack|carry|lift|load|move|unpack) everything'],
    lines: ['We {do} everything. You carry the keys.', 'We {do} everything, including that lamp you won’t give up.'],
    headlines: ['We {do} everything'],
    moments: ['You carry the keys'],
    sample: ['We wrap everything', 'We wrap everything. You carry the keys.'],
  },
  {
    id: 'rebate',
    said: ['(?:an? )?rebate at (?<when>closing|signing|checkout|purchase)'],
    lines: [
      'Rebate at {when}. Put it toward the couch.',
      'There’s a rebate at {when}. The new place will want things.',
    ],
    headlines: ['Rebate at {when}'],
    moments: ['Put it toward the couch'],
    sample: ['Rebate at closing', 'Rebate at closing. Put it toward the couch.'],
  },
  {
    id: 'tour_soon',
    said: [
      'tour (?<what>homes|houses|apartments|lofts|listings|open houses) (?<when>the same day|today|this week|by video|this weekend)',
    ],
    lines: ['Tour {what} {when} and see what the pictures leave out.', 'You like the picture? Tour {what} {when}.'],
    headlines: ['Tour {what} {when}'],
    moments: ['See what the pictures hide'],
    sample: ['Tour homes the same day', 'Tour homes the same day and see what the pictures leave out.'],
  },
  {
    id: 'record_publish',
    said: ['record, edit,? (?<and>and|&) publish'],
    lines: [
      'Record, edit {and} publish. You walk in with an idea and out with an episode.',
      'Record, edit {and} publish, without a blanket over your head.',
    ],
    headlines: ['Record, edit {and} publish'],
    moments: ['Walk out with an episode'],
    sample: ['Record, edit and publish', 'Record, edit and publish. You walk in with an idea and out with an episode.'],
  },
  {
    id: 'done_on_site',
    said: [
      '(?<done>shredded|destroyed|repaired|fixed|printed|roasted|milled|sewn|framed) (?<where>on site|on-site|in front of you|while you watch)',
    ],
    lines: [
      '{done} {where}. Nothing gets sent away first.',
      'It doesn’t leave your sight for long. It’s {done} {where}.',
    ],
    headlines: ['{done} {where}'],
    moments: ['Nothing gets sent away first'],
    sample: ['Shredded on site', 'Shredded on site. Nothing gets sent away first.'],
  },
  {
    id: 'paper_for_every',
    said: [
      '(?:an? )?(?<what>certificate|receipt|report|photo|record) for every (?<each>bin|job|visit|box|load|order|piece|repair|stop|walk)',
    ],
    lines: [
      'A {what} for every {each}. You have it in writing.',
      'Somebody will ask. You have a {what} for every {each}.',
    ],
    headlines: ['A {what} for every {each}'],
    moments: ['Have it in writing'],
    sample: ['Certificate for every bin', 'A certificate for every bin. You have it in writing.'],
  },
  {
    id: 'cared_for_daily',
    said: [
      '(?<what>stalls|rooms|cages|kennels|litter boxes|pools|tables|toys|tanks|bowls) (?<done>cleaned|washed|checked|scrubbed|refilled) (?<when>daily|every day|twice a day|every night)',
    ],
    lines: ['{what} {done} {when}. You don’t have to ask.', '{what} {done} {when}. Drop in any time and look.'],
    headlines: ['{what} {done} {when}'],
    moments: ['Drop in any time and look'],
    sample: ['Stalls cleaned daily', 'Stalls cleaned daily. You don’t have to ask.'],
  },
  {
    id: 'all_year',
    said: [
      '(?<what>turnout|riding|classes|play|tennis|swimming|skating|camping|pickup) (?<when>all year|year-round|all winter|all summer)',
    ],
    lines: ['{what} {when}, whatever the month looks like.', 'The calendar turns, you keep going. {what} {when}.'],
    headlines: ['{what} {when}'],
    sample: ['Turnout all year', 'Turnout all year, whatever the month looks like.'],
  },
  {
    id: 'adopted',
    said: [
      '(?<n>\\d[\\d,]*) (?<what>adopted|rehomed|rescued|placed)(?: (?<when>in \\d{4}|last year|this year|so far))?',
    ],
    lines: [
      '{n} {what} {when?}. The next one could ride home with you.',
      '{n} {what} {when?}. The next one is looking at the door.',
    ],
    headlines: ['{n} {what} {when?}'],
    moments: ['The next one is waiting'],
    sample: ['400 adopted in 2025', '400 adopted in 2025. The next one could ride home with you.'],
  },
  {
    id: 'texts_you',
    said: ['(?<who>i will|we will|i’ll|we’ll) text you (?<when>every day|daily|every morning|every week)'],
    lines: [
      '{who} text you {when}. Somebody notices when you skip.',
      '{who} text you {when}, so “tomorrow” gets harder to say.',
    ],
    headlines: ['{who} text you {when}'],
    moments: ['Somebody notices if you skip'],
    sample: ['I will text you every day', 'I will text you every day. Somebody notices when you skip.'],
  },
  {
    id: 'fit_in_break',
    said: [
      '(?<what>workouts|classes|sessions|lessons|treatments|meetings) (?<fit>that fit|fit) (?<in>in|into) (?<when>a lunch break|your lunch break|a lunch hour)',
    ],
    lines: ['{what} {fit} {in} {when}. You can still eat.', '{what} {fit} {in} {when}, so there goes that excuse.'],
    headlines: ['{what} {fit} {in} {when}'],
    moments: ['There goes that excuse'],
    sample: ['Workouts fit in a lunch break', 'Workouts fit in a lunch break. You can still eat.'],
  },
  {
    id: 'how_often',
    said: [
      '(?<one>every week|weekly|every month) or (?<other>every (?:2|two|other) weeks?|biweekly|monthly|twice a month)',
    ],
    lines: ['{one} or {other}. You decide how often.', 'You decide how often: {one} or {other}.'],
    headlines: ['{one} or {other}'],
    moments: ['You decide how often'],
    sample: ['Every week or every 2 weeks', 'You decide how often: every week or every 2 weeks.'],
  },
  {
    id: 'hours_of_care',
    said: [
      '(?<what>care|help|visits|lessons|support) from (?<n>\\d{1,2}|two|three) hours (?<each>a week|a day|a month)',
    ],
    isCalm: true,
    lines: [
      '{what} from {n} hours {each}. Start small and see how it goes.',
      '{what} from {n} hours {each}. You can always ask for more.',
    ],
    headlines: ['{what} from {n} hours {each}'],
    moments: ['Start small, see how it goes'],
    sample: ['Care from 3 hours a week', 'Care from 3 hours a week. Start small and see how it goes.'],
  },
  {
    id: 'yearly_fee',
    said: ['(?<rate>\\d{1,2}(?:\\.\\d+)?%) (?<what>annual fee|management fee|fee|commission|expense ratio)'],
    lines: [
      '{rate} {what}. Work out what that is in dollars.',
      'Ask the others, then compare. Ours is a {rate} {what}.',
    ],
    headlines: ['{rate} {what}'],
    moments: ['Work it out in dollars'],
    sample: ['0.15% annual fee', '0.15% annual fee. Work out what that is in dollars.'],
  },
  {
    id: 'priced_visit',
    said: [
      '(?<price>[$€£]\\d[\\d.,]*) (?<what>diagnostic|inspection|tune-up|checkup|exam|cleaning|estimate|visit|service call|consultation|assessment)',
    ],
    lines: [
      '{price} {what}. You know what finding out costs.',
      'Finding out has a price, and it’s known. {price} {what}.',
    ],
    headlines: ['{price} {what}'],
    moments: ['Know what finding out costs'],
    sample: ['$49 diagnostic', '$49 diagnostic. You know what finding out costs.'],
  },
  {
    id: 'or_money_back',
    said: ['(?<what>\\+?\\d{1,4} (?:points|pounds|inches|leads|signups|days)) or your money back'],
    lines: [
      '{what} or your money back. We have something riding on it, too.',
      'You’re not the only one who wants it. {what} or your money back.',
    ],
    headlines: ['{what} or your money back'],
    sample: ['+150 points or your money back', '+150 points or your money back. We have something riding on it, too.'],
  },
  {
    id: 'try_again_free',
    said: ['(?<what>free (?:rematch|retake|redo|second try|replay)) if you (?<if>fail|lose|miss|get stuck)'],
    lines: ['{what} if you {if}. Losing isn’t the end of it.', 'Get it wrong once. You get a {what} if you {if}.'],
    headlines: ['{what} if you {if}'],
    moments: ['Losing isn’t the end of it'],
    sample: ['Free rematch if you fail', 'Free rematch if you fail. Losing isn’t the end of it.'],
  },
];

import { always } from './some';
import type { Topic } from './topic';

/** Prices, counts, and what is left of them. */
export const counted: readonly Topic[] = [
  {
    id: 'price_a_class',
    said: [
      '(?:only |just )?<money> (?<per>(?:a|per) (?:class|lesson|workshop|drop-in))(?:,? (?<how>pay as you go|no commitment|drop in))?',
    ],
    lines: ['{money} {per} {how?}. Come once and see.'],
    headlines: ['{money} {per} {how?}'],
    moments: ['Come once and see'],
    sample: ['$15 a class', '$15 a class. Come once and see.'],
  },
  {
    id: 'whole_price',
    said: [
      '(?:a |just |only )?(?:(?<first>flat|fixed|all-in) )?<money>(?: (?<how>flat|all in|all-in|fixed|flat fee|flat rate|all inclusive|whatever the size|flat whatever the size))',
      '(?<first>flat|fixed) <money>',
    ],
    lines: [
      '{money} {how}. That’s the whole bill.',
      '{first} {money}. That’s the whole bill.',
      '{first} {money} {how}. That’s the whole bill.',
    ],
    headlines: ['{money} {how}', '{first} {money}'],
    moments: ['That’s the whole bill'],
    sample: ['$65 flat', '$65 flat. That’s the whole bill.'],
  },
  {
    id: 'young_ones_free',
    said: [
      '(?<what>(?:kids|children|under[- ]\\d+s|toddlers|babies|siblings)(?: under \\d+)? (?:go free|eat free|(?:[a-z]+ )?free|come free|are free|get in free|ride free))',
    ],
    lines: ['{what}. Bring the whole family.'],
    headlines: ['{what}'],
    moments: ['Bring the whole family'],
    sample: ['Kids under 4 eat free', 'Kids under 4 eat free. Bring the whole family.'],
  },
  {
    id: 'dogs_free',
    said: ['(?<what>(?:dogs|pets|your dog) (?:go|goes|stays?|rides?|come|comes) free)'],
    lines: ['{what}. Nobody has to wait at home.'],
    headlines: ['{what}'],
    sample: ['Dogs go free', 'Dogs go free. Nobody has to wait at home.'],
  },
  {
    id: 'vouchers_valid',
    said: ['(?<what>(?:gift )?(?:vouchers|cards|certificates)(?: are)? (?:valid|good)(?: for)? \\d+ (?:months|years))'],
    lines: ['{what}. Whoever gets one picks the day.'],
    headlines: ['{what}'],
    moments: ['Let them pick the day'],
    sample: ['Gift vouchers valid 12 months', 'Gift vouchers valid 12 months. Whoever gets one picks the day.'],
  },
  {
    id: 'free_second_look',
    said: [
      '(?<what>(?:one |a )?free (?:check|check[- ]?up|touch[- ]?up|adjustment|follow-up)(?: visit)? (?:after|within|in) \\d+ (?:days|weeks|months))',
    ],
    lines: ['{what}. You come back once it has settled.'],
    headlines: ['{what}'],
    sample: ['Free check-up after 6 weeks', 'Free check-up after 6 weeks. You come back once it has settled.'],
  },
  {
    id: 'few_left',
    said: [
      '(?:only |just )?(?<n>\\d{1,2}|one|two|three|four|five|six) (?<what>(?:\\p{L}+ ){0,2}(?:spots?|slots?|dates?|places|seats|tables?|rooms?|saturdays|sundays|weekends)) (?<left>left|remaining|still open)(?: (?<for>(?:for|in|on|until) (?:the )?[\\p{L}\\d ]{3,24}))?',
    ],
    lines: ['{n} {what} {left} {for?}. One could be yours.', 'Only {n} {what} {left} {for?}.'],
    headlines: ['Only {n} {what} {left} {for?}'],
    moments: ['One could be yours'],
    sample: ['Only 2 spots left in November', '2 spots left in November. One could be yours.'],
  },
  {
    id: 'no_card_trial',
    said: [
      '(?:an? )?(?<what>\\d{1,3}[- ]day (?:free )?trial|free \\d{1,3}[- ]day trial|free trial), (?<no>no (?:credit )?card)(?: (?:needed|required))?',
    ],
    lines: ['{what}, {no}. Nothing to cancel if it’s not for you.'],
    headlines: ['{what}, {no}'],
    moments: ['Nothing to cancel'],
    sample: ['14-day free trial, no card', '14-day free trial, no card. Nothing to cancel if it’s not for you.'],
  },
  {
    id: 'rent_counts',
    said: [
      '(?<what>(?:all|half|some|part|most)(?: of)?(?: the| your)? rent counts toward(?:s)? (?:buying(?: it)?|the price|the purchase))',
    ],
    lines: ['{what}. Keep it, and that part is paid.'],
    sample: [
      'Half the rent counts towards buying',
      'Half the rent counts towards buying. Keep it, and that part is paid.',
    ],
  },
  {
    id: 'even_if_used',
    said: [
      '(?<what>\\d{1,3}[- ]day (?:returns?|refunds?|exchanges?),? even (?:if|after) (?:it’s |they’re )?(?:used|worn|opened|washed|assembled))',
    ],
    lines: ['{what}. Use it, then decide.'],
    headlines: ['{what}'],
    moments: ['Use it, then decide'],
    sample: ['30-day returns, even if used', '30-day returns, even if used. Use it, then decide.'],
  },
  {
    id: 'rated_by',
    said: [
      '(?<what>(?:rated )?\\d\\.\\d(?: stars)? (?:by|from) (?:over )?[\\d,]+ (?:\\p{L}+ )?(?:buyers|clients|collectors|couples|customers|divers|drivers|guests|members|owners|parents|patients|players|readers|riders|students|travelers|users))',
    ],
    isCalm: true,
    lines: ['{what}. Read a few of theirs.'],
    headlines: ['{what}'],
    sample: ['Rated 4.8 by 640 customers', 'Rated 4.8 by 640 customers. Read a few of theirs.'],
  },
  {
    id: 'done_since',
    said: [
      `${always}(?<what>(?:we’ve |I’ve )?(?!made\\b|handmade\\b|open\\b|established\\b|\\d|(?:.{0,40}\\b)?recipes?\\b)(?:[\\p{L}’'-]+ ){1,4}since (?:18|19)\\d\\d)`,
    ],
    isCalm: true,
    lines: ['{what}. By now, we’ve seen most things.'],
    sample: ['Conservation framing since 1988', 'Conservation framing since 1988. By now, we’ve seen most things.'],
  },
  {
    id: 'runs_in_family',
    said: [
      '(?<what>(?:two|three|four|five|\\d) generations of [\\p{L} -]{3,30}|(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ]generation (?:\\p{L}+ ){0,1}\\p{L}+s)',
    ],
    isCalm: true,
    lines: ['{what}. It runs in the family.'],
    headlines: ['{what}'],
    moments: ['It runs in the family'],
    sample: ['Three generations of clockmakers', 'Three generations of clockmakers. It runs in the family.'],
  },
  {
    id: 'at_most_guests',
    said: [
      '(?<what>(?:max|maximum|at most|up to|no more than|never more than) (?:of )?\\d{1,2} (?:people|guests|hikers|divers|walkers|riders|players)(?: a \\p{L}+)?)',
      '(?<small>(?:max|maximum|at most|up to|no more than|never more than) (?:of )?(?:[2-9]|1\\d) (?:kids|children|toddlers|students)(?: a \\p{L}+)?)',
    ],
    lines: ['{what}. There’s time for your questions.', '{small}. Yours isn’t one of thirty.'],
    headlines: ['{what}', '{small}'],
    moments: ['Time for your questions'],
    sample: ['Max 12 people', 'Max 12 people. There’s time for your questions.'],
  },
  {
    id: 'one_at_a_time',
    said: [
      '(?<what>(?:private \\p{L}+, )?(?:just )?one (?:dog|cat|pet|client|patient|family|student|bride|couple|group|guest|project|job) at a time)',
    ],
    isCalm: true,
    lines: ['{what}. Yours gets all the attention.'],
    headlines: ['{what}'],
    sample: ['One dog at a time', 'One dog at a time. Yours gets all the attention.'],
  },
];

import type { Topic } from './topic';

/** What comes with many things and services, and what one may do with them. */
export const besides: readonly Topic[] = [
  {
    id: 'lasts_years',
    said: [
      '(?:it )?lasts (?<span>(?:up to |over |more than )?\\d{1,2}\\+? (?:years|seasons|winters))(?: (?<where>outdoors|outside|in the sun|in salt water|or more))?',
    ],
    lines: ['Lasts {span} {where?}. You buy it once.'],
    headlines: ['Lasts {span} {where?}'],
    sample: ['Lasts 10 years', 'Lasts 10 years. You buy it once.'],
  },
  {
    id: 'free_cancellation',
    said: ['free cancell?ation(?: (?<when>(?:up to |until )?\\d{1,2} ?(?:h|hours?|days?) (?:before|ahead)))?'],
    lines: ['Free cancellation {when?}. Plans can change.'],
    headlines: ['Free cancellation {when?}'],
    moments: ['Plans can change'],
    sample: ['Free cancellation up to 24 hours before', 'Free cancellation up to 24 hours before. Plans can change.'],
  },
  {
    id: 'on_days',
    said: [
      '(?<what>rehearsals?|practice|meetups?|meetings|classes|open mics?|open mic nights?|quiz nights?|games?|runs|rides|workshops|tastings) (?:on |every )?<days>',
    ],
    lines: ['{what} on {days}. Keep the evening free.'],
    headlines: ['{what} on {days}'],
    sample: ['Rehearsals on Tuesday nights', 'Rehearsals on Tuesday nights. Keep the evening free.'],
  },
  {
    id: 'lifetime_access',
    said: ['(?:you get )?(?:lifetime|forever) access(?: (?<price>for (?:just |only )?[$€£]\\d[\\d,.]*))?'],
    lines: ['Lifetime access {price?}. You can go back to it anytime.'],
    headlines: ['Lifetime access {price?}'],
    sample: ['Lifetime access', 'Lifetime access. You can go back to it anytime.'],
  },
  {
    id: 'short_videos',
    said: [
      '(?:online course in |course of |in )?(?<n>\\d{1,3}) (?<kind>short |bite-sized |step-by-step |five-minute )?(?<what>videos|video lessons|lessons|recordings)',
    ],
    lines: ['{n} {kind?}{what}. You can watch one over coffee.'],
    headlines: ['{n} {kind?}{what}'],
    sample: ['12 short videos', '12 short videos. You can watch one over coffee.'],
  },
  {
    id: 'ask_expert',
    said: [
      '(?:you can )?ask (?<who>an? (?:real )?(?:baker|coach|cpa|doctor|engineer|expert|gardener|grower|lawyer|mechanic|mentor|nurse|teacher|trainer|tutor|vet)) (?<how>by (?:chat|text|email|phone|video)|online|anytime)',
    ],
    lines: ['Ask {who} {how}. No question is too small.'],
    headlines: ['Ask {who} {how}'],
    sample: ['Ask a baker by chat', 'Ask a baker by chat. No question is too small.'],
  },
  {
    id: 'set_up_for_you',
    said: [
      '(?<how>delivered and set up|delivered and installed|delivery and setup|setup included|set up and taken down|delivered, set up and taken down)',
    ],
    lines: ['{how}. You just pick the spot.'],
    headlines: ['{how}'],
    sample: ['Delivered and set up', 'Delivered and set up. You just pick the spot.'],
  },
  {
    id: 'staff_ratio',
    said: [
      '(?<one>1|one) (?<who>adult|teacher|coach|guide|instructor|sitter) (?:for every|per|to every|to) (?<n>\\d{1,2}) (?<whom>\\p{L}+)',
    ],
    lines: ['{one} {who} for every {n} {whom}. Somebody is always close by.'],
    headlines: ['{one} {who} for every {n} {whom}'],
    sample: ['1 adult for every 4 kids', '1 adult for every 4 kids. Somebody is always close by.'],
  },
  {
    id: 'reminds_when',
    said: ["(?<who>we remind|it reminds|reminds) you (?<when>(?:when|before|if|as soon as) [\\p{L} ’'-]{3,40})"],
    lines: ['{who} you {when}. You don’t have to write it down.'],
    headlines: ['{who} you {when}'],
    sample: [
      'We remind you when certificates run out',
      'We remind you when certificates run out. You don’t have to write it down.',
    ],
  },
  {
    id: 'choose_from',
    said: [
      '(?<n>(?:over |more than |nearly )?\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ )?\\p{L}+s) to choose from',
      'choose from (?<n>(?:over |more than |nearly )?\\d[\\d,]*\\+?) (?<what>(?:\\p{L}+ )?\\p{L}+s)',
    ],
    lines: ['Choose from {n} {what}.'],
    headlines: ['{n} {what} to choose from'],
    sample: ['Over 400 mouldings to choose from', 'Choose from over 400 mouldings.'],
  },
  {
    id: 'handwritten_note',
    said: [
      '(?:you can )?add (?<what>a (?:handwritten |personal |printed )?(?:note|card|message)|your own message)(?: for free)?',
    ],
    lines: ['Add {what}. They’ll keep it longer than the box.'],
    headlines: ['Add {what}'],
    sample: ['Add a handwritten note', 'Add a handwritten note. They’ll keep it longer than the box.'],
  },
  {
    id: 'recipe_cards',
    said: [
      '(?<what>recipe cards?|recipes|a recipe card|pattern|a pattern|instructions) (?<in>inside|in (?:every|each|the) (?:box|bag|kit|parcel))',
    ],
    lines: ['{what} {in}. You know where to begin.'],
    headlines: ['{what} {in}'],
    sample: ['Recipe cards inside', 'Recipe cards inside. You know where to begin.'],
  },
  {
    id: 'rebate',
    said: ['(?:it )?qualifies for (?<what>(?:the |an? )?(?:\\p{L}+ )?(?:rebate|tax credit|grant|subsidy))'],
    lines: ['Qualifies for {what}. Ask what you’d get back.'],
    headlines: ['Qualifies for {what}'],
    sample: ['Qualifies for the state rebate', 'Qualifies for the state rebate. Ask what you’d get back.'],
  },
  {
    id: 'references',
    said: ['references from (?<n>\\d{1,4}\\+?) (?<who>(?:\\p{L}+ ){0,2}\\p{L}+s)'],
    isCalm: true,
    lines: ['References from {n} {who}. Call a few of them.'],
    headlines: ['References from {n} {who}'],
    sample: ['References from 40 local homes', 'References from 40 local homes. Call a few of them.'],
  },
  {
    id: 'generations',
    said: [
      '(?<which>third|3rd|fourth|4th|second|2nd|fifth|5th)[- ]generation(?: (?<what>family business|family-owned|family-run|family firm|business|family farm|farm))?',
    ],
    isCalm: true,
    lines: ['{which}-generation {what?}. The name on the door is ours.'],
    headlines: ['{which}-generation {what?}'],
    sample: ['Third-generation family business', 'Third-generation family business. The name on the door is ours.'],
  },
  {
    id: 'we_come_for',
    said: ['(?:we )?(?:collect|pick up) (?<from>from (?:your|the) (?:door|home|house|office|school|hotel|work|curb))'],
    lines: ['We pick up {from}. You don’t have to drive.'],
    headlines: ['We pick up {from}'],
    sample: ['We collect from your door', 'We pick up from your door. You don’t have to drive.'],
  },
  {
    id: 'payouts',
    said: [
      '(?:you get |get )?(?<how>payouts|paid|payments) (?<when>every (?:day|week|\\p{L}+day)|daily|weekly|the same day|in \\d{1,2} days)',
    ],
    lines: ['{how} {when}. You know when the money comes.'],
    headlines: ['{how} {when}'],
    sample: ['Payouts every Monday', 'Payouts every Monday. You know when the money comes.'],
  },
];

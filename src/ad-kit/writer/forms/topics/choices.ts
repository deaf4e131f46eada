import { always, some } from './some';
import type { Topic } from './topic';

/** What customers choose, what fits them, and what a yes or a question costs. */
export const choices: readonly Topic[] = [
  {
    id: 'many_kinds',
    said: [
      '(?<what>(?:over |more than )?\\d{1,4}\\+? (?:[\\p{L}-]+ ){0,2}(?:flavou?rs|kinds|blends|scents|tartans|toppings|types|varieties|wines|whiskies|beers|ciders|cheeses|cakes|pies|schmears|sauces|items|fillings)(?: made in-?house| to try| in stock)?)',
    ],
    lines: ['{what}. The hard part is choosing.'],
    headlines: ['{what}'],
    moments: ['The hard part is choosing'],
    sample: ['8 spice blends', '8 spice blends. The hard part is choosing.'],
  },
  {
    id: 'any_kind',
    said: [
      '(?<what>(?:we (?:service|fix|repair|take|buy|tune|groom|teach) )?(?:any|all|every) (?:age|ages|breed|breeds|brand|brands|car|level|levels|make|makes|make and model|makes and models|model|models|shape|shapes|size|sizes|skill level|skill levels|bike|bikes)(?: welcome)?)',
    ],
    lines: ['{what}. Yours, too.'],
    headlines: ['{what}'],
    moments: ['Yours, too'],
    sample: ['We service any make', 'We service any make. Yours, too.'],
  },
  {
    id: 'your_choice',
    said: [
      `(?<what>you (?:can )?(?:choose|pick) (?:your|the|which) (?:${some})|(?:choose|pick) (?:your own|the) (?:${some})|(?:${some}) (?:on|at) the (?:dates|times?|days?) you choose)`,
    ],
    lines: ['{what}. It’s your call.'],
    moments: ['It’s your call'],
    sample: ['You choose the tunes', 'You choose the tunes. It’s your call.'],
  },
  {
    id: 'nothing_else',
    said: [
      `(?<what>(?:we|I) only (?:do|make|treat|teach|fix|sell|repair|work with|photograph) (?:${some})|\\d{1,2} years of doing nothing but (?:${some})|(?:${some}) is all we do)`,
    ],
    lines: ['{what}. There’s little we haven’t seen.'],
    sample: ['We only do truckers', 'We only do truckers. There’s little we haven’t seen.'],
  },
  {
    id: 'everybody_gets_in',
    said: [
      '(?<what>(?:fully )?(?:wheelchair[- ]accessible|step-free(?: access| entry)?|wheelchair (?:ramp|lift|access)))',
    ],
    isCalm: true,
    lines: ['{what}. Everybody gets in.'],
    headlines: ['{what}'],
    moments: ['Everybody gets in'],
    sample: ['Wheelchair accessible', 'Wheelchair accessible. Everybody gets in.'],
  },
  {
    id: 'in_your_language',
    said: [
      '(?<what>(?:an? )?(?:english|spanish|french|german|polish|mandarin|cantonese|arabic|portuguese|korean|vietnamese)[- ]speaking \\p{L}+)',
      '(?<what>we (?:answer|answer the phone|speak) in \\p{L}+ and \\p{L}+)',
    ],
    isCalm: true,
    lines: ['{what}. Ask in your own words.'],
    headlines: ['{what}'],
    moments: ['Ask in your own words'],
    sample: ['English-speaking surgeon', 'English-speaking surgeon. Ask in your own words.'],
  },
  {
    id: 'free_to_find_out',
    said: [
      `${always}(?<what>free (?:[\\p{L}\\d-]+ ){0,3}(?:survey|surveys|test|tests|check|checks|checkup|screening|diagnosis|measurement)(?: (?:from|before|in|until|by) (?:${some}))?|(?:the )?first site visit is free|site survey at no cost|free look (?:from|at) (?:${some}))`,
    ],
    isCalm: true,
    lines: ['{what}. Find out before you spend.'],
    headlines: ['{what}'],
    moments: ['Find out before you spend'],
    sample: ['Free 30-minute hearing test', 'Free 30-minute hearing test. Find out before you spend.'],
  },
  {
    id: 'off_the_order',
    said: [
      `(?<what>(?:\\p{L}+ ){0,3}[$€£]\\d[\\d.,]*,? (?:refunded|credited|taken off|back|free)(?: (?:if|when|against|towards?|off|from) )?(?:you (?:hire|book|order|buy|go ahead)(?: us)?(?: for the work)?|your (?:order|bill|repair|final bill)))`,
    ],
    lines: ['{what}. Say yes, and it costs you nothing.'],
    sample: ['$299, refunded if you hire us', '$299, refunded if you hire us. Say yes, and it costs you nothing.'],
  },
  {
    id: 'try_a_month',
    said: [
      '(?<what>(?:from |only |just |flat )?[$€£]\\d[\\d.,]* (?:a|per) month,? (?:cancel any ?time|no contract|month to month|no commitment))',
    ],
    lines: ['{what}. Try one and see.'],
    headlines: ['{what}'],
    sample: ['$39 a month, cancel anytime', '$39 a month, cancel anytime. Try one and see.'],
  },
  {
    id: 'box_to_fill',
    said: [
      '(?<what>(?:free |our |your )?(?:prepaid (?:box|label|envelope|bag)|collection box|return (?:bag|box|label)|return postage|postage both ways)(?: (?:is |are )?(?:included|free|provided))?|we send (?:you )?a (?:prepaid )?(?:box|label|mailer)|send (?:up to \\d+ )?(?:\\p{L}+ )?in our prepaid box)',
    ],
    lines: ['{what}. You only seal it.'],
    headlines: ['{what}'],
    moments: ['You only seal it'],
    sample: ['Prepaid box', 'Prepaid box. You only seal it.'],
  },
  {
    id: 'book_by_message',
    said: ['(?<what>(?:book|order|reserve|reschedule) by (?:text|whatsapp|email|message|phone))'],
    lines: ['{what}. One message and it’s done.'],
    headlines: ['{what}'],
    moments: ['One message and it’s done'],
    sample: ['Book by text', 'Book by text. One message and it’s done.'],
  },
  {
    id: 'give_as_you_like',
    said: [
      '(?<what>(?:donate|give) (?:monthly or once|once or monthly|any amount|what you can)|foster, adopt,? or (?:just )?give)',
    ],
    isCalm: true,
    lines: ['{what}. You decide how much.'],
    headlines: ['{what}'],
    sample: ['Donate monthly or once', 'Donate monthly or once. You decide how much.'],
  },
  {
    id: 'keep_what_you_find',
    said: [
      `(?<what>keep (?:half |all |any |everything |most )?(?:of )?(?:what|\\p{L}+|everything) (?:you|your \\p{L}+) (?:find|finds|make|makes|catch|pick|dig|digs|bake|pull)(?: up)?|make (?:\\d+ )?(?:\\p{L}+ ){1,3}and take (?:it|them)(?: all)? home)`,
    ],
    lines: ['{what}. Bring a bag.'],
    sample: ['Keep half of what you find', 'Keep half of what you find. Bring a bag.'],
  },
  {
    id: 'eat_it_too',
    said: [
      `(?<what>(?:make|bake|cook|roll|fold|brew|churn) (?:${some}) and (?:eat|drink) (?:it|them)(?: together)?|cook what you (?:find|catch|pick|make)(?: (?:${some}))?)`,
    ],
    lines: ['{what}. Come hungry.'],
    sample: ['Make 12 bao each and eat them', 'Make 12 bao each and eat them. Come hungry.'],
  },
];

import { always, some } from './some';
import type { Topic } from './topic';

/** What customers see, know, and have in writing. */
export const knowing: readonly Topic[] = [
  {
    id: 'price_known_first',
    said: [
      `(?<what>(?:(?:fixed|firm|exact|upfront|written) )+(?:price|quote|cost|fee) (?:before (?:we start|we begin|any work|you book|you pay|work (?:starts|begins))|by phone|up front|first))`,
    ],
    isCalm: true,
    lines: ['{what}. You decide with the number in hand.'],
    headlines: ['{what}'],
    sample: ['Written quote before any work', 'Written quote before any work. You decide with the number in hand.'],
  },
  {
    id: 'reports_back',
    said: [
      `${always}(?<what>(?:an? |your )?(?:(?:written|photo|detailed|full|condition|inspection|video|particle count) )+(?:reports?|feedback)(?: (?:${some}))?)`,
      `${always}(?<what>reports? with (?:photos|pictures|savings|prices)(?: (?:${some}))?)`,
    ],
    isCalm: true,
    lines: ['{what}. It’s all on paper.'],
    moments: ['All of it on paper'],
    sample: ['Written report with photos same day', 'Written report with photos same day. It’s all on paper.'],
  },
  {
    id: 'certificate_given',
    said: [`${always}(?<what>(?:an? |your )?certificates? (?:for|of|the same day|on the day|after)(?: (?:${some}))?)`],
    isCalm: true,
    lines: ['{what}. You have it in writing.'],
    moments: ['You have it in writing'],
    sample: ['Certificate for your insurance', 'Certificate for your insurance. You have it in writing.'],
  },
  {
    id: 'pictures_of_it',
    said: [
      `${always}(?<what>(?:an? |daily |weekly )?(?:photos?|pictures?|videos?|photo proof|video updates?) (?:of your \\p{L}+|at (?:each|every) \\p{L}+|every (?:time|day|week|step)))`,
    ],
    lines: ['{what}. You get to see it, too.'],
    headlines: ['{what}'],
    sample: ['Photos at each stage', 'Photos at each stage. You get to see it, too.'],
  },
  {
    id: 'quote_from_photo',
    said: [
      '(?<what>(?:free )?(?:quotes?|estimates?|prices?|valuations?) (?:from|by|off) (?:an? )?(?:photos?|pictures?|pics?|videos?))',
    ],
    lines: ['{what}. Snap one and send it.'],
    headlines: ['{what}'],
    moments: ['Send a photo, get a price'],
    sample: ['Free quote from a photo', 'Free quote from a photo. Snap one and send it.'],
  },
  {
    id: 'straight_answer',
    said: [
      `(?<what>(?:independent,? |independent - )?not tied to any (?:${some}))`,
      `(?<what>(?:we|I) (?:don’t|never|won’t) (?:sell|work for|buy|take commission|push) (?:${some}))`,
    ],
    lines: ['{what}. You get a straight answer.'],
    moments: ['You get a straight answer'],
    sample: ['Not tied to any brand', 'Not tied to any brand. You get a straight answer.'],
  },
  {
    id: 'tells_you_when',
    said: [
      `${always}(?<what>(?:texts|alerts|emails|warns|pings|notifies|tells|calls) you (?:by (?:text|email) )?(?:when|before|if|the moment|as soon as|\\d+ (?:hours|days|minutes) before) (?:${some}))`,
      `(?<what>(?:an? )?(?:alarm|alert|alerts|text|texts|notification|notifications) (?:to|on) your phone)`,
    ],
    lines: ['{what}. You don’t have to keep checking.'],
    moments: ['No need to keep checking'],
    sample: [
      'Alerts you before a shipment spoils',
      'Alerts you before a shipment spoils. You don’t have to keep checking.',
    ],
  },
  {
    id: 'seen_on_phone',
    said: [`(?<what>see (?:${some}) (?:on|from) your phone)`],
    lines: ['{what}. You don’t have to be there.'],
    moments: ['You don’t have to be there'],
    sample: ['See every cooler from your phone', 'See every cooler from your phone. You don’t have to be there.'],
  },
  {
    id: 'written_down_for_you',
    said: [
      `${always}(?<what>(?:tracks|logs|records) (?!down\\b|.*\\b(?:flights?|orders?|packages?|shipments?)\\b|.* live$)(?:${some}))`,
    ],
    lines: ['{what}. Nobody has to write it down.'],
    moments: ['Nobody has to write it down'],
    sample: ['Tracks hours per project', 'Tracks hours per project. Nobody has to write it down.'],
  },
  {
    id: 'found_for_you',
    said: [
      `${always}(?<what>(?:reads every \\p{L}+ and )?(?:finds|flags|spots(?! (?:for|in|left|open)\\b)|catches) (?:${some}))`,
    ],
    lines: ['{what}. You don’t have to go looking.'],
    moments: ['You don’t have to go looking'],
    sample: ['Flags risky clauses', 'Flags risky clauses. You don’t have to go looking.'],
  },
  {
    id: 'typed_once',
    said: [
      '(?<what>sends (?:[\\p{L}-]+ ){1,3}(?:straight )?to (?:xero|quickbooks|excel|sage|slack|google sheets|stripe|hubspot|salesforce|your accountant|your bank))',
    ],
    lines: ['{what}. Nobody types it in twice.'],
    moments: ['Nobody types it in twice'],
    sample: ['Sends invoices to Xero', 'Sends invoices to Xero. Nobody types it in twice.'],
  },
  {
    id: 'do_it_themselves',
    said: [
      `(?<what>(?:clients|customers|crews?|divers|drivers|families|guests|inspectors|members|new hires|parents|patients|players|residents|students|tenants|volunteers) (?:can )?(?:book|check themselves|order|pay|renew|reschedule|track) (?:${some}))`,
    ],
    lines: ['{what}. That’s one call you don’t get.'],
    moments: ['One call you don’t get'],
    sample: ['Tenants book their own slot', 'Tenants book their own slot. That’s one call you don’t get.'],
  },
  {
    id: 'stays_private',
    said: [
      '(?<what>(?:keeps )?your (?:[\\p{L}-]+ )?(?:data|documents|drafts?|files|manuscripts?|notes|numbers|photos|records|work|writing) (?:(?:stays?|are|is) )?(?:private|yours|never (?:shared|sold)))',
      '(?<what>(?:we )?(?:never (?:sell|share) your (?:data|documents|email|files|notes)|no AI training on your (?:work|data|writing|photos)))',
    ],
    isCalm: true,
    lines: ['{what}. What’s yours stays yours.'],
    moments: ['What’s yours stays yours'],
    sample: ['Your notes stay private', 'Your notes stay private. What’s yours stays yours.'],
  },
  {
    id: 'security_seal',
    said: ['(?<what>(?:soc ?2(?: type (?:ii|2|i))?|iso 27001|hipaa|gdpr)(?:[- ](?:certified|compliant|audited))?)'],
    lines: ['{what}. When security asks, you have the answer.'],
    headlines: ['{what}'],
    sample: ['SOC 2 Type II', 'SOC 2 Type II. When security asks, you have the answer.'],
  },
  {
    id: 'somebody_to_ask',
    said: [
      '(?<what>(?:whatsapp|phone|email|chat|text|human|real) support (?:for \\d+ (?:days|weeks|months)|until \\d+ ?[ap]m|\\d days a week|every day))',
      '(?<what>(?:24/7 |24-hour )?(?:\\p{L}+ )?(?:helpline|hotline|nurse line|emergency line|advice line)(?: answers)?(?: until \\d+ ?[ap]m)?)',
      '(?<what>(?:an? )?(?:\\p{L}+ )?(?:mentor|coach|vet|engineer|nurse|guide) (?:on call|for your first \\d+ \\p{L}+))',
    ],
    isCalm: true,
    lines: ['{what}. You have somebody to ask.'],
    headlines: ['{what}'],
    moments: ['You have somebody to ask'],
    sample: ['Avian vet on call', 'Avian vet on call. You have somebody to ask.'],
  },
  {
    id: 'answers_explained',
    said: [`(?<what>(?:${some}) with (?:the )?(?:answers|solutions|mistakes|moves) explained)`],
    lines: ['{what}. You see why, not only what.'],
    sample: [
      '1,400 questions with the answers explained',
      '1,400 questions with the answers explained. You see why, not only what.',
    ],
  },
  {
    id: 'with_a_guide',
    said: [`${always}(?<what>(?:\\d[\\d-]* ?hour )?(?:walks?|tours?|hikes?|dives?|visits?) with an? (?:${some}))`],
    lines: ['{what}. Bring your questions.'],
    moments: ['Bring your questions'],
    sample: ['4-hour walk with a mycologist', '4-hour walk with a mycologist. Bring your questions.'],
  },
  {
    id: 'made_by_one_who_knows',
    said: [
      `${always}(?<what>(?:made|designed|built|founded|run|started) by (?:an? |one )(?:\\p{L}+ ){1,2}who (?:${some}))`,
    ],
    lines: ['{what}. Somebody who knows how it feels.'],
    sample: [
      'Designed by a girl who wore one for 4 years',
      'Designed by a girl who wore one for 4 years. Somebody who knows how it feels.',
    ],
  },
  {
    id: 'something_to_show',
    said: [
      `(?<what>(?:you )?(?:make|finish|play|paint|build|sew|bake) (?:${some}) (?:on the first night|after the first (?:class|lesson|session)|in (?:your|the) first (?:class|lesson|session)))`,
    ],
    lines: ['{what}. You go home with something to show.'],
    moments: ['Go home with something to show'],
    sample: [
      'Play 3 songs after the first class',
      'Play 3 songs after the first class. You go home with something to show.',
    ],
  },
];

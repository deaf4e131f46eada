import type { Worth } from './worth';
import { worthsOfDealing } from './worthsOfDealing';

const money = String.raw`[$€£]\d[\d,.]*`;
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** The first one that a phrase has signs of counts. */
export const worths: readonly Worth[] = [
  {
    signs: /\b(?:only )?\d{1,3} (?:[a-z]+ ){0,2}left\b|^only \d{1,3} /i,
    moment: 'One could be yours.',
    sample: 'only 12 install spots left',
  },
  { signs: /\ball you can eat\b/i, moment: 'Come hungry.', sample: 'all you can eat blue crab $59' },
  {
    signs: new RegExp(`${money} (?:a|per) (?:bag|blade|key|knife|rug|shirt|shoe)\\b`, 'i'),
    moment: 'One, or all of them.',
    sample: '$8 per knife',
  },
  {
    signs: new RegExp(`\\bevery ${day}s?\\b|\\b${day}s (?:at|from|\\d)`, 'i'),
    // Nobody has to be there.
    except:
      /\b(?:cleaned|deliver\w*|deposits?|mailed|newsletter|payouts?|poll|questions?|report|roasted|sent|ship\w*|survey|updates?)\b/i,
    moment: 'You know where to be.',
    sample: '$2 tacos every Tuesday',
  },
  {
    signs: /\bopen (?:til|till|until) (?:1[0-2]|midnight|late)\b|\blate night\b/i,
    moment: 'The evening isn’t over yet.',
    sample: 'open until midnight Friday and Saturday',
  },
  {
    signs: /\b(?:24\/7|day and night) (?:access|entry)\b/i,
    moment: 'Come whenever you like.',
    sample: '24/7 access for members',
  },
  {
    signs: /\b(?:offline|without (?:internet|signal|wi-?fi))\b/i,
    moment: 'No signal is no excuse.',
    sample: 'takes cards without internet',
    ofAbsence: true,
  },
  {
    signs:
      /\b(?:added sugar|carbs?|calories|(?:grain|sugar)-free|ingredients|preservatives|protein|seed oils?|sugar)\b/i,
    moment: 'Go ahead, read the label.',
    sample: '4g sugar per serving',
    ofAbsence: true,
  },
  {
    signs:
      /\b(?:farm|grass-fed|heirloom|local|locally|organic|pasture-raised)\b.*\b(?:beans|beef|cheese|eggs|flour|grain|honey|lunche?s?|meat|milk|produce|vegetables)\b/i,
    moment: 'You can ask where it all comes from.',
    sample: 'organic NC flour',
  },
  {
    signs: /\b\d+[- ](?:hour|day|month|year)s?[- ](?:aged?|cured?|ferment\w*|rise|smoked?)\b/i,
    moment: 'Good things take their time.',
    sample: '36-hour ferment',
  },
  {
    signs: /\b(?:1[05]|2[05]|30)-minute (?:[a-z]+ )?(?:class|lesson|session|workout)(?:e?s)?\b/i,
    moment: 'Short enough for a lunch break.',
    sample: '30-minute strength workouts',
  },
  {
    signs: /\bprivate (?:groups?|parties)\b|\bgroups? (?:of )?up to \d/i,
    moment: 'Bring everyone.',
    sample: 'private groups up to 20',
  },
  {
    signs: /\bteacher ratio\b|\b1:\d{1,2}\b|\bmax(?:imum)?\.? \d{1,2} (?:babies|children|dogs|kids|puppies)\b/i,
    moment: 'Nobody gets lost in the crowd.',
    sample: '1:6 teacher ratio',
  },
  {
    signs: /\b(?:small groups?|groups?|classes|max(?:imum)?) (?:of )?(?:only )?(?:\d|1[0-2])\b(?! ?(?:[-+]|to\b))/i,
    moment: 'Small enough to know your name.',
    sample: 'coach-led small groups of 6',
  },
  {
    signs: /\bone[- ]on[- ]one\b|\b1[- ](?:on|to)[- ]1\b/i,
    moment: 'The time is all yours.',
    sample: '1 on 1 for the full hour',
  },
  {
    signs: /\bkids? (?:\d+ and under |under \d+ )?(?:are |eat |get in )?(?:free|welcome)\b|\bkids’? menu\b/i,
    moment: 'Bring the whole family.',
    sample: 'kids welcome from age 1',
  },
  { signs: /\blive (?:bands?|dj|jazz|music)\b/i, moment: 'Stay for one more song.', sample: 'live music on the lawn' },
  {
    signs:
      /(?<!\bnew )\b(?:beer garden|deck|patio|rooftop (?:bar|terrace)|terrace)\b(?! (?:and seal|boards?|cleaning|covers?|design|doors?|furniture|in \d|in one|repairs?|seal|stain(?:ing)?|wash))/i,
    moment: 'Ask for a seat outside.',
    sample: 'waterfront deck',
  },
  { signs: /\bbaby (?:animals|goats|lambs)\b/i, moment: 'Bring your camera.', sample: '60 min class with baby goats' },
  {
    signs: /\b(?:from mild to|mild to|beginners? to|every level|any level|all levels)\b/i,
    moment: 'Start where you are.',
    sample: 'mild to stupid hot',
  },
  {
    signs: /\b\d[\d,]*\+? (?:colors|fabrics|flavors|frames|records|scents|styles|titles|trails|varieties)\b/i,
    moment: 'Take your time choosing.',
    sample: 'pick from 60 scents',
  },
  {
    signs: /\b(?:to take home|take-home|yours to keep)\b/i,
    moment: 'You don’t leave empty-handed.',
    sample: 'make 2 soy candles to take home',
  },
  {
    signs: /\bstarter (?:hive|kit|pack|set)\b/i,
    moment: 'You go home ready to begin.',
    sample: 'starter kit in the price',
  },
  {
    signs: /\b(?:feel|hear|listen|ride|see|smell|taste|touch|try)\b.* before you (?:book|buy|decide|order|pay)\b/i,
    moment: 'No guessing.',
    sample: 'listen before you buy',
  },
  {
    signs: /\bwe buy\b/i,
    except: /\b(?:boats|business|estates?|farms?|homes?|houses|land|property)\b/i,
    moment: 'Bring yours in and see.',
    sample: 'we buy collections',
  },
  {
    signs: /\bwe (?:assemble|build|clean|haul|install|pack|set up|take down|unpack|wrap)\b/i,
    moment: 'You don’t lift a finger.',
    sample: 'we install, take down, and store',
  },
  {
    signs:
      /\b(?:certified|licensed|vetted|background-checked|registered|trained) (?:caregivers|coaches|crews?|drivers|guides|instructors|movers|sitters|staff|teachers|technicians|walkers)\b/i,
    moment: 'You know who you’re dealing with.',
    sample: 'certified movers on every truck',
  },
  {
    signs: /\b(?:doctor|manager|nurse|staff|vet)s? (?:on[- ]?site|on call|on duty)\b/i,
    moment: 'Somebody’s always there.',
    sample: 'staff onsite overnight',
  },
  { signs: /\bweb ?cams?\b/i, moment: 'You can look in from anywhere.', sample: 'webcams in every room' },
  {
    signs: /\bphotos? (?:[a-z]+ )?(?:before|of every|stamped)\b/i,
    moment: 'You can show them to anyone.',
    sample: 'photos stamped with time and GPS',
  },
  {
    signs: /\b(?:citations?|page and line|sources)\b/i,
    moment: 'You can check every word.',
    sample: 'citations to page and line',
  },
  {
    signs: /\b(?:encrypt\w*|never (?:sells?|shares?|trains?)|stays? private|your data)\b/i,
    moment: 'What’s yours stays yours.',
    sample: 'never trains on your data',
    ofAbsence: true,
  },
  {
    signs: /\b(?:dashboard|portal|real-time|live (?:inventory|map|status|tracking))\b/i,
    moment: 'You see it without asking.',
    sample: 'real time inventory portal',
  },
  {
    signs: /\b(?:from|on|with) (?:any|your) phone\b|\bin the app\b/i,
    moment: 'You already carry all it takes.',
    sample: 'daily logs from your phone',
  },
  {
    signs:
      /\b(?:connects?|integrates?|syncs?|works) (?:to|with) (?!(?:all|furniture|insurance|medicaid|medicare|most|you)\b|your (?:body|budget|insurance|schedule))/i,
    moment: 'You keep what you use today.',
    sample: 'syncs with PioneerRx',
  },
  {
    signs: /\b(?:cad|csv|excel|pdf)[- ]ready\b|\bexports? to\b/i,
    moment: 'It opens where you work.',
    sample: 'CAD-ready files in 48 hours',
  },
  {
    signs: /\b(?:cuts?|lowers?|reduces?|saves?)\b.*\d{1,2} ?%/i,
    moment: 'Do the math on yours.',
    sample: 'cuts expired stock by 30%',
  },
  {
    signs: /\b(?:files|handles) (?:[a-z]+ ){0,3}(?:claims|forms|paperwork|returns|taxes)\b/i,
    moment: 'One form fewer for you.',
    sample: 'files state and federal taxes',
  },
  {
    signs: /\b(?:bill|deal with|work with) your insurance\b/i,
    moment: 'Fewer phone calls for you.',
    sample: 'we work with your insurance',
  },
  {
    signs: /\b(?:automated|automatic|automatically)\b/i,
    moment: 'You don’t have to remember.',
    sample: 'automatic late payment reminders',
  },
  {
    signs: /\b(?:online|video|virtual) (?:appointments?|classes|consults?|lessons|meetings|sessions|visits)\b/i,
    moment: 'You skip the drive.',
    sample: 'virtual appointments available',
  },
  {
    signs: /\bat your (?:gym|home|house|office|shop|site|warehouse)\b/i,
    moment: 'You stay where you are.',
    sample: 'on site at your warehouse',
  },
  {
    signs:
      /\b(?:begins?|enrolling|starts?)\b.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december|fall|spring|summer|winter)\b/i,
    moment: 'Put it on the calendar.',
    sample: 'new sessions start January 11',
  },
  {
    signs: /\b(?:second-?hand|used|vintage) (?:bikes|books|clothes|furniture|guitars|records)\b/i,
    moment: 'Good things come around again.',
    sample: '10,000+ used records',
  },
  {
    signs: /\b(?:accepts?|takes?|most) (?:most )?insurance\b/i,
    moment: 'Ask us about yours.',
    sample: 'most insurance accepted',
  },
  { signs: /\broom for \d/i, moment: 'There’s space for yours, too.', sample: 'room for 40,000 pallets' },
  {
    signs: /\bin plain English\b|\bstep by step\b/i,
    moment: 'You won’t need a dictionary.',
    sample: 'contracts read step by step',
  },
  ...worthsOfDealing,
];

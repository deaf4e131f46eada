/**
 * Stiff words and what people say instead, in the same form, so that the sentence around them stays as it is. Words that
 * are another part of speech elsewhere ("purchase") are not among them.
 */
export const plainWords: readonly (readonly [stiff: string, plain: string])[] = [
  ['utilize', 'use'],
  ['utilizes', 'uses'],
  ['utilized', 'used'],
  ['utilizing', 'using'],
  ['utilization', 'use'],
  ['utilise', 'use'],
  ['utilises', 'uses'],
  ['utilising', 'using'],
  ['make use of', 'use'],
  ['makes use of', 'uses'],
  ['making use of', 'using'],
  ['in order to', 'to'],
  ['so as to', 'to'],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['due to the fact that', 'because'],
  ['in light of the fact that', 'because'],
  ['for the reason that', 'because'],
  ['despite the fact that', 'although'],
  ['in spite of the fact that', 'although'],
  ['in the event that', 'if'],
  ['until such time as', 'until'],
  ['at the same time as', 'while'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['for the purpose of', 'for'],
  ['with regard to', 'about'],
  ['with respect to', 'about'],
  ['in regard to', 'about'],
  ['in regards to', 'about'],
  ['regarding', 'about'],
  ['pertaining to', 'about'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['in the course of', 'during'],
  ['by means of', 'by'],
  ['in lieu of', 'instead of'],
  ['in conjunction with', 'with'],
  ['with the exception of', 'except'],
  ['as a result of', 'because of'],
  ['on account of', 'because of'],
  ['a large number of', 'many'],
  ['numerous', 'many'],
  ['the majority of', 'most of'],
  ['in excess of', 'more than'],
  ['approximately', 'about'],
  ['in close proximity to', 'near'],
  ['in the vicinity of', 'near'],
  ['in the near future', 'soon'],
  ['at a later date', 'later'],
  ['at all times', 'always'],
  ['in a timely manner', 'on time'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a monthly basis', 'every month'],
  ['on a regular basis', 'regularly'],
  ['per annum', 'a year'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['is able to', 'can'],
  ['are able to', 'can'],
  ['each and every', 'every'],
  ['first and foremost', 'first'],
  ['free of charge', 'free'],
  ['added bonus', 'bonus'],
  ['end result', 'result'],
  ['whether or not', 'whether'],
  ['as to whether', 'whether'],
  ['commence', 'begin'],
  ['commences', 'begins'],
  ['commencing', 'beginning'],
  ['obtain', 'get'],
  ['obtains', 'gets'],
  ['obtaining', 'getting'],
  ['procure', 'get'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['possess', 'have'],
  ['possesses', 'has'],
  ['assists', 'helps'],
  ['assistance', 'help'],
  ['demonstrates', 'shows'],
  ['endeavor to', 'try to'],
  ['attempt to', 'try to'],
  ['strive to', 'try to'],
  ['ascertain', 'find out'],
  ['inquire', 'ask'],
  ['expedite', 'speed up'],
  ['modify', 'change'],
  ['modifies', 'changes'],
  ['methodology', 'method'],
  ['remainder', 'rest'],
  ['furthermore', 'also'],
  ['moreover', 'also'],
  ['henceforth', 'from now on'],
  ['irregardless', 'regardless'],
];

/** Of these, the ones that may stand behind "a" or "an": "an attempt to" is a noun, and stays. */
export const stiffNouns: ReadonlySet<string> = new Set(['utilization', 'added bonus', 'end result', 'methodology']);

/** Words that make what follows no stronger. */
export const emptyIntensifiers: ReadonlySet<string> = new Set(
  'very really absolutely totally extremely incredibly truly literally'.split(' '),
);

/** Behind "we", "I" and "you", and before these, "just" says nothing. */
export const afterEmptyJust: ReadonlySet<string> = new Set('want wanted love know think feel need'.split(' '));

/** Words that are shouted in ads and are nobody's name or abbreviation; of three letters only these count. */
export const shoutedWords: ReadonlySet<string> = new Set(
  (
    "all and any are best bonus buy can cheap click day days deal deals don’t don't ends exclusive fast few for free from get " +
    'good great guaranteed here hot hurry incredible its last left limited lowest massive miss must new not now off offer ' +
    'offers one only order our out price prices sale sales save savings see special the this time today tomorrow tonight ' +
    'shop top try until unbelievable wait want was wow while win winter with yes you your amazing awesome huge biggest shipping ' +
    'delivery coffee summer spring every everything forever instantly immediately'
  ).split(' '),
);

/** Words of two letters, which are small between shouted ones: alone, IT and US are something else. */
export const smallWords: ReadonlySet<string> = new Set(
  'am an as at be by do go if in is it me my no of on or so to up us we'.split(' '),
);

/** Words that begin what a reader is to do. */
export const callingVerbs: ReadonlySet<string> = new Set(
  (
    'apply ask book browse buy call chat check choose claim come compare contact discover donate download email enroll explore ' +
    'find follow get give grab hear join learn listen message order pick play pre-order read register reply request reserve rsvp ' +
    'save schedule see send shop sign start stop subscribe switch take talk tap test treat try unlock visit watch write'
  ).split(' '),
);

const english = new Set(
  (
    'the and you your with our this that from are now new get shop buy free have will more best today click here very really ' +
    "for it’s it's can to is of it not learn sale no do a in on any over use time"
  ).split(' '),
);

/** Small words of the other languages that ads here are written in. */
const foreign = new Set(
  (
    'der die das und mit für nicht ist ein eine einen auf von den dem im zum zur wir jetzt le la les et des pour avec vous nos une ' +
    'est dans sur el los las y con para por una su tu más het een van en voor met niet wij och att för som på og det er ikke il ' +
    'che di per sono gli della del um uma com não os da do na no i w z się dla ve bir için ' +
    'ab aus bei bis frei nach ohne über vor gratis gratuit gratuite gratuita gratuito offert offerte hecho mano'
  ).split(' '),
);

/** Whether a text is English enough for its words to be changed: others are left to those who can read them. */
export function isEnglish(text: string): boolean {
  if (/[\uE000-\uF8FF]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.95) return false;
  const { known, others } = smallWordsOf(text);
  return known > 0 && known > others;
}

/** Whether more of a text's small words are of another language than of English; not of a text without any. */
export function isForeign(text: string): boolean {
  const { known, others } = smallWordsOf(text);
  return others > 1 && others > known;
}

/** Whether the small words of a phrase are all of another language; not of one without any. */
export function hasForeignWordsOnly(text: string): boolean {
  const { known, others } = smallWordsOf(text);
  return others > 0 && known === 0 && !/\b(?:la|die|via|per|no|do|bar|van|sur|tu|i|y|z|w)\b/i.test(text);
}

/** "£3 per acre", "works w/ Slack": as English has them. */
const abbreviated =
  /(?<=\d )per\b|\bper (?:acre|child|class|day|guest|head|hour|item|month|night|person|visit|week|year)\b|\bw\//g;

function smallWordsOf(text: string): { known: number; others: number } {
  const words =
    text
      .toLocaleLowerCase('en')
      .replace(abbreviated, '')
      .match(/[\p{L}’']+/gu) ?? [];
  return {
    known: words.filter((word) => english.has(word)).length,
    others: words.filter((word) => foreign.has(word) && !english.has(word)).length,
  };
}

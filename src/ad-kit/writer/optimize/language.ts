const english = new Set(
  (
    'the and you your with our this that from are now new get shop buy free have will more best today click here very really ' +
    "for it’s it's can to is of it not learn sale"
  ).split(' '),
);

/** Small words of the other languages that ads here are written in. */
const foreign = new Set(
  (
    'der die das und mit für nicht ist ein eine einen auf von den dem im zum zur wir jetzt le la les et des pour avec vous nos une ' +
    'est dans sur el los las y con para por una su tu más het een van en voor met niet wij och att för som på og det til er ikke il ' +
    'che di per sono gli della del um uma com não os da do na no i w z się dla ve bir için'
  ).split(' '),
);

/** Whether a text is English enough for its words to be changed: others are left to those who can read them. */
export function isEnglish(text: string): boolean {
  if (/[\uE000-\uF8FF]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.95) return false;
  const words = text.toLocaleLowerCase('en').match(/[\p{L}’']+/gu) ?? [];
  const known = words.filter((word) => english.has(word)).length;
  return known > 0 && known > words.filter((word) => foreign.has(word)).length;
}

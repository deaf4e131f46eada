/** Spelled out, as nobody could say them, these begin with a vowel: "an RSPB guide", "an FDA rule". */
const spelledOut = /^(?:[FHLMNRSX][B-DF-HJ-NP-TV-Z]{1,5}|(?:[HLMNRX][B-DF-HJ-NP-TV-Z]|F[DS])[A-Z]{1,4})\b/;

/** "a" or "an", by how the next word sounds. */
export function articleFor(text: string): 'a' | 'an' {
  if (spelledOut.test(text)) return 'an';
  const word = text.toLocaleLowerCase('en');
  if (/^(?:hour|honest|heir|honor|8|11\b|18\b|[aefhilmnorsx]\d|[fhlmnrsx][a-z]?[- ])/.test(word)) return 'an';
  if (/^(?:one|once|uni(?!n|m)|use|user|usual|euro|ufo|utility)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

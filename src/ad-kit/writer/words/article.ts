/** "a" or "an", by how the next word sounds. */
export function articleFor(text: string): 'a' | 'an' {
  const word = text.toLocaleLowerCase('en');
  if (/^(?:hour|honest|heir|honor|8|11\b|18\b|rya\b|[aefhilmnorsx]\d|[fhlmnrsx][a-z]?[- ])/.test(word)) return 'an';
  if (/^(?:one|once|uni(?!n|m)|use|user|usual|euro|ufo|utility)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

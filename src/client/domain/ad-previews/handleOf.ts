/** The name as platforms write it behind an `@`: lower case, without blanks and signs, at most 30 characters. */
export function handleOf(name: string): string {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
  return Array.from(letters).slice(0, 30).join('');
}

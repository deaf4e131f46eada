import type { Writing } from './drafts';
import { createReader } from './sameness';

/** The first texts that quote no fact twice between them; others where these are too few. */
export function apart(texts: readonly string[], count: number, { material }: Writing): string[] {
  const read = createReader(material);
  const chosen: string[] = [];
  const quoted = new Set<number>();
  for (const text of texts) {
    const { facts } = read(text);
    if (chosen.length >= count || facts.some((fact) => quoted.has(fact))) continue;
    chosen.push(text);
    facts.forEach((fact) => quoted.add(fact));
  }
  return [...chosen, ...texts.filter((text) => !chosen.includes(text))].slice(0, count);
}

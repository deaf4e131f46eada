import type { Material } from './slots';

/** What makes the reader the one who does it. */
const readers = String.raw`(?:want|wants|ready|need|time|how|way|free|like|love|help you|lets? you|you can|you’ll|you) (?:to )?`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tells lines that have the customer do what the product does: "Want to ship in 24 hours?" */
export function createDoerCheck({ facts }: Material): (line: string) => boolean {
  const deeds = facts.flatMap(({ kind, deeds: done }) =>
    kind === 'does' && done !== undefined ? [escaped(done)] : [],
  );
  if (deeds.length === 0) return () => false;
  const pattern = new RegExp(String.raw`\b${readers}(?:${deeds.join('|')})`, 'i');
  return (line) => pattern.test(line);
}

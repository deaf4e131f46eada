import type { Generation } from '../../api/aiApi';

const longestName = 60;

/** What an earlier generation is called: its product, or how the text began that was made better. */
export function generationName({ kind, request }: Generation): string {
  if (kind !== 'optimization') return request.product_name;
  const content = request.content.trim().replace(/\s+/g, ' ');
  return content.length > longestName ? `${Array.from(content).slice(0, longestName).join('')}…` : content;
}

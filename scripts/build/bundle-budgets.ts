import { readFile } from 'node:fs/promises';

type Part = { brotliBytes: number; packages: Record<string, number> };
type Report = { entry: Part; pages: Record<string, Part> };

const kilobyte = 1000;

/** What a person waits for before a first screen, in kilobytes by brotli. Charts arrive after the dashboard's numbers. */
const firstScreens = [
  { name: 'landing page', parts: ['landing'], budgetKb: 165 },
  { name: 'dashboard without charts', parts: ['dashboard'], budgetKb: 200 },
];
/** What a page opened later may add. */
const pageBudgetKb = 40;
/** Charts, and what draws ads: parts that arrive when the page stands. */
const partBudgetKb = 120;
const largeParts = ['ad-editor', 'artwork', 'bars'];

/**
 * Prints the JavaScript of each screen beside its budget, from the report of the client's build, and closes with what
 * is over. Answers whether nothing is.
 */
export async function printBundleReport(): Promise<boolean> {
  const { entry, pages } = JSON.parse(await readFile('dist/client/bundle-report.json', 'utf8')) as Report;
  const first = firstScreens.map(({ name, parts, budgetKb }) => ({
    name: `first screen: ${name}`,
    kb: inKb(entry.brotliBytes + parts.reduce((sum, part) => sum + (pages[part]?.brotliBytes ?? 0), 0)),
    budgetKb,
  }));
  const later = Object.entries(pages).map(([name, { brotliBytes }]) => ({
    name: `later: ${name}`,
    kb: inKb(brotliBytes),
    budgetKb: largeParts.includes(name) ? partBudgetKb : pageBudgetKb,
  }));
  const screens = [...first, ...later];
  console.log('JavaScript by brotli, in KB');
  for (const { name, kb, budgetKb } of screens) {
    const note = kb > budgetKb ? '  OVER' : '';
    console.log(`  ${name.padEnd(40)} ${kb.toFixed(1).padStart(6)} of ${budgetKb}${note}`);
  }
  const over = screens.filter(({ kb, budgetKb }) => kb > budgetKb).map(({ name }) => name);
  if (over.length > 0)
    console.error(`Over its budget: ${over.join(', ')}. The build is good to run, but not to merge.`);
  return over.length === 0;
}

function inKb(bytes: number): number {
  return bytes / kilobyte;
}

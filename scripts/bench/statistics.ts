import { fileURLToPath } from 'node:url';
import { changeRows } from './statistics-changes';
import { intervalRows, speedRows, winnerRows } from './statistics-ads';
import { pacingRows } from './statistics-pacing';

/** Prints how often the statistics err and what they find, in campaigns made by chance, and says whether all aims are kept. */
export function benchmarkStatistics(seed = 'one'): boolean {
  console.log(`\nstatistics, in campaigns made by chance (seed "${seed}")\n`);
  let areKept = true;
  for (const rows of [winnerRows, intervalRows, pacingRows, changeRows, speedRows]) {
    for (const { name, figure, aim } of rows(seed)) {
      if (aim?.isKept === false) areKept = false;
      const note = aim ? `  aim ${aim.says.padEnd(12)} ${aim.isKept ? 'kept' : 'MISSED'}` : '';
      console.log(`${name.padEnd(94)} ${figure.padStart(22)}${note}`);
    }
  }
  return areKept;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--seed');
  process.exitCode = benchmarkStatistics(at === -1 ? undefined : process.argv[at + 1]) ? 0 : 1;
}

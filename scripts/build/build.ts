import { buildIfStale } from './build-product';
import { printBundleReport } from './bundle-budgets';

/** Builds what is out of date and holds the client to its budgets. `npm start` does not: what is built runs. */
const isGood = await buildIfStale();
process.exitCode = isGood && (await printBundleReport()) ? 0 : 1;

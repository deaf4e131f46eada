import path from 'node:path';
import { databaseTests } from './database-tests';
import { runCommand, tool } from '../run-command';
import { startTestDatabase } from './test-database';

/**
 * Runs Jest over both sides with the embedded database, then the tests that open a database again on PostgreSQL where
 * there is one. Further arguments go to Jest; with any, only one run is made, on the database that TEST_DATABASE names.
 * With TEST_RESULTS set, each run leaves its report in that folder.
 */
const results = process.env.TEST_RESULTS;

/** What Node is started with; Jest's own processes inherit it. */
const flags = [
  '--import',
  path.resolve('scripts/tests/load-typescript.mjs'),
  '--disable-warning=ExperimentalWarning',
  // Objects that live for a moment: a tenth of the processor's time less than with 16 MB of them before each cleaning.
  '--max-semi-space-size=64',
];

function jest(name: string, args: string[], database: NodeJS.ProcessEnv): Promise<number> {
  const report = results ? ['--json', `--outputFile=${results}/${name}.json`] : [];
  return runCommand(process.execPath, [...flags, tool('jest'), ...report, ...args], {
    // Jest prints its JSON on standard output too; what people read is on standard error.
    stdio: ['ignore', results ? 'ignore' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...database,
    },
  });
}

const chosen = process.argv.slice(2);
const database = (chosen.length > 0 && process.env.TEST_DATABASE) || 'embedded';
let failed = (await jest('jest', chosen, { TEST_DATABASE: database })) !== 0;

if (chosen.length === 0) {
  const server = await startTestDatabase();
  if (server) {
    console.log('\nThe tests that open a database once more, on PostgreSQL\n');
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url };
    failed = (await jest('jest-postgres', databaseTests, env)) !== 0 || failed;
    await server.stop();
  } else {
    console.log('\nNo PostgreSQL was found: set TEST_DATABASE_URL or install one to run the server tests on it too.\n');
  }
}
process.exitCode = failed ? 1 : 0;

import { createEmbeddedClient } from './embeddedClient';

/**
 * Makes an empty database in the folder that the first argument names, as a program of its own: it needs 800 MB for some
 * seconds, which the server would hold for as long as it runs.
 */
const [, , folder = ''] = process.argv;
process.umask(0o077);
try {
  await (await createEmbeddedClient({ dataDir: folder })).close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : JSON.stringify(error)}\n`);
  process.exitCode = 1;
}

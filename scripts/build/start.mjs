import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isBuilt } from './source-digest.mjs';

/**
 * Builds what is out of date, then becomes the server. Building is done by a process that ends, so that nothing that
 * compiles stays in memory beside the server.
 *
 * `npm start` sets `MALLOC_ARENA_MAX=2` for it, which has to be there before the process is. By default glibc keeps a pool
 * of memory for each of the many threads that draw, and gives little of it back: 20 drawings with a photo took 764 MB, and
 * take 531.
 */
if (!(await isBuilt())) {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/build-if-stale.ts'], { stdio: 'inherit' });
  const stop = (signal) => build.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(build, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../../dist/server/main.js');

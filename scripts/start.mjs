import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isBuilt } from './source-digest.mjs';

/**
 * Builds what is out of date, then becomes the server. Building is done by a process that ends, so that nothing that
 * compiles stays in memory beside the server.
 */
if (!(await isBuilt())) {
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-if-stale.ts'], { stdio: 'inherit' });
  const stop = (signal) => build.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(build, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');

import { spawn } from 'node:child_process';
import { buildIfStale } from './build-product';

/** Builds what is out of date, then runs the server in a process of its own and passes on what it is told. */
if (!(await buildIfStale())) process.exit(1);
const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

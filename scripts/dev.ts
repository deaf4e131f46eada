import { spawn } from 'node:child_process';

/** The server, started again at every change, and the client with hot reload; one Ctrl-C ends both. */
const processes = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'src/server/main.ts'], { stdio: 'inherit' }),
  spawn('npx', ['webpack', 'serve', '--mode', 'development'], { stdio: 'inherit' }),
];
const stopAll = (code: number) => {
  for (const child of processes) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
for (const child of processes) child.on('exit', (code) => stopAll(code ?? 0));

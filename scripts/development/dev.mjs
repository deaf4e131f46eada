import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * The server, started again at every change, and the client with hot reload; one Ctrl-C ends both. With API_TARGET the
 * client alone, in front of that backend. Plain JavaScript on the programs themselves: runners in between would take
 * memory, and outlive what they run.
 */
const {
  HOST: host = '127.0.0.1',
  PORT: port = '3000',
  CLIENT_PORT: clientPort = '3001',
  API_TARGET: target,
} = process.env;
const program = (name) => path.resolve('node_modules', name);
const types = process.argv.includes('--types') ? ['--env', 'types'] : [];

const parts = [
  ...(target === undefined
    ? [
        {
          port: { name: 'PORT', host, number: port },
          args: [
            program('tsx/dist/cli.mjs'),
            'watch',
            '--clear-screen=false',
            '--include',
            'openapi.yaml',
            'src/server/main.ts',
          ],
          ready: 'is ready on',
        },
      ]
    : []),
  {
    port: { name: 'CLIENT_PORT', host: '127.0.0.1', number: clientPort },
    args: [program('webpack/bin/webpack.js'), 'serve', '--mode', 'development', ...types],
    ready: 'compiled',
  },
];

const isFree = ({ host: name, number }) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(Number(number), name, () => probe.close(() => resolve(true)));
  });

for (const { port: wanted } of parts) {
  if (await isFree(wanted)) continue;
  console.error(`${wanted.name} ${wanted.number} is in use. Stop what uses it, or set another ${wanted.name}.`);
  process.exit(1);
}

const waitingFor = new Set(parts);
const children = parts.map((part) => {
  const child = spawn(process.execPath, part.args, { stdio: ['inherit', 'pipe', 'inherit'] });
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (!chunk.includes(part.ready) || !waitingFor.delete(part) || waitingFor.size > 0) return;
    // Last of all that the start prints, where it is looked for.
    console.log(`\nOpen http://127.0.0.1:${clientPort}\n`);
  });
  return child;
});

const stopAll = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0));
for (const child of children) child.on('exit', (code) => stopAll(code ?? 0));

import { fork } from 'node:child_process';

/** A Fastify route that answers a small JSON, in a process of its own: what other calls are compared with. */
export async function startBareServer(): Promise<{ url: string; stop: () => void }> {
  const child = fork(new URL('bare-program.mjs', import.meta.url), { execArgv: [] });
  const url = await new Promise<string>((resolve) => {
    child.once('message', (address) => resolve(address as string));
  });
  return { url, stop: () => child.kill() };
}

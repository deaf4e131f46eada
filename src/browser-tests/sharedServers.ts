import { ReachableServer, RunningServer } from './server';

export type Plan = 'free' | 'business';

const addressOf = (plan: Plan) => `SERVER_OF_${plan.toUpperCase()}`;

/** The server that `startSharedServers` has started for all tests of a plan. */
export function sharedServer(plan: Plan): ReachableServer {
  const { url, logFile } = JSON.parse(process.env[addressOf(plan)] ?? '') as { url: string; logFile: string };
  return new ReachableServer(url, logFile);
}

/**
 * Before the first test, makes one empty database, of which each server begins with a copy: to make its own takes 5
 * seconds, and 20 beside two others. What `npm start` does without any is in `start.browser.ts`. Then starts a server
 * for each plan, which all workers share: a start takes the processor 8 seconds.
 */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  const prepared = await RunningServer.start();
  await prepared.kill('SIGTERM');
  process.env.PREPARED_DATA_DIR = prepared.dataDir;
  const start = async (plan: Plan) => {
    const server = await RunningServer.start({ DEFAULT_PLAN: plan });
    process.env[addressOf(plan)] = JSON.stringify({ url: server.url, logFile: server.logFile });
    return server;
  };
  const servers = [prepared, ...(await Promise.all([start('free'), start('business')]))];
  return async () => void (await Promise.all(servers.map((server) => server.dispose())));
}

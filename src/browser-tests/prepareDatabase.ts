import { RunningServer } from './server';

/**
 * Makes one empty database before the first test. Each server begins with a copy: to make its own takes 5 seconds, and
 * 20 beside two others. What `npm start` does without any is in `start.browser.ts`.
 */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const server = await RunningServer.start();
  await server.kill('SIGTERM');
  process.env.PREPARED_DATA_DIR = server.dataDir;
  return () => server.dispose();
}

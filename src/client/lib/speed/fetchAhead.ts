import { runWhenIdle } from './whenIdle';

/** Written by the build: the files of code that visitors, and people who are signed in, may need next. */
const list = '/ahead.json';
export type AheadFiles = { visitor: string[]; account: string[] };

/** As far as browsers tell it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether bytes that may never be needed would cost the person money or patience. */
export function isSparing(browser: object): boolean {
  const { connection } = browser as { connection?: Connection };
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/**
 * Brings code into the browser's cache: pages and dialogs then open at once, and without a network. One file after
 * another, and bytes only: evaluated here, they would hold up typing and scrolling.
 */
export async function fetchAhead(who: keyof AheadFiles): Promise<void> {
  // Where there is no list, as in development, or no network, nothing is fetched ahead.
  const files = await fetch(list).then(
    (answer) => (answer.ok ? (answer.json() as Promise<AheadFiles>) : undefined),
    () => undefined,
  );
  await runWhenIdle((files?.[who] ?? []).map((file) => () => fetch(`/${file}`, { priority: 'low' }).then(readAll)));
}

/** An answer that is not read to its end is not kept. */
const readAll = (answer: Response): Promise<unknown> => answer.arrayBuffer();

import type { ReportImportResult } from '../../api/metricsApi';
import { countOf } from '../../lib/text';
import { effectiveOf, storedDays } from './targets';

/** What was stored of a file. */
export type StoredFile = Pick<ReportImportResult, 'campaigns'>;

/** A file that is done with: stored, or skipped. */
type HandledFile = { name: string; result: StoredFile | undefined };

/** Files that were chosen together, each looked at before it is stored. */
export type FileQueue = { handled: HandledFile[]; current: File | undefined; waiting: File[] };

export const noFiles: FileQueue = { handled: [], current: undefined, waiting: [] };

/** More are not looked through one by one. */
export const mostFiles = 20;

/** The first takes the place of the one that is looked at; the others come last. */
export const withFiles = ({ handled, waiting }: FileQueue, [first, ...others]: File[]): FileQueue => ({
  handled,
  current: first,
  waiting: [...waiting, ...others],
});

/** The next file's turn, after this one was stored or, without a result, skipped. */
export function afterCurrent({ handled, current, waiting }: FileQueue, result?: StoredFile): FileQueue {
  const [next, ...others] = waiting;
  return {
    handled: current ? [...handled, { name: current.name, result }] : handled,
    current: next,
    waiting: others,
  };
}

export const withoutWaiting = (queue: FileQueue, file: File): FileQueue => ({
  ...queue,
  waiting: queue.waiting.filter((other) => other !== file),
});

export const storedIn = ({ handled }: FileQueue): StoredFile[] => handled.flatMap(({ result }) => result ?? []);

/** What was stored of a file: "3 campaigns · 12 days added, 2 changed". */
export function storedText(result: StoredFile): string {
  const stored = effectiveOf(result);
  return `${countOf(stored.length, 'campaign')} · ${storedDays(stored)}`;
}

import type { ReportChoices } from '../../../ad-kit/reports/reportFile';
import type { ReportInParts } from '../../../ad-kit/reports/reportParts';

/** Of so many characters a page can be read without the page standing still. */
const mostInPage = 1_000_000;

type Options = {
  /** A day in UTC. */
  today: string;
  choices: ReportChoices;
};

export type ReadingOrder = { text: string } & Options;

/**
 * Reads a report in parts; a long one in a thread of its own, since it takes seconds. Rejects once `signal` is aborted,
 * and where the browser has no memory for it.
 */
export async function readInParts(text: string, options: Options, signal: AbortSignal): Promise<ReportInParts> {
  if (text.length > mostInPage) return inThread({ text, ...options }, signal);
  const { readReportInParts } = await import(
    /* webpackChunkName: "report-reader" */ '../../../ad-kit/reports/reportParts'
  );
  return readReportInParts(text, options);
}

async function inThread(order: ReadingOrder, signal: AbortSignal): Promise<ReportInParts> {
  const thread = new Worker(
    /* webpackChunkName: "report-thread" */ new URL('./readInParts.worker.ts', import.meta.url),
  );
  try {
    return await new Promise<ReportInParts>((resolve, reject) => {
      thread.addEventListener('message', ({ data }: MessageEvent<ReportInParts>) => resolve(data));
      thread.addEventListener('error', () => reject(new Error(navigator.onLine ? noMemory : noNetwork)));
      signal.addEventListener('abort', () => reject(new DOMException('The file was let go of.', 'AbortError')));
      thread.postMessage(order);
    });
  } finally {
    thread.terminate();
  }
}

/** The thread's code is loaded with the first long file. */
const noNetwork = 'Network error. Please try again.';

const noMemory = 'Your browser can’t read a file this long. Split it by date and import each part.';

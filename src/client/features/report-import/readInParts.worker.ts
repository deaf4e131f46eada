import { readReportInParts } from '../../../ad-kit/reports/reportParts';
import type { ReadingOrder } from './readInParts';

/** Reads one report beside the page. */
self.addEventListener('message', ({ data: { text, ...options } }: MessageEvent<ReadingOrder>) => {
  self.postMessage(readReportInParts(text, options));
});

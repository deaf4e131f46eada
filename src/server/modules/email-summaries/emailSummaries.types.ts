import type { Day } from '../../lib/days';

export type Cadence = 'off' | 'weekly' | 'monthly';

/** Who gets a summary, and of which workspace's numbers. */
export interface SummaryKey {
  accountId: string;
  workspaceId: string;
}

export interface EmailSummary {
  cadence: Cadence;
  /** Null if it is off. */
  nextOn: Day | null;
}

/** The data of jobs that send summaries. */
export interface SummaryJobs {
  /** Queues a job for each summary whose day has come. */
  'start-email-summaries': Record<string, never>;
  'send-email-summary': SummaryKey;
}

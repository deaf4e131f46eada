/** The work that is done outside of requests, and what each kind of it needs to know. */
export interface JobData {
  'deliver-mail': { mailId: string };
  /** A mail that somebody waits for to sign in. It has workers of its own, whatever the others are busy with. */
  'deliver-urgent-mail': { mailId: string };
  /** Null where the link was asked for an address without an account: the same work is asked for either way. */
  'mail-reset-link': { accountId: string | null };
  /** Null as above. */
  'mail-sign-in-link': { accountId: string | null };
  housekeeping: Record<string, never>;
  'settle-billing': Record<string, never>;
  /** The provider's names for what belonged to an account that was deleted; null for what there was not. */
  'release-customer': { provider: 'stripe' | 'sandbox'; subscriptionId: string | null; checkoutId: string | null };
}

export type JobName = keyof JobData;

/** Queues jobs. Inside a unit of work the job exists only if the rest of the work does. */
export interface JobSender {
  /** Of the jobs of a name, those of a higher `priority` are done first; 0 without it. */
  send<N extends JobName>(name: N, data: JobData[N], options?: { priority: number }): Promise<void>;
}

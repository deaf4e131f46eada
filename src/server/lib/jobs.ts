/** How the jobs of a kind are tried. Times are in seconds. */
interface JobTries {
  /** How often a failed one is tried again. */
  retryLimit: number;
  /** The pause before it is tried again, which doubles each time where `retryBackoff` says so. */
  retryDelay?: number;
  retryBackoff?: true;
  /** A job that takes longer counts as failed. */
  expireInSeconds: number;
  retentionDays: number;
  /** `singleton`: one at a time, over all processes. */
  policy?: 'singleton';
}

/** A kind of job. */
export interface JobDefinition<Data, Services> {
  tries: JobTries;
  /** How many of them a process does at once. */
  atOnce: number;
  /** When it is started without being queued, as a cron expression in UTC. */
  cron?: string;
  /** Also done soon after a start, to make up for what was missed. */
  afterStart?: true;
  /** Throws to have it tried again. */
  work(services: Services, data: Data): Promise<void>;
}

/** All kinds of a module: `Jobs` has the data of each by its name, and none can be left out. */
export type JobDefinitions<Jobs, Services> = { [Name in keyof Jobs]: JobDefinition<Jobs[Name], Services> };

interface JobOptions {
  /** Of the jobs of a name, those of a higher one are done first; 0 without it. */
  priority?: number;
  /** In seconds; at once without it. */
  startAfter?: number;
}

/** Queues jobs. Inside a unit of work the job exists only if the rest of the work does. */
export interface JobSender<Jobs> {
  send<Name extends keyof Jobs & string>(name: Name, data: Jobs[Name], options?: JobOptions): Promise<void>;
}

import type { JobDefinitions } from './lib/jobs';
import { type Together, together } from './module';
import { modules } from './modules';

const definitions = together(modules.map(({ jobs }) => jobs));

type Work = { [Name in keyof typeof definitions]: (typeof definitions)[Name]['work'] };

/** What each job has to know, by its name. */
export type AllJobs = { [Name in keyof Work]: Parameters<Work[Name]>[1] };

/** What all jobs together need of services. */
export type JobServices = Together<Parameters<Work[keyof Work]>[0]>;

/** Every kind of work that is done outside of requests. */
export const jobDefinitions: JobDefinitions<AllJobs, JobServices> = definitions;

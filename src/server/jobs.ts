import type { JobDefinitions } from './lib/jobs';
import { type LinkServices, authJobs } from './modules/auth/auth.jobs';
import type { AuthJobs } from './modules/auth/auth.types';
import { type SettlingServices, billingJobs } from './modules/billing/billing.jobs';
import type { BillingJobs } from './modules/billing/billing.types';
import { type MailServices, mailJobs } from './modules/mail/mail.jobs';
import type { MailJobs } from './modules/mail/mail.types';
import { type SystemJobs, type SystemServices, systemJobs } from './modules/system/system.jobs';

export interface AllJobs extends MailJobs, AuthJobs, BillingJobs, SystemJobs {}
export interface JobServices extends MailServices, LinkServices, SettlingServices, SystemServices {}

/** Every kind of work that is done outside of requests. */
export const jobDefinitions: JobDefinitions<AllJobs, JobServices> = {
  ...mailJobs,
  ...authJobs,
  ...billingJobs,
  ...systemJobs,
};

import { toWireExportedSummary } from '../../contract/wire/emailSummaries';
import type { Db } from '../../db/connect';
import type { Reach, Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { ReportService } from '../analytics/report.service';
import type { InsightsService } from '../insights/insights.service';
import type { PlansService } from '../plans/plans.service';
import type { Site } from '../mail/mail.types';
import { createEmailSummaryHandlers } from './emailSummaries.handlers';
import { summaryJobs } from './emailSummaries.jobs';
import { createEmailSummariesRepository, type EmailSummariesRepository } from './emailSummaries.repository';
import { createEmailSummariesService, type EmailSummariesService, type SummariesTx } from './emailSummaries.service';

interface Repositories {
  emailSummaries: EmailSummariesRepository;
}

interface GivenToSummaries extends Given<Repositories & { reach: Reach<'team'> }, SummariesTx> {
  config: Site;
  reports: ReportService;
  insights: InsightsService;
  plans: PlansService;
}

export const emailSummariesModule = {
  repositories: (db: Db): Repositories => ({ emailSummaries: createEmailSummariesRepository(db) }),
  services: ({ repositories, config: site, reports, insights, plans, unitOfWork, clock }: GivenToSummaries) => {
    const { emailSummaries, reach } = repositories;
    const deps = { emailSummaries, reach, reports, insights, plans, unitOfWork, clock, site };
    return { emailSummaries: createEmailSummariesService(deps) };
  },
  handlers: createEmailSummaryHandlers,
  jobs: summaryJobs,
  housekeeping: () => ({}),
  accountExport: async ({ emailSummaries }: { emailSummaries: EmailSummariesService }, { actorId }: Scope) => ({
    email_summaries: (await emailSummaries.ofAccount(actorId)).map(toWireExportedSummary),
  }),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;

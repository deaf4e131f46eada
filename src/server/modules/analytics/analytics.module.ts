import type { Clock } from '../../lib/clock';
import type { ServerModule } from '../../module';
import type { FiguresService } from '../campaigns/figures.service';
import type { PlansService } from '../plans/plans.service';
import { createAnalyticsHandlers } from './analytics.handlers';
import { createAnalyticsService } from './analytics.service';
import { createReportService } from './report.service';

export const analyticsModule = {
  repositories: () => ({}),
  services: ({ figures, plans, clock }: { figures: FiguresService; plans: PlansService; clock: Clock }) => ({
    analytics: createAnalyticsService({ figures, clock }),
    reports: createReportService({ figures, plans, clock }),
  }),
  handlers: createAnalyticsHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;

import type { Clock } from '../../lib/clock';
import type { ServerModule } from '../../module';
import type { FiguresService } from '../campaigns/figures.service';
import { createAnalyticsHandlers } from './analytics.handlers';
import { createAnalyticsService } from './analytics.service';

export const analyticsModule = {
  repositories: () => ({}),
  services: ({ figures, clock }: { figures: FiguresService; clock: Clock }) => ({
    analytics: createAnalyticsService({ figures, clock }),
  }),
  handlers: createAnalyticsHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;

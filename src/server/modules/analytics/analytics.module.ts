import { toWireView } from '../../contract/wire/analytics';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { analyticsViews } from '../../db/tables/analytics';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { FiguresService } from '../campaigns/figures.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { createAnalyticsHandlers } from './analytics.handlers';
import { createAnalyticsService } from './analytics.service';
import { createReportService } from './report.service';
import { createViewsRepository, type ViewsRepository } from './views.repository';
import { createViewsService, type ViewsService } from './views.service';

interface Repositories {
  views: ViewsRepository;
}

interface GivenToAnalytics extends Given<Repositories, Repositories & PlansTx> {
  figures: FiguresService;
  plans: PlansService;
}

export const analyticsModule = {
  repositories: (db: Db): Repositories => ({ views: createViewsRepository(db) }),
  services: ({ repositories, unitOfWork, figures, plans, clock }: GivenToAnalytics) => ({
    analytics: createAnalyticsService({ figures, clock }),
    reports: createReportService({ figures, plans, clock }),
    views: createViewsService({ ...repositories, unitOfWork, plans, clock }),
  }),
  handlers: createAnalyticsHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ views }: { views: ViewsService }, ofAccount: Scope) => ({
    analytics_views: (await views.list(ofAccount, allOfThem)).items.map(toWireView),
  }),
  activity: {},
  itemKinds: { view: itemsIn(analyticsViews) },
} satisfies ServerModule;

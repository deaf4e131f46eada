import { toWireView } from '../../contract/wire/analytics';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { analyticsViews } from '../../db/tables/analytics';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { Turns } from '../../lib/turns';
import type { BrandKitService } from '../brand/brandKit.service';
import type { FiguresService } from '../campaigns/figures.service';
import type { ImagesService } from '../images/images.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { createAnalyticsHandlers } from './analytics.handlers';
import { createAnalyticsService } from './analytics.service';
import { createClientReportService } from './clientReport.service';
import { createReportService } from './report.service';
import type { ReportDrawing } from './reportDrawing.port';
import { createViewsRepository, type ViewsRepository } from './views.repository';
import { createViewsService, type ViewsService } from './views.service';

interface Repositories {
  views: ViewsRepository;
}

interface GivenToAnalytics extends Given<Repositories, Repositories & PlansTx> {
  figures: FiguresService;
  plans: PlansService;
  brandKits: BrandKitService;
  images: ImagesService;
  drawing: ReportDrawing;
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export const analyticsModule = {
  repositories: (db: Db): Repositories => ({ views: createViewsRepository(db) }),
  services: (given: GivenToAnalytics) => {
    const { repositories, unitOfWork, figures, plans, clock } = given;
    const reports = createReportService({ figures, plans, clock });
    return {
      analytics: createAnalyticsService({ figures, clock }),
      reports,
      clientReports: createClientReportService({ ...given, reports }),
      views: createViewsService({ ...repositories, unitOfWork, plans, clock }),
    };
  },
  handlers: createAnalyticsHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ views }: { views: ViewsService }, ofAccount: Scope) => ({
    analytics_views: (await views.list(ofAccount, allOfThem)).items.map(toWireView),
  }),
  activity: {},
  itemKinds: { view: itemsIn(analyticsViews) },
} satisfies ServerModule;

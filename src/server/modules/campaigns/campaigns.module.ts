import { eachAs } from '../../contract/jsonBodies';
import { toWireProductBrief } from '../../contract/wire/briefs';
import { toWireCampaign, toWireDay } from '../../contract/wire/campaigns';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { campaigns as campaignsTable } from '../../db/tables/campaigns';
import { reportImports as reportImportsTable } from '../../db/tables/reportImports';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { CampaignAdsTx } from '../ads/campaignAds.service';
import type { ChangeLabelsTx } from '../labels/changeLabels.service';
import type { PlansService } from '../plans/plans.service';
import { createAdDaysRepository } from './adDays.repository';
import { createBulkService } from './bulk.service';
import { createCampaignBriefsService } from './campaignBriefs.service';
import { createCampaignLabelsService } from './campaignLabels.service';
import { createCampaignBriefsRepository } from './campaignBriefs.repository';
import { createCampaignListRepository } from './campaignList.repository';
import { campaignActivity } from './campaigns.activity';
import { type CampaignServices, createCampaignHandlers } from './campaigns.handlers';
import { createCampaignsRepository } from './campaigns.repository';
import { type CampaignsService, createCampaignsService } from './campaigns.service';
import { createDaysRepository } from './days.repository';
import { createFiguresRepository } from './figures.repository';
import { createFiguresService } from './figures.service';
import { createHistoriesRepository } from './histories.repository';
import { createMetricsHandlers, type MetricsServices } from './metrics.handlers';
import { createMetricsService } from './metrics.service';
import { createMoveService, type MoveTx } from './move.service';
import { createResultsRepository } from './results.repository';
import { createResultsByAdRepository } from './resultsByAd.repository';
import { createQuotasRepository } from './quotas.repository';
import { createImportedDaysRepository } from './importedDays.repository';
import { createPastImportsRepository } from './pastImports.repository';
import { createPastImportsService } from './pastImports.service';
import { createReportMemoryRepository } from './reportMemory.repository';
import { createReportImportService } from './reportImport.service';
import { createSampleCampaignsService } from './sampleCampaigns.service';
import { createWorkspaceDaysRepository } from './workspaceDays.repository';

const repositories = (db: Db) => ({
  campaigns: createCampaignsRepository(db),
  campaignBriefs: createCampaignBriefsRepository(db),
  lists: createCampaignListRepository(db),
  days: createDaysRepository(db),
  adDays: createAdDaysRepository(db),
  workspaceDays: createWorkspaceDaysRepository(db),
  quotas: createQuotasRepository(db),
  figures: createFiguresRepository(db),
  results: createResultsRepository(db),
  resultsByAd: createResultsByAdRepository(db),
  histories: createHistoriesRepository(db),
  pastImports: createPastImportsRepository(db),
  importedDays: createImportedDaysRepository(db),
  reportMemory: createReportMemoryRepository(db),
});

type Repositories = ReturnType<typeof repositories>;

export const campaignsModule = {
  repositories,
  services: (
    given: Given<Repositories, Repositories & MoveTx & CampaignAdsTx & ChangeLabelsTx> & { plans: PlansService },
  ) => {
    const { repositories, unitOfWork, clock, plans } = given;
    return {
      campaigns: createCampaignsService({ ...repositories, unitOfWork, plans, clock }),
      briefs: createCampaignBriefsService({ ...repositories, unitOfWork, clock }),
      bulk: createBulkService({ unitOfWork, clock }),
      campaignLabels: createCampaignLabelsService({ unitOfWork, clock }),
      moves: createMoveService({ plans, unitOfWork, clock }),
      metrics: createMetricsService({ ...repositories, unitOfWork, clock }),
      reportImports: createReportImportService({ unitOfWork, plans, clock }),
      pastImports: createPastImportsService({ ...repositories, unitOfWork, clock }),
      samples: createSampleCampaignsService({ unitOfWork, clock }),
      figures: createFiguresService(repositories),
    };
  },
  handlers: (services: CampaignServices & MetricsServices) => ({
    ...createCampaignHandlers(services),
    ...createMetricsHandlers(services),
  }),
  jobs: {},
  housekeeping: () => ({}),
  accountExport: ({ campaigns }: { campaigns: CampaignsService }, ofAccount: Scope) =>
    Promise.resolve({
      campaigns: eachAs(campaigns.eachWithDays(ofAccount), ({ campaign, brief, days, adDays }) => ({
        campaign: toWireCampaign(campaign, ofAccount),
        brief: brief && toWireProductBrief(brief),
        metrics: days.map(toWireDay),
        ad_metrics: adDays.map((ad) => ({ ad_id: ad.adId, ...toWireDay(ad) })),
      })),
    }),
  activity: campaignActivity,
  itemKinds: { campaign: itemsIn(campaignsTable), import: itemsIn(reportImportsTable) },
} satisfies ServerModule;

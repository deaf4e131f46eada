import { eachAs } from '../../contract/jsonBodies';
import { toWireProductBrief } from '../../contract/wire/briefs';
import { toWireCampaign, toWireDay } from '../../contract/wire/campaigns';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { campaigns as campaignsTable } from '../../db/tables/campaigns';
import { reportImports as reportImportsTable } from '../../db/tables/reportImports';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { ChangeLabelsTx } from '../labels/changeLabels.service';
import type { PlansService } from '../plans/plans.service';
import { type AdDaysRepository, createAdDaysRepository } from './adDays.repository';
import { createBulkService } from './bulk.service';
import { createCampaignBriefsService } from './campaignBriefs.service';
import { createCampaignLabelsService } from './campaignLabels.service';
import { type CampaignListRepository, createCampaignListRepository } from './campaignList.repository';
import { campaignActivity } from './campaigns.activity';
import { type CampaignServices, createCampaignHandlers } from './campaigns.handlers';
import { type CampaignsRepository, createCampaignsRepository } from './campaigns.repository';
import { type CampaignsService, createCampaignsService } from './campaigns.service';
import { createDaysRepository, type DaysRepository } from './days.repository';
import { createFiguresRepository, type FiguresRepository } from './figures.repository';
import { createFiguresService } from './figures.service';
import { createHistoriesRepository, type HistoriesRepository } from './histories.repository';
import { createMetricsHandlers, type MetricsServices } from './metrics.handlers';
import { createMetricsService } from './metrics.service';
import { createMoveService, type MoveTx } from './move.service';
import { createResultsRepository, type ResultsRepository } from './results.repository';
import { createResultsByAdRepository, type ResultsByAdRepository } from './resultsByAd.repository';
import { createQuotasRepository, type QuotasRepository } from './quotas.repository';
import { createPastImportsRepository, type PastImportsRepository } from './pastImports.repository';
import { createPastImportsService } from './pastImports.service';
import { createReportMemoryRepository, type ReportMemoryRepository } from './reportMemory.repository';
import { createReportImportService } from './reportImport.service';
import { createSampleCampaignsService } from './sampleCampaigns.service';

interface Repositories {
  campaigns: CampaignsRepository;
  lists: CampaignListRepository;
  days: DaysRepository;
  quotas: QuotasRepository;
  figures: FiguresRepository;
  results: ResultsRepository;
  resultsByAd: ResultsByAdRepository;
  histories: HistoriesRepository;
  pastImports: PastImportsRepository;
  reportMemory: ReportMemoryRepository;
  adDays: AdDaysRepository;
}

export const campaignsModule = {
  repositories: (db: Db): Repositories => ({
    campaigns: createCampaignsRepository(db),
    lists: createCampaignListRepository(db),
    days: createDaysRepository(db),
    quotas: createQuotasRepository(db),
    figures: createFiguresRepository(db),
    results: createResultsRepository(db),
    resultsByAd: createResultsByAdRepository(db),
    histories: createHistoriesRepository(db),
    pastImports: createPastImportsRepository(db),
    reportMemory: createReportMemoryRepository(db),
    adDays: createAdDaysRepository(db),
  }),
  services: (given: Given<Repositories, Repositories & MoveTx & ChangeLabelsTx> & { plans: PlansService }) => {
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

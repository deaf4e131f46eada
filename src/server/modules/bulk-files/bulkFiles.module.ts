import type { Given, ServerModule } from '../../module';
import type { AdFilesService } from '../ads/adFiles.service';
import type { AdsService } from '../ads/ads.service';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { LinksService } from '../links/links.service';
import { createBulkFileHandlers } from './bulkFiles.handlers';
import { createBulkFilesService } from './bulkFiles.service';

interface Others {
  ads: AdsService;
  adFiles: AdFilesService;
  campaigns: CampaignsService;
  links: LinksService;
}

export const bulkFilesModule = {
  repositories: () => ({}),
  services: ({ ads, adFiles, campaigns, links, clock }: Given<object> & Others) => ({
    bulkFiles: createBulkFilesService({ ads, adFiles, campaigns, links, clock }),
  }),
  handlers: createBulkFileHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;

import { fileAnswer } from '../../contract/fileAnswer';
import type { Handlers, WireTypes } from '../../contract/handlers';
import type { BulkFilesService } from './bulkFiles.service';
import type { BulkFilePreview, WantedBulkFile } from './bulkFiles.types';

type BulkFileHandlers = Pick<Handlers, 'getBulkFilePreview' | 'exportBulkFile'>;

export interface BulkFileServices {
  bulkFiles: BulkFilesService;
}

export function createBulkFileHandlers({ bulkFiles }: BulkFileServices): BulkFileHandlers {
  return {
    getBulkFilePreview: async ({ scope, query }) => ({
      status: 200,
      body: toWirePreview(await bulkFiles.preview(scope, wantedIn(query))),
    }),
    exportBulkFile: async ({ scope, query, signal }) =>
      fileAnswer(await bulkFiles.file(scope, wantedIn(query), signal)),
  };
}

interface BulkQuery {
  manager: WireTypes['AdsManager'];
  campaign_id?: string;
  ad_ids?: string;
}

const wantedIn = ({ manager, campaign_id: campaignId, ad_ids: adIds }: BulkQuery): WantedBulkFile => ({
  manager,
  campaignId,
  adIds: adIds?.split(','),
});

const toWirePreview = ({ ready, leftOut, beyond, notes }: BulkFilePreview): WireTypes['BulkFilePreview'] => ({
  ads: ready.map(({ adId, key, campaign }) => ({ ad_id: adId, key, campaign_name: campaign.name })),
  links_with_own_content: ready.filter(({ hasOwnContent }) => hasOwnContent).length,
  beyond,
  left_out: leftOut.map(({ adId, name, format, reasons }) => ({ ad_id: adId, name, format, reasons })),
  notes: [...notes],
});

import type { Handlers } from '../../contract/handlers';
import { jsonType, listInPieces } from '../../contract/jsonBodies';
import { fileAnswer } from '../../contract/fileAnswer';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireAd, fromWireAdChange, toWireAd, toWireAdCopy } from '../../contract/wire/ads';
import { toWireBulkResult } from '../../contract/wire/bulkResult';
import type { AdFilesService } from './adFiles.service';
import type { AdLabelsService } from './adLabels.service';
import type { AdVariantsService } from './adVariants.service';
import type { AdsService } from './ads.service';
import type { SavedAd, SharedLinks } from './ads.types';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import type { Scope } from '../../lib/scope';

type AdHandlers = Pick<
  Handlers,
  | 'listAds'
  | 'createAd'
  | 'labelAds'
  | 'getAd'
  | 'updateAd'
  | 'deleteAd'
  | 'restoreAd'
  | 'duplicateAd'
  | 'listVariants'
  | 'addVariant'
  | 'nameVariant'
  | 'exportVariants'
  | 'getAdPicture'
  | 'exportAd'
>;

export interface AdServices {
  ads: AdsService;
  adVariants: AdVariantsService;
  adLabels: AdLabelsService;
  adFiles: AdFilesService;
  library: Pick<TemplateLibraryService, 'samplesIn'>;
}

export function createAdHandlers({ ads, adVariants, adLabels, adFiles, library }: AdServices): AdHandlers {
  const toWire = (ad: SavedAd, scope: Scope, sharedLinks?: readonly SharedLinks[]) =>
    toWireAd(ad, scope, library.samplesIn(ad), sharedLinks);
  return {
    listAds: async ({ scope, query: { campaign_id: campaignId, search, platform, approval, label, ...page } }) => {
      const filter = { campaignId, search: search?.trim() ?? '', platform, approval, label: label?.trim() };
      const paged = await ads.list(scope, filter, pageOf(page));
      const shared = await adVariants.sharedLinks(scope, paged.ids);
      return {
        status: 200,
        headers: { ...totalCount(paged), ...jsonType },
        body: listInPieces(paged.items, (one) => toWire(one, scope, shared.get(one.id) ?? [])),
      };
    },
    createAd: async ({ scope, body }) => ({
      status: 201,
      body: toWire(await ads.create(scope, fromWireAd(body)), scope),
    }),
    labelAds: async ({ scope, body: { add = [], remove = [], ids } }) => ({
      status: 200,
      body: toWireBulkResult(await adLabels.change(scope, { add, remove }, ids)),
    }),
    getAd: async ({ scope, params }) => ({
      status: 200,
      body: toWire(await ads.get(scope, params.id), scope),
    }),
    updateAd: async ({ scope, params, body: { revision, ...change } }) => ({
      status: 200,
      body: toWire(await ads.update(scope, params.id, revision, fromWireAdChange(change)), scope),
    }),
    getAdPicture: async ({ scope, params, query: { canvas, type = 'png' }, signal }) =>
      fileAnswer(await adFiles.picture(scope, params.id, { canvas, type }, signal)),
    exportAd: async ({ scope, params, query: { version, pictures = 'png' }, signal }) =>
      fileAnswer(await adFiles.archive(scope, params.id, { version, pictures }, signal)),
    deleteAd: async ({ scope, params }) => {
      await ads.delete(scope, params.id);
      return { status: 204 };
    },
    restoreAd: async ({ scope, params }) => ({
      status: 200,
      body: toWire(await ads.restore(scope, params.id), scope),
    }),
    duplicateAd: async ({ scope, params, body }) => {
      const copy = await ads.duplicate(scope, params.id, body.format);
      return { status: 201, body: toWireAdCopy(copy, scope, library.samplesIn(copy.ad)) };
    },
    listVariants: async ({ scope, params }) => ({
      status: 200,
      headers: jsonType,
      body: listInPieces(await adVariants.list(scope, params.id), (one) => toWire(one, scope)),
    }),
    addVariant: async ({ scope, params, body }) => ({
      status: 201,
      body: toWire(await adVariants.add(scope, params.id, body.variant_name), scope),
    }),
    exportVariants: async ({ scope, params, query: { pictures = 'png' }, signal }) =>
      fileAnswer(await adFiles.archiveVariants(scope, params.id, pictures, signal)),
    nameVariant: async ({ scope, params, body }) => ({
      status: 200,
      body: toWire(await adVariants.rename(scope, params.id, body.variant_name), scope),
    }),
  };
}

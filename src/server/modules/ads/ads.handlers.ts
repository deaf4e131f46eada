import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireAd, fromWireAdChange, toWireAd, toWireAdCopy } from '../../contract/wire/ads';
import type { AdFile, AdFilesService } from './adFiles.service';
import type { AdsService } from './ads.service';

type AdHandlers = Pick<
  Handlers,
  'listAds' | 'createAd' | 'getAd' | 'updateAd' | 'deleteAd' | 'restoreAd' | 'duplicateAd' | 'getAdPicture' | 'exportAd'
>;

export function createAdHandlers({ ads, adFiles }: { ads: AdsService; adFiles: AdFilesService }): AdHandlers {
  return {
    listAds: async ({ caller, query: { campaign_id: campaignId, search, ...page } }) => {
      const paged = await ads.list(caller.account.id, { campaignId, search: search?.trim() ?? '' }, pageOf(page));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireAd) };
    },
    createAd: async ({ caller, body }) => ({
      status: 201,
      body: toWireAd(await ads.create(caller.account.id, fromWireAd(body))),
    }),
    getAd: async ({ caller, params }) => ({
      status: 200,
      body: toWireAd(await ads.get(caller.account.id, params.id)),
    }),
    updateAd: async ({ caller, params, body }) => ({
      status: 200,
      body: toWireAd(await ads.update(caller.account.id, params.id, body.revision, fromWireAdChange(body))),
    }),
    getAdPicture: async ({ caller, params, query: { canvas, type = 'png' }, signal }) =>
      fileAnswer(await adFiles.picture(caller.account.id, params.id, { canvas, type }, signal)),
    exportAd: async ({ caller, params, signal }) =>
      fileAnswer(await adFiles.archive(caller.account.id, params.id, signal)),
    deleteAd: async ({ caller, params }) => {
      await ads.delete(caller.account.id, params.id);
      return { status: 204 };
    },
    restoreAd: async ({ caller, params }) => ({
      status: 200,
      body: toWireAd(await ads.restore(caller.account.id, params.id)),
    }),
    duplicateAd: async ({ caller, params, body }) => ({
      status: 201,
      body: toWireAdCopy(await ads.duplicate(caller.account.id, params.id, body.format)),
    }),
  };
}

const fileAnswer = ({ name, type, contents }: AdFile) => ({
  status: 200 as const,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  body: contents,
});

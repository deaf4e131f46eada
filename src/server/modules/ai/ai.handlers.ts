import type { Handlers, WireTypes } from '../../contract/handlers';
import { inLines, linesType, wantsLines } from '../../contract/lines';
import { pageOf, totalCount } from '../../contract/paging';
import {
  fromWireAdToFill,
  fromWireBenefits,
  fromWireBrief,
  fromWireHeadlinesBrief,
  fromWireVoice,
  fromWireWish,
  toWireAiUsage,
  toWireCopy,
  toWireFilledAd,
  toWireGeneration,
  toWireHeadlines,
  toWireKinds,
  toWireText,
  toWireOptimized,
  toWireTexts,
  toWireVoice,
} from '../../contract/wire/ai';
import { withMissingFacts } from '../../../ad-kit/writer/productBrief';
import type { CampaignBriefsService } from '../campaigns/campaignBriefs.service';
import type { AiService } from './ai.service';
import type { WritingOptions } from './copyWriter.port';

type AiHandlers = Pick<
  Handlers,
  | 'generateAdCopy'
  | 'generateHeadlines'
  | 'optimizeContent'
  | 'suggestTexts'
  | 'fillAd'
  | 'readBenefits'
  | 'getBrandVoice'
  | 'updateBrandVoice'
  | 'listGenerations'
  | 'updateGeneration'
  | 'deleteGeneration'
  | 'getAiUsage'
>;

export interface AiServices {
  ai: AiService;
  briefs: Pick<CampaignBriefsService, 'get'>;
}

export function createAiHandlers({ ai, briefs }: AiServices): AiHandlers {
  return {
    generateAdCopy: async ({ scope, query, body, signal, headers, problemOf }) => {
      const typed = fromWireBrief(body);
      const { campaign_id: campaignId } = query;
      const brief =
        campaignId === undefined ? typed : withMissingFacts(typed, (await briefs.get(scope, campaignId)).brief);
      const write = async (onText?: WritingOptions['onText']) =>
        toWireCopy(await ai.writeAdCopy(scope, brief, signal, onText));
      if (!wantsLines(headers)) return { status: 200, body: await write() };
      const lines = await inLines<WireTypes['CopyEvent']>(
        async (tell) => ({ done: await write((kind, text) => tell(toWireText(kind, text))) }),
        (error) => ({ failed: problemOf(error) }),
      );
      return { status: 200, headers: linesType, body: lines };
    },
    generateHeadlines: async ({ scope, body, signal }) => ({
      status: 200,
      body: toWireHeadlines(await ai.writeHeadlines(scope, fromWireHeadlinesBrief(body), signal)),
    }),
    optimizeContent: async ({ scope, query, signal }) => ({
      status: 200,
      body: toWireOptimized(await ai.optimize(scope, query, signal)),
    }),
    suggestTexts: async ({ scope, body, signal }) => ({
      status: 200,
      body: toWireTexts(await ai.suggestTexts(scope, fromWireWish(body), signal)),
    }),
    fillAd: async ({ scope, body, signal }) => ({
      status: 200,
      body: toWireFilledAd(await ai.fillAd(scope, fromWireAdToFill(body), signal)),
    }),
    readBenefits: async ({ scope, body }) => ({
      status: 200,
      body: toWireKinds(await ai.readBenefits(scope, fromWireBenefits(body))),
    }),
    getBrandVoice: async ({ scope }) => ({ status: 200, body: toWireVoice(await ai.voice(scope)) }),
    updateBrandVoice: async ({ scope, body }) => ({
      status: 200,
      body: toWireVoice(await ai.changeVoice(scope, fromWireVoice(body))),
    }),
    listGenerations: async ({ scope, query }) => {
      const paged = await ai.list(scope, query.favorites ?? false, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireGeneration) };
    },
    updateGeneration: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireGeneration(await ai.setFavorite(scope, params.id, body.is_favorite)),
    }),
    deleteGeneration: async ({ scope, params }) => {
      await ai.delete(scope, params.id);
      return { status: 204 };
    },
    getAiUsage: async ({ scope }) => ({ status: 200, body: toWireAiUsage(await ai.usage(scope)) }),
  };
}

import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import {
  fromWireBrief,
  fromWireHeadlinesBrief,
  toWireAiUsage,
  toWireCopy,
  toWireGeneration,
  toWireHeadlines,
} from '../../contract/wire/ai';
import type { AiService } from './ai.service';

type AiHandlers = Pick<
  Handlers,
  'generateAdCopy' | 'generateHeadlines' | 'listGenerations' | 'deleteGeneration' | 'getAiUsage'
>;

export function createAiHandlers({ ai }: { ai: AiService }): AiHandlers {
  return {
    generateAdCopy: async ({ scope, body, signal }) => ({
      status: 200,
      body: toWireCopy(await ai.writeAdCopy(scope, fromWireBrief(body), signal)),
    }),
    generateHeadlines: async ({ scope, body, signal }) => ({
      status: 200,
      body: toWireHeadlines(await ai.writeHeadlines(scope, fromWireHeadlinesBrief(body), signal)),
    }),
    listGenerations: async ({ scope, query }) => {
      const paged = await ai.list(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireGeneration) };
    },
    deleteGeneration: async ({ scope, params }) => {
      await ai.delete(scope, params.id);
      return { status: 204 };
    },
    getAiUsage: async ({ scope }) => ({ status: 200, body: toWireAiUsage(await ai.usage(scope)) }),
  };
}

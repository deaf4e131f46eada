import { eachAs } from '../../contract/jsonBodies';
import { toWireGeneration, toWireVoice } from '../../contract/wire/ai';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { aiGenerations } from '../../db/tables/ai';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService } from '../plans/plans.service';
import { copyActivity } from './ai.activity';
import { createAiHandlers } from './ai.handlers';
import { type AiService, createAiService } from './ai.service';
import type { AiRepositories, AiTx } from './aiTx';
import { createAiUsageRepository } from './aiUsage.repository';
import { createBrandVoicesRepository } from './brandVoices.repository';
import type { CopyWriter } from './copyWriter.port';
import { createGenerationsRepository } from './generations.repository';

interface Others {
  plans: PlansService;
  limits: LimitsService;
  copyWriter: CopyWriter;
}

export const aiModule = {
  repositories: (db: Db): AiRepositories => ({
    generations: createGenerationsRepository(db),
    aiUsage: createAiUsageRepository(db),
    brandVoices: createBrandVoicesRepository(db),
  }),
  services: (given: Given<AiRepositories, AiTx> & Others) => {
    const { repositories, unitOfWork, clock, plans, limits, copyWriter: writer } = given;
    return { ai: createAiService({ ...repositories, unitOfWork, plans, limits, writer, clock }) };
  },
  handlers: createAiHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ ai }: { ai: AiService }, ofAccount: Scope) => ({
    generations: eachAs(ai.each(ofAccount), toWireGeneration),
    brand_voice: toWireVoice(await ai.voice(ofAccount)),
  }),
  activity: copyActivity,
  itemKinds: { generation: itemsIn(aiGenerations) },
} satisfies ServerModule;

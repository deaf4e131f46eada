import { noVoice } from '../../../ad-kit/writer/voice';
import { LimitTooSmall } from '../../../ad-kit/writer/writeCopy';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { addMonths, type Day, dayInWords, dayOf, firstDayOfMonth } from '../../lib/days';
import { newId } from '../../lib/ids';
import { eachById, type Page, type Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { LimitsService } from '../limits/limits.service';
import type { Plan, PlansService, PlansTx } from '../plans/plans.service';
import type { AiRepository } from './ai.repository';
import type { AiUsage, CopyBrief, CopyKind, Generation, HeadlinesBrief } from './ai.types';
import { tidyBrief, tidyHeadlinesBrief } from './briefs';
import type { CopyWriter } from './copyWriter.port';

export type { AiRepository };

/** A workspace's history has an end, so it takes nothing of the account's room. */
const longestHistory = 1_000;

/** Those of an export that are read together; each is a few kilobytes. */
const generationsAtOnce = 50;

interface AiDeps {
  ai: AiRepository;
  unitOfWork: UnitOfWork<{ ai: AiRepository } & PlansTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countGeneration'>;
  writer: CopyWriter;
  clock: Clock;
}

export type AiService = ReturnType<typeof createAiService>;

/** Ad copy that is written for workspaces. Rule: docs/product-rules.md, "AI copy". */
export function createAiService({ ai, unitOfWork, plans, limits, writer, clock }: AiDeps) {
  const month = (): Day => firstDayOfMonth(dayOf(clock.now()));

  /** Refuses before anything is written, which may take long or cost money; what is stored is looked at again. */
  const begin = async ({ actorId, payerId }: Scope): Promise<void> => {
    await limits.countGeneration(actorId);
    await unitOfWork(async (tx) => {
      const plan = await plans.requireFeature(tx, payerId, 'hasAiCopy');
      const { inMonth } = await tx.ai.written(payerId, month());
      if (inMonth >= plan.aiGenerationsPerMonth) throw usedUp(plan, month());
    });
  };

  /** Keeps and counts in one transaction: what fails does neither. */
  const keep = (scope: Scope, generation: Generation): Promise<void> =>
    unitOfWork(async (tx) => {
      const { workspaceId, actorId: createdBy, payerId } = scope;
      const plan = await plans.requireFeature(tx, payerId, 'hasAiCopy');
      await tx.locks.workspace(workspaceId);
      if (!(await tx.ai.take(payerId, month(), plan.aiGenerationsPerMonth))) throw usedUp(plan, month());
      await tx.ai.insert(generation, { workspaceId, createdBy, payerId });
      await tx.ai.deleteOldest(workspaceId, longestHistory);
    });

  return {
    /**
     * Writes for a brief, each time something else. Throws `Refusal('plan_required')`, `Refusal('plan_limit')`,
     * `Refusal('rate_limited')`, or `Refusal('validation_failed')` where nothing can be written about it.
     */
    async writeAdCopy(scope: Scope, brief: CopyBrief, signal: AbortSignal): Promise<Generation<'ad_copy'>> {
      await begin(scope);
      const request = tidyBrief(brief);
      const id = newId();
      const response = await writer
        .writeAdCopy(request, { signal, seed: id, voice: noVoice })
        .catch(refuseSmallLimit(request));
      const generation = { kind: 'ad_copy' as const, request, response, id, createdAt: clock.now() };
      await keep(scope, generation);
      return generation;
    },

    /** Writes headlines alone; throws as `writeAdCopy` does. */
    async writeHeadlines(scope: Scope, brief: HeadlinesBrief, signal: AbortSignal): Promise<Generation<'headlines'>> {
      await begin(scope);
      const request = tidyHeadlinesBrief(brief);
      const id = newId();
      const response = { headline: await writer.writeHeadlines(request, { signal, seed: id, voice: noVoice }) };
      const generation = { kind: 'headlines' as const, request, response, id, createdAt: clock.now() };
      await keep(scope, generation);
      return generation;
    },

    /** Everything, the newest first. */
    each: ({ workspaceId }: Scope): AsyncGenerator<Generation> =>
      eachById(
        () => ai.listIds(workspaceId),
        (ids) => ai.listOf(workspaceId, ids),
        generationsAtOnce,
      ),

    list: (scope: Scope, page: Page): Promise<Paged<Generation>> => ai.page(scope.workspaceId, page),

    /** Gives nothing back of the month's generations. */
    async delete(scope: Scope, id: string): Promise<void> {
      if (!(await ai.delete(scope.workspaceId, id))) throw notFound('generation');
    },

    /** On every plan. */
    async usage({ payerId }: Scope): Promise<AiUsage> {
      const [{ inMonth, total }, plan] = await Promise.all([ai.written(payerId, month()), plans.planOf(payerId)]);
      const { aiGenerationsPerMonth: monthlyLimit } = plan;
      return { thisMonth: inMonth, total, monthlyLimit, resetsAt: nextMonth(month()), label: writer.label };
    },

    /** How many generations count against the plan this month. */
    async monthlyUse(payerId: string): Promise<{ written: number }> {
      const { inMonth } = await ai.written(payerId, month());
      return { written: inMonth };
    },
  };
}

const nextMonth = (month: Day): Date => new Date(addMonths(month, 1));

const usedUp = ({ aiGenerationsPerMonth }: Plan, month: Day): Refusal =>
  new Refusal(
    'plan_limit',
    `You’ve used all ${aiGenerationsPerMonth.toLocaleString('en-US')} generations of your plan this month. They reset on ${dayInWords(nextMonth(month))}.`,
  );

const kindNames: Readonly<Record<CopyKind, string>> = {
  headline: 'headline',
  description: 'description',
  callToAction: 'call to action',
  fullAd: 'ad',
};

const refuseSmallLimit =
  ({ maxCharacters }: CopyBrief) =>
  (error: unknown): never => {
    if (!(error instanceof LimitTooSmall) || maxCharacters === null) throw error;
    const { kind, smallest } = error;
    throw invalidField(
      'max_characters',
      `No ${kindNames[kind]} fits in ${maxCharacters} characters. The smallest limit that works is ${smallest}.`,
    );
  };

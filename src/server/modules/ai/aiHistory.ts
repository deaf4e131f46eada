import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { eachById, type Page, type Paged } from '../../lib/page';
import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { PlansService } from '../plans/plans.service';
import type { AiUsage, Generation } from './ai.types';
import type { AiRepositories, AiTx } from './aiTx';
import { currentMonth, nextMonth } from './allowance';
import type { CopyWriter } from './copyWriter.port';

/** How many generations an export reads at once; each is a few kilobytes. */
const generationsAtOnce = 50;

interface HistoryDeps extends Pick<AiRepositories, 'generations' | 'aiUsage'> {
  unitOfWork: UnitOfWork<AiTx>;
  plans: PlansService;
  writer: CopyWriter;
  clock: Clock;
}

/** What was written for workspaces, and how much. */
export function createAiHistory({ generations, aiUsage, unitOfWork, plans, writer, clock }: HistoryDeps) {
  const month = () => currentMonth(clock);

  return {
    /** Everything, the newest first. */
    each: ({ workspaceId }: Scope): AsyncGenerator<Generation> =>
      eachById(
        () => generations.listIds(workspaceId),
        (ids) => generations.listOf(workspaceId, ids),
        generationsAtOnce,
      ),

    list: ({ workspaceId }: Scope, favorites: boolean, page: Page): Promise<Paged<Generation>> =>
      generations.page(workspaceId, favorites, page),

    setFavorite: (asked: Scope, id: string, isFavorite: boolean): Promise<Generation> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        const changed = await tx.generations.setFavorite(workspaceId, id, isFavorite);
        if (!changed) throw notFound('generation');
        return changed;
      }),

    /** Gives nothing back of the month's generations. */
    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, scope) => {
        if (!(await tx.generations.delete(scope.workspaceId, id))) throw notFound('generation');
        await tx.audit.record(scope, { action: 'generation_deleted', subject: { id, name: '' } }, clock.now());
      }),

    /** On every plan. */
    async usage({ payerId }: Scope): Promise<AiUsage> {
      const [{ inMonth, total }, plan] = await Promise.all([
        aiUsage.countWritten(payerId, month()),
        plans.planOf(payerId),
      ]);
      const { aiGenerationsPerMonth: monthlyLimit } = plan;
      return { thisMonth: inMonth, total, monthlyLimit, resetsAt: nextMonth(month()), label: writer.label };
    },

    /** How much was written in a workspace this month, no matter which account paid for it. */
    writtenIn: (workspaceId: string): Promise<number> => aiUsage.writtenInWorkspace(workspaceId, month()),

    /** How many generations count against the plan this month. */
    async monthlyUse(payerId: string): Promise<{ generations: number }> {
      const { inMonth } = await aiUsage.countWritten(payerId, month());
      return { generations: inMonth };
    },
  };
}

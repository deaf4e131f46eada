import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { addMonths, type Day, dayOf, firstDayOfMonth } from '../../lib/days';
import type { Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { usedUp } from './aiRefusals';
import type { AiTx } from './aiTx';

/** How many suggestions of single texts a plan includes for each of its generations. */
const suggestionsForEach = 10;

interface AllowanceDeps {
  unitOfWork: UnitOfWork<AiTx>;
  plans: PlansService;
  limits: Pick<LimitsService, 'countGeneration'>;
  clock: Clock;
}

/** What the payer's plan still includes this month. Each throws `Refusal('plan_required')` or `Refusal('plan_limit')`. */
export function createAllowance({ unitOfWork, plans, limits, clock }: AllowanceDeps) {
  const month = () => currentMonth(clock);

  /**
   * Refuses before anything is written, since writing may take long or cost money. The limit is checked again when the
   * result is stored.
   */
  const begin = async (asked: Scope): Promise<void> => {
    await limits.countGeneration(asked.actorId);
    await unitOfWork(asked, async (tx, scope) => {
      const plan = await plans.requireFeature(tx, scope.payerId, 'hasAiCopy');
      const { inMonth } = await tx.aiUsage.countWritten(scope.payerId, month());
      const { aiGenerationsPerMonth: limit } = plan;
      if (inMonth >= limit) throw usedUp(scope, limit, 'generations', nextMonth(month()));
    });
  };

  /** Counts a generation against the payer's month. Throws `Refusal('plan_limit')` when it has none left. */
  const takeOneOfMonth = async (tx: AiTx, scope: Scope): Promise<void> => {
    const { aiGenerationsPerMonth: limit } = await plans.requireFeature(tx, scope.payerId, 'hasAiCopy');
    await tx.locks.workspace(scope.workspaceId);
    const taken = await tx.aiUsage.take('written', scope.payerId, month(), limit);
    if (taken === undefined) throw usedUp(scope, limit, 'generations', nextMonth(month()));
    if (taken === limit) {
      const subject = { id: null, name: 'AI generations' };
      const what = { action: 'generations_used_up', subject, detail: String(limit) };
      await tx.webhookEvents.recordForPayer(scope.payerId, 'limit.reached', what, clock.now());
    }
    await tx.aiUsage.countInWorkspace(scope.workspaceId, month());
  };

  const suggestionsIn = async (tx: PlansTx, { payerId }: Scope): Promise<number> =>
    suggestionsForEach * (await plans.requireFeature(tx, payerId, 'hasAiCopy')).aiGenerationsPerMonth;

  const noSuggestionsLeft = (scope: Scope, limit: number): Refusal =>
    usedUp(scope, limit, 'suggestions', nextMonth(month()));

  /** Refuses before texts are suggested; the limit is checked again when they are counted. */
  const beginSuggesting = async (asked: Scope): Promise<void> => {
    await limits.countGeneration(asked.actorId);
    await unitOfWork(asked, async (tx, scope) => {
      const limit = await suggestionsIn(tx, scope);
      if ((await tx.aiUsage.suggested(scope.payerId, month())) >= limit) throw noSuggestionsLeft(scope, limit);
    });
  };

  const takeSuggestion = (asked: Scope): Promise<void> =>
    unitOfWork(asked, async (tx, scope) => {
      const limit = await suggestionsIn(tx, scope);
      const taken = await tx.aiUsage.take('suggested', scope.payerId, month(), limit);
      if (taken === undefined) throw noSuggestionsLeft(scope, limit);
    });

  return { begin, takeOneOfMonth, beginSuggesting, takeSuggestion };
}

/** The month that generations count in, by its first day. */
export const currentMonth = (clock: Clock): Day => firstDayOfMonth(dayOf(clock.now()));

export const nextMonth = (month: Day): Date => new Date(addMonths(month, 1));

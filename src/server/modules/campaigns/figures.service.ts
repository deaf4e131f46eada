import type { Day } from '../../lib/days';
import type { Scope } from '../../lib/scope';
import type { FiguresRepository } from './figures.repository';
import type { MonthSums, StatusTotals } from './figures.types';

export type FiguresService = ReturnType<typeof createFiguresService>;

/** Sums over all campaigns of a workspace, for other modules to compute from. */
export function createFiguresService({ figures }: { figures: FiguresRepository }) {
  return {
    /** One row for each status that occurs. */
    byStatus: (scope: Scope): Promise<StatusTotals[]> => figures.totalsByStatus(scope.workspaceId),

    /** Each month from `from` on that has numbers, oldest first; `toDate` sums stop at a day of the month. */
    byMonth: (scope: Scope, from: Day, lastDayOfMonth: number): Promise<MonthSums[]> =>
      figures.months(scope.workspaceId, from, lastDayOfMonth),
  };
}

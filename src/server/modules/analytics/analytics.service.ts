import type { Clock } from '../../lib/clock';
import { dayOf, dayOfMonth } from '../../lib/days';
import { sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { FiguresService } from '../campaigns/figures.service';
import type { StatusTotals } from '../campaigns/figures.types';
import type { Overview } from './analytics.types';
import { firstDayShown, monthlyFigures, trendsOf } from './trends';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

export function createAnalyticsService({ figures, clock }: { figures: FiguresService; clock: Clock }) {
  return {
    /** The account's figures as of now (UTC). */
    async overview(scope: Scope): Promise<Overview> {
      const today = dayOf(clock.now());
      const [byStatus, months] = await Promise.all([
        figures.byStatus(scope),
        figures.byMonth(scope, firstDayShown(today), dayOfMonth(today)),
      ]);
      const campaignsIn = (status: StatusTotals['status']) =>
        byStatus.find((row) => row.status === status)?.campaigns ?? 0;
      return {
        totals: { ...sumOf(byStatus), budgetCents: byStatus.reduce((sum, row) => sum + row.budgetCents, 0) },
        campaignsByStatus: {
          active: campaignsIn('active'),
          paused: campaignsIn('paused'),
          completed: campaignsIn('completed'),
        },
        trends: trendsOf(months, today),
        monthly: monthlyFigures(months, today),
      };
    },
  };
}

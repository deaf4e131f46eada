import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { ViewsRepository } from './views.repository';
import type { SavedView, ViewFields } from './views.types';

/** More than a menu shows at a glance. */
const mostViews = 50;

interface ViewsDeps {
  views: ViewsRepository;
  plans: Pick<PlansService, 'requireFeature'>;
  unitOfWork: UnitOfWork<{ views: ViewsRepository } & PlansTx>;
  clock: Clock;
}

export type ViewsService = ReturnType<typeof createViewsService>;

/** Views of the numbers that are kept under a name. Without analytics in the plan, those that are there stay. */
export function createViewsService({ views, plans, unitOfWork, clock }: ViewsDeps) {
  return {
    list: (scope: Scope, page: Page): Promise<Paged<SavedView>> => views.page(scope.workspaceId, page),

    /** Throws `Refusal('plan_required')` and `Refusal('too_many')`. */
    save: (asked: Scope, { name, query }: ViewFields): Promise<SavedView> =>
      unitOfWork(asked, async (tx, scope) => {
        await plans.requireFeature(tx, scope.payerId, 'hasAdvancedAnalytics');
        await tx.locks.workspace(scope.workspaceId);
        if ((await tx.views.count(scope.workspaceId)) >= mostViews) {
          throw new Refusal('too_many', `You already have ${mostViews} saved views. Delete some to make room.`);
        }
        return tx.views.insert({
          id: newId(),
          workspaceId: scope.workspaceId,
          createdBy: scope.actorId,
          name: name.trim(),
          query,
          createdAt: clock.now(),
        });
      }),

    rename: (asked: Scope, id: string, name: string): Promise<SavedView> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        const renamed = await tx.views.rename(workspaceId, id, name.trim());
        if (!renamed) throw notFound('view');
        return renamed;
      }),

    delete: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        if (!(await tx.views.delete(workspaceId, id))) throw notFound('view');
      }),
  };
}

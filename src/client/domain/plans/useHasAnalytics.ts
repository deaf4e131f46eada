import { includesAnalytics } from '../../api/planRank';
import { useWorkspacePlan, type WorkspacePlan } from './useWorkspacePlan';

/** Whether the plan that pays in the current workspace includes advanced analytics. */
export const useHasAnalytics = (): WorkspacePlan => useWorkspacePlan(includesAnalytics);

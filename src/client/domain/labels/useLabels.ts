import { useListLabelsQuery } from '../../api/labelsApi';
import { useWorkspace } from '../teams/workspace';

/** The labels of the workspace in alphabetical order, or those that its campaigns have; none until they are loaded. */
export function useLabels(of?: 'campaigns'): string[] {
  const { data = [] } = useListLabelsQuery(useWorkspace());
  return data.filter((use) => of === undefined || use[of] > 0).map(({ label }) => label);
}

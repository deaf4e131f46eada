import { useListLabelsQuery } from '../../api/labelsApi';
import { useWorkspace } from '../teams/workspace';

/** What has labels. */
export type Labeled = 'campaigns' | 'ads';

/**
 * The labels of the workspace in alphabetical order: those that its campaigns or its ads have, or all of them. None
 * until they are loaded.
 */
export function useLabels(of?: Labeled): string[] {
  const { data = [] } = useListLabelsQuery(useWorkspace());
  return data.filter((use) => of === undefined || use[of] > 0).map(({ label }) => label);
}

import { useListCampaignLabelsQuery } from '../../api/campaignsApi';
import { useWorkspace } from '../teams/workspace';

/** The labels that campaigns of the workspace have, in alphabetical order; none until they are loaded. */
export function useLabels(): string[] {
  const { data = [] } = useListCampaignLabelsQuery(useWorkspace());
  return data.map(({ label }) => label);
}

import { type Campaign, useLabelCampaignsMutation } from '../../api/campaignsApi';
import { useWorkspace } from '../teams/workspace';
import { LabelsDialog } from './LabelsDialog';

type Props = { campaign: Campaign; onClose: () => void };

/** The labels of one campaign. Completed ones take labels too. */
export function CampaignLabelsDialog({ campaign, onClose }: Props) {
  const workspace = useWorkspace();
  const [change, { isLoading, error }] = useLabelCampaignsMutation();
  return (
    <LabelsDialog
      labeled={campaign}
      isBusy={isLoading}
      error={error}
      onChange={(wish) => change({ ...workspace, labelChange: { ids: [campaign.id], ...wish } })}
      onClose={onClose}
    />
  );
}

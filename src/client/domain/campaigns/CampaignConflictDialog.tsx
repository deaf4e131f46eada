import Button from '@mui/material/Button';
import type { Campaign } from '../../api/campaignsApi';
import { BusyButton } from '../../components/BusyButton';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { VersionDifferences } from '../../components/VersionDifferences';
import { formatMoment } from '../../lib/dates';
import { campaignDifferences } from './campaignDifferences';
import type { CampaignFormValues } from './campaignForm';

export type CampaignConflictProps = {
  mine: CampaignFormValues;
  /** As somebody else saved it. */
  theirs: Campaign;
  /** Whether mine is being saved. */
  busy: boolean;
  onKeep: () => void;
  onTake: () => void;
  /** Back to the form, with what was typed. */
  onClose: () => void;
};

/** Two people changed one campaign: shows where their versions differ and asks which one stays. */
export function CampaignConflictDialog({ mine, theirs, busy, onKeep, onTake, onClose }: CampaignConflictProps) {
  return (
    <DialogFrame open title="This campaign was changed elsewhere" onClose={onClose} width={640}>
      <p>{`The other version was saved ${theirs.updated_at ? `${formatMoment(theirs.updated_at)}, ` : ''}in another window or by someone else.`}</p>
      <VersionDifferences differences={campaignDifferences(mine, theirs)} />
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={onTake}>
          Use the other version
        </Button>
        <BusyButton busy={busy} busyLabel="Saving…" onClick={onKeep}>
          Keep my version
        </BusyButton>
      </DialogActions>
    </DialogFrame>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CampaignSummary } from '../../api/campaignsApi';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { DialogWords } from '../../components/DialogWords';
import { formatDayOf } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { usePlansAddress } from '../plans/usePlansAddress';
import { useWorkspaceDetails } from '../teams/useTeams';

type Props = { summary: CampaignSummary; onClose: () => void };

/** Says before anything is typed that this month's campaigns are used up, until when, and what can be done. */
export function CampaignLimitDialog({ summary, onClose }: Props) {
  const { role } = useWorkspaceDetails();
  const plans = usePlansAddress();
  const isPayer = role === 'owner';
  const resets = summary.month_resets_at === undefined ? 'next month' : `on ${formatDayOf(summary.month_resets_at)}`;
  const included = `All ${countOf(summary.monthly_limit ?? 0, 'campaign')} a month in ${isPayer ? 'your' : 'the team owner’s'} plan`;
  return (
    <DialogFrame compact open title="This month’s campaigns are used" onClose={onClose}>
      <DialogWords>
        <p>{`${included} are used. You can create the next one ${resets}.`}</p>
        <p>
          {isPayer
            ? 'Need more now? A larger plan includes more campaigns.'
            : 'Need more now? Ask the owner to move to a larger plan.'}
        </p>
      </DialogWords>
      <DialogActions>
        <Button variant={isPayer ? 'text' : 'contained'} onClick={onClose}>
          Close
        </Button>
        {isPayer && (
          <Button variant="contained" component={Link} to={plans}>
            See plans
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

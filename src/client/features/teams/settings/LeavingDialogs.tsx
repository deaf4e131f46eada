import { useState } from 'react';
import { listed } from '../../../../ad-kit/listed';
import {
  useDeleteTeamMutation,
  useGetTeamStatsQuery,
  useLeaveTeamMutation,
  type Team,
  type TeamStats,
} from '../../../api/teamsApi';
import { problemOf } from '../../../api/problem';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { countOf } from '../../../lib/text';
import { useAppDispatch } from '../../../redux/hooks';
import { teamLost } from '../../../domain/teams/teamsSlice';

type Props = { team: Team; onClose: () => void };

/** Asks before somebody leaves the team. */
export function LeaveDialog({ team, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [leave, { isLoading, error }] = useLeaveTeamMutation();
  const handleConfirm = async () => {
    const { error: refusal } = await leave({ id: team.id });
    if (!refusal) dispatch(teamLost(team.id));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={`Leave ${team.name}?`}
      text="You’ll lose access to its campaigns, ads, and templates. What you made stays with the team. To come back, you’ll need a new invitation."
      confirmLabel="Leave team"
      busyLabel="Leaving…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

/** What goes with a team, as far as it is counted. */
function contentsOf(stats: TeamStats | undefined): string {
  if (!stats) return 'Its campaigns, ads, and images';
  const { total_campaigns: campaigns, total_ads: ads, total_images: images } = stats;
  const counted = countOf(campaigns, 'campaign');
  return ads === undefined || images === undefined
    ? `${counted}, and all ads and images`
    : listed([counted, countOf(ads, 'ad'), countOf(images, 'image')]);
}

/** Deletes the team, with everything in it, once its name is typed. */
export function DeleteTeamDialog({ team, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [remove, { isLoading, error }] = useDeleteTeamMutation();
  const { data: stats } = useGetTeamStatsQuery({ id: team.id });
  const { above, at, refusal, check, settle } = useFormFaults(error, ['name']);
  const handleSubmit = async () => {
    const isTyped = typed.trim() === team.name.trim();
    if (!check(isTyped ? {} : { name: 'That’s not the team’s name.' })) return;
    const { error: refused } = await remove({ id: team.id });
    if (!refused) dispatch(teamLost(team.id));
  };
  return (
    <FormDialog
      open
      destructive
      title={`Delete ${team.name}?`}
      faults={{ refusal, above }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Delete team"
      busyLabel="Deleting…"
      busy={isLoading}
    >
      <p>
        {`${contentsOf(stats)}, along with the team’s numbers, templates, and AI copy, will be deleted for everyone on it. This can’t be undone.`}
      </p>
      <TextField
        label={`Type ${team.name} to confirm`}
        name="confirm-team"
        autoComplete="off"
        autoFocus
        value={typed}
        error={at.name}
        onChange={(text) => {
          setTyped(text);
          settle(['name']);
        }}
      />
    </FormDialog>
  );
}

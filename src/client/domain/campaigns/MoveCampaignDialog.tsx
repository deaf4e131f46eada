import { useState } from 'react';
import { type Campaign, useMoveCampaignMutation } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { useAppDispatch } from '../../redux/hooks';
import { workspaceChosen } from '../teams/teamsSlice';
import { toastShown } from '../../redux/toastsSlice';
import { useTeams } from '../teams/useTeams';
import { moveTargets, personalTarget } from './moveTargets';

type Props = { campaign: Campaign; onClose: () => void };

/** Moves a campaign to where somebody else sees it, or back; says before what goes along and what stays. */
export function MoveCampaignDialog({ campaign, onClose }: Props) {
  const dispatch = useAppDispatch();
  const targets = moveTargets(campaign, useTeams() ?? []);
  const [chosen, setChosen] = useState<string>();
  const [move, { isLoading, error }] = useMoveCampaignMutation();
  const target = chosen ?? targets[0]?.value;
  const handleSubmit = async () => {
    if (target === undefined) return;
    const teamId = target === personalTarget ? null : target;
    const { data } = await move({ id: campaign.id, campaignMove: { team_id: teamId } });
    if (!data) return;
    const workspace = targets.find(({ value }) => value === target)?.label ?? '';
    dispatch(
      toastShown({
        title: 'Campaign moved',
        description: `“${campaign.name}” is in ${teamId === null ? 'your personal workspace' : workspace}.`,
        action: { label: 'Switch to it', event: workspaceChosen(teamId) },
      }),
    );
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Move “${campaign.name}”`}
      faults={{ refusal: undefined, above: problemOf(error)?.detail }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Move"
      busyLabel="Moving…"
      busy={isLoading}
      width={480}
    >
      {target !== undefined && <SelectField label="To" value={target} onChange={setChosen} options={targets} />}
      <p>Its ads, daily numbers, and images move with it. Images used in other ads are copied.</p>
      <p>
        AI copy history stays here. If the campaign moves to someone else’s plan, it counts toward that plan’s limit
        this month.
      </p>
    </FormDialog>
  );
}

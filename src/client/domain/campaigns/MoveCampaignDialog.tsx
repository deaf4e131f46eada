import { useState } from 'react';
import { type Campaign, useMoveCampaignMutation } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { useAppDispatch } from '../../redux/hooks';
import { workplaceChosen } from '../../redux/teamsSlice';
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
    const place = targets.find(({ value }) => value === target)?.label ?? '';
    dispatch(
      toastShown({
        title: 'Campaign moved',
        description: `“${campaign.name}” is in ${teamId === null ? 'your personal workspace' : place}.`,
        action: { label: 'Work there', event: workplaceChosen(teamId) },
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
      <p>Its ads, daily numbers and pictures go along. Pictures that other ads use are copied.</p>
      <p>AI copy history stays. Moved to somebody else’s plan, it counts as one of that plan’s campaigns this month.</p>
    </FormDialog>
  );
}

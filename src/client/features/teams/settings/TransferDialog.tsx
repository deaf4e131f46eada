import { useState } from 'react';
import { type TeamMember, useTransferTeamMutation } from '../../../api/teamsApi';
import { FormDialog } from '../../../components/FormDialog';
import { SelectField } from '../../../components/SelectField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import type { SeenTeam } from '../seenTeam';

/** Hands the team over to somebody who has joined. */
export function TransferDialog({ seen: { team }, onClose }: { seen: SeenTeam; onClose: () => void }) {
  const heirs = heirsOf(team.members);
  const [heirId, setHeirId] = useState(heirs[0]?.user_id ?? '');
  const [transfer, { isLoading, error }] = useTransferTeamMutation();
  const faults = useFormFaults(error, []);
  const heir = heirs.find(({ user_id }) => user_id === heirId);
  const handleSubmit = async () => {
    const { data } = await transfer({ id: team.id, teamTransfer: { user_id: heirId } });
    if (data) onClose();
  };
  return (
    <FormDialog
      open
      destructive
      title={`Transfer ${team.name}?`}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Transfer"
      busyLabel="Transferring…"
      busy={isLoading}
    >
      <SelectField
        label="New owner"
        value={heirId}
        options={heirs.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
        onChange={setHeirId}
      />
      <p>
        {`${heir?.full_name ?? 'That person'} will then pay for the team and control it. You’ll become an admin, and only the new owner can transfer it back to you.`}
      </p>
    </FormDialog>
  );
}

type Heir = TeamMember & { user_id: string };

/** Who can own the team: everyone who has joined. */
export const heirsOf = (members: readonly TeamMember[]): Heir[] =>
  members.filter((member): member is Heir => member.status === 'active' && member.user_id !== null);

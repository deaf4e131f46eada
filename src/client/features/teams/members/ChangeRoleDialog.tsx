import { useState } from 'react';
import { type TeamMember, useChangeMemberRoleMutation } from '../../../api/teamsApi';
import { FormDialog } from '../../../components/FormDialog';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { nameOf } from '../seenTeam';
import { RoleCards } from './RoleCards';

type Props = { teamId: string; member: TeamMember; onClose: () => void };

/** Gives a member, or somebody who is invited, another role. */
export function ChangeRoleDialog({ teamId, member, onClose }: Props) {
  const [role, setRole] = useState(member.role);
  const [change, { isLoading, error }] = useChangeMemberRoleMutation();
  const faults = useFormFaults(error, []);
  const handleSubmit = async () => {
    const { data } = await change({ id: teamId, userId: member.user_id ?? member.id, roleChange: { role } });
    if (data) onClose();
  };
  return (
    <FormDialog
      open
      title={`Change ${nameOf(member)}’s role`}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Change Role"
      busyLabel="Changing…"
      busy={isLoading}
      width={480}
    >
      <RoleCards value={role} onChange={setRole} />
    </FormDialog>
  );
}

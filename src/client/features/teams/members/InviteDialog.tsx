import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { type MemberRole, type SentInvitation, useInviteMemberMutation } from '../../../api/teamsApi';
import { bounds } from '../../../api/bounds';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { planNames } from '../../../domain/plans/planNames';
import { useAppDispatch } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { tokens } from '../../../theme/tokens';
import { type SeenTeam, countPeople } from '../seenTeam';
import { faultOfAddress } from './inviteAddress';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { RoleCards } from './RoleCards';

type Props = { seen: SeenTeam; onClose: () => void };

/**
 * Invites an address. Toasts tell how it went, and what was typed stays when it is refused; where no mail goes out, the
 * link to pass on takes the form's place.
 */
export function InviteDialog({ seen: { team }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const [sent, setSent] = useState<SentInvitation>();
  const [invite, { isLoading, error }] = useInviteMemberMutation();
  const { at, refusal, check, settle } = useFormFaults(error, ['email']);

  const handleSubmit = async () => {
    const fault = faultOfAddress(email.trim());
    if (!check(fault === undefined ? {} : { email: fault })) {
      dispatch(toastShown({ title: 'Error', description: fault ?? '', variant: 'destructive' }));
      return;
    }
    const { data } = await invite({ id: team.id, newInvitation: { email: email.trim(), role } });
    if (data?.mailed === false && data.link !== undefined) setSent(data);
    else if (data) onClose();
  };

  if (sent) return <InvitationLinkDialog sent={sent} onClose={onClose} />;
  return (
    <FormDialog
      open
      title="Invite Team Member"
      faults={{ refusal, above: undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Send Invitation"
      busyLabel="Sending..."
      busy={isLoading}
      width={480}
    >
      <TextField
        label="Email"
        name="invited-email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        maxLength={bounds.NewInvitation.email.maxLength}
        placeholder="name@example.com"
        value={email}
        error={at.email}
        hideError
        onChange={(typed) => {
          setEmail(typed);
          settle(['email']);
        }}
      />
      <RoleCards value={role} onChange={setRole} />
      <Summary>
        <span>{`Current members: ${countPeople(team)} / ${team.max_members}`}</span>
        <span>{`Plan: ${planNames[team.plan]}`}</span>
      </Summary>
    </FormDialog>
  );
}

const Summary = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  color: tokens.text2,
});

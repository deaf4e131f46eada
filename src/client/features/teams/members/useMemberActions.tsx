import { useState } from 'react';
import { Copy, Send, Shield, Trash2 } from 'lucide-react';
import { type SentInvitation, type TeamMember, useRenewInvitationMutation } from '../../../api/teamsApi';
import type { ActionMenuItem } from '../../../components/ActionMenuList';
import { copyText } from '../../../redux/copyText';
import { useAppDispatch } from '../../../redux/hooks';
import type { SeenTeam } from '../seenTeam';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { removeMemberAfterAsking } from './memberThunks';

/** What can be done to a member or an invitation, as menu items, and the dialogs that some of it opens. */
export function useMemberActions({ team, isReadOnly }: SeenTeam) {
  const dispatch = useAppDispatch();
  const [changing, setChanging] = useState<TeamMember>();
  const [sent, setSent] = useState<SentInvitation>();
  const [renew] = useRenewInvitationMutation();

  const resend = async (member: TeamMember) => {
    const { data } = await renew({ id: team.id, userId: member.id, invitationRenewal: { send_mail: true } });
    if (data?.mailed === false && data.link !== undefined) setSent(data);
  };
  /** Another link in the place of the one before: the server keeps none of them readable. */
  const copyLink = async (member: TeamMember) => {
    const { data } = await renew({ id: team.id, userId: member.id, invitationRenewal: { send_mail: false } });
    if (data?.link !== undefined) await dispatch(copyText(data.link));
  };
  const remove = (member: TeamMember) => void dispatch(removeMemberAfterAsking({ teamId: team.id, member }));

  const menuItems = (member: TeamMember): ActionMenuItem[] => {
    const changeRole = { label: 'Change Role', icon: Shield, onSelect: () => setChanging(member) };
    if (member.status === 'active') {
      return [changeRole, { label: 'Remove Member', icon: Trash2, destructive: true, onSelect: () => remove(member) }];
    }
    return [
      { label: 'Resend', icon: Send, disabled: isReadOnly, onSelect: () => void resend(member) },
      { label: 'Copy link', icon: Copy, disabled: isReadOnly, onSelect: () => void copyLink(member) },
      changeRole,
      { label: 'Revoke', icon: Trash2, destructive: true, onSelect: () => remove(member) },
    ];
  };

  const dialogs = (
    <>
      {changing && <ChangeRoleDialog teamId={team.id} member={changing} onClose={() => setChanging(undefined)} />}
      {sent && <InvitationLinkDialog sent={sent} onClose={() => setSent(undefined)} />}
    </>
  );
  return { menuItems, dialogs };
}

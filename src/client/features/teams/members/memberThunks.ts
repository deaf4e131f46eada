import { type TeamMember, teamsApi } from '../../../api/teamsApi';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { revokeInvitationApi } from './revokeInvitation';

type Chosen = { teamId: string; member: TeamMember };

/** Takes a member out of the team, or an invitation back, after the browser's own question. */
export const removeMemberAfterAsking = createAppAsyncThunk<void, Chosen>(
  'teams/removeMemberAfterAsking',
  async ({ teamId, member }, { dispatch, extra }) => {
    const { status, email } = member;
    const userId = member.user_id ?? member.id;
    if (status === 'active') {
      if (!extra.confirm('Are you sure you want to remove this member?')) return;
      await dispatch(teamsApi.endpoints.removeMember.initiate({ id: teamId, userId }));
      return;
    }
    if (!extra.confirm(`Revoke the invitation for ${email}? The link will stop working.`)) return;
    await dispatch(revokeInvitationApi.endpoints.revokeInvitation.initiate({ id: teamId, userId }));
  },
);

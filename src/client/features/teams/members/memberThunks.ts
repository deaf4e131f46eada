import { type TeamMember, teamsApi } from '../../../api/teamsApi';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';

type Chosen = { teamId: string; member: TeamMember };

/** Takes a member out of the team, or an invitation back, after the browser's own question. */
export const removeMemberAfterAsking = createAppAsyncThunk<void, Chosen>(
  'teams/removeMemberAfterAsking',
  async ({ teamId, member }, { dispatch, extra }) => {
    const question =
      member.status === 'active'
        ? 'Are you sure you want to remove this member?'
        : `Revoke the invitation of ${member.email}? The link stops working.`;
    if (!extra.confirm(question)) return;
    const userId = member.user_id ?? member.id;
    await dispatch(teamsApi.endpoints.removeMember.initiate({ id: teamId, userId }));
  },
);

import type { TeamMember } from '../api/teamsApi';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { type FakeAnswers, type FakeInvitation, FakeRefusal, type FakeState, type FakeTeam } from './fakeState';
import { asTeam, record, roleIn } from './fakeTeams';

/** Reading and accepting invitations. */
export const invitationAnswers: FakeAnswers<'getInvitation' | 'acceptInvitation'> = {
  getInvitation: ({ state, params }) => {
    const { team, invitation, member } = openInvitation(state, params.token);
    return {
      body: {
        team: { name: team.name, description: team.description },
        role: member.role,
        email: member.email,
        invited_by: invitation.invitedBy,
        expires_at: member.expires_at ?? '',
      },
    };
  },
  acceptInvitation: ({ state, account, params }) => {
    const { team, invitation, member } = openInvitation(state, params.token, account);
    const { user } = account;
    if (member.email.toLowerCase() !== user.email.toLowerCase()) {
      const [name = '', domain = ''] = member.email.split('@');
      const sentence = `This invitation is for ${name.slice(0, 1)}…@${domain}.`;
      throw new FakeRefusal(403, 'invitation_other_address', `${sentence} Sign in with that address to accept it.`);
    }
    if (roleIn(team, account)) {
      throw new FakeRefusal(409, 'already_member', `${user.full_name} is already on this team.`);
    }
    invitation.usedBy = user.id;
    const joined: TeamMember = {
      ...member,
      user_id: user.id,
      full_name: user.full_name,
      joined_at: new Date(state.now()).toISOString(),
      expires_at: null,
      status: 'active',
    };
    team.members = team.members.map((one) => (one === member ? joined : one));
    record(state, team, account, {
      action: 'member_joined',
      subject: { id: user.id, name: user.full_name },
      detail: member.role,
    });
    return { body: asTeam(state, account, team) };
  },
};

/** Makes an invitation's link, and revokes the previous one. */
export function linkFor(team: FakeTeam, memberId: string, invitedBy: string): string {
  const token = `invitation-${aUuid()}`;
  team.invitations = [
    ...team.invitations.filter((one) => one.memberId !== memberId),
    { token, memberId, invitedBy, usedBy: null },
  ];
  return `http://localhost/invitations/${token}`;
}

type Opened = { team: FakeTeam; invitation: FakeInvitation; member: TeamMember };

function openInvitation(state: FakeState, token: string | undefined, account?: FakeAccount): Opened {
  const team = state.teams.find(({ invitations }) => invitations.some((one) => one.token === token));
  const invitation = team?.invitations.find((one) => one.token === token);
  const member = team?.members.find(({ id }) => id === invitation?.memberId);
  if (!team || !invitation || !member) {
    throw new FakeRefusal(
      404,
      'not_found',
      'This invitation is no longer available. It may have been revoked or replaced. Ask for a new link.',
    );
  }
  if (invitation.usedBy !== null) {
    const isOwn = invitation.usedBy === account?.user.id;
    const sentence = isOwn
      ? `You’re already on ${team.name}.`
      : 'This invitation was already used. Ask for a new link.';
    throw new FakeRefusal(409, 'invitation_used', sentence);
  }
  if (member.expires_at !== null && Date.parse(member.expires_at) <= state.now()) {
    throw new FakeRefusal(409, 'invitation_expired', 'This invitation is more than 7 days old. Ask for a new link.');
  }
  return { team, invitation, member };
}

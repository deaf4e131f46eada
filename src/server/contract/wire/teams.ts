import type {
  Invitation,
  Member,
  Membership,
  SentInvitation,
  Team,
  TeamActivity,
} from '../../modules/teams/teams.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireMember = (member: Member): Every<WireTypes['TeamMember']> => ({
  id: member.id,
  user_id: member.accountId,
  email: member.email,
  full_name: member.fullName,
  role: member.role,
  joined_at: member.joinedAt?.toISOString() ?? null,
  invited_at: member.invitedAt.toISOString(),
  expires_at: member.joinedAt ? null : member.expiresAt.toISOString(),
  status: member.joinedAt ? 'active' : 'invited',
  read_only: member.isWaiting,
});

export const toWireTeam = (team: Team): Every<WireTypes['Team']> => ({
  id: team.id,
  name: team.name,
  description: team.description,
  plan: team.planId,
  owner_id: team.owner.id,
  owner: { id: team.owner.id, email: team.owner.email, full_name: team.owner.fullName },
  created_at: team.createdAt.toISOString(),
  max_members: team.maxMembers,
  members: team.members.map(toWireMember),
  my_role: team.role,
  read_only: team.isReadOnly,
  over_seats: team.overSeats && {
    people: team.overSeats.people,
    seats: team.overSeats.seats,
    decide_by: team.overSeats.decideBy?.toISOString() ?? null,
  },
  ai_copy: team.hasAiCopy,
  requires_two_step: team.requiresTwoStep,
  needs_two_step: team.needsTwoStep,
});

export const toWireSentInvitation = ({
  member,
  link,
  isMailed,
}: SentInvitation): Every<WireTypes['SentInvitation']> => ({
  message: isMailed
    ? `Invitation sent to ${member.email}`
    : `This invitation wasn’t emailed to ${member.email}. Copy the link and send it yourself.`,
  member: toWireMember(member),
  link,
  mailed: isMailed,
});

export const toWireInvitation = (invitation: Invitation): Every<WireTypes['Invitation']> => ({
  team: { name: invitation.team.name, description: invitation.team.description },
  role: invitation.role,
  email: invitation.email,
  invited_by: invitation.invitedBy,
  expires_at: invitation.expiresAt.toISOString(),
});

export const toWireActivity = (activity: TeamActivity): Every<WireTypes['TeamActivity']> => ({
  id: activity.id,
  created_at: activity.createdAt.toISOString(),
  actor: { id: activity.actorId, full_name: activity.actorName },
  // Nothing else is ever stored: modules can only record what the contract lists.
  action: activity.action as WireTypes['TeamActivityAction'],
  subject: { id: activity.subjectId, name: activity.subjectName },
  detail: activity.detail,
});

export const toWireMembership = ({ id, name, role, joinedAt }: Membership): Every<WireTypes['TeamMembership']> => ({
  id,
  name,
  role,
  joined_at: joinedAt.toISOString(),
});

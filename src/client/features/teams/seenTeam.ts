import type { User } from '../../api/api';
import type { Team, TeamMember, TeamRole } from '../../api/teamsApi';
import { actingRole, roleIn } from '../../domain/teams/roleIn';

/** A row of the list of members. The owner has no `member`: the team lists only the others. */
export type Person = Pick<TeamMember, 'email' | 'full_name' | 'role' | 'status' | 'joined_at'> & {
  key: string;
  member: TeamMember | undefined;
};

/** A team as the signed-in person sees it. */
export type SeenTeam = {
  team: Team;
  /** The role whose rights this person has there. */
  role: TeamRole;
  isOwner: boolean;
  /** Whether the owner's plan includes teams no longer. */
  isReadOnly: boolean;
  /** Whether this person has no seat, and can only read until there is one. */
  isWaiting: boolean;
  /** The owner first, then the members and the invited. */
  people: Person[];
  /** Why nobody can be invited at the moment; `undefined` where one can. */
  inviteHindrance: 'read_only' | 'full' | undefined;
};

/** A team as a person sees it. */
export function seeTeam(team: Team, user: Pick<User, 'id' | 'email' | 'full_name'>): SeenTeam {
  const role = roleIn(team, user.id);
  const isReadOnly = team.read_only;
  const isFull = team.members.length + 1 >= team.max_members;
  return {
    team,
    role: actingRole(team, role),
    isOwner: role === 'owner',
    isReadOnly,
    isWaiting: team.members.some(({ user_id, read_only }) => user_id === user.id && read_only),
    people: [ownerRow(team, user), ...team.members.map(memberRow)],
    inviteHindrance: isReadOnly ? 'read_only' : isFull ? 'full' : undefined,
  };
}

function ownerRow(team: Team, user: Pick<User, 'id' | 'email' | 'full_name'>): Person {
  const known = team.owner_id === user.id ? user : team.owner;
  const { email, full_name } = known;
  return {
    key: team.owner_id,
    member: undefined,
    email,
    full_name,
    role: 'admin',
    status: 'active',
    joined_at: team.created_at,
  };
}

function memberRow(member: TeamMember): Person {
  const { id, email, full_name, role, status, joined_at } = member;
  return { key: id, member, email, full_name, role, status, joined_at };
}

/** What somebody is called; the invited are known by their address alone. */
export const nameOf = ({ full_name, email }: Pick<Person, 'full_name' | 'email'>): string => full_name || email;

/** Who belongs to the team: the owner, those who joined and the invited. */
export const countPeople = ({ members }: Team): number => members.length + 1;

/** How full the team is, in percent of its places, at most 100. */
export function fillOf(team: Team): number {
  return team.max_members === 0 ? 100 : Math.min(100, (countPeople(team) / team.max_members) * 100);
}

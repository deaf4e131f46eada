import type { Locks } from '../../lib/locks';
import { Refusal } from '../../lib/refusal';
import type { MembersRepository } from './members.repository';
import type { TeamActivities } from './teams.activity';
import type { TeamsRepository } from './teams.repository';
import { teamWorkspace } from './teams.service';

/** What is needed to leave teams in a transaction. */
export interface DepartureTx {
  teams: Pick<TeamsRepository, 'namesOwnedBy' | 'memberships'>;
  members: Pick<MembersRepository, 'find' | 'delete'>;
  activity: TeamActivities;
}

/** How many names a refusal lists; an account may own twenty. */
const longestList = 5;

/**
 * Removes an account from its teams, in the transaction that deletes and has locked it. Throws `Refusal('owns_teams')`
 * if it owns any, because others work there. Its activity stays, with its name.
 */
export async function leaveAllTeams(
  tx: DepartureTx & { locks: Locks },
  { id, fullName }: { id: string; fullName: string },
  now: Date,
): Promise<void> {
  const owned = await tx.teams.namesOwnedBy(id);
  if (owned.length > 0) throw ownsTeams(owned);
  const memberships = await tx.teams.memberships(id);
  for (const { id: teamId } of memberships.sort((one, other) => one.id.localeCompare(other.id))) {
    await tx.locks.workspace(teamId);
    const member = await tx.members.find(teamId, id);
    if (!member?.joinedAt) continue;
    await tx.activity.record(
      teamWorkspace(id, teamId),
      { action: 'member_left', subject: { id, name: fullName } },
      now,
    );
    await tx.members.delete(member.id);
  }
}

function ownsTeams(names: string[]): Refusal {
  const more = names.length - longestList;
  const list = names.slice(0, longestList).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return new Refusal('owns_teams', `Transfer or delete your teams first: ${list}.`);
}

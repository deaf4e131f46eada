import { newId } from '../../lib/ids';
import { dayMs } from '../../lib/durations';
import { linkOfNobody } from './linkOfNobody';
import type { MembersRepository } from './members.repository';
import { teamWorkspace, type TeamsTx } from './teams.service';
import type { MemberRole, TeamFields } from './teams.types';

/** What is needed to add a sample team in a transaction. */
export type SampleTeamTx = Pick<TeamsTx, 'workspaces' | 'activity'> & {
  teams: Pick<TeamsTx['teams'], 'insert'>;
  members: Pick<MembersRepository, 'add'>;
};

/** Somebody who is in a sample team without an invitation. */
export interface SampleMember {
  id: string;
  email: string;
  fullName: string;
  role: MemberRole;
}

/** Makes a team whose members have all joined, a day after each other, as part of a transaction. Returns its id. */
export async function insertSampleTeam(
  tx: SampleTeamTx,
  owner: { id: string },
  fields: TeamFields,
  members: readonly SampleMember[],
  madeAt: Date,
): Promise<string> {
  const id = newId();
  await tx.workspaces.insertTeam(id, owner.id, madeAt);
  await tx.teams.insert(id, fields, madeAt);
  const subject = { id, name: fields.name };
  await tx.activity.record(teamWorkspace(owner.id, id), { action: 'team_created', subject }, madeAt);
  for (const [index, member] of members.entries()) {
    const joinedAt = new Date(madeAt.getTime() + (index + 1) * dayMs);
    const link = linkOfNobody(member.role, owner.id, joinedAt);
    await tx.members.add(newId(), id, member.email, member.id, link);
    const joined = {
      action: 'member_joined',
      subject: { id: member.id, name: member.email },
      detail: member.role,
    } as const;
    await tx.activity.record(teamWorkspace(member.id, id), joined, joinedAt);
  }
  return id;
}

import { sql } from 'drizzle-orm';
import { accounts, sessions } from './tables/accounts';
import { teamMembers, teams } from './tables/teams';
import { workspaces } from './tables/workspaces';

/** Whether anybody is signed in of the teams that an account owns or belongs to. */
export const hasReachableColleague = sql<boolean>`exists (
  select 1 from ${workspaces}
  join ${teams} on ${teams.id} = ${workspaces.id}
  left join ${teamMembers} on ${teamMembers.teamId} = ${teams.id}
  join ${sessions} as of_team on of_team.account_id in (${workspaces.ownerId}, ${teamMembers.accountId})
  where ${workspaces.ownerId} = ${accounts.id}
  or ${teams.id} in (select mine.team_id from ${teamMembers} as mine where mine.account_id = ${accounts.id})
)`;

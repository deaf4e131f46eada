import { toWireMembership } from '../../contract/wire/teams';
import type { Db } from '../../db/connect';
import { teams as teamsTable } from '../../db/tables/teams';
import type { ActivityTable } from '../../lib/activity';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { AiService } from '../ai/ai.service';
import type { LimitsService } from '../limits/limits.service';
import type { PlansService } from '../plans/plans.service';
import type { Site } from '../mail/mail.types';
import { type ActivityRepository, createActivityRepository } from './activity.repository';
import { createActivityService } from './activity.service';
import { createInvitationsService } from './invitations.service';
import { createMembersRepository } from './members.repository';
import { createMembersService, type InviteTx } from './members.service';
import { createSeatsService } from './seats.service';
import { teamActivity } from './teams.activity';
import { createTeamHandlers } from './teams.handlers';
import { createTeamsRepository } from './teams.repository';
import { createTeamsService, type TeamsRepositories, type TeamsService, type TwoStepRuleTx } from './teams.service';
import { createTransferService, type TransferTx } from './transfer.service';

interface Others {
  config: Site & { smtpUrl: string | undefined };
  ai: AiService;
  limits: LimitsService;
  plans: PlansService;
}

export const teamsModule = {
  repositories: (db: Db, everyActivity: ActivityTable) => ({
    teams: createTeamsRepository(db),
    members: createMembersRepository(db),
    activity: createActivityRepository(db, everyActivity),
  }),
  services: (
    given: Given<TeamsRepositories & { activity: ActivityRepository }, InviteTx & TransferTx & TwoStepRuleTx> & Others,
  ) => {
    const { repositories, unitOfWork, clock, config, ai, limits, plans } = given;
    const canMail = config.smtpUrl !== undefined;
    return {
      teams: createTeamsService({ ...repositories, ai, unitOfWork, plans, clock }),
      members: createMembersService({ unitOfWork, plans, limits, clock, site: config, canMail }),
      transfers: createTransferService({ unitOfWork, plans, clock }),
      invitations: createInvitationsService({ ...repositories, unitOfWork, plans, limits, clock }),
      seats: createSeatsService({ ...repositories, unitOfWork, plans, clock }),
      activity: createActivityService(repositories),
    };
  },
  handlers: createTeamHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ teams }: { teams: TeamsService }, { actorId }: Scope) => ({
    teams: (await teams.memberships(actorId)).map(toWireMembership),
  }),
  activity: teamActivity,
  // A team's own id is its workspace's.
  itemKinds: { team: { table: teamsTable, id: teamsTable.id, workspaceId: teamsTable.id } },
} satisfies ServerModule;

import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import {
  toWireActivity,
  toWireInvitation,
  toWireMember,
  toWireSentInvitation,
  toWireTeam,
} from '../../contract/wire/teams';
import type { ActivityService } from './activity.service';
import { activityCsv } from './activityCsv';
import type { InvitationsService } from './invitations.service';
import type { MembersService } from './members.service';
import type { TeamsService } from './teams.service';
import type { SeatsService } from './seats.service';
import type { ActivityFilter } from './teams.types';
import type { TransferService } from './transfer.service';

export interface TeamServices {
  teams: TeamsService;
  members: MembersService;
  transfers: TransferService;
  invitations: InvitationsService;
  seats: SeatsService;
  activity: ActivityService;
}

type TeamHandlers = Pick<
  Handlers,
  | 'listMyTeams'
  | 'createTeam'
  | 'getTeam'
  | 'updateTeam'
  | 'requireTwoStep'
  | 'deleteTeam'
  | 'getTeamStats'
  | 'chooseSeats'
  | 'inviteMember'
  | 'renewInvitation'
  | 'changeMemberRole'
  | 'removeMember'
  | 'transferTeam'
  | 'leaveTeam'
  | 'listTeamActivity'
  | 'exportTeamActivity'
  | 'getTeamChanges'
  | 'getInvitation'
  | 'acceptInvitation'
>;

export function createTeamHandlers(services: TeamServices): TeamHandlers {
  const { teams, members, transfers, invitations, seats, activity } = services;
  return {
    listMyTeams: async ({ caller, query }) => {
      const paged = await teams.listMine(caller.account.id, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireTeam) };
    },
    createTeam: async ({ caller, body: { name, description = '' } }) => ({
      status: 201,
      body: toWireTeam(await teams.create(caller, { name, description })),
    }),
    getTeam: async ({ scope }) => ({ status: 200, body: toWireTeam(await teams.get(scope)) }),
    updateTeam: async ({ scope, body: { name, description } }) => ({
      status: 200,
      body: toWireTeam(
        await teams.update(scope, {
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description }),
        }),
      ),
    }),
    requireTwoStep: async ({ scope, body }) => ({
      status: 200,
      body: toWireTeam(await teams.requireTwoStep(scope, body.required)),
    }),
    deleteTeam: async ({ scope }) => {
      await teams.delete(scope);
      return { status: 204 };
    },
    getTeamStats: async ({ scope }) => {
      const stats = await teams.stats(scope);
      return {
        status: 200,
        body: {
          total_members: stats.totalMembers,
          active_members: stats.activeMembers,
          total_campaigns: stats.totalCampaigns,
          active_campaigns: stats.activeCampaigns,
          total_ads: stats.totalAds,
          total_images: stats.totalImages,
          ai_generations_this_month: stats.aiGenerationsThisMonth,
        },
      };
    },
    chooseSeats: async ({ scope, body }) => {
      await seats.choose(scope, body.member_ids);
      return { status: 200, body: toWireTeam(await teams.get(scope)) };
    },
    inviteMember: async ({ scope, caller, body }) => ({
      status: 201,
      body: toWireSentInvitation(await members.invite(scope, caller.account, body.email, body.role ?? 'editor')),
    }),
    renewInvitation: async ({ scope, caller, params, body }) => ({
      status: 200,
      body: toWireSentInvitation(await members.renew(scope, caller.account, params.user_id, body.send_mail ?? true)),
    }),
    changeMemberRole: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireMember(await members.changeRole(scope, params.user_id, body.role)),
    }),
    removeMember: async ({ scope, params }) => {
      await members.remove(scope, params.user_id);
      return { status: 204 };
    },
    transferTeam: async ({ scope, body }) => {
      await transfers.transfer(scope, body.user_id);
      return { status: 200, body: toWireTeam(await teams.get(scope)) };
    },
    leaveTeam: async ({ scope }) => {
      await members.leave(scope);
      return { status: 204 };
    },
    listTeamActivity: async ({ scope, query }) => {
      const paged = await activity.list(scope, filterOf(query), pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireActivity) };
    },
    exportTeamActivity: async ({ scope, query }) => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="activity.csv"',
      },
      body: activityCsv(await activity.listAll(scope, filterOf(query))),
    }),
    getTeamChanges: async ({ scope }) => ({
      status: 200,
      body: { latest: await activity.latest(scope), role: scope.role },
    }),
    getInvitation: async ({ params, client }) => ({
      status: 200,
      body: toWireInvitation(await invitations.read(params.token, client.address)),
    }),
    acceptInvitation: async ({ params, caller, client }) => {
      const teamId = await invitations.accept(params.token, caller, client.address);
      return { status: 200, body: toWireTeam(await teams.getAs(teamId, caller.account.id)) };
    },
  };
}

const filterOf = ({ user_id: actorId, kind, search }: Call<'exportTeamActivity'>['query']): ActivityFilter => ({
  actorId,
  kind,
  search: search?.trim(),
});

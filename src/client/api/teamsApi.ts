import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { type Team, type TeamActivity, generatedApi } from './generated/teams.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type Tag,
  type TagType,
  eachTag,
  idTag,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tag,
  tagsOfList,
} from './tags';

/** The contract's own types of each operation, before lists become pages. */
export type TeamsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<TeamsDefinitions, 'listMyTeams' | 'listTeamActivity'> & {
  listMyTeams: OverrideResultType<TeamsDefinitions['listMyTeams'], Page<Team>>;
  listTeamActivity: OverrideResultType<TeamsDefinitions['listTeamActivity'], Page<TeamActivity>>;
};

/** What every change of a team makes stale. Its activity lists who made the change. */
const partsOf = (id: string): Tag[] => [
  listTag('Team'),
  idTag('Team', id),
  idTag('TeamActivity', id),
  idTag('TeamChanges', id),
];

const team = invalidatesOnSuccess((_result, { id }: { id: string }) => partsOf(id));
/** Who belongs to a team is shown in its counts too. */
export const peopleChanged = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  ...partsOf(id),
  idTag('TeamStats', id),
]);

/** An account says what teams lend it, and a team that is gone takes its campaigns and ads along. */
const membership = invalidatesOnSuccess(() => [listTag('Team'), tag('Account')]);

/** Every team of a person, in one call: an account owns few, and joins few more. */
export const allTeams = { limit: 200 };

/** The teams that a person owns or belongs to, their people and what they did, for the pages that show teams. */
export const teamsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listMyTeams: { transformResponse: toPage<Team>, providesTags: (page) => tagsOfList('Team', page?.items) },
    createTeam: { invalidatesTags: membership },
    getTeam: { providesTags: (_team, _error, { id }) => [idTag('Team', id)] },
    updateTeam: { invalidatesTags: team },
    deleteTeam: { invalidatesTags: membership },
    getTeamStats: { providesTags: (_stats, _error, { id }) => [idTag('TeamStats', id), eachTag('TeamStats')] },
    chooseSeats: { invalidatesTags: team },
    inviteMember: { invalidatesTags: peopleChanged },
    renewInvitation: { invalidatesTags: team },
    changeMemberRole: { invalidatesTags: team },
    removeMember: { invalidatesTags: peopleChanged },
    transferTeam: {
      invalidatesTags: invalidatesOnSuccess((_result, { id }) => [...partsOf(id), tag('Account'), tag('Usage')]),
    },
    leaveTeam: { invalidatesTags: membership },
    listTeamActivity: {
      transformResponse: toPage<TeamActivity>,
      providesTags: (_page, _error, { id }) => [idTag('TeamActivity', id), eachTag('TeamActivity')],
    },
    // A file is asked for once and then belongs to the person; the cache keeps none of it.
    exportTeamActivity: { providesTags: nothing, keepUnusedDataFor: 0 },
    getTeamChanges: { providesTags: (_changes, _error, { id }) => [idTag('TeamChanges', id)] },
    getInvitation: { providesTags: [eachTag('Invitation')] },
    acceptInvitation: {
      invalidatesTags: invalidatesOnSuccess(() => [listTag('Team'), tag('Account'), eachTag('Invitation')]),
    },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListMyTeamsQuery,
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useGetTeamStatsQuery,
  useChooseSeatsMutation,
  useInviteMemberMutation,
  useRenewInvitationMutation,
  useChangeMemberRoleMutation,
  useTransferTeamMutation,
  useLeaveTeamMutation,
  useListTeamActivityQuery,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = teamsApi;
export type {
  Invitation,
  MemberRole,
  SentInvitation,
  Team,
  TeamActivity,
  TeamActivityAction,
  TeamActivityKind,
  TeamChanges,
  TeamMember,
  TeamOverSeats,
  TeamOwner,
  TeamRole,
  TeamStats,
} from './generated/teams.gen';

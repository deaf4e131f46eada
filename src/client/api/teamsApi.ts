import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import {
  type Team as WireTeam,
  type TeamActivity,
  type TeamMember as WireTeamMember,
  generatedApi,
} from './generated/teams.gen';
import { type Page, pageOf, toPage } from './page';
import { includesAiCopy } from './planRank';
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
import type { Answering, Whole } from './whole';

export type TeamMember = Required<WireTeamMember>;
/** `my_role` depends on who asks: what a person is in a team says `roleIn`. */
export type Team = Omit<
  Whole<WireTeam, 'owner' | 'read_only' | 'over_seats' | 'ai_copy' | 'requires_two_step' | 'needs_two_step'>,
  'members'
> & {
  members: TeamMember[];
};

/** A backend may say less of a team: then its owner has no name, nothing is closed, and the plan decides on AI copy. */
const wholeTeam = ({ members, ...team }: WireTeam): Team => ({
  owner: { id: team.owner_id, email: '', full_name: 'Team owner' },
  read_only: false,
  over_seats: null,
  ai_copy: includesAiCopy(team.plan),
  requires_two_step: false,
  needs_two_step: false,
  ...team,
  members: members.map((member) => ({ read_only: false, ...member })),
});

/** The contract's own types of each operation, before lists become pages. */
type TeamsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type TeamCall =
  'createTeam' | 'getTeam' | 'updateTeam' | 'requireTwoStep' | 'chooseSeats' | 'transferTeam' | 'acceptInvitation';
type Definitions = Answering<
  TeamsDefinitions,
  Record<TeamCall, Team> & { listMyTeams: Page<Team>; listTeamActivity: Page<TeamActivity> }
>;

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
    listMyTeams: { transformResponse: pageOf(wholeTeam), providesTags: (page) => tagsOfList('Team', page?.items) },
    createTeam: { transformResponse: wholeTeam, invalidatesTags: membership },
    getTeam: {
      transformResponse: wholeTeam,
      providesTags: (_team, _error, { id }) => [idTag('Team', id), eachTag('Team')],
    },
    updateTeam: { transformResponse: wholeTeam, invalidatesTags: team },
    requireTwoStep: { transformResponse: wholeTeam, invalidatesTags: team },
    deleteTeam: { invalidatesTags: membership },
    getTeamStats: { providesTags: (_stats, _error, { id }) => [idTag('TeamStats', id), eachTag('TeamStats')] },
    chooseSeats: { transformResponse: wholeTeam, invalidatesTags: team },
    inviteMember: { invalidatesTags: peopleChanged },
    renewInvitation: { invalidatesTags: team },
    changeMemberRole: { invalidatesTags: team },
    removeMember: { invalidatesTags: peopleChanged },
    transferTeam: {
      transformResponse: wholeTeam,
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
      transformResponse: wholeTeam,
      invalidatesTags: invalidatesOnSuccess(() => [listTag('Team'), tag('Account'), eachTag('Invitation')]),
    },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListMyTeamsQuery,
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useRequireTwoStepMutation,
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
  TeamActivity,
  TeamActivityAction,
  TeamActivityKind,
  TeamChanges,
  TeamOverSeats,
  TeamOwner,
  TeamRole,
  TeamStats,
} from './generated/teams.gen';

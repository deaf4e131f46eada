import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type Campaign, campaignsApi, wholeCampaign } from '../../api/campaignsApi';
import { type Page, pageOf } from '../../api/page';
import { tagsOfList } from '../../api/tags';
import type { Workspace } from '../../domain/teams/teamsSlice';

/** How many of the latest campaigns the dashboard shows. */
export const recentCount = 3;

/**
 * The dashboard's own query of the campaign list. It has a name of its own, because its failure is told in the
 * dashboard's words, while the list's page tells its own.
 */
export const recentCampaignsApi = campaignsApi.injectEndpoints({
  endpoints: (build) => ({
    listRecentCampaigns: build.query<Page<Campaign>, Workspace>({
      query: ({ teamId }) => ({
        url: '/campaigns',
        params: { limit: recentCount, ...(teamId && { team_id: teamId }) },
      }),
      transformResponse: pageOf(wholeCampaign),
      providesTags: (page) => tagsOfList('Campaign', page?.items),
    }),
  }),
});

export type RecentCampaignsDefinitions = Pick<DefinitionsFromApi<typeof recentCampaignsApi>, 'listRecentCampaigns'>;
export const { useListRecentCampaignsQuery } = recentCampaignsApi;

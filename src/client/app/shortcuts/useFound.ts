import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useListAdsQuery } from '../../api/adsApi';
import { useListCampaignsQuery } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';
import { useSettled } from '../../lib/useSettled';
import type { Command } from './useCommands';

/** As many of each as can be read at a glance; more letters find fewer. */
const mostOfEach = 6;

type Found = {
  items: Command[];
  isSearching: boolean;
  /** Why nothing could be looked for. */
  problem: string | undefined;
};

/** Campaigns and ads of the workspace with the text in their names; none for an empty one. */
export function useFound(search: string): Found {
  const navigate = useNavigate();
  const settled = useSettled(search);
  const workspace = useWorkspace();
  const asked = settled === '' ? skipToken : { ...workspace, search: settled, limit: mostOfEach };
  const campaigns = useListCampaignsQuery(asked);
  const ads = useListAdsQuery(asked);
  const problem = problemOf(campaigns.error ?? ads.error);
  const shown = search === '' ? [] : [campaigns.currentData?.items ?? [], ads.currentData?.items ?? []];
  const [foundCampaigns = [], foundAds = []] = shown;
  return {
    items: [
      ...foundCampaigns.map(({ id, name }): Command => ({
        id,
        group: 'Campaigns',
        label: name,
        run: () => void navigate(paths.campaign(id)),
      })),
      ...foundAds.map(({ id, name }): Command => ({
        id,
        group: 'Ads',
        label: name,
        run: () => void navigate(paths.ad(id)),
      })),
    ],
    isSearching: search !== settled || campaigns.isFetching || ads.isFetching,
    problem: problem && `Couldn’t search campaigns and ads: ${problem.detail}`,
  };
}

import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignQuery } from '../../api/campaignsApi';
import { PageHeader } from '../../components/PageHeader';
import { WorkspaceOf } from '../../domain/teams/workspace';

type Props = {
  /** The one campaign that is looked at, if it is one. */
  campaignId: string | undefined;
  /** The page's title, shown until it is known whose numbers are wanted. */
  title: string;
  /** Gets the campaign's name; `undefined` where it is gone, and for all campaigns. */
  children: (campaignName: string | undefined) => ReactNode;
};

/** Around numbers: those of one campaign are of the workspace that it is in. */
export function OfCampaign({ campaignId, title, children }: Props) {
  const { currentData: campaign, isLoading } = useGetCampaignQuery(
    campaignId === undefined ? skipToken : { id: campaignId },
  );
  if (isLoading) return <PageHeader title={title} />;
  return <WorkspaceOf teamId={campaign?.team_id}>{children(campaign?.name)}</WorkspaceOf>;
}

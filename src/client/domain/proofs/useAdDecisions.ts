import { skipToken } from '@reduxjs/toolkit/query/react';
import { type AdDecision, useListAdDecisionsQuery } from '../../api/proofsApi';
import { useWorkspace } from '../teams/workspace';

/** What clients decided last on ads, of which there may be 100. Nothing is said while it isn't known. */
export function useAdDecisions(adIds: readonly string[]): (adId: string) => AdDecision | undefined {
  const workspace = useWorkspace();
  const { data } = useListAdDecisionsQuery(adIds.length > 0 ? { ...workspace, adIds: adIds.join() } : skipToken);
  return (adId) => data?.find(({ ad_id }) => ad_id === adId);
}

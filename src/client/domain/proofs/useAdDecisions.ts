import { skipToken } from '@reduxjs/toolkit/query/react';
import { type AdDecision, useListAdDecisionsQuery } from '../../api/proofsApi';
import { useWorkspace } from '../teams/workspace';

/** The last decision of a client on each of up to 100 ads; `undefined` for all of them while it loads. */
export function useAdDecisions(adIds: readonly string[]): (adId: string) => AdDecision | undefined {
  const workspace = useWorkspace();
  const { data } = useListAdDecisionsQuery(adIds.length > 0 ? { ...workspace, adIds: adIds.join() } : skipToken);
  return (adId) => data?.find(({ ad_id }) => ad_id === adId);
}

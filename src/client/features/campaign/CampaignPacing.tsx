import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../api/campaignsApi';
import { useGetInsightsQuery } from '../../api/insightsApi';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { PacingBar } from '../../domain/insights/PacingBar';
import { PacingVerdict } from '../../domain/insights/PacingVerdict';
import { useHasAnalytics } from '../../domain/plans/useHasAnalytics';
import { useWorkspace } from '../../domain/teams/workspace';
import { paths } from '../../lib/paths';

/** How the spend of an active campaign with a budget goes; nothing where that can't be said, or the plan doesn't. */
export function CampaignPacing({ campaign }: { campaign: Campaign }) {
  const { isOpen } = useHasAnalytics();
  const workspace = useWorkspace();
  const isAsked = isOpen && campaign.status === 'active' && campaign.budget > 0;
  const { currentData } = useGetInsightsQuery(isAsked ? { campaignId: campaign.id, ...workspace } : skipToken);
  const judged = currentData?.campaigns[0];
  if (!judged?.pacing) return null;
  return (
    <Panel title="Pacing" aside={<Link to={paths.insights}>Insights</Link>}>
      <Stack gap={12}>
        <PacingBar campaign={judged} />
        <PacingVerdict campaign={judged} />
      </Stack>
    </Panel>
  );
}

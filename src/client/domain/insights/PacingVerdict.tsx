import type { InsightCampaign } from '../../api/insightsApi';
import { Chip } from '../../components/Chip';
import { todayInUtc } from '../../lib/dates';
import { pacingSentences, verdictChips } from './insightWords';

/** How a campaign's spend goes, in a word, and what that comes to. */
export function PacingVerdict({ campaign }: { campaign: InsightCampaign }) {
  if (!campaign.pacing) return null;
  const { tone, words } = verdictChips[campaign.pacing.verdict];
  return (
    <>
      <div>
        <Chip tone={tone}>{words}</Chip>
      </div>
      <p>{pacingSentences(campaign, todayInUtc(Date.now())).join(' ')}</p>
    </>
  );
}

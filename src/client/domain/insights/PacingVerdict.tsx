import type { InsightCampaign } from '../../api/insightsApi';
import { Chip } from '../../components/Chip';
import { todayInUtc } from '../../lib/dates';
import { pacingSentences, verdictChip } from './insightWords';

/** How a campaign's spend goes, in a word, and what that comes to. */
export function PacingVerdict({ campaign }: { campaign: InsightCampaign }) {
  const today = todayInUtc(Date.now());
  const chip = verdictChip(campaign, today);
  if (!chip) return null;
  return (
    <>
      <div>
        <Chip tone={chip.tone}>{chip.words}</Chip>
      </div>
      <p>{pacingSentences(campaign, today).join(' ')}</p>
    </>
  );
}

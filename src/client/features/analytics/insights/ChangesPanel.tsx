import type { Insights } from '../../../api/insightsApi';
import { EmptyLine } from '../../../components/EmptyLine';
import { Panel } from '../../../components/Panel';
import { changeSentence } from '../../../domain/insights/insightWords';
import { todayInUtc } from '../../../lib/dates';
import { InsightRow, InsightRows } from './InsightRow';

/** Days of campaigns that are outside of their own usual range: each campaign with all that changed there. */
export function ChangesPanel({ insights: { campaigns, changes } }: { insights: Insights }) {
  const today = todayInUtc(Date.now());
  const changed = [...new Set(changes.map(({ campaign_id }) => campaign_id))];
  return (
    <Panel title="What changed" flush aside="Newest 7 days">
      {changes.length === 0 ? (
        <EmptyLine>
          Nothing out of the ordinary. It takes two weeks of numbers to know what is usual for a campaign.
        </EmptyLine>
      ) : (
        <InsightRows label="What changed">
          {changed.map((id) => {
            const campaign = campaigns.find((one) => one.id === id);
            const own = changes.filter(({ campaign_id }) => campaign_id === id);
            return (
              campaign && (
                <InsightRow
                  key={id}
                  title={campaign.name}
                  lines={own.map((change) => changeSentence(change, today))}
                  campaign={campaign}
                />
              )
            );
          })}
        </InsightRows>
      )}
    </Panel>
  );
}

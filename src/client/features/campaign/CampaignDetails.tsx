import { styled } from '@mui/material/styles';
import type { Campaign } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { LabelChips } from '../../domain/labels/LabelChips';
import { formatDay, formatMoment } from '../../lib/dates';
import { tokens } from '../../theme/tokens';

/** What was planned for a campaign; what was left empty says so. */
export function CampaignDetails({ campaign }: { campaign: Campaign }) {
  const { objective, target_audience, start_date, end_date, labels, created_at } = campaign;
  const facts = [
    ['Objective', objective || 'Not set'],
    ['Target audience', target_audience || 'Not set'],
    ['Start', start_date ? formatDay(start_date) : 'Not set'],
    ['End', end_date ? formatDay(end_date) : 'Not set'],
    ['Created', formatMoment(created_at)],
  ] as const;
  return (
    <Panel title="Details">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {labels.length > 0 && (
          <div>
            <dt>Labels</dt>
            <dd>
              <LabelChips labels={labels} />
            </dd>
          </div>
        )}
      </Facts>
    </Panel>
  );
}

const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  '& dt': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

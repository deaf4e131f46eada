import Box from '@mui/material/Box';
import type { Campaign } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { formatDay, formatMoment } from '../../lib/dates';
import { tokens } from '../../theme/tokens';

/** What was planned for a campaign; what was left empty says so. */
export function CampaignDetails({ campaign }: { campaign: Campaign }) {
  const { objective, target_audience, start_date, end_date, created_at } = campaign;
  const facts = [
    ['Objective', objective || 'Not set'],
    ['Target audience', target_audience || 'Not set'],
    ['Start', start_date ? formatDay(start_date) : 'Not set'],
    ['End', end_date ? formatDay(end_date) : 'Not set'],
    ['Created', formatMoment(created_at)],
  ] as const;
  return (
    <Panel title="Details">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ typography: 'caption', color: tokens.text2 }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

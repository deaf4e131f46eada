import { styled } from '@mui/material/styles';
import type { CampaignStatus, CampaignsByStatus } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';

const rows: { status: CampaignStatus; label: string; colour: string }[] = [
  { status: 'active', label: 'Active', colour: tokens.goodDot },
  { status: 'paused', label: 'Paused', colour: tokens.warnDot },
  { status: 'completed', label: 'Completed', colour: tokens.muteDot },
];

/** How many campaigns are in each status: a bar of shares and the counts. `undefined` while loading. */
export function StatusCounts({ counts }: { counts: CampaignsByStatus | undefined }) {
  const shares = rows.filter(({ status }) => counts && counts[status] > 0);
  return (
    <Panel title="Campaign Status">
      <Bar aria-hidden="true">
        {shares.map(({ status, colour }) => (
          <span key={status} style={{ flexGrow: counts?.[status], backgroundColor: colour }} />
        ))}
      </Bar>
      <dl>
        {rows.map(({ status, label, colour }) => (
          <Row key={status}>
            <dt>
              <Dot aria-hidden="true" style={{ backgroundColor: colour }} />
              {label}
            </dt>
            <dd>{counts ? formatCount(counts[status]) : <SkeletonBlock width={20} height={20} />}</dd>
          </Row>
        ))}
      </dl>
    </Panel>
  );
}

const Bar = styled('div')({
  display: 'flex',
  gap: 3,
  height: 8,
  marginBottom: 12,
  borderRadius: 2,
  overflow: 'hidden',
  '&:empty': { backgroundColor: tokens.muteSoft },
  '& span': { borderRadius: 1 },
});

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '7px 0',
  borderTop: `1px solid ${tokens.line}`,
  '&:last-of-type': { paddingBottom: 0 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 10 },
  '& dd': { display: 'grid', justifyItems: 'end', minWidth: 48, fontWeight: 600 },
});

const Dot = styled('span')({ width: 8, height: 8, borderRadius: '50%' });

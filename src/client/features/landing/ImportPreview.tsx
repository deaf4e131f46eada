import { styled } from '@mui/material/styles';
import type { MetricsImportOutcome } from '../../api/metricsApi';
import { Chip, type ChipTone } from '../../components/Chip';
import { Panel } from '../../components/Panel';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { belowTablet, tokens } from '../../theme/tokens';

type Row = { date: string; clicks: string; spend: string; outcome: MetricsImportOutcome };

const rows: Row[] = [
  { date: '2026-11-17', clicks: '214', spend: formatMoney(186.4), outcome: 'unchanged' },
  { date: '2026-11-18', clicks: '231', spend: formatMoney(197.15), outcome: 'changed' },
  { date: '2026-11-19', clicks: '198', spend: formatMoney(171.9), outcome: 'added' },
  { date: '2026-11-20', clicks: 'n/a', spend: formatMoney(0), outcome: 'refused' },
];

const chips: Record<MetricsImportOutcome, { label: string; tone: ChipTone }> = {
  added: { label: 'Added', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'mute' },
  refused: { label: 'Skipped', tone: 'bad' },
};

/** What a sample CSV would do, day by day, as the import shows it. */
export function ImportPreview() {
  return (
    <Panel flush>
      <Table aria-label="Preview of a sample CSV">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Clicks</th>
            <th scope="col">Spend</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, clicks, spend, outcome }) => (
            <tr key={date}>
              <td>{formatDay(date)}</td>
              <td>{clicks}</td>
              <td>{spend}</td>
              <td>
                <Chip tone={chips[outcome].tone}>{chips[outcome].label}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { height: 36, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: tokens.text2 },
  '& td': { height: 44, borderTop: `1px solid ${tokens.line}` },
  '& th, & td': { padding: '0 20px', textAlign: 'left', [belowTablet]: { padding: '0 8px' } },
  '& th:nth-of-type(2), & td:nth-of-type(2), & th:nth-of-type(3), & td:nth-of-type(3)': { textAlign: 'right' },
  [belowTablet]: {
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 16 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 16 },
  },
});

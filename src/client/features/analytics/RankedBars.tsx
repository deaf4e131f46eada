import { styled } from '@mui/material/styles';
import type { AnalyticsReport } from '../../api/analyticsApi';
import { FigureText } from '../../components/FigureText';
import { formatCount } from '../../lib/numbers';
import { belowTablet, tokens } from '../../theme/tokens';
import { type Metric, figureIn, metricOf } from '../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { isOfAd, nameOf, sortedRows } from './parts';

type Props = { report: AnalyticsReport; by: 'platform' | 'campaign' | 'ad' | 'label'; metric: Metric };

/** More are told in the table alone. */
const mostBars = 8;

/** The parts with the most of one figure, each with a bar as long as its share of the largest. */
export function RankedBars({ report, by, metric }: Props) {
  const { label } = metricOf(metric);
  // What no ad explains is often the most, and would make every ad's bar look small.
  const parts = by === 'ad' ? report.rows.filter(isOfAd) : report.rows;
  const rows = sortedRows(parts, by, { by: metric, descending: true }).slice(0, mostBars);
  const all = parts.length + (report.rest?.campaigns ?? 0);
  const most = Math.max(0, ...rows.map(({ results }) => results?.[metric] ?? 0));
  return (
    <Ranking>
      <List aria-label={`${label} by ${by}`}>
        {rows.map((row) => {
          const value = row.results?.[metric] ?? null;
          return (
            <li key={row.key}>
              <Name title={nameOf(row, by)}>{nameOf(row, by)}</Name>
              <Track aria-hidden="true">
                {value !== null && <span style={{ width: most === 0 ? 0 : `${(value / most) * 100}%` }} />}
              </Track>
              <Value>
                <FigureText why={whyUnknown(row.results, metric)}>{figureIn(row.results, metric)}</FigureText>
              </Value>
            </li>
          );
        })}
      </List>
      {all > rows.length && <p>{`Top ${rows.length} of ${formatCount(all)} by ${label}`}</p>}
    </Ranking>
  );
}

const Ranking = styled('div')({
  padding: 20,
  borderBottom: `1px solid ${tokens.line}`,
  [belowTablet]: { padding: 16 },
  '& > p': { marginTop: 12, fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr) minmax(88px, auto)',
    alignItems: 'center',
    gap: 12,
  },
  [belowTablet]: {
    // The name stands above its bar.
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px' },
    '& > li > :first-of-type': { gridColumn: '1 / -1' },
  },
});

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Track = styled('span')({
  height: 12,
  borderRadius: 3,
  backgroundColor: tokens.muteSoft,
  '& > span': { display: 'block', height: '100%', minWidth: 2, borderRadius: 3, backgroundColor: tokens.chart1 },
});

const Value = styled('span')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

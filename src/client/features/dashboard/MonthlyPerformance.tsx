import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { MonthlyFigures } from '../../api/analyticsApi';
import { ChartLegend } from '../../components/ChartLegend';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatMonthAndYear } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { belowTablet, radii, tokens } from '../../theme/tokens';
import { MonthlyChart } from './MonthlyChart';
import { hasAmounts, performanceOf } from './dashboardFigures';

type Props = {
  isLoading: boolean;
  /** `undefined` while loading, and where the backend has no months. */
  monthly: MonthlyFigures[] | undefined;
};

/** Revenue and spend of the last six months: one line, a chart, and the same as a table for screen readers. */
export function MonthlyPerformance({ isLoading, monthly }: Props) {
  return (
    <Panel
      title="Monthly Performance"
      aside={
        <>
          Last 6 months · <Link to={paths.analytics}>Analytics</Link>
        </>
      }
    >
      {isLoading ? (
        <LoadingChart />
      ) : (
        <>
          <Line>
            <strong>{performanceOf(monthly)}</strong>
            {monthly && hasAmounts(monthly) && <ChartLegend first="Revenue" second="Spend" />}
          </Line>
          {monthly && (hasAmounts(monthly) ? <Chart monthly={monthly} /> : <NoAmounts />)}
        </>
      )}
    </Panel>
  );
}

function Chart({ monthly }: { monthly: MonthlyFigures[] }) {
  return (
    <>
      <Plot aria-hidden="true">
        <MonthlyChart monthly={monthly} />
      </Plot>
      <VisuallyHidden component="div">
        <table>
          <caption>Revenue and spend by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Revenue</th>
              <th scope="col">Spend</th>
            </tr>
          </thead>
          <tbody>
            {monthly.map(({ month, revenue, spent }) => (
              <tr key={month}>
                <th scope="row">{formatMonthAndYear(month)}</th>
                <td>{revenue === null ? 'No revenue reported' : formatMoney(revenue)}</td>
                <td>{formatMoney(spent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

function NoAmounts() {
  return (
    <Plot data-empty>
      <p>
        No revenue or spend in these months yet. Add a campaign’s daily numbers, or{' '}
        <Link to={paths.importReport}>import a report</Link>, to see them here.
      </p>
    </Plot>
  );
}

function LoadingChart() {
  return (
    <>
      <Line>
        <SkeletonBlock width={220} height={20} />
        <ChartLegend first="Revenue" second="Spend" />
      </Line>
      <Plot>
        <SkeletonBlock width="100%" height="100%" />
      </Plot>
    </>
  );
}

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px 16px',
  [belowTablet]: { flexDirection: 'column' },
  '& strong': { fontWeight: 500 },
});

const Plot = styled('div')({
  height: 244,
  marginTop: 12,
  [belowTablet]: { height: 200 },
  '&[data-empty]': {
    // As high as a chart is with its legend, which stands below the line of figures there.
    [belowTablet]: { height: 228 },
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    border: `1px dashed ${tokens.line}`,
    borderRadius: radii.control,
    textAlign: 'center',
    color: tokens.text2,
    '& p': { maxWidth: 400 },
  },
});

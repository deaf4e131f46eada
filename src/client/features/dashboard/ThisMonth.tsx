import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { unitOf } from '../../../ad-kit/reports/periods';
import { useGetAnalyticsReportQuery } from '../../api/analyticsApi';
import { useGetInsightsQuery } from '../../api/insightsApi';
import { FigureText } from '../../components/FigureText';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { useHasAnalytics } from '../../domain/plans/useHasAnalytics';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { todayInUtc } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { formatCount, formatTimes, orDash } from '../../lib/numbers';
import { paths, withQuery } from '../../lib/paths';
import { belowTablet, tokens } from '../../theme/tokens';

/** What the month has brought so far and what there is to do, each with the way there; for plans with analytics. */
export function ThisMonth() {
  const { isOpen } = useHasAnalytics();
  const workspace = useWorkspace();
  const mayImport = useMay('importReport');
  const to = todayInUtc(Date.now());
  const from = unitOf(to, 'month');
  const report = useGetAnalyticsReportQuery(isOpen ? { from, to, by: 'month', ...workspace } : skipToken);
  const insights = useGetInsightsQuery(isOpen ? workspace : skipToken);
  if (!isOpen || report.isError || insights.isError) return null;
  const total = report.currentData?.total;
  const said = insights.currentData;
  const numbers = (metric: string) => withQuery(paths.analytics, { period: 'this_month', metric });
  const figure = (metric: 'cpa' | 'roas', format: (value: number) => string) => ({
    value: report.currentData && orDash(format, total?.[metric]),
    why: whyUnknown(total ?? null, metric),
  });
  const facts: { label: string; value: string | undefined; why?: string | undefined; path: string }[] = [
    { label: 'CPA', ...figure('cpa', formatMoney), path: numbers('cpa') },
    { label: 'ROAS', ...figure('roas', formatTimes), path: numbers('roas') },
    { label: 'What changed', value: said && howMany(said.changes.length), path: paths.insights },
    { label: 'What to do', value: said && howMany(said.advice.length + said.more_advice), path: paths.insights },
  ];
  return (
    <Panel
      title="This month so far"
      aside={mayImport ? <Link to={paths.importReport}>Import a report</Link> : undefined}
      flush
    >
      <Facts>
        {facts.map(({ label, value, why, path }) => (
          <li key={label}>
            <Link to={path}>
              <span>{label}</span>
              {value === undefined ? (
                <SkeletonBlock width={56} height={20} />
              ) : (
                <strong>
                  <FigureText why={why}>{value}</FigureText>
                </strong>
              )}
            </Link>
          </li>
        ))}
      </Facts>
    </Panel>
  );
}

const howMany = (count: number): string => (count === 0 ? 'Nothing' : formatCount(count));

const Facts = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderLeft: `1px solid ${tokens.line}` },
  [belowTablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(3)': { borderLeft: 0 },
    '& > li:nth-of-type(n + 3)': { borderTop: `1px solid ${tokens.line}` },
  },
  '& a': {
    display: 'grid',
    gap: 4,
    padding: '12px 20px',
    color: 'inherit',
    textDecoration: 'none',
    [belowTablet]: { padding: '12px 16px' },
    '&:hover strong': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& span': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
  '& strong': { fontSize: 15, lineHeight: '22px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

import { breakdownLabels } from '../../../ad-kit/reports/partNames';
import { type UIEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { AnalyticsReport, AnalyticsResults, AnalyticsRow } from '../../api/analyticsApi';
import { FigureText } from '../../components/FigureText';
import { NameLink } from '../../components/NameLink';
import { SortLabel } from '../../components/SortLabel';
import { formatChange, orDash } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import { belowTablet, tokens } from '../../theme/tokens';
import type { AnalyticsView } from './analyticsView';
import { type Metric, changeOf, figureIn, metricNames, metricOf } from '../../../ad-kit/reports/metrics';
import { conversionDecimals } from '../../../ad-kit/reports/figureFormats';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { nameOf, sortedBy, sortedRows } from './parts';

type Props = { view: AnalyticsView; report: AnalyticsReport; onView: (view: AnalyticsView) => void };

/** Every figure of every part. The heads sort. Scrolls sideways by itself, while the names stay. */
export function BreakdownTable({ view, report, onView }: Props) {
  const { by, metric, sort } = view;
  const isCompared = report.before_from !== null;
  const { rest } = report;
  const rows = sortedRows(report.rows, by, sort);
  const decimals = conversionDecimals([...rows.map(({ results }) => results), rest?.results ?? null, report.total]);
  const cells = { metric, isCompared, decimals };
  // Thousands of cells take a phone a second, and hardly anybody reads them.
  const [isWhole, setIsWhole] = useState(rows.length <= mostAtFirst + 10);
  return (
    <>
      <Scroller tabIndex={0} role="region" aria-label="All figures" data-by={by} onScroll={markScrolled}>
        <Table aria-label={`Results by ${breakdownLabels[by].toLowerCase()}`}>
          <TableHead>
            <TableRow>
              <Head
                field="name"
                label={breakdownLabels[by]}
                sort={sort}
                onSort={(next) => onView({ ...view, sort: next })}
              />
              {isCompared && <TableCell align="right">{`${metricOf(metric).label} change`}</TableCell>}
              {metricNames.map((field) => (
                <Head
                  key={field}
                  field={field}
                  {...metricOf(field)}
                  sort={sort}
                  onSort={(next) => onView({ ...view, sort: next })}
                />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, isWhole ? rows.length : mostAtFirst).map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" className="name">
                  <PartName row={row} by={by} />
                </TableCell>
                <Figures results={row.results} before={row.before} {...cells} />
              </TableRow>
            ))}
            {rest && (
              <TableRow>
                <TableCell component="th" scope="row" className="name">
                  {countOf(rest.campaigns, by === 'ad' ? 'more ad' : 'more campaign')}
                </TableCell>
                <Figures results={rest.results} before={rest.before} {...cells} />
              </TableRow>
            )}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" className="name">
                Total
              </TableCell>
              <Figures results={report.total} before={report.total_before} {...cells} />
            </TableRow>
          </TableFooter>
        </Table>
      </Scroller>
      {!isWhole && (
        <More>
          <Button
            variant="outlined"
            onClick={() => setIsWhole(true)}
          >{`Show ${countOf(rows.length - mostAtFirst, 'more row')}`}</Button>
        </More>
      )}
    </>
  );
}

/** How many rows are shown until somebody wants them all. */
const mostAtFirst = 60;

function PartName({ row, by }: { row: AnalyticsRow; by: AnalyticsView['by'] }) {
  if (by === 'campaign') return <NameLink to={paths.campaign(row.key)}>{nameOf(row, by)}</NameLink>;
  if (by !== 'ad' || row.key === '') return nameOf(row, by);
  return (
    <>
      <NameLink to={paths.ad(row.key)}>{nameOf(row, by)}</NameLink>
      {row.campaign_name !== null && <Campaign>{row.campaign_name}</Campaign>}
    </>
  );
}

/** The campaign of an ad, below its name. */
const Campaign = styled('span')({
  display: 'block',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: tokens.text2,
});

type FiguresProps = {
  results: AnalyticsResults | null;
  before: AnalyticsResults | null;
  metric: Metric;
  isCompared: boolean;
  /** Of all conversions in the table. */
  decimals: number;
};

function Figures({ results, before, metric, isCompared, decimals }: FiguresProps) {
  const change = changeOf(results, before, metric);
  return (
    <>
      {isCompared && (
        <TableCell align="right" data-news={change?.news}>
          {orDash(formatChange, change?.percent)}
        </TableCell>
      )}
      {metricNames.map((field) => (
        <TableCell key={field} align="right">
          <FigureText why={whyUnknown(results, field)}>{figureIn(results, field, decimals)}</FigureText>
        </TableCell>
      ))}
    </>
  );
}

type HeadProps = {
  field: Metric | 'name';
  label: string;
  explanation?: string;
  sort: AnalyticsView['sort'];
  onSort: (sort: AnalyticsView['sort']) => void;
};

function Head({ field, label, explanation, sort, onSort }: HeadProps) {
  const isSorted = sort?.by === field;
  const direction = isSorted && !sort.descending ? 'asc' : 'desc';
  return (
    <TableCell
      align={field === 'name' ? 'left' : 'right'}
      sortDirection={isSorted ? direction : false}
      {...(field === 'name' && { className: 'name' })}
    >
      <SortLabel
        active={isSorted}
        direction={direction}
        title={explanation}
        data-number={field === 'name' ? undefined : true}
        onClick={() => onSort(sortedBy(sort, field))}
      >
        {label}
      </SortLabel>
    </TableCell>
  );
}

/** The names get an edge only where something lies behind them. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0);

/** Grounds are opaque, because the other cells pass behind the names. */
const Scroller = styled('div')({
  overflowX: 'auto',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },
  '& tr': { backgroundColor: tokens.surface },
  '& tbody tr:hover': { backgroundColor: tokens.hover },
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .MuiTableCell-root.MuiTableCell-root': { padding: '0 9px' },
  '& .MuiTableCell-root.MuiTableCell-root.name': { padding: '6px 9px 6px 20px', [belowTablet]: { paddingLeft: 16 } },
  '& .MuiTableCell-root.MuiTableCell-root:last-of-type': { paddingRight: 20 },
  '& tbody th': { fontWeight: 500 },
  '& tfoot td, & tfoot th': { height: 48, fontSize: 14, lineHeight: '20px', fontWeight: 600, color: tokens.text },
  '& [data-news="good"]': { color: tokens.good },
  '& [data-news="bad"]': { color: tokens.bad },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 150,
    maxWidth: 280,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    backgroundColor: 'inherit',
    [belowTablet]: { minWidth: 128, maxWidth: 160 },
  },
  // Ads have the longest names, and their campaigns below.
  '&[data-by="ad"] .name': { minWidth: 220, [belowTablet]: { minWidth: 148 } },
  '&[data-scrolled] .name::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: 1,
    backgroundColor: tokens.strongLine,
  },
  // All of it fits on paper, where nothing scrolls, and the total stands once.
  '@media print': {
    overflow: 'visible',
    '& .MuiTableCell-root.MuiTableCell-root': { height: 'auto', padding: '4px', fontSize: 11 },
    '& .name': { position: 'static' },
    '& .MuiTableSortLabel-icon': { display: 'none' },
    '& tfoot': { display: 'table-row-group' },
  },
});

const More = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  padding: 12,
  borderTop: `1px solid ${tokens.line}`,
});

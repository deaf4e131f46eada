import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MetricsImportOutcome, MetricsImportReport, MetricsImportRow } from '../../../api/metricsApi';
import { metricsImportOutcomeValues } from '../../../api/bounds';
import { Pager } from '../../../components/Pager';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { Stack } from '../../../components/Stack';
import { formatDay } from '../../../lib/dates';
import { belowTablet, radii, tokens } from '../../../theme/tokens';
import { dayFieldLabels } from '../dayFigures';
import { PreviewCards } from './PreviewCards';
import { Figure, Outcome, lineOf, numberFields, outcomes } from './PreviewParts';

const rowsPerPage = 50;

/** What a file does to each day; can be narrowed to one kind, such as the refused ones. */
export function ImportPreview({ report }: { report: MetricsImportReport }) {
  const [shown, setShown] = useState<MetricsImportOutcome | 'all'>('all');
  const [page, setPage] = useState(1);
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const matching = shown === 'all' ? report.rows : report.rows.filter(({ outcome }) => outcome === shown);
  const first = (page - 1) * rowsPerPage;
  const rows = matching.slice(first, first + rowsPerPage);
  return (
    <Stack gap={12}>
      <SegmentedControl
        label="Rows shown"
        value={shown}
        options={[
          { value: 'all', label: 'All', count: report.rows.length },
          ...metricsImportOutcomeValues
            .filter((value) => report[value] > 0)
            .map((value) => ({ value, label: outcomes[value].label, count: report[value] })),
        ]}
        onChange={(value) => {
          setShown(value);
          setPage(1);
        }}
      />
      <Frame>
        <Scroller tabIndex={0} role="region" aria-label="Preview">
          {isNarrow ? <PreviewCards rows={rows} /> : <PreviewTable rows={rows} />}
        </Scroller>
        {matching.length > rowsPerPage && (
          <Pager page={page} pageSize={rowsPerPage} shown={rows.length} total={matching.length} onPage={setPage} />
        )}
      </Frame>
    </Stack>
  );
}

function PreviewTable({ rows }: { rows: MetricsImportRow[] }) {
  return (
    <Table size="small" stickyHeader aria-label="Rows in this file">
      <TableHead>
        <TableRow>
          <TableCell>Line</TableCell>
          <TableCell>Result</TableCell>
          <TableCell>Date</TableCell>
          {numberFields.map((field) => (
            <TableCell key={field} align="right">
              {dayFieldLabels[field]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function PreviewRow({ row }: { row: MetricsImportRow }) {
  const { date, metrics, message } = row;
  return (
    <TableRow>
      <OneLine data-faint>{lineOf(row)}</OneLine>
      <TableCell>
        <Outcome row={row} />
      </TableCell>
      <OneLine data-faint={metrics === null || undefined}>{date ? formatDay(date) : 'Unreadable'}</OneLine>
      {metrics ? (
        numberFields.map((field) => (
          <OneLine key={field} align="right">
            <Figure row={row} field={field} />
          </OneLine>
        ))
      ) : (
        <Refusal colSpan={numberFields.length}>{message}</Refusal>
      )}
    </TableRow>
  );
}

const Frame = styled('div')({ border: `1px solid ${tokens.line}`, borderRadius: radii.panel, overflow: 'hidden' });

const Scroller = styled('div')({
  overflow: 'auto',
  maxHeight: 360,
  position: 'relative',
  [belowTablet]: { maxHeight: 'none' },
});

const OneLine = styled(TableCell)({ whiteSpace: 'nowrap', '&[data-faint]': { color: tokens.text2 } });

const Refusal = styled(TableCell)({ color: tokens.bad });

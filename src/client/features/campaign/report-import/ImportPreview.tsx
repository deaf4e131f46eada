import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MetricsImportOutcome, MetricsImportReport, MetricsImportRow } from '../../../api/adsApi';
import type { DailyMetrics } from '../../../api/api';
import { metricsImportOutcomeValues } from '../../../api/bounds';
import { Chip } from '../../../components/Chip';
import { Pager } from '../../../components/Pager';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { formatDay } from '../../../lib/dates';
import { tokens } from '../../../theme/tokens';
import { dayFieldLabels, formatFigure, type NumberField } from '../dayForm';

const outcomes: Record<MetricsImportOutcome, { label: string; tone: 'good' | 'accent' | 'mute' | 'bad' }> = {
  added: { label: 'Added', tone: 'good' },
  changed: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'mute' },
  refused: { label: 'Refused', tone: 'bad' },
};

const rowsPerPage = 50;
const numberFields = Object.keys(dayFieldLabels) as NumberField[];

/** What every row of a file does to its day; can be narrowed to one kind, such as the refused ones. */
export function ImportPreview({ report }: { report: MetricsImportReport }) {
  const [shown, setShown] = useState<MetricsImportOutcome | 'all'>('all');
  const [page, setPage] = useState(1);
  const matching = shown === 'all' ? report.rows : report.rows.filter(({ outcome }) => outcome === shown);
  const first = (page - 1) * rowsPerPage;
  const rows = matching.slice(first, first + rowsPerPage);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
      <Box sx={{ border: `1px solid ${tokens.line}`, borderRadius: '10px', overflow: 'hidden' }}>
        <Box
          sx={{ overflow: 'auto', maxHeight: 360, position: 'relative' }}
          tabIndex={0}
          role="region"
          aria-label="Preview"
        >
          <Table size="small" stickyHeader aria-label="What each row does">
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
        </Box>
        {matching.length > rowsPerPage && (
          <Pager page={page} pageSize={rowsPerPage} shown={rows.length} total={matching.length} onPage={setPage} />
        )}
      </Box>
    </Box>
  );
}

function PreviewRow({ row: { line, outcome, date, metrics, before, message } }: { row: MetricsImportRow }) {
  return (
    <TableRow>
      <TableCell sx={{ color: tokens.text2 }}>{line}</TableCell>
      <TableCell>
        <Chip tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Chip>
      </TableCell>
      {metrics ? (
        <>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(metrics.date)}</TableCell>
          {numberFields.map((field) => (
            <NumberCell key={field} field={field} metrics={metrics} before={before} />
          ))}
        </>
      ) : (
        <>
          <TableCell sx={{ whiteSpace: 'nowrap', color: tokens.text2 }}>
            {date ? formatDay(date) : 'Unreadable'}
          </TableCell>
          <TableCell colSpan={numberFields.length} sx={{ color: tokens.bad }}>
            {message}
          </TableCell>
        </>
      )}
    </TableRow>
  );
}

type CellProps = { field: NumberField; metrics: DailyMetrics; before: DailyMetrics | null };

/** A number; where it replaces another one, that one stands before it, struck through. */
function NumberCell({ field, metrics, before }: CellProps) {
  const isChanged = before !== null && before[field] !== metrics[field];
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
      {isChanged && (
        <Box component="del" sx={{ color: tokens.text3, mr: 0.75 }}>
          {formatFigure(field, before[field])}
        </Box>
      )}
      {formatFigure(field, metrics[field])}
    </TableCell>
  );
}

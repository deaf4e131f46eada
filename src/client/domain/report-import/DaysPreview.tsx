import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { conversionDecimals } from '../../../ad-kit/reports/figureFormats';
import { metricsImportOutcomeValues } from '../../api/bounds';
import type { MetricsImportRow } from '../../api/metricsApi';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { formatDay } from '../../lib/dates';
import { belowTablet, radii, tokens } from '../../theme/tokens';
import { dayFieldLabels } from '../daily-numbers/dayFigures';
import { DayCards } from './DayCards';
import { Figure, Outcome, lineOf, numberFields, outcomes } from './dayParts';
import { countOfDays, type DayCounts, type ShownDays } from './shownDays';

type Props = {
  /** What the days are of, for screen readers. */
  label: string;
  counts: DayCounts;
  shown: ShownDays;
  /** One page of those that are shown. */
  rows: readonly MetricsImportRow[];
  pager: ReactNode;
  onShow: (shown: ShownDays) => void;
};

/** What a file does to each day; can be narrowed to one outcome, such as the skipped ones. */
export function DaysPreview({ label, counts, shown, rows, pager, onShow }: Props) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Stack gap={12}>
      <SegmentedControl
        label="Rows shown"
        value={shown}
        options={[
          { value: 'all', label: 'All', count: countOfDays(counts, 'all') },
          ...metricsImportOutcomeValues
            .filter((value) => counts[value] > 0)
            .map((value) => ({ value, label: outcomes[value].label, count: counts[value] })),
        ]}
        onChange={onShow}
      />
      <Frame>
        <Scroller tabIndex={0} role="region" aria-label={label}>
          {isNarrow ? <DayCards rows={rows} /> : <DaysTable rows={rows} />}
        </Scroller>
        {pager}
      </Frame>
    </Stack>
  );
}

function DaysTable({ rows }: { rows: readonly MetricsImportRow[] }) {
  const decimals = conversionDecimals(rows.flatMap(({ before, metrics }) => [before, metrics]));
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
          <DayRow key={row.line} row={row} decimals={decimals} />
        ))}
      </TableBody>
    </Table>
  );
}

function DayRow({ row, decimals }: { row: MetricsImportRow; decimals: number }) {
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
            <Figure row={row} field={field} decimals={decimals} />
          </OneLine>
        ))
      ) : (
        <Refusal colSpan={numberFields.length}>{message}</Refusal>
      )}
    </TableRow>
  );
}

const Frame = styled('div')({
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  overflow: 'hidden',
  backgroundColor: tokens.surface,
});

const Scroller = styled('div')({
  overflow: 'auto',
  maxHeight: 360,
  position: 'relative',
  [belowTablet]: { maxHeight: 'none' },
});

const OneLine = styled(TableCell)({ whiteSpace: 'nowrap', '&[data-faint]': { color: tokens.text2 } });

const Refusal = styled(TableCell)({ color: tokens.bad });

import type { ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pencil, Trash2 } from 'lucide-react';
import type { DailyMetrics } from '../../api/api';
import { ActionMenu } from '../../components/ActionMenu';
import { FigureText } from '../../components/FigureText';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { FigureList } from '../../domain/campaigns/CampaignCard';
import { conversionDecimals } from '../../../ad-kit/reports/figureFormats';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { formatDay } from '../../lib/dates';
import { tokens } from '../../theme/tokens';
import { type NumberField, dayFieldLabels, formatFigure } from '../../domain/daily-numbers/dayFigures';

type Props = {
  rows: DailyMetrics[];
  pager: ReactNode;
  /** Left out where the campaign is read-only. */
  onEdit?: (day: DailyMetrics) => void;
  /** With the day that stands beside it, if there is one. */
  onDelete?: (day: DailyMetrics, neighbor: DailyMetrics | undefined) => void;
};

/** The days with numbers, newest first: a table, and on phones a list in which every number is in sight. */
export function DailyTable({ rows, pager, ...changes }: Props) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <>
      {isNarrow ? <DayList rows={rows} {...changes} /> : <DayRows rows={rows} {...changes} />}
      {pager}
    </>
  );
}

type RowsProps = Omit<Props, 'pager'>;

const fields = Object.keys(dayFieldLabels) as NumberField[];

function DayRows({ rows, onEdit, onDelete }: RowsProps) {
  const decimals = conversionDecimals(rows);
  return (
    <Scroller tabIndex={0} role="region" aria-label="Days with numbers">
      <Table aria-label="Daily numbers">
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            {fields.map((field) => (
              <TableCell key={field} align="right">
                {dayFieldLabels[field]}
              </TableCell>
            ))}
            {onEdit && (
              <TableCell>
                <VisuallyHidden>Actions</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((day, at) => (
            <TableRow key={day.date} data-day={day.date}>
              <DayCell>{formatDay(day.date)}</DayCell>
              {fields.map((field) => (
                <TableCell key={field} align="right">
                  <FigureText why={whyUnknown(day, field)}>{formatFigure(field, day[field], decimals)}</FigureText>
                </TableCell>
              ))}
              {onEdit && onDelete && (
                <TableCell align="right">
                  <DayMenu
                    day={day}
                    onEdit={onEdit}
                    onDelete={(removed) => onDelete(removed, rows[at + 1] ?? rows[at - 1])}
                  />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}

function DayList({ rows, onEdit, onDelete }: RowsProps) {
  return (
    <Days aria-label="Daily numbers">
      {rows.map((day, at) => (
        <li key={day.date} data-day={day.date}>
          <DayHead>
            <strong>{formatDay(day.date)}</strong>
            {onEdit && onDelete && (
              <DayMenu
                day={day}
                onEdit={onEdit}
                onDelete={(removed) => onDelete(removed, rows[at + 1] ?? rows[at - 1])}
              />
            )}
          </DayHead>
          <FigureList
            figures={fields.map(
              (field) => [dayFieldLabels[field], formatFigure(field, day[field]), whyUnknown(day, field)] as const,
            )}
          />
        </li>
      ))}
    </Days>
  );
}

const Scroller = styled('div')({ overflowX: 'auto', position: 'relative' });

const DayCell = styled(TableCell)({ whiteSpace: 'nowrap' });

const DayHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  '& strong': { fontWeight: 600 },
});

const Days = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '4px 16px 14px', borderBottom: `1px solid ${tokens.line}` },
});

type MenuProps = { day: DailyMetrics; onEdit: (day: DailyMetrics) => void; onDelete: (day: DailyMetrics) => void };

function DayMenu({ day, onEdit, onDelete }: MenuProps) {
  return (
    <ActionMenu
      label={`Actions for ${formatDay(day.date)}`}
      items={[
        { label: 'Edit', icon: Pencil, onSelect: () => onEdit(day) },
        { label: 'Remove', icon: Trash2, destructive: true, onSelect: () => onDelete(day) },
      ]}
    />
  );
}

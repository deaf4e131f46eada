import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Pencil, Trash2 } from 'lucide-react';
import type { DailyMetrics } from '../../api/api';
import { ActionMenu } from '../../components/ActionMenu';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatConversions } from '../../lib/conversions';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';

type Props = {
  rows: DailyMetrics[];
  pager: ReactNode;
  /** Left out where the campaign is read-only. */
  onEdit?: (day: DailyMetrics) => void;
  onDelete?: (day: DailyMetrics) => void;
};

/** The days with numbers, newest first. Scrolls sideways by itself where the screen is narrow. */
export function DailyTable({ rows, pager, onEdit, onDelete }: Props) {
  return (
    <>
      <Box sx={{ overflowX: 'auto', position: 'relative' }} tabIndex={0} role="region" aria-label="Days with numbers">
        <Table aria-label="Daily numbers">
          <TableHead>
            <TableRow>
              <TableCell>Date</TableCell>
              {['Impressions', 'Clicks', 'Conversions', 'Spend', 'Revenue'].map((label) => (
                <TableCell key={label} align="right">
                  {label}
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
            {rows.map((day) => (
              <TableRow key={day.date}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(day.date)}</TableCell>
                <TableCell align="right">{formatCount(day.impressions)}</TableCell>
                <TableCell align="right">{formatCount(day.clicks)}</TableCell>
                <TableCell align="right">{formatConversions(day.conversions)}</TableCell>
                <TableCell align="right">{formatMoney(day.spent)}</TableCell>
                <TableCell align="right">{formatMoney(day.revenue)}</TableCell>
                {onEdit && onDelete && (
                  <TableCell align="right" sx={{ py: 0 }}>
                    <ActionMenu
                      label={`Actions for ${formatDay(day.date)}`}
                      items={[
                        { label: 'Edit', icon: Pencil, onSelect: () => onEdit(day) },
                        { label: 'Remove', icon: Trash2, destructive: true, onSelect: () => onDelete(day) },
                      ]}
                    />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {pager}
    </>
  );
}

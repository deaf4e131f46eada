import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { CampaignTotals } from '../../api/campaignsApi';
import { FigureText } from '../../components/FigureText';
import { countOf } from '../../lib/text';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { tokens } from '../../theme/tokens';
import { type ColumnKey, isFigure, totalOf } from './columns';

type Props = {
  totals: CampaignTotals;
  columns: readonly ColumnKey[];
  hasTicks: boolean;
  /** Of the conversions in the table. */
  decimals: number;
};

/** What all that match add up to, on whichever page they are. */
export function CampaignsTotalsRow({ totals, columns, hasTicks, decimals }: Props) {
  return (
    <TableFooter>
      <Totals>
        {hasTicks && <TableCell padding="checkbox" />}
        <TableCell component="th" scope="row" className="name">
          {totalLabel(totals)}
        </TableCell>
        {columns.map((key) => (
          <TableCell key={key} align={isFigure(key) ? 'right' : 'left'}>
            <FigureText why={whyUnknown(totals, key)}>{totalOf(key, totals, decimals)}</FigureText>
          </TableCell>
        ))}
        <TableCell />
      </Totals>
    </TableFooter>
  );
}

export const totalLabel = ({ campaigns }: CampaignTotals): string => `Total of ${countOf(campaigns, 'campaign')}`;

const Totals = styled(TableRow)({
  '& td, & th': { fontSize: 14, lineHeight: '20px', fontWeight: 600, color: tokens.text, height: 48 },
});

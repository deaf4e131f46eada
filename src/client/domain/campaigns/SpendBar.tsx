import Box from '@mui/material/Box';
import type { Campaign } from '../../api/campaignsApi';
import { formatWholeMoney } from '../../lib/money';
import { tokens } from '../../theme/tokens';

/** How much of the budget is spent, as two amounts over a bar. The bar is grey unless the campaign is active. */
export function SpendBar({ campaign }: { campaign: Pick<Campaign, 'status' | 'spent' | 'budget'> }) {
  const { status, spent, budget } = campaign;
  const percent = budget > 0 ? Math.min(100, (spent / budget) * 100) : 0;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2', color: tokens.text2 }}>
        <span>
          <Box component="span" sx={{ color: tokens.text, fontWeight: 500 }}>
            {formatWholeMoney(spent)}
          </Box>{' '}
          spent
        </span>
        <span>{formatWholeMoney(budget)} budget</span>
      </Box>
      <Box sx={{ mt: 0.75, height: 4, borderRadius: '2px', bgcolor: tokens.muteSoft, overflow: 'hidden' }}>
        <Box
          sx={{ height: 1, borderRadius: '2px', bgcolor: status === 'active' ? tokens.chart1 : tokens.muteDot }}
          style={{ width: `${percent}%` }}
        />
      </Box>
    </div>
  );
}

import { styled } from '@mui/material/styles';
import type { Campaign } from '../../api/campaignsApi';
import { formatWholeMoney } from '../../lib/money';
import { tokens } from '../../theme/tokens';

/** How much of the budget is spent, as two amounts over a bar. The bar is grey unless the campaign is active. */
export function SpendBar({ campaign }: { campaign: Pick<Campaign, 'status' | 'spent' | 'budget'> }) {
  const { status, spent, budget } = campaign;
  const percent = budget > 0 ? Math.min(100, (spent / budget) * 100) : 0;
  return (
    <div>
      <Amounts>
        <span>
          <strong>{formatWholeMoney(spent)}</strong> spent
        </span>
        <span>{formatWholeMoney(budget)} budget</span>
      </Amounts>
      <Track>
        <Fill data-active={status === 'active' || undefined} style={{ width: `${percent}%` }} />
      </Track>
    </div>
  );
}

const Amounts = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  '& strong': { fontWeight: 500, color: tokens.text },
});

const Track = styled('div')({
  height: 4,
  marginTop: 6,
  borderRadius: 2,
  backgroundColor: tokens.muteSoft,
  overflow: 'hidden',
});

const Fill = styled('div')({
  height: '100%',
  borderRadius: 2,
  backgroundColor: tokens.muteDot,
  '&[data-active]': { backgroundColor: tokens.chart1 },
});

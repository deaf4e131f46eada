import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

type Props = { first: string; second: string };

/** What the two colors of a chart's bars are. Hidden from screen readers, as the bars are. */
export function ChartLegend({ first, second }: Props) {
  return (
    <Keys aria-hidden="true">
      <span>{first}</span>
      <span>{second}</span>
    </Keys>
  );
}

const Keys = styled('div')({
  display: 'flex',
  gap: 16,
  fontSize: 12,
  lineHeight: '20px',
  color: tokens.text2,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& span::before': { content: '""', width: 8, height: 8, borderRadius: 2, backgroundColor: tokens.chart1 },
  '& span + span::before': { backgroundColor: tokens.chart2 },
});

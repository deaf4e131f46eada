import { styled } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { tokens } from '../theme/tokens';
import { ChartFrame } from './ChartFrame';

type Props = Pick<BarChartProps, 'xAxis' | 'yAxis' | 'series' | 'margin' | 'borderRadius' | 'skipAnimation'>;

/**
 * Upright bars over a horizontal grid, with the figures of the group that is pointed at. Fills the box around it. Has no
 * legend, and is hidden from screen readers and the keyboard: what it shows stands beside it as a table.
 */
export function Bars(props: Props) {
  return (
    <ChartFrame>
      {(size) => (
        <Chart
          {...size}
          {...props}
          aria-hidden="true"
          disableKeyboardNavigation
          hideLegend
          grid={{ horizontal: true }}
        />
      )}
    </ChartFrame>
  );
}

const Chart = styled(BarChart)({ '& .MuiChartsGrid-line': { stroke: tokens.line } });

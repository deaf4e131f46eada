import { styled } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { tokens } from '../theme/tokens';
import { ChartFrame } from './ChartFrame';

export type BarsProps = Pick<BarChartProps, 'xAxis' | 'yAxis' | 'series' | 'margin' | 'borderRadius' | 'skipAnimation'>;

export function BarsContent(props: BarsProps) {
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

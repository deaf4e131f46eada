import { styled } from '@mui/material/styles';
import type { ReportTrend } from '../../../../ad-kit/client-report/trend';
import { belowTablet, tokens } from '../../../theme/tokens';
import { ReportPartHeading } from './ReportPartHeading';

type Props = { trend: ReportTrend; barColor: string };

/** A metric over time, drawn in shares of the room that there is: a chart for a phone, a page, and paper alike. */
export function ReportTrendChart({ trend, barColor }: Props) {
  const { title, highest, bars, lines, isCompared } = trend;
  const slot = 100 / bars.length;
  const width = (slot * 0.7) / (isCompared ? 2 : 1);
  const bar = (share: number | null, x: number, color: string, key: string) =>
    share !== null && <rect key={key} x={x} y={100 - share * 100} width={width} height={share * 100} fill={color} />;
  return (
    <Figure>
      <ReportPartHeading>{title}</ReportPartHeading>
      <Legend>
        {isCompared && (
          <>
            <Key style={{ color: barColor }}>
              <span>This period</span>
            </Key>
            <Key style={{ color: tokens.chart2 }}>
              <span>Before</span>
            </Key>
          </>
        )}
        <span>{highest}</span>
      </Legend>
      <Plot role="img" aria-label={[title, highest].filter(Boolean).join('. ')}>
        {lines.map(({ share, label }) => (
          <Line key={share} style={{ bottom: `${share * 100}%` }}>
            <span>{label}</span>
          </Line>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {bars.flatMap(({ now, before }, index) => {
            const x = index * slot + slot * 0.15;
            return [
              bar(now, x, barColor, `${index} now`),
              isCompared && bar(before, x + width, tokens.chart2, `${index} before`),
            ];
          })}
        </svg>
        {bars.map(
          ({ tick }, index) =>
            tick !== '' && (
              <Tick key={tick} style={{ left: `${index * slot}%` }}>
                {tick}
              </Tick>
            ),
        )}
      </Plot>
    </Figure>
  );
}

const Figure = styled('figure')({
  margin: '28px 0 0',
  paddingBottom: 20,
  breakInside: 'avoid',
  '& > h3': { marginTop: 0 },
});

const Legend = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
});

const Key = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&::before': { content: '""', width: 9, height: 9, backgroundColor: 'currentColor' },
  '& > span': { color: tokens.text2 },
});

const Plot = styled('div')({
  position: 'relative',
  height: 176,
  margin: '16px 0 0 48px',
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  color: tokens.text2,
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

const Line = styled('div')({
  position: 'absolute',
  left: 0,
  right: 0,
  borderBottom: `1px solid ${tokens.line}`,
  '& > span': { position: 'absolute', right: '100%', marginRight: 8, transform: 'translateY(-50%)' },
});

const Tick = styled('span')({
  position: 'absolute',
  top: '100%',
  marginTop: 4,
  // A phone has room for half of them.
  [belowTablet]: { '&:nth-of-type(even)': { display: 'none' } },
});

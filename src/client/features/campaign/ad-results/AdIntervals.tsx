import { styled } from '@mui/material/styles';
import type { AdComparison, ComparedAd } from '../../../api/insightsApi';
import { Hint } from '../../../components/Hint';
import { NameLink } from '../../../components/NameLink';
import { orDash } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { countOf } from '../../../lib/text';
import { barLook, barMarkLook } from '../../../theme/barLook';
import { belowTablet, tokens } from '../../../theme/tokens';
import { formatCompared, probabilityText } from './adVerdictWords';

/** Each ad with the range in which its true figure lies, all on one scale. */
export function AdIntervals({ comparison }: { comparison: AdComparison }) {
  const { ads, metric, verdict, left_out: leftOut } = comparison;
  const most = Math.max(...ads.map((ad) => ad.high ?? 2 * (ad.figure ?? ad.low ?? 0)), 0);
  if (ads.length === 0) return null;
  return (
    <div>
      <Rows aria-label="Ads compared">
        {bestFirst(ads, metric).map((ad) => (
          <li key={ad.ad_id}>
            <div>
              <NameLink to={paths.ad(ad.ad_id)}>{ad.name}</NameLink>
              <small>{ad.ad_id === verdict.ad_id ? 'Winner' : probabilityText(ad.probability_of_best)}</small>
            </div>
            <Track aria-hidden="true" data-winner={ad.ad_id === verdict.ad_id || undefined}>
              {most > 0 && <Interval ad={ad} most={most} />}
            </Track>
            <Figures>
              <strong>{orDash((figure) => formatCompared(metric, figure), ad.figure)}</strong>
              <small>{rangeText(ad, comparison)}</small>
            </Figures>
          </li>
        ))}
      </Rows>
      <Hint above={12}>
        The bars are where each ad’s true figure lies, with 95% probability.
        {leftOut > 0 &&
          ` ${countOf(leftOut, 'more ad')} with fewer impressions ${leftOut === 1 ? 'isn’t' : 'aren’t'} compared.`}
      </Hint>
    </div>
  );
}

/** Ads without a figure come last. */
function bestFirst(ads: readonly ComparedAd[], metric: AdComparison['metric']): ComparedAd[] {
  const worst = metric === 'cpa' ? Infinity : -Infinity;
  const sign = metric === 'cpa' ? 1 : -1;
  return ads.toSorted((one, other) => sign * ((one.figure ?? worst) - (other.figure ?? worst)) || 0);
}

function Interval({ ad: { figure, low, high }, most }: { ad: ComparedAd; most: number }) {
  const at = (value: number) => Math.min(100, (100 * value) / most);
  return (
    <>
      {low !== null && <span style={{ left: `${at(low)}%`, width: `${at(high ?? most) - at(low)}%` }} />}
      {figure !== null && <i style={{ left: `${at(figure)}%` }} />}
    </>
  );
}

function rangeText({ low, high }: ComparedAd, { metric }: AdComparison): string {
  if (low === null) return 'Not enough numbers';
  if (high === null) return `${formatCompared(metric, low)} or more`;
  return `${formatCompared(metric, low)} – ${formatCompared(metric, high)}`;
}

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${tokens.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(120px, auto)',
    alignItems: 'center',
    gap: 16,
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.line}`,
    [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 12px' },
  },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Track = styled('div')({
  ...barLook,
  '& > span': {
    position: 'absolute',
    top: 0,
    height: '100%',
    minWidth: 2,
    borderRadius: 4,
    backgroundColor: tokens.chart1,
    opacity: 0.55,
  },
  '&[data-winner] > span': { opacity: 1 },
  '& > i': barMarkLook,
  [belowTablet]: { gridRow: 2, gridColumn: '1 / -1' },
});

const Figures = styled('div')({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& strong': { fontWeight: 500 },
});

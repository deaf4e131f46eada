import { styled } from '@mui/material/styles';
import type { CampaignFigures } from '../../api/metricsApi';
import type { Campaign } from '../../api/campaignsApi';
import { SelectField } from '../../components/SelectField';
import { StatPanel } from '../../components/StatPanel';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import type { Metric } from '../../../ad-kit/reports/metrics';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { formatCount, formatRate, formatTimes, orDash } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';
import { type RangeKey, rangeLabels, rangeOptions } from './dateRange';

type Props = {
  campaign: Campaign;
  range: RangeKey;
  /** What the range adds up to; `undefined` until it is known. */
  figures: CampaignFigures | undefined;
  onRange: (range: RangeKey) => void;
};

/** The campaign's figures over the chosen days, and the choice, which goes for the chart and the table too. */
export function CampaignTiles({ campaign, range, figures, onRange }: Props) {
  // The figures over all days come with the campaign, before anything else.
  const shown = range === 'all' ? allTimeOf(campaign) : figures;
  return (
    <section aria-label={`Figures, ${rangeLabels[range]}`}>
      <Days>
        <span>{figures?.from && figures.to ? `${formatDay(figures.from)} – ${formatDay(figures.to)}` : ''}</span>
        <SelectField label="Date range" hideLabel value={range} options={rangeOptions} onChange={onRange} />
      </Days>
      <StatPanel cells={cellsOf(campaign.budget, shown ?? noFigures)} loading={shown === undefined} />
    </section>
  );
}

type Untold = 'revenue' | 'conversion_rate' | 'cpa' | 'roas';
/** A backend may not tell all of them. */
type Figures = Omit<CampaignFigures, 'from' | 'to' | 'step' | 'series' | Untold> & Pick<Campaign, Untold>;

const noFigures: Figures = {
  spent: 0,
  revenue: 0,
  impressions: 0,
  clicks: 0,
  conversions: 0,
  ctr: null,
  cpc: null,
  conversion_rate: null,
  cpa: null,
  roas: null,
};

/** Rates of nothing are not known. */
const allTimeOf = (campaign: Campaign) => ({
  ...campaign,
  ctr: campaign.impressions === 0 ? null : campaign.ctr,
  cpc: campaign.clicks === 0 ? null : campaign.cpc,
});

function cellsOf(budget: number, figures: Figures) {
  const { spent, revenue, impressions, clicks, ctr, cpc, conversions, conversion_rate: rate, cpa, roas } = figures;
  const why = (metric: Metric) => ({ why: whyUnknown(figures, metric) });
  return [
    { label: 'Spent', value: formatMoney(spent), caption: `of ${formatMoney(budget)} budget` },
    { label: 'Impressions', value: formatCount(impressions), caption: `${orDash(formatRate, ctr)} CTR` },
    { label: 'Clicks', value: formatCount(clicks), caption: `${orDash(formatMoney, cpc)} CPC` },
    { label: 'Conversions', value: orDash(formatConversions, conversions), ...why('conversions') },
    {
      label: 'Conversion rate',
      value: orDash(formatRate, rate),
      caption: 'Conversions ÷ clicks',
      ...why('conversion_rate'),
    },
    { label: 'CPA', value: orDash(formatMoney, cpa), caption: 'Spent ÷ conversions', ...why('cpa') },
    { label: 'Revenue', value: orDash(formatMoney, revenue), caption: 'Attributed to conversions', ...why('revenue') },
    { label: 'ROAS', value: orDash(formatTimes, roas), caption: 'Revenue ÷ spent', ...why('roas') },
  ];
}

const Days = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 12,
  '& > span': { color: tokens.text2 },
});

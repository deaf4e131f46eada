import { useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListCampaignMetricsQuery } from '../../api/adsApi';
import type { Campaign } from '../../api/campaignsApi';
import { toProblem } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { lazyPart } from '../../components/lazyPart';
import { todayInUtc } from '../../lib/dates';
import { daysBefore, dailySeries, seriesChoices, type SeriesField } from './dailySeries';

const DailyBars = lazyPart(
  async () => (await import(/* webpackChunkName: "daily-chart" */ './DailyBars')).DailyBars,
  <SkeletonBlock width="100%" height="100%" />,
);

const ranges = [30, 90, 180];
/** The most days that one call answers with; the longest range has to fit. */
const mostDays = 200;

const height = { xs: 200, sm: 244 };

/** One figure of the campaign over its last days. The charting code arrives after the numbers. */
export function DailyChart({ campaign }: { campaign: Campaign }) {
  const [field, setField] = useState<SeriesField>('spent');
  const [range, setRange] = useState(30);
  const today = todayInUtc(Date.now());
  const from = daysBefore(today, range - 1);
  const query = { id: campaign.id, from, to: today, limit: mostDays };
  const { data, error, isFetching, refetch } = useListCampaignMetricsQuery(query);
  return (
    <Box sx={{ px: 2.5, py: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <FigureChoice value={field} onChange={setField} />
        <SelectField
          label="Date range"
          hideLabel
          value={String(range)}
          options={ranges.map((days) => ({ value: String(days), label: `Last ${days} days` }))}
          onChange={(days) => setRange(Number(days))}
        />
      </Box>
      <Box sx={{ height }}>
        {error && !isFetching ? (
          <ErrorPanel title="Couldn’t load the chart" detail={toProblem(error).detail} onRetry={() => void refetch()} />
        ) : data ? (
          <DailyBars
            label={seriesChoices[field]}
            field={field}
            days={dailySeries(data.items, field, { from, to: today })}
          />
        ) : (
          <SkeletonBlock width="100%" height="100%" />
        )}
      </Box>
    </Box>
  );
}

const figureOptions = Object.entries(seriesChoices).map(([value, label]) => ({ value: value as SeriesField, label }));

/** All figures in sight where there is room for them, else a list. */
function FigureChoice({ value, onChange }: { value: SeriesField; onChange: (field: SeriesField) => void }) {
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const choice = { label: 'Figure', value, options: figureOptions, onChange };
  return isNarrow ? <SelectField {...choice} hideLabel /> : <SegmentedControl {...choice} />;
}

import { styled } from '@mui/material/styles';
import { type UsageMeter, useGetUsageQuery } from '../../api/billingApi';
import { selectUser } from '../../api/authSlice';
import { toProblem } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Hint } from '../../components/Hint';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatDayOf } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';

/** How high the meters of plans with and without AI copy are, in pixels. */
const loadingHeights = { withAi: 172, withoutAi: 110 };

/** How much of the plan's limits is used. A backend that doesn't count has nothing to show. */
export function UsagePanel() {
  const { data: meters, error, refetch } = useGetUsageQuery();
  const hasAi = useAppSelector((state) => selectUser(state)?.ai_access);
  if (!meters && error) {
    const { status, detail } = toProblem(error);
    if (status === 404) return null;
    return (
      <Panel flush title="Usage">
        <ErrorPanel title="Couldn’t load usage" detail={detail} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel title="Usage">
      {meters ? (
        meters.map((meter) => <Meter key={meter.id} {...meter} />)
      ) : (
        <SkeletonBlock width="100%" height={hasAi ? loadingHeights.withAi : loadingHeights.withoutAi} />
      )}
    </Panel>
  );
}

function Meter({ name, used, limit, resets_at: resetsAt }: UsageMeter) {
  const isFull = limit !== null && used >= limit;
  return (
    <Block>
      <Line>
        <strong>{name}</strong>
        <span>
          {limit === null ? `${formatCount(used)} · Unlimited` : `${formatCount(used)} of ${formatCount(limit)}`}
        </span>
      </Line>
      {limit !== null && (
        <Track
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={`${formatCount(used)} of ${formatCount(limit)}`}
        >
          <Fill
            data-full={isFull || undefined}
            style={{ width: `${Math.min(100, (used / Math.max(1, limit)) * 100)}%` }}
          />
        </Track>
      )}
      {resetsAt !== null && <Hint above={8}>{`Resets on ${formatDayOf(resetsAt)}.`}</Hint>}
    </Block>
  );
}

const Block = styled('div')({ '& + &': { marginTop: 16 } });

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  '& strong': { fontWeight: 500 },
});
const Track = styled('div')({
  height: 6,
  marginTop: 8,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: tokens.muteSoft,
});
const Fill = styled('div')({
  height: '100%',
  borderRadius: 3,
  backgroundColor: tokens.chart1,
  '&[data-full]': { backgroundColor: tokens.badDot },
});

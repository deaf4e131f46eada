import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarDays } from 'lucide-react';
import { lazyPart } from '../../lib/speed/lazyPart';
import { formatNearDay, todayInUtc } from '../../lib/dates';
import { belowWide, tokens } from '../../theme/tokens';
import { type ChosenPeriod, type PeriodKey, periodLabels, periodOf } from './analyticsView';

const PeriodPopover = lazyPart(
  async () => (await import(/* webpackChunkName: "period" */ './PeriodPopover')).PeriodPopover,
);

type Props = { value: ChosenPeriod; onChange: (period: ChosenPeriod) => void };

/** The days that are shown: a button that opens the usual periods and a calendar, fetched when the pointer comes near. */
export function PeriodField({ value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popoverId = useId();
  const today = todayInUtc(Date.now());
  const text = textOf(value, today);
  return (
    <>
      <Opener
        variant="outlined"
        aria-label={`Period: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? popoverId : undefined}
        onMouseEnter={PeriodPopover.fetchAhead}
        onFocus={PeriodPopover.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        <span>{text}</span>
      </Opener>
      {anchor && (
        <PeriodPopover
          id={popoverId}
          anchor={anchor}
          value={value}
          today={today}
          onChoose={(period) => {
            setAnchor(null);
            onChange(period);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** The preset's name, or the days: `Nov 1 – Nov 18`. */
function textOf(value: ChosenPeriod, today: string): string {
  const days = value.period === 'custom' ? periodOf(value, today) : undefined;
  if (!days) return periodLabels[value.period satisfies PeriodKey];
  return days.from === days.to
    ? formatNearDay(days.from, today)
    : `${formatNearDay(days.from, today)} – ${formatNearDay(days.to, today)}`;
}

/** Looks as the choices beside it do; a long text is cut, so that the bar keeps its line. */
const Opener = styled(Button)({
  justifyContent: 'space-between',
  paddingInline: 12,
  borderColor: tokens.inputLine,
  fontWeight: 400,
  [belowWide]: { fontSize: 16 },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

import { type KeyboardEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DayPicker } from 'react-day-picker';
import { TextField } from '../../components/TextField';
import { belowTablet, belowWide, radii, shadows, tokens } from '../../theme/tokens';
import { type ChosenPeriod, type PeriodKey, periodLabels, periodOf } from './analyticsView';
import { dateOf, dayOf } from './calendarDays';

type Props = {
  id: string;
  anchor: HTMLElement;
  value: ChosenPeriod;
  /** A day in UTC. */
  today: string;
  onChoose: (period: ChosenPeriod) => void;
  onClose: () => void;
};

const presets = (Object.keys(periodLabels) as PeriodKey[]).filter((key) => key !== 'custom');

/** Days before this one have no numbers. */
const firstDay = '2000-01-01';

/** The usual periods beside a calendar of days; days can be typed, too. */
export function PeriodPopover({ id, anchor, value, today, onChoose, onClose }: Props) {
  // Custom dates start from the days that are shown.
  const shown = periodOf(value, today);
  const [days, setDays] = useState({ from: shown?.from ?? '', to: shown?.to ?? '' });
  const [isReminded, setIsReminded] = useState(false);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const error = errorOf(days);
  const change = (some: Partial<typeof days>) => setDays({ ...days, ...some });
  const handleApply = () => {
    if (error === undefined) onChoose({ period: 'custom', ...days });
    else setIsReminded(true);
  };
  const typed = {
    type: 'date',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // The button that the focus returns to would be pressed by the same key.
      event.preventDefault();
      handleApply();
    },
  };
  return (
    <Floating
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Period' } }}
    >
      <Columns>
        <Presets aria-label="Usual periods">
          {presets.map((period) => (
            <li key={period}>
              <Preset
                variant="text"
                fullWidth
                aria-pressed={value.period === period}
                onClick={() => onChoose({ period, from: '', to: '' })}
              >
                {periodLabels[period]}
              </Preset>
            </li>
          ))}
        </Presets>
        <Days>
          <Calendar>
            <DayPicker
              mode="range"
              required
              resetOnSelect
              weekStartsOn={1}
              numberOfMonths={isWide ? 2 : 1}
              defaultMonth={firstMonth(days.to || today, isWide)}
              startMonth={dateOf(firstDay)}
              endMonth={dateOf(today)}
              disabled={(date) => dayOf(date) < firstDay || dayOf(date) > today}
              today={dateOf(today)}
              selected={{ from: dateOf(days.from), to: dateOf(days.to) }}
              onSelect={({ from, to }) => setDays({ from: dayOf(from), to: dayOf(to) })}
            />
          </Calendar>
          <Typed>
            <TextField {...typed} label="From" value={days.from} onChange={(from) => change({ from })} />
            <TextField {...typed} label="To" value={days.to} onChange={(to) => change({ to })} />
          </Typed>
          <Fault role="alert">{isReminded && error}</Fault>
          <Actions>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="contained" onClick={handleApply}>
              Apply
            </Button>
          </Actions>
        </Days>
      </Columns>
    </Floating>
  );
}

function errorOf({ from, to }: { from: string; to: string }): string | undefined {
  if (!from || !to) return 'Choose the first and the last day.';
  return from > to ? 'The first day comes after the last one.' : undefined;
}

/** The month of the last day stands last. */
function firstMonth(day: string, hasTwo: boolean): Date {
  const date = dateOf(day) ?? new Date();
  return new Date(date.getFullYear(), date.getMonth() - (hasTwo ? 1 : 0), 1);
}

const Floating = styled(Popover)({
  '& .MuiPopover-paper': {
    marginTop: 4,
    borderRadius: radii.panel,
    backgroundColor: tokens.raised,
    backgroundImage: 'none',
    boxShadow: shadows.menu,
  },
});

const Columns = styled('div')({
  display: 'flex',
  maxHeight: 'inherit',
  [belowTablet]: { flexDirection: 'column' },
});

const Presets = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  margin: 0,
  padding: 12,
  listStyle: 'none',
  borderRight: `1px solid ${tokens.line}`,
  [belowTablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderRight: 0,
    borderBottom: `1px solid ${tokens.line}`,
  },
});

const Preset = styled(Button)({
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  '&[aria-pressed="true"]': { backgroundColor: tokens.selected, fontWeight: 500 },
});

const Days = styled('div')({ display: 'grid', gap: 12, padding: 16, minWidth: 0 });

const Typed = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

const Fault = styled('p')({ color: tokens.bad, '&:empty': { display: 'none' } });

const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

const cell = 36;

const Calendar = styled('div')({
  '& .rdp-months': { position: 'relative', display: 'flex', gap: 24, justifyContent: 'center' },
  '& .rdp-nav': { position: 'absolute', insetInline: 0, top: 0, display: 'flex', justifyContent: 'space-between' },
  '& .rdp-month_caption': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: cell,
    [belowWide]: { height: 44 },
  },
  '& .rdp-caption_label': { fontWeight: 600 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: cell,
    height: cell,
    padding: 0,
    border: 0,
    borderRadius: radii.control,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    [belowWide]: { width: 44, height: 44 },
  },
  '& button:hover': { backgroundColor: tokens.hover },
  '& button:focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
  '& button:disabled, & button[aria-disabled="true"]': { color: tokens.text3, cursor: 'default' },
  '& .rdp-chevron': { width: 16, height: 16, fill: 'currentColor' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { height: 28, fontSize: 12, fontWeight: 500, color: tokens.text2 },
  '& td': { padding: '1px 0', textAlign: 'center' },
  '& .rdp-outside': { visibility: 'hidden' },
  '& .rdp-today button': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .rdp-range_middle': { backgroundColor: tokens.selected },
  '& .rdp-range_start button, & .rdp-range_end button': { color: '#FFFFFF', backgroundColor: tokens.accent },
});

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { chosenTabLook, tabBarLook, tabLook } from '../theme/tabLook';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** Start of the ids: a tab's is `{idPrefix}-tab-{value}`, its panel's `{idPrefix}-panel-{value}`. */
  idPrefix: string;
};

/** Tabs with a line under the chosen one, which is always in sight. Arrow keys, Home and End move the choice. */
export function TabBar<Value extends string>({ label, value, onChange, tabs, idPrefix }: Props<Value>) {
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = barRef.current;
    const tab = bar?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Tabs that don't fit are scrolled sideways; scrolling into view would move the page too.
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[nextIndex(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    barRef.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <Bar role="tablist" aria-label={label} ref={barRef} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${tab.value}`}
          aria-controls={`${idPrefix}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          data-value={tab.value}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </Bar>
  );
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

const Bar = styled('div')({
  ...tabBarLook,
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    ...tabLook,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    borderWidth: '0 0 2px',
    background: 'none',
    cursor: 'pointer',
    '&[aria-selected="true"]': chosenTabLook,
  },
});

import { type KeyboardEvent, memo, useRef } from 'react';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { isBlocked } from '../../../../ad-kit/check';
import { formats } from '../../../../ad-kit/formats';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { PlatformMark } from '../../../domain/campaigns/PlatformMark';
import { belowWide, motion, tokens } from '../../../theme/tokens';
import { AddFormat } from './AddFormat';
import type { FindingsByFormat } from '../fields/useFindings';
import { formatName } from '../../../domain/ads/formatName';

type Props = {
  id: string;
  findings: FindingsByFormat;
  value: AdFormat;
  onChange: (format: AdFormat) => void;
};

/** The formats that the ad is made for, each with a dot for what a platform would refuse or show worse. */
export const FormatTabs = memo(function FormatTabs({ id, findings, value, onChange }: Props) {
  const all = [...findings];
  const listRef = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = all.findIndex(([format]) => format === value);
    const next = all[(at + step + all.length) % all.length]?.[0];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    listRef.current?.querySelector<HTMLElement>(`#format-tab-${next}`)?.focus();
  };
  return (
    <Bar>
      <Tabs role="tablist" aria-label="Formats" ref={listRef} onKeyDown={handleKey}>
        {all.map(([format, found]) => (
          <button
            key={format}
            type="button"
            role="tab"
            id={`format-tab-${format}`}
            aria-selected={format === value}
            aria-controls={`format-panel-${format}`}
            tabIndex={format === value ? 0 : -1}
            onClick={() => onChange(format)}
          >
            <PlatformMark platform={formats[format].platform} />
            {formatName(format)}
            <Dot findings={found} />
          </button>
        ))}
      </Tabs>
      <AddFormat id={id} onAdded={onChange} />
    </Bar>
  );
});

function Dot({ findings }: { findings: NonNullable<ReturnType<FindingsByFormat['get']>> }) {
  if (findings.length === 0) return null;
  const isBad = isBlocked(findings);
  return (
    <Mark data-tone={isBad ? 'bad' : 'warn'}>
      <VisuallyHidden>{isBad ? ', would be refused' : ', has advice'}</VisuallyHidden>
    </Mark>
  );
}

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  paddingRight: 12,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { position: 'static' },
});

const Tabs = styled('div')({
  display: 'flex',
  flex: 1,
  gap: 20,
  minWidth: 0,
  paddingLeft: 24,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [belowWide]: { paddingLeft: 16 },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexShrink: 0,
    height: 48,
    padding: '0 1px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    fontSize: 13,
    fontWeight: 500,
    color: tokens.text2,
    cursor: 'pointer',
    transition: `color ${motion.colourMs}ms ${motion.easing}`,
    '&:hover': { color: tokens.text },
    '&[aria-selected="true"]': { color: tokens.text, borderBottomColor: tokens.primary },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

const Mark = styled('span')({
  width: 6,
  height: 6,
  borderRadius: '50%',
  '&[data-tone="bad"]': { backgroundColor: tokens.badDot },
  '&[data-tone="warn"]': { backgroundColor: tokens.warnDot },
});

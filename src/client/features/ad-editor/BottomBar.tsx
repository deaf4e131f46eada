import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { CircleAlert, type LucideIcon, Monitor, Pencil, SlidersHorizontal } from 'lucide-react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { bottomBarHeight, tokens } from '../../theme/tokens';

export type EditorView = 'edit' | 'look' | 'preview' | 'findings';

const views: readonly { view: EditorView; label: string; icon: LucideIcon }[] = [
  { view: 'edit', label: 'Edit', icon: Pencil },
  { view: 'look', label: 'Design', icon: SlidersHorizontal },
  { view: 'preview', label: 'Preview', icon: Monitor },
  { view: 'findings', label: 'Issues', icon: CircleAlert },
];

type Props = {
  view: EditorView;
  onView: (view: EditorView) => void;
  /** How many issues there are. */
  count: number;
};

/** On phones: which part of the editor is in view. */
export const BottomBar = memo(function BottomBar({ view, onView, count }: Props) {
  return (
    <Bar aria-label="Editor sections" data-bottom-bar="">
      {views.map(({ view: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-current={view === one ? 'true' : undefined}
          onClick={() => {
            onView(one);
            window.scrollTo(0, 0);
          }}
        >
          <span>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {one === 'findings' && count > 0 && <Count aria-hidden="true">{count}</Count>}
          </span>
          {label}
          {one === 'findings' && <VisuallyHidden>{`, ${count}`}</VisuallyHidden>}
        </button>
      ))}
    </Bar>
  );
});

const Bar = styled('nav')({
  position: 'fixed',
  zIndex: 900,
  bottom: 0,
  left: 0,
  right: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  '& > button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    height: bottomBarHeight,
    border: 0,
    background: 'none',
    fontSize: 12,
    lineHeight: '16px',
    color: tokens.text2,
    cursor: 'pointer',
    '&[aria-current]': { color: tokens.text, fontWeight: 500, '& svg': { color: tokens.accentText } },
    '&:focus-visible': { outlineOffset: -3 },
    '& > span:first-of-type': { position: 'relative', display: 'inline-flex', height: 20 },
  },
});

const Count = styled('span')({
  position: 'absolute',
  top: -6,
  left: 12,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  color: tokens.inverseText,
  backgroundColor: tokens.inverse,
});

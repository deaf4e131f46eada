import { memo, useContext } from 'react';
import { styled } from '@mui/material/styles';
import { Sparkles } from 'lucide-react';
import { belowTablet, belowWide, radii, tokens } from '../../../theme/tokens';
import { SuggestPanel } from './LazySuggestPanel';
import { SuggestContext, type SuggestTarget } from './suggestTarget';

type Props = Pick<SuggestTarget, 'path' | 'noun'>;

/** Asks for texts for a field. It is shown on every plan: where the plan leaves suggestions out, the panel says so. */
export const SuggestButton = memo(function SuggestButton({ path, noun }: Props) {
  const ask = useContext(SuggestContext);
  return (
    <Small
      type="button"
      aria-label={`Suggest ${noun}`}
      aria-haspopup="dialog"
      onMouseEnter={SuggestPanel.fetchAhead}
      onFocus={SuggestPanel.fetchAhead}
      onClick={({ currentTarget: button }) => ask({ path, noun, button })}
    >
      <Sparkles size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>Suggest</span>
    </Small>
  );
});

const Small = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  flexShrink: 0,
  height: 24,
  padding: '0 6px',
  margin: '-3px -6px -3px 0',
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  color: tokens.accentText,
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  [belowWide]: { height: 44, minWidth: 44, margin: '-13px -6px -13px 0' },
  [belowTablet]: { '& > span': { display: 'none' } },
});

import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { bounds } from '../../../api/bounds';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowWide, radii, tokens } from '../../../theme/tokens';
import { draftEdited, selectDraft } from '../state/adEditorSlice';

/** The ad's name, edited where it stands: it is the page's title. Left empty, it stays as it was. */
export function AdName({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectDraft(state, id).name);
  const [isBlank, setIsBlank] = useState(false);
  const handleChange = (next: string) => {
    setIsBlank(next.trim() === '');
    if (next.trim() !== '') dispatch(draftEdited({ id, subject: 'name', change: { name: next } }));
  };
  return (
    <Title>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Sizer data-value={isBlank ? ' ' : name}>
        <input
          aria-label="Ad name"
          size={1}
          value={isBlank ? '' : name}
          maxLength={bounds.NewAd.name.maxLength}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={() => setIsBlank(false)}
        />
      </Sizer>
    </Title>
  );
}

const Title = styled('h1')({ minWidth: 0, fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' });

/** As wide as the name: a copy of it, out of sight, gives the width. */
const Sizer = styled('span')({
  display: 'inline-grid',
  maxWidth: '40ch',
  minWidth: 48,
  [belowWide]: { maxWidth: '100%' },
  '&::after': {
    content: 'attr(data-value)',
    gridArea: '1 / 1',
    padding: '0 11px',
    visibility: 'hidden',
    whiteSpace: 'pre',
    overflow: 'hidden',
    height: 32,
    [belowWide]: { fontSize: 16 },
  },
  '& > input': {
    gridArea: '1 / 1',
    width: '100%',
    height: 32,
    padding: '0 8px',
    border: '1px solid transparent',
    borderRadius: radii.control,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: tokens.text,
    textOverflow: 'ellipsis',
    [belowWide]: { fontSize: 16, height: 44 },
    '&:hover': { borderColor: tokens.line },
    '&:focus-visible': {
      outline: 'none',
      borderColor: tokens.accent,
      boxShadow: `0 0 0 3px ${tokens.accentSoft}`,
      backgroundColor: tokens.surface,
    },
  },
});

import { styled } from '@mui/material/styles';
import { initials } from '../../lib/text';
import { tokens } from '../../theme/tokens';

/** A workspace's initials in a square: people have circles. Decoration, since the name stands beside it. */
export function WorkspaceMark({ name, isTeam }: { name: string; isTeam: boolean }) {
  return <Square aria-hidden="true" data-initials={initials(name)} data-team={isTeam || undefined} />;
}

const Square = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  borderRadius: 6,
  backgroundColor: tokens.muteSoft,
  color: tokens.text2,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  '&[data-team]': { backgroundColor: tokens.inverse, color: tokens.inverseText },
  '&::before': { content: 'attr(data-initials)' },
});

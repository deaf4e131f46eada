import { styled } from '@mui/material/styles';
import { initials } from '../lib/text';
import { tokens } from '../theme/tokens';

/**
 * A person's initials in a circle. Decoration: the name stands beside it or in the label of its button. Drawn by the
 * style, because letters that are no part of the button's name would be ones that cannot be said to press it.
 */
export function Avatar({ name, size = 30 }: { name: string; size?: number }) {
  return <Circle aria-hidden="true" data-initials={initials(name)} style={{ width: size, height: size }} />;
}

const Circle = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  border: `1px solid ${tokens.line}`,
  borderRadius: '50%',
  backgroundColor: tokens.muteSoft,
  color: tokens.text2,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  '&::before': { content: 'attr(data-initials)' },
});

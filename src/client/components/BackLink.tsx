import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tokens } from '../theme/tokens';

/** The way to the page above, over a page's title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Way to={to}>
      <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Way>
  );
}

const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 8,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  textDecoration: 'none',
  '&:hover': { color: tokens.text },
});

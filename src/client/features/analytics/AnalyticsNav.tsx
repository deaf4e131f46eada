import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { belowWide, motion, tokens } from '../../theme/tokens';

/** Between the numbers and what they say. */
export function AnalyticsNav() {
  return (
    <Links aria-label="Analytics">
      <NavLink to={paths.analytics} end>
        Numbers
      </NavLink>
      <NavLink to={paths.insights}>Insights</NavLink>
    </Links>
  );
}

const Links = styled('nav')({
  display: 'flex',
  gap: 20,
  marginBottom: 16,
  boxShadow: `inset 0 -1px ${tokens.line}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: 36,
    padding: '0 1px',
    borderBottom: '2px solid transparent',
    fontWeight: 500,
    color: tokens.text2,
    textDecoration: 'none',
    transition: `color ${motion.colourMs}ms ${motion.easing}`,
    [belowWide]: { height: 44 },
    '&:hover': { color: tokens.text },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current="page"]': { color: tokens.text, borderBottomColor: tokens.primary },
  },
});

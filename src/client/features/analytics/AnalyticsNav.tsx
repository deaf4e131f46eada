import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { pageOnPaper } from '../../theme/onPaper';
import { chosenTabLook, tabBarLook, tabLook } from '../../theme/tabLook';

/** Between the numbers and what they say. Both may be printed. */
export function AnalyticsNav() {
  return (
    <>
      <GlobalStyles styles={pageOnPaper} />
      <Links aria-label="Analytics">
        <NavLink to={paths.analytics} end>
          Numbers
        </NavLink>
        <NavLink to={paths.insights}>Insights</NavLink>
      </Links>
    </>
  );
}

const Links = styled('nav')({
  ...tabBarLook,
  marginBottom: 16,
  '& a': {
    ...tabLook,
    display: 'flex',
    alignItems: 'center',
    textDecoration: 'none',
    '&[aria-current="page"]': chosenTabLook,
  },
});

import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The name of a thing that leads to it; where names stand in lists, it is underlined under the pointer alone. */
export const NameLink = styled(Link)({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { usePlansAddress } from './usePlansAddress';

/** The way to the plans wherever the own one is too small. It leads back here afterwards. */
export function PlansLink({ onClick }: { onClick?: () => void }) {
  return (
    <Way to={usePlansAddress()} onClick={onClick}>
      See plans
    </Way>
  );
}

/** On soft grounds of any colour the link has the colour of the words around it. */
const Way = styled(Link)({ color: 'inherit', fontWeight: 500, whiteSpace: 'nowrap' });

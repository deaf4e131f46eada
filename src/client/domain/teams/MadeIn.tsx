import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { madeIn } from './placeWords';
import { usePlace } from './useTeams';
import { useWorkplace } from './workplace';

/** Says where something will be made, to whoever has more places than one. */
export function MadeIn() {
  const { team, isOneOfSeveral } = usePlace();
  const { teamId } = useWorkplace();
  const isKnown = teamId === undefined || team !== null;
  return isOneOfSeveral && isKnown ? <Line>{madeIn(team)}</Line> : null;
}

const Line = styled('p')({
  margin: 0,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  overflowWrap: 'anywhere',
});

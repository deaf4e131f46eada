import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { madeIn } from './workspaceWords';
import { useWorkspaceDetails } from './useTeams';
import { useWorkspace } from './workspace';

/** Says where something will be made, to people with more than one workspace. */
export function MadeIn() {
  const { team, isOneOfSeveral } = useWorkspaceDetails();
  const { teamId } = useWorkspace();
  const isKnown = teamId === undefined || team !== null;
  // A name that is not known yet has its room.
  return isOneOfSeveral ? <Line>{isKnown ? madeIn(team) : '\u00A0'}</Line> : null;
}

const Line = styled('p')({
  margin: 0,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  overflowWrap: 'anywhere',
});

import { useEffect, useId, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronsUpDown } from 'lucide-react';
import { WorkspaceMark } from '../domain/teams/WorkspaceMark';
import { lazyPart } from '../lib/speed/lazyPart';
import { personalName } from '../domain/teams/workspaceWords';
import { useTeams } from '../domain/teams/useTeams';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { selectIsInTeams, selectWorkspaceTeamId, teamsCounted } from '../domain/teams/teamsSlice';
import { radii, tokens } from '../theme/tokens';

const WorkspaceMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "shell-menus" */ './WorkspaceMenu')).WorkspaceMenu,
);

type Props = {
  /** Takes a line of its own, as in the navigation drawer. */
  isWide?: boolean;
  /** What else happens when a workspace was chosen. */
  onChosen?: () => void;
};

/** Shows the current workspace and switches to another; renders nothing for people in no team. */
export function WorkspaceSwitch({ isWide = false, onChosen }: Props) {
  const teams = useTeams();
  const workspaceTeamId = useAppSelector(selectWorkspaceTeamId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const dispatch = useAppDispatch();
  const wasInTeams = useAppSelector(selectIsInTeams);
  useEffect(() => {
    if (teams) dispatch(teamsCounted(teams.length > 0));
  }, [dispatch, teams]);
  // While the teams load, somebody who was in one last time sees the switch already, so that nothing moves later.
  const isShown = teams ? teams.length > 0 : wasInTeams;
  if (!isShown && workspaceTeamId === null) return null;
  const name =
    workspaceTeamId === null ? personalName : (teams?.find(({ id }) => id === workspaceTeamId)?.name ?? 'Team');
  return (
    <>
      <Shown
        aria-label={`Workspace: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        disabled={!teams}
        data-wide={isWide || undefined}
        onMouseEnter={WorkspaceMenu.fetchAhead}
        onFocus={WorkspaceMenu.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <WorkspaceMark name={name} isTeam={workspaceTeamId !== null} />
        <Name>{name}</Name>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </Shown>
      {anchor && teams && (
        <WorkspaceMenu
          id={menuId}
          teams={teams}
          workspaceTeamId={workspaceTeamId}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChosen={onChosen}
        />
      )}
    </>
  );
}

const Shown = styled(ButtonBase)({
  justifyContent: 'flex-start',
  gap: 8,
  height: 32,
  maxWidth: 176,
  padding: '0 8px 0 4px',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  fontSize: 13,
  fontWeight: 500,
  color: tokens.text,
  '& > svg': { flexShrink: 0, color: tokens.text2 },
  '&[data-wide]': { height: 44, maxWidth: 'none', margin: '12px 12px 4px', padding: '0 12px 0 8px', fontSize: 15 },
});

const Name = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

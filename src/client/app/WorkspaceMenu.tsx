import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { Link, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { selectUser } from '../api/authSlice';
import type { Team } from '../api/teamsApi';
import { WorkspaceMark } from '../domain/teams/WorkspaceMark';
import { roleIn } from '../domain/teams/roleIn';
import { personalName, roleNames, workingIn } from '../domain/teams/workspaceWords';
import { paths, routePatterns } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { workspaceChosen } from '../domain/teams/teamsSlice';
import { toastShown } from '../redux/toastsSlice';
import { tokens } from '../theme/tokens';
import { MenuDivider } from './MenuDivider';

type Props = {
  id: string;
  teams: Team[];
  workspaceTeamId: string | null;
  anchor: HTMLElement;
  onClose: () => void;
  onChosen?: (() => void) | undefined;
};

/** The workspaces that somebody can work in. */
export function WorkspaceMenu({ id, teams, workspaceTeamId, anchor, onClose, onChosen }: Props) {
  const choose = useChoose();
  const handleChoose = (team: Team | null) => {
    onClose();
    onChosen?.();
    if ((team?.id ?? null) !== workspaceTeamId) choose(team);
  };
  const handleLeave = () => {
    onClose();
    onChosen?.();
  };
  return (
    <Frame
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -6, horizontal: 'left' }}
      slotProps={{
        // It hangs outside of the page's frame, and leads elsewhere like the navigation that it opens from.
        paper: { role: 'navigation', 'aria-label': 'Workspaces' },
        list: { 'aria-label': 'Workspace' },
      }}
    >
      {[null, ...teams].map((team) => (
        <WorkspaceItem
          key={team?.id ?? 'personal'}
          team={team}
          isChosen={(team?.id ?? null) === workspaceTeamId}
          onChoose={() => handleChoose(team)}
        />
      ))}
      <MenuDivider role="none" />
      <MenuItem component={Link} to={paths.teams} onClick={handleLeave}>
        All teams
      </MenuItem>
    </Frame>
  );
}

/** Pages whose query may name a campaign or a template of the workspace before. */
const namesACampaign: readonly string[] = [paths.createAd, paths.ads];

/** Works elsewhere from here on, and says so. What shows one thing of the workspace before is left. */
function useChoose() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (team: Team | null) => {
    dispatch(workspaceChosen(team?.id ?? null));
    dispatch(toastShown({ title: workingIn(team) }));
    if (isAboutOneThing(pathname)) void navigate(paths.dashboard);
    else if (search && namesACampaign.includes(pathname)) void navigate(pathname, { replace: true });
  };
}

function isAboutOneThing(pathname: string): boolean {
  if (pathname === paths.newCampaign) return false;
  return [routePatterns.campaign, routePatterns.ad].some((pattern) => matchPath(pattern, pathname));
}

type ItemProps = { team: Team | null; isChosen: boolean; onChoose: () => void; autoFocus?: boolean };

/** Menu hands its items `autoFocus` and `tabIndex`, which are passed on for the keyboard to find them. */
function WorkspaceItem({ team, isChosen, onChoose, ...given }: ItemProps) {
  const name = team?.name ?? personalName;
  const accountId = useAppSelector(selectUser)?.id;
  return (
    <MenuItem {...given} role="menuitemradio" aria-checked={isChosen} onClick={onChoose}>
      <WorkspaceMark name={name} isTeam={team !== null} />
      <Words>
        <span>{name}</span>
        {team && <small>{roleNames[roleIn(team, accountId)]}</small>}
      </Words>
      {isChosen && <Check size={16} strokeWidth={1.75} aria-hidden="true" />}
    </MenuItem>
  );
}

const Frame = styled(Menu)({ '& .MuiMenu-paper': { width: 276, maxHeight: 'min(70vh, 480px)' } });

const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > span, & > small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

import { type ReactNode, createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { type Workspace, selectWorkspaceTeamId, teamVisited, workspaceIn } from './teamsSlice';

const WorkspaceOfThing = createContext<string | null | undefined>(undefined);

type Props = {
  /** The workspace of what is shown; `undefined` while it isn't known, and from a backend that knows no teams. */
  teamId: string | null | undefined;
  children: ReactNode;
};

/** Around what shows one thing: what is listed and made beside it belongs where the thing does. */
export function WorkspaceOf({ teamId, children }: Props) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    if (teamId) dispatch(teamVisited({ teamId, path: pathname }));
  }, [dispatch, teamId, pathname]);
  return <WorkspaceOfThing.Provider value={teamId}>{children}</WorkspaceOfThing.Provider>;
}

/** The workspace that calls are for: the shown item's, else the current one. Spread it into their arguments. */
export function useWorkspace(): Workspace {
  const chosen = useAppSelector(selectWorkspaceTeamId);
  const ofThing = useContext(WorkspaceOfThing);
  return workspaceIn(ofThing === undefined ? chosen : ofThing);
}

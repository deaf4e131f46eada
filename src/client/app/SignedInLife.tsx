import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addAdListeners } from '../domain/ads/adListeners';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { addTeamWatch } from '../domain/teams/teamWatch';
import { pageOpened, selectIsMovedOut } from '../domain/teams/teamsSlice';
import { useListeners } from '../redux/useListeners';
import { ImportStatus } from './ImportStatus';

/**
 * Runs beside every page while somebody is signed in: notices what happens in teams, leads out of one that was lost,
 * undoes what toasts offer to undo, and tells of an import that goes on.
 */
export function SignedInLife() {
  useListeners(addTeamWatch);
  useListeners(addAdListeners);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMovedOut = useAppSelector(selectIsMovedOut);
  useEffect(() => {
    dispatch(pageOpened(pathname));
  }, [dispatch, pathname]);
  useEffect(() => {
    if (isMovedOut) void navigate(paths.dashboard, { replace: true });
  }, [isMovedOut, navigate]);
  return <ImportStatus />;
}

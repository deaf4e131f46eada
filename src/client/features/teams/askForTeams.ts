import { selectUser } from '../../api/authSlice';
import { ahead } from '../../api/baseApi';
import { allTeams, teamsApi } from '../../api/teamsApi';
import type { AskForData } from '../../redux/pageData';

/** Loads the teams of people who may use teams; others get no list. */
export const askForTeams: AskForData = ({ dispatch, state }) =>
  selectUser(state)?.team_access ? [dispatch(teamsApi.endpoints.listMyTeams.initiate(allTeams, ahead))] : [];

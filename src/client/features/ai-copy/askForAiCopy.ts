import { aiApi } from '../../api/aiApi';
import { ahead } from '../../api/baseApi';
import type { AskForData } from '../../redux/pageData';
import { workspaceOf } from '../../domain/teams/teamsSlice';

export const askForAiCopy: AskForData = ({ dispatch, state }) => [
  dispatch(aiApi.endpoints.getAiUsage.initiate(workspaceOf(state), ahead)),
];

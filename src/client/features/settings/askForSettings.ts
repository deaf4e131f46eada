import { api } from '../../api/api';
import { ahead } from '../../api/baseApi';
import type { AskForData } from '../../redux/pageData';

/** More devices than anybody has; the rest would be the least recently used ones. */
export const allDevices = { limit: 50 };

export const askForSettings: AskForData = ({ dispatch }) => [
  dispatch(api.endpoints.listSessions.initiate(allDevices, ahead)),
];

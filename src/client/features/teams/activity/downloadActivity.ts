import { type TeamActivityKind, teamsApi } from '../../../api/teamsApi';
import { createCsvDownload } from '../../../redux/createCsvDownload';

type Matching = { id: string; userId?: string; kind?: TeamActivityKind; search?: string };

/** All matching activity as a file. The toast table tells a failure. */
export const downloadActivity = createCsvDownload<Matching>(
  'teams/downloadActivity',
  teamsApi.endpoints.exportTeamActivity,
  (_matching, today) => `activity-${today}.csv`,
);

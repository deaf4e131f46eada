import { csvFile } from '../../lib/csv';
import type { TeamActivity } from './teams.types';

const headings = ['Time', 'Person', 'Action', 'What', 'Detail'] as const;

/** Activity as a CSV file, one line each. */
export const activityCsv = (activities: TeamActivity[]): string =>
  csvFile(
    headings,
    activities.map(({ createdAt, actorName, action, subjectName, detail }) => ({
      Time: createdAt.toISOString(),
      Person: actorName,
      Action: action.replaceAll('_', ' '),
      What: subjectName,
      Detail: detail,
    })),
  );

import { csvFile } from '../../lib/csv';
import type { AuditEntry } from './audit.types';

const headings = ['Time', 'Person', 'API key', 'Key prefix', 'Address', 'Action', 'What', 'Detail'] as const;

/** Entries as a CSV file, one line each. */
export const auditCsv = (entries: AuditEntry[]): string =>
  csvFile(
    headings,
    entries.map(({ createdAt, actorName, keyName, keyPrefix, address, action, subjectName, detail }) => ({
      Time: createdAt.toISOString(),
      Person: actorName,
      'API key': keyName ?? '',
      'Key prefix': keyPrefix ?? '',
      Address: address ?? '',
      Action: action.replaceAll('_', ' '),
      What: subjectName,
      Detail: detail,
    })),
  );

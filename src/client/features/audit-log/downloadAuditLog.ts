import { type AuditKind, auditLogApi } from '../../api/auditLogApi';
import { createCsvDownload } from '../../redux/createCsvDownload';

type Matching = { teamId?: string; kind?: AuditKind; search?: string; from?: string; to?: string };

/** The matching entries as a file. The toast table tells a failure. */
export const downloadAuditLog = createCsvDownload<Matching>(
  'auditLog/download',
  auditLogApi.endpoints.exportAuditLog,
  (_matching, today) => `audit-log-${today}.csv`,
);

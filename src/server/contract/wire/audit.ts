import type { AuditEntry } from '../../modules/audit/audit.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireAuditEntry = (entry: AuditEntry): Every<WireTypes['AuditEntry']> => ({
  id: entry.id,
  created_at: entry.createdAt.toISOString(),
  actor: entry.actorId === null ? null : { id: entry.actorId, full_name: entry.actorName },
  api_key: entry.keyName === null || entry.keyPrefix === null ? null : { name: entry.keyName, prefix: entry.keyPrefix },
  address: entry.address,
  action: entry.action as WireTypes['AuditAction'],
  subject: { id: entry.subjectId, name: entry.subjectName },
  detail: entry.detail,
});

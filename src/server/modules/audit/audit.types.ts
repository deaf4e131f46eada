import type { AuditKind } from '../../lib/audit';
import type { Day } from '../../lib/days';

/** One thing that was done. */
export interface AuditEntry {
  id: string;
  /** Null for what nobody who was signed in did. */
  actorId: string | null;
  /** As it was; empty for nobody. */
  actorName: string;
  /** Null without an API key, as is its prefix. */
  keyName: string | null;
  keyPrefix: string | null;
  /** IP address; null for nobody. */
  address: string | null;
  action: string;
  subjectId: string | null;
  subjectName: string;
  detail: string;
  createdAt: Date;
}

/** Which entries are wanted. Days are included, in UTC. */
export interface AuditFilter {
  kind?: AuditKind | undefined;
  search?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
}

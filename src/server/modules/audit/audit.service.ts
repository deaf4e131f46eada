import type { UnitOfWork } from '../../db/unitOfWork';
import { type AuditAction, type AuditTx, nothingNamed } from '../../lib/audit';
import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import type { Page, Paged } from '../../lib/page';
import { ownWorkspace, type Person, type Scope } from '../../lib/scope';
import type { AuditRepository } from './audit.repository';
import type { AuditEntry, AuditFilter } from './audit.types';

const keptMs = 366 * dayMs;

/** How many are in a file, and in an account's export. */
const mostInFile = 10_000;
const mostInAccountExport = 1_000;

interface AuditDeps {
  audit: AuditRepository;
  unitOfWork: UnitOfWork<AuditTx>;
  clock: Clock;
}

export type AuditService = ReturnType<typeof createAuditService>;

/** Who did what in a workspace. Rule: docs/product-rules.md, "Audit log". */
export function createAuditService({ audit, unitOfWork, clock }: AuditDeps) {
  return {
    /** The newest first. */
    list: ({ workspaceId }: Scope, filter: AuditFilter, page: Page): Promise<Paged<AuditEntry>> =>
      audit.page(workspaceId, filter, page),

    /** The newest that match, the newest first. */
    listForFile: ({ workspaceId }: Scope, filter: AuditFilter): Promise<AuditEntry[]> =>
      audit.newest(workspaceId, filter, mostInFile),

    /** The newest of an account's own workspace, the newest first. */
    ofAccount: (accountId: string): Promise<AuditEntry[]> => audit.newest(accountId, {}, mostInAccountExport),

    /** What somebody downloads, in the workspace that it is of; of the account itself in its own. */
    recordExport: (by: Scope | Person, action: AuditAction): Promise<void> =>
      unitOfWork(by, async (tx) => {
        const place = 'right' in by ? by : ownWorkspace(by.account.id);
        await tx.audit.record(place, { action, subject: nothingNamed }, clock.now());
      }),

    async removeOld(): Promise<void> {
      await audit.deleteBefore(new Date(clock.now().getTime() - keptMs));
      await audit.prune();
    },
  };
}

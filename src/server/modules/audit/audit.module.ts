import { toWireAuditEntry } from '../../contract/wire/audit';
import type { Db } from '../../db/connect';
import type { ActivityTable } from '../../lib/activity';
import type { AuditTx } from '../../lib/audit';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import { createAuditHandlers } from './audit.handlers';
import { type AuditRepository, createAuditRepository } from './audit.repository';
import { type AuditService, createAuditService } from './audit.service';

export const auditModule = {
  repositories: (db: Db, everyActivity: ActivityTable) => ({ audit: createAuditRepository(db, everyActivity) }),
  services: ({ repositories, unitOfWork, clock }: Given<{ audit: AuditRepository }, AuditTx>) => ({
    audit: createAuditService({ ...repositories, unitOfWork, clock }),
  }),
  handlers: createAuditHandlers,
  jobs: {},
  housekeeping: ({ audit }: { audit: AuditService }) => ({ 'old audit entries': () => audit.removeOld() }),
  accountExport: async ({ audit }: { audit: AuditService }, { actorId }: Scope) => ({
    audit_log: (await audit.ofAccount(actorId)).map(toWireAuditEntry),
  }),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;

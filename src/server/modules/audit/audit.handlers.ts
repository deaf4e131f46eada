import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireAuditEntry } from '../../contract/wire/audit';
import type { AuditService } from './audit.service';
import type { AuditFilter } from './audit.types';
import { auditCsv } from './auditCsv';

type AuditHandlers = Pick<Handlers, 'listAuditLog' | 'exportAuditLog'>;

export function createAuditHandlers({ audit }: { audit: AuditService }): AuditHandlers {
  return {
    listAuditLog: async ({ scope, query }) => {
      const paged = await audit.list(scope, filterOf(query), pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireAuditEntry) };
    },
    exportAuditLog: async ({ scope, query }) => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
      },
      body: auditCsv(await audit.listForFile(scope, filterOf(query))),
    }),
  };
}

const filterOf = ({ kind, search, from, to }: Call<'exportAuditLog'>['query']): AuditFilter => ({
  kind,
  search: search?.trim(),
  from,
  to,
});

import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type AuditEntry, generatedApi } from './generated/audit-log.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, nothing, type TagType } from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type AuditLogDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<AuditLogDefinitions, { listAuditLog: Page<AuditEntry> }>;

/** Who did what. Nearly every change adds to it, so it is asked for whenever it is shown, and not kept. */
export const auditLogApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listAuditLog: { transformResponse: toPage<AuditEntry>, providesTags: nothing, keepUnusedDataFor: 0 },
    exportAuditLog: { providesTags: nothing, keepUnusedDataFor: 0 },
  } satisfies CachingDecisions<Definitions>,
});

export const { useListAuditLogQuery } = auditLogApi;
export type { AuditAction, AuditEntry, AuditKind } from './generated/audit-log.gen';

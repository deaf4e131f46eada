import { Readable } from 'node:stream';
import type { Handlers, OperationId } from '../../contract/handlers';
import type { AuditAction, AuditActionOf } from '../../lib/audit';
import type { Person, Scope } from '../../lib/scope';
import type { AuditService } from './audit.service';

/** Operations whose answer is a file that somebody takes along. */
type Export = Extract<OperationId, `export${string}`>;

const actionOf: Readonly<Record<Export, AuditActionOf<'export'>>> = {
  exportAccount: 'account_exported',
  exportCampaigns: 'campaigns_exported',
  exportAnalyticsReport: 'report_exported',
  exportClientReport: 'client_report_exported',
  exportAd: 'ad_exported',
  exportAdPreflight: 'ad_exported',
  exportVariants: 'ads_exported',
  exportBulkFile: 'ads_exported',
  exportTeamActivity: 'activity_exported',
  exportAuditLog: 'audit_log_exported',
};

/** The parts of a call that say who exports what. */
interface ExportCall {
  readonly caller: Person;
  readonly scope: Scope;
}

type Handler = (call: ExportCall) => Promise<{ body: unknown }>;

/** Handlers that record each export before anything of it is sent. One that can't be recorded is not sent. */
export function recordingExports(handlers: Handlers, audit: Pick<AuditService, 'recordExport'>): Handlers {
  const recording = (handle: Handler, by: 'caller' | 'scope', action: AuditAction): Handler => {
    return async (call) => {
      const answer = await handle(call);
      try {
        await audit.recordExport(call[by], action);
      } catch (error) {
        if (answer.body instanceof Readable) answer.body.destroy();
        throw error;
      }
      return answer;
    };
  };
  const recorded = Object.entries(actionOf).map(([operationId, action]) => {
    const handle = handlers[operationId as Export] as unknown as Handler;
    return [operationId, recording(handle, operationId === 'exportAccount' ? 'caller' : 'scope', action)];
  });
  return { ...handlers, ...(Object.fromEntries(recorded) as Pick<Handlers, Export>) };
}

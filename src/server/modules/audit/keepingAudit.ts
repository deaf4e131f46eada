import type { WireTypes } from '../../contract/handlers';
import type { ActivityRecorder } from '../../lib/activity';
import { type AuditAction, auditActions, type AuditRecorder } from '../../lib/audit';

type Activity = WireTypes['TeamActivityAction'];

const inAuditLog: ReadonlySet<string> = new Set(Object.values(auditActions).flat());

const isKept = (action: Activity): action is Activity & AuditAction => inAuditLog.has(action);

/** Keeps what members do as `activity` does, and in the audit log, in workspaces of accounts' own too. */
export function keepingAudit<Recorder extends ActivityRecorder<Activity>>(
  activity: Recorder,
  audit: AuditRecorder,
): Recorder {
  return {
    ...activity,
    async record(workspace, what, now) {
      await activity.record(workspace, what, now);
      const { action } = what;
      if (isKept(action)) await audit.record(workspace, { ...what, action }, now);
    },
  } satisfies ActivityRecorder<Activity>;
}

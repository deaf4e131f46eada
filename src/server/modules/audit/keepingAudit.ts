import type { WireTypes } from '../../contract/handlers';
import type { ActivityRecorder } from '../../lib/activity';
import type { AuditRecorder } from '../../lib/audit';

type Activity = WireTypes['TeamActivityAction'];

/** Keeps what members do as `activity` does, and what of it is `kept` in the audit log, in workspaces of accounts' own too. */
export function keepingAudit<Recorder extends ActivityRecorder<Activity>>(
  activity: Recorder,
  audit: AuditRecorder<string>,
  kept: ReadonlySet<string>,
): Recorder {
  return {
    ...activity,
    async record(workspace, what, now) {
      await activity.record(workspace, what, now);
      if (kept.has(what.action)) await audit.record(workspace, what, now);
    },
  } satisfies ActivityRecorder<Activity>;
}

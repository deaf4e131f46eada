import type { WireTypes } from '../../contract/handlers';
import type { ActivityRecorder } from '../../lib/activity';
import type { AuditRecorder } from '../../lib/audit';

type Activity = WireTypes['TeamActivityAction'];

/**
 * Records what members do as `activity` does, and those actions that are in `kept` in the audit log, in personal
 * workspaces too.
 */
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

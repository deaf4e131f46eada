import type { NewActivity } from './activity';
import type { Workspace } from './scope';

/** What webhooks can be told. */
export type WebhookEvent =
  | 'campaign.created'
  | 'campaign.updated'
  | 'campaign.status_changed'
  | 'campaign.deleted'
  | 'numbers.updated'
  | 'ad.saved'
  | 'ad.deleted'
  | 'member.invited'
  | 'member.joined'
  | 'member.removed'
  | 'member.role_changed'
  | 'plan.changed'
  | 'limit.reached';

/** Tells webhooks what happens, in the transaction in which it does: what is undone is never told. */
export interface WebhookRecorder {
  record(
    workspace: Pick<Workspace, 'workspaceId'> & { actorId: string | null },
    event: WebhookEvent,
    what: NewActivity,
    now: Date,
  ): Promise<void>;
  /** In every workspace that an account pays for; nobody counts as having done it. */
  recordForPayer(payerId: string, event: WebhookEvent, what: NewActivity, now: Date): Promise<void>;
}

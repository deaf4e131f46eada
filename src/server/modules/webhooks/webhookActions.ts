import type { WireTypes } from '../../contract/handlers';
import type { ActivityRecorder } from '../../lib/activity';
import type { WebhookEvent, WebhookRecorder } from '../../lib/webhookEvents';

/** What webhooks are told when somebody does something; of everything else, nothing. */
const eventOf: Readonly<Partial<Record<WireTypes['TeamActivityAction'], WebhookEvent>>> = {
  campaign_created: 'campaign.created',
  campaign_duplicated: 'campaign.created',
  campaign_moved_in: 'campaign.created',
  campaign_edited: 'campaign.updated',
  campaign_paused: 'campaign.status_changed',
  campaign_resumed: 'campaign.status_changed',
  campaign_completed: 'campaign.status_changed',
  campaign_deleted: 'campaign.deleted',
  campaign_moved_out: 'campaign.deleted',
  numbers_recorded: 'numbers.updated',
  ad_created: 'ad.saved',
  ad_edited: 'ad.saved',
  ad_restored: 'ad.saved',
  ad_deleted: 'ad.deleted',
  member_invited: 'member.invited',
  member_joined: 'member.joined',
  member_removed: 'member.removed',
  member_left: 'member.removed',
  member_role_changed: 'member.role_changed',
};

/** Records what members do as `activity` does, and sends it to webhooks, in personal workspaces too. */
export function tellingWebhooks<Activity extends ActivityRecorder<WireTypes['TeamActivityAction']>>(
  activity: Activity,
  webhookEvents: WebhookRecorder,
): Activity {
  return {
    ...activity,
    async record(workspace, what, now) {
      await activity.record(workspace, what, now);
      const event = eventOf[what.action];
      if (event) await webhookEvents.record(workspace, event, what, now);
    },
  } satisfies ActivityRecorder<WireTypes['TeamActivityAction']>;
}

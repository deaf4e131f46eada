import type { ActionsOf, ActivityRecorder } from '../../lib/activity';
import type { ModuleActivity } from '../../module';

export const campaignActivity = {
  campaign: {
    campaign_created: 'event',
    campaign_edited: 'edit',
    campaign_paused: 'event',
    campaign_resumed: 'event',
    campaign_completed: 'event',
    campaign_deleted: 'deletion',
    campaign_duplicated: 'event',
    campaign_moved_in: 'event',
    campaign_moved_out: 'deletion',
    numbers_recorded: 'edit',
  },
} as const satisfies ModuleActivity;

export type CampaignAction = ActionsOf<typeof campaignActivity>;

export type CampaignActivity = ActivityRecorder<CampaignAction>;

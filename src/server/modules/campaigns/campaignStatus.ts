import { Refusal } from '../../lib/refusal';
import type { CampaignAction } from './campaigns.activity';
import type { CampaignStatus } from './campaigns.types';

/** What can be done with several campaigns at once. */
export type BulkAction = 'pause' | 'resume' | 'complete' | 'delete';

/** The status that an action leads to; `undefined` for deletion. */
export function statusAfter(action: BulkAction): CampaignStatus | undefined {
  switch (action) {
    case 'pause':
      return 'paused';
    case 'resume':
      return 'active';
    case 'complete':
      return 'completed';
    case 'delete':
      return undefined;
  }
}

const actions = { active: 'campaign_resumed', paused: 'campaign_paused', completed: 'campaign_completed' } as const;

/** The activity of a campaign that got a status. */
export const actionTo = (status: CampaignStatus): CampaignAction => actions[status];

/** Completed is final; every other move is allowed, staying put included. Rule: docs/product-rules.md, "Campaigns". */
export const canMove = (from: CampaignStatus, to: CampaignStatus): boolean =>
  from !== 'completed' || to === 'completed';

export const campaignCompleted = (): Refusal =>
  new Refusal('campaign_completed', 'A completed campaign is read-only. Duplicate it to run it again.');

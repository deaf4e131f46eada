import type { BulkAction, CampaignChange, CampaignStatus } from '../../api/campaignsApi';

/** What each status is called on the screen, and its colour. Rule: docs/product-rules.md, "Campaigns". */
export const statusLooks = {
  active: { label: 'Active', tone: 'good' },
  paused: { label: 'Paused', tone: 'warn' },
  completed: { label: 'Completed', tone: 'mute' },
} as const satisfies Record<CampaignStatus, { label: string; tone: string }>;

export type StatusMove = Exclude<BulkAction, 'delete'>;

/** The status that each move leads to. */
export const statusAfter: Record<StatusMove, CampaignStatus> = {
  pause: 'paused',
  resume: 'active',
  complete: 'completed',
};

const moves: Record<CampaignStatus, readonly StatusMove[]> = {
  active: ['pause', 'complete'],
  paused: ['resume', 'complete'],
  completed: [],
};

/** The moves that a campaign may make; none once it is completed. */
export function movesFrom(status: CampaignStatus): readonly StatusMove[] {
  return moves[status];
}

/** Whether a change of a campaign only pauses or resumes it, which no dialog asks about. */
export function isPauseOrResume({ status, ...others }: CampaignChange): boolean {
  return (status === 'active' || status === 'paused') && Object.keys(others).length === 0;
}

import type { CampaignStatus } from './campaigns.types';
import { canMove, statusAfter } from './campaignStatus';

const statuses: CampaignStatus[] = ['active', 'paused', 'completed'];

it('moves between active and paused, and to completed, which is final', () => {
  const moves = statuses.flatMap((from) => statuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    'active → active',
    'active → paused',
    'active → completed',
    'paused → active',
    'paused → paused',
    'paused → completed',
    'completed → completed',
  ]);
});

it('knows where each action leads', () => {
  expect((['pause', 'resume', 'complete', 'delete'] as const).map(statusAfter)).toEqual([
    'paused',
    'active',
    'completed',
    undefined,
  ]);
});

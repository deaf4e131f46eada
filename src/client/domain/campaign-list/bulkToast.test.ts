import type { BulkAction } from '../../api/campaignsApi';
import { bulkToast } from './bulkToast';

const toast = (action: BulkAction, changed: number, already: number, reasons: string[] = []) => {
  const ids = Array.from({ length: changed + already }, (_, index) => `id-${index}`);
  const refused = reasons.map((detail, index) => ({ id: `no-${index}`, code: 'campaign_completed' as const, detail }));
  return bulkToast({ action, done: ids, already: ids.slice(changed), refused });
};

describe('what is said after several campaigns were changed', () => {
  it.each([
    ['pause', 2, 0, '2 campaigns paused'],
    ['pause', 1, 1, '1 paused, 1 was paused already'],
    ['resume', 3, 2, '3 resumed, 2 were active already'],
    ['complete', 0, 2, '2 campaigns were completed already'],
    ['pause', 0, 1, '1 campaign was paused already'],
    ['delete', 1200, 0, '1,200 campaigns deleted'],
    ['pause', 0, 0, 'No campaigns paused'],
  ] as const)('%s: %d changed, %d so already', (action, changed, already, title) => {
    expect(toast(action, changed, already)).toEqual({ title });
  });

  it('says it of ads, too', () => {
    const told = bulkToast({ action: 'label', done: ['one', 'two'], already: [], refused: [] }, 'ad');
    expect(told).toEqual({ title: '2 ads labeled' });
  });

  it('counts those that could not be changed by reason', () => {
    const completed = 'A completed campaign is read-only.';
    expect(toast('pause', 1, 0, [completed, 'It doesn’t exist.', completed]).description).toBe(
      `2 campaigns not changed: ${completed} 1 campaign not changed: It doesn’t exist.`,
    );
  });
});

import { silentLog } from '../../testing/silentLog';
import { createTestClock } from '../../testing/testClock';
import { createHousekeepingService } from './housekeeping.service';

it('does every step, the backup first, though others fail, and fails then', async () => {
  const done: string[] = [];
  const failed: object[] = [];
  const step = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  const failing = (name: string) => () => {
    done.push(name);
    return Promise.reject(new Error(`no ${name}`));
  };
  const housekeeping = createHousekeepingService({
    ads: { removeDeleted: failing('ads') },
    images: { removeIncomplete: step('images') },
    expiry: { removeExpired: step('expiry') },
    limits: { removeExpired: failing('limits') },
    mail: { removeOld: step('mail') },
    settlement: { forgetOldEvents: step('settlement') },
    maintainDatabase: step('database'),
    clock: createTestClock('2026-11-18T03:17:00.000Z'),
    log: { ...silentLog, error: (facts: object) => failed.push(facts) },
  });
  await expect(housekeeping.run()).rejects.toThrow('Housekeeping failed: deleted ads, rate limits.');
  expect(done).toEqual(['database', 'ads', 'images', 'expiry', 'limits', 'mail', 'settlement']);
  expect(failed).toEqual([
    { step: 'deleted ads', err: new Error('no ads') },
    { step: 'rate limits', err: new Error('no limits') },
  ]);
});

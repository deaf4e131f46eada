import { silentLog } from '../../testing/silentLog';
import { useTestServer } from '../../testing/testServer';
import { createHousekeepingService } from './housekeeping.service';

it('does every step, though others fail, and fails then', async () => {
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
    steps: {
      'backup and vacuum': step('database'),
      'deleted ads': failing('ads'),
      'incomplete images': step('images'),
      'rate limits': failing('limits'),
      'old mails': step('mail'),
    },
    log: { ...silentLog, error: (facts: object) => failed.push(facts) },
  });
  await expect(housekeeping.run()).rejects.toThrow('Housekeeping failed: deleted ads, rate limits.');
  expect(done).toEqual(['database', 'ads', 'images', 'limits', 'mail']);
  expect(failed).toEqual([
    { step: 'deleted ads', err: new Error('no ads') },
    { step: 'rate limits', err: new Error('no limits') },
  ]);
});

describe('the steps of the product', () => {
  const server = useTestServer();

  it('are those of all modules, the backup first', async () => {
    expect(server.services.housekeeping.steps).toEqual([
      'backup and vacuum',
      'rate limits',
      'idempotency keys',
      'old mails',
      'old audit entries',
      'API keys that end soon',
      'API keys that ended',
      'old webhook deliveries',
      'incomplete images',
      'unseen images',
      'deleted ads',
      'expired proof links',
      'approval codes',
      'payment events',
      'expired sessions and links',
    ]);
    await expect(server.services.housekeeping.run()).resolves.toBeUndefined();
  });
});

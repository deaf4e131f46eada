import { addCampaign, aCampaign } from '../../testing/builders';
import { createLocks } from '../../db/locks';
import { createAccountsRepository } from '../auth/accounts.repository';
import { createPlansRepository } from '../plans/plans.repository';
import { createLedgerRepository } from './ledger.repository';
import { useBillingServer } from '../../testing/billingServer';

const { buy, get, join, onPlan, server } = useBillingServer();

describe('limits', () => {
  it('follow the subscription, and are metered', async () => {
    const { token } = await join();
    for (let count = 0; count < 3; count++) await addCampaign(server, token);
    const refused = await server.call('POST', '/campaigns', { token, body: aCampaign() });
    expect(refused.json()).toMatchObject({ code: 'plan_limit' });
    await buy(token, 'pro');
    await addCampaign(server, token);
    expect(await get(token, '/billing/usage')).toEqual([
      {
        id: 'campaigns_per_month',
        name: 'Campaigns this month',
        used: 4,
        limit: 50,
        resets_at: '2026-12-01T00:00:00.000Z',
      },
      { id: 'library_templates', name: 'Library templates used', used: 0, limit: null, resets_at: null },
      {
        id: 'ai_generations_per_month',
        name: 'AI generations this month',
        used: 0,
        limit: 200,
        resets_at: '2026-12-01T00:00:00.000Z',
      },
    ]);
  });
});

describe('features', () => {
  it.each([
    ['pro', { ai_access: true, team_access: false }],
    ['business', { ai_access: true, team_access: true }],
  ] as const)('of %s are told by the user object', async (plan, access) => {
    const { token } = await onPlan(plan);
    expect((await server.call('GET', '/auth/me', { token })).json()).toMatchObject(access);
  });

  it('are refused by name until the plan includes them', async () => {
    const { token, user } = await join();
    const { plans } = server.services;
    const { db } = server.database;
    const tx = {
      plans: createPlansRepository(db),
      accounts: createAccountsRepository(db),
      ledger: createLedgerRepository(db),
      locks: createLocks(db),
    };
    await expect(plans.requireFeature(tx, user.id, 'hasAiCopy')).rejects.toMatchObject({
      code: 'plan_required',
      detail: 'AI ad copy is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
    });
    await buy(token, 'pro');
    await expect(plans.requireFeature(tx, user.id, 'hasAiCopy')).resolves.toMatchObject({ id: 'pro' });
  });
});

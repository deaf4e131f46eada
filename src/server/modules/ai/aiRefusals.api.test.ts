import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { aCopyBrief } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const headlines = { product_name: 'Northfold Coffee', target_audience: 'People who grind at home', platform: 'google' };
const calls = [
  ['/ai/generate-ad-copy', aCopyBrief()],
  ['/ai/generate-headlines', headlines],
] as const;

describe('a plan without AI copy', () => {
  const server = useTestServer();

  it.each(calls)('refuses %s, whatever the brief', async (path, body) => {
    const { token } = await signUp(server);
    for (const product_name of ['Beans', '☕️']) {
      const answer = await server.call('POST', path, { token, body: { ...body, product_name } });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        code: 'plan_required',
        detail: 'AI ad copy is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
      });
    }
  });

  it('still tells how much was written, and has a history', async () => {
    const { token } = await signUp(server);
    const usage = await server.call('GET', '/ai/usage-stats', { token });
    expect(usage.statusCode).toBe(200);
    expect(usage.json()).toMatchObject({ generations_this_month: 0, monthly_limit: 0 });
    expect((await server.call('GET', '/ai/generation-history', { token })).json()).toEqual([]);
    const meters = (await server.call('GET', '/billing/usage', { token })).json<WireTypes['UsageMeter'][]>();
    expect(meters.map(({ id }) => id)).toEqual(['campaigns_per_month', 'library_templates']);
  });
});

describe.each([
  ['business', 1_000, '1,000'],
  ['enterprise', 10_000, '10,000'],
] as const)('the %s plan', (defaultPlan, limit, limitText) => {
  const server = useTestServer({ config: { defaultPlan } });

  it(`allows ${limitText} generations a month`, async () => {
    const { token, user } = await signUp(server);
    await server.database.run(`insert into ai_usage (payer_id, month, written) values ($1, '2026-11-01', $2)`, [
      user.id,
      limit - 1,
    ]);
    const send = () => server.call('POST', '/ai/generate-headlines', { token, body: headlines });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).json()).toEqual({
      code: 'plan_limit',
      detail: `You’ve used all ${limitText} generations your plan includes this month. They reset on Dec 1, 2026.`,
    });
  });
});

describe('calls in quick succession', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro' } });

  it('end at 30 a minute for an account, both kinds together', async () => {
    const { token } = await signUp(server);
    const other = await signUp(server);
    const send = (by: string, index: number) => {
      const [path, body] = calls[index % 2] ?? calls[0];
      return server.call('POST', path, { token: by, body });
    };
    const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => send(token, index)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await send(other.token, 0)).statusCode).toBe(200);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({ generations_total: 30 });
  });
});

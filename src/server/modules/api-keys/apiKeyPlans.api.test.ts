import { addApiKey, givePlan, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

it('takes a plan that includes API access, and works again when it does', async () => {
  const { token, user } = await signUp(server);
  const body = { name: 'Nightly report', scopes: ['campaigns:read'] };
  const refusal = {
    detail: 'API access is part of Business and Enterprise. Upgrade your plan to use it.',
    code: 'plan_required',
  };
  const early = await server.call('POST', '/api-keys', { token, body });
  expect([early.statusCode, early.json<object>()]).toEqual([403, refusal]);

  await givePlan(server, user.id, 'business');
  const { secret } = await addApiKey(server, token);
  const call = () => server.call('GET', '/campaigns', { token: secret });
  expect((await call()).statusCode).toBe(200);
  await givePlan(server, user.id, 'pro');
  const closed = await call();
  expect([closed.statusCode, closed.json<object>()]).toEqual([403, refusal]);
  await givePlan(server, user.id, 'enterprise');
  expect((await call()).statusCode).toBe(200);
});

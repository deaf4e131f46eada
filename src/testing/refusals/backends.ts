import type { Operation } from '../../client/api/api';
import { createFakeApi } from '../../client/testing/fakeApi';
import { routes } from '../../client/testing/generated/routes.gen';
import { givePlan } from '../../server/testing/builders';
import { type TestServer, testTime } from '../../server/testing/testServer';

type Plan = 'pro' | 'business';
export type Call = { token?: string; params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
type Answer = { status: number; body: unknown };
type Ask = (operation: Operation, call?: Call) => Promise<Answer>;

export interface Backend {
  ask: Ask;
  /** Puts an account on a plan without a payment. */
  give: (accountId: string, plan: Plan) => Promise<void>;
}

function addressOf(operation: Operation, { params = {}, query = {} }: Call): string {
  const path = routes[operation].path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

export const realBackend = (server: TestServer): Backend => ({
  ask: async (operation, call = {}) => {
    const { token, body } = call;
    const answer = await server.call(routes[operation].method, addressOf(operation, call), { token, body });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  },
  give: (accountId, plan) => givePlan(server, accountId, plan),
});

export function fakeBackend(): Backend {
  const fake = createFakeApi({ now: () => Date.parse(testTime) });
  return {
    ask: async (operation, call = {}) => {
      const { token, body } = call;
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
      const address = `http://127.0.0.1/api${addressOf(operation, call)}`;
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fake.respond(new Request(address, { method: routes[operation].method, headers, ...sent }));
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    give: (accountId, plan) => {
      const account = fake.state.accounts.find(({ user }) => user.id === accountId);
      if (!account) throw new Error(`There is no account ${accountId}.`);
      account.user.subscription_plan = plan;
      const [periodStart, periodEnd] = [Date.parse('2026-11-01'), Date.parse('2026-12-01')];
      account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
      return Promise.resolve();
    },
  };
}

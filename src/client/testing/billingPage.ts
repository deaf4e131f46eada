import { screen } from '@testing-library/react';
import type { PlanId } from '../api/api';
import { aUser } from './builders';
import { type FakeApi, createFakeApi } from './fakeApi';
import { type AppView, renderApp } from './renderApp';

export const down = { status: 503, detail: 'The database does not answer.' };
const now = () => Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;

/** A backend whose account pays for a plan, half of whose period is over. */
export function aFakeOn(plan: PlanId) {
  const fake = createFakeApi({ user: aUser({ subscription_plan: plan }), now });
  if (plan !== 'free') {
    const [periodStart, periodEnd] = [now() - 15 * dayMs, now() + 15 * dayMs];
    fake.account.subscription = { status: 'active', cancel_at_period_end: false, periodStart, periodEnd };
  }
  return fake;
}

/** Opens the page of plans, and waits for them. */
export async function openBilling(options: Parameters<typeof renderApp>[0] = {}) {
  const view = renderApp({ path: '/billing', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Upgrade Your Test Product Experience' });
  await screen.findByRole('heading', { level: 2, name: 'Business' });
  return view;
}

export function columnOf(plan: string) {
  return screen.getByRole('listitem', { name: plan });
}

/** Presses a plan's button. */
export async function choose({ user }: AppView, label: string) {
  await user.click(await screen.findByRole('button', { name: label }));
}

/** What each checkout was asked for with. */
export function checkoutsOf(fake: FakeApi) {
  return fake.calls.filter(({ operation }) => operation === 'startCheckout').map(({ query }) => query);
}

import { screen, within } from '@testing-library/react';
import type { WireCampaign as Campaign } from '../api/campaignsApi';
import { aCampaign, aProAccount } from './builders';
import { type FakeApi, createFakeApi } from './fakeApi';
import { type AppView, renderApp } from './renderApp';

/** A backend whose account has these campaigns, on a plan with room for more. */
export function aFakeWith(...campaigns: Campaign[]) {
  const fake = createFakeApi({ user: aProAccount() });
  fake.account.campaigns = campaigns;
  return fake;
}

/** Three campaigns that differ in everything that can be filtered and sorted by. */
export function threeCampaigns() {
  return [
    aCampaign({ name: 'Autumn Lookbook', platform: 'instagram', status: 'active', budget: 300 }),
    aCampaign({ name: 'Demo Requests', platform: 'linkedin', status: 'paused', budget: 100 }),
    aCampaign({ name: 'Open Day', platform: 'instagram', status: 'completed', budget: 200 }),
  ];
}

/** Opens the campaign list and waits for its rows. */
export async function openList({ fake, query = '' }: { fake: FakeApi; query?: string }) {
  const view = renderApp({ path: `/campaigns${query}`, fake });
  await screen.findByRole('table', { name: 'Campaigns' });
  return view;
}

/** The names in the list, from the top. */
export function shownNames() {
  return within(screen.getByRole('table', { name: 'Campaigns' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

export function rowOf(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}

/** Ticks campaigns; answers the bar that then appears. */
export async function select({ user }: AppView, ...names: string[]) {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  return screen.findByRole('region', { name: 'Selected campaigns' });
}

/** Picks an action from the menu of something that is called by `name`. */
export async function choose({ user }: AppView, name: string, action: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`actions for ${name}`, 'i') }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

export function findDialog(name: string) {
  return screen.findByRole('dialog', { name });
}

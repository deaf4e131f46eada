import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { PlanId } from '../../api/api';
import { planIdValues } from '../../api/bounds';
import { sessionStarted } from '../../api/authSlice';
import { makeStore } from '../../app/store';
import { aCampaign, aUser } from '../../testing/builders';
import { choose, findDialog } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { renderApp } from '../../testing/renderApp';
import { PlanGate } from './PlanGate';
import { comparePlans } from '../../api/planRank';

const now = () => Date.UTC(2026, 10, 20);

function renderGate(plan: PlanId | null, needs: PlanId, told: object = {}) {
  const store = makeStore({ extra: createFakeWorld().extra });
  if (plan)
    store.dispatch(sessionStarted({ token: 'token', user: { ...aUser({ subscription_plan: plan }), ...told } }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/teams?tab=members']}>
        <PlanGate
          access={needs === 'pro' ? 'ai_access' : 'team_access'}
          title="Team Collaboration"
          text="Team features are available for Business and Enterprise subscribers."
          buttonLabel="Upgrade for Teams"
          details={<p>Role management</p>}
        >
          <p>The team</p>
        </PlanGate>
      </MemoryRouter>
    </Provider>,
  );
}

it('ranks the plans from the smallest to the largest', () => {
  expect([...planIdValues].reverse().sort(comparePlans)).toEqual(['free', 'pro', 'business', 'enterprise']);
  expect(comparePlans('pro', 'pro')).toBe(0);
});

describe('a page that needs a plan', () => {
  it.each<PlanId>(['business', 'enterprise'])('is open on %s', (plan) => {
    renderGate(plan, 'business');
    expect(screen.getByText('The team')).toBeVisible();
    expect(screen.queryByText('Team Collaboration')).not.toBeInTheDocument();
  });

  it('is open where the backend says so, on any plan', () => {
    renderGate('free', 'business', { team_access: true });
    expect(screen.getByText('The team')).toBeVisible();
  });

  it('is closed where the backend says so', () => {
    renderGate('enterprise', 'pro', { ai_access: false });
    expect(screen.queryByText('The team')).not.toBeInTheDocument();
  });

  it.each<PlanId>(['free', 'pro'])('says on %s what it takes, and leads there and back', (plan) => {
    renderGate(plan, 'business');
    expect(screen.getByRole('heading', { name: 'Team Collaboration' })).toBeVisible();
    expect(screen.getByText('Team features are available for Business and Enterprise subscribers.')).toBeVisible();
    expect(screen.getByText('Role management')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade for Teams' })).toHaveAttribute(
      'href',
      '/billing?from=%2Fteams%3Ftab%3Dmembers',
    );
    expect(screen.queryByText('The team')).not.toBeInTheDocument();
  });

  it('shows a visitor nothing of it', () => {
    renderGate(null, 'free');
    expect(screen.queryByText('The team')).not.toBeInTheDocument();
  });
});

describe('where the plan is used up', () => {
  function aFullFake(campaigns = 3) {
    const fake = createFakeApi({ now });
    fake.account.campaigns = Array.from({ length: campaigns }, (_, index) => aCampaign({ name: `Campaign ${index}` }));
    return fake;
  }

  it('the campaign list says so, until when, and leads to the plans and back', async () => {
    const { user, address } = renderApp({ path: '/campaigns?status=active', fake: aFullFake() });
    const line = await screen.findByText(/Campaigns this month: all 3 in your plan are used/);
    expect(line).toHaveTextContent('Resets on Dec 1, 2026.');
    await user.click(within(line).getByRole('link', { name: 'See plans' }));
    await user.click(await screen.findByRole('link', { name: 'Go back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    expect(address()).toBe('/campaigns?status=active');
  });

  it('the campaign list says nothing before', async () => {
    const { fake } = renderApp({ path: '/campaigns', fake: aFullFake(2) });
    expect(await screen.findByText('2 of 3 created this month')).toBeVisible();
    await waitFor(() => expect(fake.countCalls('getUsage')).toBeGreaterThan(0));
    expect(screen.queryByText(/in your plan are used/)).not.toBeInTheDocument();
  });

  it('a refused new campaign leads to the plans from its dialog', async () => {
    const fake = aFullFake(2);
    const { user } = renderApp({ path: '/campaigns/new', fake });
    const dialog = within(await findDialog('Create campaign'));
    await user.type(dialog.getByLabelText('Name'), 'One more');
    await user.type(dialog.getByLabelText('Budget'), '10');
    fake.account.campaigns.push(aCampaign());
    await user.click(dialog.getByRole('button', { name: 'Create campaign' }));
    expect(
      await dialog.findByText(/^You’ve created all 3 campaigns that the Free plan includes this month\./),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing?from=%2Fcampaigns%2Fnew');
  });

  it('any other refused call leads there from its toast', async () => {
    const fake = aFullFake(2);
    const detail =
      'You’ve created all 3 campaigns that the Free plan includes this month. Upgrade your plan, or create the campaign next month.';
    fake.answerNext('duplicateCampaign', { status: 403, code: 'plan_limit', detail });
    const view = renderApp({ path: '/campaigns', fake });
    await screen.findByRole('table', { name: 'Campaigns' });
    await choose(view, 'Campaign 1', 'Duplicate');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent(detail);
    await view.user.click(within(toast).getByRole('link', { name: 'See plans' }));
    expect(await screen.findByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/campaigns');
    expect(view.address()).toBe('/billing?from=%2Fcampaigns');
  });

  it('a call that has no words of its own for it leads there as well', async () => {
    const view = renderApp({ path: '/campaigns', fake: aFullFake(1) });
    await screen.findByRole('table', { name: 'Campaigns' });
    view.fake.answerNext('deleteCampaign', { status: 403, code: 'plan_required', detail: 'This needs Business.' });
    await choose(view, 'Campaign 0', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    const link = await screen.findByText('See plans');
    expect(link).toHaveAttribute('href', '/billing?from=%2Fcampaigns');
  });
});

import { screen, within } from '@testing-library/react';
import { aCampaign, aProAccount, aUser } from '../../testing/builders';
import { choose, findDialog, openList } from '../../testing/campaignList';
import { createFakeApi } from '../../testing/fakeApi';
import { openInTeam } from '../../testing/inTeam';
import { renderApp } from '../../testing/renderApp';

const now = () => Date.UTC(2026, 10, 20);

/** A free account with so many campaigns of this month, of which its plan includes three. */
function freeWith(count: number) {
  const fake = createFakeApi({ user: aUser(), now });
  fake.account.campaigns = Array.from({ length: count }, (_, index) =>
    aCampaign({ name: `Campaign ${index + 1}`, created_at: '2026-11-02T10:00:00.000Z' }),
  );
  return fake;
}

const title = 'This month’s campaigns are used';

describe('the month’s limit', () => {
  it('is said in place of the form, with when it resets and the way to the plans', async () => {
    renderApp({ path: '/campaigns/new', fake: freeWith(3) });
    const dialog = within(await findDialog(title));
    expect(
      dialog.getByText('All 3 campaigns a month in your plan are used. You can create the next one on Dec 1, 2026.'),
    ).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', expect.stringMatching(/billing/));
  });

  it('shows the form while campaigns are left, or no limit is known', async () => {
    const { unmount } = renderApp({ path: '/campaigns/new', fake: freeWith(2) });
    expect(within(await findDialog('Create campaign')).getByLabelText('Name')).toBeVisible();
    unmount();
    const fake = createFakeApi({ user: aProAccount(), now });
    fake.answerNext('getCampaignSummary', { status: 503, detail: 'The database does not answer.' });
    renderApp({ path: '/campaigns/new', fake });
    expect(await findDialog('Create campaign')).toBeVisible();
  });

  it('is said before a copy is asked for', async () => {
    const fake = freeWith(3);
    const view = await openList({ fake });
    await choose(view, 'Campaign 1', 'Duplicate');
    expect(await findDialog(title)).toBeVisible();
    expect(fake.countCalls('duplicateCampaign')).toBe(0);
  });

  it('is the owner’s in a team', async () => {
    const view = openInTeam('editor', { path: () => '/campaigns' });
    await screen.findByText('Harvest');
    view.fake.answerNext('getCampaignSummary', {
      body: {
        total: 1,
        campaigns_by_status: { active: 1, paused: 0, completed: 0 },
        created_this_month: 200,
        monthly_limit: 200,
        month_resets_at: '2026-12-01T00:00:00.000Z',
        own: 1,
        own_with_metrics: 0,
        sample: 0,
      },
    });
    await choose(view, 'Harvest', 'Duplicate');
    expect(view.fake.countCalls('duplicateCampaign')).toBe(0);
    const dialog = within(await findDialog(title));
    expect(dialog.getByText(/in the team owner’s plan are used/)).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});

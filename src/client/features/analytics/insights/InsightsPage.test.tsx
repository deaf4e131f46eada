import { screen, waitFor, within } from '@testing-library/react';
import { shiftDay } from '../../../../ad-kit/reports/periods';
import type { DailyMetrics } from '../../../api/api';
import { todayInUtc } from '../../../lib/dates';
import { aCampaign, aDay, aProAccount, aSavedAd, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fakeApi';
import { renderApp } from '../../../testing/renderApp';

const today = todayInUtc(Date.now());
const down = { status: 503, detail: 'The database does not answer.' };

type Day = (ago: number) => Partial<DailyMetrics>;

/** Campaigns of a Pro account that run from 30 days ago to in ten days, with numbers up to yesterday. */
function aFake(...wanted: { name: string; budget: number; day?: Day; days?: number; from?: number }[]) {
  const fake = createFakeApi({ user: aProAccount() });
  fake.account.campaigns = wanted.map(({ name, budget }) =>
    aCampaign({ name, budget, start_date: shiftDay(today, -30), end_date: shiftDay(today, 10) }),
  );
  wanted.forEach(({ day = () => ({}), days = 30, from = 1 }, index) => {
    const own = Array.from({ length: days }, (_, at) => {
      const ago = at + from;
      return aDay({ date: shiftDay(today, -ago), spent: 100 + ((ago * 5) % 7), ...day(ago) });
    });
    fake.account.days.set(fake.account.campaigns[index]?.id ?? '', new Map(own.map((one) => [one.date, one])));
  });
  return fake;
}

const panel = (name: string) => screen.findByRole('region', { name });

describe('insights', () => {
  it('say what to do, what changed, and how spend goes, each with the way to its campaign', async () => {
    const fake = aFake(
      { name: 'Shoes', budget: 3_400 },
      { name: 'Hats', budget: 0, days: 70, day: (ago) => (ago === 1 ? { clicks: 0 } : {}) },
    );
    const { user, address } = renderApp({ path: '/analytics', fake });
    await user.click(await screen.findByRole('link', { name: 'Insights' }));
    const toDo = within(await screen.findByRole('list', { name: 'What to do' }));
    expect(toDo.getByText(/^Shoes runs out of budget \d+ days early$/)).toBeVisible();
    expect(toDo.getByText(/Lower daily spend to \$\d+\.\d\d to land on the budget/)).toBeVisible();
    const changed = within(await panel('What changed'));
    expect(changed.getByText(/^Clicks fell to 0 on /)).toBeVisible();
    const pacing = within(await panel('Pacing'));
    expect(pacing.getByText('Too fast')).toBeVisible();
    expect(pacing.getByText(/^1 more campaign without a budget/)).toBeVisible();
    expect(screen.getByText('2 active campaigns')).toBeVisible();
    await user.click(changed.getByRole('link', { name: 'Hats' }));
    expect(address()).toBe(`/campaigns/${fake.account.campaigns[1]?.id}`);
  });

  it('put an advice away and bring it back', async () => {
    const { user } = renderApp({ path: '/analytics/insights', fake: aFake({ name: 'Shoes', budget: 9_000 }) });
    await user.click(await screen.findByRole('button', { name: /^Done: Shoes is set to leave / }));
    expect(await screen.findByText('Nothing for now: no active campaign needs a change.')).toBeVisible();
    await user.click(screen.getByText('Put away'));
    expect(screen.getByText(/^Done\. Back on .* if the numbers still say so\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Bring back: Shoes / }));
    expect(await screen.findByRole('button', { name: /^Not now: Shoes / })).toBeVisible();
    expect(screen.queryByText('Put away')).not.toBeInTheDocument();
  });

  it('keep an advice that could not be put away, and say so', async () => {
    const fake = aFake({ name: 'Shoes', budget: 9_000 });
    const { user } = renderApp({ path: '/analytics/insights', fake });
    fake.answerNext('answerAdvice', down);
    await user.click(await screen.findByRole('button', { name: /^Not now: Shoes / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t put it away');
    expect(screen.getByRole('button', { name: /^Not now: Shoes / })).toBeEnabled();
  });

  it('say which ad to stop, and for which', async () => {
    const fake = aFake({ name: 'Shoes', budget: 0 });
    const campaign_id = fake.account.campaigns[0]?.id ?? '';
    const [good, bad] = ['Fresh beans', 'Warm mugs'].map((name) => aSavedAd({ name, campaign_id }));
    if (!good || !bad) throw new Error('There are two ads.');
    fake.account.ads = [good, bad];
    const ofAd = (ad_id: string, conversions: number) =>
      Array.from({ length: 21 }, (_, at) => ({
        ...{
          ad_id,
          date: shiftDay(today, -1 - at),
          impressions: 1_000,
          clicks: 40,
          conversions,
          spent: 20,
          revenue: 0,
        },
      }));
    fake.account.adDays.set(campaign_id, [...ofAd(good.id, 4), ...ofAd(bad.id, 1)]);
    renderApp({ path: '/analytics/insights', fake });
    expect(await screen.findByText('Shoes has an ad that does clearly worse')).toBeVisible();
    expect(
      screen.getByText(/^“Warm mugs” cost \$20\.00 a conversion in the last 12 weeks; “Fresh beans” cost \$5\.00\. /),
    ).toBeVisible();
  });

  it('lead to the import where numbers are missing', async () => {
    const fake = aFake({ name: 'Shoes', budget: 0, from: 6 });
    renderApp({ path: '/analytics/insights', fake });
    expect(await screen.findByText('Shoes has no new numbers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/reports/import');
  });

  it.each([
    ['No active campaigns', () => aFake()],
    ['No numbers yet', () => aFake({ name: 'Shoes', budget: 0, days: 0 })],
  ])('say what to do first: %s', async (title, make) => {
    renderApp({ path: '/analytics/insights', fake: make() });
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('load again after a failure', async () => {
    const fake = aFake({ name: 'Shoes', budget: 9_000 });
    fake.answerNext('getInsights', down);
    const { user } = renderApp({ path: '/analytics/insights', fake });
    expect(await screen.findByText('Couldn’t load the insights')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Shoes is set to leave /)).toBeVisible();
  });

  it('are part of a larger plan than Free', async () => {
    const fake = createFakeApi({ user: aUser() });
    renderApp({ path: '/analytics/insights', fake });
    expect(await screen.findByText('Advanced Analytics')).toBeVisible();
    expect(fake.countCalls('getInsights')).toBe(0);
  });
});

it('shows a campaign’s pacing on its page', async () => {
  const fake = aFake({ name: 'Shoes', budget: 9_000 });
  renderApp({ path: `/campaigns/${fake.account.campaigns[0]?.id}`, fake });
  const pacing = within(await panel('Pacing'));
  expect(pacing.getByText('Too slow')).toBeVisible();
  expect(pacing.getByText(/^Even pace \$/)).toBeVisible();
  expect(pacing.getByRole('link', { name: 'Insights' })).toHaveAttribute('href', '/analytics/insights');
});

it('asks for no pacing where there is no budget', async () => {
  const fake = aFake({ name: 'Shoes', budget: 0 });
  renderApp({ path: `/campaigns/${fake.account.campaigns[0]?.id}`, fake });
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeVisible();
  await waitFor(() => expect(fake.countCalls('getCampaignFigures')).toBe(1));
  expect(fake.countCalls('getInsights')).toBe(0);
});

describe('the dashboard’s month', () => {
  it('leads to the numbers and to what they say', async () => {
    const fake = aFake({ name: 'Shoes', budget: 9_000 });
    renderApp({ path: '/', fake });
    const month = within(await panel('This month so far'));
    expect(await month.findByRole('link', { name: /^What to do\s*1$/ })).toHaveAttribute('href', '/analytics/insights');
    expect(await month.findByRole('link', { name: /^CPA/ })).toHaveAttribute(
      'href',
      '/analytics?period=this_month&metric=cpa',
    );
    expect(month.getByRole('link', { name: 'Import a report' })).toHaveAttribute('href', '/reports/import');
  });

  it('says why there is no CPA and no ROAS where a day of the month doesn’t report what they take', async () => {
    const fake = aFake({ name: 'Shoes', budget: 0, days: 1, from: 0 });
    const id = fake.account.campaigns[0]?.id ?? '';
    fake.account.days.set(id, new Map([[today, { ...aDay({ date: today }), conversions: null, revenue: null }]]));
    renderApp({ path: '/', fake });
    const month = within(await panel('This month so far'));
    expect(await month.findByRole('link', { name: 'CPA No conversions reported' })).toBeVisible();
    expect(month.getByRole('link', { name: 'ROAS No revenue reported' })).toBeVisible();
  });

  it('is not there on a plan without analytics', async () => {
    renderApp({ path: '/', fake: createFakeApi({ user: aUser() }) });
    expect(await screen.findByText('Campaign Status')).toBeVisible();
    expect(screen.queryByText('This month so far')).not.toBeInTheDocument();
  });
});

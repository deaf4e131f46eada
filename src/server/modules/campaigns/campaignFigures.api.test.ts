import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro' } });

type Figures = WireTypes['CampaignFigures'];

/** A campaign with 10 clicks for 5 dollars on each of these days. */
async function addWithDays(dates: string[]) {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token);
  const numbers = { impressions: 200, clicks: 10, conversions: 1, spent: 5, revenue: 12.5 };
  const body = dates.map((date) => aDay({ ...numbers, date }));
  await server.call('PUT', `/campaigns/${id}/metrics`, { token, body });
  const figures = async (query = '') => {
    const answer = await server.call('GET', `/campaigns/${id}/figures${query}`, { token });
    expect(answer.statusCode).toBe(200);
    return answer.json<Figures>();
  };
  return { id, token, figures };
}

describe('a campaign’s figures over a range of days', () => {
  it('are those of all its days where no range is asked for', async () => {
    const { figures } = await addWithDays(['2026-10-01', '2026-11-01', '2026-11-02']);
    const day = { impressions: 200, clicks: 10, conversions: 1, spent: 5, revenue: 12.5 };
    const whole = { days_without_conversions: 0, days_without_revenue: 0 };
    expect(await figures()).toEqual({
      from: '2026-10-01',
      to: '2026-11-02',
      impressions: 600,
      clicks: 30,
      conversions: 3,
      spent: 15,
      revenue: 37.5,
      ctr: 5,
      cpc: 0.5,
      conversion_rate: 10,
      cpa: 5,
      roas: 2.5,
      step: 'day',
      series: ['2026-10-01', '2026-11-01', '2026-11-02'].map((date) => ({ date, ...day, ...whole })),
    });
  });

  it('leave out the days before and after', async () => {
    const { figures } = await addWithDays(['2026-10-01', '2026-11-01', '2026-11-02', '2026-11-03']);
    const some = await figures('?from=2026-11-01&to=2026-11-02');
    expect(some).toMatchObject({ from: '2026-11-01', to: '2026-11-02', clicks: 20 });
    expect(some.series.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02']);
  });

  it('are none in days without numbers', async () => {
    const { figures } = await addWithDays(['2026-10-01']);
    const none = { clicks: 0, spent: 0, ctr: null, roas: null, series: [] };
    expect(await figures('?from=2026-11-01&to=2026-11-02')).toMatchObject({ ...none, from: '2026-11-01' });
    const { figures: without } = await addWithDays([]);
    expect(await without()).toMatchObject({ ...none, from: null, to: null, step: 'day' });
  });

  it('come by weeks from Mondays, and by months, where days would be too many', async () => {
    const weeks = await addWithDays(['2026-01-01', '2026-11-02', '2026-11-08', '2026-11-09']);
    const byWeek = await weeks.figures();
    expect(byWeek.step).toBe('week');
    expect(byWeek.series.map(({ date, clicks }) => [date, clicks])).toEqual([
      ['2025-12-29', 10],
      ['2026-11-02', 20],
      ['2026-11-09', 10],
    ]);
    const months = await addWithDays(['2020-03-05', '2020-03-30', '2026-11-09']);
    const byMonth = await months.figures();
    expect(byMonth.step).toBe('month');
    expect(byMonth.series.map(({ date, clicks }) => [date, clicks])).toEqual([
      ['2020-03-01', 20],
      ['2026-11-01', 10],
    ]);
  });

  it('are nobody else’s business', async () => {
    const { id } = await addWithDays(['2026-10-01']);
    const stranger = await signUp(server);
    expect((await server.call('GET', `/campaigns/${id}/figures`, { token: stranger.token })).statusCode).toBe(404);
  });
});

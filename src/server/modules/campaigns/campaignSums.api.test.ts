import fc from 'fast-check';
import type { WireTypes } from '../../contract/handlers';
import { addCampaign, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Day = WireTypes['DailyMetrics'];

const record = (token: string, id: string, days: Day[]) =>
  server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });

describe('sums', () => {
  const amounts = ['impressions', 'clicks', 'conversion_hundredths', 'spent_cents', 'revenue_cents'];
  const counts = ['day_count', 'days_without_conversions', 'days_without_revenue'];
  const kept = [...amounts, ...counts].map((name) => `${name}::int`).join(', ');
  const sums = [
    ...amounts.map((name) => `coalesce(sum(d.${name}), 0)::int as ${name}`),
    'count(*)::int as day_count',
    'count(*) filter (where d.conversion_hundredths is null)::int as days_without_conversions',
    'count(*) filter (where d.revenue_cents is null)::int as days_without_revenue',
  ].join(', ');

  /** What the sums are, and what they should be by the rows. */
  async function compareSums(): Promise<void> {
    const rows = async (text: string) =>
      JSON.parse(JSON.stringify((await server.database.run(text)).rows)) as unknown[];
    expect(
      await rows(`select workspace_id, day::text, ${kept} from workspace_days where day_count > 0 order by 1, 2`),
    ).toEqual(
      await rows(
        `select workspace_id, day::text, ${sums} from campaign_days d join campaigns c on c.id = campaign_id group by 1, 2 order by 1, 2`,
      ),
    );
    expect(await rows(`select id, ${kept} from campaigns where day_count > 0 order by 1`)).toEqual(
      await rows(`select campaign_id as id, ${sums} from campaign_days d group by 1 order by 1`),
    );
    expect(await rows(`select campaign_id, month::text, ${kept} from campaign_months order by 1, 2`)).toEqual(
      await rows(
        `select campaign_id, date_trunc('month', day)::date::text as month, ${sums} from campaign_days d group by 1, 2 order by 1, 2`,
      ),
    );
    const left = [...amounts, ...counts.slice(1)].map((name) => `${name} <> 0`).join(' or ');
    expect(await rows(`select day from workspace_days where day_count = 0 and (${left})`)).toEqual([]);
  }

  it('stay right under parallel writing', async () => {
    const { token } = await signUp(server);
    const ids = await Promise.all([1, 2, 3].map(async () => (await addCampaign(server, token)).id));
    const days = (clicks: number) =>
      ['2026-11-03', '2026-11-01', '2026-11-02'].map((date) => aDay({ date, clicks, conversions: 0 }));
    const answers = await Promise.all([
      ...ids.flatMap((id) => [1, 2, 3, 4].map((clicks) => record(token, id, days(clicks)))),
      server.call('DELETE', `/campaigns/${ids[2]}`, { token }),
      server.call('POST', '/campaigns/sample-data', { token }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 204, 404]).toContain(statusCode);
    await compareSums();
  });

  it('stay right whatever is done', async () => {
    const number = fc.nat({ max: 1_000_000 });
    const unlessLeftOut = (some: fc.Arbitrary<number>) => fc.option(some, { nil: undefined });
    const day = fc.record({
      date: fc.integer({ min: 1, max: 6 }).map((of) => `2026-11-0${of}`),
      impressions: number,
      clicks: number,
      conversions: unlessLeftOut(number.map((hundredths) => hundredths / 100)),
      spent: number.map((cents) => cents / 100),
      revenue: unlessLeftOut(number.map((cents) => cents / 100)),
    });
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('record' as const),
          campaign: fc.nat(2),
          days: fc.uniqueArray(day, { minLength: 1, maxLength: 4, selector: ({ date }) => date }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('remove' as const),
          campaign: fc.nat(2),
          date: day.map(({ date }) => date),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), campaign: fc.nat(2) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await server.database.truncate();
        const { token } = await signUp(server);
        const ids = [];
        for (let count = 0; count < 3; count++) ids.push((await addCampaign(server, token)).id);
        for (const one of steps) {
          const path = `/campaigns/${ids[one.campaign]}`;
          if (one.kind === 'record') await server.call('PUT', `${path}/metrics`, { token, body: one.days });
          else if (one.kind === 'remove') await server.call('DELETE', `${path}/metrics/${one.date}`, { token });
          else await server.call('DELETE', path, { token });
        }
        await compareSums();
      }),
      { numRuns: 15 },
    );
  });
});

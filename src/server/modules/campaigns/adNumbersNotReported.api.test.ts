import type { WireTypes } from '../../contract/handlers';
import { aDay, addAd } from '../../testing/builders';
import { useNumbers } from '../../testing/numbersNotReported';

const { imported, read, record, server, start, takeBackNewest, unreported } = useNumbers();

describe('numbers by ad', () => {
  const csv = (columns: string, ...rows: string[]) => [`date,ad name,${columns}`, ...rows].join('\n');
  const byAd = (token: string, id: string) => read<WireTypes['AdResults']>(token, `/campaigns/${id}/ad-results`);

  it('have nothing that their file doesn’t report, and are undone to that', async () => {
    const { token, id } = await start();
    await addAd(server, token, { name: 'Beans', campaign_id: id });
    await imported(token, id, csv('clicks,spend', '2026-11-01,Beans,10,5', '2026-11-01,Somebody’s,2,1'));
    const before = await byAd(token, id);
    expect(before.ads).toMatchObject([{ ...unreported, name: 'Beans', spent: 5 }]);
    expect(before.not_by_ad).toMatchObject({ ...unreported, spent: 1 });
    const report = await read<WireTypes['AnalyticsReport']>(
      token,
      '/analytics/report?from=2026-11-01&to=2026-11-30&by=ad',
    );
    expect(report.rows.map(({ results }) => results)).toMatchObject([unreported, unreported]);
    await imported(token, id, csv('clicks,spend,revenue', '2026-11-01,Beans,10,5,20', '2026-11-01,Somebody’s,2,1,4'));
    expect(await byAd(token, id)).toMatchObject({
      ads: [{ revenue: 20, roas: 4 }],
      not_by_ad: { revenue: 4, roas: 4 },
    });
    await takeBackNewest(token);
    expect(await byAd(token, id)).toEqual(before);
  });

  it.each(['/reports/import', 'the campaign’s import'])(
    'aren’t begun without impressions and spend, and completed where they are there: %s',
    async (path) => {
      const { token, id } = await start();
      for (const name of ['Beans', 'Mugs']) await addAd(server, token, { name, campaign_id: id });
      const importAs = async (new_days: 'leave_out' | 'zero') => {
        const rows = ['2026-11-01,Brand,Beans,10,3', '2026-11-01,Brand,Mugs,2,1'];
        const body = { csv: ['date,campaign,ad name,clicks,conversions', ...rows].join('\n'), new_days };
        const at = path === '/reports/import' ? path : `/campaigns/${id}/metrics/import`;
        expect((await server.call('POST', at, { token, body })).statusCode).toBe(200);
      };
      await imported(
        token,
        id,
        csv('impressions,clicks,spend', '2026-11-01,Beans,500,10,5', '2026-11-01,Else,100,2,1'),
      );
      await importAs('leave_out');
      expect(await byAd(token, id)).toMatchObject({
        ads: [{ name: 'Beans', impressions: 500, clicks: 10, conversions: 3, spent: 5 }],
        not_by_ad: { impressions: 100, clicks: 2, conversions: 1, spent: 1 },
      });
      await importAs('zero');
      expect((await byAd(token, id)).ads).toMatchObject([
        { name: 'Beans', impressions: 500 },
        { name: 'Mugs', impressions: 0, clicks: 2, spent: 0 },
      ]);
    },
  );

  it('are no base to say which ad converts better', async () => {
    const { token, id } = await start();
    for (const name of ['Beans', 'Mugs']) await addAd(server, token, { name, campaign_id: id });
    await imported(token, id, csv('clicks,spend', '2026-11-01,Beans,10,5', '2026-11-01,Mugs,2,1'));
    const compared = await read<WireTypes['AdComparison']>(token, `/campaigns/${id}/ad-comparison?metric=cpa`);
    expect(compared.verdict).toMatchObject({ kind: 'cannot_tell', reason: 'conversions_not_reported' });
    expect(compared.ads).toMatchObject([{ figure: null }, { figure: null }]);
  });

  it('say no return of what they leave where an ad’s revenue is unknown', async () => {
    const { token, id } = await start();
    await addAd(server, token, { name: 'Beans', campaign_id: id });
    await record(token, id, [aDay({ date: '2026-11-01', spent: 6, revenue: 24, conversions: 2 })]);
    await imported(token, id, csv('clicks,spend', '2026-11-01,Beans,10,5', '2026-11-01,Somebody’s,2,1'));
    const { ads, not_by_ad: rest } = await byAd(token, id);
    expect(ads).toMatchObject([{ revenue: null, roas: null, spent: 5 }]);
    expect(rest).toMatchObject({ revenue: 24, roas: null, cpa: null, spent: 1 });
  });
});

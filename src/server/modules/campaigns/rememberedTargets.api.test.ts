import type { WireTypes } from '../../contract/handlers';
import { threeCampaigns, useReportImports } from '../../testing/reportImports';

const { anAccount, imported, server } = useReportImports();

describe('the next file', () => {
  /** Where each campaign of the file goes, and how that was found. */
  const matchesOf = async (token: string, asked: Partial<WireTypes['ReportImport']> = {}) =>
    (await imported(token, { dry_run: true, ...asked })).campaigns.map(
      ({ totals, campaign_name: to, matched_by: by }) => [totals.name, to, by],
    );

  it('goes where a person put the last one', async () => {
    const { token, other } = await anAccount();
    const targets = [
      { campaign: 'Retargeting', campaign_id: other.id },
      { campaign: 'Brand Search' },
      { campaign: 'Summer Sale', new_platform: 'google' as const },
    ];
    expect(await matchesOf(token, { targets })).toEqual([
      ['Retargeting', 'Win-back', 'choice'],
      ['Brand Search', null, 'choice'],
      ['Summer Sale', 'Summer Sale', 'choice'],
    ]);
    expect(await matchesOf(token)).toEqual([
      ['Retargeting', null, null],
      ['Brand Search', 'brand  search', 'name'],
      ['Summer Sale', null, null],
    ]);
    await imported(token, { targets });
    const again = [
      ['Retargeting', 'Win-back', 'memory'],
      ['Brand Search', null, 'memory'],
      ['Summer Sale', 'Summer Sale', 'memory'],
    ];
    expect(await matchesOf(token)).toEqual(again);
    expect(await matchesOf(token, { csv: threeCampaigns.replace(/Retargeting/g, 'RETARGETING ') })).toEqual([
      ['RETARGETING', 'Win-back', 'memory'],
      ...again.slice(1),
    ]);
  });

  it('forgets campaigns that are deleted or completed, and what was chosen before', async () => {
    const { token, brand, other } = await anAccount();
    await imported(token, { targets: [{ campaign: 'Retargeting', campaign_id: other.id }] });
    await imported(token, { targets: [{ campaign: 'Brand Search', campaign_id: other.id }] });
    await server.call('POST', '/campaigns/bulk', { token, body: { action: 'complete', ids: [other.id] } });
    expect((await matchesOf(token))[1]).toEqual(['Brand Search', 'brand  search', 'name']);
    await server.call('DELETE', `/campaigns/${other.id}`, { token });
    expect((await matchesOf(token))[0]).toEqual(['Retargeting', null, null]);
    await imported(token, { targets: [{ campaign: 'Retargeting', campaign_id: brand.id }] });
    expect(await matchesOf(token)).toEqual([
      ['Retargeting', 'brand  search', 'memory'],
      // Two never go to one.
      ['Brand Search', null, null],
      ['Summer Sale', null, null],
    ]);
  });

  it('knows nothing of what other accounts chose', async () => {
    const { token, other } = await anAccount();
    await imported(token, { targets: [{ campaign: 'Retargeting', campaign_id: other.id }] });
    const stranger = await anAccount();
    expect((await matchesOf(stranger.token))[0]).toEqual(['Retargeting', null, null]);
  });

  it('remembers the 2,000 names that were used last', async () => {
    const { token, other } = await anAccount();
    await imported(token, { targets: [{ campaign: 'Retargeting', campaign_id: other.id }] });
    await server.database.run(
      `insert into remembered_targets (workspace_id, name_key, updated_at)
       select workspace_id, 'name ' || n, now() + interval '1 minute' * n
       from remembered_targets, generate_series(1, 2000) n where campaign_id = $1`,
      [other.id],
    );
    await imported(token, { csv: 'date,campaign,clicks\n2026-11-01,Any,1', targets: [{ campaign: 'Any' }] });
    expect((await matchesOf(token))[0]).toEqual(['Retargeting', null, null]);
  });
});

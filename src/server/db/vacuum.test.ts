import { onServer, restoreEmbedded } from '../testing/testDatabase';
import type { Database } from './connect';
import { type EmbeddedClient, inTurns } from './embeddedClient';
import { vacuumAll } from './vacuum';

// A server vacuums by itself.
(onServer ? describe.skip : describe)('the vacuum', () => {
  let client: EmbeddedClient;
  const run: Database['run'] = async (text) => ({
    rows: (await client.exec(text)).at(-1)?.rows ?? [],
  });
  const vacuumed = async () => {
    const { rows } = await run(`
      select coalesce(owner.relname, stats.relname) as name from pg_stat_all_tables as stats
      left join pg_class as owner on owner.reltoastrelid = stats.relid
      where stats.vacuum_count > 0`);
    return rows.map(({ name }) => name).filter((name) => name === 'files');
  };

  beforeEach(async () => {
    client = inTurns(await restoreEmbedded());
    // Long values, which stand in a table of their own.
    await run(`create table files (name text, bytes text);
      alter table files alter bytes set storage external;
      insert into files select name, repeat('x', 9000) from generate_series(1, 20) as name`);
  });
  afterEach(() => client.close());

  it('leaves alone what has lost no rows', async () => {
    await vacuumAll({ run: run });
    expect(await vacuumed()).toEqual([]);
  });

  it('goes through what has, its long values too', async () => {
    await run(`select pg_stat_force_next_flush(); delete from files where name < '15'`);
    await run('select pg_stat_force_next_flush()');
    await vacuumAll({ run: run });
    expect(await vacuumed()).toEqual(['files', 'files']);
  });
});

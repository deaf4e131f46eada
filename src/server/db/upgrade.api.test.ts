import { rm } from 'node:fs/promises';
import { hashToken } from '../lib/secrets';
import type { WireTypes } from '../contract/handlers';
import { earlierMigrations } from '../testing/earlierMigrations';
import { silentLog } from '../testing/silentLog';
import { createServerDatabase, onServer } from '../testing/testDatabase';
import { resources } from '../testing/testResources';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Database, openServer } from './connect';
import { createEmbeddedClient } from './embeddedClient';
import { jobDefinitions } from '../jobs';
import { createJobs } from './jobs';
import { openEmbedded } from './openEmbedded';

type Row = Record<string, unknown>;

const people = ['01a1fdf6-0000-7000-8000-00000000000a', '01a1fdf6-0000-7000-8000-00000000000b'] as const;
const tokenOf = (account: string) => `token of ${account}`.replaceAll(' ', '-');

/** What each account has, by how far the database is. Ids end in the account's last letter. */
const foundation = (account: string): string => {
  const id = (kind: number) => `'01a1fdf6-000${kind}-7000-8000-00000000000${account.at(-1)}'`;
  const spent = account.endsWith('a') ? 2050 : 1;
  return `
    insert into accounts (id, email, full_name, password_hash, is_demo, created_at)
      values ('${account}', '${account.at(-1)}@northfold.example', 'Mara', 'hash', false, '2026-10-01T10:00:00Z');
    insert into sessions (id, account_id, token_hash, user_agent, created_at, last_used_at, expires_at)
      values (${id(1)}, '${account}', '${hashToken(tokenOf(account))}', 'Firefox', '2026-11-18T09:00:00Z', '2026-11-18T09:00:00Z', '2026-12-18T09:00:00Z');
    insert into campaigns (id, account_id, name, status, platform, budget_cents, impressions, clicks, conversions, spent_cents, revenue_cents, day_count, created_at, updated_at)
      values (${id(2)}, '${account}', 'Spring of ${account.at(-1)}', 'active', 'google', 120000, 1000, 40, 3, ${spent}, 15025, 1, '2026-11-02T10:00:00Z', '2026-11-10T10:00:00Z');
    insert into campaign_days values (${id(2)}, '2026-11-10', 1000, 40, 3, ${spent}, 15025);
    insert into account_days values ('${account}', '2026-11-10', 1000, 40, 3, ${spent}, 15025);
    insert into campaign_quotas values ('${account}', '2026-11-01', 2);`;
};

const beforeWorkspaces = (account: string): string => {
  const id = (kind: number) => `'01a1fdf6-000${kind}-7000-8000-00000000000${account.at(-1)}'`;
  const artwork = `'{"layout":"shelf","colours":"clay","displayFont":"fraunces","textFont":"archivo","illustration":null,"pattern":null,"brand":""}'`;
  const texts = `'Warm', 'From $14', '', 'Shop now'`;
  return `
    insert into templates (id, account_id, name, description, format, headline, subheadline, body_text, cta, target_audience, best_platforms, artwork, uses, created_at, updated_at)
      values (${id(3)}, '${account}', 'Own of ${account.at(-1)}', '', '1080x1080', ${texts}, '', '["google"]', ${artwork}, 4, now(), now());
    insert into images (id, account_id, digest, type, width, height, byte_count, created_at)
      values (${id(4)}, '${account}', 'digest', 'image/png', 1, 1, 3, now());
    insert into image_chunks values (${id(4)}, 0, '\\x010203');
    insert into ads (id, account_id, campaign_id, name, contents, artwork, headline, subheadline, body, cta, image_id, revision, created_at, updated_at)
      values (${id(5)}, '${account}', ${id(2)}, 'Ad of ${account.at(-1)}', '[{"format":"google_search","headlines":[],"descriptions":[],"path1":"","path2":"","final_url":""}]', ${artwork}, ${texts}, ${id(4)}, 7, now(), now());
    insert into ad_images values (${id(5)}, ${id(4)});
    insert into link_presets values (${id(6)}, '${account}', 'Preset of ${account.at(-1)}', 's', 'm', 'c', '', '', '', now());
    insert into link_settings values ('${account}', '-');
    update accounts set email_verified_at = created_at where id = '${account}';`;
};

/** Tables whose rows belong to somebody, by what they are called before and after. */
const owned = {
  accounts: ['id', 'id'],
  sessions: ['account_id', 'account_id'],
  campaign_quotas: ['account_id', 'account_id'],
  campaigns: ['account_id', 'workspace_id'],
  account_days: ['account_id', 'workspace_id'],
  templates: ['account_id', 'workspace_id'],
  images: ['account_id', 'workspace_id'],
  ads: ['account_id', 'workspace_id'],
  link_presets: ['account_id', 'workspace_id'],
  link_settings: ['account_id', 'workspace_id'],
} as const;

async function rowsOf(database: Database, table: string, owner: string, account: string): Promise<Row[]> {
  const { rows } = await database.run(`select to_jsonb(t)::text as row from ${table} t where ${owner} = $1`, [account]);
  return rows.map(({ row }) => JSON.parse(String(row)) as Row);
}

/** What stands in the old columns, whatever they are called. */
function inOldColumns(row: Row, before: Row): Row {
  const renamed: Row = {
    ...row,
    ...('workspace_id' in row && { account_id: row.workspace_id }),
    ...('conversion_hundredths' in row && { conversions: Number(row.conversion_hundredths) / 100 }),
  };
  return Object.fromEntries(Object.keys(before).map((column) => [column, renamed[column]]));
}

/** Opens a database of the test's own by a folder of migrations, once or again. */
async function databaseOpener(): Promise<(folder: string) => Promise<Database>> {
  if (onServer) {
    const address = await createServerDatabase();
    return (folder) => openServer(address, folder, silentLog);
  }
  const client = await createEmbeddedClient({});
  return (folder) => openEmbedded(client, folder);
}

async function seenBy(server: TestServer, account: string) {
  const get = async <T>(address: string): Promise<T> =>
    (await server.call('GET', address, { token: tokenOf(account) })).json<T>();
  return {
    everything: await get<Record<string, Row[]>>('/auth/export'),
    overview: await get<WireTypes['AnalyticsOverview']>('/analytics/overview'),
    usage: await get<WireTypes['UsageMeter'][]>('/billing/usage'),
  };
}

describe.each([
  ['the first migration', '_foundation', (account: string) => foundation(account)],
  [
    'the last one without workspaces',
    '_stored_bytes',
    (account: string) => foundation(account) + beforeWorkspaces(account),
  ],
])('a database upgraded from %s', (_name, tag, fill) => {
  let server: TestServer;
  let database: Database;
  const before = new Map<string, Row[]>();

  beforeAll(async () => {
    const folder = await earlierMigrations(tag, { included: true });
    const open = await databaseOpener();
    const old = await open(folder);
    for (const account of people) {
      await old.run(fill(account));
      for (const [table, [owner]] of Object.entries(owned)) {
        const { rows } = await old.run('select to_regclass($1)::text as there', [table]);
        if (rows[0]?.there) before.set(`${table} ${account}`, await rowsOf(old, table, owner, account));
      }
    }
    if (onServer) await old.close();
    await rm(folder, { recursive: true });
    database = await open(resources.migrations);
    const jobs = createJobs({ database, definitions: jobDefinitions, log: silentLog });
    await jobs.install();
    await jobs.stop();
    server = await startTestServer({ database: { ...database, truncate: () => Promise.resolve() } });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('keeps every row as it was, with the same owner', async () => {
    expect(before.size).toBeGreaterThanOrEqual(10);
    for (const [name, rows] of before) {
      const [table = '', account = ''] = name.split(' ');
      const [, owner] = owned[table as keyof typeof owned];
      const after = await rowsOf(database, table.replace('account_days', 'workspace_days'), owner, account);
      expect(rows).not.toHaveLength(0);
      expect(after.map((row, index) => inOldColumns(row, rows[index] ?? {}))).toEqual(rows);
    }
  });

  it('gives each account a workspace of its own, with its id', async () => {
    const { rows } = await database.run('select id::text, owner_id::text from workspaces order by id');
    expect(rows).toEqual(people.map((account) => ({ id: account, owner_id: account })));
  });

  it.each(people)('shows %s what is its own, and nothing else', async (account) => {
    const { everything, overview, usage } = await seenBy(server, account);
    const [last, other] = account.endsWith('a') ? ['a', 'b'] : ['b', 'a'];
    const isFull = before.has(`ads ${account}`);
    expect(everything).toMatchObject({
      campaigns: [
        { campaign: { name: `Spring of ${last}` }, metrics: [{ date: '2026-11-10', clicks: 40, conversions: 3 }] },
      ],
      templates: isFull ? [{ name: `Own of ${last}`, uses: 4 }] : [],
      ads: isFull ? [{ name: `Ad of ${last}`, revision: 7 }] : [],
      images: isFull ? [{ width: 1 }] : [],
      link_presets: isFull ? [{ name: `Preset of ${last}` }] : [],
      link_settings: { separator: isFull ? '-' : '_' },
    });
    expect(JSON.stringify(everything)).not.toContain(`of ${other}`);
    expect(overview).toMatchObject({
      total_spent: last === 'a' ? 20.5 : 0.01,
      total_impressions: 1000,
      total_conversions: 3,
    });
    expect(usage).toContainEqual(expect.objectContaining({ id: 'campaigns_per_month', used: 2 }));
  });

  it('lets the owner go on: a new campaign, and the deletion of everything', async () => {
    const token = tokenOf(people[1]);
    const made = await server.call('POST', '/campaigns', {
      token,
      body: { name: 'Next', platform: 'google', budget: 1 },
    });
    expect(made.statusCode).toBe(201);
    await database.run('delete from workspaces where id = $1', [people[1]]);
    await database.run('delete from accounts where id = $1', [people[1]]);
    for (const [table, [, owner]] of Object.entries(owned)) {
      expect(await rowsOf(database, table.replace('account_days', 'workspace_days'), owner, people[1])).toEqual([]);
    }
    expect((await seenBy(server, people[0])).everything.campaigns).toHaveLength(1);
  });
});

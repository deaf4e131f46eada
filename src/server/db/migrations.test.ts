import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { earlierMigrations } from '../testing/earlierMigrations';
import { resources } from '../testing/testResources';
import { openEmbedded } from './openEmbedded';
import { createEmbeddedClient } from './embeddedClient';

it('cutting files of images into pieces keeps every byte', async () => {
  const folder = await earlierMigrations('_image_chunks', { included: false });
  const client = await createEmbeddedClient({});
  const old = await openEmbedded(client, folder);
  await rm(folder, { recursive: true });
  const files = [1, 262_144, 262_145, 700_000].map((length) => randomBytes(length));
  await old.run(
    `insert into accounts (id, email, full_name, is_demo, created_at)
     values ('01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d', 'a@b.c', 'A', true, now())`,
  );
  for (const [index, contents] of files.entries()) {
    await old.run(
      `insert into images (id, account_id, digest, type, width, height, byte_count, contents, created_at)
       select gen_random_uuid(), id, $1, 'image/png', 1, 1, $2, $3, now() from accounts`,
      [String(index), contents.length, contents],
    );
  }
  const database = await openEmbedded(client, resources.migrations);
  const { rows } = await database.run(
    'select image_id, bytes from image_chunks join images on id = image_id order by digest, position',
  );
  const pieces = rows as { image_id: string; bytes: Buffer }[];
  const whole = [...new Set(pieces.map((piece) => piece.image_id))].map((id) =>
    Buffer.concat(pieces.filter((piece) => piece.image_id === id).map(({ bytes }) => bytes)),
  );
  expect(whole.map((contents, index) => contents.equals(files[index] ?? Buffer.alloc(0)))).toEqual(
    files.map(() => true),
  );
  expect(Math.max(...pieces.map(({ bytes }) => bytes.length))).toBe(262_144);
  await database.close();
});

const files = async () => (await readdir(resources.migrations)).filter((name) => name.endsWith('.sql')).sort();
const read = async (name: string) =>
  (await readFile(path.join(resources.migrations, name), 'utf8')).replaceAll('--> statement-breakpoint', '');

it('takes the addresses of all who have an account already for verified', async () => {
  const client = await createEmbeddedClient({});
  for (const name of await files()) {
    if (name.endsWith('_verified_emails_known_devices.sql')) {
      await client.exec(`insert into accounts (id, email, full_name, password_hash, is_demo, created_at) values
        ('019a2f5e-0000-7000-8000-000000000001', 'mara@northfold.example', 'Mara', 'hash', false, '2026-11-01T10:00:00Z'),
        ('019a2f5e-0000-7000-8000-000000000002', 'demo@example.invalid', 'Demo', null, true, '2026-11-01T10:00:00Z')`);
    }
    await client.exec(await read(name));
  }
  const { rows } = await client.query(
    'select is_demo, email_verified_at = created_at as verified from accounts order by id',
  );
  expect(rows).toEqual([
    { is_demo: false, verified: true },
    { is_demo: true, verified: null },
  ]);
  await client.close();
});

it('counts the days of sums that are there, and leaves each number as it is', async () => {
  const client = await createEmbeddedClient({});
  const [one, other] = ['019a2f5e-0000-7000-8000-000000000001', '019a2f5e-0000-7000-8000-000000000002'];
  for (const name of await files()) {
    if (name.endsWith('_numbers-not-reported.sql')) {
      await client.exec(`
        insert into accounts (id, email, full_name, is_demo, created_at) values ('${one}', 'a@b.c', 'A', true, now());
        insert into workspaces (id, owner_id, created_at) select id, id, created_at from accounts;
        insert into campaigns (id, workspace_id, name, status, platform, budget_cents, day_count, created_at, updated_at)
          select id::uuid, '${one}', 'A', 'active', 'google', 0, 1, now(), now() from unnest(array['${one}', '${other}']) as id;
        insert into campaign_days (campaign_id, day, clicks) select id, '2026-11-01', 2 from campaigns;
        insert into workspace_days (workspace_id, day, clicks) values ('${one}', '2026-11-01', 4), ('${one}', '2026-11-02', 0)`);
    }
    await client.exec(await read(name));
  }
  const rows = async (text: string) => (await client.query(text)).rows;
  expect(await rows('select clicks, day_count, days_without_revenue from workspace_days order by day')).toEqual([
    { clicks: 4, day_count: 2, days_without_revenue: 0 },
    { clicks: 0, day_count: 0, days_without_revenue: 0 },
  ]);
  expect(await rows('select distinct conversion_hundredths, revenue_cents from campaign_days')).toEqual([
    { conversion_hundredths: 0, revenue_cents: 0 },
  ]);
  await client.close();
});

it('knows of decisions whether they are about the ad as it is, as far as their version was kept', async () => {
  const client = await createEmbeddedClient({});
  const owner = '019a2f5e-0000-7000-8000-000000000001';
  const texts = String.raw`'[{"format":"google_search","headlines":[{"text":"A \\ \"B\"","pin":null}]}]', '{"layout":"shelf"}', 'It''s \ warm', '', 'é', 'Shop now'`;
  for (const name of await files()) {
    if (name.endsWith('_approvals.sql')) {
      await client.exec(`
        insert into accounts (id, email, full_name, is_demo, created_at) values ('${owner}', 'a@b.c', 'A', true, now());
        insert into workspaces (id, owner_id, created_at) select id, id, created_at from accounts;
        insert into ads (id, workspace_id, name, contents, artwork, headline, subheadline, body, cta, revision, created_at, updated_at)
          select gen_random_uuid(), '${owner}', name, ${texts}, 1, '2026-11-01', '2026-11-02'
          from unnest(array['approved', 'changed', 'asked', 'asked before']) as name;
        insert into ad_decisions (id, ad_id, kind, name, note, version, frozen, created_at)
          select gen_random_uuid(), id, case when name like 'asked%' then 'changes_asked' else 'approved' end, name, '', 'old',
            case when name not like 'asked%' then json_build_object(
              'contents', contents, 'artwork', artwork, 'headline', headline, 'subheadline', subheadline, 'body', body,
              'cta', cta, 'imageId', image_id, 'logoId', logo_id)::jsonb end,
            case when name = 'asked before' then '2026-11-01'::date else '2026-11-03' end
          from ads;
        update ads set body = 'e' where name = 'changed'`);
    }
    await client.exec(await read(name));
  }
  const { rows } = await client.query(
    'select ads.name, d.version = ads.version as current from ads join ad_decisions d on d.ad_id = ads.id order by ads.name',
  );
  expect(rows).toEqual([
    { name: 'approved', current: true },
    { name: 'asked', current: true },
    { name: 'asked before', current: false },
    { name: 'changed', current: false },
  ]);
  await client.close();
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmbeddedClient } from './embeddedClient';

const folder = path.resolve('src/server/db/migrations');
const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
const read = async (name: string) =>
  (await readFile(path.join(folder, name), 'utf8')).replaceAll('--> statement-breakpoint', '');

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
}, 120_000);

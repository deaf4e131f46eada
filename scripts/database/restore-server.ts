import pg from 'pg';
import { stampOf } from '../../src/server/db/backups';
import { runDatabaseProgram } from './database-program';

/**
 * Restores a dump into a database of its own and then lets it take the name of the one in use, whose connections are
 * ended; running processes of the product connect again. What was there is kept under another name. Needs the right to
 * create databases.
 */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const [draft, aside] = [`${name}_restored`, `${name}_before_${stampOf(new Date())}`];
  const admin = new pg.Client({
    connectionString: withDatabase(databaseUrl, name === 'postgres' ? 'template1' : 'postgres'),
  });
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${quoted(draft)}`);
    await admin.query(`create database ${quoted(draft)} template template0`);
    const address = withDatabase(databaseUrl, draft);
    await runDatabaseProgram('pg_restore', address, ['--no-owner', '--exit-on-error', '--dbname', draft, file]);
    await admin.query(`alter database ${quoted(name)} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.query(`alter database ${quoted(name)} rename to ${quoted(aside)}`);
    await admin.query(`alter database ${quoted(draft)} rename to ${quoted(name)}`);
    await admin.query(`alter database ${quoted(aside)} allow_connections true`);
  } finally {
    await admin.end();
  }
  console.log(`The backup is in its place. What was there is kept in the database ${aside}; drop it when all is well.`);
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

function withDatabase(databaseUrl: string, name: string): string {
  const address = new URL(databaseUrl);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

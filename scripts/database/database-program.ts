import { runCommand } from '../run-command';

/** Runs one of PostgreSQL's own programs on a database. The password goes by the environment, where nobody else sees it. */
export async function runDatabaseProgram(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const part = decodeURIComponent;
  const env = {
    ...process.env,
    PGHOST: part(hostname).replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: part(username),
    PGPASSWORD: part(password),
    PGDATABASE: part(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
  const code = await runCommand(program, args, { env }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} was not found. Install the client programs of PostgreSQL.`);
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

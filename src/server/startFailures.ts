import { BadSetting, type Config } from './config';
import { DataDirInUse } from './db/dataDirLock';
import { DataDirUnusable } from './db/dataFolder';
import { isDatabaseAway } from './db/failures';

/** What a start needs of the settings to name the one that is wrong. */
type Settings = Pick<Config, 'host' | 'port'>;

/**
 * What went wrong at the start, in one line that names the setting or the cause, for the person who starts it. Takes
 * whatever was thrown: packages throw things that are no errors.
 */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string {
  if (error instanceof BadSetting || error instanceof DataDirInUse || error instanceof DataDirUnusable) {
    return error.message;
  }
  const code = codeOf(error);
  const { host, port } = settings ?? {};
  if (code === 'EADDRINUSE') return `PORT ${port} on HOST ${host} is in use. Set another PORT.`;
  if (code === 'EACCES') return `PORT ${port} on HOST ${host} is not allowed to this user. Set a PORT from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  for (const cause of causesOf(error)) {
    const line = databaseFaults[codeOf(cause)];
    if (line) return line;
  }
  if (isDatabaseAway(error)) return 'The database of DATABASE_URL does not answer. Start it, or correct the address.';
  return `The start failed: ${firstLineOf(error)}`;
}

/** What the error codes of a PostgreSQL server mean at connecting. */
const databaseFaults: Readonly<Record<string, string>> = {
  '3D000': 'DATABASE_URL names a database that does not exist. Create it, or correct the name.',
  '28000': 'DATABASE_URL names a user that the database does not let in. Correct the user, or allow it.',
  '28P01': 'DATABASE_URL has a user or a password that the database does not know. Correct them.',
  '42501': 'The user of DATABASE_URL may not create tables there. Grant it the right, or name another user.',
  '53100': 'The disk of the database of DATABASE_URL is full. Make room.',
  '58P01': 'The database of DATABASE_URL lacks the extension pg_trgm. Install it there.',
  '0A000':
    'The database of DATABASE_URL lacks a feature that is needed. It takes PostgreSQL 13 or newer, with pg_trgm.',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** An error and what caused it, outermost first. */
function* causesOf(error: unknown): Generator {
  let current = error;
  for (let depth = 0; current !== undefined && depth < 10; depth++) {
    yield current;
    current = current instanceof Error ? current.cause : undefined;
  }
}

function firstLineOf(error: unknown): string {
  const innermost = [...causesOf(error)].at(-1);
  const text = innermost instanceof Error ? innermost.message || innermost.name : textOf(innermost);
  return text.trim().split(/\r?\n/, 1)[0]?.slice(0, 300) || 'nothing was said why.';
}

function textOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  try {
    return thrown === undefined ? '' : JSON.stringify(thrown);
  } catch {
    return 'something was thrown that cannot be shown.';
  }
}

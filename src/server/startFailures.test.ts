import { BadSetting } from './config';
import { DataDirUnusable } from './db/dataFolder';
import { explainStartFailure } from './startFailures';

const settings = { host: '127.0.0.1', port: 80 };
const failure = (code: string) => Object.assign(new Error('what the system says'), { code });
const circle: Record<string, unknown> = {};
circle.self = circle;

it.each([
  [new BadSetting('PORT', 'http', 'a number'), 'PORT is "http", but it takes a number.'],
  [new DataDirUnusable('/data', 'is a file.'), 'DATA_DIR /data is a file.'],
  [failure('EADDRINUSE'), 'PORT 80 on HOST 127.0.0.1 is in use. Set another PORT.'],
  [failure('EACCES'), 'PORT 80 on HOST 127.0.0.1 is not allowed to this user. Set a PORT from 1024 on.'],
  [failure('EADDRNOTAVAIL'), 'HOST 127.0.0.1 is not an address of this machine.'],
  [new Error('wrapped', { cause: failure('3D000') }), /^DATABASE_URL names a database that does not exist/],
  [failure('28P01'), /^DATABASE_URL has a user or a password/],
  [failure('28000'), /^DATABASE_URL names a user/],
  [failure('42501'), /may not create tables/],
  [failure('ECONNREFUSED'), 'The database of DATABASE_URL does not answer. Start it, or correct the address.'],
  [new Error('wrapped', { cause: new Error('first line\nsecond line') }), 'The start failed: first line'],
  [{ name: 'ErrnoError', errno: 51 }, 'The start failed: {"name":"ErrnoError","errno":51}'],
  ['a text', 'The start failed: a text'],
  [undefined, 'The start failed: nothing was said why.'],
  [null, 'The start failed: null'],
  [new Error(''), 'The start failed: Error'],
  [circle, 'The start failed: something was thrown that cannot be shown.'],
])('explains %s in one line', (error, line) => {
  const said = explainStartFailure(error, settings);
  expect(said).not.toContain('\n');
  expect(said).toMatch(line instanceof RegExp ? line : new RegExp(`^${line.replace(/[.[\]{}()"]/g, '\\$&')}$`));
});

import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connect';
import { createLocks } from './locks';

/** A transaction that answers every statement at once. */
const tx = {
  select: () => ({ from: () => ({ where: () => ({ for: () => Promise.resolve([]) }) }) }),
} as unknown as Db;

it('are taken for the account before the workspace', async () => {
  const locks = createLocks(tx);
  await locks.account('a');
  await locks.workspace('a');
  await expect(locks.account('a')).rejects.toThrow('An account is locked before a workspace.');
  await expect(locks.holdAccount('b')).rejects.toThrow('An account is locked before a workspace.');
});

it('are had after the workspace too where they were had before', async () => {
  const locks = createLocks(tx);
  await locks.account('a');
  await locks.holdAccount('b');
  await locks.workspace('a');
  await expect(locks.holdAccount('a')).resolves.toBeUndefined();
  await expect(locks.holdAccount('b')).resolves.toBeUndefined();
});

it('are not asked for by two that hold an account already, who would wait for each other', async () => {
  const locks = createLocks(tx);
  await locks.holdAccount('a');
  await expect(locks.account('a')).rejects.toThrow('An account that is only held cannot be locked.');
  await locks.account('b');
});

it('may be held by a transaction that has locked the account already', async () => {
  const locks = createLocks(tx);
  await locks.account('a');
  await expect(locks.holdAccount('a')).resolves.toBeUndefined();
  await expect(locks.account('a')).resolves.toBeUndefined();
});

it('are taken for several in the order of their ids, whatever order they are asked for in', async () => {
  const taken: string[] = [];
  const noting = {
    select: () => ({
      from: () => ({ where: (condition: SQL) => ({ for: () => Promise.resolve(taken.push(valueIn(condition))) }) }),
    }),
  } as unknown as Db;
  const locks = createLocks(noting);
  await locks.accounts(['b', 'a', 'b']);
  await locks.workspaces(['d', 'c']);
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});

/** The id that a condition compares with. */
const valueIn = (condition: SQL): string => String(new PgDialect().sqlToQuery(condition).params[0]);

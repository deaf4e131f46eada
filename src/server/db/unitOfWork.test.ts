import type { Db } from './connect';
import { byNobody, createUnitOfWork } from './unitOfWork';

const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' });
const db = { transaction: (work: (tx: Db) => Promise<unknown>) => work({} as Db) } as unknown as Db;
const unitOfWork = createUnitOfWork(
  db,
  () => ({ campaigns: 'repository' }),
  (_tx, by) => Promise.resolve(by),
);

it('gives the work repositories of the transaction, and returns its result', async () => {
  await expect(unitOfWork(byNobody, ({ campaigns }) => Promise.resolve(campaigns))).resolves.toBe('repository');
});

it('repeats work that lost against other work, but not for ever', async () => {
  let attempts = 0;
  await expect(
    unitOfWork(byNobody, () => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(conflict()) : Promise.resolve('done');
    }),
  ).resolves.toBe('done');
  await expect(unitOfWork(byNobody, () => Promise.reject(conflict()))).rejects.toThrow('could not serialize access');
});

it('does not repeat work that failed for another reason', async () => {
  let attempts = 0;
  const work = () => {
    attempts += 1;
    return Promise.reject(new Error('broken'));
  };
  await expect(unitOfWork(byNobody, work)).rejects.toThrow('broken');
  expect(attempts).toBe(1);
});

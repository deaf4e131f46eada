import { createLeases } from './leases';

/** A database in which 60 tries are allowed, and how often it was asked. */
function aDatabase(seconds = 60) {
  const database = { used: 0, asked: 0 };
  const take = () => {
    database.asked += 1;
    database.used += 20;
    return Promise.resolve({ isAllowed: database.used <= 60, left: Math.max(0, 60 - database.used), seconds });
  };
  return { database, leases: createLeases(20, take) };
}

it('counts twenty tries at once, and says how many are left', async () => {
  const { database, leases } = aDatabase();
  const left: number[] = [];
  for (let count = 0; count < 21; count++) left.push((await leases.use('key')).left);
  expect(left.slice(0, 3)).toEqual([59, 58, 57]);
  expect(left.slice(19)).toEqual([40, 39]);
  expect(database.asked).toBe(2);
});

it('allows exactly as many as there are, also for many at once, and refuses from memory', async () => {
  const { database, leases } = aDatabase();
  const tries = await Promise.all(Array.from({ length: 300 }, () => leases.use('key')));
  expect(tries.filter(({ isAllowed }) => isAllowed)).toHaveLength(60);
  expect(database.asked).toBe(4);
  expect(await leases.use('key')).toEqual({ isAllowed: false, left: 0, seconds: 60 });
  expect(database.asked).toBe(4);
});

it('keeps keys apart', async () => {
  const asked: string[] = [];
  const leases = createLeases(20, (key) => {
    asked.push(key);
    return Promise.resolve({ isAllowed: true, left: 0, seconds: 60 });
  });
  for (const key of ['one', 'other', 'one', 'other']) await leases.use(key);
  expect(asked).toEqual(['one', 'other']);
});

it('asks again once the time is over, and after a failure', async () => {
  const answers = [
    () => Promise.reject(new Error('The database is away.')),
    () => Promise.resolve({ isAllowed: false, left: 0, seconds: 0 }),
    () => Promise.resolve({ isAllowed: true, left: 40, seconds: 60 }),
  ];
  const leases = createLeases(20, () => answers.shift()?.() ?? Promise.reject(new Error('Asked too often.')));
  await expect(leases.use('key')).rejects.toThrow('The database is away.');
  // The refusal of a time that is over counts for nothing.
  expect(await leases.use('key')).toMatchObject({ isAllowed: true, left: 59 });
});

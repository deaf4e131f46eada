import { createPasswordCheck } from './passwordCheck';

it('does the same work whether or not there is an account', async () => {
  const verified: string[] = [];
  const check = createPasswordCheck({
    hash: (password) => Promise.resolve(`hash of ${password}`),
    verify: (hash, password) => {
      verified.push(hash);
      return Promise.resolve(hash === `hash of ${password}`);
    },
  });
  expect(await check('hash of horse', 'horse')).toBe(true);
  expect(await check('hash of horse', 'cow')).toBe(false);
  expect(await check(undefined, 'horse')).toBe(false);
  expect(await check(null, 'nobody has this password')).toBe(false);
  expect(verified).toHaveLength(4);
});

import { patiently } from './patiently';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(new Error('Loading chunk 7 failed'));

it('tries again after pauses that grow, and no more once it has succeeded', async () => {
  const load = failing();
  const loaded = patiently(load);
  await jest.advanceTimersByTimeAsync(500);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('here');
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('here');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('gives up once nobody wants it any more', async () => {
  const load = failing();
  let isWanted = true;
  const given = patiently(load, () => isWanted).catch((error: unknown) => error);
  isWanted = false;
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(given).resolves.toEqual(new Error('Loading chunk 7 failed'));
  expect(load).toHaveBeenCalledTimes(1);
});

import { createArgon2Hasher } from './argon2Hasher';

const weak = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('hashing passwords', () => {
  it('tells the right one', async () => {
    const hasher = createArgon2Hasher(weak);
    const encoded = await hasher.hash('correct horse');
    expect(await hasher.verify(encoded, 'correct horse')).toBe(true);
    expect(await hasher.verify(encoded, 'battery staple')).toBe(false);
  });

  it('keeps 200 waiting behind the two under way, and refuses more', async () => {
    const hasher = createArgon2Hasher(weak);
    const outcomes = await Promise.allSettled(Array.from({ length: 210 }, () => hasher.hash('correct horse')));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ code: 'busy' });
  });
});

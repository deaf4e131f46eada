import { Refusal } from '../../lib/refusal';
import type { StorageRepository } from './storage.repository';

export type { StorageRepository };

/** Two hundred photos of a phone, or ten thousand long ads. */
export const storageLimitBytes = 500 * 1_048_576;

/** What an account's images and ads take, in bytes. */
export interface StorageUse {
  used: number;
  limit: number;
}

export type StorageService = ReturnType<typeof createStorageService>;

/** How much room an account has for images and ads. Rule: docs/product-rules.md, "Storage". */
export function createStorageService({ storage }: { storage: StorageRepository }) {
  return {
    use: async (accountId: string): Promise<StorageUse> => ({
      used: await storage.usedBytes(accountId),
      limit: storageLimitBytes,
    }),
  };
}

/**
 * Does work that stores something, in a transaction that holds the account's lock: otherwise two could each find room
 * for the last megabyte. Throws `Refusal('storage_full')` if the account has more afterwards than it may; who has too
 * much already may still store less.
 */
export async function withinStorage<T>(
  tx: { storage: StorageRepository },
  accountId: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await tx.storage.usedBytes(accountId);
  const result = await work();
  const after = await tx.storage.usedBytes(accountId);
  if (after > storageLimitBytes && after > before) {
    throw new Refusal(
      'storage_full',
      'Your 500 MB for images and ads are full. Delete some to make room; deleted ads count for 7 days.',
    );
  }
  return result;
}

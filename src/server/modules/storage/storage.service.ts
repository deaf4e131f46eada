import type { Locks } from '../../lib/locks';
import { Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';

/** Two hundred photos of a phone, or ten thousand long ads. */
const storageLimitBytes = 500 * 1_048_576;

/** What an account's images and ads take, in bytes. */
export interface StorageUse {
  used: number;
  limit: number;
}

/** What counts its bytes itself: in all workspaces that the account pays for. */
interface Stored {
  usedBytes(payerId: string): Promise<number>;
}

export interface StorageDeps {
  ads: Stored;
  images: Stored;
}

/** What is needed to store something in a transaction. */
export interface StorageTx extends StorageDeps {
  locks: Locks;
}

export type StorageService = ReturnType<typeof createStorageService>;

/** How much room an account has for images and ads. Rule: docs/product-rules.md, "Storage". */
export function createStorageService(stored: StorageDeps) {
  return {
    use: async (payerId: string): Promise<StorageUse> => ({
      used: await usedBytes(stored, payerId),
      limit: storageLimitBytes,
    }),
  };
}

/**
 * Makes all others who store something for the payer or in the workspace wait for the end of the transaction: otherwise
 * two could each find room for the last megabyte, or both be the last that is allowed.
 */
export async function lockRoom(tx: StorageTx, { payerId, workspaceId }: Scope): Promise<void> {
  await tx.locks.account(payerId);
  await tx.locks.workspace(workspaceId);
}

/**
 * Does work that stores something, in a transaction that has locked the payer's room. Throws `Refusal('storage_full')`
 * if the payer has more afterwards than is allowed; who has too much already may still store less.
 */
export async function withinStorage<T>(
  tx: StorageTx,
  { actorId, payerId }: Pick<Scope, 'actorId' | 'payerId'>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await usedBytes(tx, payerId);
  const result = await work();
  const after = await usedBytes(tx, payerId);
  if (after > storageLimitBytes && after > before) {
    throw new Refusal(
      'storage_full',
      `${payerId === actorId ? 'Your' : 'The team owner’s'} 500 MB for images and ads is full. Delete some to make room; deleted ads count for 7 days.`,
    );
  }
  return result;
}

async function usedBytes({ ads, images }: StorageDeps, payerId: string): Promise<number> {
  return (await ads.usedBytes(payerId)) + (await images.usedBytes(payerId));
}

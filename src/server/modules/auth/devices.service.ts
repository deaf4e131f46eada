import { dayMs } from '../../lib/durations';
import { hashToken, newToken } from '../../lib/secrets';
import type { Account, Client } from './auth.types';
import type { DevicesRepository } from './devices.repository';

/** How long a browser is known after its last sign-in, in milliseconds. Rule: docs/product-rules.md, "Rate limits". */
export const deviceMemoryMs = 365 * dayMs;

const mostDevices = 50;

/** An id that no account has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The key by which tries to sign in are counted. A browser that has signed in to the account before has a key of its
 * own, so that strangers can't use up its tries. Without an account, the typed address is the key, so that neither the
 * answer nor the work done tells whether there is one.
 */
export async function triesKey(
  devices: DevicesRepository,
  account: Pick<Account, 'id'> | undefined,
  typedAddress: string,
  client: Client,
): Promise<string> {
  const tokenHash = hashToken(client.deviceToken ?? '');
  const isKnown = await devices.isKnown(tokenHash, account?.id ?? nobody);
  if (!account) return `address ${typedAddress}`;
  return isKnown ? `device ${tokenHash} of ${account.id}` : `account ${account.id}`;
}

/**
 * Remembers that an account signed in from this browser, which is asked for no code until `rememberedUntil`; null leaves
 * that as it is. Returns the token that the browser is known by from then on; a copy of the one before is worth nothing
 * any more.
 */
export async function rememberDevice(
  devices: DevicesRepository,
  accountId: string,
  client: Client,
  now: Date,
  rememberedUntil: Date | null,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  if (client.deviceToken !== undefined) await devices.replaceToken(hashToken(client.deviceToken), tokenHash);
  const id = await devices.keep(tokenHash, accountId, now, rememberedUntil);
  await devices.keepNewest(accountId, mostDevices);
  return { id, token };
}

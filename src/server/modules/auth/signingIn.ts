import { type AuditActionOf, type AuditTx, nothingNamed } from '../../lib/audit';
import type { JobSender } from '../../lib/jobs';
import { ownWorkspace } from '../../lib/scope';
import { hashToken } from '../../lib/secrets';
import type { Account, AuthJobs, Client, SignIn } from './auth.types';
import type { DevicesRepository } from './devices.repository';
import { rememberDevice } from './devices.service';
import type { SessionsRepository } from './sessions.repository';
import { openSession } from './sessions.service';

export interface SignInTx extends AuditTx {
  sessions: SessionsRepository;
  devices: DevicesRepository;
  jobs: JobSender<AuthJobs>;
}

/**
 * Opens a session, knows the browser from then on, and records how the account was signed in. A browser that is not one
 * of those that the account knows is told of by mail. With `rememberedUntil` it is asked for no code until then.
 */
export async function signInFrom(
  tx: SignInTx,
  account: Account,
  client: Client,
  now: Date,
  action: AuditActionOf<'sign_in'>,
  rememberedUntil: Date | null = null,
): Promise<SignIn> {
  await tx.audit.record(ownWorkspace(account.id), { action, subject: nothingNamed }, now);
  if (await tx.devices.knowsOnlyOthers(account.id, hashToken(client.deviceToken ?? ''))) {
    const { address, userAgent } = client;
    await tx.jobs.send('mail-new-device', {
      accountId: account.id,
      address,
      userAgent: userAgent.slice(0, 300),
      at: now.toISOString(),
    });
  }
  const device = await rememberDevice(tx.devices, account.id, client, now, rememberedUntil);
  const opened = await openSession(tx.sessions, account, client, now, device.id);
  return { ...opened, deviceToken: device.token };
}

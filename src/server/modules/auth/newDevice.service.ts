import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { deviceName } from '../../lib/deviceName';
import type { LimitsService } from '../limits/limits.service';
import { type MailTx, queueMail } from '../mail/mail.service';
import type { NewMail, Site } from '../mail/mail.types';
import type { AccountsRepository } from './accounts.repository';
import type { Account, AuthJobs } from './auth.types';
import { securityMail } from './securityMail';
import { isVerified } from './verification.service';

type SignInSeen = AuthJobs['mail-new-device'];

interface NewDeviceDeps {
  unitOfWork: UnitOfWork<MailTx & { accounts: AccountsRepository }>;
  limits: LimitsService;
  clock: Clock;
  site: Site;
}

export type NewDeviceService = ReturnType<typeof createNewDeviceService>;

/** Telling people that their account was signed in from a browser that it doesn't know. */
export function createNewDeviceService({ unitOfWork, limits, clock, site }: NewDeviceDeps) {
  return {
    /**
     * Mails it to verified addresses only: a mail that was held back until then would be about something long past. A
     * program that signs in for each of its calls causes ten mails a day at most.
     */
    async mail(seen: SignInSeen): Promise<void> {
      if (!(await limits.mayMailNewDevice(seen.accountId))) return;
      await unitOfWork(byNobody, async (tx) => {
        const account = await tx.accounts.find(seen.accountId);
        if (account && isVerified(account)) await queueMail(tx, newDeviceMail(account, seen, site), clock.now());
      });
    },
  };
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** What the browser says of itself stays out: anything can be typed into it. */
const newDeviceMail = (account: Account, { userAgent, address, at }: SignInSeen, site: Site): NewMail => {
  const { productName } = site;
  const facts = [
    `Device: ${deviceName(userAgent)}`,
    `IP address: ${address}`,
    `Time: ${moment.format(new Date(at))} (UTC)`,
  ];
  const paragraphs = [`Your ${productName} account was signed in to on a new device.`, facts.join('\n')];
  return securityMail(account, `New sign-in to ${productName}`, paragraphs, site);
};

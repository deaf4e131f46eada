import type { Clock } from '../../lib/clock';
import type { Log } from '../../lib/log';
import type { AdsService } from '../ads/ads.service';
import type { SettlementService } from '../billing/settlement.service';
import type { ImagesService } from '../images/images.service';
import type { ExpiryService } from '../auth/expiry.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';

interface HousekeepingDeps {
  ads: Pick<AdsService, 'removeDeleted'>;
  images: Pick<ImagesService, 'removeIncomplete'>;
  expiry: Pick<ExpiryService, 'removeExpired'>;
  limits: Pick<LimitsService, 'removeExpired'>;
  mail: Pick<MailService, 'removeOld'>;
  settlement: Pick<SettlementService, 'forgetOldEvents'>;
  /** Gives room back, and keeps a backup, where nobody else does. */
  maintainDatabase: (now: Date) => Promise<void>;
  clock: Clock;
  log: Log;
}

export type HousekeepingService = ReturnType<typeof createHousekeepingService>;

/** Removes what is over and done with, so that the database does not grow for ever. */
export function createHousekeepingService(deps: HousekeepingDeps) {
  const { ads, images, expiry, limits, mail, settlement, maintainDatabase, clock, log } = deps;
  /** The backup first, whatever becomes of the others. */
  const steps: [name: string, work: () => Promise<void>][] = [
    ['backup and vacuum', () => maintainDatabase(clock.now())],
    ['deleted ads', () => ads.removeDeleted()],
    ['incomplete images', () => images.removeIncomplete()],
    ['expired sessions and links', () => expiry.removeExpired()],
    ['rate limits', () => limits.removeExpired()],
    ['old mails', () => mail.removeOld()],
    ['payment events', () => settlement.forgetOldEvents()],
  ];
  return {
    /** Does each step, also after one that fails. Throws after the last one if any has failed, so that it is repeated. */
    async run(): Promise<void> {
      const failed: string[] = [];
      for (const [step, work] of steps) {
        await work().catch((err: unknown) => {
          failed.push(step);
          log.error({ step, err }, 'A step of the housekeeping failed.');
        });
      }
      if (failed.length > 0) throw new Error(`Housekeeping failed: ${failed.join(', ')}.`);
    },
  };
}

import type { Clock } from '../../lib/clock';
import type { AdsService } from '../ads/ads.service';
import type { SettlementService } from '../billing/settlement.service';
import type { ImagesService } from '../images/images.service';
import type { ExpiryService } from '../auth/expiry.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';

interface HousekeepingDeps {
  ads: Pick<AdsService, 'removeDeleted'>;
  images: Pick<ImagesService, 'removeIncomplete'>;
  expiry: ExpiryService;
  limits: LimitsService;
  mail: MailService;
  settlement: Pick<SettlementService, 'forgetOldEvents'>;
  /** Gives room back, and keeps a backup, where nobody else does. */
  maintainDatabase: (now: Date) => Promise<void>;
  clock: Clock;
}

export type HousekeepingService = ReturnType<typeof createHousekeepingService>;

/** Removes what is over and done with, so that the database does not grow for ever. */
export function createHousekeepingService(deps: HousekeepingDeps) {
  const { ads, images, expiry, limits, mail, settlement, maintainDatabase, clock } = deps;
  return {
    async run(): Promise<void> {
      await ads.removeDeleted();
      await images.removeIncomplete();
      await expiry.removeExpired();
      await limits.removeExpired();
      await mail.removeOld();
      await settlement.forgetOldEvents();
      await maintainDatabase(clock.now());
    },
  };
}

import type { ExpiryService } from '../auth/expiry.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';

interface HousekeepingDeps {
  expiry: ExpiryService;
  limits: LimitsService;
  mail: MailService;
}

export type HousekeepingService = ReturnType<typeof createHousekeepingService>;

/** Removes what is over and done with, so that the database does not grow for ever. */
export function createHousekeepingService({ expiry, limits, mail }: HousekeepingDeps) {
  return {
    async run(): Promise<void> {
      await expiry.removeExpired();
      await limits.removeExpired();
      await mail.removeOld();
    },
  };
}

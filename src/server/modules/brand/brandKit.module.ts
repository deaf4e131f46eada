import { toWireBrandKit } from '../../contract/wire/brand';
import type { Db } from '../../db/connect';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import { brandActivity } from './brandKit.activity';
import { createBrandKitHandlers } from './brandKit.handlers';
import { type BrandKitRepository, createBrandKitRepository } from './brandKit.repository';
import { type BrandKitService, type BrandKitTx, createBrandKitService } from './brandKit.service';

export const brandModule = {
  repositories: (db: Db) => ({ brandKits: createBrandKitRepository(db) }),
  services: ({ repositories, unitOfWork, clock }: Given<{ brandKits: BrandKitRepository }, BrandKitTx>) => ({
    brandKits: createBrandKitService({ ...repositories, unitOfWork, clock }),
  }),
  handlers: createBrandKitHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ brandKits }: { brandKits: BrandKitService }, ofAccount: Scope) => ({
    brand_kit: toWireBrandKit(await brandKits.kit(ofAccount)),
  }),
  activity: brandActivity,
  itemKinds: {},
} satisfies ServerModule;

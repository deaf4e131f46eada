import type { Handlers } from '../../contract/handlers';
import { fromWireBrandKit, toWireBrandKit } from '../../contract/wire/brand';
import type { BrandKitService } from './brandKit.service';

type BrandKitHandlers = Pick<Handlers, 'getBrandKit' | 'updateBrandKit'>;

export function createBrandKitHandlers({ brandKits }: { brandKits: BrandKitService }): BrandKitHandlers {
  return {
    getBrandKit: async ({ scope }) => ({ status: 200, body: toWireBrandKit(await brandKits.kit(scope)) }),
    updateBrandKit: async ({ scope, body }) => ({
      status: 200,
      body: toWireBrandKit(await brandKits.change(scope, fromWireBrandKit(body))),
    }),
  };
}

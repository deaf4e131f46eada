import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import type { Scope } from '../../lib/scope';
import { type OwnImagesTx, refuseForeignImages } from '../images/ownImages.service';
import type { BrandActivity } from './brandKit.activity';
import type { BrandKitRepository } from './brandKit.repository';
import type { BrandKit } from './brandKit.types';

const noKit: BrandKit = { name: '', logoId: null, colors: null, displayFont: null, textFont: null };

export interface BrandKitTx extends OwnImagesTx {
  brandKits: BrandKitRepository;
  activity: BrandActivity;
}

interface BrandKitDeps {
  brandKits: BrandKitRepository;
  unitOfWork: UnitOfWork<BrandKitTx>;
  clock: Clock;
}

export type BrandKitService = ReturnType<typeof createBrandKitService>;

/** What workspaces' new ads begin with. Rule: docs/product-rules.md, "Brand kit". */
export function createBrandKitService({ brandKits, unitOfWork, clock }: BrandKitDeps) {
  return {
    /** Empty until it is set. */
    kit: async ({ workspaceId }: Scope): Promise<BrandKit> => (await brandKits.find(workspaceId)) ?? noKit,

    /** Throws `Refusal('not_found')` where the logo is no image of the workspace. */
    async change(asked: Scope, kit: BrandKit): Promise<BrandKit> {
      const kept = { ...kit, name: kit.name.trim(), logoId: kit.logoId?.toLowerCase() ?? null };
      await unitOfWork(asked, async (tx, scope) => {
        // An image is deleted under the same lock, so it is not gone by the time it is named.
        await tx.locks.workspace(scope.workspaceId);
        await refuseForeignImages(tx, scope, kept.logoId === null ? [] : [kept.logoId]);
        await tx.brandKits.save(scope.workspaceId, kept);
        const subject = { id: null, name: 'Brand kit' };
        await tx.activity.record(scope, { action: 'brand_kit_changed', subject }, clock.now());
      });
      return kept;
    },
  };
}

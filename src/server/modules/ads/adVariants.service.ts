import { hasOwnContent } from '../../../ad-kit/alikeLinks';
import { mostVariants } from '../../../ad-kit/variants';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import { eachById } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { lockRoom } from '../storage/storage.service';
import type { AdsRepository } from './ads.repository';
import type { SavedAd, SharedLinks, Variant } from './ads.types';
import type { AdVariantsRepository } from './adVariants.repository';
import { addAd, copied, type NewAdsTx, refuseTooMany, subjectOf } from './newAds';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** What is needed to store a variant in a transaction. */
export interface AdVariantsTx extends NewAdsTx {
  adVariants: AdVariantsRepository;
}

interface AdVariantsDeps {
  ads: AdsRepository;
  adVariants: AdVariantsRepository;
  unitOfWork: UnitOfWork<AdVariantsTx>;
  clock: Clock;
}

export type AdVariantsService = ReturnType<typeof createAdVariantsService>;

/** Ads that are tried side by side. Rules: docs/product-rules.md, "Variants". */
export const createAdVariantsService = ({ ads, adVariants, unitOfWork, clock }: AdVariantsDeps) => ({
  /** The ad and its other variants, one after the other, the first made first. Throws `Refusal('not_found')`. */
  async list({ workspaceId }: Scope, id: string): Promise<AsyncGenerator<SavedAd>> {
    const ad = await ads.find(workspaceId, id);
    if (!ad) throw notFound('ad');
    const { variantGroup } = ad;
    const all = variantGroup === null ? [ad] : await adVariants.list(workspaceId, variantGroup);
    return eachById(
      () => Promise.resolve(all.map((one) => one.id)),
      (ids) => ads.listByIds(workspaceId, ids),
      1,
    );
  },

  /** What these ads have in common with other variants of theirs: links that say themselves which ad they are of. */
  async sharedLinks({ workspaceId }: Scope, ids: string[]): Promise<Map<string, SharedLinks[]>> {
    const byAd = new Map<string, SharedLinks[]>();
    for (const { id, variantName, links } of await adVariants.sharedLinks(workspaceId, ids)) {
      const shared = links.filter(hasOwnContent);
      if (shared.length > 0) byAd.set(id, [...(byAd.get(id) ?? []), { variantName, links: shared }]);
    }
    return byAd;
  },

  /**
   * Copies an ad into its group, which begins with the first copy. Throws `Refusal('too_many_variants')`,
   * `Refusal('variant_name_taken')`, `Refusal('too_many')`, and `Refusal('storage_full')`.
   */
  add: (asked: Scope, id: string, name: string | undefined): Promise<SavedAd> =>
    unitOfWork(asked, async (tx, scope) => {
      await lockRoom(tx, scope);
      const original = await tx.ads.find(scope.workspaceId, id);
      if (!original) throw notFound('ad');
      await refuseTooMany(tx, scope);
      const { variantGroup } = variantOf(original) ?? (await beginGroup(tx, scope, id));
      const others = await tx.adVariants.list(scope.workspaceId, variantGroup);
      if (others.length >= mostVariants) throw tooManyVariants();
      const variant = { variantGroup, variantName: name?.trim() ?? freeLetter(others) };
      await refuseTakenName(tx, scope, variant);
      return addAd(tx, scope, { ...(await copied(tx, scope, original)), ...variant }, clock.now());
    }),

  /** Names a variant. Its revision stays. Throws `Refusal('variant_name_taken')`. */
  rename: (asked: Scope, id: string, name: string): Promise<SavedAd> =>
    unitOfWork(asked, async (tx, scope) => {
      await lockRoom(tx, scope);
      const before = await tx.ads.find(scope.workspaceId, id);
      if (!before) throw notFound('ad');
      const variant = { variantGroup: before.variantGroup ?? newId(), variantName: name.trim() };
      await refuseTakenName(tx, scope, variant, id);
      const ad = await tx.adVariants.set(scope.workspaceId, id, variant);
      if (!ad) throw notFound('ad');
      await tx.activity.record(scope, { action: 'ad_edited', subject: subjectOf(ad) }, clock.now());
      return ad;
    }),
});

/** Whether an ad that comes back can be among its variants again: there is room, and its name is still its own. */
export async function fitsItsGroup(tx: AdVariantsTx, { workspaceId }: Scope, variant: Variant): Promise<boolean> {
  const others = await tx.adVariants.list(workspaceId, variant.variantGroup);
  return others.length < mostVariants && !(await tx.adVariants.isNameTaken(workspaceId, variant));
}

async function beginGroup(tx: AdVariantsTx, { workspaceId }: Scope, id: string): Promise<Variant> {
  const variant = { variantGroup: newId(), variantName: letters[0] };
  await tx.adVariants.set(workspaceId, id, variant);
  return variant;
}

/** What an ad is among its variants; `undefined` for one without. */
export const variantOf = ({ variantGroup, variantName }: Pick<SavedAd, keyof Variant>): Variant | undefined =>
  variantGroup !== null && variantName !== null ? { variantGroup, variantName } : undefined;

function freeLetter(others: readonly { name: string }[]): string {
  const taken = new Set(others.map(({ name }) => name.toUpperCase()));
  return letters.find((letter) => !taken.has(letter)) ?? letters[0];
}

async function refuseTakenName(tx: AdVariantsTx, { workspaceId }: Scope, variant: Variant, id?: string): Promise<void> {
  if (await tx.adVariants.isNameTaken(workspaceId, variant, id)) {
    throw new Refusal(
      'variant_name_taken',
      `Another variant of this ad is already called “${variant.variantName}”. Choose another name.`,
    );
  }
}

const tooManyVariants = (): Refusal =>
  new Refusal('too_many_variants', `An ad can have up to ${mostVariants} variants. Delete one to make room.`);

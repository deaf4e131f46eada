import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect';
import { adDecisions, proofAds, proofs } from './tables/proofs';
import { ads } from './tables/ads';

/** How an ad stands with clients, as the contract names it. */
export type ApprovalState = 'approved' | 'changes_asked' | 'changed_since_approval' | 'waiting';

/** Whether an ad of a workspace stands so at a time. */
export function isInApprovalState(db: Db, workspaceId: string, state: ApprovalState, now: Date): SQL | undefined {
  const last = sql`(
    select case
      when ${adDecisions.version} = ${ads.version} then ${adDecisions.kind}
      when ${adDecisions.kind} = 'approved' then 'changed_since_approval'
      else 'edited_since_changes_asked'
    end
    from ${adDecisions} where ${adDecisions.adId} = ${ads.id} order by ${adDecisions.id} desc limit 1)`;
  if (state !== 'waiting') return sql`${last} = ${state}`;
  const works = and(eq(proofs.workspaceId, workspaceId), gt(proofs.expiresAt, now));
  const chosen = db
    .select({ id: proofAds.adId })
    .from(proofAds)
    .innerJoin(proofs, eq(proofs.id, proofAds.proofId))
    .where(works);
  const campaigns = db
    .select({ id: proofs.campaignId })
    .from(proofs)
    .where(and(works, isNotNull(proofs.campaignId)));
  return and(
    or(inArray(ads.id, chosen), inArray(ads.campaignId, campaigns)),
    sql`coalesce(${last}, 'edited_since_changes_asked') = 'edited_since_changes_asked'`,
  );
}

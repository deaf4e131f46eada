import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { adComments, proofAds, proofs } from '../../db/tables/proofs';
import { workspaces } from '../../db/tables/workspaces';
import type { Page, Paged } from '../../lib/page';
import type { ListedProof, NewProof, Proof, ProofFilter } from './proofs.types';

const {
  createdBy: _createdBy,
  tokenHash: _tokenHash,
  newsDueAt: _newsDueAt,
  newsToldAt: _newsToldAt,
  ...columns
} = getTableColumns(proofs);

export type ProofsRepository = ReturnType<typeof createProofsRepository>;

export function createProofsRepository(db: Db) {
  const adIds = sql<string[]>`array(${db
    .select({ id: proofAds.adId })
    .from(proofAds)
    .where(eq(proofAds.proofId, proofs.id))
    .orderBy(proofAds.position)})`;
  const found = { ...columns, adIds };
  const openCommentCount = sql<number>`(${db
    .select({ count: count() })
    .from(adComments)
    .where(and(eq(adComments.proofId, proofs.id), isNull(adComments.resolvedAt)))})`.mapWith(Number);
  const listed = () =>
    db
      .select({ ...found, madeBy: accounts.fullName, openCommentCount })
      .from(proofs)
      .leftJoin(accounts, eq(accounts.id, proofs.createdBy));
  return {
    async insert({ adIds: chosen, ...proof }: NewProof): Promise<void> {
      await db.insert(proofs).values(proof);
      const rows = chosen.map((adId, position) => ({ proofId: proof.id, adId, position }));
      if (rows.length > 0) await db.insert(proofAds).values(rows);
    },

    /** How many of a workspace work. */
    async countWorking(workspaceId: string, now: Date): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(proofs)
        .where(and(eq(proofs.workspaceId, workspaceId), gt(proofs.expiresAt, now)));
      return row?.count ?? 0;
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { adId, campaignId }: ProofFilter, page: Page): Promise<Paged<ListedProof>> {
      const ofAd = (id: string) => db.select({ id: proofAds.proofId }).from(proofAds).where(eq(proofAds.adId, id));
      const wanted = and(
        eq(proofs.workspaceId, workspaceId),
        adId === undefined ? undefined : inArray(proofs.id, ofAd(adId)),
        campaignId === undefined ? undefined : eq(proofs.campaignId, campaignId),
      );
      const items = await listed()
        .where(wanted)
        .orderBy(desc(proofs.createdAt), desc(proofs.id))
        .limit(page.limit)
        .offset(page.offset);
      return { items, total: await db.$count(proofs, wanted) };
    },

    async findByToken(tokenHash: string): Promise<Proof | undefined> {
      const [proof] = await db.select(found).from(proofs).where(eq(proofs.tokenHash, tokenHash));
      return proof;
    },

    /** Nobody revokes it until the transaction ends. */
    async lockByToken(tokenHash: string): Promise<Proof | undefined> {
      const [proof] = await db.select(found).from(proofs).where(eq(proofs.tokenHash, tokenHash)).for('update');
      return proof;
    },

    /** What a mail to somebody who may decide takes, and who pays for where the link is. */
    async findForMail(id: string): Promise<(Pick<Proof, 'approvers' | 'expiresAt'> & { payerId: string }) | undefined> {
      const { approvers, expiresAt } = proofs;
      const [proof] = await db
        .select({ approvers, expiresAt, payerId: workspaces.ownerId })
        .from(proofs)
        .innerJoin(workspaces, eq(workspaces.id, proofs.workspaceId))
        .where(eq(proofs.id, id));
      return proof;
    },

    /** The changed proof; `undefined` if there is none. */
    async setApprovers(workspaceId: string, id: string, approvers: string[]): Promise<ListedProof | undefined> {
      const own = and(eq(proofs.workspaceId, workspaceId), eq(proofs.id, id));
      await db.update(proofs).set({ approvers }).where(own);
      const [proof] = await listed().where(own);
      return proof;
    },

    /** The name of the deleted proof; `undefined` if there is none. */
    async delete(workspaceId: string, id: string): Promise<string | undefined> {
      const [deleted] = await db
        .delete(proofs)
        .where(and(eq(proofs.workspaceId, workspaceId), eq(proofs.id, id)))
        .returning({ name: proofs.name });
      return deleted?.name;
    },

    async deleteExpiredBefore(time: Date): Promise<void> {
      await db.delete(proofs).where(lte(proofs.expiresAt, time));
    },
  };
}

import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { workspaces } from '../../db/tables/workspaces';

export type WorkspacesRepository = ReturnType<typeof createWorkspacesRepository>;

export function createWorkspacesRepository(db: Db) {
  return {
    /** Adds the workspace of an account's own. */
    async insertPersonal(accountId: string, createdAt: Date): Promise<void> {
      await db.insert(workspaces).values({ id: accountId, ownerId: accountId, createdAt });
    },

    /** Adds the workspace of a team. */
    async insertTeam(id: string, ownerId: string, createdAt: Date): Promise<void> {
      await db.insert(workspaces).values({ id, ownerId, createdAt });
    },

    async setOwner(id: string, ownerId: string): Promise<void> {
      await db.update(workspaces).set({ ownerId }).where(eq(workspaces.id, id));
    },

    /** Deletes these workspaces, with everything in them. That of an account's own has the account's id. */
    async delete(ids: string[]): Promise<void> {
      await db.delete(workspaces).where(inArray(workspaces.id, ids));
    },

    /** Deletes the workspaces that these accounts own, those of teams too, with everything in them. */
    async deleteOwnedBy(accountIds: string[]): Promise<void> {
      await db.delete(workspaces).where(inArray(workspaces.ownerId, accountIds));
    },
  };
}

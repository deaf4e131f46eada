import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { workspaces } from '../../db/tables/workspaces';

export type WorkspacesRepository = ReturnType<typeof createWorkspacesRepository>;

export function createWorkspacesRepository(db: Db) {
  return {
    /** Adds the workspace of an account's own. */
    async insertPersonal(accountId: string, createdAt: Date): Promise<void> {
      await db.insert(workspaces).values({ id: accountId, ownerId: accountId, createdAt });
    },

    /** Deletes the workspaces of these accounts' own, with everything in them. */
    async deletePersonal(accountIds: string[]): Promise<void> {
      await db.delete(workspaces).where(inArray(workspaces.id, accountIds));
    },
  };
}

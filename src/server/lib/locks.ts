/**
 * What a transaction keeps to itself until it ends. Whoever needs several asks for them in this order: the account, then
 * the workspace, then single rows by their repositories. Two that asked the other way around would wait for each other,
 * so asking for an account after a workspace throws.
 */
export interface Locks {
  /** The account: its password, plan, quotas and room. Others can still add what refers to it. */
  account(id: string): Promise<void>;
  /** Several accounts, in the order of their ids, which is everybody's. */
  accounts(ids: readonly string[]): Promise<void>;
  /**
   * The account as it is: nobody else changes it, and others may hold it too. It can't become a lock of one's own. May
   * be asked for again at any time.
   */
  holdAccount(id: string): Promise<void>;
  /** The workspace: how many things it has, and its sums. Others can still add what refers to it. */
  workspace(id: string): Promise<void>;
  /** Several workspaces, in the order of their ids, which is everybody's. */
  workspaces(ids: readonly string[]): Promise<void>;
}

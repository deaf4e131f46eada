/**
 * Locks that a transaction holds until it ends. They are taken in one order: the account, then the workspace, then
 * single rows by their repositories. Two transactions that took them in different orders would deadlock, so asking for
 * an account after a workspace throws.
 */
export interface Locks {
  /** The account: its password, plan, quotas and room. Others can still add what refers to it. */
  account(id: string): Promise<void>;
  /** Several accounts, in the order of their ids: every transaction takes them in that order. */
  accounts(ids: readonly string[]): Promise<void>;
  /**
   * A shared lock on the account: nobody changes it meanwhile, and other transactions may hold the same lock. It can't
   * be turned into an exclusive one. A transaction may take it more than once.
   */
  holdAccount(id: string): Promise<void>;
  /** The workspace: how many things it has, and its sums. Others can still add what refers to it. */
  workspace(id: string): Promise<void>;
  /** Several workspaces, in the order of their ids: every transaction takes them in that order. */
  workspaces(ids: readonly string[]): Promise<void>;
}

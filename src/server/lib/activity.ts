import type { Workspace } from './scope';

/**
 * An `edit` is listed once for a run of edits of one thing by one person; an `event` is listed each time, and so is a
 * `deletion`, which the audit log keeps as well.
 */
type ActivitySort = 'event' | 'edit' | 'deletion';

/** What members of a team can be told that others did, by what it was done to. */
export type ActivityTable<Kind extends string = string, Action extends string = string> = Readonly<
  Partial<Record<Kind, Readonly<Partial<Record<Action, ActivitySort>>>>>
>;

/** The actions of a table. */
export type ActionsOf<Table> = { [Kind in keyof Table]: keyof Table[Kind] & string }[keyof Table];

/** The actions that delete something. */
export type DeletionsOf<Table> = {
  [Kind in keyof Table]: {
    [Action in keyof Table[Kind]]: Table[Kind][Action] extends 'deletion' ? Action : never;
  }[keyof Table[Kind]];
}[keyof Table];

/** The actions of every kind that delete something. */
export const deletionsIn = (table: ActivityTable): string[] =>
  Object.values(table).flatMap((ofKind = {}) => Object.keys(ofKind).filter((action) => ofKind[action] === 'deletion'));

/** What was done, and to what. */
export interface NewActivity<Action extends string = string> {
  action: Action;
  /** Null for what has no id that can be followed. The name is kept as it is, at most 254 characters of it. */
  subject: { id: string | null; name: string };
  /** A detail, such as the role that somebody got; at most 254 characters of it are kept. */
  detail?: string;
}

/** Keeps what members do in a team. In a workspace of an account's own nobody else looks, so nothing is kept there. */
export interface ActivityRecorder<Action extends string> {
  /**
   * Belongs into the transaction of what it tells. Edits of one thing by one person that follow each other become one
   * entry, so that saving by itself does not bury everything else.
   */
  record(workspace: Workspace, activity: NewActivity<Action>, now: Date): Promise<void>;

  /** As above, of somebody without an account, by the name that the person gave. */
  recordGuest(
    workspace: Pick<Workspace, 'workspaceId'>,
    guestName: string,
    activity: NewActivity<Action>,
    now: Date,
  ): Promise<void>;
}

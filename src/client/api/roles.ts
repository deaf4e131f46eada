import { type Change, openWhenReadOnly, rolesAboveEditor } from './generated/roles.gen';
import type { TeamRole } from './generated/teams.gen';

export type { Change };
/** The operations that every editor may call. */
export type EditorChange = Exclude<Change, keyof typeof rolesAboveEditor>;

const ranks: readonly TeamRole[] = ['viewer', 'editor', 'admin', 'owner'];
const above: Partial<Record<Change, TeamRole>> = rolesAboveEditor;
const open: readonly Change[] = openWhenReadOnly;

/** Whether a role is enough for an operation. While it is not known yet, the server decides. */
export const isRoleFor = (operation: Change, role: TeamRole | undefined): boolean =>
  role === undefined || ranks.indexOf(role) >= ranks.indexOf(above[operation] ?? 'editor');

/** Whether somebody may call an operation in a team, or in what is the person's own. */
export const mayCall = (operation: Change, role: TeamRole | undefined, isReadOnly: boolean): boolean =>
  isRoleFor(operation, role) && (!isReadOnly || open.includes(operation));

import { selectUser } from '../../api/authSlice';
import { selectWorkspaceTeamId } from '../../domain/teams/teamsSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import type { FileQueue } from './fileQueue';
import type { ReportReader } from './reportReader';

/** A file that is looked at, maybe still being read, and those that wait for their turn. */
export type Preview = { queue: FileQueue; reader: ReportReader };

type Kept = Preview & { owner: string };

/**
 * The preview that was open when its page was left, shown again when the person returns; a file that was being read is
 * read on in the meantime. Files aren't serializable, so it isn't in the store; but it belongs to one.
 */
const kept = new WeakMap<AppDispatch, Kept>();

/** Whose numbers they would be; `undefined` where nobody is signed in. */
const ownerNow = (_dispatch: AppDispatch, getState: () => RootState): string | undefined => {
  const state = getState();
  const user = selectUser(state);
  return user ? `${user.id} ${selectWorkspaceTeamId(state) ?? ''}` : undefined;
};

/** Keeps a preview, or nothing any more. */
export function keepPreview(dispatch: AppDispatch, preview: Preview | undefined): void {
  const owner = dispatch(ownerNow);
  if (preview && owner !== undefined) kept.set(dispatch, { ...preview, owner });
  else kept.delete(dispatch);
}

/** What was kept, for the same person in the same workspace alone. */
export function takePreview(dispatch: AppDispatch): Preview | undefined {
  const found = kept.get(dispatch);
  kept.delete(dispatch);
  if (found?.owner === dispatch(ownerNow)) return found;
  found?.reader.clear();
  return undefined;
}

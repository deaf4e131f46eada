import { selectUser } from '../../api/authSlice';
import { selectWorkspaceTeamId } from '../../domain/teams/teamsSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import { type FileQueue, noFiles, storedIn } from './fileQueue';
import { createReportReader } from './reportReader';

type FileReview = ReturnType<typeof createFileReview>;

/**
 * Files of one workspace that are looked at one after the other. A file is read and stored on while other pages are
 * open, and the next one takes its turn then, so it belongs to no component.
 */
function createFileReview(dispatch: AppDispatch) {
  const reader = createReportReader(dispatch);
  let queue = noFiles;
  const listeners = new Set<() => void>();
  const change = (next: FileQueue) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  return {
    reader,
    owner: dispatch(ownerNow),
    queue: (): FileQueue => queue,
    hasFile: (): boolean => queue.current !== undefined,
    /** Has `listener` called after each change of the queue, until what it answers is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    /** Reads the file whose turn it is; with nothing stored and no file left, all is as it was at first. */
    goOn: (next: FileQueue) => {
      change(next.current || storedIn(next).length > 0 ? next : noFiles);
      if (next.current) void reader.readFile(next.current);
      else reader.clear();
    },
  };
}

/** The account and workspace that would get the numbers. */
const ownerNow = (_dispatch: AppDispatch, getState: () => RootState) => ({
  userId: selectUser(getState())?.id,
  teamId: selectWorkspaceTeamId(getState()),
});

/**
 * Files that were looked at when their page was left, one review a workspace, shown again when the person returns
 * there. Files aren't serializable, so they aren't in the store; but they belong to one.
 */
const kept = new WeakMap<AppDispatch, FileReview[]>();

export function keepReview(dispatch: AppDispatch, review: FileReview): void {
  kept.set(dispatch, [...(kept.get(dispatch) ?? []), review]);
}

/** What was kept for this person in this workspace, else a new review. What another person left is gone. */
export function takeReview(dispatch: AppDispatch): FileReview {
  const { userId, teamId } = dispatch(ownerNow);
  const all = kept.get(dispatch) ?? [];
  for (const { owner, reader } of all) if (owner.userId !== userId) reader.clear();
  const own = all.filter(({ owner }) => owner.userId === userId);
  const found = own.find(({ owner }) => owner.teamId === teamId);
  kept.set(
    dispatch,
    own.filter((review) => review !== found),
  );
  return found ?? createFileReview(dispatch);
}

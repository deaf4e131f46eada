import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { imagesApi } from '../../api/imagesApi';
import { signedOut } from '../../api/authSlice';
import type { AppDispatch } from '../../redux/types';
import { teamLost } from '../teams/teamsSlice';

/** As many as an account has images, so that looking through all of them twice fetches none twice. */
const mostKept = 200;

/** A file never changes, so it is fetched once, whatever happens to the window or the network. */
const once = {
  forceRefetch: false,
  subscriptionOptions: { refetchOnFocus: false, refetchOnReconnect: false },
} as const;

type Use = { unsubscribe: () => void };

/** What is kept for each store, until somebody signs out or loses a team. */
const keptIn = new WeakMap<AppDispatch, Kept>();

/**
 * Fetches files and holds them in the page's memory, since the browser may not keep what only some may read. Answers
 * what ends their use: they stay for the rest of the visit, the latest used ones.
 */
export function beginUse(ids: readonly string[], dispatch: AppDispatch): () => void {
  const kept = keptIn.get(dispatch) ?? beginKeeping(dispatch);
  const uses = ids.map((id) => ({ id, use: dispatch(imagesApi.endpoints.getImage.initiate({ id }, once)) }));
  return () => {
    for (const { id, use } of uses) kept.keep(id, use);
  };
}

type Kept = { keep: (id: string, use: Use) => void };

function beginKeeping(dispatch: AppDispatch): Kept {
  const uses = new Map<string, Use>();
  let isOver = false;
  const drop = (id: string) => {
    uses.get(id)?.unsubscribe();
    uses.delete(id);
  };
  const kept: Kept = {
    keep: (id, use) => {
      // Files that are still shown when the person loses the right to them are not kept afterwards.
      if (isOver) return use.unsubscribe();
      drop(id);
      uses.set(id, use);
      const [oldest] = uses.keys();
      if (uses.size > mostKept && oldest !== undefined) drop(oldest);
    },
  };
  keptIn.set(dispatch, kept);
  dispatch(
    addListener({
      matcher: isAnyOf(signedOut, teamLost),
      effect: (_action, listenerApi) => {
        listenerApi.unsubscribe();
        isOver = true;
        keptIn.delete(dispatch);
        for (const id of [...uses.keys()]) drop(id);
      },
    }),
  );
  return kept;
}

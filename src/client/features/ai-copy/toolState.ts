import type { PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../api/problem';

/** What each tool of the page goes through: it writes until it is done, is canceled, or fails. */
export type ToolState<Shown> = {
  status: 'idle' | 'writing';
  /** Why the last call failed; `null` where it did not. */
  problem: Problem | null;
  /** The result on the page, and what it was written from. */
  shown: Shown | null;
};

export const idleTool = { status: 'idle', problem: null, shown: null } as const;

type AnyTool = ToolState<unknown>;

export function startWriting(state: AnyTool) {
  state.status = 'writing';
  state.problem = null;
}

export function stopWriting(state: AnyTool) {
  state.status = 'idle';
}

export function showWritten(state: AnyTool, { payload }: PayloadAction<unknown>) {
  state.status = 'idle';
  state.shown = payload;
}

export function failWriting(state: AnyTool, { payload }: PayloadAction<Problem>) {
  state.status = 'idle';
  state.problem = payload;
}

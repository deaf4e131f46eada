import { type PayloadAction, type UnknownAction, createSlice, nanoid } from '@reduxjs/toolkit';
import { signedOut } from '../api/authSlice';
import { type Problem, isPlanRefusal } from '../api/problem';

/** `destructive` is for failures. */
type ToastVariant = 'destructive';

/** What a toast lets a person do: an event, which a listener answers wherever the person is by then. */
type ToastAction = { label: string; event: UnknownAction };

/** What a toast says. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Whether it links to the plans, because a larger plan would allow it. */
  offersPlans?: boolean;
  action?: ToastAction;
  /** The call whose failure it tells. */
  cause?: string;
};

export type Toast = ToastMessage & { id: string; open: boolean };

type ToastsState = {
  /** Oldest first. At most one is open: the newest. */
  queue: Toast[];
  /** The toast that the pointer or the focus rests on, which holds its time; `null` for none. */
  heldId: string | null;
};

const initialState: ToastsState = { queue: [], heldId: null };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<ToastMessage & { id: string }>) => {
        for (const toast of state.queue) toast.open = false;
        state.queue.push({ ...payload, open: true });
        state.heldId = null;
      },
    },
    toastClosed: (state, { payload }: PayloadAction<{ id: string }>) => {
      const toast = state.queue.find(({ id }) => id === payload.id);
      if (toast) toast.open = false;
      if (state.heldId === payload.id) state.heldId = null;
    },
    toastHeld: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.heldId = payload.id;
    },
    toastReleased: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.heldId === payload.id) state.heldId = null;
    },
    toastRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.queue = state.queue.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectOpenToast: (state) => state.queue.find(({ open }) => open),
    selectToasts: (state) => state.queue,
  },
});

/** Shows a refusal in the server's words, with a link to the plans if a larger plan would allow it. */
export function problemToast(problem: Problem): ToastMessage {
  return {
    title: 'Error',
    description: problem.detail,
    variant: 'destructive',
    ...(isPlanRefusal(problem) ? { offersPlans: true } : {}),
  };
}

export { toastsSlice };
export const { toastShown, toastClosed, toastHeld, toastReleased, toastRemoved } = toastsSlice.actions;
export const { selectOpenToast, selectToasts } = toastsSlice.selectors;

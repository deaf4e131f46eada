import type { ErrorCode } from './generated/auth.gen';

/** Why a call failed, in one shape for every kind of failure. */
export type Problem = {
  /** One sentence for a person. */
  detail: string;
  /** The contract's code; `network` when no answer came; `undefined` where the server gave none. */
  code: ErrorCode | 'network' | undefined;
  /** HTTP status; `undefined` when no answer came. */
  status: number | undefined;
  /** The first sentence about each field, by the field's name. */
  fieldErrors: Record<string, string>;
  /** What the second step of a sign-in takes, where one is needed. */
  challenge?: string;
};

const unexpected = 'An unexpected error occurred';
const networkDown = 'Network error. Please try again.';

/**
 * Turns whatever a call, a thunk or a `catch` holds into a `Problem`. Nobody else reads `error.data`.
 * `fallback` is the sentence where the server gave none.
 */
export function toProblem(error: unknown, fallback = unexpected): Problem {
  if (!isObject(error)) return plain(fallback);
  if (isProblem(error)) return error;
  const isUnanswered = error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR';
  // Code that is loaded when it is needed says which file of it did not come.
  if (isUnanswered || error.name === 'ChunkLoadError') {
    return { ...plain(networkDown), code: 'network' };
  }
  if (isObject(error.data)) return fromBody(error.data, statusOf(error), fallback);
  if (typeof error.message === 'string' && error.message !== '') return plain(error.message);
  return { ...plain(fallback), status: statusOf(error) };
}

/** Whether a larger plan would allow it. */
export function isPlanRefusal({ code }: Problem): boolean {
  return code === 'plan_limit' || code === 'plan_required';
}

/** The problem of a call or thunk, or `undefined` where it did not fail. */
export function problemOf(error: unknown): Problem | undefined {
  return error === undefined || error === null ? undefined : toProblem(error);
}

function fromBody(body: Record<string, unknown>, status: number | undefined, fallback: string): Problem {
  const errors = Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [];
  const challenge = isObject(body.second_step) ? body.second_step.challenge : undefined;
  return {
    detail: typeof body.detail === 'string' && body.detail !== '' ? body.detail : fallback,
    // A code that this client does not know is as good as none: it is only ever compared.
    code: typeof body.code === 'string' ? (body.code as ErrorCode) : undefined,
    status,
    // The first sentence wins: later ones about the same field would overwrite it here, so they go in first.
    fieldErrors: Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message])),
    ...(typeof challenge === 'string' && { challenge }),
  };
}

function plain(detail: string): Problem {
  return { detail, code: undefined, status: undefined, fieldErrors: {} };
}

function statusOf(error: Record<string, unknown>): number | undefined {
  if (typeof error.status === 'number') return error.status;
  return typeof error.originalStatus === 'number' ? error.originalStatus : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProblem(value: Record<string, unknown>): value is Problem {
  return typeof value.detail === 'string' && isObject(value.fieldErrors);
}

function isFieldError(value: unknown): value is { field: string; message: string } {
  return isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

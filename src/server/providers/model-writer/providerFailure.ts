import { type FailureFacts, ModelFailure } from './model';

/** What both providers' SDKs tell of a failure. */
interface SdkError {
  status?: number | undefined;
  headers?: Headers | undefined;
  code?: unknown;
  type?: unknown;
  requestID?: string | null | undefined;
  cause?: unknown;
}

/** What an error that an SDK has thrown means. `isConnection`: there was no answer at all. */
export function providerFailure(error: unknown, isConnection: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const sdkError = error as SdkError;
  const facts: FailureFacts = {
    status: sdkError.status,
    code: nameIn(sdkError.code) ?? nameIn(sdkError.type) ?? systemCodeOf(error),
    providerRequestId: nameIn(sdkError.requestID),
  };
  if (isConnection) return new ModelFailure('away', facts);
  if (sdkError.status !== undefined) return answeredFailure(sdkError.status, facts, sdkError.headers);
  // Once the answer has begun, a connection that ends is an error of fetch, a piece that is no JSON one of syntax, and
  // what the provider tells in the stream one of the SDK's.
  const { name } = error as Error;
  return new ModelFailure(name === 'SyntaxError' ? 'unreadable' : name === 'TypeError' ? 'broken' : 'failing', facts);
}

function answeredFailure(status: number, facts: FailureFacts, headers: Headers | undefined): ModelFailure {
  if (status === 402 || facts.code === 'insufficient_quota') return new ModelFailure('unpaid', facts);
  if (status === 429) return new ModelFailure('crowded', facts, retryAfterMs(headers));
  if (status === 401 || status === 403) return new ModelFailure('wrong_key', facts);
  if (status >= 500 || status === 408 || status === 409) {
    return new ModelFailure('failing', facts, retryAfterMs(headers));
  }
  return new ModelFailure('wrong_settings', facts);
}

/** From seconds or a date, as HTTP has it. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after') ?? '';
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** A name, not a sentence: sentences may quote what was sent. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined;

/** Such as `ECONNREFUSED`, which lies several causes deep. */
function systemCodeOf(error: unknown): string | undefined {
  let each = error;
  for (let depth = 0; depth < 5 && typeof each === 'object' && each !== null; depth += 1) {
    const { code, cause, errors } = each as { code?: unknown; cause?: unknown; errors?: unknown[] };
    const name = nameIn(code);
    if (name !== undefined) return name;
    each = cause ?? errors?.[0];
  }
  return error instanceof Error ? error.name : undefined;
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, WireTypes } from '../contract/handlers';
import {
  type FieldError,
  invalidFields,
  notFound,
  Refusal,
  refusalIn,
  type SecondStep,
  teamNotFound,
} from '../lib/refusal';
import { fieldErrorsOf } from './fieldMessages';

declare module 'fastify' {
  interface FastifyInstance {
    /** The problem to report for a failure after the answer has begun. The server's own failures are logged. */
    problemOf(error: unknown, request: FastifyRequest): WireTypes['Problem'];
  }
}

const statusOf: Readonly<Record<ErrorCode, number>> = {
  malformed_json: 400,
  webhook_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  second_step_required: 403,
  plan_limit: 403,
  plan_required: 403,
  role_required: 403,
  scope_required: 403,
  key_not_allowed: 403,
  invitation_other_address: 403,
  proof_locked: 403,
  approver_required: 403,
  team_read_only: 403,
  two_step_required: 403,
  not_found: 404,
  demo_off: 404,
  email_taken: 409,
  no_password: 409,
  sign_in_expired: 409,
  email_unverified: 409,
  two_step_on: 409,
  two_step_off: 409,
  two_step_not_started: 409,
  reset_link_invalid: 409,
  sign_in_link_invalid: 409,
  verification_link_invalid: 409,
  already_verified: 409,
  sample_data_exists: 409,
  sample_campaign: 409,
  webhook_off: 409,
  too_many: 409,
  too_many_variants: 409,
  variant_name_taken: 409,
  campaign_completed: 409,
  import_overwritten: 409,
  import_running: 409,
  stale_version: 409,
  selection_changed: 409,
  idempotency_in_progress: 409,
  idempotency_answer_lost: 409,
  image_in_use: 409,
  already_member: 409,
  owner_stays: 409,
  owns_teams: 409,
  invitation_expired: 409,
  invitation_used: 409,
  proof_expired: 409,
  storage_full: 409,
  already_free: 409,
  billing_busy: 409,
  cancel_instead: 409,
  checkout_closed: 409,
  checkout_off: 409,
  current_plan: 409,
  no_subscription: 409,
  payment_due: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  image_invalid: 422,
  image_too_large: 422,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  disk_full: 503,
  unavailable: 503,
  busy: 503,
  payments_away: 503,
  writer_away: 503,
};

const formatBytes = (bytes: number): string => (bytes < 1_048_576 ? `${bytes / 1_024} KB` : `${bytes / 1_048_576} MB`);

const nothingHere = (): Refusal => new Refusal('not_found', 'There’s nothing at this address.');

/** What the framework refuses by itself, by its code. */
const frameworkRefusals: Readonly<Record<string, (bodyLimit: number) => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (bodyLimit) =>
    new Refusal('payload_too_large', `The request is over ${formatBytes(bodyLimit)}. Please send less at a time.`),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal('unsupported_media_type', 'Please send the body as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Refusal('malformed_json', 'The body doesn’t match its Content-Length.'),
  FST_CP_ERR_INVALID_CONTENT: () => new Refusal('malformed_json', 'The body doesn’t match its Content-Encoding.'),
  FST_CP_ERR_INVALID_CONTENT_ENCODING: () =>
    new Refusal('unsupported_media_type', 'Please send the body uncompressed, or compressed with gzip.'),
  FST_ERR_BAD_URL: nothingHere,
  FST_ERR_MAX_PARAM_LENGTH: nothingHere,
};

/** Tells what an error of the database means. */
interface DatabaseFailures {
  isDatabaseAway: (error: unknown) => boolean;
  /** The database reads, but stores nothing. */
  isDiskFull: (error: unknown) => boolean;
  /** What a reference points to that is gone; `undefined` for other errors. */
  whatIsGone: (error: unknown) => string | undefined;
}

/** The answer to a failure: all of it that is sent to the client. */
interface ProblemAnswer {
  code: ErrorCode;
  detail: string;
  errors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  secondStep?: SecondStep | undefined;
}

const ownFault: ProblemAnswer = {
  detail: 'Something went wrong on our end. Please try again. If it keeps happening, contact us with the request ID.',
  code: 'internal',
};

/** Answers every failure in the contract's shape. Unexpected errors are logged once, and their details are not sent. */
export function setErrorHandler(app: FastifyInstance, failures: DatabaseFailures): void {
  const answerTo = (error: unknown, request: FastifyRequest): ProblemAnswer => {
    const refusal = refusalOf(error as FastifyError, request, failures);
    if (refusal?.code === 'unavailable') request.log.warn({ err: error }, 'The database is away.');
    if (!refusal) request.log.error({ err: error }, 'A request failed.');
    return refusal ?? ownFault;
  };
  app.decorate('problemOf', (error: unknown, request: FastifyRequest) => problemIn(answerTo(error, request)));
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, answerTo(error, request)));
}

function refusalOf(error: FastifyError, request: FastifyRequest, failures: DatabaseFailures): Refusal | undefined {
  const refusal = refusalIn(error);
  if (refusal) return refusal;
  if (error.validation) {
    return error.validationContext === 'params' ? nothingHere() : invalidFields(fieldErrorsOf(error.validation));
  }
  // Nobody is there to read the answer.
  if (error.code === 'ECONNRESET' && !request.raw.complete) {
    return new Refusal('malformed_json', 'The connection ended before the body did.');
  }
  if (failures.isDatabaseAway(error)) {
    return new Refusal(
      'unavailable',
      'The database isn’t available right now, and nothing was saved. Please try again shortly.',
      { retryAfterSeconds: 5 },
    );
  }
  if (failures.isDiskFull(error)) {
    return new Refusal(
      'disk_full',
      'Nothing can be saved right now because the server is out of disk space. Please try again later.',
    );
  }
  const gone = failures.whatIsGone(error);
  if (gone !== undefined) return gone === 'team' ? teamNotFound() : notFound(gone);
  return frameworkRefusals[error.code]?.(request.routeOptions.bodyLimit);
}

/** Answers a refusal in the contract's shape. */
function sendRefusal(reply: FastifyReply, refusal: ProblemAnswer): FastifyReply {
  const { code, retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  if (code === 'unauthenticated') void reply.header('www-authenticate', 'Bearer');
  return reply.code(statusOf[code]).send(problemIn(refusal));
}

const problemIn = ({ code, detail, errors, secondStep }: ProblemAnswer): WireTypes['Problem'] => ({
  detail,
  code,
  ...(errors && { errors }),
  ...(secondStep && {
    second_step: { challenge: secondStep.token, expires_at: secondStep.expiresAt.toISOString() },
  }),
});

/** Answers what no route takes. */
export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(reply, nothingHere());

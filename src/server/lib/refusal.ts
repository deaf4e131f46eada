import type { Role } from './scope';

/** Why the product says no. Each code is listed in openapi.yaml, where programs look it up. */
export type RefusalCode =
  | 'malformed_json'
  | 'unauthenticated'
  | 'invalid_credentials'
  | 'invalid_code'
  | 'second_step_required'
  | 'sign_in_expired'
  | 'plan_limit'
  | 'plan_required'
  | 'role_required'
  | 'scope_required'
  | 'key_not_allowed'
  | 'team_read_only'
  | 'two_step_required'
  | 'not_found'
  | 'demo_off'
  | 'email_taken'
  | 'no_password'
  | 'email_unverified'
  | 'two_step_on'
  | 'two_step_off'
  | 'two_step_not_started'
  | 'reset_link_invalid'
  | 'sign_in_link_invalid'
  | 'verification_link_invalid'
  | 'already_verified'
  | 'sample_data_exists'
  | 'sample_campaign'
  | 'too_many'
  | 'too_many_variants'
  | 'variant_name_taken'
  | 'campaign_completed'
  | 'import_overwritten'
  | 'import_running'
  | 'stale_version'
  | 'selection_changed'
  | 'idempotency_in_progress'
  | 'idempotency_answer_lost'
  | 'idempotency_key_reused'
  | 'image_in_use'
  | 'already_member'
  | 'owner_stays'
  | 'owns_teams'
  | 'invitation_expired'
  | 'invitation_used'
  | 'invitation_other_address'
  | 'proof_expired'
  | 'proof_locked'
  | 'approver_required'
  | 'storage_full'
  | 'already_free'
  | 'billing_busy'
  | 'cancel_instead'
  | 'checkout_closed'
  | 'checkout_off'
  | 'current_plan'
  | 'no_subscription'
  | 'payment_due'
  | 'webhook_invalid'
  | 'webhook_off'
  | 'payments_away'
  | 'writer_away'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'image_invalid'
  | 'image_too_large'
  | 'validation_failed'
  | 'rate_limited'
  | 'disk_full'
  | 'unavailable'
  | 'busy';

/** What is wrong with one field of a request. */
export interface FieldError {
  /** The field, with dots and indexes for nested ones: `ids.0`. */
  field: string;
  /** One sentence for a person. */
  message: string;
}

/** A sign-in that goes on with a code. */
export interface SecondStep {
  token: string;
  expiresAt: Date;
}

interface RefusalExtras {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  secondStep?: SecondStep;
}

/** An answer of "no" that a person can act on. Anything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondStep: SecondStep | undefined;

  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    extras: RefusalExtras = {},
  ) {
    super(detail);
    this.name = 'Refusal';
    this.errors = extras.errors;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.secondStep = extras.secondStep;
  }
}

/** The refusal, also if the query builder has wrapped it as the cause of a failed query. */
export const refusalIn = (error: unknown): Refusal | undefined =>
  [error, error instanceof Error && error.cause].find((one): one is Refusal => one instanceof Refusal);

/** An answer lists at most so many faults; nobody mends more before trying again. */
export const mostErrors = 20;

/** Refuses a request for what its fields hold. `errors` has at least one entry; the first 20 are told. */
export function invalidFields(errors: readonly FieldError[]): Refusal {
  const [first, ...others] = errors;
  const detail = others.length === 0 ? (first?.message ?? '') : `Please correct these fields: ${namesOf(errors)}.`;
  return new Refusal('validation_failed', detail, { errors: errors.slice(0, mostErrors) });
}

const longestList = 5;

function namesOf(errors: readonly FieldError[]): string {
  const names = errors.slice(0, longestList).map((error) => error.field);
  const more = errors.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Refuses a request for one field. */
export const invalidField = (field: string, message: string): Refusal => invalidFields([{ field, message }]);

/** Says that something does not exist; the same words if it is somebody else's, so that nobody learns of it. */
export const notFound = (noun: string): Refusal =>
  new Refusal('not_found', `This ${noun} doesn’t exist, or it belongs to another account.`);

/** Says that there is no such team, or none that the caller is in. */
export const teamNotFound = (): Refusal => new Refusal('not_found', 'This team doesn’t exist, or you’re not on it.');

/** Says which role the call takes in the workspace, of the caller or of the key, or that the caller has no seat there yet. */
export const roleRequired = (role: Role, { isWaiting = false, isByKey = false } = {}): Refusal =>
  new Refusal(
    'role_required',
    isByKey
      ? `This API key’s role is too low for this. Create one with the ${role} role.`
      : isWaiting
        ? 'This team has more people than seats, so you can only read for now. Ask the owner for a seat.'
        : role === 'owner'
          ? 'Only the team’s owner can do this.'
          : `You need the ${role} role for this. Ask an admin or the owner.`,
  );

/** Says that the team asks the caller for two-step sign-in, which is off. */
export const twoStepRequired = (): Refusal =>
  new Refusal(
    'two_step_required',
    'This team asks its owner and admins for two-step sign-in. Turn it on in Settings, then try again.',
  );

/** Says that the account was deleted after the caller's token had been looked at. */
export const accountGone = (): Refusal => new Refusal('unauthenticated', 'This account no longer exists.');

/** Says that there is no such API key, or none that still works. */
export const keyEnded = (): Refusal =>
  new Refusal('unauthenticated', 'This API key doesn’t work. It may have expired or been revoked.');

/** Says that the same call is being done already. */
export const stillInProgress = (): Refusal =>
  new Refusal(
    'idempotency_in_progress',
    'The first call with this Idempotency-Key is still being done. Please ask again in a few seconds.',
    { retryAfterSeconds: 2 },
  );

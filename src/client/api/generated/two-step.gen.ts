// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    completeSignIn: build.mutation<
      CompleteSignInApiResponse,
      CompleteSignInApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/login/second-step`,
        method: "POST",
        body: queryArg.secondStep,
      }),
    }),
    getTwoStep: build.query<GetTwoStepApiResponse, GetTwoStepApiArg>({
      query: () => ({ url: `/auth/two-step` }),
    }),
    startTwoStep: build.mutation<StartTwoStepApiResponse, StartTwoStepApiArg>({
      query: (queryArg) => ({
        url: `/auth/two-step/setup`,
        method: "POST",
        body: queryArg.passwordProof,
      }),
    }),
    turnOnTwoStep: build.mutation<
      TurnOnTwoStepApiResponse,
      TurnOnTwoStepApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/two-step/turn-on`,
        method: "POST",
        body: queryArg.appCode,
      }),
    }),
    turnOffTwoStep: build.mutation<
      TurnOffTwoStepApiResponse,
      TurnOffTwoStepApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/two-step/turn-off`,
        method: "POST",
        body: queryArg.twoStepProof,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/two-step/recovery-codes`,
        method: "POST",
        body: queryArg.twoStepProof,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type CompleteSignInApiResponse = /** status 200 Signed in. */ Session;
export type CompleteSignInApiArg = {
  secondStep: SecondStep;
};
export type GetTwoStepApiResponse =
  /** status 200 Whether it does, and how many recovery codes are left. */ TwoStep;
export type GetTwoStepApiArg = void;
export type StartTwoStepApiResponse =
  /** status 200 The secret, shown only here. */ TwoStepSecret;
export type StartTwoStepApiArg = {
  passwordProof: PasswordProof;
};
export type TurnOnTwoStepApiResponse =
  /** status 200 Turned on. The recovery codes are shown only here. */ RecoveryCodes;
export type TurnOnTwoStepApiArg = {
  appCode: AppCode;
};
export type TurnOffTwoStepApiResponse = unknown;
export type TurnOffTwoStepApiArg = {
  twoStepProof: TwoStepProof;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 The codes, shown only here. */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  twoStepProof: TwoStepProof;
};
export type PlanId = "free" | "pro" | "business" | "enterprise";
export type User = {
  /** The account's id. */
  id: string;
  /** Address, as typed at registration; unique regardless of case. */
  email: string;
  /** The person's name. */
  full_name: string;
  subscription_plan: PlanId;
  /** When the account was made. */
  created_at: string;
  /** Whether this is a demo account, which has no password. */
  is_demo?: boolean;
  /** Whether someone followed a link emailed to the address, or set the password with one. Until then the account
    gets no other emails; nothing else depends on it. Always true for a demo account, whose address is made up.
     */
  email_verified?: boolean;
  /** Whether the account may have ad copy written: by its plan, or as owner, admin or editor of a team whose owner's
    plan includes it.
     */
  ai_access?: boolean;
  /** Whether the account may work in teams, by its plan or as a member of a team whose owner's plan includes teams. */
  team_access?: boolean;
};
export type Session = {
  /** The token for the Authorization header. Shown only here. */
  access_token: string;
  /** How to send the token. */
  token_type: "bearer";
  user: User;
};
export type ErrorCode =
  | "malformed_json"
  | "unauthenticated"
  | "invalid_credentials"
  | "invalid_code"
  | "second_step_required"
  | "sign_in_expired"
  | "plan_limit"
  | "plan_required"
  | "role_required"
  | "scope_required"
  | "key_not_allowed"
  | "team_read_only"
  | "two_step_required"
  | "not_found"
  | "demo_off"
  | "email_taken"
  | "no_password"
  | "email_unverified"
  | "two_step_on"
  | "two_step_off"
  | "two_step_not_started"
  | "reset_link_invalid"
  | "sign_in_link_invalid"
  | "verification_link_invalid"
  | "already_verified"
  | "sample_data_exists"
  | "sample_campaign"
  | "too_many"
  | "too_many_variants"
  | "variant_name_taken"
  | "campaign_completed"
  | "import_overwritten"
  | "import_running"
  | "stale_version"
  | "selection_changed"
  | "idempotency_in_progress"
  | "idempotency_answer_lost"
  | "idempotency_key_reused"
  | "image_in_use"
  | "already_member"
  | "owner_stays"
  | "owns_teams"
  | "invitation_expired"
  | "invitation_used"
  | "invitation_other_address"
  | "proof_expired"
  | "proof_locked"
  | "approver_required"
  | "storage_full"
  | "already_free"
  | "billing_busy"
  | "cancel_instead"
  | "checkout_closed"
  | "checkout_off"
  | "current_plan"
  | "no_subscription"
  | "payment_due"
  | "webhook_invalid"
  | "webhook_off"
  | "payments_away"
  | "writer_away"
  | "payload_too_large"
  | "unsupported_media_type"
  | "image_invalid"
  | "image_too_large"
  | "validation_failed"
  | "rate_limited"
  | "disk_full"
  | "internal"
  | "unavailable"
  | "busy";
export type FieldError = {
  /** The field, with dots and indexes for nested ones. */
  field: string;
  /** One sentence for a person. */
  message: string;
};
export type Problem = {
  /** One sentence that a person can act on. */
  detail: string;
  code?: ErrorCode;
  /** For 422, what is wrong by field, at most 20 of them. */
  errors?: FieldError[];
  /** For `second_step_required`, what `completeSignIn` takes. */
  second_step?: {
    /** The sign-in that goes on. Shown only here. */
    challenge: string;
    /** When it ends, 5 minutes later. */
    expires_at: string;
  };
};
export type SecondStepCode = string;
export type SecondStep = {
  /** What the refused sign-in gave as `second_step.challenge`. */
  challenge: string;
  code: SecondStepCode;
  /** Whether this browser signs in without a code for the next 30 days. It is known by the cookie `campaign_device`. */
  remember_device?: boolean;
};
export type TwoStep = {
  /** When it was turned on; null while it is off. */
  turned_on_at: string | null;
  /** How many recovery codes were not used yet; 0 while it is off. */
  recovery_codes_left: number;
};
export type TwoStepSecret = {
  /** The secret in base32. Shown only here. */
  secret: string;
  /** The secret as apps scan it: an `otpauth://` address. */
  uri: string;
};
export type PasswordProof = {
  /** The account's password. */
  password: string;
};
export type RecoveryCodes = {
  /** Each works once. Shown only here. */
  recovery_codes: string[];
};
export type AppCode = {
  /** Six digits of the authenticator app. Blanks do not count. */
  code: string;
};
export type TwoStepProof = {
  /** The account's password. */
  password: string;
  code: SecondStepCode;
};

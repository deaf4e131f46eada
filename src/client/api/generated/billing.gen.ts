// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<ListPlansApiResponse, ListPlansApiArg>({
      query: () => ({ url: `/billing/plans` }),
    }),
    getSubscription: build.query<
      GetSubscriptionApiResponse,
      GetSubscriptionApiArg
    >({
      query: () => ({ url: `/billing/subscription` }),
    }),
    previewPlanChange: build.query<
      PreviewPlanChangeApiResponse,
      PreviewPlanChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/preview`,
        params: {
          plan_id: queryArg.planId,
        },
      }),
    }),
    startCheckout: build.mutation<
      StartCheckoutApiResponse,
      StartCheckoutApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/subscribe`,
        method: "POST",
        params: {
          plan_id: queryArg.planId,
        },
      }),
    }),
    getCheckoutStatus: build.query<
      GetCheckoutStatusApiResponse,
      GetCheckoutStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/status/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    cancelSubscription: build.mutation<
      CancelSubscriptionApiResponse,
      CancelSubscriptionApiArg
    >({
      query: () => ({ url: `/billing/cancel`, method: "POST" }),
    }),
    resumeSubscription: build.mutation<
      ResumeSubscriptionApiResponse,
      ResumeSubscriptionApiArg
    >({
      query: () => ({ url: `/billing/resume`, method: "POST" }),
    }),
    listTransactions: build.query<
      ListTransactionsApiResponse,
      ListTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/transactions`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({
        url: `/billing/transactions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getUsage: build.query<GetUsageApiResponse, GetUsageApiArg>({
      query: () => ({ url: `/billing/usage` }),
    }),
    getSandboxCheckout: build.query<
      GetSandboxCheckoutApiResponse,
      GetSandboxCheckoutApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/sandbox/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    finishSandboxCheckout: build.mutation<
      FinishSandboxCheckoutApiResponse,
      FinishSandboxCheckoutApiArg
    >({
      query: (queryArg) => ({
        url: `/billing/sandbox/${encodeURIComponent(String(queryArg.sessionId))}`,
        method: "POST",
        body: queryArg.sandboxAction,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListPlansApiResponse = /** status 200 The plans. */ Plan[];
export type ListPlansApiArg = void;
export type GetSubscriptionApiResponse =
  /** status 200 The subscription; for an account that pays nothing, its plan without an end. */ Subscription;
export type GetSubscriptionApiArg = void;
export type PreviewPlanChangeApiResponse =
  /** status 200 What it would cost, to the second at which it was computed. */ PlanChangePreview;
export type PreviewPlanChangeApiArg = {
  /** The plan to choose. */
  planId: PlanId;
};
export type StartCheckoutApiResponse =
  /** status 200 Where the browser goes next. */ Checkout;
export type StartCheckoutApiArg = {
  /** The plan to choose. */
  planId: PlanId;
};
export type GetCheckoutStatusApiResponse =
  /** status 200 How it stands. */ CheckoutStatus;
export type GetCheckoutStatusApiArg = {
  /** The checkout's id (UUID), as `session_id` of the call that opened it. */
  sessionId: string;
};
export type CancelSubscriptionApiResponse =
  /** status 200 The subscription as it is now. */ Subscription;
export type CancelSubscriptionApiArg = void;
export type ResumeSubscriptionApiResponse =
  /** status 200 The subscription as it is now. */ Subscription;
export type ResumeSubscriptionApiArg = void;
export type ListTransactionsApiResponse =
  /** status 200 One page of transactions. */ Transaction[];
export type ListTransactionsApiArg = {
  /** How many at most. */
  limit?: number;
  /** How many to skip. */
  offset?: number;
};
export type GetReceiptApiResponse = /** status 200 The receipt. */ Receipt;
export type GetReceiptApiArg = {
  /** The id (UUID). */
  id: string;
};
export type GetUsageApiResponse =
  /** status 200 One meter for each thing that a plan limits. */ UsageMeter[];
export type GetUsageApiArg = void;
export type GetSandboxCheckoutApiResponse =
  /** status 200 The checkout. */ SandboxCheckout;
export type GetSandboxCheckoutApiArg = {
  /** The checkout's id (UUID), as `session_id` of the call that opened it. */
  sessionId: string;
};
export type FinishSandboxCheckoutApiResponse =
  /** status 200 How the checkout stands, and where the browser goes next. */ SandboxOutcome;
export type FinishSandboxCheckoutApiArg = {
  /** The checkout's id (UUID), as `session_id` of the call that opened it. */
  sessionId: string;
  sandboxAction: SandboxAction;
};
export type PlanId = "free" | "pro" | "business" | "enterprise";
export type PlanInterval = "month";
export type Currency = string;
export type PlanLimits = {
  /** Campaigns that may be created in a calendar month (UTC). */
  campaigns_per_month: number | null;
  /** Templates of the library that may be used. */
  library_templates: number | null;
  /** Members of a team, the owner included; 0 without teams. */
  members_per_team: number | null;
};
export type SupportLevel = "email" | "priority" | "dedicated";
export type Plan = {
  id: PlanId;
  /** The plan's name. */
  name: string;
  /** Price of one interval, in major units of the currency. */
  price: number;
  interval: PlanInterval;
  /** What the plan brings, one line each. */
  features: string[];
  currency?: Currency;
  limits?: PlanLimits;
  /** Whether AI ad copy is included. */
  ai_copy?: boolean;
  /** Whether advanced analytics are included. */
  advanced_analytics?: boolean;
  /** Whether teams are included. */
  teams?: boolean;
  /** Whether access by API is included. */
  api_access?: boolean;
  support?: SupportLevel;
  /** Whether this installation sells the plan; false for the free one. */
  can_be_bought?: boolean;
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
export type PlanName = {
  id: PlanId;
  /** The plan's name. */
  name: string;
};
export type SubscriptionStatus = "active" | "past_due";
export type CheckoutMode = "stripe" | "sandbox" | "off";
export type Subscription = {
  plan: PlanName;
  status: SubscriptionStatus;
  /** End of the period that is paid, or that payment is due for; null for a plan without payment. */
  expires_at: string | null;
  /** True if it ends then, false if it renews. */
  cancel_at_period_end: boolean;
  /** Start of the period; null for a plan without payment. */
  period_start?: string | null;
  /** What the next period costs before credit, in minor units; null if nothing renews. */
  next_amount?: number | null;
  /** Credit that the next payments use up, in minor units; negative for a small amount that is added to the next payment. */
  credit_total?: number;
  currency?: Currency;
  /** While past due, when the subscription ends unless it is paid; otherwise null. */
  ends_unpaid_at?: string | null;
  checkout?: CheckoutMode;
};
export type PlanChangeKind =
  "subscription" | "upgrade" | "downgrade" | "cancellation";
export type AmountLine = {
  /** What it is for. */
  description: string;
  /** Minor units; negative for what is given back. */
  amount: number;
};
export type OverLimitId =
  | "campaigns_per_month"
  | "library_templates"
  | "ai_generations_per_month"
  | "teams"
  | "team_members";
export type OverLimit = {
  id: OverLimitId;
  /** How much is used. */
  used: number;
  /** What the chosen plan allows. */
  limit: number;
  /** What that means for the account. */
  detail: string;
};
export type PlanChangePreview = {
  plan: PlanName;
  kind: PlanChangeKind;
  /** What is to be paid at the checkout, in minor units; 0 if there is none. */
  due_today: number;
  /** The credit for future payments, in minor units. */
  credited_total: number;
  /** What each following period costs before credit, in minor units; 0 for free. */
  next_amount: number;
  /** When that is paid for the first time; null for free. */
  next_payment_at: string | null;
  /** When the plan changes. */
  effective_at: string;
  currency: Currency;
  /** How `due_today` or `credited_total` comes about. */
  lines: AmountLine[];
  /** What is over the limits of the chosen plan. Nothing of it is deleted. */
  over_limit: OverLimit[];
  /** The moment for which this was computed; unused time becomes less every second. */
  computed_at: string;
};
export type Checkout = {
  /** Where the browser goes next: an address of the payment provider, or a path of this site. */
  url: string;
  /** The checkout's id. */
  session_id: string;
};
export type PaymentState = "paid" | "unpaid" | "refunded";
export type CheckoutState = "open" | "complete" | "expired";
export type CheckoutMetadata = {
  /** Name of the plan that was chosen. */
  plan_name: string;
  plan_id?: PlanId;
};
export type CheckoutStatus = {
  payment_status: PaymentState;
  status: CheckoutState;
  /** What is, or was, to be paid, in minor units. */
  amount_total: number;
  currency: Currency;
  /** Credit that the change gave, in minor units. */
  credited_total?: number;
  metadata: CheckoutMetadata;
};
export type TransactionStatus = "paid" | "failed" | "refunded" | "credited";
export type Transaction = {
  /** The transaction's id. */
  id: string;
  /** When it happened. */
  created_at: string;
  plan_id: PlanId;
  /** What it is for. */
  description: string;
  /** In minor units; the status says which way the money went. */
  amount_total: number;
  currency: Currency;
  status: TransactionStatus;
};
export type ReceiptRecipient = {
  /** The person's name. */
  full_name: string;
  /** The account's address. */
  email: string;
};
export type Receipt = {
  transaction: Transaction;
  /** The product's name. */
  issued_by: string;
  billed_to: ReceiptRecipient;
  /** What the amount is made of; their sum is the transaction's amount. */
  lines: AmountLine[];
  /** Start of the time that was paid for; null where there is none. */
  period_start: string | null;
  /** End of the time that was paid for; null where there is none. */
  period_end: string | null;
  /** True if no money moved, because the sandbox took the payment. */
  is_sandbox: boolean;
};
export type UsageMeterId =
  "campaigns_per_month" | "library_templates" | "ai_generations_per_month";
export type UsageMeter = {
  id: UsageMeterId;
  /** What is counted. */
  name: string;
  /** How much is used. */
  used: number;
  /** How much the plan allows; null for no limit. */
  limit: number | null;
  /** When the count resets; null if it does not. */
  resets_at: string | null;
};
export type SandboxCheckout = {
  /** The checkout's id. */
  session_id: string;
  status: CheckoutState;
  plan: PlanName;
  /** What is paid for. */
  description: string;
  /** What is to be paid, in minor units. */
  amount_total: number;
  currency: Currency;
  /** Until when it can be paid. */
  expires_at: string;
  /** Whether the last try to pay was declined. */
  declined: boolean;
};
export type SandboxOutcome = {
  status: CheckoutState;
  /** Path of the page to go on to; null to stay at the checkout, after a declined payment. */
  url: string | null;
};
export type SandboxActionKind = "pay" | "decline" | "expire" | "abandon";
export type PaymentMethod = "card" | "paypal";
export type RenewalOutcome = "paid" | "declined";
export type SandboxAction = {
  action: SandboxActionKind;
  /** What to pay with. */
  method?: PaymentMethod;
  /** How long a payment takes to be confirmed. */
  delay_seconds?: number;
  /** What becomes of the payments of later periods. */
  renewals?: RenewalOutcome;
};

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

/** Every ErrorCode of the contract, in its order. */
export const errorCodeValues = [
  'malformed_json',
  'unauthenticated',
  'invalid_credentials',
  'plan_limit',
  'not_found',
  'demo_off',
  'email_taken',
  'no_password',
  'reset_link_invalid',
  'sample_data_exists',
  'campaign_completed',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'rate_limited',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodeValues)[number];
/** Every PlanId of the contract, in its order. */
export const planIdValues = ['free', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIdValues)[number];
/** Every Platform of the contract, in its order. */
export const platformValues = ['facebook', 'google', 'instagram', 'linkedin', 'twitter'] as const;
export type Platform = (typeof platformValues)[number];
/** Every CampaignStatus of the contract, in its order. */
export const campaignStatusValues = ['active', 'paused', 'completed'] as const;
export type CampaignStatus = (typeof campaignStatusValues)[number];
/** Every CampaignSortField of the contract, in its order. */
export const campaignSortFieldValues = [
  'created_at',
  'name',
  'status',
  'platform',
  'budget',
  'spent',
  'ctr',
  'cpc',
  'conversions',
] as const;
export type CampaignSortField = (typeof campaignSortFieldValues)[number];
/** Every SortDirection of the contract, in its order. */
export const sortDirectionValues = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirectionValues)[number];
/** Every BulkAction of the contract, in its order. */
export const bulkActionValues = ['pause', 'resume', 'complete', 'delete'] as const;
export type BulkAction = (typeof bulkActionValues)[number];
/** Every MetricsImportOutcome of the contract, in its order. */
export const metricsImportOutcomeValues = ['added', 'changed', 'unchanged', 'refused'] as const;
export type MetricsImportOutcome = (typeof metricsImportOutcomeValues)[number];

/** Lengths and sizes by schema and field. */
export const bounds = {
  Credentials: { email: { minLength: 1, maxLength: 254 }, password: { minLength: 1, maxLength: 256 } },
  Registration: {
    email: { minLength: 3, maxLength: 254 },
    password: { minLength: 6, maxLength: 256 },
    full_name: { minLength: 1, maxLength: 120 },
  },
  ProfileChange: { full_name: { minLength: 1, maxLength: 120 } },
  PasswordChange: {
    current_password: { minLength: 1, maxLength: 256 },
    new_password: { minLength: 6, maxLength: 256 },
  },
  PasswordResetRequest: { email: { minLength: 3, maxLength: 254 } },
  PasswordResetConfirmation: { token: { minLength: 1, maxLength: 200 }, password: { minLength: 6, maxLength: 256 } },
  AccountDeletion: { email: { minLength: 1, maxLength: 254 }, password: { maxLength: 256 } },
  Campaign: {
    name: { minLength: 1, maxLength: 120 },
    budget: { minimum: 0, maximum: 10000000 },
    objective: { maxLength: 5000 },
    target_audience: { maxLength: 5000 },
  },
  NewCampaign: {
    name: { minLength: 1, maxLength: 120 },
    budget: { minimum: 0, maximum: 10000000 },
    objective: { maxLength: 5000 },
    target_audience: { maxLength: 5000 },
  },
  CampaignChange: {
    name: { minLength: 1, maxLength: 120 },
    budget: { minimum: 0, maximum: 10000000 },
    objective: { maxLength: 5000 },
    target_audience: { maxLength: 5000 },
  },
  BulkChange: { ids: { minItems: 1, maxItems: 200 } },
  DailyMetrics: {
    impressions: { minimum: 0, maximum: 1000000000 },
    clicks: { minimum: 0, maximum: 1000000000 },
    conversions: { minimum: 0, maximum: 1000000000 },
    spent: { minimum: 0, maximum: 10000000 },
    revenue: { minimum: 0, maximum: 100000000 },
  },
  MetricsImport: { csv: { minLength: 1, maxLength: 900000 } },
  MetricsImportRow: { line: { minimum: 1 } },
} as const;

// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

/** Every ErrorCode of the contract, in its order. */
export const errorCodeValues = [
  'malformed_json',
  'unauthenticated',
  'invalid_credentials',
  'invalid_code',
  'second_step_required',
  'sign_in_expired',
  'plan_limit',
  'plan_required',
  'role_required',
  'scope_required',
  'key_not_allowed',
  'team_read_only',
  'two_step_required',
  'not_found',
  'demo_off',
  'email_taken',
  'no_password',
  'email_unverified',
  'two_step_on',
  'two_step_off',
  'two_step_not_started',
  'reset_link_invalid',
  'sign_in_link_invalid',
  'verification_link_invalid',
  'already_verified',
  'sample_data_exists',
  'sample_campaign',
  'too_many',
  'too_many_variants',
  'variant_name_taken',
  'campaign_completed',
  'import_overwritten',
  'import_running',
  'stale_version',
  'selection_changed',
  'idempotency_in_progress',
  'idempotency_answer_lost',
  'idempotency_key_reused',
  'image_in_use',
  'already_member',
  'owner_stays',
  'owns_teams',
  'invitation_expired',
  'invitation_used',
  'invitation_other_address',
  'proof_expired',
  'proof_locked',
  'approver_required',
  'storage_full',
  'already_free',
  'billing_busy',
  'cancel_instead',
  'checkout_closed',
  'checkout_off',
  'current_plan',
  'no_subscription',
  'payment_due',
  'webhook_invalid',
  'webhook_off',
  'payments_away',
  'writer_away',
  'payload_too_large',
  'unsupported_media_type',
  'image_invalid',
  'image_too_large',
  'validation_failed',
  'rate_limited',
  'disk_full',
  'internal',
  'unavailable',
  'busy',
] as const;
export type ErrorCode = (typeof errorCodeValues)[number];
/** Every PlanId of the contract, in its order. */
export const planIdValues = ['free', 'pro', 'business', 'enterprise'] as const;
export type PlanId = (typeof planIdValues)[number];
/** Every KeyScope of the contract, in its order. */
export const keyScopeValues = [
  'campaigns:read',
  'campaigns:write',
  'numbers:read',
  'numbers:write',
  'ads:read',
  'ads:write',
  'templates:read',
  'templates:write',
  'copy:read',
  'copy:write',
  'teams:read',
  'teams:write',
  'analytics:read',
  'analytics:write',
] as const;
export type KeyScope = (typeof keyScopeValues)[number];
/** Every DecisionKind of the contract, in its order. */
export const decisionKindValues = ['approved', 'changes_asked'] as const;
export type DecisionKind = (typeof decisionKindValues)[number];
/** Every ApprovalState of the contract, in its order. */
export const approvalStateValues = ['approved', 'changes_asked', 'changed_since_approval', 'waiting'] as const;
export type ApprovalState = (typeof approvalStateValues)[number];
/** Every WebhookEvent of the contract, in its order. */
export const webhookEventValues = [
  'campaign.created',
  'campaign.updated',
  'campaign.status_changed',
  'campaign.deleted',
  'numbers.updated',
  'ad.saved',
  'ad.deleted',
  'member.invited',
  'member.joined',
  'member.removed',
  'member.role_changed',
  'plan.changed',
  'limit.reached',
] as const;
export type WebhookEvent = (typeof webhookEventValues)[number];
/** Every WebhookDeliveryStatus of the contract, in its order. */
export const webhookDeliveryStatusValues = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatusValues)[number];
/** Every MemberRole of the contract, in its order. */
export const memberRoleValues = ['admin', 'editor', 'viewer'] as const;
export type MemberRole = (typeof memberRoleValues)[number];
/** Every TeamRole of the contract, in its order. */
export const teamRoleValues = ['owner', 'admin', 'editor', 'viewer'] as const;
export type TeamRole = (typeof teamRoleValues)[number];
/** Every MemberStatus of the contract, in its order. */
export const memberStatusValues = ['active', 'invited'] as const;
export type MemberStatus = (typeof memberStatusValues)[number];
/** Every AuditKind of the contract, in its order. */
export const auditKindValues = ['sign_in', 'access', 'member', 'billing', 'deletion', 'export'] as const;
export type AuditKind = (typeof auditKindValues)[number];
/** Every AuditAction of the contract, in its order. */
export const auditActionValues = [
  'account_created',
  'signed_in',
  'signed_in_by_link',
  'sign_in_failed',
  'sign_in_refused',
  'signed_out',
  'device_signed_out',
  'password_changed',
  'password_reset',
  'two_step_turned_on',
  'two_step_turned_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_step_failed',
  'second_step_refused',
  'account_renamed',
  'key_created',
  'key_rotated',
  'key_revoked',
  'webhook_added',
  'webhook_changed',
  'webhook_deleted',
  'webhook_secret_replaced',
  'proof_created',
  'proof_changed',
  'proof_revoked',
  'member_invited',
  'invitation_renewed',
  'invitation_revoked',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'team_created',
  'team_renamed',
  'team_transferred',
  'team_deleted',
  'team_two_step_required',
  'team_two_step_optional',
  'subscription_started',
  'subscription_changed',
  'subscription_cancelled',
  'subscription_resumed',
  'subscription_renewed',
  'subscription_ended',
  'payment_failed',
  'payment_made',
  'campaign_deleted',
  'campaign_moved_out',
  'ad_deleted',
  'template_deleted',
  'image_deleted',
  'generation_deleted',
  'account_exported',
  'campaigns_exported',
  'report_exported',
  'client_report_exported',
  'ad_exported',
  'ads_exported',
  'activity_exported',
  'audit_log_exported',
] as const;
export type AuditAction = (typeof auditActionValues)[number];
/** Every TeamActivityKind of the contract, in its order. */
export const teamActivityKindValues = [
  'campaign',
  'ad',
  'template',
  'proof',
  'copy',
  'brand',
  'member',
  'team',
] as const;
export type TeamActivityKind = (typeof teamActivityKindValues)[number];
/** Every TeamActivityAction of the contract, in its order. */
export const teamActivityActionValues = [
  'campaign_created',
  'campaign_edited',
  'campaign_paused',
  'campaign_resumed',
  'campaign_completed',
  'campaign_deleted',
  'campaign_duplicated',
  'campaign_moved_in',
  'campaign_moved_out',
  'numbers_recorded',
  'ad_created',
  'ad_edited',
  'ad_deleted',
  'ad_restored',
  'template_created',
  'template_edited',
  'template_deleted',
  'proof_created',
  'proof_changed',
  'proof_revoked',
  'ad_approved',
  'ad_changes_asked',
  'ad_commented',
  'ad_comment_answered',
  'ad_comment_resolved',
  'ad_comment_reopened',
  'copy_written',
  'brand_voice_changed',
  'brand_kit_changed',
  'member_invited',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'invitation_renewed',
  'invitation_revoked',
  'team_created',
  'team_edited',
  'team_transferred',
] as const;
export type TeamActivityAction = (typeof teamActivityActionValues)[number];
/** Every Platform of the contract, in its order. */
export const platformValues = ['facebook', 'google', 'instagram', 'linkedin', 'twitter'] as const;
export type Platform = (typeof platformValues)[number];
/** Every TemplateCategory of the contract, in its order. */
export const templateCategoryValues = ['Product', 'Service', 'Event', 'Brand', 'Sale', 'App'] as const;
export type TemplateCategory = (typeof templateCategoryValues)[number];
/** Every Industry of the contract, in its order. */
export const industryValues = [
  'E-commerce',
  'SaaS',
  'Healthcare',
  'Finance',
  'Education',
  'Food & Beverage',
  'Professional Services',
  'Local Services',
  'Events',
  'Corporate',
  'Mobile Apps',
  'Fitness & Wellness',
] as const;
export type Industry = (typeof industryValues)[number];
/** Every ArtworkFormat of the contract, in its order. */
export const artworkFormatValues = ['1080x1080', '1080x1350', '1080x1920', '1200x628', '1200x1200'] as const;
export type ArtworkFormat = (typeof artworkFormatValues)[number];
/** Every ArtworkLayout of the contract, in its order. */
export const artworkLayoutValues = [
  'shelf',
  'triple-word',
  'cropped-window',
  'ticket',
  'ruled-frame',
  'tiles',
  'layers',
  'question-and-call',
  'device',
  'behind-the-object',
  'one-shape',
  'on-the-record',
  'full-photo',
] as const;
export type ArtworkLayout = (typeof artworkLayoutValues)[number];
/** Every ArtworkColours of the contract, in its order. */
export const artworkColoursValues = [
  'roast',
  'signal',
  'pine',
  'lilac',
  'ledger',
  'primary',
  'sunrise',
  'hazard',
  'mint',
  'blush',
  'citrus',
  'navy',
  'sky',
  'graphite',
  'clay',
  'orchard',
  'brand',
] as const;
export type ArtworkColours = (typeof artworkColoursValues)[number];
/** Every DisplayFont of the contract, in its order. */
export const displayFontValues = [
  'fraunces',
  'playfair-display',
  'playfair-display-italic',
  'dm-serif-display',
  'instrument-serif',
  'instrument-serif-italic',
  'archivo',
  'anton',
  'bowlby-one',
  'space-grotesk',
  'bricolage-grotesque',
] as const;
export type DisplayFont = (typeof displayFontValues)[number];
/** Every TextFont of the contract, in its order. */
export const textFontValues = [
  'archivo',
  'space-grotesk',
  'bricolage-grotesque',
  'noto-sans',
  'fraunces',
  'playfair-display',
] as const;
export type TextFont = (typeof textFontValues)[number];
/** Every Illustration of the contract, in its order. */
export const illustrationValues = [
  'parcel',
  'sneaker',
  'tote-bag',
  'armchair',
  'dashboard',
  'laptop',
  'servers',
  'smile',
  'stethoscope',
  'medicine-bottle',
  'heart',
  'coin-stack',
  'bank-card',
  'piggy-bank',
  'books',
  'pencil-cup',
  'globe',
  'coffee',
  'citrus-can',
  'ramen-bowl',
  'pizza',
  'portrait-woman',
  'portrait-man',
  'portrait-curls',
  'portrait-grey',
  'portrait-scarf',
  'portrait-young',
  'portrait-older',
  'contract',
  'scales',
  'radiator',
  'paint-roller',
  'house',
  'van',
  'microphone',
  'record',
  'balloons',
  'office-tower',
  'briefcase',
  'trophy',
  'phone',
  'map-phone',
  'headphones',
  'kettlebell',
  'dumbbell',
  'water-bottle',
  'lotus',
  'egg-basket',
  'pumpkin',
  'fir-tree',
  'rainbow-flag',
  'marquee',
  'dog',
  'fiddle',
  'graduation-cap',
  'wedding-rings',
  'bread',
  'scissors',
  'wrench',
  'shoebox',
  'bouquet',
  'cat',
  'tattoo-machine',
  'house-keys',
  'book-pile',
  'bicycle',
  'suitcase',
  'camera',
  'guitar',
  'tent',
  'beer-mug',
  'ice-cream',
  'cake',
  'pie',
  'wine',
  'barbell',
  'hourglass',
  'snowman',
  'parasol',
  'breakfast',
  'shop-front',
  'return-box',
  'open-doors',
  'signpost',
  'table-for-two',
  'burger',
  'teapot',
  'cheese',
  'fish',
  'chocolates',
  'honey',
  'shirt',
  'sewing-machine',
  'nail-polish',
  'sudsy-car',
  'mouse',
  'light-bulb',
  'lawn-mower',
  'rubber-duck',
  'storage-unit',
  'squeegee',
  'service-bell',
  'steering-wheel',
  'teddy-bear',
  'piano',
  'ballet-slippers',
  'umbrella',
  'glasses',
  'toolbox',
  'cactus',
  'coffee-mill',
  'lunch-tray',
  'sapling',
  'name-badge',
  'office-chair',
  'toothbrushes',
  'bandages',
  'calendar',
  'hiking-boot',
  'magnifier',
  'stopwatch',
  'towels',
  'paint-swatches',
  'alarm-clock',
  'easel',
  'paint-palette',
] as const;
export type Illustration = (typeof illustrationValues)[number];
/** Every ArtworkPattern of the contract, in its order. */
export const artworkPatternValues = [
  'rings',
  'waves',
  'checks',
  'stripes',
  'dots',
  'rays',
  'terrazzo',
  'scales',
] as const;
export type ArtworkPattern = (typeof artworkPatternValues)[number];
/** Every CutOutShadow of the contract, in its order. */
export const cutOutShadowValues = ['soft', 'grain'] as const;
export type CutOutShadow = (typeof cutOutShadowValues)[number];
/** Every LogoPlate of the contract, in its order. */
export const logoPlateValues = ['always', 'none'] as const;
export type LogoPlate = (typeof logoPlateValues)[number];
/** Every LogoSize of the contract, in its order. */
export const logoSizeValues = [-2, -1, 0, 1, 2] as const;
export type LogoSize = (typeof logoSizeValues)[number];
/** Every TextSizeStep of the contract, in its order. */
export const textSizeStepValues = [-2, -1, 0, 1, 2] as const;
export type TextSizeStep = (typeof textSizeStepValues)[number];
/** Every AdFormat of the contract, in its order. */
export const adFormatValues = [
  'google_search',
  'google_display',
  'facebook_feed',
  'facebook_story',
  'facebook_carousel',
  'instagram_feed',
  'instagram_story',
  'instagram_carousel',
  'linkedin_image',
  'twitter_image',
] as const;
export type AdFormat = (typeof adFormatValues)[number];
/** Every AdsManager of the contract, in its order. */
export const adsManagerValues = ['google_ads_editor', 'meta_ads_manager'] as const;
export type AdsManager = (typeof adsManagerValues)[number];
/** Every ImageType of the contract, in its order. */
export const imageTypeValues = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof imageTypeValues)[number];
/** Every LinkSeparator of the contract, in its order. */
export const linkSeparatorValues = ['-', '_'] as const;
export type LinkSeparator = (typeof linkSeparatorValues)[number];
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
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'conversions',
  'conversion_rate',
  'cpa',
  'revenue',
  'roas',
  'start_date',
  'end_date',
] as const;
export type CampaignSortField = (typeof campaignSortFieldValues)[number];
/** Every SortDirection of the contract, in its order. */
export const sortDirectionValues = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirectionValues)[number];
/** Every BulkAction of the contract, in its order. */
export const bulkActionValues = ['pause', 'resume', 'complete', 'delete'] as const;
export type BulkAction = (typeof bulkActionValues)[number];
/** Every NewDays of the contract, in its order. */
export const newDaysValues = ['leave_out', 'zero'] as const;
export type NewDays = (typeof newDaysValues)[number];
/** Every DecimalSign of the contract, in its order. */
export const decimalSignValues = ['.', ','] as const;
export type DecimalSign = (typeof decimalSignValues)[number];
/** Every MetricsImportOutcome of the contract, in its order. */
export const metricsImportOutcomeValues = ['added', 'changed', 'unchanged', 'refused'] as const;
export type MetricsImportOutcome = (typeof metricsImportOutcomeValues)[number];
/** Every PlanInterval of the contract, in its order. */
export const planIntervalValues = ['month'] as const;
export type PlanInterval = (typeof planIntervalValues)[number];
/** Every SupportLevel of the contract, in its order. */
export const supportLevelValues = ['email', 'priority', 'dedicated'] as const;
export type SupportLevel = (typeof supportLevelValues)[number];
/** Every SubscriptionStatus of the contract, in its order. */
export const subscriptionStatusValues = ['active', 'past_due'] as const;
export type SubscriptionStatus = (typeof subscriptionStatusValues)[number];
/** Every CheckoutMode of the contract, in its order. */
export const checkoutModeValues = ['stripe', 'sandbox', 'off'] as const;
export type CheckoutMode = (typeof checkoutModeValues)[number];
/** Every PlanChangeKind of the contract, in its order. */
export const planChangeKindValues = ['subscription', 'upgrade', 'downgrade', 'cancellation'] as const;
export type PlanChangeKind = (typeof planChangeKindValues)[number];
/** Every UsageMeterId of the contract, in its order. */
export const usageMeterIdValues = ['campaigns_per_month', 'library_templates', 'ai_generations_per_month'] as const;
export type UsageMeterId = (typeof usageMeterIdValues)[number];
/** Every OverLimitId of the contract, in its order. */
export const overLimitIdValues = [
  'campaigns_per_month',
  'library_templates',
  'ai_generations_per_month',
  'teams',
  'team_members',
] as const;
export type OverLimitId = (typeof overLimitIdValues)[number];
/** Every AdType of the contract, in its order. */
export const adTypeValues = ['display', 'video', 'carousel', 'story', 'search'] as const;
export type AdType = (typeof adTypeValues)[number];
/** Every CopyTone of the contract, in its order. */
export const copyToneValues = ['professional', 'casual', 'exciting', 'urgent', 'friendly'] as const;
export type CopyTone = (typeof copyToneValues)[number];
/** Every BenefitKind of the contract, in its order. */
export const benefitKindValues = [
  'thing',
  'does',
  'can',
  'state',
  'sentence',
  'offer',
  'deadline',
  'proof',
  'absence',
  'place',
  'guarantee',
  'unclear',
] as const;
export type BenefitKind = (typeof benefitKindValues)[number];
/** Every CopyKind of the contract, in its order. */
export const copyKindValues = ['headline', 'description', 'call_to_action', 'full_ad'] as const;
export type CopyKind = (typeof copyKindValues)[number];
/** Every ProseField of the contract, in its order. */
export const proseFieldValues = [
  'headlines',
  'long_headline',
  'descriptions',
  'primary_text',
  'headline',
  'description',
  'cards.headline',
  'cards.description',
  'introductory_text',
  'post_text',
  'card_title',
] as const;
export type ProseField = (typeof proseFieldValues)[number];
/** Every TextChange of the contract, in its order. */
export const textChangeValues = ['another', 'shorten', 'lengthen'] as const;
export type TextChange = (typeof textChangeValues)[number];
/** Every PaymentState of the contract, in its order. */
export const paymentStateValues = ['paid', 'unpaid', 'refunded'] as const;
export type PaymentState = (typeof paymentStateValues)[number];
/** Every CheckoutState of the contract, in its order. */
export const checkoutStateValues = ['open', 'complete', 'expired'] as const;
export type CheckoutState = (typeof checkoutStateValues)[number];
/** Every TransactionStatus of the contract, in its order. */
export const transactionStatusValues = ['paid', 'failed', 'refunded', 'credited'] as const;
export type TransactionStatus = (typeof transactionStatusValues)[number];
/** Every SandboxActionKind of the contract, in its order. */
export const sandboxActionKindValues = ['pay', 'decline', 'expire', 'abandon'] as const;
export type SandboxActionKind = (typeof sandboxActionKindValues)[number];
/** Every PaymentMethod of the contract, in its order. */
export const paymentMethodValues = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethodValues)[number];
/** Every RenewalOutcome of the contract, in its order. */
export const renewalOutcomeValues = ['paid', 'declined'] as const;
export type RenewalOutcome = (typeof renewalOutcomeValues)[number];
/** Every AdviceKind of the contract, in its order. */
export const adviceKindValues = [
  'used_up',
  'ends_too_early',
  'budget_unused',
  'no_conversions',
  'ad_worse',
  'numbers_missing',
] as const;
export type AdviceKind = (typeof adviceKindValues)[number];
/** Every PacingVerdict of the contract, in its order. */
export const pacingVerdictValues = [
  'used_up',
  'on_budget',
  'too_fast',
  'too_slow',
  'no_budget',
  'no_end',
  'too_few_days',
  'too_uneven',
] as const;
export type PacingVerdict = (typeof pacingVerdictValues)[number];
/** Every ChangedMetric of the contract, in its order. */
export const changedMetricValues = [
  'spend',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'conversions',
  'conversion_rate',
  'cpa',
] as const;
export type ChangedMetric = (typeof changedMetricValues)[number];
/** Every ComparedMetric of the contract, in its order. */
export const comparedMetricValues = ['ctr', 'conversion_rate', 'cpa'] as const;
export type ComparedMetric = (typeof comparedMetricValues)[number];
/** Every EmailSummaryCadence of the contract, in its order. */
export const emailSummaryCadenceValues = ['off', 'weekly', 'monthly'] as const;
export type EmailSummaryCadence = (typeof emailSummaryCadenceValues)[number];
/** Every AnalyticsBreakdown of the contract, in its order. */
export const analyticsBreakdownValues = [
  'day',
  'week',
  'month',
  'weekday',
  'platform',
  'campaign',
  'ad',
  'label',
] as const;
export type AnalyticsBreakdown = (typeof analyticsBreakdownValues)[number];
/** Every AnalyticsMetric of the contract, in its order. */
export const analyticsMetricValues = [
  'spent',
  'impressions',
  'clicks',
  'ctr',
  'cpc',
  'cpm',
  'conversions',
  'conversion_rate',
  'cpa',
  'revenue',
  'roas',
] as const;
export type AnalyticsMetric = (typeof analyticsMetricValues)[number];
/** Every ClientReportPaper of the contract, in its order. */
export const clientReportPaperValues = ['a4', 'letter'] as const;
export type ClientReportPaper = (typeof clientReportPaperValues)[number];
/** Every AnalyticsComparison of the contract, in its order. */
export const analyticsComparisonValues = ['previous_period', 'previous_year'] as const;
export type AnalyticsComparison = (typeof analyticsComparisonValues)[number];

/** Lengths and sizes of what is sent, by schema and field. */
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
  SignInLinkRequest: { email: { minLength: 3, maxLength: 254 } },
  SignInLinkConfirmation: { token: { minLength: 1, maxLength: 200 } },
  SecondStep: { challenge: { minLength: 1, maxLength: 200 }, code: { minLength: 1, maxLength: 40 } },
  PasswordProof: { password: { minLength: 1, maxLength: 256 } },
  AppCode: { code: { minLength: 1, maxLength: 40 } },
  TwoStepProof: { password: { minLength: 1, maxLength: 256 }, code: { minLength: 1, maxLength: 40 } },
  EmailVerification: { token: { minLength: 1, maxLength: 200 } },
  AccountDeletion: { email: { minLength: 1, maxLength: 254 }, password: { maxLength: 256 } },
  NewProof: {
    name: { minLength: 1, maxLength: 120 },
    ad_ids: { minItems: 1, maxItems: 100 },
    passphrase: { minLength: 6, maxLength: 100 },
    approvers: { maxItems: 10 },
  },
  ProofChange: { approvers: { maxItems: 10 } },
  ApprovalCodeRequest: { email: { minLength: 3, maxLength: 254 } },
  ApprovalCode: { email: { minLength: 3, maxLength: 254 }, code: { minLength: 1, maxLength: 20 } },
  ProofPassphrase: { passphrase: { minLength: 1, maxLength: 100 } },
  NewDecision: {
    name: { minLength: 1, maxLength: 80 },
    note: { maxLength: 2000 },
    version: { minLength: 1, maxLength: 64 },
    approver: { minLength: 1, maxLength: 100 },
  },
  PreviewPoint: { x: { minimum: 0, maximum: 1 }, y: { minimum: 0, maximum: 1 } },
  NewComment: {
    name: { minLength: 1, maxLength: 80 },
    text: { minLength: 1, maxLength: 2000 },
    preview: { minimum: 0, maximum: 9 },
  },
  NewCommentAnswer: { text: { minLength: 1, maxLength: 2000 } },
  NewApiKey: { name: { minLength: 1, maxLength: 80 }, scopes: { minItems: 1, maxItems: 14 } },
  ApiKeyRotation: { overlap_hours: { minimum: 0, maximum: 168 } },
  NewWebhook: { url: { minLength: 1, maxLength: 1000 }, events: { minItems: 1, maxItems: 13 } },
  WebhookChange: { url: { minLength: 1, maxLength: 1000 }, events: { minItems: 1, maxItems: 13 } },
  SecretRotation: { overlap_hours: { minimum: 0, maximum: 168 } },
  SeatChoice: { member_ids: { maxItems: 1000 } },
  NewTeam: { name: { minLength: 1, maxLength: 80 }, description: { maxLength: 5000 } },
  TeamChange: { name: { minLength: 1, maxLength: 80 }, description: { maxLength: 5000 } },
  NewInvitation: { email: { minLength: 3, maxLength: 254 } },
  BrandColors: {
    background: { maxLength: 7 },
    primary: { maxLength: 7 },
    accent: { maxLength: 7 },
    light: { maxLength: 7 },
    dark: { maxLength: 7 },
  },
  BrandKit: { name: { maxLength: 60 } },
  ArtworkDesign: { brand: { maxLength: 60 }, suggested_illustrations: { maxItems: 3 } },
  ObjectPose: {
    turn: { minimum: -2, maximum: 2 },
    size: { minimum: -2, maximum: 2 },
    across: { minimum: -16, maximum: 16 },
    down: { minimum: -16, maximum: 16 },
  },
  ImageCrop: { x: { minimum: 0, maximum: 1 }, y: { minimum: 0, maximum: 1 }, zoom: { minimum: 1, maximum: 4 } },
  NewTemplate: {
    name: { minLength: 1, maxLength: 120 },
    description: { maxLength: 5000 },
    headline: { minLength: 1, maxLength: 200 },
    subheadline: { maxLength: 300 },
    body_text: { maxLength: 5000 },
    short_description: { maxLength: 300 },
    cta: { maxLength: 60 },
    target_audience: { maxLength: 300 },
    best_platforms: { maxItems: 5 },
  },
  TemplateChange: {
    name: { minLength: 1, maxLength: 120 },
    description: { maxLength: 5000 },
    headline: { minLength: 1, maxLength: 200 },
    subheadline: { maxLength: 300 },
    body_text: { maxLength: 5000 },
    short_description: { maxLength: 300 },
    cta: { maxLength: 60 },
    target_audience: { maxLength: 300 },
    best_platforms: { maxItems: 5 },
  },
  GoogleSearchAd: {
    headlines: { maxItems: 50 },
    descriptions: { maxItems: 50 },
    path1: { maxLength: 5000 },
    path2: { maxLength: 5000 },
    final_url: { maxLength: 2048 },
  },
  GoogleDisplayAd: {
    headlines: { maxItems: 50 },
    long_headline: { maxLength: 5000 },
    descriptions: { maxItems: 50 },
    business_name: { maxLength: 5000 },
    call_to_action: { maxLength: 60 },
    final_url: { maxLength: 2048 },
    images: { maxItems: 50 },
  },
  MetaFeedAd: {
    primary_text: { maxLength: 5000 },
    headline: { maxLength: 5000 },
    description: { maxLength: 5000 },
    call_to_action: { maxLength: 60 },
    final_url: { maxLength: 2048 },
  },
  MetaStoryAd: {
    primary_text: { maxLength: 5000 },
    headline: { maxLength: 5000 },
    call_to_action: { maxLength: 60 },
    final_url: { maxLength: 2048 },
  },
  MetaCarouselAd: {
    primary_text: { maxLength: 5000 },
    cards: { maxItems: 50 },
    call_to_action: { maxLength: 60 },
    final_url: { maxLength: 2048 },
  },
  CarouselCard: { headline: { maxLength: 5000 }, description: { maxLength: 5000 }, final_url: { maxLength: 2048 } },
  LinkedinImageAd: {
    ad_name: { maxLength: 5000 },
    introductory_text: { maxLength: 5000 },
    headline: { maxLength: 5000 },
    description: { maxLength: 5000 },
    call_to_action: { maxLength: 60 },
    final_url: { maxLength: 2048 },
  },
  TwitterImageAd: { post_text: { maxLength: 5000 }, card_title: { maxLength: 5000 }, final_url: { maxLength: 2048 } },
  PictureTexts: {
    headline: { maxLength: 200 },
    subheadline: { maxLength: 300 },
    body: { maxLength: 5000 },
    cta: { maxLength: 60 },
  },
  NewAd: { name: { minLength: 1, maxLength: 120 }, contents: { minItems: 1, maxItems: 10 } },
  NewVariant: { variant_name: { minLength: 1, maxLength: 40 } },
  VariantName: { variant_name: { minLength: 1, maxLength: 40 } },
  AdChange: {
    name: { minLength: 1, maxLength: 120 },
    contents: { minItems: 1, maxItems: 10 },
    revision: { minimum: 1, maximum: 2147483647 },
  },
  UtmValues: {
    source: { maxLength: 200 },
    medium: { maxLength: 200 },
    campaign: { maxLength: 200 },
    term: { maxLength: 200 },
    content: { maxLength: 200 },
    id: { maxLength: 200 },
  },
  NewLinkPreset: { name: { minLength: 1, maxLength: 120 } },
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
    revision: { minimum: 1, maximum: 2147483647 },
  },
  Brief: {
    product_name: { maxLength: 200 },
    target_audience: { maxLength: 500 },
    offer: { maxLength: 200 },
    price: { maxLength: 200 },
    deadline: { maxLength: 200 },
    proof: { maxLength: 200 },
    landing_page: { maxLength: 2048 },
    key_benefits: { maxItems: 20 },
    benefit_kinds: { maxItems: 20 },
    words_to_use: { maxItems: 20 },
    banned_words: { maxItems: 50 },
    required_claims: { maxItems: 5 },
  },
  CampaignBriefChange: { revision: { minimum: 0, maximum: 2147483647 } },
  AdFromBrief: { texts: { maxItems: 600 } },
  AdToFill: { contents: { minItems: 1, maxItems: 10 } },
  BulkChange: { ids: { minItems: 1, maxItems: 200 } },
  LabelChange: { add: { maxItems: 20 }, remove: { maxItems: 20 }, ids: { minItems: 1, maxItems: 200 } },
  AdLabelChange: { add: { maxItems: 20 }, remove: { maxItems: 20 }, ids: { minItems: 1, maxItems: 200 } },
  BulkMatching: {
    search: { maxLength: 120 },
    label: { minLength: 1, maxLength: 40 },
    count: { minimum: 1, maximum: 1000 },
  },
  DailyMetricsChange: {
    impressions: { minimum: 0, maximum: 1000000000 },
    clicks: { minimum: 0, maximum: 1000000000 },
    conversions: { minimum: 0, maximum: 1000000000 },
    spent: { minimum: 0, maximum: 10000000 },
    revenue: { minimum: 0, maximum: 100000000 },
  },
  MetricsImport: {
    csv: { minLength: 1, maxLength: 900000 },
    file_name: { minLength: 1, maxLength: 255 },
    campaign: { maxLength: 400 },
    result_kind: { maxLength: 200 },
    rate: { minimum: 0.000001, maximum: 1000000 },
  },
  ColumnsToRemember: { headings: { minItems: 1, maxItems: 300 } },
  ReportTarget: { campaign: { maxLength: 400 } },
  ReportImport: {
    csv: { minLength: 1, maxLength: 900000 },
    file_name: { minLength: 1, maxLength: 255 },
    result_kind: { maxLength: 200 },
    rate: { minimum: 0.000001, maximum: 1000000 },
    targets: { maxItems: 500 },
  },
  ReportDaysOf: {
    campaign: { maxLength: 400 },
    limit: { minimum: 1, maximum: 200 },
    offset: { minimum: 0, maximum: 5000 },
  },
  CopyBrief: {
    product_name: { minLength: 1, maxLength: 200 },
    target_audience: { minLength: 1, maxLength: 500 },
    key_benefits: { minItems: 1, maxItems: 20 },
    call_to_action: { maxLength: 100 },
    max_characters: { minimum: 10, maximum: 5000 },
  },
  BenefitsToRead: { key_benefits: { minItems: 1, maxItems: 20 } },
  HeadlinesBrief: {
    product_name: { minLength: 1, maxLength: 200 },
    target_audience: { minLength: 1, maxLength: 500 },
    count: { minimum: 1, maximum: 20 },
  },
  TextWish: {
    product_name: { minLength: 1, maxLength: 200 },
    target_audience: { maxLength: 500 },
    key_benefits: { maxItems: 20 },
    call_to_action: { maxLength: 100 },
    max_characters: { minimum: 10, maximum: 5000 },
    text: { maxLength: 5000 },
    avoid: { maxItems: 60 },
    count: { minimum: 1, maximum: 10 },
  },
  BrandVoice: {
    description: { maxLength: 1000 },
    words_to_use: { maxItems: 20 },
    banned_words: { maxItems: 50 },
    required_claims: { maxItems: 5 },
  },
  PaymentEvent: { id: { minLength: 1, maxLength: 255 }, type: { minLength: 1, maxLength: 255 } },
  SandboxAction: { delay_seconds: { minimum: 0, maximum: 60 } },
  NewAnalyticsView: { name: { minLength: 1, maxLength: 120 }, query: { maxLength: 1000 } },
  AnalyticsViewName: { name: { minLength: 1, maxLength: 120 } },
} as const;

/** Every x-item of the contract, in its order. */
export const itemKindValues = [
  'campaign',
  'import',
  'choice',
  'view',
  'template',
  'ad',
  'image',
  'proof',
  'key',
  'webhook',
  'delivery',
  'preset',
  'generation',
  'team',
] as const;
export type ItemKind = (typeof itemKindValues)[number];

import { adsModule } from './modules/ads/ads.module';
import { aiModule } from './modules/ai/ai.module';
import { analyticsModule } from './modules/analytics/analytics.module';
import { apiKeysModule } from './modules/api-keys/apiKeys.module';
import { auditModule } from './modules/audit/audit.module';
import { authModule } from './modules/auth/auth.module';
import { billingModule } from './modules/billing/billing.module';
import { brandModule } from './modules/brand/brandKit.module';
import { bulkFilesModule } from './modules/bulk-files/bulkFiles.module';
import { campaignsModule } from './modules/campaigns/campaigns.module';
import { emailSummariesModule } from './modules/email-summaries/emailSummaries.module';
import { idempotencyModule } from './modules/idempotency/idempotency.module';
import { imagesModule } from './modules/images/images.module';
import { insightsModule } from './modules/insights/insights.module';
import { labelsModule } from './modules/labels/labels.module';
import { limitsModule } from './modules/limits/limits.module';
import { linksModule } from './modules/links/links.module';
import { mailModule } from './modules/mail/mail.module';
import { plansModule } from './modules/plans/plans.module';
import { preflightModule } from './modules/preflight/preflight.module';
import { proofsModule } from './modules/proofs/proofs.module';
import { reportColumnsModule } from './modules/report-columns/reportColumns.module';
import { storageModule } from './modules/storage/storage.module';
import { systemModule } from './modules/system/system.module';
import { teamsModule } from './modules/teams/teams.module';
import { templateLibraryModule } from './modules/template-library/templateLibrary.module';
import { templatesModule } from './modules/templates/templates.module';
import { webhooksModule } from './modules/webhooks/webhooks.module';

/** Every module of the server, each after those whose services it needs. */
export const modules = [
  limitsModule,
  idempotencyModule,
  plansModule,
  mailModule,
  auditModule,
  apiKeysModule,
  webhooksModule,
  labelsModule,
  campaignsModule,
  reportColumnsModule,
  templatesModule,
  templateLibraryModule,
  imagesModule,
  adsModule,
  proofsModule,
  linksModule,
  bulkFilesModule,
  aiModule,
  brandModule,
  teamsModule,
  preflightModule,
  billingModule,
  authModule,
  storageModule,
  analyticsModule,
  insightsModule,
  emailSummariesModule,
  systemModule,
] as const;

export type Module = (typeof modules)[number];

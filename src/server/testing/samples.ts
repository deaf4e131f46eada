import type { ItemKind } from '../contract/access';
import type { OperationId } from '../contract/handlers';
import { together } from '../module';
import { adSamples } from '../modules/ads/ads.samples';
import { aiSamples } from '../modules/ai/ai.samples';
import { analyticsSamples } from '../modules/analytics/analytics.samples';
import { apiKeySamples } from '../modules/api-keys/apiKeys.samples';
import { authSamples } from '../modules/auth/auth.samples';
import { billingSamples } from '../modules/billing/billing.samples';
import { brandKitSamples } from '../modules/brand/brandKit.samples';
import { campaignSamples } from '../modules/campaigns/campaigns.samples';
import { emailSummarySamples } from '../modules/email-summaries/emailSummaries.samples';
import { imageSamples } from '../modules/images/images.samples';
import { insightSamples } from '../modules/insights/insights.samples';
import { linkSamples } from '../modules/links/links.samples';
import { proofSamples } from '../modules/proofs/proofs.samples';
import { reportColumnsSamples } from '../modules/report-columns/reportColumns.samples';
import { teamSamples } from '../modules/teams/teams.samples';
import { templateSamples } from '../modules/templates/templates.samples';
import { webhookSamples } from '../modules/webhooks/webhooks.samples';
import type { ModuleSamples, SampleThing } from './moduleSamples';

/** Of every module that has operations with a body, or things that are found by an id. */
const samples = [
  authSamples,
  campaignSamples,
  reportColumnsSamples,
  templateSamples,
  imageSamples,
  adSamples,
  proofSamples,
  linkSamples,
  apiKeySamples,
  webhookSamples,
  aiSamples,
  brandKitSamples,
  teamSamples,
  billingSamples,
  insightSamples,
  emailSummarySamples,
  analyticsSamples,
] as const;

/** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
export const sampleBodies: Readonly<Record<string, unknown>> = together(samples.map(({ bodies }) => bodies));

/** How every operation is tried that stores what it is sent. */
export const sampleWriting: ModuleSamples['writing'] = together(samples.map(({ writing }) => writing));

/** Every operation with a body that is not kept as it is. */
export const actingOperations: readonly OperationId[] = samples.flatMap(({ acting }) => acting);

/** What belongs to workspaces. */
export const sampleThings: Readonly<Record<ItemKind, SampleThing>> = together(samples.map(({ things }) => things));

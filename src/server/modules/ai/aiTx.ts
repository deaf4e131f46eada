import type { AuditTx } from '../../lib/audit';
import type { WebhookRecorder } from '../../lib/webhookEvents';
import type { PlansTx } from '../plans/plans.service';
import type { CopyActivity } from './ai.activity';
import type { AiUsageRepository } from './aiUsage.repository';
import type { BrandVoicesRepository } from './brandVoices.repository';
import type { GenerationsRepository } from './generations.repository';

/** What copy is stored with in one transaction. */
export interface AiRepositories {
  generations: GenerationsRepository;
  aiUsage: AiUsageRepository;
  brandVoices: BrandVoicesRepository;
}

export type AiTx = AiRepositories & { activity: CopyActivity; webhookEvents: WebhookRecorder } & AuditTx & PlansTx;

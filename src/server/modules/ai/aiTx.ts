import type { AuditTx } from '../../lib/audit';
import type { WebhookRecorder } from '../../lib/webhookEvents';
import type { PlansTx } from '../plans/plans.service';
import type { CopyActivity } from './ai.activity';
import type { AiRepository } from './ai.repository';

/** What copy is stored with in one transaction. */
export type AiTx = { ai: AiRepository; activity: CopyActivity; webhookEvents: WebhookRecorder } & AuditTx & PlansTx;

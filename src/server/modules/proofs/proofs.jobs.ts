import type { JobDefinitions } from '../../lib/jobs';
import type { ApproversService } from './approvers.service';
import type { ApproverJobs } from './approvers.types';
import type { ProofNewsService } from './proofNews.service';
import type { ProofJobs } from './proofNews.types';

export interface ProofJobServices {
  proofNews: Pick<ProofNewsService, 'mail'>;
  approvers: Pick<ApproversService, 'mailCode'>;
}

export const proofJobs: JobDefinitions<ProofJobs & ApproverJobs, ProofJobServices> = {
  'mail-proof-news': {
    tries: { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, retentionDays: 2 },
    atOnce: 1,
    work: ({ proofNews }, { proofId }) => proofNews.mail(proofId),
  },
  'mail-approval-code': {
    tries: { retryLimit: 5, retryBackoff: true, expireInSeconds: 300, retentionDays: 1 },
    atOnce: 1,
    work: ({ approvers }, { proofId, email }) => approvers.mailCode(proofId, email),
  },
};

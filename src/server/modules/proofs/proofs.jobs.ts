import type { JobDefinitions } from '../../lib/jobs';
import type { ProofNewsService } from './proofNews.service';
import type { ProofJobs } from './proofNews.types';

export interface ProofJobServices {
  proofNews: Pick<ProofNewsService, 'mail'>;
}

export const proofJobs: JobDefinitions<ProofJobs, ProofJobServices> = {
  'mail-proof-news': {
    tries: { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, retentionDays: 2 },
    atOnce: 1,
    work: ({ proofNews }, { proofId }) => proofNews.mail(proofId),
  },
};

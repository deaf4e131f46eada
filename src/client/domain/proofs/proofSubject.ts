import type { NewProof } from '../../api/proofsApi';

/** What a proof link is made of, and what its page is called unless somebody says otherwise. */
export type ProofSubject = Pick<NewProof, 'ad_ids' | 'campaign_id'> & {
  name: string;
  /** Whether the one ad may have variants that could be shown with it. */
  isVariant?: boolean;
};

import type { SavedAd } from '../../api/adsApi';
import { ProofDialog } from './LazyProofDialog';

type Props = { ad: Pick<SavedAd, 'id' | 'name'>; onClose: () => void };

/** The links of one ad. */
export function AdProofDialog({ ad: { id, name }, onClose }: Props) {
  return <ProofDialog of={{ ad_ids: [id], name }} onClose={onClose} />;
}

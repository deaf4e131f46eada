import type { SavedAd } from '../../api/adsApi';
import { ProofDialog } from './LazyProofDialog';

type Props = { ad: Pick<SavedAd, 'id' | 'name' | 'variant_group'>; onClose: () => void };

/** The links of one ad. */
export function AdProofDialog({ ad: { id, name, variant_group: variantGroup }, onClose }: Props) {
  return <ProofDialog of={{ ad_ids: [id], name, isVariant: variantGroup !== null }} onClose={onClose} />;
}

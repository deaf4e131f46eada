import { styled } from '@mui/material/styles';
import { ShareButton } from '../../../domain/proofs/ShareButton';
import { useAppSelector } from '../../../redux/hooks';
import { belowWide } from '../../../theme/tokens';
import { selectDraft, selectEditedAd } from '../state/adEditorSlice';

/** The links that show this ad to people without an account. */
export function ShareAdButton({ id }: { id: string }) {
  const name = useAppSelector((state) => selectDraft(state, id).name);
  const isVariant = useAppSelector((state) => selectEditedAd(state, id)?.isVariant ?? false);
  return (
    <Wide>
      <ShareButton of={{ ad_ids: [id], name, isVariant }} size="medium" />
    </Wide>
  );
}

const Wide = styled('span')({ marginLeft: 4, [belowWide]: { display: 'none' } });

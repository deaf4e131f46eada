import Button from '@mui/material/Button';
import type { FilledAd } from '../../../api/aiApi';
import { DialogActions } from '../../../components/DialogActions';
import { DialogFrame } from '../../../components/DialogFrame';
import { LeftOut } from '../../../domain/briefs/LeftOut';

type Props = { leftOut: FilledAd['left_out']; onClose: () => void };

/** After an ad was filled: what of the brief it does not say. */
export function Filled({ leftOut, onClose }: Props) {
  return (
    <DialogFrame open title="Ad filled from the brief" onClose={onClose} width={480}>
      <LeftOut parts={leftOut} plain />
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </DialogFrame>
  );
}

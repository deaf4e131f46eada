import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import type { CreatedProof } from '../../api/proofsApi';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { Notice } from '../../components/Notice';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { formatDayOf } from '../../lib/dates';
import { copyText } from '../../redux/copyText';
import { useAppDispatch } from '../../redux/hooks';

type Props = { created: CreatedProof; onClose: () => void };

/** A new link, which is shown only here. */
export function ProofLinkDialog({ created: { proof, link }, onClose }: Props) {
  const dispatch = useAppDispatch();
  return (
    <DialogFrame open title="Copy your link" onClose={onClose} width={480}>
      <Stack gap={16}>
        <Notice tone="warn">This is the only time you’ll see it. If you lose it, create another one.</Notice>
        <TextField
          label={proof.name}
          value={link}
          hint={`Works until ${formatDayOf(proof.expires_at)}${proof.has_passphrase ? ', with the passphrase' : ''}.`}
          onChange={() => undefined}
        />
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Done
        </Button>
        <Button
          startIcon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void dispatch(copyText(link))}
        >
          Copy link
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import type { CreatedWebhook } from '../../../api/webhooksApi';
import { DialogActions } from '../../../components/DialogActions';
import { DialogFrame } from '../../../components/DialogFrame';
import { Notice } from '../../../components/Notice';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { copyText } from '../../../redux/copyText';
import { useAppDispatch } from '../../../redux/hooks';
import { shortAddress } from './webhookWords';

type Props = { created: CreatedWebhook; onClose: () => void };

/** What a webhook's deliveries are signed with, which is shown only here. */
export function SigningSecretDialog({ created: { webhook, secret }, onClose }: Props) {
  const dispatch = useAppDispatch();
  return (
    <DialogFrame open title="Copy the signing secret" onClose={onClose} width={560}>
      <Stack gap={16}>
        <Notice tone="warn">
          This is the only time you’ll see it. Your server needs it to tell our messages from others.
        </Notice>
        <TextField label={`Secret for ${shortAddress(webhook.url)}`} value={secret} onChange={() => undefined} />
        <p>
          Messages follow the Standard Webhooks scheme: hand the secret, the headers, and the raw body to one of its
          libraries, and it verifies the signature.
        </p>
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Done
        </Button>
        <Button
          startIcon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void dispatch(copyText(secret))}
        >
          Copy secret
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

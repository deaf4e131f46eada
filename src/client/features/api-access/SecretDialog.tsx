import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import type { CreatedApiKey } from '../../api/apiKeysApi';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { Notice } from '../../components/Notice';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { copyText } from '../../redux/copyText';
import { useAppDispatch } from '../../redux/hooks';
import { radii, tokens } from '../../theme/tokens';
import { firstCall } from './firstCall';

type Props = { created: CreatedApiKey; onClose: () => void };

/** A new key's secret, which is shown only here, and a first call with it. */
export function SecretDialog({ created: { key, secret }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const call = firstCall(key.scopes, secret, window.location.origin);
  const copy = (text: string) => void dispatch(copyText(text));
  return (
    <DialogFrame open title="Copy your new key" onClose={onClose} width={560}>
      <Stack gap={16}>
        <Notice tone="warn">This is the only time you’ll see it. Keep it where only your program can read it.</Notice>
        <TextField label={key.name} value={secret} onChange={() => undefined} />
        <div>
          <CallHead>
            <h3>Try it</h3>
            <Button variant="text" size="small" onClick={() => copy(call)}>
              Copy command
            </Button>
          </CallHead>
          <Call role="group" aria-label="A first call">
            {call}
          </Call>
        </div>
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Done
        </Button>
        <Button startIcon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => copy(secret)}>
          Copy key
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const CallHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 4,
  '& > h3': { fontSize: 13, lineHeight: '18px', fontWeight: 500 },
});

const Call = styled('pre')({
  margin: 0,
  padding: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.muteSoft,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12.5,
  lineHeight: '18px',
});

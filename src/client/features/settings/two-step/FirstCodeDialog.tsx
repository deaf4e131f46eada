import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { type TwoStepSecret, useTurnOnTwoStepMutation } from '../../../api/twoStepApi';
import { FormDialog } from '../../../components/FormDialog';
import { TextField } from '../../../components/TextField';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { copyText } from '../../../redux/copyText';
import { useAppDispatch } from '../../../redux/hooks';
import { belowTablet, tokens } from '../../../theme/tokens';
import { QrCode } from './QrCode';

type Props = { secret: TwoStepSecret; onClose: () => void; onCodes: (codes: string[]) => void };

/** Hands the secret to the app, and turns two-step sign-in on with its first code. */
export function FirstCodeDialog({ secret: { secret, uri }, onClose, onCodes }: Props) {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState('');
  const [turnOn, { isLoading, error }] = useTurnOnTwoStepMutation();
  const faults = useFormFaults(error, ['code']);
  const handleSubmit = async () => {
    const { data } = await turnOn({ appCode: { code } });
    if (data) onCodes(data.recovery_codes);
  };
  return (
    <FormDialog
      open
      title="Scan the code"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Turn on"
      busyLabel="Turning on…"
      busy={isLoading}
    >
      <Scan>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <p>Scan this with your authenticator app. Can’t scan it? Type this key into the app instead:</p>
          <Secret>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</Secret>
          <Button
            variant="soft"
            size="small"
            startIcon={<Copy size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void dispatch(copyText(secret))}
          >
            Copy key
          </Button>
        </div>
      </Scan>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        maxLength={7}
        hint="Six digits that change every 30 seconds."
        value={code}
        error={faults.at.code}
        onChange={setCode}
      />
    </FormDialog>
  );
}

const Scan = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  color: tokens.text2,
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { justifySelf: 'center' } },
});

const Secret = styled('code')({
  display: 'block',
  margin: '8px 0',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: '20px',
  color: tokens.text,
});

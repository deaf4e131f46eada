import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy, Download } from 'lucide-react';
import { DialogActions } from '../../../components/DialogActions';
import { DialogFrame } from '../../../components/DialogFrame';
import { Notice } from '../../../components/Notice';
import { Stack } from '../../../components/Stack';
import { copyText } from '../../../redux/copyText';
import { useAppDispatch } from '../../../redux/hooks';
import { belowTablet, radii, tokens } from '../../../theme/tokens';
import { downloadRecoveryCodes } from './downloadRecoveryCodes';

type Props = { codes: string[]; onClose: () => void };

/** Recovery codes, which are shown only here. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const dispatch = useAppDispatch();
  return (
    <DialogFrame open title="Save your recovery codes" onClose={onClose} width={480}>
      <Stack gap={16}>
        <Notice tone="warn">
          This is the only time you’ll see them. Keep them where you’d find them without your phone.
        </Notice>
        <p>If you lose your phone, each of these signs you in once in place of a code from the app.</p>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Done
        </Button>
        <Button
          variant="outlined"
          startIcon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void dispatch(copyText(codes.join('\n')))}
        >
          Copy
        </Button>
        <Button
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void dispatch(downloadRecoveryCodes(codes))}
        >
          Download
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: 16,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.muteSoft,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: '20px',
  listStyle: 'none',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import type { SentInvitation } from '../../../api/teamsApi';
import { DialogActions } from '../../../components/DialogActions';
import { LazyDialogFrame } from '../../../components/LazyDialogFrame';
import { TextField } from '../../../components/TextField';
import { formatDayOf } from '../../../lib/dates';
import { copyText } from '../../../redux/copyText';
import { useAppDispatch } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';

type Props = { sent: SentInvitation; onClose: () => void };

/** The link of an invitation that no mail carries, to be passed on by hand. It is shown only here. */
export function InvitationLinkDialog({ sent: { member, link = '' }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const end = member.expires_at ? ` Single-use; expires ${formatDayOf(member.expires_at)}.` : '';
  return (
    <LazyDialogFrame open title="Invitation link" onClose={onClose} width={480}>
      <Words>
        <p>{`This invitation wasn’t emailed. Send this link to ${member.email} yourself.${end}`}</p>
        <TextField label="Link" value={link} onChange={() => undefined} />
      </Words>
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
    </LazyDialogFrame>
  );
}

const Words = styled('div')({ display: 'grid', gap: 16, '& > p': { color: tokens.text2 } });

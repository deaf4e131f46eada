import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { User } from '../../api/api';
import { BusyButton } from '../../components/BusyButton';
import { Panel } from '../../components/Panel';
import { StorageLine } from '../../domain/images/StorageLine';
import { useAppDispatch } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { exportData } from './exportData';

/** Takes one's data along, or ends the account. */
export function DataPanel({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [isExporting, setIsExporting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const handleExport = async () => {
    setIsExporting(true);
    await dispatch(exportData());
    setIsExporting(false);
  };
  return (
    <Panel title="Your data">
      <StorageLine />
      <Action>
        <p>Everything we store about you, including all campaigns and their numbers, in one JSON file.</p>
        <BusyButton variant="outlined" busy={isExporting} busyLabel="Exporting…" onClick={() => void handleExport()}>
          Export data
        </BusyButton>
      </Action>
      <Action>
        <p>Permanently deletes your account, its campaigns, and their numbers.</p>
        <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Action>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}
    </Panel>
  );
}

const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& p': { flex: '1 1 280px', color: tokens.text2 },
  '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${tokens.line}` },
});

import { useState } from 'react';
import Button from '@mui/material/Button';
import type { User } from '../../api/api';
import { BusyButton } from '../../components/BusyButton';
import { Panel } from '../../components/Panel';
import { StorageLine } from '../../domain/images/StorageLine';
import { useAppDispatch } from '../../redux/hooks';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { exportData } from './exportData';
import { PanelRow } from '../../components/PanelRow';

/** Exports the account's data, or deletes the account. */
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
      <PanelRow>
        <p>Everything we store about you, including all campaigns and their numbers, in one JSON file.</p>
        <BusyButton variant="outlined" busy={isExporting} busyLabel="Exporting…" onClick={() => void handleExport()}>
          Export data
        </BusyButton>
      </PanelRow>
      <PanelRow>
        <p>Permanently deletes your account, its campaigns, and their numbers.</p>
        <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </PanelRow>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} />}
    </Panel>
  );
}

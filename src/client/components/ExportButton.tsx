import { useState } from 'react';
import { Download } from 'lucide-react';
import { BusyButton } from './BusyButton';

type Props = {
  /** Resolves when the file has been handed over, or could not be; does not reject. */
  onExport: () => PromiseLike<unknown>;
  size?: 'small' | 'medium';
};

/** Downloads what is shown as CSV, and is busy meanwhile. */
export function ExportButton({ onExport, size = 'medium' }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    await onExport();
    setIsBusy(false);
  };
  return (
    <BusyButton variant="outlined" size={size} busy={isBusy} busyLabel="Export CSV" onClick={() => void handleClick()}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      Export CSV
    </BusyButton>
  );
}

import { useState } from 'react';
import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { lazyPart } from '../../../lib/speed/lazyPart';

const SummaryDialog = lazyPart(async () => (await import('./SummaryDialog')).SummaryDialog);

/** Opens the choice of a summary by email. */
export function SummaryButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onMouseEnter={SummaryDialog.fetchAhead}
        onFocus={SummaryDialog.fetchAhead}
        onClick={() => setIsOpen(true)}
        startIcon={<Mail size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Email summary
      </Button>
      {isOpen && <SummaryDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

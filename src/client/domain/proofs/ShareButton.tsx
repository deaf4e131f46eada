import { useState } from 'react';
import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import { ProofDialog } from './LazyProofDialog';
import type { ProofSubject } from './proofSubject';

/** Opens the dialog with the proof links of an ad or a campaign. */
export function ShareButton({ of, size }: { of: ProofSubject; size: 'small' | 'medium' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Share
      </Button>
      {isOpen && <ProofDialog of={of} onClose={() => setIsOpen(false)} />}
    </>
  );
}

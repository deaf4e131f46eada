import { useState } from 'react';
import Button from '@mui/material/Button';
import { SquarePen } from 'lucide-react';
import { useMay } from '../teams/useMay';
import { UseInAdDialog } from './LazyUseInAdDialog';
import type { WrittenCopy } from './writtenCopy';

/** Puts a written text into an ad; hidden from viewers. */
export function UseInAdButton(written: WrittenCopy) {
  const mayEdit = useMay('updateAd');
  const [isAsking, setIsAsking] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Use in ad: ${written.text}`}
        startIcon={<SquarePen size={14} strokeWidth={1.75} aria-hidden="true" />}
        onMouseEnter={UseInAdDialog.fetchAhead}
        onFocus={UseInAdDialog.fetchAhead}
        onClick={() => setIsAsking(true)}
      >
        Use in ad
      </Button>
      {isAsking && <UseInAdDialog written={written} onClose={() => setIsAsking(false)} />}
    </>
  );
}

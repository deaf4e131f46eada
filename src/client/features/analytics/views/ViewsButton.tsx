import { useState } from 'react';
import Button from '@mui/material/Button';
import { Bookmark } from 'lucide-react';
import { lazyPart } from '../../../lib/speed/lazyPart';
import type { AnalyticsView } from '../analyticsView';

const ViewsDialog = lazyPart(async () => (await import('./ViewsDialog')).ViewsDialog);

type Props = { view: AnalyticsView; onView: (view: AnalyticsView) => void };

/** Opens the saved views, where this one can be saved too. */
export function ViewsButton({ view, onView }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onMouseEnter={ViewsDialog.fetchAhead}
        onFocus={ViewsDialog.fetchAhead}
        onClick={() => setIsOpen(true)}
        startIcon={<Bookmark size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Saved views
      </Button>
      {isOpen && <ViewsDialog view={view} onView={onView} onClose={() => setIsOpen(false)} />}
    </>
  );
}

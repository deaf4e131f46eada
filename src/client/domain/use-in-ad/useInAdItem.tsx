import { useState } from 'react';
import { SquarePen } from 'lucide-react';
import type { ActionMenuItem } from '../../components/ActionMenuList';
import { UseInAdDialog } from './LazyUseInAdDialog';
import type { WrittenCopy } from './writtenCopy';

/** "Use in ad" as an item of menus, and the dialog that it opens. */
export function useInAdItem() {
  const [written, setWritten] = useState<WrittenCopy>();
  return {
    menuItem: (copy: WrittenCopy): ActionMenuItem => ({
      label: 'Use in ad…',
      icon: SquarePen,
      onSelect: () => setWritten(copy),
    }),
    dialog: written ? <UseInAdDialog written={written} onClose={() => setWritten(undefined)} /> : null,
  };
}

import { useId, useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import type { ActionMenuItem } from './ActionMenuList';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';

const ActionMenuList = lazyPart(async () => (await import('./ActionMenuList')).ActionMenuList);

/** Three dots that open a list of actions; nothing where there is none. The list's code is loaded when the pointer or the focus comes near. */
export function ActionMenu({ label, items }: { label: string; items: readonly ActionMenuItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        label={label}
        icon={EllipsisVertical}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onMouseEnter={ActionMenuList.fetchAhead}
        onFocus={ActionMenuList.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <ActionMenuList id={menuId} label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

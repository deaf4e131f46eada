import { Suspense, useId, useState } from 'react';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';

export type ActionMenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
};

const loadList = async () => (await import('./ActionMenuList')).ActionMenuList;
const ActionMenuList = lazyPart(loadList);

/** Three dots that open a list of actions. The list's code is loaded when the pointer or the focus comes near. */
export function ActionMenu({ label, items }: { label: string; items: readonly ActionMenuItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const handleNear = () => void loadList().catch(() => undefined);
  return (
    <>
      <IconButton
        label={label}
        icon={EllipsisVertical}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onMouseEnter={handleNear}
        onFocus={handleNear}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <ActionMenuList id={menuId} label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

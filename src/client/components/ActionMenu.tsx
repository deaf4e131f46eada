import { EllipsisVertical } from 'lucide-react';
import type { ActionMenuItem } from './ActionMenuList';
import { ActionMenuTrigger } from './ActionMenuTrigger';
import { IconButton } from './IconButton';

/** Three dots that open a list of actions; nothing where there is none. */
export function ActionMenu({ label, items }: { label: string; items: readonly ActionMenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ActionMenuTrigger label={label} items={items}>
      {(trigger) => <IconButton label={label} icon={EllipsisVertical} {...trigger} />}
    </ActionMenuTrigger>
  );
}
